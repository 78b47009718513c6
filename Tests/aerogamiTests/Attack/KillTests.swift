import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

/// Tests that kill commands at times spread over all their writes and requests. The files stay intact, and the next
/// command continues with them.
///
/// `AEROGAMI_TEST_KILLS` sets the number of kills; 10 by default. `FavoritesProcessTests` kills `favorites add`,
/// `NotifyTests` and `ConfirmedWatchRunTests` kill watches.
@Suite(.timeLimit(.minutes(30))) struct KillTests {
  private let aerogami = Aerogami()
  private static let variables = ["AEROGAMI_STORE_PATH": "store.sqlite", "AEROGAMI_HTTP_MAX_ATTEMPTS": "1"]
  private static let store = ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm"]

  /// - Parameter share: The number of kills out of the default 10.
  private static func kills(_ share: Int) -> Int {
    let kills = ProcessInfo.processInfo.environment["AEROGAMI_TEST_KILLS"].flatMap { Int($0) } ?? 10
    return max(1, kills * share / 10)
  }

  @Test("a killed fetch leaves the favorites, and a cache and a history that the next fetch uses")
  func fetch() async throws {
    try await loop(
      ["fetch", "--regions", "EU,blc,scd,US"], kills: Self.kills(4), requests: 4,
      check: { _, run in #expect(run.tripIDs.count == 4) })
  }

  @Test("a killed history prune deletes all old prices or none, and the next one the rest")
  func prune() async throws {
    let prices = RecordedPrices(aerogami)
    try await prices.withService { server in
      try await prices.record("72", on: "2025-06-01", from: server)
      try prices.addObservations(20_000)
      let before = try observations()
      try await sweep(["history", "prune", "--older-than", "1d", "--yes"], kills: Self.kills(3), watching: Self.store) {
        kill in
        let left = try observations()
        #expect(left == before || left < before - 19_000, "\(kill): \(left) of \(before)")
      }
      let run = try await prices.history("prune", "--older-than", "1d", "--yes")
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(try observations() < before - 19_000)
    }
  }

  @Test("a killed download leaves only complete pictures, and the next one adds the rest")
  func download() async throws {
    let picture = SamplePhotos.picture(String(repeating: "p", count: 300_000))
    let seen = Requests()
    let arguments = ["rovers", "photos", "--rover", "curiosity", "--sol", "1000", "--download", "pictures"]
    try await TestServer.run { request in
      seen.add()
      let host = request.header("Host").first ?? ""
      return request.page == nil ? picture : SamplePhotos.page(1...5) { "http://\(host)/\($0).png" }
    } _: { server in
      try aerogami.useRovers(server)
      let count = Self.kills(3)
      for round in 0..<count {
        try? FileManager.default.removeItem(atPath: "\(aerogami.directory)/pictures")
        seen.reset()
        // Six requests, and then five files that grow and are renamed.
        let step = round * 11 / count
        try await aerogami.run(arguments, environment: Self.variables) { [aerogami] in
          step < 6 ? seen.count > step : aerogami.files(in: "pictures").filter { !$0.hasPrefix(".") }.count > step - 6
        }
        for name in aerogami.files(in: "pictures") where !name.hasPrefix(".") {
          let left = try Data(contentsOf: URL(filePath: "\(aerogami.directory)/pictures/\(name)"))
          #expect([UInt8](left) == picture.body, "kill \(round): \(name) has \(left.count) bytes")
        }
        let run = try await aerogami.run(arguments, environment: Self.variables)
        #expect(run.exitCode == 0, "kill \(round): \(run.errors)")
        let names = aerogami.files(in: "pictures").filter { !$0.hasPrefix(".") }
        #expect(names == (1...5).map { "\($0).png" }, "kill \(round)")
      }
    }
  }

  /// Kills a fetching command after each of its requests, and at points spread over its writes.
  private func loop(
    _ arguments: [String], kills: Int, requests: Int, check: (String, Run) throws -> Void = { _, _ in }
  ) async throws {
    let seen = Requests()
    try await TestServer.run { request in
      if request.path == "/regions" { return .regions("EU", "blc", "scd", "US") }
      let number = seen.add()
      let id = request.path.split(separator: "/").last ?? ""
      // Another price each time, so that there is a change to write.
      let trip = SampleTrips.malaga.replacing(#""malaga""#, with: "\"\(id)\"")
        .replacing(#""price":72"#, with: #""price":\#(number)"#)
      return .init("[\(trip)]")
    } _: { server in
      try aerogami.use(server)
      #expect(try await aerogami.run(arguments, environment: Self.variables).exitCode == 0)
      let favorite = SampleTrips.list(SampleTrips.malaga.replacing(#""malaga""#, with: #""EU""#))
      try await aerogami.saveFavorites(of: favorite, region: "EU", in: "\(aerogami.directory)/store.sqlite")
      let byRequest = min(requests, kills / 2)
      let saved = try save()
      for number in 1...max(1, byRequest) {
        try restore(saved)
        seen.reset()
        try await aerogami.run(arguments, environment: Self.variables) { seen.count >= number }
        try await checkAfterKill("request \(number)", arguments, check)
      }
      try restore(saved)
      try await sweep(arguments, kills: kills - byRequest, watching: Self.store) { kill in
        try await checkAfterKill(kill, arguments, check)
      }
    }
  }

  private func checkAfterKill(
    _ kill: String, _ arguments: [String], _ check: (String, Run) throws -> Void
  ) async throws {
    #expect(try storedFavorites() == ["EU"], "\(kill)")
    let run = try await aerogami.run(arguments + ["--format", "ndjson"], environment: Self.variables)
    #expect(run.exitCode == 0, "\(kill): \(run.errors)")
    #expect(!run.errors.contains("nothing is kept"), "\(kill): \(run.errors)")
    try check(kill, run)
  }

  /// Runs a command repeatedly from the same state, and kills it when some files have grown by a number of bytes: from
  /// none to all that a complete run writes.
  private func sweep(
    _ arguments: [String], kills: Int, watching names: [String], _ check: (String) async throws -> Void
  ) async throws {
    let saved = try save()
    let before = aerogami.bytes(of: names)
    let total = Watermark()
    try await aerogami.run(arguments, environment: Self.variables) { [aerogami] in
      total.note(aerogami.bytes(of: names) - before)
      return false
    }
    for round in 0..<kills {
      try restore(saved)
      let limit = total.value * round / kills
      try await aerogami.run(arguments, environment: Self.variables) { [aerogami] in
        aerogami.bytes(of: names) - before >= limit
      }
      try await check("kill \(round), after \(limit) of \(total.value) bytes")
    }
  }

  private func storedFavorites() throws -> Set<String> {
    try aerogami.read("store.sqlite") { db in
      try String.fetchSet(db, sql: "SELECT CAST(id AS TEXT) FROM favorite")
    } ?? []
  }

  private func observations() throws -> Int {
    try aerogami.read("store.sqlite") { try Int.fetchOne($0, sql: "SELECT count(*) FROM observation") ?? 0 } ?? 0
  }

  /// The database's files and their contents.
  private func save() throws -> [String: Data] {
    Dictionary(
      uniqueKeysWithValues: Self.store.compactMap { name in
        (try? Data(contentsOf: URL(filePath: "\(aerogami.directory)/\(name)"))).map { (name, $0) }
      })
  }

  private func restore(_ saved: [String: Data]) throws {
    for name in Self.store {
      let path = "\(aerogami.directory)/\(name)"
      try? FileManager.default.removeItem(atPath: path)
      try saved[name]?.write(to: URL(filePath: path))
    }
  }
}

/// The number of requests that a service got.
private final class Requests: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }
  func reset() { number.withLock { $0 = 0 } }

  @discardableResult
  func add() -> Int {
    number.withLock {
      $0 += 1
      return $0
    }
  }
}

/// The maximum of several numbers.
private final class Watermark: Sendable {
  private let most = Mutex(0)

  var value: Int { most.withLock { $0 } }
  func note(_ number: Int) { most.withLock { $0 = max($0, number) } }
}
