import GRDB

extension DatabaseMigrator {
  /// A favorite keeps its trip as the service writes one, so that it holds all of it, whatever a trip comes to hold. The
  /// other columns are what favorites are found and ordered by.
  ///
  /// - `id` is UTF-8 as a blob, so that ids compare by their bytes, and one with a zero in it is no other's.
  /// - `price_key` is the price in units of 10⁻¹⁸ as 16 bytes that compare as the prices do, exactly.
  /// - Times are milliseconds since 1970, as the service has them.
  @Sendable static func migrateFavorites(_ db: Database) throws {
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
        -- With the expiry, so that those that have expired are passed over without being looked at.
        CREATE INDEX favorite_by_price ON favorite (price_key, departure_at, id, expires_at);
        """)
  }
}
