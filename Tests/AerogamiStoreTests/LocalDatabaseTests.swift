import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(20))) struct LocalDatabaseTests {
  private let place = TemporaryStore()

  private func error(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return ""
    } catch {
      return "\(error)"
    }
  }

  private func useError(isOurs: Bool = true) async -> String {
    let database = place.database(isOurs: isOurs)
    let message = await error { _ = try await FavoriteStore.live(database).count() }
    await database.close()
    return message
  }

  @Test("files are created at the first use, accessible to this user only")
  func permissions() async throws {
    let database = place.database()
    #expect(!FileManager.default.fileExists(atPath: place.directory))
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    let names = ["store.sqlite", "store.sqlite-shm", "store.sqlite-wal", "store.sqlite.lock"]
    #expect(try place.names == names)
    for name in names { #expect(try place.mode("\(place.directory)/\(name)") == "600") }
    let parent = URL(filePath: place.directory).deletingLastPathComponent().path
    #expect(try [place.directory, parent].map(place.mode) == ["700", "700"])
    await database.close()
    #expect(try place.names == ["store.sqlite", "store.sqlite.lock"])
  }

  @Test("a database is in WAL mode, has the application ID, and waits 5 s for locks")
  func setUp() async throws {
    let pragmas = try await place.database().read { db in
      try ["journal_mode", "application_id", "busy_timeout"].map { try String.fetchOne(db, sql: "PRAGMA \($0)") }
    }
    #expect(pragmas == ["wal", "\(0x6165_726F)", "5000"])
  }

  @Test("only writes that must survive a power failure wait for the disk, also after a failed write")
  func syncing() async throws {
    struct Broken: Error {}
    let database = place.database()
    let level: @Sendable (Database) throws -> Int? = { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
    let (normal, full) = (1, 2)
    #expect(try await database.writeUnsynced(level) == normal)
    #expect(try await database.write(level) == full)
    await #expect(throws: Broken.self) { try await database.write { _ in throw Broken() } }
    #expect(try await database.writeUnsynced(level) == normal)
  }

  @Test("a closed database is opened again by the next use")
  func reopening() async throws {
    let database = place.database()
    let favorites = FavoriteStore.live(database)
    _ = try await favorites.add([.fixture("a")])
    await database.close()
    #expect(try await favorites.count() == 1)
  }

  @Test("on a read-only file system, the database is read without another file, and a change is an error")
  func readOnlyFileSystem() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    let (file, bytes, names) = (StoreFile(path: place.path), try place.bytes(), try place.names)
    #expect(!file.isReadOnly)
    let queue = try file.openReadOnlyDatabase()
    #expect(try await queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM favorite") } == 1)
    do {
      try await queue.write { try $0.execute(sql: "DELETE FROM favorite") }
      Issue.record("a read-only database was changed")
    } catch let error as DatabaseError {
      #expect(StoreError.Reason(error) == .unwritable(errno: EROFS))
    }
    #expect(try (place.names, place.bytes()) == (names, bytes))
    try queue.close()
    try place.write(String(repeating: "no database", count: 100).utf8)
    #expect(throws: StoreError.Reason.notMovedAside) { try file.openReadOnlyDatabase() }
  }

  @Test("concurrent first uses, of one value and of several, open the file without an error")
  func concurrentOpening() async throws {
    let databases = (0..<10).map { _ in place.database() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask {
          _ = try await FavoriteStore.live(databases[index % 10]).add([.fixture("\(index)")])
        }
      }
      try await group.waitForAll()
    }
    #expect(try await place.favorites().count() == 200)
  }

  @Test("opening a database that another program has locked does not block other tasks")
  func openingLocked() async throws {
    try place.write([])
    let other = try place.lock()
    let ended = Log<Bool>()
    try await withTaskExecutorPreference(OneThread()) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          let message = await useError()
          await ended.append(message.isEmpty)
        }
        while !place.isBeingOpened {
          guard await ended.entries.isEmpty else { break }
          await Task.yield()
        }
        #expect(await ended.entries.isEmpty, "another task continues before SQLite's wait times out")
        try other.close()
        try await group.waitForAll()
      }
    }
    #expect(await ended.entries == [true])
  }

  @Test("without a location, the error says what to set")
  func noPath() async throws {
    let database = LocalDatabase(nil, clock: ContinuousClock(), now: { Date() })
    #expect(
      await error { _ = try await FavoriteStore.live(database).count() }
        == "the store: there is no default location, because neither HOME nor XDG_DATA_HOME is an absolute path; set store.path (AEROGAMI_STORE_PATH) to a file"
    )
  }

  @Test("a path that is a directory, or has a file as a parent, is an error")
  func notAFile() async throws {
    try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
    #expect(
      await useError()
        == "the store \(place.path): this is not a regular file; set store.path (AEROGAMI_STORE_PATH) to a regular file"
    )
    let database = LocalDatabase(StoreFile(path: "/dev/null/a/b.sqlite"), clock: ContinuousClock(), now: { Date() })
    #expect(
      await error { _ = try await FavoriteStore.live(database).count() }
        == "the store /dev/null/a/b.sqlite: the directory /dev/null could not be created: Not a directory; "
        + "set store.path (AEROGAMI_STORE_PATH) to a file in another directory")
  }

  @Test(
    "a database without permission to write is read, and a change is an error",
    .enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func readOnly() async throws {
    _ = try await withClosed { try await $0.add([.fixture("a")]) }
    let before = try place.bytes()
    for (path, mode, readable) in [(place.path, 0o400, 0o600), (place.directory, 0o500, 0o700)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let message = await error { _ = try await withClosed { try await $0.add([.fixture("b")]) } }
      let count = try? await withClosed { try await $0.count() }
      try FileManager.default.setAttributes([.posixPermissions: readable], ofItemAtPath: path)
      #expect(message.hasPrefix("the store \(place.path): it could not be opened for writing: Permission denied; "))
      #expect(count == 1)
      #expect(try place.bytes() == before)
    }
  }

  @Test("a database of a newer version is an error, and stays unchanged")
  func newer() async throws {
    _ = try await withClosed { try await $0.add([.fixture("a")]) }
    try place.withConnection { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of the year 2030')") }
    let before = try place.bytes()
    #expect(
      await useError().contains("a newer version of aerogami wrote this file; it was left unchanged; update aerogami"))
    #expect(try place.bytes() == before)
    #expect(try place.names == ["store.sqlite", "store.sqlite.lock"])
  }

  @Test("a database of another program is an error, and stays unchanged")
  func foreign() async throws {
    try place.write([])
    try place.withConnection { try $0.execute(sql: "CREATE TABLE theirs (a)") }
    let before = try place.bytes()
    #expect(await useError().contains("a database of another program; it was left unchanged; set store.path"))
    #expect(try place.bytes() == before)
  }

  @Test("a file that is not a database is moved aside, and the next use creates a new one")
  func garbage() async throws {
    for suffix in ["", "-2"] {
      try place.write("no database".utf8)
      let moved = "store.sqlite.damaged-20270115T080000\(suffix)"
      #expect(
        await useError().contains(
          "the file was damaged and has been moved to \(place.directory)/\(moved); the next use"))
      #expect(try place.bytes(moved) == Array("no database".utf8))
      #expect(try await withClosed { try await $0.count() } == 0)
    }
  }

  @Test("a file that is not a database stays unchanged if the user chose the path")
  func named() async throws {
    try place.write("someone's notes".utf8)
    #expect(await useError(isOurs: false).contains("not a database; it was left unchanged; move"))
    #expect(try place.bytes() == Array("someone's notes".utf8))
  }

  @Test("a damaged page found while reading moves the file aside, once")
  func damagedPage() async throws {
    _ = try await withClosed { try await $0.add((0..<200).map { .fixture("\($0)") }) }
    var bytes = try place.bytes()
    bytes.replaceSubrange(4096..., with: repeatElement(0xA5, count: bytes.count - 4096))
    try place.write(bytes)
    let database = place.database()
    let favorites = FavoriteStore.live(database)
    let messages = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { await error { _ = try await favorites.trips(TripQuery(), Date()) } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // Later tasks find a new file.
    #expect(messages.contains { $0.contains("damaged and has been moved to") })
    #expect(messages.allSatisfy { $0.isEmpty || $0.contains("damaged") })
    #expect(try place.names.filter { $0.contains("damaged") } == ["store.sqlite.damaged-20270115T080000"])
    #expect(try place.bytes("store.sqlite.damaged-20270115T080000") == bytes)
    #expect(try await favorites.count() == 0)
    await database.close()
  }

  @Test("a full disk is an error, and earlier data is preserved")
  func full() async throws {
    let database = place.database()
    let favorites = FavoriteStore.live(database)
    _ = try await favorites.add([.fixture("a")])
    try await database.write { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    #expect(
      await error { _ = try await favorites.add((0..<200).map { .fixture("b\($0)") }) }
        == "the store \(place.path): the disk is full; nothing was changed; free some space and try again")
    #expect(try await favorites.find("", 10).map(\.id) == ["a"])
  }

  @Test("a log cut off at any byte, as after a crash, results in the old or the new state")
  func tornLog() async throws {
    let database = place.database()
    let favorites = FavoriteStore.live(database)
    _ = try await favorites.add([.fixture("old")])
    // Moves the log's contents to the file, so that the log has only the next change.
    try await database.write { _ in }
    await database.close()
    _ = try await favorites.add((0..<8).map { .fixture("new\($0)") })
    let (file, log) = (try place.bytes(), try place.bytes("store.sqlite-wal"))
    await database.close()

    let other = TemporaryStore()
    var counts: Set<Int> = []
    for length in stride(from: 0, through: log.count, by: 509) + [log.count - 1, log.count] {
      try other.write(file)
      try Data(log.prefix(length)).write(to: URL(filePath: other.path + "-wal"))
      let database = other.database()
      let favorites = FavoriteStore.live(database)
      counts.insert(try await favorites.count())
      #expect(try await favorites.find("old", 1).count == 1)
      #expect(try await database.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
      await database.close()
    }
    #expect(counts == [1, 9])
  }

  private func withClosed<Result: Sendable>(_ body: (FavoriteStore) async throws -> Result) async throws -> Result {
    let database = place.database()
    let result = try await body(.live(database))
    await database.close()
    return result
  }
}
