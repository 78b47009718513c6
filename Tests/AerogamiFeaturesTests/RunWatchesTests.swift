import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RunWatchesTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let clock = ManualClock()
  private let store = WatchStore.mock()
  private let events = Log<String>()
  private let error = ClientError(
    requested: "GET https://fares.example/trips/VNO", reason: .failed(.status(401), detail: "status 401"))

  /// Runs the watches while `body` runs.
  ///
  /// - Parameters:
  ///   - fails: Whether requests for a place fail.
  ///   - hangs: Whether requests for a place never end.
  ///   - holder: Returns the process that runs a watch.
  ///   - leases: Receives each lease that is taken, and `end` with its name when it ends.
  private func run(
    store: WatchStore? = nil, fails: @escaping @Sendable (String) -> Bool = { _ in false },
    hangs: @escaping @Sendable (String) -> Bool = { _ in false }, timeLimit: Duration? = nil,
    includes: @escaping @Sendable (DefinedWatch) -> Bool = { _ in true },
    problem: @escaping @Sendable (Watch, String?) -> Problem? = { _, _ in nil },
    holder: @escaping @Sendable (String) -> Int32? = { _ in nil }, leases: Log<String> = Log(),
    pauses: Log<String> = Log(), _ body: () async throws -> Void
  ) async throws {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    let origin = clock.now
    dependencies.now = { [start, clock] in start + origin.duration(to: clock.now) / .seconds(1) }
    (dependencies.clock, dependencies.random) = (clock, { 0.5 })
    (dependencies.watches, dependencies.regions, dependencies.history) = (store ?? self.store, .mock(), .mock())
    dependencies.trips.trips = { [error, clock] request in
      if fails(request.origin ?? "") { throw error }
      if hangs(request.origin ?? "") { try await clock.sleep(for: .seconds(1_000_000)) }
      return Fetched([])
    }
    let context = CheckWatch.Context(
      source: { _ in "test" }, home: Home(places: []), requestedCurrency: nil, link: { _ in nil })
    let run = RunWatches(
      dependencies, configured: [], includes: includes, problem: problem,
      lease: { name in
        if let process = holder(name) { return .held(WatchHolder(watch: name, process: process, since: nil)) }
        await leases.append(name)
        return .taken { await leases.append("end \(name)") }
      })
    let check = CheckWatch(dependencies, context)
    try await withThrowingTaskGroup(of: Void.self) { [events] group in
      group.addTask {
        var request = CheckWatch.Request()
        request.timeLimit = timeLimit
        try await run { [request] state, _ in
          do {
            return try await check(&state, request) { _ in }
          } catch {
            try await check.saveFailure(error, &state)
            return .failed
          }
        } report: { event in
          switch event {
          case .round(let round): await events.append("\(round.watch): \(round.status)")
          case .unusable(let watch, let problem): await events.append("\(watch): unusable, \(problem)")
          case .ended(let watch): await events.append("\(watch): ended")
          case .held(let holder): await events.append("\(holder.watch): \(holder.processText)")
          case .taken(let watch): await events.append("\(watch): taken")
          case .left(let watch, let isPaused): await events.append("\(watch): \(isPaused ? "paused" : "removed")")
          case .unreadable(let problem): await events.append("unreadable: \(problem)")
          case .pausing(let next, let count):
            let text = next.map { "\($0.watch) in \(Int($0.pause / .seconds(1))) s" } ?? "none"
            await pauses.append("\(count): \(text)")
          }
        }
      }
      defer { group.cancelAll() }
      try await body()
    }
  }

  private func add(_ name: String, every: String = "15m", _ fields: (String, String)...) async throws {
    let watch = try Watch(name: name, fields: [("regions", "VNO"), ("every", every)] + fields)
    #expect(try await store.add(watch, name))
  }

  /// Moves the clock in steps in which changes are noticed.
  private func pass(_ duration: Duration) async {
    for _ in 0..<Int(duration / .seconds(10)) {
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(10))
    }
    await clock.waitForSleepers(1)
  }

  @Test("each watch runs at its own interval, and a watch that was added begins without a restart")
  func intervals() async throws {
    try await add("spain")
    try await run {
      await pass(.seconds(60))
      #expect(await events.entries == ["spain: ok"])
      try await add("italy", every: "5m")
      await pass(.seconds(10))
      #expect(await events.entries == ["spain: ok", "italy: ok"])
      await pass(.seconds(900))
      #expect(await events.entries.count { $0 == "italy: ok" } == 4)
      #expect(await events.entries.count { $0 == "spain: ok" } == 2)
    }
  }

  @Test("a paused, removed or replaced watch changes without a restart, and a requested round does not wait")
  func changes() async throws {
    try await add("spain")
    try await run {
      await pass(.seconds(10))
      try await store.setPaused("spain", true)
      await pass(.seconds(1800))
      #expect(await events.entries == ["spain: ok", "spain: paused"])
      try await store.setPaused("spain", false)
      await pass(.seconds(10))
      #expect(await events.entries == ["spain: ok", "spain: paused", "spain: ok"])
      try await store.requestRun("spain", start)
      await pass(.seconds(10))
      #expect(await events.entries.count == 4)
      #expect(try await store.health()["spain"]?.runRequestedAt == nil)
      // The shorter interval applies at once.
      let shorter = try Watch(name: "spain", fields: [("regions", "VNO"), ("every", "2m")])
      #expect(try await store.replace(shorter, "spain", nil))
      await pass(.seconds(120))
      #expect(await events.entries.count == 5)
      // Another search does not wait, even if the last round ended after the change.
      let health = try #require(try await store.health()["spain"])
      let other = try Watch(name: "spain", fields: [("regions", "RIX"), ("every", "2h")])
      #expect(try await store.replace(other, "spain", nil))
      _ = try await store.saveRound(FinishedRound(of: "spain"), try #require(health.lastRound))
      await pass(.seconds(10))
      #expect(await events.entries.count == 6)
      _ = try await store.remove("spain", false)
      await pass(.seconds(1800))
      #expect(await events.entries.count == 7)
      #expect(await events.entries.last == "spain: removed")
    }
  }

  @Test("a watch that another process runs is left to it, and one whose days are past does not run")
  func left() async throws {
    try await add("spain")
    try await add("past", ("date", "2026-01-31"))
    try await store.requestRun("spain", start)
    try await run(holder: { $0 == "spain" ? 7 : nil }) {
      await pass(.seconds(300))
      #expect(await events.entries.sorted() == ["past: ended", "spain: process 7"])
      let health = try await store.health()["spain"]
      #expect(health?.lastRound == nil)
      // The other process takes the request.
      #expect(health?.runRequestedAt == start)
    }
  }

  @Test("a watch runs here within seconds after the other process has ended")
  func taken() async throws {
    try await add("spain")
    let process = Mutex<Int32?>(7)
    try await run(holder: { _ in process.withLock(\.self) }) {
      await pass(.seconds(60))
      process.withLock { $0 = nil }
      await pass(.seconds(10))
      #expect(await events.entries == ["spain: process 7", "spain: taken", "spain: ok"])
    }
  }

  @Test("this process has the lease of a watch as long as it runs it, also between the rounds")
  func leases() async throws {
    try await add("spain")
    try await add("italy")
    let leases = Log<String>()
    try await run(leases: leases) {
      await pass(.seconds(60))
      #expect(await leases.entries.sorted() == ["italy", "spain"])
      let changed = try Watch(name: "spain", fields: [("regions", "VNO"), ("every", "2h")])
      #expect(try await store.replace(changed, "spain", nil))
      await pass(.seconds(10))
      #expect(await leases.entries.count == 2)
      try await store.setPaused("italy", true)
      await pass(.seconds(10))
      #expect(await leases.entries.last == "end italy")
    }
    #expect(await leases.entries.last == "end spain")
  }

  @Test("why a watch cannot run is saved, reported when it begins, and reported again when it returns")
  func unusable() async throws {
    let unusable = UnusableWatch(name: "spain", words: ["--to", "x"], problem: Problem("to: unknown"))
    let watches = Mutex<[DefinedWatch]>([.failure(unusable)])
    var store = store
    store.named = { watches.withLock(\.self) }
    try await run(store: store) { [store] in
      await pass(.seconds(60))
      #expect(await events.entries == ["spain: unusable, to: unknown"])
      let failing = try await store.health()["spain"]?.status
      #expect(failing == .failing(since: start, reason: "to: unknown"))
      // A watch that was corrected does not wait for its interval.
      watches.withLock {
        $0 = [try? Watch(name: "spain", fields: [("regions", "VNO")])].compactMap { $0.map { .success($0) } }
      }
      await pass(.seconds(10))
      #expect(await events.entries.last == "spain: ok")
      let corrected = try await store.health()["spain"]?.status
      #expect(corrected == .ok)
      watches.withLock { $0 = [.failure(unusable)] }
      await pass(.seconds(10))
      #expect(await events.entries.last == "spain: unusable, to: unknown")
    }
  }

  @Test("a watch that the configuration prevents is reported and not run, and the others run")
  func prevented() async throws {
    try await add("spain")
    try await add("italy")
    try await run(problem: { watch, _ in watch.name == "spain" ? Problem("no source") : nil }) {
      await pass(.seconds(60))
      #expect(await events.entries == ["spain: unusable, no source", "italy: ok"])
      let health = try await store.health()
      #expect(health["spain"]?.lastRound == nil)
    }
  }

  @Test("only the chosen watches run, and a changed time of the next round is reported once")
  func chosen() async throws {
    try await add("spain")
    let pauses = Log<String>()
    try await run(includes: { $0.name != "italy" }, pauses: pauses) {
      try await add("italy")
      await pass(.seconds(60))
      #expect(await pauses.entries == ["1: spain in 900 s"])
      try await add("porto")
      await pass(.seconds(10))
      let shown = await pauses.entries
      #expect(shown.count == 2 && shown.last?.hasPrefix("2: spain in 8") == true)
      #expect(await events.entries == ["spain: ok", "porto: ok"])
      _ = try await store.remove("spain", false)
      _ = try await store.remove("porto", false)
      await pass(.seconds(10))
      #expect(await pauses.entries.last == "0: none")
    }
  }

  @Test("a round whose requests never end fails after its time limit, and the other watches run")
  func slow() async throws {
    try await add("slow")
    let watch = try Watch(name: "fast", fields: [("regions", "BER"), ("every", "15m")])
    try await run(hangs: { $0 == "VNO" }, timeLimit: .seconds(30)) {
      // The request, and the time limit of the round.
      await clock.waitForSleepers(2)
      #expect(try await store.add(watch, "fast"))
      clock.advance(by: .seconds(30))
      await events.waitForEntries(2)
      #expect(await events.entries == ["slow: failed", "fast: ok"])
      let failure = try await store.health()["slow"]?.failure ?? ""
      #expect(failure.contains("30"))
    }
  }

  @Test("a round that fails is saved with its reason, and delays only its own watch")
  func failing() async throws {
    try await add("spain")
    let watch = try Watch(name: "italy", fields: [("regions", "BER"), ("every", "15m")])
    #expect(try await store.add(watch, "italy"))
    try await run(fails: { $0 == "VNO" }) {
      await pass(.seconds(10))
      let health = try await store.health()
      #expect(health["italy"]?.status == .ok)
      guard case .failing(let since, let reason) = health["spain"]?.status else {
        Issue.record("\(String(describing: health["spain"]))")
        return
      }
      #expect(since == start && reason.contains("VNO") && reason.contains("status 401"))
      await pass(.seconds(1000))
      #expect(await events.entries.sorted() == ["italy: ok", "italy: ok", "spain: failed", "spain: failed"])
    }
  }
}
