package import AerogamiCore
import GRDB
import Synchronization

/// The database of an environment, which is opened when it is first used.
///
/// Invariant: `connection` is the only one to the file. It is there from the first use that succeeds until ``close()``,
/// or until the file turns out to be damaged. SQLite orders what processes do to the file, and the connection what tasks
/// do; the lock beside it is for what SQLite does not order: making the file, migrating it, and moving it aside.
///
/// The connection has a thread of its own; opening and closing it, which may take long too, also run on other threads than
/// the tasks.
package actor LocalDatabase {
  private struct Connection: Sendable {
    let queue: DatabaseQueue
    /// Which file it is to, whatever becomes of its name.
    let identity: StoreFile.Identity?
  }

  private enum Opening { case only }

  /// `nil` where there is no place for one.
  private let file: StoreFile?
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let openings = RequestCoalescer<Opening, Connection>()
  private var connection: Connection?
  /// How many changes waited in vain for another process.
  private nonisolated let busyCount = Mutex(0)

  package init(_ file: StoreFile?, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) {
    self.file = file
    self.clock = clock
    self.now = now
  }

  /// Whether there is anything to be read, or was a moment ago: for those who would make the file just to find it empty.
  nonisolated var isThere: Bool { file?.isThere ?? false }

  /// Reads what was there at one moment.
  ///
  /// - Throws: ``StoreError``, `CancellationError`, or what `body` throws.
  nonisolated func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
    // The library's own reads forbid writing meanwhile, by a pragma after which SQLite compiles every statement anew.
    try await use { queue in try await queue.unsafeRead { try $0.transaction(.deferred, body) } }
  }

  /// The same for a single statement, which sees one moment by itself: a transaction around it takes longer than a small
  /// read, since SQLite compiles its beginning and its end each time.
  ///
  /// - Throws: ``StoreError``, `CancellationError`, or what `body` throws.
  nonisolated func readOne<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
    try await use { queue in try await queue.unsafeRead(body) }
  }

  /// Changes all that `body` changes, or nothing. What is changed survives a power cut.
  ///
  /// - Throws: ``StoreError``, `CancellationError`, or what `body` throws.
  nonisolated func write<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
    try await change { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      let result = Result { try db.transaction(.immediate, body) }
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
      return try result.get()
    }
  }

  /// The same without waiting for the disk, for what can be had again: the end of this process takes none of it back, and
  /// a power cut the last changes, each whole.
  nonisolated func writeUnsynced<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await change { try $0.transaction(.immediate, body) }
  }

  /// Runs `body` alone with the database, outside of a transaction: it begins those it needs.
  ///
  /// Callers that were queued behind a change that waited in vain for another process fail with it: each would wait for as
  /// long again, one after the other.
  ///
  /// - Throws: ``StoreError``, `CancellationError`, or what `body` throws.
  nonisolated func change<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) async throws -> Value {
    let before = busyCount.withLock(\.self)
    return try await use { queue in
      try await queue.writeWithoutTransaction { db in
        if self.busyCount.withLock(\.self) != before { throw StoreError.Reason.busy }
        do {
          return try body(db)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
          self.busyCount.withLock { $0 += 1 }
          throw error
        }
      }
    }
  }

  /// Gives back the room in the file that nothing takes any more.
  nonisolated func shrink() async throws { try await use { try await $0.vacuum() } }

  /// Closes the file. Whoever uses the database later opens it again.
  package func close() async {
    guard let queue = connection?.queue else { return }
    connection = nil
    // What cannot be closed now is closed by the end of the process; every commit is with the system already.
    await onBlockingThread { try? queue.close() }
  }

  /// Makes of whatever goes wrong in `body` what a person can act on.
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
      throw StoreError(path: file?.path, reason: reason)
    }
  }

  private func opened() async throws -> Connection {
    if let connection { return connection }
    return try await openings.value(for: .only) { try await self.open() }
  }

  private func open() async throws -> Connection {
    guard let file else { throw StoreError.Reason.noPlace }
    try await onBlockingThread { () throws(StoreError.Reason) in try file.makeDirectory() }
    return try await withLock(on: file) {
      // Whoever led the opening before may have done it meanwhile.
      if let connection { return connection }
      let opened = try await onBlockingThread { [now] in
        do {
          return Connection(queue: try file.open(), identity: file.identity)
        } catch let error as DatabaseError {
          // Within the lock, so that nobody takes a new file for this one.
          throw try StoreError.Reason(error) ?? file.moveAside(at: now())
        }
      }
      connection = opened
      return opened
    }
  }

  /// Moves aside what a connection is to, unless another process has done so.
  private func moveAside(_ damaged: Connection) async throws -> StoreError.Reason {
    guard let file else { return .noPlace }
    return try await withLock(on: file) {
      // Within the lock, so that nobody opens the file again before it is moved.
      if connection?.queue === damaged.queue { await close() }
      return try await onBlockingThread { [now] in
        if damaged.identity == file.identity { return try file.moveAside(at: now()) }
        return .other("it was damaged, and has been moved aside meanwhile; try again")
      }
    }
  }

  private func withLock<Result>(on file: StoreFile, _ body: () async throws -> Result) async throws -> Result {
    do {
      return try await withFileLock(at: file.lockPath, patience: .seconds(30), clock: clock, body)
    } catch let error as FileLockError {
      switch error {
      case .busy: throw StoreError.Reason.busy
      case .system(let number): throw StoreError.Reason.unwritable(errno: number)
      }
    }
  }
}

extension Database {
  /// What `body` returns, in one transaction, which is rolled back where `body` throws.
  func transaction<Value>(
    _ kind: TransactionKind, _ body: (Database) throws -> Value
  ) throws -> Value {
    var value: Value?
    try inTransaction(kind) {
      value = try body(self)
      return .commit
    }
    guard let value else { preconditionFailure("a transaction that ends without an error has run its body") }
    return value
  }
}
