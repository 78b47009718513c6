import AerogamiCore
import GRDB

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Settings {
  /// Whether what is kept on this machine can be used. Nothing is made, moved or brought up to date, also where a command
  /// would do so.
  ///
  /// - Throws: `CancellationError`.
  func storeChecks() async throws -> [Check] {
    switch self[ConfigurationKeys.storeVariant] {
    case .mock: return [Check("store", .ok, "mock: kept in memory, and gone after each run")]
    case .failing: return [Check("store", .ok, "failing: this environment makes it fail")]
    case .live: break
    }
    guard let file = storeFile else { return [Check(nil, .noPlace, stage: "access")] }
    guard file.isThere else { return [file.checkOfAbsence] }
    if let reason = file.obstacle { return [Check(file, reason, stage: "access")] }
    let access = Check("store.access", .ok, "\(file.path), \(file.byteCount) bytes")
    do {
      return [access] + (try await file.contentChecks())
    } catch let error as DatabaseError {
      try Task.checkCancellation()
      let reason = StoreError.Reason(error)
      return [access, reason.map { Check(file, $0, stage: "integrity") } ?? file.damaged("\(error.message ?? "")")]
    }
  }
}

extension Check {
  fileprivate init(_ file: StoreFile?, _ reason: StoreError.Reason, stage: String) {
    self.init("store.\(stage)", .failed, explained: "\(StoreError(path: file?.path, reason: reason))")
  }
}

extension StoreFile {
  private var directory: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  /// Of a database that is still to be made: in the nearest directory that is there.
  fileprivate var checkOfAbsence: Check {
    var nearest = directory[...]
    while !nearest.isEmpty, access(String(nearest), F_OK) != 0 {
      nearest = nearest[..<(nearest.lastIndex(of: "/") ?? nearest.startIndex)]
    }
    let place = nearest.isEmpty ? "/" : String(nearest)
    var status = stat()
    let isDirectory = stat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    if !isDirectory { return Check(self, .noDirectory(place, errno: ENOTDIR), stage: "access") }
    if access(place, W_OK | X_OK) != 0 {
      let number = errno
      // The first directory that has to be made there, or the file itself.
      let missing = directory.dropFirst(nearest.count + 1).prefix { $0 != "/" }
      let reason: StoreError.Reason =
        missing.isEmpty ? .unwritable(errno: number) : .noDirectory("\(nearest)/\(missing)", errno: number)
      return Check(self, reason, stage: "access")
    }
    return Check("store", .ok, "\(path) is not there yet, and is made when there is something to keep")
  }

  /// Why it could not be written to, as far as the system says without its being opened.
  fileprivate var obstacle: StoreError.Reason? {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return .noFile }
    // What SQLite keeps beside the file is made anew by each use.
    for path in [path, directory.isEmpty ? "/" : directory] where access(path, R_OK | W_OK) != 0 {
      return .unwritable(errno: errno)
    }
    return nil
  }

  fileprivate var byteCount: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads all of the database, and waits no longer than a moment for who holds it.
  fileprivate func contentChecks() async throws -> [Check] {
    var configuration = Self.configuration
    configuration.busyMode = .timeout(0.5)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    return try await queue.read { db in
      let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
      if !isEmpty, try Int32.fetchOne(db, sql: "PRAGMA application_id") != Self.applicationID {
        return [Check(self, .foreign, stage: "schema")]
      }
      if try DatabaseMigrator.store.hasBeenSuperseded(db) { return [Check(self, .newer, stage: "schema")] }
      let (version, newest) = (
        try DatabaseMigrator.store.appliedMigrations(db).count, DatabaseMigrator.store.migrations.count
      )
      let schema = Check(
        "store.schema", .ok,
        "version \(version) of \(newest)" + (version < newest ? ", brought up to date by the next use" : ""))
      let problem = try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? "ok"
      return [schema, problem == "ok" ? Check("store.integrity", .ok, "sound") : damaged(problem)]
    }
  }

  fileprivate func damaged(_ problem: String) -> Check {
    guard isOurs || isDatabase else { return Check(self, .notMovedAside, stage: "integrity") }
    return Check(
      "store.integrity", .failed, "damaged (\(problem.printable(maxLength: 120)))",
      remedy:
        "save what \"sqlite3 \(path) .recover\" can; what uses the store next moves the file aside and begins anew")
  }
}
