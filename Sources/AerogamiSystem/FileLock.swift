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
  _ body: () async throws -> Result
) async throws -> Result {
  let descriptor = try await onBlockingThread { () throws(FileLockError) in
    let descriptor = unsafe open(path, (isDirectory ? O_RDONLY | O_DIRECTORY : O_RDWR | O_CREAT) | O_CLOEXEC, 0o600)
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

/// An exclusive lock on a directory, which the system releases when the process ends. All methods block: see
/// ``onBlockingThread(_:)``.
package struct DirectoryLock {
  /// `nil` if the file system has no locks, or if the directory cannot be opened: then, nothing is locked.
  private let descriptor: Int32?

  /// Waits for the lock; `nil` if another process or task holds it during the whole timeout.
  package init?(_ path: String, timeout: Duration) {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor == -1 {
      self.descriptor = nil
      return
    }
    let deadline = ContinuousClock.now + timeout
    do throws(FileLockError) {
      while try !hasLocked(descriptor) {
        guard ContinuousClock.now < deadline else {
          close(descriptor)
          return nil
        }
        usleep(5_000)
      }
    } catch {
      close(descriptor)
      self.descriptor = nil
      return
    }
    self.descriptor = descriptor
  }

  package func unlock() { if let descriptor { close(descriptor) } }
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
