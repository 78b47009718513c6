package import AerogamiCore
import AerogamiJSON
import GRDB

extension DatabaseMigrator {
  /// Creates a table whose only row, with the name `selected`, has the selected regions, and a table of recent fetches,
  /// in which a greater `id` means a newer fetch. `regions` is a JSON array of ids, in which null means one request for
  /// all regions. `search` is the text form of ``TripSearch``.
  @Sendable static func createRegionLists(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE region_list (name TEXT NOT NULL PRIMARY KEY, regions TEXT NOT NULL) STRICT;
        CREATE TABLE recent_fetch (
          id INTEGER PRIMARY KEY, regions TEXT NOT NULL, search TEXT NOT NULL, UNIQUE (regions, search)
        ) STRICT;
        """)
  }
}

extension RegionStore {
  /// Returns a store that saves selections and fetches in a database, which is created when something is first saved.
  /// Each closure is one transaction.
  package static func live(_ database: LocalDatabase) -> RegionStore {
    RegionStore(
      selected: {
        guard database.exists else { return [] }
        return try await database.readOne { db in
          let text = try String.fetchOne(db, sql: "SELECT regions FROM region_list WHERE name = 'selected'")
          do throws(ResponseError) {
            return try text.map(names)?.compactMap(\.self) ?? []
          } catch {
            throw StoreError.Reason.other(
              "the saved regions are invalid: \(error)", remedy: "select them again with aerogami regions select")
          }
        }
      },
      select: { regions in
        try await database.write { db in
          try db.execute(
            sql: "INSERT OR REPLACE INTO region_list (name, regions) VALUES ('selected', ?)",
            arguments: [text(of: regions)])
        }
      },
      fetches: {
        guard database.exists else { return [] }
        return try await database.readOne { db in
          // Skip rows that cannot be read: recent fetches only help to find trips, so an error would be worse.
          try Row.fetchAll(db, sql: "SELECT regions, search FROM recent_fetch ORDER BY id DESC").compactMap { row in
            guard let origins = try? names(from: row["regions"]), let search = try? TripSearch(savedText: row["search"])
            else { return nil }
            return TripFetch(origins: origins, search: search)
          }
        }
      },
      saveFetch: { fetch in
        let row: StatementArguments = [text(of: fetch.origins), fetch.search.text]
        let newest = "SELECT (regions, search) = (?, ?) FROM recent_fetch ORDER BY id DESC LIMIT 1"
        // Usually the fetch is the same as the last one, so there is nothing to write.
        if try await database.readOne({ try Bool.fetchOne($0, sql: newest, arguments: row) }) == true { return }
        try await database.writeUnsynced { db in
          // A fetch that is already saved gets a new id, so it becomes the newest one.
          try db.execute(sql: "INSERT OR REPLACE INTO recent_fetch (regions, search) VALUES (?, ?)", arguments: row)
          try db.execute(
            sql: """
              DELETE FROM recent_fetch
              WHERE id NOT IN (SELECT id FROM recent_fetch ORDER BY id DESC LIMIT \(fetchCount))
              """)
        }
      })
  }

  /// Returns this store, except that its closures throw no errors, and are skipped after a failure (see
  /// ``FirstFailure``). Only `select` still throws errors, because the user must know whether the selection was saved.
  package func tolerating(_ failure: FirstFailure) -> RegionStore {
    var store = self
    store.selected = { await failure.unlessFailed(.reading) { try await selected() } ?? [] }
    store.fetches = { await failure.unlessFailed(.reading) { try await fetches() } ?? [] }
    store.saveFetch = { fetch in await failure.unlessFailed(.writing) { try await saveFetch(fetch) } }
    return store
  }

  private static func names(from text: String) throws(ResponseError) -> [TripOrigin?] {
    try decodeJSON(Array(text.utf8).span) { json throws(JSONError) in
      try json.readArray { json throws(JSONError) in try json.skipNull() ? nil : json.readString() }
    }
  }

  private static func text(of names: [TripOrigin?]) -> String {
    var json = JSONWriter()
    json.array(of: names) { $0.string($1) }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
