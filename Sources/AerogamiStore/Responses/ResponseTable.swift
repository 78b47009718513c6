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

  /// What all answers take together, kept up to date by triggers: to add it up takes 2 ms where 36,000 are kept, which is
  /// longer than it takes to keep one more. Without a constraint, for which SQLite would save what a statement changes, the
  /// pages of large bodies included, to take it back.
  @Sendable static func migrateResponseTotal(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE response_total (bytes INTEGER);
        INSERT INTO response_total SELECT coalesce(sum(size), 0) FROM response;
        CREATE TRIGGER response_added AFTER INSERT ON response BEGIN
          UPDATE response_total SET bytes = bytes + new.size;
        END;
        CREATE TRIGGER response_removed AFTER DELETE ON response BEGIN
          UPDATE response_total SET bytes = bytes - old.size;
        END;
        """)
  }
}
