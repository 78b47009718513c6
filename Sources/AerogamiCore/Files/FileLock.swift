/// Why a file could not be locked.
package enum FileLockError: Error, Hashable {
  /// Another process has held the lock for longer than was waited for.
  case busy
  /// The system's error number.
  case system(Int32)
}

/// Runs `body` while no other process does so with the same file, which is made for that purpose.
///
/// The lock is gone when its holder is, however that ended. The file stays: whoever removed it could do so between
/// another's opening and locking it.
///
/// - Parameter patience: How long the lock is waited for.
/// - Throws: ``FileLockError``, `CancellationError`, or what `body` throws.
package func withFileLock<Result>(
  at path: String, patience: Duration, clock: any Clock<Duration>, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async throws -> Result {
  try await withLock(at: path, flags: O_RDWR | O_CREAT, patience: patience, clock: clock, body)
}

/// The same with a directory, in which no file is made for that purpose.
package func withDirectoryLock<Result>(
  at path: String, patience: Duration, clock: any Clock<Duration>, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async throws -> Result {
  try await withLock(at: path, flags: O_RDONLY | O_DIRECTORY, patience: patience, clock: clock, body)
}

private func withLock<Result>(
  at path: String, flags: Int32, patience: Duration, clock: any Clock<Duration>,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async throws -> Result {
  let descriptor = try await onBlockingThread { () throws(FileLockError) in
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    if descriptor == -1 { throw .system(errno) }
    return descriptor
  }
  defer { close(descriptor) }
  // A call that waits in the system would not hear of a cancellation, nor of the end of patience.
  var waited = Duration.zero
  while try await !onBlockingThread({ () throws(FileLockError) in try hasLocked(descriptor) }) {
    guard waited < patience else { throw FileLockError.busy }
    try await clock.sleep(for: interval)
    waited += interval
  }
  return try await body()
}

/// Whether the lock is held now; `false` where another process holds it.
private func hasLocked(_ descriptor: Int32) throws(FileLockError) -> Bool {
  if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
  guard errno == EWOULDBLOCK || errno == EINTR else { throw .system(errno) }
  return false
}

private let interval = Duration.milliseconds(5)
