import AerogamiContainer
import AerogamiCore
import AerogamiSystem
import Foundation
import GRDB

/// The database file, with methods to create, open and inspect it. Callers must hold the lock at ``lockPath`` when they
/// call ``openDatabase()`` or ``moveAside(at:)``.
package struct StoreFile: Sendable {
  /// The absolute path.
  package let path: String
  /// Whether a file that is not a database may be treated as a damaged database and moved. This is `false` if the user
  /// chose the path, because then the file may be any file of the user.
  var isOurs: Bool

  package init(path: String, isOurs: Bool = true) { (self.path, self.isOurs) = (path, isOurs) }

  /// The number that identifies this program in the file's header: `aero` in ASCII.
  static let applicationID: Int32 = 0x6165_726F

  /// Whether anything exists at the path, even if it is not a database. Also `true` in a directory that this user may
  /// not search: opening the file then fails with an error.
  var exists: Bool { unsafe access(path, F_OK) == 0 || errno == EACCES }

  /// Whether the file exists or its path is unusable, for example because a part of the path is not a directory.
  var existsOrCannot: Bool { unsafe access(path, F_OK) == 0 || errno != ENOENT }

  var lockPath: String { path + ".lock" }

  /// The directory of the file; empty for the root.
  var directory: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  /// Returns the attributes of the file at a path; `nil` if there is none.
  static func attributes(of path: String) -> stat? {
    var attributes = stat()
    return unsafe stat(path, &attributes) == 0 ? attributes : nil
  }

  /// Creates missing parent directories, which only this user can access. Also throws an error if something other than a
  /// regular file exists at the path.
  func makeDirectory() throws(StoreError.Reason) {
    if let attributes = Self.attributes(of: path), !attributes.isRegularFile { throw .notAFile }
    do throws(DirectoryError) {
      try makeDirectories(directory, mode: 0o700)
    } catch {
      throw .noDirectory(error.path, errno: error.number)
    }
  }

  /// Opens the database, creates it if needed, and migrates its schema. Throws a ``StoreError/Reason`` or a
  /// `DatabaseError`.
  func openDatabase() throws -> DatabaseQueue {
    try makeFile()
    let configuration = Self.configuration
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.writeWithoutTransaction { db in
      let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
      if !isEmpty, try Int32.fetchOne(db, sql: "PRAGMA application_id") != Self.applicationID {
        throw StoreError.Reason.foreign
      }
      if try DatabaseMigrator.isNewer(db) { throw StoreError.Reason.newer }
      // Nothing is written to an existing database before this line.
      if isEmpty { try db.execute(sql: "PRAGMA application_id = \(Self.applicationID)") }
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      // Writes that must survive a power failure change this setting temporarily: see ``LocalDatabase/write(_:)``.
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
      #if canImport(Darwin)
        // On Darwin, fsync leaves data in the disk's cache.
        try db.execute(sql: "PRAGMA fullfsync = ON")
      #endif
    }
    if try !queue.read(DatabaseMigrator.store.hasCompletedMigrations) { try DatabaseMigrator.store.migrate(queue) }
    return queue
  }

  /// Whether this user can only read the file, and it has all changes: none are in a log beside it.
  var isReadOnly: Bool {
    guard let number = writeObstacle else { return false }
    let log = Self.attributes(of: path + "-wal")
    // Another user's process that changes the file has a log, except on a read-only file system, where there is none.
    return number == EROFS ? log.map { $0.st_size == 0 } ?? true : log == nil
  }

  /// The `errno` for writing the readable file, or the files that SQLite keeps beside it; `nil` if they can be written.
  var writeObstacle: Int32? {
    guard unsafe access(path, R_OK) == 0 else { return nil }
    for path in [path, directory.isEmpty ? "/" : directory] where unsafe access(path, W_OK) != 0 { return errno }
    return nil
  }

  /// The address with which SQLite opens a file that nothing changes, and needs no other files.
  var immutableAddress: String { URL(filePath: path).absoluteString + "?immutable=1" }

  /// Opens the database only to read it, without any file beside it and without a lock: see ``isReadOnly``. Throws an
  /// error also if the schema is not the newest.
  func openReadOnlyDatabase() throws(StoreError.Reason) -> DatabaseQueue {
    do {
      return try readOnlyDatabase()
    } catch let reason as StoreError.Reason {
      throw reason
    } catch let error as DatabaseError {
      throw StoreError.Reason(error) ?? .notMovedAside
    } catch {
      throw .other("it could not be used: \(error)")
    }
  }

  private func readOnlyDatabase() throws -> DatabaseQueue {
    var configuration = Self.configuration
    configuration.readonly = true
    let queue = try DatabaseQueue(path: immutableAddress, configuration: configuration)
    try queue.read { db in
      guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == Self.applicationID else {
        throw StoreError.Reason.foreign
      }
      if try DatabaseMigrator.isNewer(db) { throw StoreError.Reason.newer }
      guard try DatabaseMigrator.store.hasCompletedMigrations(db) else {
        throw StoreError.Reason.unwritable(errno: EROFS)
      }
    }
    return queue
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "store"
    return configuration
  }

  /// Creates the file with mode 600, if it does not exist. SQLite then opens it, and copies the mode to its other
  /// files. Does not open an existing file, because closing any descriptor of the file would release SQLite's locks.
  private func makeFile() throws(StoreError.Reason) {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor != -1 {
      close(descriptor)
      return
    }
    guard errno == EEXIST, unsafe access(path, R_OK | W_OK) == 0 else { throw .unwritable(errno: errno) }
  }
}

extension StoreFile {
  /// The identity of a file, which stays the same when the file is renamed.
  struct Identity: Hashable, Sendable {
    private let device: dev_t
    private let number: ino_t

    init(_ attributes: stat) { (device, number) = (attributes.st_dev, attributes.st_ino) }
  }

  var identity: Identity? { Self.attributes(of: path).map(Identity.init) }

  /// Renames a damaged database and the files that SQLite keeps beside it. The new name contains the time. Returns the
  /// reason for the caller to throw: ``StoreError/Reason/damaged(movedTo:)``. Throws the reason why the file was not
  /// moved. The caller must hold the lock.
  func moveAside(at date: Date) throws(StoreError.Reason) -> StoreError.Reason {
    guard isOurs || isDatabase else { throw .notMovedAside }
    let moment = (RFC3339.string(from: date) ?? "").filter { $0.isNumber || $0 == "T" }.prefix("20270131T060000".count)
    let name = "\(path).damaged-\(moment)"
    var (target, number) = (name, 1)
    while unsafe access(target, F_OK) == 0 {
      number += 1
      target = "\(name)-\(number)"
    }
    // Rename the write-ahead log first. If an interruption left the log behind, SQLite would apply it to the next
    // database at this path.
    for suffix in ["-wal", "-shm", ""] where unsafe rename(path + suffix, target + suffix) != 0 {
      guard errno == ENOENT, !suffix.isEmpty else { throw .unwritable(errno: errno) }
    }
    return .damaged(movedTo: target)
  }

  /// The files that were the database at `path`, and that ``moveAside(at:)`` has renamed, sorted by time. Blocks.
  package static func damagedPaths(of path: String) -> [String] {
    let url = URL(filePath: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
    let start = url.lastPathComponent + ".damaged-"
    return names.filter { name in
      name.hasPrefix(start) && !["-wal", "-shm"].contains(where: name.hasSuffix)
    }.sorted().map { url.deletingLastPathComponent().appending(path: $0).path }
  }

  /// Whether the file starts like an SQLite database.
  var isDatabase: Bool {
    guard let file = unsafe fopen(path, "r") else { return false }
    defer { unsafe fclose(file) }
    var head = [UInt8](repeating: 0, count: 16)
    return unsafe fread(&head, 1, head.count, file) == head.count && head == Array("SQLite format 3\0".utf8)
  }
}

extension stat {
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}

/// A result of inspecting the database.
package enum StoreFinding: Sendable {
  package enum Stage: String, Sendable { case access, schema, integrity }

  /// There is no file yet, and one can be created.
  case absent
  case accessible(byteCount: Int)
  /// The number of applied migrations, and the number of all migrations. The next use runs the missing ones.
  case schema(version: Int, newest: Int)
  case sound
  /// The database cannot be used.
  case unusable(StoreError.Reason, Stage)
  /// The database is damaged, with SQLite's message. The next use moves it aside.
  case damaged(String)
}

extension StoreFile {
  /// Inspects the database without creating, moving or migrating anything. Returns the findings in the order of the
  /// stages. The last one is a problem, ``StoreFinding/sound``, or ``StoreFinding/absent``. Throws only
  /// `CancellationError`.
  package func inspect() async throws -> [StoreFinding] {
    let access = await onBlockingThread { accessFinding }
    guard case .accessible = access else { return [access] }
    do {
      return [access] + (try await contentFindings())
    } catch let error as DatabaseError {
      try Task.checkCancellation()
      let problem = await onBlockingThread {
        StoreError.Reason(error).map { .unusable($0, .integrity) } ?? damaged("\(error.message ?? "")")
      }
      return [access, problem]
    }
  }

  /// The reason why the missing database cannot be created; `nil` if it exists, or can probably be created. Blocks.
  package var obstacleToCreation: StoreError.Reason? {
    guard !exists, case .unusable(let reason, _) = absenceFinding else { return nil }
    return reason
  }

  /// The finding about access, determined from file attributes without opening the file.
  private var accessFinding: StoreFinding {
    guard exists else { return absenceFinding }
    if let obstacle { return .unusable(obstacle, .access) }
    return .accessible(byteCount: Self.attributes(of: path).map { Int($0.st_size) } ?? 0)
  }

  /// The finding for a missing database, determined from the nearest existing parent directory.
  private var absenceFinding: StoreFinding {
    var nearest = directory[...]
    while !nearest.isEmpty, unsafe access(String(nearest), F_OK) != 0 {
      nearest = nearest[..<(nearest.lastIndex(of: "/") ?? nearest.startIndex)]
    }
    let parent = nearest.isEmpty ? "/" : String(nearest)
    if Self.attributes(of: parent).map({ $0.st_mode & S_IFMT == S_IFDIR }) != true {
      return .unusable(.noDirectory(parent, errno: ENOTDIR), .access)
    }
    if unsafe access(parent, W_OK | X_OK) != 0 {
      let number = errno
      // The name of the first missing directory; empty if only the file is missing.
      let missing = directory.dropFirst(nearest.count + 1).prefix { $0 != "/" }
      let reason: StoreError.Reason =
        missing.isEmpty ? .unwritable(errno: number) : .noDirectory("\(nearest)/\(missing)", errno: number)
      return .unusable(reason, .access)
    }
    return .absent
  }

  /// The reason why the file cannot be used, determined only from file attributes; `nil` if these show no problem.
  private var obstacle: StoreError.Reason? {
    if let attributes = Self.attributes(of: path), !attributes.isRegularFile { return .notAFile }
    // SQLite creates its `-wal` and `-shm` files again at each use, so the directory must be writable too.
    for path in [path, directory.isEmpty ? "/" : directory] where unsafe access(path, R_OK | W_OK) != 0 {
      return .unwritable(errno: errno)
    }
    return nil
  }

  /// Reads and checks the complete database. Waits at most 0.5 s for a locked database, because a diagnosis should not
  /// take long.
  private func contentFindings() async throws -> [StoreFinding] {
    var configuration = Self.configuration
    configuration.busyMode = .timeout(0.5)
    let queue = try await onBlockingThread { [configuration] in
      try DatabaseQueue(path: path, configuration: configuration)
    }
    let findings: Result<[StoreFinding], any Error>
    do { findings = .success(try await queue.read(contentFindings)) } catch { findings = .failure(error) }
    await onBlockingThread { try? queue.close() }
    return try findings.get()
  }

  private func contentFindings(_ db: Database) throws -> [StoreFinding] {
    let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
    if !isEmpty, try Int32.fetchOne(db, sql: "PRAGMA application_id") != Self.applicationID {
      return [.unusable(.foreign, .schema)]
    }
    if try DatabaseMigrator.isNewer(db) { return [.unusable(.newer, .schema)] }
    let version = try DatabaseMigrator.store.appliedMigrations(db).count
    let newest = DatabaseMigrator.store.migrations.count
    let problem = try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? "ok"
    return [.schema(version: version, newest: newest), problem == "ok" ? .sound : damaged(problem)]
  }

  private func damaged(_ problem: String) -> StoreFinding {
    isOurs || isDatabase ? .damaged(problem) : .unusable(.notMovedAside, .integrity)
  }
}
