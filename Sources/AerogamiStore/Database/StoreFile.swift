import AerogamiCore
import AerogamiSystem
import Foundation
import GRDB

/// The database file, with methods to create, open and inspect it. Callers must hold the lock at ``lockPath`` when they
/// call ``open()`` or ``moveAside(at:)``.
package struct StoreFile: Sendable {
  /// The absolute path.
  package let path: String
  /// Whether a file that is not a database may be treated as a damaged database and moved. This is `false` if the user
  /// chose the path, because then the file may be any file of the user.
  var isOurs: Bool

  package init(path: String, isOurs: Bool = true) {
    self.path = path
    self.isOurs = isOurs
  }

  /// The number that identifies this program in the file's header: `aero` in ASCII.
  static let applicationID: Int32 = 0x6165_726F

  /// Whether anything exists at the path, even if it is not a database. Also `true` in a directory that this user may
  /// not search: opening the file then fails with an error.
  var exists: Bool { access(path, F_OK) == 0 || errno == EACCES }

  /// Whether the file exists or cannot be created, for example because a part of the path is not a directory.
  var existsOrCannot: Bool { access(path, F_OK) == 0 || errno != ENOENT }

  var lockPath: String { path + ".lock" }

  /// Creates missing parent directories, which only this user can access.
  ///
  /// - Throws: ``StoreError/Reason`` if a directory cannot be created, or if something other than a regular file exists
  ///   at the path.
  func makeDirectory() throws(StoreError.Reason) {
    guard isFileOrNothing else { throw .notAFile }
    do throws(DirectoryError) {
      try makeDirectories(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]), mode: 0o700)
    } catch {
      throw .noDirectory(error.path, errno: error.number)
    }
  }

  /// Opens the database, creates it if needed, and migrates its schema.
  ///
  /// - Throws: ``StoreError/Reason``, or a `DatabaseError`.
  func open() throws -> DatabaseQueue {
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

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "store"
    return configuration
  }

  /// Creates the file with mode 600, if it does not exist. SQLite then opens it, and copies the mode to its other
  /// files. Does not open an existing file, because closing any descriptor of the file would release SQLite's locks.
  private func makeFile() throws(StoreError.Reason) {
    let descriptor = Self.create(path)
    if descriptor != -1 {
      close(descriptor)
      return
    }
    guard errno == EEXIST, access(path, R_OK | W_OK) == 0 else { throw .unwritable(errno: errno) }
  }

  private var isFileOrNothing: Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  private static func create(_ path: String) -> Int32 {
    // Within this type, the name `open` means the method ``open()`` and not the system function.
    systemOpen(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  }
}

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
