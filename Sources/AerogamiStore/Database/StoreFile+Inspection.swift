import AerogamiContainer
import AerogamiCore
import Foundation
import GRDB

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
  private var directory: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  /// Inspects the database without creating, moving or migrating anything.
  ///
  /// - Returns: The findings in the order of the stages. The last one is a problem, ``StoreFinding/sound``, or
  ///   ``StoreFinding/absent``.
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

  /// The finding about access, determined from file attributes without opening the file.
  private var accessFinding: StoreFinding {
    guard exists else { return absenceFinding }
    if let obstacle { return .unusable(obstacle, .access) }
    return .accessible(byteCount: byteCount)
  }

  /// The finding for a missing database, determined from the nearest existing parent directory.
  private var absenceFinding: StoreFinding {
    var nearest = directory[...]
    while !nearest.isEmpty, access(String(nearest), F_OK) != 0 {
      nearest = nearest[..<(nearest.lastIndex(of: "/") ?? nearest.startIndex)]
    }
    let parent = nearest.isEmpty ? "/" : String(nearest)
    var status = stat()
    let isDirectory = stat(parent, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    if !isDirectory { return .unusable(.noDirectory(parent, errno: ENOTDIR), .access) }
    if access(parent, W_OK | X_OK) != 0 {
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
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return .notAFile }
    // SQLite creates its `-wal` and `-shm` files again at each use, so the directory must be writable too.
    for path in [path, directory.isEmpty ? "/" : directory] where access(path, R_OK | W_OK) != 0 {
      return .unwritable(errno: errno)
    }
    return nil
  }

  private var byteCount: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
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
