import AerogamiCore
import Foundation
import GRDB

/// Deletes the prices that were out of date at a given time: prices that another price had replaced by then, and prices
/// for dates that no fetch has returned since then.
struct HistoryPruning {
  private let moment: Int
  private let db: Database

  init(before moment: Date, in db: Database) {
    self.moment = moment.seconds
    self.db = db
  }

  /// Returns the number of prices that ``prune()`` would delete, and of routes that would lose all prices.
  func size() throws -> HistorySize {
    var size = HistorySize()
    for route in try routes() {
      let old = try old(of: route.id)
      let removed = old.count - old.inForce.count
      size.observationCount += removed
      if removed == route.observationCount { size.routeCount += 1 }
    }
    return size
  }

  /// Deletes the prices, and the routes without any other price. Returns the numbers of deleted prices and routes.
  func prune() throws -> HistorySize {
    var size = HistorySize()
    for route in try routes() {
      let old = try old(of: route.id)
      let removed = old.count - old.inForce.count
      if removed == 0 { continue }
      // Delete the whole range at once, and reinsert the few rows that stay.
      try db.cachedStatement(sql: "DELETE FROM observation WHERE route_id = ? AND seen_at <= ?")
        .execute(arguments: [route.id, moment])
      let insert = try db.cachedStatement(sql: "INSERT INTO observation VALUES (?, ?, ?, ?, ?)")
      for row in old.inForce { try insert.execute(arguments: [route.id, row[0], row[1], row[2], row[3]]) }
      try db.cachedStatement(sql: "DELETE FROM fare WHERE route_id = ? AND seen_at < ?")
        .execute(arguments: [route.id, moment])
      size.observationCount += removed
      guard removed == route.observationCount else { continue }
      size.routeCount += 1
      try db.cachedStatement(sql: "DELETE FROM route WHERE id = ?").execute(arguments: [route.id])
    }
    return size
  }

  private func routes() throws -> [(id: Int64, observationCount: Int)] {
    try Row.fetchAll(db, sql: "SELECT id, observation_count FROM route").map { ($0[0], $0[1]) }
  }

  /// Returns the number of observations of a route up to the given time, and which of these observations to keep: the
  /// newest for each pair of dates that a fetch returned at that time or later.
  private func old(of route: Int64) throws -> (count: Int, inForce: [[Int]]) {
    let count = try Int.fetchOne(
      try db.cachedStatement(sql: "SELECT count(*) FROM observation WHERE route_id = ? AND seen_at <= ?"),
      arguments: [route, moment])
    let inForce = try Row.fetchAll(
      try db.cachedStatement(
        sql: """
          SELECT max(o.seen_at), o.departs, o.returns, o.price FROM observation o
          JOIN fare f ON f.route_id = o.route_id AND f.departs = o.departs AND f.returns = o.returns
          WHERE o.route_id = ? AND o.seen_at <= ? AND f.seen_at >= ? GROUP BY o.departs, o.returns
          """), arguments: [route, moment, moment])
    return (count ?? 0, inForce.map { row in (0..<4).map { row[$0] } })
  }
}
