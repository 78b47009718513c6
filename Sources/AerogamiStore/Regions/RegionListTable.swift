package import AerogamiCore
import AerogamiJSON
import GRDB

extension DatabaseMigrator {
  /// Creates a table that maps the names `selected` and `fetched` to lists of regions. Each list is a JSON array of
  /// ids, in which null means one request for all regions.
  @Sendable static func migrateRegionLists(_ db: Database) throws {
    try db.execute(sql: "CREATE TABLE region_list (name TEXT NOT NULL PRIMARY KEY, regions TEXT NOT NULL) STRICT")
  }

  /// Adds a column for the search of the last fetch, as words such as `EUR direct one-way 2026-12`.
  @Sendable static func migrateFareSearch(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE region_list ADD COLUMN search TEXT")
  }

  /// Converts the search of the last fetch to the text form of ``TripSearch``.
  @Sendable static func migrateTripSearch(_ db: Database) throws {
    guard let words = try String.fetchOne(db, sql: "SELECT search FROM region_list WHERE name = 'fetched'") else {
      return
    }
    try db.execute(
      sql: "UPDATE region_list SET search = ? WHERE name = 'fetched'", arguments: [TripSearch(words: words).text])
  }
}

extension RegionStore {
  /// Returns a store that saves selections and fetches in a database, which is created when something is first saved.
  /// Each closure is one transaction.
  package static func live(_ database: LocalDatabase) -> RegionStore {
    RegionStore(
      selected: { try await list("selected", in: database).compactMap(\.self) },
      select: { regions in try await database.write { db in try save(regions, as: "selected", in: db) } },
      lastFetch: { try await lastFetch(in: database) },
      saveFetch: { fetch in
        // Usually the fetch is the same as the last one, so there is nothing to write. A row that cannot be read is
        // replaced.
        if (try? await lastFetch(in: database)) == fetch { return }
        try await database.writeUnsynced { db in try save(fetch.regions, as: "fetched", fetch.search, in: db) }
      })
  }

  /// Returns this store, except that its closures throw no errors, and are skipped after a failure (see
  /// ``FirstFailure``). Only `select` still throws errors, because the user must know whether the selection was saved.
  package func tolerating(_ failure: FirstFailure) -> RegionStore {
    var store = self
    store.selected = { await failure.unlessFailed(.reading) { try await selected() } ?? [] }
    store.lastFetch = { await failure.unlessFailed(.reading) { try await lastFetch() } ?? nil }
    store.saveFetch = { fetch in await failure.unlessFailed(.writing) { try await saveFetch(fetch) } }
    return store
  }

  private static func list(_ name: String, in database: LocalDatabase) async throws -> [Region.ID?] {
    guard database.exists else { return [] }
    return try await database.read { db in
      try String.fetchOne(db, sql: "SELECT regions FROM region_list WHERE name = ?", arguments: [name])
        .map { try regions(from: $0, remedy: "select them again with aerogami regions select") } ?? []
    }
  }

  private static func lastFetch(in database: LocalDatabase) async throws -> TripFetch? {
    guard database.exists else { return nil }
    return try await database.read { db in
      let row = try Row.fetchOne(db, sql: "SELECT regions, search FROM region_list WHERE name = 'fetched'")
      guard let row else { return nil }
      return TripFetch(
        regions: try regions(from: row["regions"], remedy: "run aerogami fetch, which replaces them"),
        search: try search(from: row["search"] ?? ""))
    }
  }

  private static func search(from text: String) throws(StoreError.Reason) -> TripSearch {
    do throws(TripSearchError) {
      return try TripSearch(savedText: text)
    } catch {
      throw .other(
        "the saved search of the last fetch is invalid: \(error)", remedy: "run aerogami fetch, which replaces it")
    }
  }

  private static func regions(
    from text: String, remedy: String
  ) throws(StoreError.Reason) -> [Region.ID?] {
    do throws(ResponseError) {
      return try decodeJSON(Array(text.utf8).span) { json throws(JSONError) in try json.readRegions() }
    } catch {
      throw .other("the saved regions are invalid: \(error)", remedy: remedy)
    }
  }

  private static func save(
    _ regions: [Region.ID?], as name: String, _ search: TripSearch? = nil, in db: Database
  ) throws {
    var json = JSONWriter()
    json.beginArray()
    for region in regions {
      if let region { json.string(region) } else { json.null() }
    }
    json.endArray()
    try db.execute(
      sql: """
        INSERT INTO region_list (name, regions, search) VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET regions = excluded.regions, search = excluded.search
        """,
      arguments: [name, String(decoding: json.bytes, as: UTF8.self), search?.text])
  }
}

extension TripSearch {
  /// Parses the words that older versions saved, before the text form existed.
  fileprivate init(words: String) {
    self.init()
    for word in words.split(separator: " ") {
      switch word {
      case "direct": isDirect = true
      case "one-way": isOneWay = true
      default:
        departure = departure ?? DepartureDays(month: word) ?? DepartureDays(day: word)
        currency = currency ?? (try? Parameters.currency.value(String(word)))
      }
    }
  }
}

extension JSONReader {
  fileprivate mutating func readRegions() throws(JSONError) -> [Region.ID?] {
    try readArray { json throws(JSONError) in try json.skipNull() ? nil : json.readString() }
  }
}
