import AerogamiCore
import Foundation
import GRDB

/// Records prices, and finds the limits for deals. Callers run each call in one transaction.
///
/// One statement per trip would be slow: starting a statement takes longer than inserting a row. So each statement
/// inserts many sightings into a temporary table, and three further statements process all of them.
struct PriceRecorder {
  private let source: PriceSource
  private let db: Database

  init(source: PriceSource, db: Database) {
    self.source = source
    self.db = db
  }

  /// Returns the limits for deals on the given routes, computed from the recorded prices.
  func deals(on routes: [PricedRoute]) throws -> Deals {
    let count = try db.cachedStatement(sql: "SELECT observation_count FROM route WHERE id = ?")
    let price = try db.cachedStatement(sql: Self.priceAtIndex)
    var deals = Deals()
    for route in routes {
      let number = source.number(of: route)
      guard let index = Deals.boundIndex(among: try Int.fetchOne(count, arguments: [number]) ?? 0) else { continue }
      deals.set(try Row.fetchOne(price, arguments: [number, index])?.price(0), for: route)
    }
    return deals
  }

  /// Returns the median of the recorded prices of each given route that has any. If the number of prices is even, uses
  /// the lower of the two middle prices.
  func medians(of routes: [PricedRoute]) throws -> [PricedRoute: Price] {
    let count = try db.cachedStatement(sql: "SELECT observation_count FROM route WHERE id = ?")
    let price = try db.cachedStatement(sql: Self.priceAtIndex)
    var medians: [PricedRoute: Price] = [:]
    for route in routes {
      let number = source.number(of: route)
      guard let count = try Int.fetchOne(count, arguments: [number]), count > 0 else { continue }
      medians[route] = try Row.fetchOne(price, arguments: [number, (count - 1) / 2])?.price(0)
    }
    return medians
  }

  /// Returns the lowest recorded price of each given route that has any. If `moment` is not `nil`, ignores prices that
  /// were first seen after it.
  func lows(of routes: [PricedRoute], until moment: Date?) throws -> [PricedRoute: Price] {
    // The index by price also has the times, because the table has no rowid.
    let price = try db.cachedStatement(
      sql: "SELECT price FROM observation WHERE route_id = ? AND seen_at <= ? ORDER BY price LIMIT 1")
    let seconds = moment.map(\.seconds) ?? .max
    var lows: [PricedRoute: Price] = [:]
    for route in routes {
      lows[route] = try Row.fetchOne(price, arguments: [source.number(of: route), seconds])?.price(0)
    }
    return lows
  }

  /// Records sightings as described at `PriceHistoryStore.record`.
  ///
  /// Recorded prices with a time after `now` are treated like earlier ones: the system clock was ahead when they were
  /// recorded.
  ///
  /// - Parameters:
  ///   - sightings: The sightings, sorted by route and dates like the keys of the tables. Those with an implausible
  ///     price are skipped.
  ///   - now: The time of the fetch.
  func record(_ sightings: [Sighting], at now: Date) throws {
    try db.execute(
      sql: """
        CREATE TEMPORARY TABLE IF NOT EXISTS sighting (
          route_id INTEGER NOT NULL, departs INTEGER NOT NULL, returns INTEGER NOT NULL, price INTEGER NOT NULL)
        """)
    try stage(sightings)
    // Insert the routes first: when an observation is inserted, a trigger updates the count in its route's row.
    try db.cachedStatement(
      sql: """
        INSERT INTO route SELECT DISTINCT route_id, 0, ?1 FROM temp.sighting WHERE true
        ON CONFLICT DO UPDATE SET seen_at = excluded.seen_at
        """
    ).execute(arguments: [now.seconds])
    // Compare prices without their last digit, which is the number of decimals: 9.9 and 9.90 are the same price.
    try db.cachedStatement(
      sql: """
        INSERT INTO observation SELECT s.route_id, ?1, s.departs, s.returns, s.price
        FROM temp.sighting s LEFT JOIN fare f USING (route_id, departs, returns)
        WHERE f.seen_at IS NULL
          OR f.seen_at <> ?1 AND s.price / 10 <> f.price / 10
          OR f.seen_at = ?1 AND s.price / 10 < f.price / 10
        ON CONFLICT DO UPDATE SET price = excluded.price
        """
    ).execute(arguments: [now.seconds])
    try db.cachedStatement(
      sql: """
        INSERT INTO fare SELECT route_id, departs, returns, price, ?1 FROM temp.sighting WHERE true
        ON CONFLICT DO UPDATE SET price = excluded.price, seen_at = excluded.seen_at
        WHERE seen_at <> excluded.seen_at OR price / 10 > excluded.price / 10
        """
    ).execute(arguments: [now.seconds])
    try db.execute(sql: "DELETE FROM temp.sighting")
  }

  private func stage(_ sightings: [Sighting]) throws {
    for start in stride(from: 0, to: sightings.count, by: Self.rowsAtOnce) {
      // Fill a flat array in a loop: joining lazily mapped rows takes as long as all other steps together. From an
      // array of optionals, GRDB makes arguments without a key path: 3.5 % fewer instructions for 64 × 2,000 trips.
      var values: [(any DatabaseValueConvertible)?] = []
      values.reserveCapacity(4 * Self.rowsAtOnce)
      for sighting in sightings[start..<min(start + Self.rowsAtOnce, sightings.count)] {
        guard let price = sighting.price.sortable else { continue }
        values.append(source.number(of: sighting.route))
        values.append(Int64(sighting.dates.departure))
        values.append(Int64(sighting.dates.returns))
        values.append(price)
      }
      let count = values.count / 4
      if count == 0 { continue }
      // Do not cache a shorter statement, because its number of rows is rarely needed again.
      let statement =
        try count == Self.rowsAtOnce
        ? db.cachedStatement(sql: Self.stagingRowsAtOnce) : db.makeStatement(sql: Self.staging(count))
      try statement.execute(arguments: StatementArguments(values))
    }
  }

  private static let rowsAtOnce = 100
  private static let stagingRowsAtOnce = staging(rowsAtOnce)

  private static func staging(_ count: Int) -> String {
    "INSERT INTO temp.sighting VALUES " + repeatElement("(?, ?, ?, ?)", count: count).joined(separator: ", ")
  }

  /// The query for the price at an offset in the sorted prices of a route. If SQLite cannot use the database index, it
  /// reports an error instead of sorting the prices.
  static let priceAtIndex =
    "SELECT price FROM observation INDEXED BY observation_by_price WHERE route_id = ? ORDER BY price LIMIT 1 OFFSET ?"
}
