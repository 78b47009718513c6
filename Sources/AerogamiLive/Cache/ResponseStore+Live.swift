import AerogamiCore
import FoundationEssentials
import GRDB
import Synchronization

extension ResponseStore {
  /// Keeps at most `maxBytes` in a database, whose file is not larger by much. Each closure is one transaction; what
  /// one keeps need not survive a power cut.
  static func live(_ database: LocalDatabase, maxBytes: Int) -> ResponseStore {
    let unwritten = UnwrittenAnswers()
    return ResponseStore(
      response: { key in
        try await database.readOne { db in
          let statement = try db.cachedStatement(
            sql: """
              SELECT url, body, etag, last_modified, fetched_at
              FROM response JOIN response_body ON response_id = id WHERE key = ?
              """)
          return try Row.fetchOne(statement, arguments: [key.text]).map(KeptResponse.init(row:))
        }
      },
      keep: { answer, key in
        unwritten.add(answer, key)
        do {
          try await database.writeUnsynced { db in
            try unwritten.write { answer, key in
              try db.cachedStatement(sql: "DELETE FROM response WHERE key = ?").execute(arguments: [key.text])
              if answer.size <= maxBytes { try answer.save(as: key, in: db) }
            }
            try makeRoom(maxBytes, in: db)
          }
        } catch {
          // A store that fails for hours must not fill the memory.
          unwritten.dropOldest(over: 1 << 24)
          throw error
        }
      },
      use: { key, confirmedAt in
        try await database.writeUnsynced { db in
          let fetchedAt = try confirmedAt?.milliseconds
          try db.cachedStatement(
            sql: """
              UPDATE response SET last_use = (SELECT max(last_use) + 1 FROM response),
                fetched_at = coalesce(?, fetched_at) WHERE key = ?
              """
          ).execute(arguments: [fetchedAt, key.text])
        }
      },
      contents: { try await database.read { try KeptContents($0) } },
      clear: {
        let contents = try await database.write { db in
          let contents = try KeptContents(db)
          try db.execute(sql: "DELETE FROM response")
          return contents
        }
        // Until then the file keeps its size, for what is kept next.
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

  /// Fails whatever it is asked.
  static let failing = {
    let fail: @Sendable (String) throws -> Never = { call in
      throw ClientError(asked: "ResponseStore.\(call)()", reason: .injected(.unimplemented))
    }
    return ResponseStore(
      response: { _ in try fail("response") }, keep: { _, _ in try fail("keep") }, use: { _, _ in try fail("use") },
      contents: { try fail("contents") }, clear: { try fail("clear") })
  }()
}

/// What waits for its turn to be written. Whoever's turn it is writes those of others too: a transaction takes longer than
/// what is done in it, unless answers are large.
private final class UnwrittenAnswers: Sendable {
  private typealias Entry = (answer: KeptResponse, key: ResponseKey)
  private static let maxBytes = 1 << 20
  private let entries = Mutex<[Entry]>([])

  func add(_ answer: KeptResponse, _ key: ResponseKey) { entries.withLock { $0.append((answer, key)) } }

  func dropOldest(over maxBytes: Int) {
    entries.withLock { entries in
      var bytes = entries.reduce(0) { $0 + $1.answer.size }
      entries.trimPrefix { entry in
        defer { bytes -= entry.answer.size }
        return bytes > maxBytes
      }
    }
  }

  /// Writes the first ones, about as many as have `maxBytes` together, but at least one: so none is left when all who
  /// added one have had their turn. Where that fails they wait on, for the next one's turn: an error is one writer's, who
  /// may just have been cancelled.
  func write(_ write: (KeptResponse, ResponseKey) throws -> Void) throws {
    let taken = entries.withLock { entries in
      var bytes = 0
      let first = entries.prefix { entry in
        defer { bytes += entry.answer.size }
        return bytes < Self.maxBytes
      }
      entries.removeFirst(first.count)
      return first
    }
    do {
      for (answer, key) in taken { try write(answer, key) }
    } catch {
      entries.withLock { $0 = taken + $0 }
      throw error
    }
  }
}

extension KeptResponse {
  fileprivate init(row: Row) {
    let (body, fetchedAt): (Data, Int) = (row["body"], row["fetched_at"])
    self.init(
      url: row["url"], body: [UInt8](body), etag: row["etag"], lastModified: row["last_modified"],
      fetchedAt: Date(timeIntervalSince1970: Double(fetchedAt) / 1000))
  }

  fileprivate func save(as key: ResponseKey, in db: Database) throws {
    let fetchedAt = try fetchedAt.milliseconds
    try db.cachedStatement(
      sql: """
        INSERT INTO response (key, url, etag, last_modified, fetched_at, last_use, size)
        VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(last_use), 0) + 1 FROM response), ?)
        """
    ).execute(
      arguments: [key.text, url, etag, lastModified, fetchedAt, size])
    try db.cachedStatement(sql: "INSERT INTO response_body (response_id, body) VALUES (last_insert_rowid(), ?)")
      .execute(arguments: [Data(body)])
  }
}

extension KeptContents {
  fileprivate init(_ db: Database) throws {
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
