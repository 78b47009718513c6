import GRDB

extension DatabaseMigrator {
  /// All migrations of the schema, in order, each in its own transaction. A released migration is never edited; add
  /// another one instead.
  static let store: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("favorites", migrate: migrateFavorites)
    migrator.registerMigration("responses", migrate: migrateResponses)
    migrator.registerMigration("regionLists", migrate: migrateRegionLists)
    migrator.registerMigration("fareSearch", migrate: migrateFareSearch)
    migrator.registerMigration("tripSearch", migrate: migrateTripSearch)
    migrator.registerMigration("watches", migrate: migrateWatches)
    migrator.registerMigration("priceHistory", migrate: migratePriceHistory)
    migrator.registerMigration("responseTotal", migrate: migrateResponseTotal)
    migrator.registerMigration("namedWatches", migrate: migrateNamedWatches)
    migrator.registerMigration("watchConditions", migrate: migrateWatchConditions)
    migrator.registerMigration("recentFetches", migrate: migrateRecentFetches)
    migrator.registerMigration("watchValues", migrate: migrateWatchValues)
    return migrator
  }()
}
