import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
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
  ///   - holder: Returns the process that runs a watch.
  private func run(
    fails: @escaping @Sendable (String) -> Bool = { _ in false },
    holder: @escaping @Sendable (String) -> String? = { _ in nil }, attempts: Log<Int> = Log(),
    _ body: () async throws -> Void
  ) async throws {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    let origin = clock.now
    dependencies.now = { [start, clock] in start + origin.duration(to: clock.now) / .seconds(1) }
    (dependencies.clock, dependencies.random) = (clock, { 0.5 })
    (dependencies.watches, dependencies.regions, dependencies.history) = (store, .mock(), .mock())
    dependencies.trips.trips = { [error] request in
      if fails(request.origin ?? "") { throw error }
      return Fetched([])
    }
    let context = CheckWatch.Context(
      source: { _ in "test" }, home: Home(places: []), requestedCurrency: nil, link: { _ in nil })
    let run = RunWatches(
      dependencies, context, configured: [],
      lease: { name, body in
        await attempts.append(1)
        if let process = holder(name) { return process }
        try await body()
        return nil
      })
    try await withThrowingTaskGroup(of: Void.self) { [events] group in
      group.addTask {
        try await run { event in
          switch event {
          case .round(let round): await events.append("\(round.watch): \(round.status)")
          case .unusable(let watch, let problem): await events.append("\(watch): unusable, \(problem)")
          case .held(let watch, let process): await events.append("\(watch): \(process)")
          case .unreadable(let problem): await events.append("unreadable: \(problem)")
          case .note: break
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
      #expect(await events.entries == ["spain: ok"])
      try await store.setPaused("spain", false)
      await pass(.seconds(10))
      #expect(await events.entries == ["spain: ok", "spain: ok"])
      try await store.requestRun("spain", start)
      await pass(.seconds(10))
      #expect(await events.entries.count == 3)
      #expect(try await store.health()["spain"]?.runRequestedAt == nil)
      // The shorter interval applies at once.
      let shorter = try Watch(name: "spain", fields: [("regions", "VNO"), ("every", "2m")])
      #expect(try await store.replace(shorter, "spain"))
      await pass(.seconds(120))
      #expect(await events.entries.count == 4)
      _ = try await store.remove("spain", false)
      await pass(.seconds(1800))
      #expect(await events.entries.count == 4)
    }
  }

  @Test("a watch that another process runs is left to it, and one whose days are past does not run")
  func left() async throws {
    try await add("spain")
    try await add("past", ("date", "2026-01-31"))
    try await run(holder: { $0 == "spain" ? "process 7" : nil }) {
      await pass(.seconds(300))
      #expect(
        await events.entries.sorted() == [
          "past: unusable, all its days of departure are in the past", "spain: process 7",
        ])
      let health = try await store.health()
      #expect(health == [:])
    }
  }

  @Test("a requested round of a watch that another process runs is tried again only after a pause")
  func requestedElsewhere() async throws {
    try await add("spain")
    try await store.requestRun("spain", start)
    let attempts = Log<Int>()
    try await run(holder: { _ in "process 7" }, attempts: attempts) {
      await pass(.seconds(120))
      // At the start, and then once a minute.
      #expect(await attempts.entries.count <= 3)
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
      // The pause after a failed round is twice as long.
      #expect(await events.entries.sorted() == ["italy: ok", "italy: ok", "spain: failed"])
    }
  }
}
