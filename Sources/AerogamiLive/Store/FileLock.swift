#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `body` while no other process does so with the same file, which is made for that purpose.
///
/// The lock is gone when its holder is, however that ended. The file stays: whoever removed it could do so between
/// another's opening and locking it.
///
/// - Parameter patience: How long the lock is waited for.
/// - Throws: ``StoreError/Reason``, `CancellationError`, or what `body` throws.
func withFileLock<Result>(
  at path: String, patience: Duration, clock: any Clock<Duration>, isolation: isolated (any Actor)? = #isolation,
  _ body: () throws -> Result
) async throws -> Result {
  try await withLock(
    on: open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600), patience: patience, clock: clock, body)
}

/// The same with a directory, in which no file is made for that purpose.
func withDirectoryLock<Result>(
  at path: String, patience: Duration, clock: any Clock<Duration>, isolation: isolated (any Actor)? = #isolation,
  _ body: () throws -> Result
) async throws -> Result {
  try await withLock(
    on: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), patience: patience, clock: clock, body)
}

/// - Parameter descriptor: What an attempt to open a file returned. It is closed in the end.
private func withLock<Result>(
  on descriptor: Int32, patience: Duration, clock: any Clock<Duration>,
  isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Result
) async throws -> Result {
  if descriptor == -1 { throw StoreError.Reason.unwritable(errno: errno) }
  defer { close(descriptor) }
  // A call that waits in the system would not hear of a cancellation, nor of the end of patience.
  var waited = Duration.zero
  while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
    guard errno == EWOULDBLOCK || errno == EINTR else { throw StoreError.Reason.unwritable(errno: errno) }
    guard waited < patience else { throw StoreError.Reason.busy }
    try await clock.sleep(for: interval)
    waited += interval
  }
  return try body()
}

private let interval = Duration.milliseconds(5)
