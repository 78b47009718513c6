import AerogamiContainer
import AerogamiCore
import Foundation

extension StoreFile {
  /// Runs `body` while other processes can see that this process runs these watches.
  ///
  /// Each process holds a shared lock for each of its watches, on a byte of a file beside the database. The system
  /// releases the locks when the process ends, even after a crash. If the file cannot be used, no other process is
  /// found.
  ///
  /// - Parameters:
  ///   - watches: Texts that identify the watches.
  ///   - isolation: The actor on which `body` runs; the caller's by default.
  ///   - body: Receives the watches that other processes run, each with the id of one of these processes. The id is 0
  ///     if it is unknown, as for a process on another machine.
  package func whileRunning<Result>(
    _ watches: [String], isolation: isolated (any Actor)? = #isolation,
    _ body: (_ others: [String: Int32]) async throws -> Result
  ) async throws -> Result {
    let (descriptor, others) = await onBlockingThread { () -> (Int32, [String: Int32]) in
      // The first command of an environment may be a watch.
      try? makeDirectory()
      return lock(watches, in: path + ".watches")
    }
    defer { if descriptor != -1 { close(descriptor) } }
    return try await body(others)
  }
}

/// Locks a byte of a file for each watch, without waiting.
///
/// - Returns: The descriptor that holds the locks, or -1; and the watches that other processes have locked.
private func lock(_ watches: [String], in path: String) -> (descriptor: Int32, others: [String: Int32]) {
  let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  if descriptor == -1 { return (-1, [:]) }
  var others: [String: Int32] = [:]
  for watch in watches {
    var byte = flock()
    byte.l_whence = Int16(SEEK_SET)
    // The position may be far beyond the end of the file, which stays empty.
    byte.l_start = off_t(fnv1a(watch) >> 66)
    byte.l_len = 1
    byte.l_type = Int16(F_RDLCK)
    guard fcntl(descriptor, F_SETLK, &byte) == 0 else { continue }
    // Finds the shared lock of another process, because it would prevent an exclusive lock.
    byte.l_type = Int16(F_WRLCK)
    guard fcntl(descriptor, F_GETLK, &byte) == 0, byte.l_type != Int16(F_UNLCK) else { continue }
    others[watch] = max(0, byte.l_pid)
  }
  return (descriptor, others)
}
