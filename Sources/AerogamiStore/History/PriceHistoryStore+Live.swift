package import AerogamiCore
import Foundation
import GRDB

extension PriceHistoryStore {
  /// Returns a store that records prices in a database, which is created when prices are first recorded. Each closure
  /// is one transaction. A power failure may lose the prices that were recorded last. `record` also completes in a
  /// canceled task. The database may have prices of several services: `source` is the URL of this one.
  package static func live(_ database: LocalDatabase, source: String) -> PriceHistoryStore {
    @Sendable func read<Value: Sendable>(
      otherwise empty: Value, _ body: @Sendable (PriceSource, Database) throws -> Value
    ) async throws -> Value {
      guard database.exists else { return empty }
      return try await database.read { db in try PriceSource(source, in: db).map { try body($0, db) } ?? empty }
    }
    return PriceHistoryStore(
      record: { sightings, now in
        try await database.writeDespiteCancellation { db in
          let source = try PriceSource(source, in: db) ?? PriceSource(adding: source, to: db)
          try PriceRecorder(source: source, db: db).record(sightings, at: now)
        }
      },
      deals: { routes in
        try await read(otherwise: Deals()) { try PriceRecorder(source: $0, db: $1).deals(on: routes) }
      },
      medians: { routes in
        try await read(otherwise: [:]) { try PriceRecorder(source: $0, db: $1).medians(of: routes) }
      },
      lows: { routes, moment in
        try await read(otherwise: [:]) { try PriceRecorder(source: $0, db: $1).lows(of: routes, until: moment) }
      },
      histories: { route in try await read(otherwise: []) { try PriceHistory.all(of: route, $0, in: $1) } },
      routes: { now in try await read(otherwise: []) { try RecordedRoute.all(of: $0, at: now, in: $1) } },
      prune: { moment, isDryRun in
        guard database.exists else { return HistorySize() }
        if isDryRun { return try await database.read { try $0.prune(before: moment.seconds, isDryRun: true) } }
        let pruned = try await database.write { try $0.prune(before: moment.seconds, isDryRun: false) }
        // Deleting rows does not make the file smaller.
        if pruned.observationCount > 0 { try await database.shrink() }
        return pruned
      },
      size: {
        guard database.exists else { return HistorySize() }
        return try await database.read { try HistorySize($0) }
      })
  }

  /// Returns this store, except that `record`, `deals`, `medians` and `lows` throw no errors, and are skipped after a
  /// failure (see ``FirstFailure``). The other closures still throw errors.
  package func tolerating(_ failure: FirstFailure) -> PriceHistoryStore {
    var store = self
    store.record = { sightings, now in await failure.unlessFailed(.writing) { try await record(sightings, now) } }
    store.deals = { routes in await failure.unlessFailed(.reading) { try await deals(routes) } ?? Deals() }
    store.lows = { routes, moment in
      await failure.unlessFailed(.reading) { try await lows(routes, moment) } ?? [:]
    }
    store.medians = { routes in await failure.unlessFailed(.reading) { try await medians(routes) } ?? [:] }
    return store
  }
}

extension PriceHistory {
  fileprivate static func all(of route: Route, _ source: PriceSource, in db: Database) throws -> [PriceHistory] {
    let numbers = source.numbers(of: route)
    let routes = try Int64.fetchAll(
      db, sql: "SELECT id FROM route WHERE id BETWEEN ? AND ? ORDER BY observation_count DESC, id",
      arguments: [numbers.lowerBound, numbers.upperBound])
    return try routes.map { try PriceHistory(PricedRoute(row: $0), id: $0, in: db) }
  }

  private init(_ route: PricedRoute, id: Int64, in db: Database) throws {
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
  fileprivate static func all(of source: PriceSource, at now: Date, in db: Database) throws -> [RecordedRoute] {
    let numbers = source.numbers()
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, observation_count, seen_at,
          (SELECT min(price) FROM observation INDEXED BY observation_by_price WHERE route_id = route.id),
          (SELECT min(price) FROM fare WHERE route_id = route.id AND departs >= ? AND fare.seen_at = route.seen_at)
        FROM route WHERE id BETWEEN ? AND ? ORDER BY id
        """, arguments: [now.earliestLocalDayNumber ?? 0, numbers.lowerBound, numbers.upperBound])
    var routes: [RecordedRoute] = []
    while let row = try rows.next() {
      routes.append(
        RecordedRoute(
          route: try PricedRoute(row: row[0]), observationCount: row[1], minimum: try row.price(3),
          current: row.hasNull(atIndex: 4) ? nil : try row.price(4), seenAt: Date(seconds: row[2])))
    }
    return routes
  }
}

extension HistorySize {
  /// The approximate size of an observation in bytes, including its share of the index and of the fares. It was
  /// measured with ten million observations. Computing the exact size would require reading the whole database.
  private static let bytesOfObservation = 65

  fileprivate init(_ db: Database) throws {
    self.init()
    let row = try Row.fetchOne(db, sql: "SELECT count(*), coalesce(sum(observation_count), 0) FROM route")
    guard let row else { return }
    (routeCount, observationCount) = (row[0], row[1])
    bytes = observationCount * Self.bytesOfObservation
  }
}

extension Database {
  /// Deletes the prices that were out of date at a given time: those that another price had replaced by then, and those
  /// for dates that no fetch has returned since. Also deletes the routes that have no prices left. Returns the numbers
  /// of deleted prices and routes. A dry run only counts them.
  fileprivate func prune(before moment: Int, isDryRun: Bool) throws -> HistorySize {
    var size = HistorySize()
    for row in try Row.fetchAll(self, sql: "SELECT id, observation_count FROM route") {
      let (route, observationCount): (Int64, Int) = (row[0], row[1])
      let old = try oldPrices(of: route, before: moment)
      let removed = old.count - old.inForce.count
      if removed == 0 { continue }
      size.observationCount += removed
      if removed == observationCount { size.routeCount += 1 }
      if isDryRun { continue }
      // Delete the whole range at once, and reinsert the few rows that stay.
      try cachedStatement(sql: "DELETE FROM observation WHERE route_id = ? AND seen_at <= ?")
        .execute(arguments: [route, moment])
      let insert = try cachedStatement(sql: "INSERT INTO observation VALUES (?, ?, ?, ?, ?)")
      for row in old.inForce { try insert.execute(arguments: [route, row[0], row[1], row[2], row[3]]) }
      try cachedStatement(sql: "DELETE FROM fare WHERE route_id = ? AND seen_at < ?")
        .execute(arguments: [route, moment])
      if removed == observationCount {
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
