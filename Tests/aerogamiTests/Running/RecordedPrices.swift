import Foundation
import GRDB
import TestSupport

/// A service of one trip whose price changes, and fetches at chosen times.
struct RecordedPrices: Sendable {
  let aerogami: Aerogami
  private let prices = Log<String>()

  init(_ aerogami: Aerogami) { self.aerogami = aerogami }

  static let variables = ["AEROGAMI_STORE_PATH": "store.sqlite", "AEROGAMI_HTTP_MAX_ATTEMPTS": "1"]

  /// The service's response while the trip has this price.
  static func response(at price: String) -> String {
    SampleTrips.list(SampleTrips.malaga.replacing(#""price":72"#, with: #""price":\#(price)"#))
  }

  /// Runs `body` beside the service, which responds with 503 while there is no price.
  func withService(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.run { [prices] _ in
      guard let price = await prices.entries.last else { return .init(status: 503, "") }
      return .init(Self.response(at: price))
    } _: { server in
      try aerogami.use(server)
      try await body(server)
    }
  }

  /// Fetches at a price, and sets the time of the fetch if one is given.
  @discardableResult
  func fetch(
    _ price: String, at time: String? = nil, _ options: String..., environment: [String: String] = [:]
  ) async throws -> Run {
    await prices.append(price)
    let run = try await aerogami.run(
      ["fetch", "--regions", "scd"] + options, environment: Self.variables.merging(environment) { $1 })
    if let time { try move(to: time) }
    return run
  }

  /// Moves the prices that were recorded just now to a time, which must be before 2026.
  private func move(to time: String) throws {
    try write { db in
      for table in ["observation", "fare", "route"] {
        try db.execute(
          sql: "UPDATE \(table) SET seen_at = unixepoch(?) WHERE seen_at > unixepoch('2026-01-01')",
          arguments: [time])
      }
      try db.execute(
        sql: """
          UPDATE daily_low SET day = unixepoch(?) / 86400
          WHERE day > unixepoch('2026-01-01') / 86400 AND day = (SELECT max(day) FROM daily_low)
          """, arguments: [time])
    }
  }

  /// Adds observations of other dates to the recorded route, at prices from 100 up.
  func addObservations(_ count: Int) throws {
    try write { db in
      try db.execute(
        sql: """
          WITH RECURSIVE number(n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM number WHERE n + 1 < ?)
          INSERT INTO observation
          SELECT (SELECT min(id) FROM route), unixepoch('2025-01-01') + n, 30000, 0, (100 + n) * 10000000 FROM number;
          """, arguments: [count])
    }
  }

  /// Adds days that count before yesterday to the recorded route, at prices from 100 up.
  func addDays(_ count: Int) throws {
    try write { db in
      try db.execute(
        sql: """
          WITH RECURSIVE number(n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM number WHERE n + 1 < ?)
          INSERT OR REPLACE INTO daily_low
          SELECT (SELECT min(id) FROM route), unixepoch() / 86400 - 2 - n, (100 + n) * 10000000, 30000, 0, 1 FROM number;
          """, arguments: [count])
    }
  }

  private func write(_ body: (Database) throws -> Void) throws {
    let queue = try DatabaseQueue(path: "\(aerogami.directory)/store.sqlite")
    try queue.writeWithoutTransaction(body)
    try queue.close()
  }

  func history(_ arguments: String...) async throws -> Run {
    try await aerogami.run(["history"] + arguments, environment: Self.variables)
  }
}
