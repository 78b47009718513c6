import AerogamiContainer
package import AerogamiCore
import AerogamiJSON
import Foundation
import GRDB

extension DatabaseMigrator {
  /// Creates the table of favorites. Each row has the trip in the JSON format of Aerogami's API, so that new fields of
  /// a trip need no new columns. The other columns are for searching and sorting.
  ///
  /// - `id` is a blob of UTF-8, so that ids are compared by their bytes, even if they contain zero bytes.
  /// - `price_key` is the price in units of 10⁻¹⁸, as 16 bytes that sort in the exact order of the prices.
  /// - Times are milliseconds since 1970, as in the JSON of the trip.
  @Sendable static func createFavorites(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE favorite (
          id BLOB NOT NULL PRIMARY KEY,
          region TEXT,
          trip TEXT NOT NULL,
          price_key BLOB NOT NULL,
          departure_at INTEGER NOT NULL,
          expires_at INTEGER NOT NULL,
          added_at INTEGER NOT NULL
        ) STRICT;
        -- Contains the expiry, so that SQLite skips expired favorites without reading their rows.
        CREATE INDEX favorite_by_price ON favorite (price_key, departure_at, id, expires_at);
        """)
  }
}

extension FavoriteStore {
  /// Returns a store that saves favorites in a database. Each closure is one transaction. Trips that older versions
  /// saved without local times are read with the airports' clocks.
  package static func live(_ database: LocalDatabase, clocks: SharedAirportClocks) -> FavoriteStore {
    FavoriteStore(
      save: { favorites, mayReplace in
        try await database.write { db in
          try clocks.withClocks { clocks in
            var known: [Favorite] = []
            var isAllowed = true
            for favorite in favorites {
              guard let saved = try Favorite.named(favorite.id, in: db, &clocks) else { continue }
              known.append(saved)
              if !mayReplace(saved, favorite) { isAllowed = false }
            }
            if isAllowed { for favorite in favorites { try favorite.save(in: db) } }
            return known
          }
        }
      },
      trips: { query, now in
        guard database.existsOrCannot else { return [] }
        return try await database.read { db in
          try clocks.withClocks { clocks in
            if query.order == .price, !query.isOnePerCity {
              return try query.cheapestFavorites(in: db, at: now, &clocks)
            }
            var selection = TripSelection(query, at: now)
            let rows = try Row.fetchCursor(db, sql: "SELECT * FROM favorite")
            while let row = try rows.next() {
              let trip = try Trip(favorite: row, &clocks)
              if query.search.matches(trip, at: now) { selection.add([trip], from: row["region"]) }
            }
            return selection.sorted()
          }
        }
      },
      ids: {
        guard database.existsOrCannot else { return [] }
        return try await database.read { db in
          Set(try Data.fetchAll(db, sql: "SELECT id FROM favorite").map { String(decoding: $0, as: UTF8.self) })
        }
      },
      find: { id, limit in
        guard database.existsOrCannot else { return [] }
        return try await database.read { db in
          try clocks.withClocks { clocks in
            if let exact = try Favorite.named(id, in: db, &clocks) { return [exact] }
            // The upper bound ends with a byte that is greater than every byte of UTF-8.
            return try Row.fetchAll(
              db, sql: "SELECT * FROM favorite WHERE id >= ? AND id < ? ORDER BY id LIMIT ?",
              arguments: [id.blob, id.blob + [0xFF], limit]
            ).map { try Favorite(row: $0, &clocks) }
          }
        }
      },
      remove: { ids in
        try await database.write { db in
          try ids.reduce(0) { count, id in
            try db.cachedStatement(sql: "DELETE FROM favorite WHERE id = ?").execute(arguments: [id.blob])
            return count + db.changesCount
          }
        }
      },
      clear: {
        try await database.write { db in
          try db.execute(sql: "DELETE FROM favorite")
          return db.changesCount
        }
      },
      // Creates a missing database, so that adding fails before any request if that is impossible.
      count: { try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM favorite") ?? 0 } })
  }
}

extension TripQuery {
  /// Returns the matching favorites, cheapest first and expired ones last. Reads only as many rows as the limit needs.
  func cheapestFavorites(in db: Database, at now: Date, _ clocks: inout AirportClocks) throws -> [FoundTrip] {
    var found: [FoundTrip] = []
    // As `Trip.hasExpired(at:)`.
    let end = "min(expires_at, departure_at)"
    for (isExpired, sql) in [(false, Self.cheapest("\(end) > ?")), (true, Self.cheapest("\(end) <= ?"))] {
      if isExpired, search.hideExpired { break }
      let rows = try Row.fetchCursor(db, sql: sql, arguments: [now.timeIntervalSince1970 * 1000])
      while found.count < limit ?? .max, let row = try rows.next() {
        let trip = try Trip(favorite: row, &clocks)
        if search.matches(trip, at: now) { found.append(FoundTrip(trip: trip, origin: row["region"])) }
      }
    }
    return found
  }

  /// Returns a query that reads rows in the order of the index instead of sorting. SQLite reports an error if it cannot
  /// use the index.
  static func cheapest(_ condition: String) -> String {
    """
    SELECT trip, region FROM favorite INDEXED BY favorite_by_price WHERE \(condition) ORDER BY price_key, departure_at, id
    """
  }
}

extension Favorite {
  fileprivate static func named(_ id: Trip.ID, in db: Database, _ clocks: inout AirportClocks) throws -> Favorite? {
    let statement = try db.cachedStatement(sql: "SELECT * FROM favorite WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [id.blob]).map { try Favorite(row: $0, &clocks) }
  }

  fileprivate init(row: Row, _ clocks: inout AirportClocks) throws {
    let addedAt: Double = row["added_at"]
    self.init(
      trip: try Trip(favorite: row, &clocks), region: row["region"],
      addedAt: Date(timeIntervalSince1970: addedAt / 1000))
  }

  fileprivate func save(in db: Database) throws {
    var json = JSONWriter()
    let milliseconds: (departure: Int, expiry: Int, added: Int)
    do {
      try json.aerogamiTrip(trip)
      milliseconds = try (trip.departureAt.milliseconds, trip.expiresAt.milliseconds, addedAt.milliseconds)
    } catch {
      throw StoreError.Reason.other("the favorite \(trip.id.printable(maxLength: 60)) could not be saved: \(error)")
    }
    try db.cachedStatement(
      sql: """
        INSERT INTO favorite (id, region, trip, price_key, departure_at, expires_at, added_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET
          region = coalesce(excluded.region, region), trip = excluded.trip, price_key = excluded.price_key,
          departure_at = excluded.departure_at, expires_at = excluded.expires_at
        """
    ).execute(
      arguments: [
        id.blob, region, String(decoding: json.bytes, as: UTF8.self), trip.price.key, milliseconds.departure,
        milliseconds.expiry, milliseconds.added,
      ])
  }
}

extension Trip {
  fileprivate init(favorite row: Row, _ clocks: inout AirportClocks) throws {
    let text: String = row["trip"]
    do throws(ResponseError) {
      self = try decodeJSON(Array(text.utf8).span) { json throws(JSONError) in
        try Trip(aerogami: &json, clocks: &clocks)
      }
    } catch {
      throw StoreError.Reason.other("a saved favorite is invalid: \(error)")
    }
  }
}

extension Price {
  /// The price as 16 bytes that sort like the prices. The first bit is inverted, so that negative numbers come first.
  var key: Data {
    let bits = UInt128(bitPattern: inSmallestUnits) ^ (1 << 127)
    return Data(stride(from: 120, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) })
  }
}

extension String {
  fileprivate var blob: Data { Data(utf8) }
}
