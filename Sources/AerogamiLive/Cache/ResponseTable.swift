import GRDB

extension DatabaseMigrator {
  /// One row for each answer, and one for its body: SQLite writes a row as a whole, and a use changes no body.
  ///
  /// - `last_use` orders the uses of all answers, a clock that is set back notwithstanding. With the size in its index,
  ///   what has to make room is found without any body being looked at.
  /// - `fetched_at` is in milliseconds since 1970.
  @Sendable static func migrateResponses(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE response (
          id INTEGER PRIMARY KEY,
          key TEXT NOT NULL UNIQUE,
          url TEXT NOT NULL,
          etag TEXT,
          last_modified TEXT,
          fetched_at INTEGER NOT NULL,
          last_use INTEGER NOT NULL,
          size INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE response_body (
          response_id INTEGER PRIMARY KEY REFERENCES response ON DELETE CASCADE,
          body BLOB NOT NULL
        ) STRICT;
        CREATE INDEX response_by_use ON response (last_use, size);
        """)
  }
}
