package import AerogamiCore
import Foundation
import GRDB

extension PriceHistoryStore {
  /// Returns a store that records prices in a database, which is created when prices are first recorded. Each closure
  /// is one transaction. A power failure may lose the prices that were recorded last. `record` also completes in a
  /// canceled task.
  ///
  /// - Parameter sources: The name and the URL of each source, at least one. The database may have prices of further
  ///   services, which are not read.
  package static func live(
    _ database: LocalDatabase, sources: [(name: String, url: String)]
  ) -> PriceHistoryStore {
    @Sendable func read<Value: Sendable>(
      otherwise empty: Value, _ body: @Sendable ([PriceSource], Database) throws -> Value
    ) async throws -> Value {
      guard database.exists else { return empty }
      return try await database.read { db in try body(sources.compactMap { try PriceSource($0.url, in: db) }, db) }
    }
    return PriceHistoryStore(
      sources: sources.count > 1 ? sources.map(\.name) : [],
      record: { sightings, now in
        try await database.writeDespiteCancellation { db in
          let sources = try sources.map { try PriceSource($0.url, in: db) ?? PriceSource(adding: $0.url, to: db) }
          try PriceRecorder(sources: sources, db: db).record(sightings, at: now)
        }
      },
      usual: { routes, day in
        try await read(otherwise: [:]) { sources, db in
          var usual: [PricedRoute: UsualPrices] = [:]
          for route in routes {
            let days = try db.lows(of: route, sources, on: day - UsualPrices.maximumAge...day)
            if !days.isEmpty { usual[route] = UsualPrices(days, before: day) }
          }
          return usual
        }
      },
      histories: { route in
        try await read(otherwise: []) { sources, db in
          try sources.flatMap { try PriceHistory.all(of: route, $0, in: db) }
            .sorted { ($1.observations.count, $0.route) < ($0.observations.count, $1.route) }
        }
      },
      routes: { now in try await read(otherwise: []) { try RecordedRoute.all(of: $0, at: now, in: $1) } },
      prune: { moment, isDryRun in
        guard database.exists else { return HistorySize() }
        if isDryRun { return try await database.read { try $0.prune(before: moment.seconds, isDryRun: true) } }
        let pruned = try await database.write { try $0.prune(before: moment.seconds, isDryRun: false) }
        // Deleting rows does not make the file smaller.
        if pruned.observationCount > 0 || pruned.dayCount > 0 { try await database.shrink() }
        return pruned
      },
      size: {
        guard database.exists else { return HistorySize() }
        return try await database.read { try HistorySize($0) }
      })
  }

  /// Returns this store, except that `record` and `usual` throw no errors, and are skipped after a failure (see
  /// ``FirstFailure``). The other closures still throw errors.
  package func tolerating(_ failure: FirstFailure) -> PriceHistoryStore {
    var store = self
    store.record = { sightings, now in await failure.unlessFailed(.writing) { try await record(sightings, now) } }
    store.usual = { routes, day in
      await failure.unlessFailed(.reading) { try await usual(routes, day) } ?? [:]
    }
    return store
  }
}

extension PriceHistory {
  fileprivate static func all(of route: Route, _ source: PriceSource, in db: Database) throws -> [PriceHistory] {
    let numbers = source.numbers(of: route)
    let routes = try Int64.fetchAll(
      db, sql: "SELECT id FROM route WHERE id BETWEEN ? AND ?", arguments: [numbers.lowerBound, numbers.upperBound])
    return try routes.map { id in
      var history = try PriceHistory(PricedRoute(row: id), observationsOf: id, in: db)
      history.days = try db.lows(of: history.route, [source], on: 0...Int(Int32.max))
      return history
    }
  }

  /// Reads the observations and sightings of a route, without its daily lows.
  init(_ route: PricedRoute, observationsOf id: Int64, in db: Database) throws {
    self.init(route)
    let rows = try Row.fetchCursor(db, sql: Self.observationsOfRoute, arguments: [id])
    while let row = try rows.next() {
      observations.append(
        PriceObservation(
          dates: TripDates(departs: row[0], returns: row[1]), seenAt: Date(seconds: row[2]), price: try row.price(3)))
    }
    let fares = try Row.fetchCursor(
      db, sql: "SELECT departs, returns, seen_at FROM fare WHERE route_id = ?", arguments: [id])
    while let row = try fares.next() {
      lastSeen[TripDates(departs: row[0], returns: row[1])] = Date(seconds: row[2])
    }
  }

  static let observationsOfRoute =
    "SELECT departs, returns, seen_at, price FROM observation WHERE route_id = ? ORDER BY seen_at, departs, returns"
}

extension RecordedRoute {
  fileprivate static func all(of sources: [PriceSource], at now: Date, in db: Database) throws -> [RecordedRoute] {
    var seen: [PricedRoute: (counts: Bool, at: Int, current: Price?)] = [:]
    for numbers in sources.map({ $0.numbers() }) {
      let rows = try Row.fetchCursor(
        db,
        sql: """
          WITH counted AS MATERIALIZED (
            SELECT id, seen_at, (
              SELECT max(day) * 86400 FROM daily_low
              WHERE route_id = route.id AND is_wide AND day * 86400 <= route.seen_at
            ) AS day FROM route WHERE id BETWEEN ? AND ?
          ), started AS MATERIALIZED (
            SELECT id, seen_at, coalesce((
              SELECT max(seen_at) FROM fare
              WHERE route_id = counted.id AND fare.seen_at >= day AND fare.seen_at < day + 86400
            ), day) AS start FROM counted
          )
          SELECT id, start IS NOT NULL, coalesce(start, seen_at), (
            SELECT min(price) FROM fare WHERE route_id = started.id AND departs >= ? AND fare.seen_at >= start
          ) FROM started
          """, arguments: [numbers.lowerBound, numbers.upperBound, now.earliestLocalDayNumber ?? 0])
      while let row = try rows.next() {
        let (route, counts, seenAt) = (try PricedRoute(row: row[0]), row[1] as Bool, row[2] as Int)
        let price = row.hasNull(atIndex: 3) ? nil : try row.price(3)
        guard let other = seen[route], (other.counts ? 1 : 0, other.at) >= (counts ? 1 : 0, seenAt) else {
          seen[route] = (counts, seenAt, price)
          continue
        }
        // Of several sources in the same fetch, the cheapest counts.
        if other.counts == counts, other.at == seenAt {
          seen[route]?.current = [other.current, price].compactMap(\.self).min()
        }
      }
    }
    return try seen.sorted { $0.key < $1.key }.map { route, seen in
      let seenAt = Date(seconds: seen.at)
      let day = seenAt.dayNumber ?? 0
      // Reads only the compared days: a route may have years of them.
      let days = try db.lows(of: route, sources, on: day - UsualPrices.maximumAge...day)
      return RecordedRoute(
        route: route, minimum: try db.lowestPrice(of: route, sources), current: seen.current,
        usual: UsualPrices(days, before: day), seenAt: seenAt)
    }
  }
}

extension Database {
  /// Returns the lows of a route on the given days, of all sources together.
  fileprivate func lows(
    of route: PricedRoute, _ sources: [PriceSource], on days: ClosedRange<Int>
  ) throws -> [DailyLow] {
    let statement = try cachedStatement(sql: Self.lowsOfRoute)
    return .joined(
      try sources.map { source in
        var lows: [DailyLow] = []
        let rows = try Row.fetchCursor(
          statement, arguments: [source.number(of: route), days.lowerBound, days.upperBound])
        while let row = try rows.next() {
          lows.append(
            DailyLow(
              day: row[0], price: try row.price(1), dates: TripDates(departs: row[2], returns: row[3]),
              isWide: row[4]))
        }
        return lows
      })
  }

  /// Returns the lowest price of the days that count, of all sources together; `nil` if no day counts.
  fileprivate func lowestPrice(of route: PricedRoute, _ sources: [PriceSource]) throws -> Price? {
    // A source has one row for each day. A day with rows of several sources counts if one of them does.
    let statement = try cachedStatement(
      sql: sources.count == 1
        ? "SELECT min(price) FROM daily_low WHERE route_id = ? AND is_wide"
        : """
        SELECT min(price) FROM (
          SELECT min(price) AS price, max(is_wide) AS is_wide FROM daily_low
          WHERE route_id IN (\(databaseQuestionMarks(count: sources.count))) GROUP BY day
        ) WHERE is_wide
        """)
    let row = try Row.fetchOne(statement, arguments: StatementArguments(sources.map { $0.number(of: route) }))
    guard let row, !row.hasNull(atIndex: 0) else { return nil }
    return try row.price(0)
  }

  static let lowsOfRoute = """
    SELECT day, price, departs, returns, is_wide FROM daily_low WHERE route_id = ? AND day BETWEEN ? AND ? ORDER BY day
    """
}

extension HistorySize {
  /// The approximate sizes of an observation, including its share of the fares, and of a daily low, in bytes. They were
  /// measured with a million of each. Computing the exact size would require reading the whole database.
  private static let (bytesOfObservation, bytesOfLow) = (40, 35)

  fileprivate init(_ db: Database) throws {
    self.init()
    let row = try Row.fetchOne(db, sql: "SELECT count(*), coalesce(sum(observation_count), 0) FROM route")
    guard let row else { return }
    (routeCount, observationCount) = (row[0], row[1])
    dayCount = try Int.fetchOne(db, sql: "SELECT count(*) FROM daily_low") ?? 0
    bytes = observationCount * Self.bytesOfObservation + dayCount * Self.bytesOfLow
  }
}

extension Database {
  /// Deletes the prices that were out of date at a given time: those that another price had replaced by then, and those
  /// for dates that no fetch has returned since. Also deletes the lows of earlier days, and the routes that have no
  /// prices left. Returns how much was deleted. A dry run only counts it.
  fileprivate func prune(before moment: Int, isDryRun: Bool) throws -> HistorySize {
    var size = HistorySize()
    let day = Date(seconds: moment).dayNumber ?? 0
    for row in try Row.fetchAll(self, sql: "SELECT id, observation_count FROM route") {
      let (route, observationCount): (Int64, Int) = (row[0], row[1])
      // For each route, because the days of a route are stored together: this reads only what it deletes.
      let dayCount =
        try Int.fetchOne(
          try cachedStatement(sql: "SELECT count(*) FROM daily_low WHERE route_id = ? AND day < ?"),
          arguments: [route, day]) ?? 0
      size.dayCount += dayCount
      if dayCount > 0, !isDryRun {
        try cachedStatement(sql: "DELETE FROM daily_low WHERE route_id = ? AND day < ?")
          .execute(arguments: [route, day])
      }
      let old = try oldPrices(of: route, before: moment)
      let removed = old.count - old.inForce.count
      if removed == 0 { continue }
      size.observationCount += removed
      if removed == observationCount {
        size.routeCount += 1
        size.dayCount +=
          try Int.fetchOne(
            self, sql: "SELECT count(*) FROM daily_low WHERE route_id = ? AND day >= ?", arguments: [route, day]) ?? 0
      }
      if isDryRun { continue }
      // Delete the whole range at once, and reinsert the few rows that stay.
      try cachedStatement(sql: "DELETE FROM observation WHERE route_id = ? AND seen_at <= ?")
        .execute(arguments: [route, moment])
      let insert = try cachedStatement(sql: "INSERT INTO observation VALUES (?, ?, ?, ?, ?)")
      for row in old.inForce { try insert.execute(arguments: [route, row[0], row[1], row[2], row[3]]) }
      try cachedStatement(sql: "DELETE FROM fare WHERE route_id = ? AND seen_at < ?")
        .execute(arguments: [route, moment])
      if removed == observationCount {
        try cachedStatement(sql: "DELETE FROM daily_low WHERE route_id = ?").execute(arguments: [route])
        try cachedStatement(sql: "DELETE FROM route WHERE id = ?").execute(arguments: [route])
      }
    }
    return size
  }

  /// Returns the number of observations of a route up to the given time, and which of these observations to keep: the
  /// newest for each pair of dates that a fetch returned at that time or later.
  private func oldPrices(of route: Int64, before moment: Int) throws -> (count: Int, inForce: [[Int]]) {
    let count = try Int.fetchOne(
      try cachedStatement(sql: "SELECT count(*) FROM observation WHERE route_id = ? AND seen_at <= ?"),
      arguments: [route, moment])
    let inForce = try Row.fetchAll(
      try cachedStatement(
        sql: """
          SELECT max(o.seen_at), o.departs, o.returns, o.price FROM observation o
          JOIN fare f ON f.route_id = o.route_id AND f.departs = o.departs AND f.returns = o.returns
          WHERE o.route_id = ? AND o.seen_at <= ? AND f.seen_at >= ? GROUP BY o.departs, o.returns
          """), arguments: [route, moment, moment])
    return (count ?? 0, inForce.map { row in (0..<4).map { row[$0] } })
  }
}
