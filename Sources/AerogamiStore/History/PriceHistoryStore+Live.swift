package import AerogamiCore
import Foundation
import GRDB

extension PriceHistoryStore {
  /// Returns a store that records prices in a database, which is created when prices are first recorded. Each closure
  /// is one transaction. A power failure may lose the prices that were recorded last. `record` also completes in a
  /// canceled task.
  ///
  /// - Parameter source: The URL of the service. The database may have prices of several services.
  package static func live(_ database: LocalDatabase, source: String) -> PriceHistoryStore {
    PriceHistoryStore(
      record: { sightings, now in
        try await database.writeDespiteCancellation { db in
          let source = try PriceSource(source, in: db) ?? PriceSource(adding: source, to: db)
          try PriceRecorder(source: source, db: db).record(sightings, at: now)
        }
      },
      deals: { routes in
        guard database.exists else { return Deals() }
        return try await database.read { db in
          guard let source = try PriceSource(source, in: db) else { return Deals() }
          return try PriceRecorder(source: source, db: db).deals(on: routes)
        }
      },
      medians: { routes in
        guard database.exists else { return [:] }
        return try await database.read { db in
          guard let source = try PriceSource(source, in: db) else { return [:] }
          return try PriceRecorder(source: source, db: db).medians(of: routes)
        }
      },
      lows: { routes, moment in
        guard database.exists else { return [:] }
        return try await database.read { db in
          guard let source = try PriceSource(source, in: db) else { return [:] }
          return try PriceRecorder(source: source, db: db).lows(of: routes, until: moment)
        }
      },
      histories: { route in
        guard database.exists else { return [] }
        return try await database.read { db in
          guard let source = try PriceSource(source, in: db) else { return [] }
          return try PriceHistory.all(of: route, source, in: db)
        }
      },
      routes: { now in
        guard database.exists else { return [] }
        return try await database.read { db in
          guard let source = try PriceSource(source, in: db) else { return [] }
          return try RecordedRoute.all(of: source, at: now, in: db)
        }
      },
      prune: { moment, isDryRun in
        guard database.exists else { return HistorySize() }
        if isDryRun { return try await database.read { try HistoryPruning(before: moment, in: $0).size() } }
        let pruned = try await database.write { try HistoryPruning(before: moment, in: $0).prune() }
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
