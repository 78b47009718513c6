package import AerogamiCore
import AerogamiJSON
import GRDB

extension DatabaseMigrator {
  /// One row for each region that is watched, with its trips as the service writes them.
  ///
  /// - `subject` is a digest of what is watched.
  /// - `seen_at` is in milliseconds since 1970. It stands before the trips, so that where they are as they were, SQLite
  ///   leaves the pages that hold them alone.
  @Sendable static func migrateWatches(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE watch (
          subject BLOB NOT NULL PRIMARY KEY,
          seen_at INTEGER NOT NULL,
          trips TEXT NOT NULL
        ) STRICT
        """)
  }
}

extension WatchStore {
  /// Keeps in a database, which is not made before there is something to keep. Each closure is one transaction; the last
  /// ones need not survive a power cut, which repeats some changes.
  package static func live(_ database: LocalDatabase) -> WatchStore {
    WatchStore(
      trips: { subject in
        guard database.isThere else { return nil }
        return try await database.read { db in
          let statement = try db.cachedStatement(sql: "SELECT trips FROM watch WHERE subject = ?")
          return try String.fetchOne(statement, arguments: [Data(subject.digest)]).map(trips(from:))
        }
      },
      keep: { trips, subject, now in
        try await database.writeUnsynced { db in
          let (text, seenAt): (String, Int)
          do throws(TripEncodingError) {
            (text, seenAt) = try (json(of: trips), now.milliseconds)
          } catch {
            throw StoreError.Reason.other("what was seen cannot be kept: \(error)")
          }
          try db.cachedStatement(sql: "DELETE FROM watch WHERE seen_at < ?")
            .execute(arguments: [seenAt - Int(patience * 1000)])
          try db.cachedStatement(
            sql: """
              INSERT INTO watch (subject, seen_at, trips) VALUES (?, ?, ?)
              ON CONFLICT DO UPDATE SET seen_at = excluded.seen_at, trips = excluded.trips
              """
          ).execute(arguments: [Data(subject.digest), seenAt, text])
        }
      })
  }

  private static func json(of trips: [Trip]) throws(TripEncodingError) -> String {
    var json = JSONWriter()
    try json.array(of: trips) { json, trip throws(TripEncodingError) in try json.aerogamiTrip(trip) }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func trips(from text: String) throws(StoreError.Reason) -> [Trip] {
    let problem: String
    do throws(ReplyError) {
      let trips = try decodeTrips(Array(text.utf8).span)
      if trips.skippedCount == 0 { return trips.elements }
      problem = trips.skipReasons.first ?? ""
    } catch {
      problem = "\(error)"
    }
    throw .other("the table of watches holds something that is no list of trips: \(problem)")
  }
}

extension WatchSubject {
  /// Equal for equal subjects, and for no others.
  fileprivate var digest: [UInt8] {
    var json = JSONWriter()
    json.beginArray()
    json.string(source)
    json.text(region)
    // As it compares: 60 and 60.00 are one limit.
    json.text(query.maxPrice.map { "\($0.inSmallestUnits)" })
    for words in [query.from, query.to, query.airlines] { json.array(of: words) { $0.string($1) } }
    if let countries = query.toCountries { json.array(of: countries.sorted()) { $0.string($1) } } else { json.null() }
    for date in [query.departAfter, query.departBefore] { json.text(date.map { "\($0.timeIntervalSince1970)" }) }
    json.text(query.currency)
    for flag in [query.hideExpired, query.isDirect, query.isOneWay] { json.bool(flag) }
    json.endArray()
    return SHA256.digest(json.bytes)
  }
}

extension JSONWriter {
  fileprivate mutating func text(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}
