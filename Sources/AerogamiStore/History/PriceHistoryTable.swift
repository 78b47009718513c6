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
