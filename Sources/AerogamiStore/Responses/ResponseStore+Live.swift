import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import GRDB
import Synchronization

extension DatabaseMigrator {
  /// Creates a table of responses and a table of their bodies. The tables are separate because SQLite always writes a
  /// complete row, and each use of a response changes other columns but not the body.
  ///
  /// - `last_use` is a number that orders all responses by their last use, independent of the clock. Its index contains
  ///   the size, so that the responses to evict are found in the index alone.
  /// - `fetched_at` is in milliseconds since 1970.
  ///
  /// Triggers update the total size of all responses. Computing the total each time takes 2 ms for 36,000 responses,
  /// which is longer than saving one more. The column of the total has no constraint, such as NOT NULL: with one,
  /// SQLite would journal all pages that a statement changes, including the pages of large bodies.
  @Sendable static func createResponses(_ db: Database) throws {
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
        CREATE TABLE response_total (bytes INTEGER);
        INSERT INTO response_total VALUES (0);
        CREATE TRIGGER response_added AFTER INSERT ON response BEGIN
          UPDATE response_total SET bytes = bytes + new.size;
        END;
        CREATE TRIGGER response_removed AFTER DELETE ON response BEGIN
          UPDATE response_total SET bytes = bytes - old.size;
        END;
        """)
  }

  /// Adds how complete a service says its response is. Earlier responses count as complete, as before.
  @Sendable static func addCompleteness(_ db: Database) throws {
    try db.execute(
      sql: "ALTER TABLE response ADD COLUMN completeness TEXT; ALTER TABLE response ADD COLUMN note TEXT")
  }
}

extension ResponseStore {
  /// Returns a store that saves at most `maxBytes` of responses in a database. Each closure is atomic. A power failure
  /// may lose the responses that were saved last. `use` collects the uses of responses, and writes them when there are
  /// ``PendingUses/limit``. So do `save`, `contents`, `clear` and closing the database. A crash loses unwritten uses.
  package static func live(_ database: LocalDatabase, maxBytes: Int) -> ResponseStore {
    let (pending, uses) = (PendingResponses(), PendingUses())
    database.beforeClosing { db in try db.transaction(.immediate, uses.write) }
    return ResponseStore(
      response: { key in
        try await database.readOne { db in
          let statement = try db.cachedStatement(
            sql: """
              SELECT url, body, etag, last_modified, completeness, note, fetched_at
              FROM response JOIN response_body ON response_id = id WHERE key = ?
              """)
          var cached = try Row.fetchOne(statement, arguments: [key.text]).map(CachedResponse.init(row:))
          if let confirmedAt = uses.confirmation(of: key) { cached?.fetchedAt = confirmedAt }
          return cached
        }
      },
      save: { cached, key in
        let id = pending.add(cached, key)
        defer { pending.remove([id]) }
        try await database.change { db in
          try pending.write(id) { batch in
            try db.transaction(.immediate) { db in
              // Write the pending uses first, because they decide which responses are evicted.
              try uses.write(to: db)
              for (_, cached, key) in batch {
                try db.cachedStatement(sql: "DELETE FROM response WHERE key = ?").execute(arguments: [key.text])
                if cached.size <= maxBytes { try cached.save(as: key, in: db) }
              }
              try makeRoom(maxBytes, in: db)
            }
          }
        }
      },
      use: { key, confirmedAt in
        if uses.add(key, confirmedAt) { try await database.writeUnsynced(uses.write) }
      },
      contents: {
        if !uses.isEmpty { try await database.writeUnsynced(uses.write) }
        return try await database.read { try CacheContents($0) }
      },
      clear: {
        let contents = try await database.write { db in
          try uses.write(to: db)
          let contents = try CacheContents(db)
          try db.execute(sql: "DELETE FROM response")
          return contents
        }
        // Deleting rows does not make the file smaller.
        try await database.shrink()
        return contents
      })
  }

  private static func makeRoom(_ maxBytes: Int, in db: Database) throws {
    let total = try db.cachedStatement(sql: "SELECT bytes FROM response_total")
    var excess = try (Int.fetchOne(total) ?? 0) - maxBytes
    while excess > 0 {
      let oldest = try db.cachedStatement(sql: "SELECT id, size FROM response ORDER BY last_use LIMIT 1")
      guard let row = try Row.fetchOne(oldest) else { return }
      let (id, size): (Int64, Int) = (row["id"], row["size"])
      try db.cachedStatement(sql: "DELETE FROM response WHERE id = ?").execute(arguments: [id])
      excess -= size
    }
  }

  /// A store in which every call fails.
  package static let failing = {
    let fail: @Sendable (String) throws -> Never = { call in
      throw ClientError(requested: "ResponseStore.\(call)()", reason: .injected(.unimplemented))
    }
    return ResponseStore(
      response: { _ in try fail("response") }, save: { _, _ in try fail("save") },
      use: { _, _ in try fail("use") }, contents: { try fail("contents") },
      clear: { try fail("clear") })
  }()
}

/// The responses that wait to be written. When a task gets access to the database, it also writes the responses of
/// other waiting tasks in its transaction, because beginning and committing a transaction usually takes longer than the
/// writes in it. Invariant: a response is in this list until it is committed or its task ends. So the list has at most
/// one response for each task, and no task succeeds before its response is committed.
private final class PendingResponses: Sendable {
  typealias Entry = (id: Int, cached: CachedResponse, key: ResponseKey)

  /// The maximum size of the responses in one transaction: 1 MiB, so that no transaction takes long.
  private static let maxBatchBytes = 1 << 20
  private let state = Mutex<(nextID: Int, entries: [Entry])>((0, []))

  /// Adds a response, and returns its id for ``write(_:commit:)`` and ``remove(_:)``.
  func add(_ cached: CachedResponse, _ key: ResponseKey) -> Int {
    state.withLock { state in
      state.nextID += 1
      state.entries.append((state.nextID, cached, key))
      return state.nextID
    }
  }

  func remove(_ ids: Set<Int>) { state.withLock { $0.entries.removeAll { ids.contains($0.id) } } }

  /// Commits a response together with other waiting responses, unless another task has already committed it. If this
  /// fails, commits the response alone, because another response may be the cause. After a cancellation, or if the
  /// database is locked, throws the error instead. `commit` writes all of the given responses, or throws and writes
  /// none of them.
  func write(_ id: Int, commit: ([Entry]) throws -> Void) throws {
    var batch = batch(of: id)
    if batch.isEmpty { return }
    do {
      try commit(batch)
    } catch {
      // Do not retry after a cancellation or a locked database, because no single response is the cause.
      let isBusy = (error as? DatabaseError)?.resultCode == .SQLITE_BUSY
      if batch.count == 1 || isBusy || Task.isCancelled { throw error }
      batch.removeAll { $0.id != id }
      try commit(batch)
    }
    remove(Set(batch.map(\.id)))
  }

  /// Returns the response with this id and other waiting responses, together at most ``maxBatchBytes`` unless this
  /// response alone is larger. Returns an empty list if this response is already committed.
  private func batch(of id: Int) -> [Entry] {
    state.withLock { state in
      guard let own = state.entries.first(where: { $0.id == id }) else { return [] }
      var batch = [own]
      var bytes = own.cached.size
      for entry in state.entries where entry.id != id {
        bytes += entry.cached.size
        if bytes > Self.maxBatchBytes { break }
        batch.append(entry)
      }
      return batch
    }
  }
}

/// The uses of responses that are not written yet, in order. A transaction for each use would take longer than the
/// request that it follows: 1,000 confirmed responses of 7 kB took 1.6 times as long as without the cache.
private final class PendingUses: Sendable {
  /// The number of unwritten uses at which `use` writes all of them.
  static let limit = 100
  private let uses = Mutex<[(key: ResponseKey, confirmedAt: Date?)]>([])

  var isEmpty: Bool { uses.withLock(\.isEmpty) }

  /// Adds a use. Returns whether there are enough uses to write.
  func add(_ key: ResponseKey, _ confirmedAt: Date?) -> Bool {
    uses.withLock { uses in
      uses.append((key, confirmedAt))
      return uses.count >= Self.limit
    }
  }

  /// Returns when the service last confirmed a response; `nil` if no confirmation waits to be written. Call this method
  /// with access to the database, so that no other task is writing the uses.
  func confirmation(of key: ResponseKey) -> Date? {
    uses.withLock { uses in uses.last { $0.key == key && $0.confirmedAt != nil }?.confirmedAt }
  }

  /// Writes the uses, and forgets them even if this fails, so that the list does not grow without limit.
  func write(to db: Database) throws {
    let uses = uses.withLock { uses in
      defer { uses = [] }
      return uses
    }
    if uses.isEmpty { return }
    let statement = try db.cachedStatement(
      sql: """
        UPDATE response SET last_use = (SELECT max(last_use) + 1 FROM response),
          fetched_at = coalesce(?, fetched_at) WHERE key = ?
        """)
    for (key, confirmedAt) in uses { try statement.execute(arguments: [confirmedAt?.milliseconds, key.text]) }
  }
}

extension CachedResponse {
  fileprivate init(row: Row) {
    let (body, fetchedAt): (Data, Int) = (row["body"], row["fetched_at"])
    self.init(
      url: row["url"], body: [UInt8](body), etag: row["etag"], lastModified: row["last_modified"],
      fetchedAt: Date(timeIntervalSince1970: Double(fetchedAt) / 1000))
    (completeness, note) = (row["completeness"], row["note"])
  }

  fileprivate func save(as key: ResponseKey, in db: Database) throws {
    let fetchedAt = try fetchedAt.milliseconds
    try db.cachedStatement(
      sql: """
        INSERT INTO response (key, url, etag, last_modified, completeness, note, fetched_at, last_use, size)
        VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(last_use), 0) + 1 FROM response), ?)
        """
    ).execute(arguments: [key.text, url, etag, lastModified, completeness, note, fetchedAt, size])
    try db.cachedStatement(sql: "INSERT INTO response_body (response_id, body) VALUES (last_insert_rowid(), ?)")
      .execute(arguments: [Data(body)])
  }
}

extension CacheContents {
  fileprivate init(_ db: Database) throws {
    self.init()
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT count(*), (SELECT bytes FROM response_total), min(fetched_at), max(fetched_at) FROM response
        """)
    guard let row else { return }
    let times: (oldest: Int?, newest: Int?) = (row[2], row[3])
    (count, bytes) = (row[0], row[1])
    oldest = times.oldest.map { Date(timeIntervalSince1970: Double($0) / 1000) }
    newest = times.newest.map { Date(timeIntervalSince1970: Double($0) / 1000) }
  }
}
