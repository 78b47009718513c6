import AerogamiContainer
import Foundation

/// Why a file could not be locked.
package enum FileLockError: Error, Hashable {
  /// Another process or task held the lock during the whole timeout.
  case busy
  /// A system call failed with this error number.
  case system(Int32)
}

/// Runs `body` while holding an exclusive lock on a file, which is created if it does not exist, or on a directory.
/// Waits at most `timeout`.
///
/// The system releases the lock when the process ends, even after a crash. A lock file is never removed, because another
/// process may have opened it but not locked it yet.
///
/// - Throws: ``FileLockError``, `CancellationError`, or an error of `body`.
package func withFileLock<Result>(
  at path: String, isDirectory: Bool = false, timeout: Duration, clock: any Clock<Duration>,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async throws -> Result {
  let descriptor = try await onBlockingThread { () throws(FileLockError) in
    let descriptor = open(path, (isDirectory ? O_RDONLY | O_DIRECTORY : O_RDWR | O_CREAT) | O_CLOEXEC, 0o600)
    if descriptor == -1 { throw .system(errno) }
    return descriptor
  }
  defer { close(descriptor) }
  // A blocking flock could neither be canceled nor time out, so poll.
  var waited = Duration.zero
  while try await !onBlockingThread({ () throws(FileLockError) in try hasLocked(descriptor) }) {
    guard waited < timeout else { throw FileLockError.busy }
    try await clock.sleep(for: interval)
    waited += interval
  }
  return try await body()
}

/// Tries to lock the file without waiting. Returns `false` if another process or task holds the lock, or if a signal
/// interrupted the call.
private func hasLocked(_ descriptor: Int32) throws(FileLockError) -> Bool {
  if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
  guard errno == EWOULDBLOCK || errno == EINTR else { throw .system(errno) }
  return false
}

/// The time between two attempts to lock a file.
private let interval = Duration.milliseconds(5)
