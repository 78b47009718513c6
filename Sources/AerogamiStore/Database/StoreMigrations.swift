import GRDB

extension DatabaseMigrator {
  /// Every change of the schema since the first version, in order, each in a transaction of its own. What has been
  /// released is never edited: a change is a further migration.
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
    return migrator
  }()
}
