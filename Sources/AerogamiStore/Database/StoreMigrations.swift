import GRDB

extension DatabaseMigrator {
  /// All migrations of the schema, in order, each in its own transaction. A released migration is never edited; add
  /// another one instead.
  static let store: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("store", merging: beforeFirstRelease) { db, applied in
      if applied.isEmpty {
        for create in [createFavorites, createResponses, createRegionLists, createWatches, createPriceHistory] {
          try create(db)
        }
      } else if applied == beforeFirstRelease {
        try convertWatches(db)
      } else {
        throw StoreError.Reason.other(
          "it was created by a version before the first release", remedy: "move the file away, or delete it")
      }
    }
    migrator.registerMigration("dailyLows", migrate: addDailyLows)
    migrator.registerMigration("responseCompleteness", migrate: addCompleteness)
    migrator.registerMigration("watchedMeetings", migrate: addWatchedMeetings)
    migrator.registerMigration("watchHealth", migrate: createWatchHealth)
    migrator.registerMigration("services", migrate: createServices)
    migrator.registerMigration("reportedChanges", migrate: createReportedChanges)
    return migrator
  }()

  /// Returns whether a newer version of the program has migrated the database.
  static func isNewer(_ db: Database) throws -> Bool {
    try !store.appliedIdentifiers(db).isSubset(of: beforeFirstRelease.union(store.migrations))
  }

  /// The migrations of the last version before the first release. A database with exactly these is converted.
  private static let beforeFirstRelease: Set = [
    "favorites", "responses", "regionLists", "fareSearch", "tripSearch", "watches", "priceHistory", "responseTotal",
    "namedWatches", "watchConditions", "recentFetches",
  ]
}
