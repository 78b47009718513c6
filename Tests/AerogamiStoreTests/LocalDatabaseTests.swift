import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(10))) struct LocalDatabaseTests {
  private let place = StorePlace()

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

  @Test("nothing is made before the first use, and then for this user only")
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

  @Test("a database is in WAL mode, says that it is ours, and waits 5 s for others")
  func setUp() async throws {
    let pragmas = try await place.database().read { db in
      try ["journal_mode", "application_id", "busy_timeout"].map { try String.fetchOne(db, sql: "PRAGMA \($0)") }
    }
    #expect(pragmas == ["wal", "\(0x6165_726F)", "5000"])
  }

  @Test("only what has to survive a power cut waits for the disk, also after a write that failed")
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

  @Test("a database that is closed is opened again by its next use")
  func reopening() async throws {
    let database = place.database()
    let favorites = FavoriteStore.live(database)
    _ = try await favorites.add([.fixture("a")])
    await database.close()
    #expect(try await favorites.count() == 1)
  }

  @Test("many first uses at the same time, of one value and of several, open the file without a fault")
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

  @Test("opening a database that another program has locked blocks no thread of the tasks")
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
        #expect(await ended.entries.isEmpty, "another task goes on before SQLite has waited in vain")
        try other.close()
        try await group.waitForAll()
      }
    }
    #expect(await ended.entries == [true])
  }

  @Test("where there is no place, a use fails and says what to set")
  func noPlace() async throws {
    let database = LocalDatabase(nil, clock: ContinuousClock(), now: { Date() })
    #expect(
      await error { _ = try await FavoriteStore.live(database).count() }
        == "the store: neither HOME nor XDG_DATA_HOME is an absolute path; set store.path (AEROGAMI_STORE_PATH) to a file"
    )
  }

  @Test("a path that is a directory, or that leads through a file, is told of")
  func noFile() async throws {
    try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
    #expect(
      await useError()
        == "the store \(place.path): this is no file; set store.path (AEROGAMI_STORE_PATH) to one")
    let database = LocalDatabase(StoreFile(path: "/dev/null/a/b.sqlite"), clock: ContinuousClock(), now: { Date() })
    #expect(
      await error { _ = try await FavoriteStore.live(database).count() }
        == "the store /dev/null/a/b.sqlite: the directory /dev/null could not be made: Not a directory; "
        + "set store.path (AEROGAMI_STORE_PATH) to a file elsewhere")
  }

  @Test(
    "a directory or a file that may not be written to is told of, and nothing in it changes",
    .enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func readOnly() async throws {
    _ = try await withClosed { try await $0.add([.fixture("a")]) }
    let before = try place.bytes()
    for (path, mode, readable) in [(place.path, 0o400, 0o600), (place.directory, 0o500, 0o700)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let message = await error { _ = try await withClosed { try await $0.add([.fixture("b")]) } }
      try FileManager.default.setAttributes([.posixPermissions: readable], ofItemAtPath: path)
      #expect(message.hasPrefix("the store \(place.path): it could not be opened to be written to: "))
      #expect(try place.bytes() == before)
    }
  }

  @Test("a database of a newer version is refused, and not a byte of it changes")
  func newer() async throws {
    _ = try await withClosed { try await $0.add([.fixture("a")]) }
    try place.withConnection { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of the year 2030')") }
    let before = try place.bytes()
    #expect(await useError().contains("written by a newer version of aerogami, and was left alone; update aerogami"))
    #expect(try place.bytes() == before)
    #expect(try place.names == ["store.sqlite", "store.sqlite.lock"])
  }

  @Test("a database of another program is refused, and not a byte of it changes")
  func foreign() async throws {
    try place.write([])
    try place.withConnection { try $0.execute(sql: "CREATE TABLE theirs (a)") }
    let before = try place.bytes()
    #expect(await useError().contains("a database of another program, and was left alone; set store.path"))
    #expect(try place.bytes() == before)
  }

  @Test("what is no database is moved aside with its name told, and the next use begins anew")
  func garbage() async throws {
    for suffix in ["", "-2"] {
      try place.write("no database".utf8)
      let moved = "store.sqlite.damaged-20270115T080000\(suffix)"
      #expect(await useError().contains("the file was damaged and is now \(place.directory)/\(moved), from which"))
      #expect(try place.bytes(moved) == Array("no database".utf8))
      #expect(try await withClosed { try await $0.count() } == 0)
    }
  }

  @Test("what is no database is left alone where someone has named it")
  func named() async throws {
    try place.write("someone's notes".utf8)
    #expect(await useError(isOurs: false).contains("no database, and was left alone, since it may be anything; move"))
    #expect(try place.bytes() == Array("someone's notes".utf8))
  }

  @Test("a page that is found damaged while it is read has the whole file moved aside, once")
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
    // Whoever comes when it has been moved finds a new one.
    #expect(messages.contains { $0.contains("damaged and is now") })
    #expect(messages.allSatisfy { $0.isEmpty || $0.contains("damaged") })
    #expect(try place.names.filter { $0.contains("damaged") } == ["store.sqlite.damaged-20270115T080000"])
    #expect(try place.bytes("store.sqlite.damaged-20270115T080000") == bytes)
    #expect(try await favorites.count() == 0)
    await database.close()
  }

  @Test("a disk that is full is told of, and what was kept before is still there")
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
        == "the store \(place.path): the disk is full, and nothing was changed; free some space, and try again")
    #expect(try await favorites.find("", 10).map(\.id) == ["a"])
  }

  @Test("a log that ends at any byte, as after a crash, leaves either the old or the new state")
  func tornLog() async throws {
    let database = place.database()
    let favorites = FavoriteStore.live(database)
    _ = try await favorites.add([.fixture("old")])
    // What is in the log goes to the file, so that the log holds the next change only.
    try await database.write { _ in }
    await database.close()
    _ = try await favorites.add((0..<8).map { .fixture("new\($0)") })
    let (file, log) = (try place.bytes(), try place.bytes("store.sqlite-wal"))
    await database.close()

    let other = StorePlace()
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
