import AerogamiCore
import Dispatch
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(20))) struct ResponseStoreTests {
  enum Kind: CaseIterable { case memory, live }

  private let place = TemporaryStore()
  private let start = Date(timeIntervalSince1970: 1_000_000_000)

  private func store(_ kind: Kind, maxBytes: Int) -> ResponseStore {
    switch kind {
    case .memory: .memory(maxBytes: maxBytes)
    case .live: .live(place.database(), maxBytes: maxBytes)
    }
  }

  private func key(_ name: String) -> ResponseKey { ResponseKey(text: name) }

  /// Returns a response that takes 1000 bytes of a store by default.
  private func cached(_ name: String, after seconds: Double = 0, size: Int = 1000) -> CachedResponse {
    var cached = CachedResponse(url: name, body: [], etag: "\"\(name)\"", fetchedAt: start.addingTimeInterval(seconds))
    cached.body = Array(repeating: 0xFF, count: size - cached.size)
    return cached
  }

  private func saved(in store: ResponseStore, of names: [String]) async throws -> [String] {
    var found: [String] = []
    for name in names where try await store.response(key(name)) != nil { found.append(name) }
    return found
  }

  @Test("a saved response is found unchanged, by its key", arguments: Kind.allCases)
  func saves(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 10_000)
    try await store.save(cached("a"), key("a"))
    try await store.save(cached("b", after: 1), key("b"))
    #expect(try await store.response(key("a")) == cached("a"))
    #expect(try await store.response(key("b")) == cached("b", after: 1))
    #expect(try await store.response(key("c")) == nil)

    try await store.save(cached("a", after: 5, size: 500), key("a"))
    #expect(try await store.response(key("a")) == cached("a", after: 5, size: 500))
    #expect(
      try await store.contents()
        == CacheContents(
          count: 2, bytes: 1500, oldest: start.addingTimeInterval(1), newest: start.addingTimeInterval(5))
    )
  }

  @Test("what a service says about the completeness is saved, replaced and part of the size", arguments: Kind.allCases)
  func completeness(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 10_000)
    var response = cached("a", size: 500)
    try await store.save(response, key("a"))
    (response.completeness, response.note) = ("partial", "no fares")
    #expect(!response.isSame(as: cached("a", size: 500)))
    try await store.save(response, key("a"))
    #expect(try await store.response(key("a")) == response)
    #expect(try await store.contents().bytes == 515)
  }

  @Test("a response that the previous version saved counts as complete")
  func previousVersion() async throws {
    try place.write(Data())
    let queue = try DatabaseQueue(path: place.path)
    try DatabaseMigrator.store.migrate(queue, upTo: "dailyLows")
    try await queue.write { db in
      try db.execute(
        sql: """
          PRAGMA application_id = \(StoreFile.applicationID);
          INSERT INTO response (key, url, fetched_at, last_use, size) VALUES ('a', 'u', 1000000000000, 1, 203);
          INSERT INTO response_body (response_id, body) VALUES (1, x'5b5d0a')
          """)
    }
    try queue.close()
    let store = self.store(.live, maxBytes: 10_000)
    #expect(
      try await store.response(key("a")) == CachedResponse(url: "u", body: Array("[]\n".utf8), fetchedAt: start))
  }

  @Test("the least recently used responses are evicted first, and no more than necessary", arguments: Kind.allCases)
  func leastRecentlyUsed(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 3000)
    for (second, name) in ["a", "b", "c"].enumerated() {
      try await store.save(cached(name, after: Double(second)), key(name))
    }
    #expect(try await saved(in: store, of: ["a", "b", "c"]) == ["a", "b", "c"])
    try await store.use(key("a"), nil)
    try await store.save(cached("d", after: 4), key("d"))
    #expect(try await saved(in: store, of: ["a", "b", "c", "d"]) == ["a", "c", "d"])
    try await store.save(cached("e", after: 5, size: 1001), key("e"))
    #expect(try await saved(in: store, of: ["a", "c", "d", "e"]) == ["d", "e"])
    #expect(try await store.contents().bytes == 2001)
  }

  @Test("reading a response does not count as using it", arguments: Kind.allCases)
  func looking(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 2000)
    try await store.save(cached("a"), key("a"))
    try await store.save(cached("b", after: 1), key("b"))
    _ = try await store.response(key("a"))
    try await store.save(cached("c", after: 2), key("c"))
    #expect(try await saved(in: store, of: ["a", "b", "c"]) == ["b", "c"])
  }

  @Test("a response larger than the store is not saved, and does not evict others", arguments: Kind.allCases)
  func tooLarge(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 2000)
    try await store.save(cached("a"), key("a"))
    try await store.save(cached("b", after: 1), key("b"))
    try await store.save(cached("b", after: 2, size: 2001), key("b"))
    #expect(try await saved(in: store, of: ["a", "b"]) == ["a"], "the earlier response is outdated")

    let nothing = self.store(kind, maxBytes: 0)
    try await nothing.save(cached("a"), key("a"))
    #expect(try await nothing.contents() == CacheContents())
  }

  @Test(
    "responses of many concurrent tasks are all saved once, even if too large for one transaction",
    arguments: [(200, 1000), (12, 600_000)])
  func savingAtOnce(count: Int, size: Int) async throws {
    let store = self.store(.live, maxBytes: 1 << 24)
    let names = (0..<count).map(String.init)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names { group.addTask { try await store.save(cached(name, size: size), key(name)) } }
      try await group.waitForAll()
    }
    #expect(try await saved(in: store, of: names) == names)
    #expect(try await store.contents().bytes == count * size)
  }

  /// Saves responses that are all waiting before the first of them is written.
  ///
  /// - Returns: The names of those that were reported as saved.
  private func saveTogether(
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
      // One thread runs the tasks in order, and each waits for the database before the next begins.
      let thread = OneThread()
      for name in names {
        group.addTask(executorPreference: thread) {
          do { try await store.save(cached(name, size: size), key(name)) } catch { return nil }
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

  @Test("responses of many concurrent tasks are written in one transaction")
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
    #expect(try await saveTogether(names, in: database, maxBytes: 1 << 24) == Set(names))
    #expect(commits.count.withLock(\.self) == 1)
  }

  @Test(
    "of responses written together, only those that cannot be written fail",
    arguments: [
      "CREATE TRIGGER poison BEFORE INSERT ON response WHEN new.url = '7' BEGIN SELECT RAISE(ABORT, 'poison'); END",
      // The commit detects this failure.
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
    #expect(try await saveTogether(names, in: database, maxBytes: 1 << 20) == Set(others))
    #expect(try await saved(in: .live(database, maxBytes: 1 << 20), of: names) == others)
  }

  @Test("a response is not reported as saved if no space can be freed")
  func noRoom() async throws {
    let database = place.database()
    let store = ResponseStore.live(database, maxBytes: 1000)
    try await store.save(cached("stuck"), key("stuck"))
    try await database.write {
      try $0.execute(sql: "CREATE TRIGGER stuck BEFORE DELETE ON response BEGIN SELECT RAISE(ABORT, 'stuck'); END")
    }
    let names = (0..<20).map(String.init)
    #expect(try await saveTogether(names, in: database, maxBytes: 1000).isEmpty)
    #expect(try await saved(in: store, of: names + ["stuck"]) == ["stuck"])
  }

  @Test("a response that cannot be written does not prevent later ones")
  func savingAfterFailure() async throws {
    let database = place.database()
    let store = ResponseStore.live(database, maxBytes: 10_000)
    try await database.write {
      try $0.execute(
        sql: "CREATE TRIGGER poison BEFORE INSERT ON response WHEN new.url = 'a' BEGIN SELECT RAISE(ABORT, 'a'); END")
    }
    await #expect(throws: StoreError.self) { try await store.save(cached("a"), key("a")) }
    try await store.save(cached("b"), key("b"))
    #expect(try await saved(in: store, of: ["a", "b"]) == ["b"])
  }

  @Test("responses of canceled tasks are not written, and do not prevent others")
  func savingCanceled() async throws {
    let store = self.store(.live, maxBytes: 1 << 24)
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      for name in ["a", "b"] {
        group.addTask {
          await #expect(throws: CancellationError.self) {
            try await store.save(cached(name, size: 600_000), key(name))
          }
        }
      }
    }
    try await store.save(cached("c", size: 600_000), key("c"))
    #expect(try await saved(in: store, of: ["a", "b", "c"]) == ["c"])
  }

  @Test("confirming a response updates its date, and using a missing one has no effect", arguments: Kind.allCases)
  func confirming(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 2000)
    try await store.save(cached("a"), key("a"))
    try await store.use(key("a"), nil)
    #expect(try await store.response(key("a"))?.fetchedAt == start)
    try await store.use(key("a"), start.addingTimeInterval(9))
    #expect(try await store.response(key("a"))?.fetchedAt == start.addingTimeInterval(9))
    try await store.use(key("b"), start)
    #expect(try await store.contents().count == 1)
  }

  @Test("uses are written together, before others are evicted, and before the database is closed")
  func pendingUses() async throws {
    let database = place.database()
    let store = ResponseStore.live(database, maxBytes: 3000)
    for name in ["a", "b", "c"] { try await store.save(cached(name), key(name)) }
    func changes() async throws -> Int { try await database.read { $0.totalChangesCount } }
    let before = try await changes()
    try await store.use(key("a"), start.addingTimeInterval(9))
    #expect(try await changes() == before)
    #expect(try await store.response(key("a"))?.fetchedAt == start.addingTimeInterval(9))
    #expect(try await store.contents().newest == start.addingTimeInterval(9))
    #expect(try await changes() > before)

    // The uses decide which responses make room.
    try await store.use(key("b"), nil)
    try await store.save(cached("d"), key("d"))
    #expect(try await saved(in: store, of: ["a", "b", "c", "d"]) == ["a", "b", "d"])

    let count = try await changes()
    for _ in 0..<99 { try await store.use(key("a"), nil) }
    #expect(try await changes() == count)
    try await store.use(key("a"), start.addingTimeInterval(20))
    #expect(try await changes() == count + 100)

    try await store.use(key("b"), start.addingTimeInterval(30))
    await database.close()
    let reopened = self.store(.live, maxBytes: 3000)
    #expect(try await reopened.response(key("b"))?.fetchedAt == start.addingTimeInterval(30))
  }

  @Test("clearing returns the previous contents, and removes everything", arguments: Kind.allCases)
  func clearing(kind: Kind) async throws {
    let store = self.store(kind, maxBytes: 2000)
    try await store.save(cached("a"), key("a"))
    #expect(try await store.clear() == CacheContents(count: 1, bytes: 1000, oldest: start, newest: start))
    #expect(try await store.clear() == CacheContents())
    #expect(try await store.response(key("a")) == nil)
  }

  @Test("a store that callers can do without reports its failure once, and is not tried again")
  func tolerating() async throws {
    struct Broken: Error {}
    let (attempts, told) = (Log<String>(), Log<String>())
    let (messages, continuation) = AsyncStream<String>.makeStream()
    var broken = ResponseStore.failing
    broken.response = { _ in
      await attempts.append("response")
      throw Broken()
    }
    broken.save = { _, _ in await attempts.append("keep") }
    let store = broken.tolerating(FirstFailure(yieldingTo: continuation))
    try await store.save(cached("a"), key("a"))
    for _ in 0..<3 { #expect(try await store.response(key("a")) == nil) }
    try await store.save(cached("a"), key("a"))
    continuation.finish()
    for await message in messages { await told.append(message) }
    #expect(await told.entries == ["Broken()"])
    #expect(await attempts.entries == ["keep", "response"])
  }

  @Test("a smaller limit takes effect with the next response, and clearing shrinks the file")
  func shrinking() async throws {
    let large = store(.live, maxBytes: 1 << 24)
    for number in 0..<40 { try await large.save(cached("\(number)", size: 100_000), key("\(number)")) }
    let small = store(.live, maxBytes: 250_000)
    try await small.save(cached("last"), key("last"))
    #expect(try await small.contents().count == 3)
    #expect(try await saved(in: small, of: ["37", "38", "39", "last"]) == ["38", "39", "last"])
    _ = try await small.clear()
    let database = place.database()
    let pages = try await database.read { try Int.fetchOne($0, sql: "PRAGMA page_count") }
    // Every table and index has a page; the removed responses had a thousand.
    #expect(try #require(pages) < 40)
  }

  @Test("an interrupted write is saved completely or not at all")
  func interrupted() async throws {
    let store = store(.live, maxBytes: 1 << 20)
    try await store.save(cached("a"), key("a"))
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask { try? await store.save(cached("a", after: 1), key("a")) }
    }
    #expect(try await store.response(key("a"))?.fetchedAt == start)
  }
}
