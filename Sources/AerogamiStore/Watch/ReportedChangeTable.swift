import AerogamiCore
import Foundation
import GRDB

extension DatabaseMigrator {
  /// Creates a table with the last changes that each watch has reported, and adds the cheapest price to its health.
  ///
  /// - `change` identifies the change within the watch.
  /// - `reported_at` is in seconds since 1970.
  /// - `lines` has the lines of the text, separated by line feeds.
  @Sendable static func createReportedChanges(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE reported_change (
          watch TEXT NOT NULL,
          change TEXT NOT NULL,
          reported_at INTEGER NOT NULL,
          kind TEXT NOT NULL,
          title TEXT NOT NULL,
          lines TEXT NOT NULL,
          link TEXT,
          PRIMARY KEY (watch, change)
        ) STRICT;
        ALTER TABLE watch_health ADD COLUMN cheapest_price TEXT;
        ALTER TABLE watch_health ADD COLUMN cheapest_currency TEXT;
        """)
  }
}

extension [ReportedChange] {
  /// The newest changes first, and those of a round in the order in which they were added.
  private static let order = "ORDER BY reported_at DESC, rowid"

  /// Reads the changes of a watch.
  init(of watch: String, in db: Database) throws {
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT change, kind, reported_at, title, lines, link FROM reported_change WHERE watch = ? \(Self.order)"),
      arguments: [watch])
    self = rows.map { row in
      let lines = (row[4] as String).split(separator: "\n").map(String.init)
      // A newer version of the program may know more kinds.
      return ReportedChange(
        id: row[0], ReportedChange.Kind(rawValue: row[1]) ?? .new, reportedAt: Date(seconds: row[2]), title: row[3],
        lines: lines, link: row[5])
    }
  }

  /// Adds these changes to those of a watch, except changes that it already has, and deletes the oldest ones of all.
  func save(of watch: String, in db: Database, at now: Date) throws {
    if isEmpty { return }
    for change in self {
      try db.cachedStatement(
        sql: """
          INSERT OR IGNORE INTO reported_change (watch, change, reported_at, kind, title, lines, link)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        watch, change.id, change.reportedAt.seconds, change.kind.rawValue, change.title,
        change.lines.joined(separator: "\n"), change.link,
      ])
    }
    try db.cachedStatement(sql: "DELETE FROM reported_change WHERE reported_at < ?")
      .execute(arguments: [now.seconds - Int(WatchStore.retention)])
    try db.cachedStatement(
      sql: """
        DELETE FROM reported_change WHERE watch = ?1 AND rowid NOT IN
          (SELECT rowid FROM reported_change WHERE watch = ?1 \(Self.order) LIMIT ?2)
        """
    ).execute(arguments: [watch, ReportedChange.maxCount])
  }
}
