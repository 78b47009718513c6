import AerogamiCore
import Foundation
import GRDB
import GRDBSQLite

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
  /// counts of observations correct. ``addDailyLows(_:)`` adds the table of daily lows.
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

  /// Adds the lowest price of each route and day, with the dates of its trip. The days are in UTC. `is_wide` is 1 if the
  /// day counts. Also drops an index by price, which only queries that this table replaces have used.
  ///
  /// Prices recorded earlier keep their value: each day on which the observations show a route counts, with the lowest
  /// price that was valid on that day.
  @Sendable static func addDailyLows(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE daily_low (
          route_id INTEGER NOT NULL,
          day INTEGER NOT NULL,
          price INTEGER NOT NULL,
          departs INTEGER NOT NULL,
          returns INTEGER NOT NULL,
          is_wide INTEGER NOT NULL,
          PRIMARY KEY (route_id, day)
        ) STRICT, WITHOUT ROWID;
        DROP INDEX observation_by_price;
        """)
    for id in try Int64.fetchAll(db, sql: "SELECT id FROM route") {
      let history = try PriceHistory(PricedRoute(row: id), observationsOf: id, in: db)
      try db.insertLows(history.lows(on: history.observedDays).map { (id, $0) })
    }
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

/// Records prices. Callers run each call in one transaction. Reads the recorded fares of each route and compares them in
/// memory. The usual fetch finds most prices unchanged, and one statement updates many fares in a row.
struct PriceRecorder {
  /// The sources, in the order of `PriceHistoryStore.sources`.
  let sources: [PriceSource]
  let db: Database

  /// Records the sightings of a fetch as described at `PriceHistoryStore.record`. They must be sorted by route, source
  /// and dates, each of which occurs once. Skips implausible prices. Prices that were recorded with a time after `now`
  /// are treated like earlier ones: the system clock was ahead when they were recorded.
  func record(_ sightings: [Sighting], at now: Date) throws {
    let sightings = sightings.allSatisfy(\.price.isPlausible) ? sightings : sightings.filter(\.price.isPlausible)
    let cheapest = sightings.cheapestOfRoutes
    // Insert the routes first: when an observation is inserted, a trigger updates the count in its route's row.
    try db.insert(
      cheapest.count, "INSERT INTO route VALUES", columns: 3, "ON CONFLICT DO UPDATE SET seen_at = excluded.seen_at"
    ) { index, values in
      values.append(id(of: cheapest[index]))
      values.append(0)
      values.append(Int64(now.seconds))
    }
    if let day = now.dayNumber { try db.insertLows(cheapest.map { (id(of: $0), $0.low(on: day)) }) }
    var changes = PriceChanges()
    var start = sightings.startIndex
    while start < sightings.endIndex {
      let route = id(of: sightings[start])
      let end = sightings[start...].firstIndex { id(of: $0) != route } ?? sightings.endIndex
      try update(route, with: sightings[start..<end], at: now.seconds, &changes)
      start = end
    }
    try insert(sightings, changes.observations, "observation (route_id, departs, returns, price, seen_at)", now)
    try insert(
      sightings, changes.fares, "fare (route_id, departs, returns, price, seen_at)", now,
      ", seen_at = excluded.seen_at")
  }

  /// Marks the recorded fares of a route that have been seen again, and adds the other sightings to `changes`.
  private func update(
    _ route: Int64, with sightings: ArraySlice<Sighting>, at now: Int, _ changes: inout PriceChanges
  ) throws {
    let days = (sightings.first?.dates.departure, sightings.last?.dates.departure)
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: Self.faresOfRoute), arguments: [route, days.0, days.1])
    // The first and the last dates of consecutive fares that have been seen again.
    var runs: [(first: TripDates, last: TripDates)] = []
    var continuesRun = false
    var index = sightings.startIndex
    while let row = try rows.next() {
      let dates = TripDates(departs: row[0], returns: row[1])
      while index < sightings.endIndex, sightings[index].dates < dates {
        changes.addNew(index)
        index += 1
      }
      guard index < sightings.endIndex, sightings[index].dates == dates else {
        continuesRun = false
        continue
      }
      if let price = sightings[index].price.sortable {
        changes.add(index, price, recorded: row[2], inSameFetch: row[3] as Int == now)
      }
      if continuesRun { runs[runs.count - 1].last = dates } else { runs.append((dates, dates)) }
      continuesRun = true
      index += 1
    }
    for index in index..<sightings.endIndex { changes.addNew(index) }
    let update = try db.cachedStatement(sql: Self.marksFares)
    for (first, last) in runs {
      try update.execute(arguments: [now, route, first.departure, first.returns, last.departure, last.returns])
    }
  }

  static let faresOfRoute = """
    SELECT departs, returns, price, seen_at FROM fare
    WHERE route_id = ? AND departs BETWEEN ? AND ? ORDER BY departs, returns
    """

  static let marksFares = """
    UPDATE fare SET seen_at = ? WHERE route_id = ? AND (departs, returns) BETWEEN (?, ?) AND (?, ?)
    """

  /// Returns the id of the route of a sighting in the tables.
  private func id(of sighting: Sighting) -> Int64 { sources[Int(sighting.source)].number(of: sighting.route) }

  private func insert(
    _ sightings: [Sighting], _ indices: [Int], _ table: String, _ now: Date, _ update: String = ""
  ) throws {
    try db.insert(
      indices.count, "INSERT INTO \(table) VALUES", columns: 5,
      "ON CONFLICT DO UPDATE SET price = excluded.price\(update)"
    ) { index, values in
      let sighting = sightings[indices[index]]
      guard let price = sighting.price.sortable else { return }
      values.append(id(of: sighting))
      values.append(Int64(sighting.dates.departure))
      values.append(Int64(sighting.dates.returns))
      values.append(price)
      values.append(Int64(now.seconds))
    }
  }
}

/// The indices of the sightings that change the tables.
private struct PriceChanges {
  /// Those whose price replaces that of a fare, or adds a fare.
  private(set) var fares: [Int] = []
  /// Those that are observations.
  private(set) var observations: [Int] = []

  /// Adds a sighting of dates without a recorded fare.
  mutating func addNew(_ index: Int) {
    fares.append(index)
    observations.append(index)
  }

  /// Adds a sighting if its price differs from the recorded one. Of several in the same fetch, the lowest counts.
  mutating func add(_ index: Int, _ price: Int64, recorded: Int64, inSameFetch: Bool) {
    // Compare prices without their last digit, which is the number of decimals: 9.9 and 9.90 are the same price.
    let isChange = inSameFetch ? price / 10 < recorded / 10 : price / 10 != recorded / 10
    if isChange { observations.append(index) }
    if isChange || !inSameFetch && price != recorded { fares.append(index) }
  }
}

extension Database {
  /// Adds the lows of routes, which are given by their ids. If a day has a low already, the lower one remains, and the
  /// day counts if it did or if the new low is from a wide search.
  func insertLows(_ lows: [(route: Int64, low: DailyLow)]) throws {
    try insert(
      lows.count, "INSERT INTO daily_low VALUES", columns: 6,
      """
      ON CONFLICT DO UPDATE SET is_wide = max(is_wide, excluded.is_wide), price = min(price, excluded.price),
        departs = iif(excluded.price < price, excluded.departs, departs),
        returns = iif(excluded.price < price, excluded.returns, returns)
      """
    ) { index, values in
      let (route, low) = lows[index]
      guard let price = low.price.sortable else { return }
      values.append(route)
      values.append(Int64(low.day))
      values.append(price)
      values.append(Int64(low.dates.departure))
      values.append(Int64(low.dates.returns))
      values.append(low.isWide ? 1 : 0)
    }
  }

  /// Inserts `count` rows, many with each statement: starting a statement takes longer than inserting a row.
  ///
  /// - Parameters:
  ///   - start: The start of the statement, before the rows.
  ///   - end: The end of the statement, after the rows.
  ///   - add: Appends the values of a row, or nothing to skip it.
  fileprivate func insert(
    _ count: Int, _ start: String, columns: Int, _ end: String = "",
    _ add: (_ index: Int, _ values: inout [Int64]) -> Void
  ) throws {
    let row = "(" + repeatElement("?", count: columns).joined(separator: ", ") + ")"
    func sql(_ count: Int) -> String {
      "\(start) \(repeatElement(row, count: count).joined(separator: ", ")) \(end)"
    }
    let rowsAtOnce = 100
    let whole = count >= rowsAtOnce ? sql(rowsAtOnce) : ""
    var values: [Int64] = []
    values.reserveCapacity(columns * min(rowsAtOnce, count))
    for first in stride(from: 0, to: count, by: rowsAtOnce) {
      values.removeAll(keepingCapacity: true)
      for index in first..<min(first + rowsAtOnce, count) { add(index, &values) }
      if values.isEmpty { continue }
      // Do not cache a shorter statement, because its number of rows is rarely needed again.
      let statement =
        try values.count == columns * rowsAtOnce
        ? cachedStatement(sql: whole) : makeStatement(sql: sql(values.count / columns))
      try statement.bind(values)
      try statement.execute()
    }
  }
}

extension Statement {
  /// Binds numbers to the parameters, in order. GRDB's arguments, which wrap each number, took 6 % of the CPU time of a
  /// fetch of 64 × 2,000 trips that recorded its prices.
  fileprivate func bind(_ values: [Int64]) throws {
    // GRDB then takes the parameters as bound.
    setUncheckedArguments([])
    for (index, value) in values.enumerated() {
      let code = unsafe sqlite3_bind_int64(sqliteStatement, Int32(index + 1), value)
      if code != SQLITE_OK { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
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
