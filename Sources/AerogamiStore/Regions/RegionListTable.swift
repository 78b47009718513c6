package import AerogamiCore
import AerogamiJSON
import GRDB

extension DatabaseMigrator {
  /// Lists of regions by name, each a JSON array of ids, in which null stands for all regions in one request.
  @Sendable static func migrateRegionLists(_ db: Database) throws {
    try db.execute(sql: "CREATE TABLE region_list (name TEXT NOT NULL PRIMARY KEY, regions TEXT NOT NULL) STRICT")
  }

  /// Beside what was fetched: which fares were chosen, as ``FareSearch`` writes them.
  @Sendable static func migrateFareSearch(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE region_list ADD COLUMN search TEXT")
  }
}

extension RegionStore {
  /// Remembers in a database, which is not made before there is something to remember. Each closure is one transaction.
  ///
  /// - Parameter search: What is remembered beside the regions that were fetched: who looks for a trip among them later
  ///   has to ask for the same.
  package static func live(_ database: LocalDatabase, choosing search: FareSearch? = nil) -> RegionStore {
    RegionStore(
      selected: { try await list("selected", in: database).compactMap(\.self) },
      select: { regions in try await database.write { db in try save(regions, as: "selected", in: db) } },
      lastFetched: { try await list("fetched", in: database) },
      noteFetched: { regions in
        // Mostly the same ones as before, and nothing has to be written.
        let isSame = try await list("fetched", in: database) == regions
        if isSame, try await lastSearch(in: database) == search { return }
        try await database.writeUnsynced { db in try save(regions, as: "fetched", choosing: search, in: db) }
      })
  }

  /// The same for those who can do without it: see ``FirstFailure``. What a user wants to be remembered still fails.
  package func forgiving(_ failure: FirstFailure) -> RegionStore {
    var store = self
    store.selected = { await failure.unlessFailed(.reading) { try await selected() } ?? [] }
    store.lastFetched = { await failure.unlessFailed(.reading) { try await lastFetched() } ?? [] }
    store.noteFetched = { regions in await failure.unlessFailed(.writing) { try await noteFetched(regions) } }
    return store
  }

  private static func list(_ name: String, in database: LocalDatabase) async throws -> [Region.ID?] {
    guard database.isThere else { return [] }
    return try await database.read { db in
      let text = try String.fetchOne(db, sql: "SELECT regions FROM region_list WHERE name = ?", arguments: [name])
      guard let text else { return [] }
      do throws(ReplyError) {
        return try decodeJSON(Array(text.utf8).span) { json throws(JSONError) in try json.readRegions() }
      } catch {
        throw StoreError.Reason.other("the table of region lists holds something that is none: \(error)")
      }
    }
  }

  /// The search of what was fetched last.
  package static func lastSearch(in database: LocalDatabase) async throws -> FareSearch? {
    guard database.isThere else { return nil }
    return try await database.read { db in
      try String.fetchOne(db, sql: "SELECT search FROM region_list WHERE name = 'fetched'").map(FareSearch.init(text:))
    }
  }

  private static func save(
    _ regions: [Region.ID?], as name: String, choosing search: FareSearch? = nil, in db: Database
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

extension JSONReader {
  fileprivate mutating func readRegions() throws(JSONError) -> [Region.ID?] {
    var regions: [Region.ID?] = []
    try beginArray()
    while try nextElement() { regions.append(try skipNull() ? nil : readString()) }
    return regions
  }
}
