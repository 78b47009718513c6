import AerogamiCore
import GRDB

/// What an inspection finds out about the database of an environment.
package enum StoreFinding: Sendable {
  package enum Stage: String, Sendable { case access, schema, integrity }

  /// There is no file yet, and one can be made.
  case absent
  case accessible(byteCount: Int)
  /// How many migrations the database has had, and how many there are: the next use runs the rest.
  case schema(version: Int, newest: Int)
  case sound
  /// No command can use it.
  case unusable(StoreError.Reason, Stage)
  /// What SQLite says of a damaged database, which the next use moves aside.
  case damaged(String)
}

extension StoreFile {
  private var directory: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  /// Looks at the database without making, moving or migrating anything.
  ///
  /// - Returns: What was found, in the order of the stages; the last one is a problem or ``StoreFinding/sound``.
  /// - Throws: `CancellationError`.
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

  /// What the system says of the file without its being opened.
  private var accessFinding: StoreFinding {
    guard isThere else { return absenceFinding }
    if let obstacle { return .unusable(obstacle, .access) }
    return .accessible(byteCount: byteCount)
  }

  /// Of a database that is still to be made: in the nearest directory that is there.
  private var absenceFinding: StoreFinding {
    var nearest = directory[...]
    while !nearest.isEmpty, access(String(nearest), F_OK) != 0 {
      nearest = nearest[..<(nearest.lastIndex(of: "/") ?? nearest.startIndex)]
    }
    let place = nearest.isEmpty ? "/" : String(nearest)
    var status = stat()
    let isDirectory = stat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    if !isDirectory { return .unusable(.noDirectory(place, errno: ENOTDIR), .access) }
    if access(place, W_OK | X_OK) != 0 {
      let number = errno
      // The first directory that has to be made there, or the file itself.
      let missing = directory.dropFirst(nearest.count + 1).prefix { $0 != "/" }
      let reason: StoreError.Reason =
        missing.isEmpty ? .unwritable(errno: number) : .noDirectory("\(nearest)/\(missing)", errno: number)
      return .unusable(reason, .access)
    }
    return .absent
  }

  /// Why it could not be written to, as far as the system says without its being opened.
  private var obstacle: StoreError.Reason? {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return .noFile }
    // What SQLite keeps beside the file is made anew by each use.
    for path in [path, directory.isEmpty ? "/" : directory] where access(path, R_OK | W_OK) != 0 {
      return .unwritable(errno: errno)
    }
    return nil
  }

  private var byteCount: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads all of the database, and waits no longer than a moment for who holds it.
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
    if try DatabaseMigrator.store.hasBeenSuperseded(db) { return [.unusable(.newer, .schema)] }
    let (version, newest) = (
      try DatabaseMigrator.store.appliedMigrations(db).count, DatabaseMigrator.store.migrations.count
    )
    let problem = try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? "ok"
    return [.schema(version: version, newest: newest), problem == "ok" ? .sound : damaged(problem)]
  }

  private func damaged(_ problem: String) -> StoreFinding {
    isOurs || isDatabase ? .damaged(problem) : .unusable(.notMovedAside, .integrity)
  }
}
