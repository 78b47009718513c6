import AerogamiCore
import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import aerogami

/// Round after round of a watch with a container of the test's own.
@Suite(.timeLimit(.minutes(10))) struct WatchRunTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let error = ClientError(
    requested: "GET https://fares.example/trips/EU", reason: .failed(.status(503), detail: "the service answered 503"))

  /// What becomes of the regions in one round; a region that is not there is not asked for.
  private typealias Round = [Region.ID: Result<Fetched<[Trip]>, ClientError>]

  /// Runs a round for each of `rounds`, and returns what was written.
  private func watch(
    _ arguments: String..., store: WatchStore = .mock(), history: PriceHistoryStore = .mock(),
    lists: [Result<[String], ClientError>]? = nil,
    rounds: [Round]
  ) async throws -> (output: String, errors: String, statuses: [Status.Kind]) {
    let (output, errors) = (Pipe(), Pipe())
    let console = Console(
      output: StandardStream(descriptor: output.fileHandleForWriting.fileDescriptor),
      errors: StandardStream(descriptor: errors.fileHandleForWriting.fileDescriptor))
    let command = try WatchCommand.parse(["--format", "ndjson"] + arguments)
    var run = WatchRun(
      command, environment: "dev", source: { _ in "test" },
      exec: command.exec.map { ShellCommand(line: $0, variables: ProcessInfo.processInfo.environment) },
      search: command.filter.search, console: console)
    var statuses: [Status.Kind] = []
    for (number, round) in rounds.enumerated() {
      var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
      dependencies.clock = ManualClock()
      dependencies.regions = .mock()
      dependencies.watches = store
      dependencies.history = history
      dependencies.now = { [now] in now + Double(number) * 900 }
      dependencies.trips.regions = {
        guard let lists else { return Fetched(round.keys.sorted().map { Region(id: $0, name: "", countryCodes: []) }) }
        return Fetched(try lists[number].get().map { Region(id: $0, name: "", countryCodes: []) })
      }
      dependencies.trips.trips = { request in try #require(round[request.region ?? ""]).get() }
      statuses.append(try await run.round(dependencies))
    }
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    return (
      String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self),
      String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self), statuses
    )
  }

  /// `new a 72`: the changes that were written, each with its trip and price.
  private func changes(_ output: String) -> [String] {
    output.matches(of: /"change":"([a-z]+)".*?"id":"([^"]*)".*?"price":([0-9.]+)/).map { "\($0.1) \($0.2) \($0.3)" }
  }

  private func answer(_ trips: Trip...) -> Result<Fetched<[Trip]>, ClientError> { .success(Fetched(trips)) }

  @Test("a failure is told of when it begins and when it is over, and then what has changed meanwhile")
  func failure() async throws {
    let watched = try await watch(
      rounds: [
        ["EU": answer(.fixture(id: "a"), .fixture(id: "b"))], ["EU": .failure(error)], ["EU": .failure(error)],
        ["EU": answer(.fixture(id: "a", price: 70))], ["EU": answer(.fixture(id: "a", price: 70))],
        ["EU": .failure(error)],
      ])
    #expect(changes(watched.output) == ["new a 72", "new b 72", "cheaper a 70", "gone b 72"])
    #expect(
      watched.errors == """
        aerogami: EU failed: GET https://fares.example/trips/EU: the service answered 503
        aerogami: EU answers again
        aerogami: EU failed: GET https://fares.example/trips/EU: the service answered 503

        """)
    #expect(watched.statuses == [.ok, .failed, .failed, .ok, .ok, .failed])
  }

  @Test("every round records the prices that it sees, and what is new and low for its route is a deal")
  func deals() async throws {
    let history = PriceHistoryStore.mock()
    // One observation a round, of prices that come down; what is there before the answer decides.
    let rounds: [Round] = (0..<21).map { ["EU": answer(.fixture(id: "a", price: Price(significand: 90 - Int64($0))))] }
    let watched = try await watch(history: history, rounds: rounds)
    #expect(try await history.size().observationCount == 21)
    let lines = watched.output.split(separator: "\n")
    #expect(lines.map { $0.hasSuffix(#","deal":true}}"#) } == (0..<21).map { $0 == 20 })
  }

  @Test("an earlier answer shows nothing and hides nothing: its region has failed")
  func stale() async throws {
    let stale = Fetched([Trip.fixture(id: "old")], status: .stale(age: .seconds(900), because: error))
    let watched = try await watch(
      rounds: [
        ["EU": answer(.fixture(id: "a")), "US": answer()], ["EU": .success(stale), "US": answer(.fixture(id: "u"))],
        ["EU": answer(.fixture(id: "a")), "US": answer(.fixture(id: "u"))],
      ])
    #expect(changes(watched.output) == ["new a 72", "new u 72"])
    #expect(
      watched.errors == """
        aerogami: EU failed: GET https://fares.example/trips/EU: the service answered 503
        aerogami: EU answers again

        """)
    #expect(watched.statuses == [.ok, .partial, .ok])
  }

  @Test("in an outage the regions that fail alike are told of together, and so is its end")
  func outage() async throws {
    let regions = (0..<8).map { "R\($0)" }
    let well = Dictionary(uniqueKeysWithValues: regions.map { ($0, answer()) })
    let down = well.mapValues { _ in Result<Fetched<[Trip]>, ClientError>.failure(error) }
    let watched = try await watch(rounds: [well, down, down, well])
    #expect(watched.output == "")
    #expect(
      watched.errors == """
        aerogami: R0, R1, R2, R3, R4 and 3 more failed: GET https://fares.example/trips/EU: the service answered 503
        aerogami: R0, R1, R2, R3, R4 and 3 more answer again

        """)
  }

  @Test("a round that fails altogether is told of when that begins and when it is over")
  func failedRounds() async throws {
    let errors = Pipe()
    let console = Console(errors: StandardStream(descriptor: errors.fileHandleForWriting.fileDescriptor))
    var run = WatchRun(
      try WatchCommand.parse([]), environment: "dev", source: { _ in "test" }, exec: nil, search: TripSearch(),
      console: console)
    run.roundSucceeded()
    run.roundFailed(error)
    run.roundFailed(error)
    run.roundSucceeded()
    run.roundSucceeded()
    try errors.fileHandleForWriting.close()
    #expect(
      String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self) == """
        aerogami: the round failed: GET https://fares.example/trips/EU: the service answered 503
        aerogami: rounds succeed again

        """)
  }

  @Test("rows that are no trips are told of when they begin to come")
  func skipped() async throws {
    let rows = Fetched([Trip.fixture()], skipped: SkippedRows(count: 1, reasons: ["row 2 is no trip"]))
    let watched = try await watch(
      rounds: [["EU": .success(rows)], ["EU": .success(rows)], ["EU": answer(.fixture())], ["EU": .success(rows)]])
    let note = "aerogami: EU: 1 row was skipped: row 2 is no trip\n"
    #expect(watched.errors == note + note)
  }

  @Test("a list of regions that cannot be had is told of once, and when it can again")
  func listing() async throws {
    let watched = try await watch(
      lists: [.success(["EU"]), .failure(error), .failure(error), .success(["EU"])],
      rounds: [["EU": answer(.fixture())], [:], [:], ["EU": answer(.fixture())]])
    #expect(changes(watched.output) == ["new trip 72"])
    #expect(
      watched.errors == """
        aerogami: the regions could not be listed: GET https://fares.example/trips/EU: the service answered 503
        aerogami: the regions are listed again

        """)
    #expect(watched.statuses == [.ok, .failed, .failed, .ok])
  }

  @Test("a region that is listed no more says nothing, and goes on where it was when it is listed again")
  func unlisted() async throws {
    let watched = try await watch(
      rounds: [
        ["EU": answer(.fixture(id: "a")), "US": answer()], ["US": answer()],
        ["EU": answer(.fixture(id: "a", price: 60)), "US": answer()],
      ])
    #expect(changes(watched.output) == ["new a 72", "cheaper a 60"])
    #expect(watched.errors == "")
  }

  @Test("a store that fails is told of once, and the watch goes on with what it holds")
  func withoutStore() async throws {
    let watched = try await watch(
      store: .failing(),
      rounds: [
        ["EU": answer(.fixture(id: "a"))], ["EU": answer(.fixture(id: "a"), .fixture(id: "b"))], ["EU": answer()],
      ])
    #expect(changes(watched.output) == ["new a 72", "new b 72", "gone a 72", "gone b 72"])
    #expect(
      watched.errors == """
        aerogami: warning: what is seen is not remembered beyond this run: WatchStore.trips(in: "EU") was called, and \
        this environment makes it fail: unimplemented

        """)
  }

  @Test("a watch goes on where an earlier one ended, and no other watch gets in its way")
  func remembered() async throws {
    let store = WatchStore.mock()
    let first = try await watch(store: store, rounds: [["EU": answer(.fixture(id: "a"))]])
    let other = try await watch("--max-price", "80", store: store, rounds: [["EU": answer(.fixture(id: "a"))]])
    let second = try await watch(store: store, rounds: [["EU": answer(.fixture(id: "a", price: 71))]])
    #expect([first, other, second].map { changes($0.output) } == [["new a 72"], ["new a 72"], ["cheaper a 71"]])
  }

  @Test("what is seen is remembered only when it was told of and the command has run")
  func order() async throws {
    let (store, directory) = (WatchStore.mock(), TemporaryDirectory())
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let subject = WatchSubject(source: "test", search: TripSearch(), region: "EU")
    var looking = store
    looking.save = { trips, subject, now in
      let file = try String(contentsOfFile: "\(directory.path)/told", encoding: .utf8)
      #expect(file.contains(#""id":"a""#))
      try await store.save(trips, subject, now)
    }
    _ = try await watch(
      "--notify-below", "100", "--exec", "cat > '\(directory.path)/told'", store: looking,
      rounds: [["EU": answer(.fixture(id: "a"))]])
    #expect(try await store.trips(subject)?.map(\.id) == ["a"])
  }
}
