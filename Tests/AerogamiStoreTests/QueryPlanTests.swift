import AerogamiCore
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(20))) struct QueryPlanTests {
  private static let days = 20_700...20_829
  private let place = TemporaryStore()

  /// Returns the statements that `body` runs, and the steps of their plans that read a whole table.
  private func scans(
    _ database: LocalDatabase, _ body: () async throws -> Void
  ) async throws -> [String] {
    let log = Log()
    try await database.readOne { db in
      db.trace { event in if case .statement(let statement) = event { log.add(statement.expandedSQL) } }
    }
    try await body()
    return try await database.readOne { db in
      db.trace(options: [])
      let queries = log.all.filter { sql in
        ["SELECT", "INSERT", "UPDATE", "DELETE"].contains { sql.hasPrefix($0) }
      }
      return try queries.flatMap { sql in
        try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String }
      }.filter { $0.hasPrefix("SCAN") }
    }
  }

  /// The statements of a connection, which are traced on its thread.
  private final class Log: Sendable {
    private let statements = Mutex<[String]>([])
    func add(_ sql: String) { statements.withLock { $0.append(sql) } }
    var all: [String] { statements.withLock(\.self) }
  }

  @Test(
    "a fetch, a page and pruning read only the prices that they need, not all of a table",
    arguments: [[TemporaryStore.source.url], [TemporaryStore.source.url, "http://b"]])
  func plans(sources: [String]) async throws {
    let routes = try await place.recordYears(routes: 3, days: Self.days)
    let database = place.database()
    let store = PriceHistoryStore.live(database, sources: sources.map { ($0, $0) })
    let now = Date(timeIntervalSince1970: Double(Self.days.upperBound) * 86_400 + 50_000)
    let found = try await scans(database) {
      let sighting = Sighting(routes[0], TripDates(departure: Self.days.upperBound + 9, returning: nil), 40)
      try await store.record([sighting], now)
      #expect(try await store.usual(routes, Self.days.upperBound).count == 3)
      #expect(try await store.histories(routes[0].route).first?.days.count == Self.days.count)
      #expect(try await store.routes(now).count == 3)
      #expect(try await store.prune(now - 86_400 * 60, true).dayCount > 0)
      #expect(try await store.prune(now - 86_400 * 60, false).dayCount > 0)
    }
    await database.close()
    #expect(found.contains { $0.hasPrefix("SCAN route") }, "the statements were traced")
    let tables = ["observation", "fare", "daily_low", "f", "o"]
    #expect(!found.contains { scan in tables.contains { scan == "SCAN \($0)" || scan.hasPrefix("SCAN \($0) ") } })
  }

  @Test("the list of routes has the lowest price of all days that count, and the usual prices of the last 90")
  func years() async throws {
    let routes = try await place.recordYears(routes: 2, days: 20_100...20_829)
    let database = place.database()
    let store = PriceHistoryStore.live(database, sources: [TemporaryStore.source])
    let noon = Date(timeIntervalSince1970: 20_829 * 86_400 + 43_200)
    let listed = try await store.routes(noon)
    #expect(listed.map(\.route) == routes)
    for route in listed {
      let days = try #require(try await store.histories(route.route.route).first?.days)
      #expect(days.count == 730)
      #expect(route.minimum == days.map(\.price).min() && route.usual == UsualPrices(days, before: 20_829))
      #expect(route.usual.dayCount == UsualPrices.maximumAge)
    }
    await database.close()
  }
}
