import AerogamiCore
import AerogamiSystem
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(20))) struct StoreBackupTests {
  private let place = TemporaryStore()
  private let other = TemporaryDirectory()

  private var file: StoreFile { StoreFile(path: place.path) }
  private var target: String { other.path + "/copy.sqlite" }
  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: other.path).sorted()) ?? [] }

  init() throws { try FileManager.default.createDirectory(atPath: other.path, withIntermediateDirectories: true) }

  /// Returns the ids of the favorites in a database, opened as the program opens it.
  private func favorites(in path: String) async throws -> Set<String> {
    let database = LocalDatabase(StoreFile(path: path), clock: ContinuousClock(), now: { Date() })
    let ids = try await FavoriteStore.live(database).ids()
    await database.close()
    return Set(ids)
  }

  private func error(replacing: Bool = false, to target: String? = nil) async throws -> BackupError? {
    do {
      _ = try await file.backUp(to: target ?? self.target, replacing: replacing)
      return nil
    } catch let error as BackupError {
      return error
    }
  }

  @Test("a copy has everything that an open connection has committed, also what is only in the log")
  func open() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a"), .fixture("b")])
    try #require(place.names.contains("store.sqlite-wal"))
    let size = try await file.backUp(to: target, replacing: false)
    _ = try await FavoriteStore.live(database).add([.fixture("c")])
    #expect(names == ["copy.sqlite"])
    #expect(try Data(contentsOf: URL(filePath: target)).count == size)
    #expect(try place.mode(target) == "600")
    #expect(try await favorites(in: target) == ["a", "b"])
    await database.close()
    #expect(try await favorites(in: place.path) == ["a", "b", "c"])
  }

  @Test("a copy succeeds while another process holds a transaction, and has what was committed before")
  func writing() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    let writer = try place.lock()
    _ = try await file.backUp(to: target, replacing: false)
    try writer.close()
    #expect(try await favorites(in: target) == ["a"])
    await database.close()
  }

  @Test("the copy gets the permissions of the database, and has the place of a database when it is restored")
  func restored() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: place.path)
    _ = try await file.backUp(to: target, replacing: false)
    #expect(try place.mode(target) == "640")
    for name in try place.names { try FileManager.default.removeItem(atPath: "\(place.directory)/\(name)") }
    try FileManager.default.copyItem(atPath: target, toPath: place.path)
    #expect(try await favorites(in: place.path) == ["a"])
  }

  @Test("an existing file is replaced only if that is wanted, and never if it is not a file or is in use")
  func existing() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    try Data("notes".utf8).write(to: URL(filePath: target))
    #expect(try await error() == .exists)
    #expect(try await error(replacing: true) == .notADatabase)
    #expect(try Data(contentsOf: URL(filePath: target)) == Data("notes".utf8))
    try Data("SQLite format 3\0, an old copy".utf8).write(to: URL(filePath: target))
    try Data().write(to: URL(filePath: target + "-wal"))
    #expect(try await error(replacing: true) == .notReplaceable(inUse: true))
    try FileManager.default.removeItem(atPath: target + "-wal")
    #expect(try await error(replacing: true) == nil)
    #expect(try await favorites(in: target) == ["a"])
    do {
      _ = try await file.backUp(to: target, replacing: true, exceptIn: [place.directory, other.path])
      Issue.record("a file in a directory of the program was replaced")
    } catch let error as BackupError {
      #expect(error == .isProtected(directory: other.path))
    }
    #expect(try await error(replacing: true, to: other.path) == .notReplaceable(inUse: false))
    #expect(names.filter { $0.hasSuffix(".part") } == [])
  }

  @Test("a symbolic link is never replaced", arguments: [true, false])
  func symbolicLink(exists: Bool) async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    if exists { try Data().write(to: URL(filePath: other.path + "/old.sqlite")) }
    try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: "old.sqlite")
    #expect(try await error(replacing: true) == .isLink(to: other.path + "/old.sqlite"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: target) == "old.sqlite")
  }

  @Test("the database and the files beside it cannot be the target, under any name")
  func source() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    let link = other.path + "/link.sqlite"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place.path)
    let alias = other.path + "/alias"
    try FileManager.default.createSymbolicLink(atPath: alias, withDestinationPath: place.directory)
    for target in [
      place.path, link, place.path + "-wal", place.path + "-journal", place.path + ".lock",
      alias + "/store.sqlite-journal",
    ] {
      #expect(try await error(replacing: true, to: target) == .isSource, "\(target)")
    }
    #expect(try await FavoriteStore.live(database).ids() == ["a"])
    await database.close()
  }

  @Test("without a database, or without the target's directory, nothing is created")
  func missing() async throws {
    #expect(try await error() == .absent)
    #expect(!FileManager.default.fileExists(atPath: place.directory))
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    #expect(try await error(to: other.path + "/none/copy.sqlite") == .unwritable(.system(ENOENT)))
    #expect(try await error(to: place.path + "/copy.sqlite") == .unwritable(.system(ENOTDIR)))
    #expect(names == [])
  }

  @Test("an empty file is not yet a database, and stays empty")
  func empty() async throws {
    try place.write([])
    #expect(try await error() == .absent)
    #expect(try place.bytes() == [] && place.names == ["store.sqlite"])
    #expect(names == [])
  }

  @Test("a damaged database and one of another program are errors, and stay as they are")
  func unusable() async throws {
    try place.write("no database, but long enough to look like a file with a header".utf8)
    let before = try place.bytes()
    guard case .damaged? = try await error() else { throw Unexpected() }
    #expect(try place.bytes() == before && place.names == ["store.sqlite"])
    try place.write([])
    try place.withConnection { try $0.execute(sql: "CREATE TABLE theirs (a)") }
    #expect(try await error() == .unreadable(.foreign))
    #expect(names == [])
  }

  private struct Unexpected: Error {}

  @Test("a database of a newer version is copied too, because it is not opened for use")
  func newer() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    try place.withConnection { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of the year 2030')") }
    #expect(try await error() == nil && names == ["copy.sqlite"])
  }

  @Test("a canceled copy leaves nothing, and a part that a killed process left is removed")
  func interrupted() async throws {
    let database = place.database()
    _ = try await FavoriteStore.live(database).add([.fixture("a")])
    await database.close()
    for name in [".copy.sqlite.abc.part", ".copy.sqlite.abc.part-journal", ".copy.sqlite.def.part-wal"] {
      try Data("half".utf8).write(to: URL(filePath: "\(other.path)/\(name)"))
    }
    try Data("other".utf8).write(to: URL(filePath: other.path + "/.other.sqlite.abc.part"))
    let (file, target) = (file, target)
    await withTaskGroup(of: Bool.self) { group in
      group.cancelAll()
      group.addTask {
        do {
          _ = try await file.backUp(to: target, replacing: false)
          return false
        } catch {
          return error is CancellationError
        }
      }
      #expect(await group.next() == true)
    }
    #expect(names == [".other.sqlite.abc.part"])
  }

  @Test("a full disk and a locked database are different errors")
  func reasons() {
    #expect(BackupError(DatabaseError(resultCode: .SQLITE_FULL)) == .full)
    #expect(BackupError(DatabaseError(resultCode: .SQLITE_BUSY)) == .unreadable(.busy))
  }
}
