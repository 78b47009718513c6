import AerogamiCore
import GRDB

extension DatabaseMigrator {
  /// What services asked for, by route and dates. All but their addresses are numbers:
  ///
  /// - A route is that of a source: its number, with the source's id above its 48 bits.
  /// - Days are days since 1970, by the clock of the airport; `returns` is 0 for one way. Rows from before trips had local
  ///   times have days in UTC.
  /// - Moments are seconds since 1970. `seen_at` of an observation is when its price was seen first; of dates and of a
  ///   route, when they were seen last.
  /// - Prices compare as the amounts do: see `Price.sortable`.
  ///
  /// An observation is the price of a route and dates that was not the one before, and what is last known of those dates
  /// is in `fare`. Observations of a route lie together in the order in which they were seen, so that a fetch appends to
  /// each route, and reading one reads nothing else. Triggers count them, so that no count is ever wrong.
  @Sendable static func migratePriceHistory(_ db: Database) throws {
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

/// A service that asks prices, and the numbers of its routes in the tables.
struct PriceSource {
  private let id: Int64

  /// - Returns: `nil` where nothing of it is recorded.
  init?(_ url: String, in db: Database) throws {
    let statement = try db.cachedStatement(sql: "SELECT id FROM price_source WHERE url = ?")
    guard let id = try Int64.fetchOne(statement, arguments: [url]) else { return nil }
    self.id = id
  }

  init(adding url: String, to db: Database) throws {
    try db.execute(sql: "INSERT INTO price_source (url) VALUES (?)", arguments: [url])
    id = db.lastInsertedRowID
  }

  func number(of route: PricedRoute) -> Int64 { id << 48 | route.number }

  /// Of all routes, or of one, whatever its currency.
  func numbers(of route: Route? = nil) -> ClosedRange<Int64> {
    let numbers = route?.numbers ?? 0...(1 << 48 - 1)
    return (id << 48 | numbers.lowerBound)...(id << 48 | numbers.upperBound)
  }
}

extension PricedRoute {
  /// Reads the number of a route in the tables.
  init(row number: Int64) throws {
    guard let route = PricedRoute(number: number & (1 << 48 - 1)) else {
      throw StoreError.Reason.other("the history of prices holds something that is no route")
    }
    self = route
  }
}

extension Price {
  /// A number of at most 64 bits that compares as the prices do: the amount in millionths, and how many decimals were
  /// given as a last digit. `nil` for what is no money.
  var sortable: Int64? {
    guard isMoney else { return nil }
    var millionths = significand
    for _ in scale..<6 { millionths *= 10 }
    return millionths * 10 + Int64(scale)
  }

  /// Reads what ``sortable`` writes; `nil` for anything else.
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
  /// - Parameters: As two columns have them.
  init(departs: Int, returns: Int) { self.init(departure: departs, returning: returns == 0 ? nil : returns) }

  var returns: Int { returning ?? 0 }
}

extension Date {
  var seconds: Int { Int(timeIntervalSince1970.rounded(.down)) }
  init(seconds: Int) { self.init(timeIntervalSince1970: Double(seconds)) }
}

extension Row {
  /// A price that stands in a column.
  func price(_ column: Int) throws -> Price {
    guard let price = Price(sortable: self[column]) else {
      throw StoreError.Reason.other("the history of prices holds something that is no price")
    }
    return price
  }
}
