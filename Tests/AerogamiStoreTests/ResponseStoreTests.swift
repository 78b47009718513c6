import AerogamiCore
import Dispatch
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(10))) struct ResponseStoreTests {
  enum Kind: CaseIterable { case memory, live }

  private let place = StorePlace()
  private let start = Date(timeIntervalSince1970: 1_000_000_000)

  private func store(_ kind: Kind, maxBytes: Int) -> ResponseStore {
    switch kind {
    case .memory: .memory(maxBytes: maxBytes)
    case .live: .live(place.database(), maxBytes: maxBytes)
    }
  }

  private func key(_ name: String) -> ResponseKey { ResponseKey(text: name) }

  /// An answer that takes 1000 bytes of a store.
  private func cached(_ name: String, after seconds: Double = 0, size: Int = 1000) -> CachedResponse {
    var cached = CachedResponse(url: name, body: [], etag: "\"\(name)\"", fetchedAt: start.addingTimeInterval(seconds))
    cached.body = Array(repeating: 0xFF, count: size - cached.size)
    return cached
  }

  private func kept(in store: ResponseStore, of names: [String]) async throws -> [String] {
    var found: [String] = []
    for name in names where try await store.response(key(name)) != nil { found.append(name) }
    return found
  }

  @Test("what is kept is found as it was, under its own key", arguments: Kind.allCases)
  func keeps(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 10_000)
    try await store.keep(cached("a"), key("a"))
    try await store.keep(cached("b", after: 1), key("b"))
    #expect(try await store.response(key("a")) == cached("a"))
    #expect(try await store.response(key("b")) == cached("b", after: 1))
    #expect(try await store.response(key("c")) == nil)

    try await store.keep(cached("a", after: 5, size: 500), key("a"))
    #expect(try await store.response(key("a")) == cached("a", after: 5, size: 500))
    #expect(
      try await store.contents()
        == CacheContents(
          count: 2, bytes: 1500, oldest: start.addingTimeInterval(1), newest: start.addingTimeInterval(5))
    )
  }

  @Test("the least recently used go first, and no more of them than must", arguments: Kind.allCases)
  func leastRecentlyUsed(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 3000)
    for (second, name) in ["a", "b", "c"].enumerated() {
      try await store.keep(cached(name, after: Double(second)), key(name))
    }
    #expect(try await kept(in: store, of: ["a", "b", "c"]) == ["a", "b", "c"])
    try await store.use(key("a"), nil)
    try await store.keep(cached("d", after: 4), key("d"))
    #expect(try await kept(in: store, of: ["a", "b", "c", "d"]) == ["a", "c", "d"])
    try await store.keep(cached("e", after: 5, size: 1001), key("e"))
    #expect(try await kept(in: store, of: ["a", "c", "d", "e"]) == ["d", "e"])
    #expect(try await store.contents().bytes == 2001)
  }

  @Test("looking at what is kept is no use of it", arguments: Kind.allCases)
  func looking(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 2000)
    try await store.keep(cached("a"), key("a"))
    try await store.keep(cached("b", after: 1), key("b"))
    _ = try await store.response(key("a"))
    try await store.keep(cached("c", after: 2), key("c"))
    #expect(try await kept(in: store, of: ["a", "b", "c"]) == ["b", "c"])
  }

  @Test("what is larger than all there may be is not kept, and costs nothing else its place", arguments: Kind.allCases)
  func tooLarge(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 2000)
    try await store.keep(cached("a"), key("a"))
    try await store.keep(cached("b", after: 1), key("b"))
    try await store.keep(cached("b", after: 2, size: 2001), key("b"))
    #expect(try await kept(in: store, of: ["a", "b"]) == ["a"], "what was there no longer holds")

    let nothing = self.store(kind, maxBytes: 0)
    try await nothing.keep(cached("a"), key("a"))
    #expect(try await nothing.contents() == CacheContents())
  }

  @Test(
    "what many tasks keep at once is all kept, once each, also where it is too large to be written together",
    arguments: [(200, 1000), (12, 600_000)])
  func keepingAtOnce(count: Int, size: Int) async throws {
    let store = self.store(.live, maxBytes: 1 << 24)
    let names = (0..<count).map(String.init)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names { group.addTask { try await store.keep(cached(name, size: size), key(name)) } }
      try await group.waitForAll()
    }
    #expect(try await kept(in: store, of: names) == names)
    #expect(try await store.contents().bytes == count * size)
  }

  /// Keeps responses that are all waiting before the first of them is written.
  ///
  /// - Returns: The names of those that were reported as kept.
  private func keepTogether(
    _ names: [String], size: Int = 500, in database: LocalDatabase, maxBytes: Int
  ) async throws -> Set<String> {
    let store = ResponseStore.live(database, maxBytes: maxBytes)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let release = DispatchSemaphore(value: 0)
    return try await withThrowingTaskGroup(of: String?.self) { group in
      group.addTask {
        try await database.change { _ in
          begin.finish()
          release.wait()
        }
        return nil
      }
      for await _ in begun {}
      // One thread runs tasks in order, and each waits for the database before the next begins.
      let thread = OneThread()
      for name in names {
        group.addTask(executorPreference: thread) {
          do { try await store.keep(cached(name, size: size), key(name)) } catch { return nil }
          return name
        }
      }
      group.addTask(executorPreference: thread) {
        release.signal()
        return nil
      }
      return try await group.reduce(into: []) { if let name = $1 { $0.insert(name) } }
    }
  }

  @Test("what many tasks keep at once is written in one transaction")
  func transactions() async throws {
    final class Commits: TransactionObserver, Sendable {
      let count = Mutex(0)
      func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
      func databaseDidChange(with event: DatabaseEvent) {}
      func databaseDidCommit(_ db: Database) { count.withLock { $0 += 1 } }
      func databaseDidRollback(_ db: Database) {}
    }
    let database = place.database()
    let (names, commits) = ((0..<1000).map(String.init), Commits())
    try await database.change { $0.add(transactionObserver: commits, extent: .databaseLifetime) }
    #expect(try await keepTogether(names, in: database, maxBytes: 1 << 24) == Set(names))
    #expect(commits.count.withLock(\.self) == 1)
  }

  @Test(
    "of what is written together, only what cannot be written fails",
    arguments: [
      "CREATE TRIGGER poison BEFORE INSERT ON response WHEN new.url = '7' BEGIN SELECT RAISE(ABORT, 'poison'); END",
      // This one is found by the commit.
      """
      CREATE TABLE poison (response INTEGER REFERENCES response DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER poisonous AFTER INSERT ON response WHEN new.url = '7' BEGIN INSERT INTO poison VALUES (-1); END
      """,
    ])
  func unwritable(sql: String) async throws {
    let database = place.database()
    try await database.write { try $0.execute(sql: sql) }
    let names = (0..<20).map(String.init)
    let others = names.filter { $0 != "7" }
    #expect(try await keepTogether(names, in: database, maxBytes: 1 << 20) == Set(others))
    #expect(try await kept(in: .live(database, maxBytes: 1 << 20), of: names) == others)
  }

  @Test("nothing is reported as kept for which no room can be made")
  func noRoom() async throws {
    let database = place.database()
    let store = ResponseStore.live(database, maxBytes: 1000)
    try await store.keep(cached("stuck"), key("stuck"))
    try await database.write {
      try $0.execute(sql: "CREATE TRIGGER stuck BEFORE DELETE ON response BEGIN SELECT RAISE(ABORT, 'stuck'); END")
    }
    let names = (0..<20).map(String.init)
    #expect(try await keepTogether(names, in: database, maxBytes: 1000).isEmpty)
    #expect(try await kept(in: store, of: names + ["stuck"]) == ["stuck"])
  }

  @Test("what cannot be written is not in the way of what is kept later")
  func keepingAfterFailure() async throws {
    let database = place.database()
    let store = ResponseStore.live(database, maxBytes: 10_000)
    try await database.write {
      try $0.execute(
        sql: "CREATE TRIGGER poison BEFORE INSERT ON response WHEN new.url = 'a' BEGIN SELECT RAISE(ABORT, 'a'); END")
    }
    await #expect(throws: StoreError.self) { try await store.keep(cached("a"), key("a")) }
    try await store.keep(cached("b"), key("b"))
    #expect(try await kept(in: store, of: ["a", "b"]) == ["b"])
  }

  @Test("what cancelled tasks would keep, however large, is not written, nor in the way of what another keeps")
  func keepingCancelled() async throws {
    let store = self.store(.live, maxBytes: 1 << 24)
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      for name in ["a", "b"] {
        group.addTask {
          await #expect(throws: CancellationError.self) {
            try await store.keep(cached(name, size: 600_000), key(name))
          }
        }
      }
    }
    try await store.keep(cached("c", size: 600_000), key("c"))
    #expect(try await kept(in: store, of: ["a", "b", "c"]) == ["c"])
  }

  @Test("what an earlier version has kept counts")
  func upgrading() async throws {
    try place.write([])
    let queue = try DatabaseQueue(path: place.path)
    try DatabaseMigrator.store.migrate(queue, upTo: "priceHistory")
    try await queue.write { db in
      try db.execute(sql: "PRAGMA application_id = \(StoreFile.applicationID)")
      for (name, use) in [("a", 1), ("b", 2)] {
        try db.execute(
          sql: "INSERT INTO response (key, url, fetched_at, last_use, size) VALUES (?, ?, 0, ?, 1000)",
          arguments: [key(name).text, name, use])
        try db.execute(sql: "INSERT INTO response_body VALUES (last_insert_rowid(), x'')")
      }
    }
    try queue.close()

    let store = self.store(.live, maxBytes: 2000)
    #expect(try await store.contents().bytes == 2000)
    try await store.keep(cached("c"), key("c"))
    #expect(try await kept(in: store, of: ["a", "b", "c"]) == ["b", "c"])
    #expect(try await store.clear().bytes == 2000)
    #expect(try await store.contents() == CacheContents())
  }

  @Test("what is confirmed is as new as that, and what is not there cannot be used", arguments: Kind.allCases)
  func confirming(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 2000)
    try await store.keep(cached("a"), key("a"))
    try await store.use(key("a"), nil)
    #expect(try await store.response(key("a"))?.fetchedAt == start)
    try await store.use(key("a"), start.addingTimeInterval(9))
    #expect(try await store.response(key("a"))?.fetchedAt == start.addingTimeInterval(9))
    try await store.use(key("b"), start)
    #expect(try await store.contents().count == 1)
  }

  @Test("clearing says what was there, and leaves nothing", arguments: Kind.allCases)
  func clearing(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 2000)
    try await store.keep(cached("a"), key("a"))
    #expect(try await store.clear() == CacheContents(count: 1, bytes: 1000, oldest: start, newest: start))
    #expect(try await store.clear() == CacheContents())
    #expect(try await store.response(key("a")) == nil)
  }

  @Test("who can do without a store is told once what is wrong with it, and it is not tried again")
  func forgiving() async throws {
    struct Broken: Error {}
    let (attempts, told) = (Log<String>(), Log<String>())
    let (messages, tell) = AsyncStream<String>.makeStream()
    var broken = ResponseStore.failing
    broken.response = { _ in
      await attempts.append("response")
      throw Broken()
    }
    broken.keep = { _, _ in await attempts.append("keep") }
    let store = broken.forgiving(FirstFailure(yieldingTo: tell))
    try await store.keep(cached("a"), key("a"))
    for _ in 0..<3 { #expect(try await store.response(key("a")) == nil) }
    try await store.keep(cached("a"), key("a"))
    tell.finish()
    for await message in messages { await told.append(message) }
    #expect(await told.entries == ["Broken()"])
    #expect(await attempts.entries == ["keep", "response"])
  }

  @Test("what a smaller bound leaves no room for goes with the next answer, and clearing makes the file small again")
  func shrinking() async throws {
    let large = store(.live, maxBytes: 1 << 24)
    for number in 0..<40 { try await large.keep(cached("\(number)", size: 100_000), key("\(number)")) }
    let small = store(.live, maxBytes: 250_000)
    try await small.keep(cached("last"), key("last"))
    #expect(try await small.contents().count == 3)
    #expect(try await kept(in: small, of: ["37", "38", "39", "last"]) == ["38", "39", "last"])
    _ = try await small.clear()
    let database = place.database()
    let pages = try await database.read { try Int.fetchOne($0, sql: "PRAGMA page_count") }
    // Every table and index has a page, and what was cleared had a thousand.
    #expect(try #require(pages) < 40)
  }

  @Test("what is interrupted is kept as a whole or not at all")
  func interrupted() async throws {
    let store = store(.live, maxBytes: 1 << 20)
    try await store.keep(cached("a"), key("a"))
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask { try? await store.keep(cached("a", after: 1), key("a")) }
    }
    #expect(try await store.response(key("a"))?.fetchedAt == start)
  }
}
