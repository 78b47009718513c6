import AerogamiCore
import Foundation
import GRDB

extension DatabaseMigrator {
  /// Creates the tables that map routes and dates to prices. All columns are numbers, except the URLs of the services:
  ///
  /// - A route's id has the number of the route in its low 48 bits, and the id of its source above them.
  /// - Days are days since 1970, in the local time of the airport where the flight departs. `returns` is 0 for a
  ///   one-way trip.
  /// - Times are seconds since 1970. `seen_at` of an observation is the time when its price was first seen. `seen_at`
  ///   of a fare or a route is the time when the fare or route was last seen.
  /// - Prices are stored as numbers that sort like the amounts: see `Price.sortable`.
  ///
  /// An observation is a price for a route and dates. It is stored only if the price differs from the previous one;
  /// `fare` has the latest price. The observations of a route are stored together, in the order in which they were
  /// seen. A fetch then only appends to each route, and a route is read without reading other routes. Triggers keep the
  /// counts of observations correct.
  ///
  /// Routes are numbers, because recording many routes took much longer with text columns.
  @Sendable static func createPriceHistory(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE price_source (id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE) STRICT;
        CREATE TABLE route (
          id INTEGER PRIMARY KEY,
          observation_count INTEGER NOT NULL,
          seen_at INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE fare (
          route_id INTEGER NOT NULL,
          departs INTEGER NOT NULL,
          returns INTEGER NOT NULL,
          price INTEGER NOT NULL,
          seen_at INTEGER NOT NULL,
          PRIMARY KEY (route_id, departs, returns)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE observation (
          route_id INTEGER NOT NULL,
          seen_at INTEGER NOT NULL,
          departs INTEGER NOT NULL,
          returns INTEGER NOT NULL,
          price INTEGER NOT NULL,
          PRIMARY KEY (route_id, seen_at, departs, returns)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX observation_by_price ON observation (route_id, price);
        CREATE TRIGGER observation_added AFTER INSERT ON observation BEGIN
          UPDATE route SET observation_count = observation_count + 1 WHERE id = new.route_id;
        END;
        CREATE TRIGGER observation_removed AFTER DELETE ON observation BEGIN
          UPDATE route SET observation_count = observation_count - 1 WHERE id = old.route_id;
        END;
        """)
  }
}

/// A service whose prices are recorded, with methods that compute the ids of its routes in the tables.
struct PriceSource {
  private let id: Int64

  /// Finds the service with a URL. Returns `nil` if no prices of that service have been recorded.
  init?(_ url: String, in db: Database) throws {
    let statement = try db.cachedStatement(sql: "SELECT id FROM price_source WHERE url = ?")
    guard let id = try Int64.fetchOne(statement, arguments: [url]) else { return nil }
    self.id = id
  }

  init(adding url: String, to db: Database) throws {
    try db.execute(sql: "INSERT INTO price_source (url) VALUES (?)", arguments: [url])
    id = db.lastInsertedRowID
  }

  /// Returns the id of a route in the tables.
  func number(of route: PricedRoute) -> Int64 { id << 48 | route.number }

  /// Returns the range of ids of a route, or of all routes of the service if `route` is `nil`. A route has an id for
  /// each currency, and for one-way and round trips.
  func numbers(of route: Route? = nil) -> ClosedRange<Int64> {
    let numbers = route?.numbers ?? 0...(1 << 48 - 1)
    return (id << 48 | numbers.lowerBound)...(id << 48 | numbers.upperBound)
  }
}

/// Records prices, and finds the limits for deals. Callers run each call in one transaction. One statement per trip
/// would be slow: starting a statement takes longer than inserting a row. So each statement inserts many sightings into
/// a temporary table, and three further statements process all of them.
struct PriceRecorder {
  let source: PriceSource
  let db: Database

  /// Returns the limits for deals on the given routes, computed from the recorded prices.
  func deals(on routes: [PricedRoute]) throws -> Deals {
    var deals = Deals()
    for (route, bound) in try prices(of: routes, at: Deals.boundIndex) { deals.set(bound, for: route) }
    return deals
  }

  /// Returns the median of the recorded prices of each given route that has any. If the number of prices is even, uses
  /// the lower of the two middle prices.
  func medians(of routes: [PricedRoute]) throws -> [PricedRoute: Price] {
    try prices(of: routes) { count in count > 0 ? (count - 1) / 2 : nil }
  }

  /// Returns the price at position `index(count)` of each route's sorted prices. Leaves out routes with a `nil` index.
  private func prices(of routes: [PricedRoute], at index: (_ count: Int) -> Int?) throws -> [PricedRoute: Price] {
    let count = try db.cachedStatement(sql: "SELECT observation_count FROM route WHERE id = ?")
    let price = try db.cachedStatement(sql: Self.priceAtIndex)
    var prices: [PricedRoute: Price] = [:]
    for route in routes {
      let number = source.number(of: route)
      guard let index = index(try Int.fetchOne(count, arguments: [number]) ?? 0) else { continue }
      prices[route] = try Row.fetchOne(price, arguments: [number, index])?.price(0)
    }
    return prices
  }

  /// Returns the lowest recorded price of each given route that has any. If `moment` is not `nil`, ignores prices that
  /// were first seen after it.
  func lows(of routes: [PricedRoute], until moment: Date?) throws -> [PricedRoute: Price] {
    // The index by price contains `seen_at` too: in a table without rowid, an index contains the primary key.
    let price = try db.cachedStatement(
      sql: "SELECT price FROM observation WHERE route_id = ? AND seen_at <= ? ORDER BY price LIMIT 1")
    let seconds = moment.map(\.seconds) ?? .max
    var lows: [PricedRoute: Price] = [:]
    for route in routes {
      lows[route] = try Row.fetchOne(price, arguments: [source.number(of: route), seconds])?.price(0)
    }
    return lows
  }

  /// Records the sightings of a fetch as described at `PriceHistoryStore.record`. They must be sorted by route and
  /// dates, like the keys of the tables. Skips implausible prices. Prices that were recorded with a time after `now`
  /// are treated like earlier ones: the system clock was ahead when they were recorded.
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
      // Fill a flat array in a loop: joining lazily mapped rows takes as long as all other steps together. GRDB
      // converts optional elements without a slow key path: 3.5 % fewer instructions for 64 × 2,000 trips.
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

extension PricedRoute {
  /// Creates a route from its id in the tables.
  init(row number: Int64) throws {
    guard let route = PricedRoute(number: number & (1 << 48 - 1)) else {
      throw StoreError.Reason.other("the price history has a row with an invalid route")
    }
    self = route
  }
}

extension Price {
  /// A 64-bit number that sorts like the prices: the amount in millionths, followed by the number of decimals as the
  /// last digit. `nil` for an implausible amount (see ``isPlausible``).
  var sortable: Int64? {
    guard isPlausible else { return nil }
    var millionths = significand
    for _ in scale..<6 { millionths *= 10 }
    return millionths * 10 + Int64(scale)
  }

  /// Creates a price from its ``sortable`` number. Returns `nil` for other numbers.
  init?(sortable: Int64) {
    let scale = sortable % 10
    guard sortable >= 0, scale <= 6 else { return nil }
    var significand = sortable / 10
    for _ in scale..<6 {
      guard significand.isMultiple(of: 10) else { return nil }
      significand /= 10
    }
    self.init(significand: significand, scale: Int(scale))
  }
}

extension TripDates {
  /// Creates dates from the columns of a table, in which `returns` is 0 for a one-way trip.
  init(departs: Int, returns: Int) { self.init(departure: departs, returning: returns == 0 ? nil : returns) }

  var returns: Int { returning ?? 0 }
}

extension Date {
  var seconds: Int { Int(timeIntervalSince1970.rounded(.down)) }
  init(seconds: Int) { self.init(timeIntervalSince1970: Double(seconds)) }
}

extension Row {
  func price(_ column: Int) throws -> Price {
    guard let price = Price(sortable: self[column]) else {
      throw StoreError.Reason.other("the price history has a row with an invalid price")
    }
    return price
  }
}
