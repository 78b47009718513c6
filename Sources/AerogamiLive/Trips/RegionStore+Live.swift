import AerogamiCore
import GRDB

extension DatabaseMigrator {
  /// Lists of regions by name, each a JSON array of ids, in which null stands for all regions in one request.
  @Sendable static func migrateRegionLists(_ db: Database) throws {
    try db.execute(sql: "CREATE TABLE region_list (name TEXT NOT NULL PRIMARY KEY, regions TEXT NOT NULL) STRICT")
  }
}

extension RegionStore {
  /// What was fetched last is remembered where something is kept of what it was answered.
  static func configured(_ settings: Settings, database: LocalDatabase) -> RegionStore {
    var store: RegionStore =
      switch settings[ConfigurationKeys.storeVariant] {
      case .live: .live(database)
      case .mock: .mock()
      case .failing: .failing()
      }
    let keepsTrips =
      settings[ConfigurationKeys.cacheMaxBytes] > 0
      && VariantTable(ConfigurationKeys.trips, settings: settings).variant(of: "trips") == .live
    if !keepsTrips {
      store.lastFetched = { [] }
      store.noteFetched = { _ in }
    }
    return store
  }

  /// Remembers in a database, which is not made before there is something to remember. Each closure is one transaction.
  static func live(_ database: LocalDatabase) -> RegionStore {
    RegionStore(
      selected: { try await list("selected", in: database).compactMap(\.self) },
      select: { regions in try await database.write { db in try save(regions, as: "selected", in: db) } },
      lastFetched: { try await list("fetched", in: database) },
      noteFetched: { regions in
        // Mostly the same ones as before, and nothing has to be written.
        guard try await list("fetched", in: database) != regions else { return }
        try await database.writeUnsynced { db in try save(regions, as: "fetched", in: db) }
      })
  }

  /// The same for those who can do without it: see ``FirstFailure``. What a user wants to be remembered still fails.
  func forgiving(_ failure: FirstFailure) -> RegionStore {
    var store = self
    store.selected = { await failure.unlessFailed { try await selected() } ?? [] }
    store.lastFetched = { await failure.unlessFailed { try await lastFetched() } ?? [] }
    store.noteFetched = { regions in await failure.unlessFailed { try await noteFetched(regions) } }
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

  private static func save(_ regions: [Region.ID?], as name: String, in db: Database) throws {
    var json = JSONWriter()
    json.beginArray()
    for region in regions {
      if let region { json.string(region) } else { json.null() }
    }
    json.endArray()
    try db.execute(
      sql: "INSERT INTO region_list (name, regions) VALUES (?, ?) ON CONFLICT DO UPDATE SET regions = excluded.regions",
      arguments: [name, String(decoding: json.bytes, as: UTF8.self)])
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
