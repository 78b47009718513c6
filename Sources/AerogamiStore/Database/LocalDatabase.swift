import AerogamiContainer
import AerogamiCore
import AerogamiSystem
package import Foundation
import GRDB
import Synchronization

/// The database of an environment. It is opened at its first use.
///
/// Invariant: `connection` is the only connection to the file. It exists from the first successful use until
/// ``close()``, or until the file turns out to be damaged. SQLite serializes access by several processes, and the
/// connection serializes access by several tasks. A lock file protects the steps that SQLite does not serialize:
/// creating the file, migrating it, and moving it aside.
///
/// If this user cannot write the file or its directory, it is opened without these steps, and only read.
///
/// GRDB runs statements on the connection's own thread. Opening and closing block too, so they run on other threads.
///
/// The methods with a `body` throw the errors of `body`, ``StoreError`` and `CancellationError`.
package actor LocalDatabase {
  private struct Connection: Sendable {
    let queue: DatabaseQueue
    /// Identifies the open file, even if it is renamed.
    let identity: StoreFile.Identity?
  }

  private enum Opening { case only }

  /// The file of the database; `nil` if there is no location for it.
  private let file: StoreFile?
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let openings = RequestCoalescer<Opening, Connection>()
  private var connection: Connection?
  /// The number of changes that failed because another process had locked the file.
  private nonisolated let busyCount = Mutex(0)
  private nonisolated let finalWrites = Mutex<[@Sendable (Database) throws -> Void]>([])

  package init(_ file: StoreFile?, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) {
    (self.file, self.clock, self.now) = (file, clock, now)
  }

  /// Whether the file exists. Check this before reading, because opening would create a missing file.
  nonisolated var exists: Bool { file?.exists ?? false }

  /// Whether this process has opened the file.
  var isOpen: Bool { connection != nil }

  /// Whether the file exists or its path is unusable. In both cases, reading either finds data or throws an error, and
  /// creates no file.
  nonisolated var existsOrCannot: Bool { file?.existsOrCannot ?? false }

  /// Reads a consistent snapshot.
  nonisolated func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
    // Avoid the `read` method of GRDB: it sets a pragma that prevents writing, after which SQLite recompiles every
    // statement.
    try await use { queue in try await queue.unsafeRead { try $0.transaction(.deferred, body) } }
  }

  /// Reads with a single statement, without a transaction. A single statement always reads a consistent snapshot. A
  /// transaction would take longer than a small read, because SQLite compiles the begin and end statements each time.
  nonisolated func readOne<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
    try await use { queue in try await queue.unsafeRead(body) }
  }

  /// Runs `body` in a transaction. Committed changes survive a power failure.
  nonisolated func write<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
    try await change { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      let result = Result { try db.transaction(.immediate, body) }
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
      return try result.get()
    }
  }

  /// Runs `body` in a transaction without waiting for the disk, for data that can be fetched again. Committed changes
  /// survive the end of this process. A power failure may undo the last transactions, each as a whole.
  nonisolated func writeUnsynced<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
    try await change { try $0.transaction(.immediate, body) }
  }

  /// Runs `body` with exclusive access to the database, outside of a transaction. `body` begins its own transactions.
  /// If a change fails because another process has locked the file, the changes that wait behind it also fail at once.
  /// Otherwise they would time out one after the other.
  nonisolated func change<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
    let before = busyCount.withLock(\.self)
    return try await use { queue in
      try await queue.writeWithoutTransaction { try self.change($0, unlessBusySince: before, body) }
    }
  }

  /// Runs `body` like ``writeUnsynced(_:)``, even if the task is canceled: for data that arrived before the
  /// cancellation. A cancellation ends only the wait for another task or process that is opening the file.
  nonisolated func writeDespiteCancellation<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let before = busyCount.withLock(\.self)
    return try await use { queue in
      // The asynchronous methods of GRDB observe cancellation. This one blocks, so it needs a thread of its own.
      try await onBlockingThread {
        try queue.writeWithoutTransaction { db in
          try self.change(db, unlessBusySince: before) { try $0.transaction(.immediate, body) }
        }
      }
    }
  }

  private nonisolated func change<Value>(
    _ db: Database, unlessBusySince before: Int, _ body: (Database) throws -> Value
  ) throws -> Value {
    if busyCount.withLock(\.self) != before { throw StoreError.Reason.busy }
    do {
      return try body(db)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      busyCount.withLock { $0 += 1 }
      throw error
    }
  }

  /// Shrinks the file by returning its unused space to the file system.
  nonisolated func shrink() async throws { try await use { try await $0.vacuum() } }

  /// Calls `write` whenever the open file is about to be closed. Its errors are ignored.
  nonisolated func beforeClosing(_ write: @escaping @Sendable (Database) throws -> Void) {
    finalWrites.withLock { $0.append(write) }
  }

  /// Closes the file. A later use opens it again.
  package func close() async {
    guard let queue = connection?.queue else { return }
    connection = nil
    let finalWrites = finalWrites.withLock(\.self)
    // Runs the final writes also in a canceled task. Ignores an error of closing: all commits are already written, and
    // the file is closed when the process ends.
    await onBlockingThread {
      for write in finalWrites { try? queue.writeWithoutTransaction(write) }
      try? queue.close()
    }
  }

  /// Runs `body` with the database, which is opened if needed. Converts errors of SQLite and of the file to
  /// ``StoreError``.
  private nonisolated func use<Value>(_ body: (DatabaseQueue) async throws -> Value) async throws -> Value {
    do {
      let connection = try await opened()
      do {
        return try await body(connection.queue)
      } catch let error as DatabaseError {
        if let reason = StoreError.Reason(error) { throw reason }
        throw try await moveAside(connection)
      }
    } catch let reason as StoreError.Reason {
      // SQLite does not report why a file is read-only.
      if reason == .unwritable(errno: EROFS), let number = file?.writeObstacle {
        throw StoreError(path: file?.path, reason: .unwritable(errno: number))
      }
      throw StoreError(path: file?.path, reason: reason)
    }
  }

  private func opened() async throws -> Connection {
    if let connection { return connection }
    return try await openings.value(for: .only) { try await self.open() }
  }

  private func open() async throws -> Connection {
    guard let file else { throw StoreError.Reason.noPath }
    let readOnly = try await onBlockingThread { () throws(StoreError.Reason) -> Connection? in
      if file.isReadOnly { return Connection(queue: try file.openReadOnlyDatabase(), identity: file.identity) }
      try file.makeDirectory()
      return nil
    }
    if let readOnly {
      connection = readOnly
      return readOnly
    }
    return try await withLock(on: file) {
      // Another task may have opened the database in the meantime.
      if let connection { return connection }
      let opened = try await onBlockingThread { [now] in
        do {
          return Connection(queue: try file.openDatabase(), identity: file.identity)
        } catch let error as DatabaseError {
          // Move the file while holding the lock, so that no process mistakes a new file for this one.
          throw try StoreError.Reason(error) ?? file.moveAside(at: now())
        }
      }
      connection = opened
      return opened
    }
  }

  /// Moves a connection's damaged file aside, unless another process has already done so. Returns the reason for the
  /// caller to throw.
  private func moveAside(_ damaged: Connection) async throws -> StoreError.Reason {
    guard let file else { return .noPath }
    return try await withLock(on: file) {
      // Close the file while holding the lock, so that no process opens it before it is moved.
      if connection?.queue === damaged.queue { await close() }
      return try await onBlockingThread { [now] in
        if damaged.identity == file.identity { return try file.moveAside(at: now()) }
        return .other("the file was damaged, and another process has moved it aside", remedy: "try again")
      }
    }
  }

  private func withLock<Result>(on file: StoreFile, _ body: () async throws -> Result) async throws -> Result {
    do {
      return try await withFileLock(at: file.lockPath, timeout: .seconds(30), clock: clock, body)
    } catch let error as FileLockError {
      switch error {
      case .busy: throw StoreError.Reason.busy
      case .system(let number): throw StoreError.Reason.unwritable(errno: number)
      }
    }
  }
}

extension Database {
  /// Runs `body` in one transaction and returns its result. Rolls the transaction back if `body` throws.
  func transaction<Value>(_ kind: TransactionKind, _ body: (Database) throws -> Value) throws -> Value {
    var value: Value?
    try inTransaction(kind) {
      value = try body(self)
      return .commit
    }
    guard let value else { preconditionFailure("the transaction ended without running its body") }
    return value
  }
}
