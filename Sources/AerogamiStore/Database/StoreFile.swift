import AerogamiCore
import GRDB

/// The file of the database, and how it comes to be and is opened. Whoever calls holds its lock.
package struct StoreFile: Sendable {
  /// Absolute.
  package let path: String
  /// Whether what is no database may be taken for a damaged one: not where someone has named the file, which may be
  /// anything then.
  var isOurs: Bool

  package init(path: String, isOurs: Bool = true) {
    self.path = path
    self.isOurs = isOurs
  }

  /// Says in the file's header that it is ours: "aero".
  static let applicationID: Int32 = 0x6165_726F

  /// Whether there is anything to be read. What is in the way of a database counts as one: reading it says what it is.
  var isThere: Bool { access(path, F_OK) == 0 }

  var lockPath: String { path + ".lock" }

  /// Makes the directories that are missing, for this user only, unless something that is no file is in the way.
  func makeDirectory() throws(StoreError.Reason) {
    guard isFileOrNothing else { throw .noFile }
    do throws(DirectoryError) {
      try makeDirectories(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]), mode: 0o700)
    } catch {
      throw .noDirectory(error.path, errno: error.number)
    }
  }

  /// Opens the database, which is made where there is none, and brings its schema up to date.
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
      if try DatabaseMigrator.store.hasBeenSuperseded(db) { throw StoreError.Reason.newer }
      // Nothing has been written so far.
      if isEmpty { try db.execute(sql: "PRAGMA application_id = \(Self.applicationID)") }
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      // Who wants a commit to survive a power cut asks for that: see ``LocalDatabase/write(_:)``.
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
      #if canImport(Darwin)
        // There fsync leaves what is written in the disk's own memory.
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

  /// Made here and not by SQLite, for its mode, which the files beside it get too. SQLite's locks of a file are lost
  /// when any descriptor of it is closed, so one that is there is not opened.
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
    // The system's function, under a name that does not collide with the method's.
    systemOpen(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  }
}

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
