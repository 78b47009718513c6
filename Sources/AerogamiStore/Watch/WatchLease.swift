import AerogamiContainer
package import AerogamiCore
package import Foundation

extension StoreFile {
  /// Runs `body` while this process holds the leases of these watches, so that no other process runs them.
  ///
  /// A lease is a lock on a file in a directory beside the database. The file has the id of the process and the time.
  /// The system releases the lock when the process ends, even after a crash. All leases are taken or none, so that two
  /// processes never wait for each other. If the files cannot be used, `body` runs without leases.
  ///
  /// - Parameter waiting: Called when another process has the lease of one of the watches, once for each such lease. If
  ///   it returns, this function waits for the end of that lease.
  /// - Throws: The errors of the closures, or `CancellationError`.
  package func withLeases<Result>(
    of watches: [String], clock: any Clock<Duration>, now: @escaping @Sendable () -> Date,
    waiting: (WatchHolder) async throws -> Void,
    _ body: () async throws -> Result
  ) async throws -> Result {
    var reported: WatchHolder?
    while true {
      let (leases, holder) = await onBlockingThread { takeLeases(of: watches, at: now()) }
      if let holder {
        if holder != reported {
          try await waiting(holder)
          reported = holder
        }
        try await clock.sleep(for: .seconds(1))
        continue
      }
      do {
        try Task.checkCancellation()
        let result = try await body()
        await onBlockingThread { for lease in leases { lease.end() } }
        return result
      } catch {
        await onBlockingThread { for lease in leases { lease.end() } }
        throw error
      }
    }
  }

  /// Takes the lease of one watch, without waiting. If its file cannot be used, the watch runs without a lease.
  package func takeLease(of watch: String, at now: Date) async -> WatchLease {
    let (leases, holder) = await onBlockingThread { takeLeases(of: [watch], at: now) }
    if let holder { return .held(holder) }
    return .taken { await onBlockingThread { for lease in leases { lease.end() } } }
  }

  /// Takes the leases of all watches that can be locked or, if another process has one of them, none.
  private func takeLeases(of watches: [String], at now: Date) -> (leases: [Lease], holder: WatchHolder?) {
    // The parent directory may not exist yet: a watch may be the first command that uses it.
    try? makeDirectory()
    let directory = path + ".running"
    unsafe mkdir(directory, 0o700)
    var leases: [Lease] = []
    for watch in watches.uniqued() {
      // The text of a watch without a name may be long, so use its hash. No name starts with an underscore.
      let name = Watch.isName(watch) ? watch : "_\(String(fnv1a(watch), radix: 16))"
      switch Lease.take("\(directory)/\(name)", at: now) {
      case .taken(let lease): leases.append(lease)
      case .held(let process, let since):
        for lease in leases { lease.end() }
        return ([], WatchHolder(watch: watch, process: process, since: since))
      case .unusable: continue
      }
    }
    return (leases, nil)
  }
}

/// A locked file. Its methods block.
private struct Lease: Sendable {
  enum Attempt {
    case taken(Lease)
    case held(process: Int32?, since: Date?)
    case unusable
  }

  private let path: String
  private let descriptor: Int32

  /// Locks a file, without waiting, and writes the id of this process and the time to it.
  static func take(_ path: String, at now: Date) -> Attempt {
    while true {
      let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      if descriptor == -1 { return .unusable }
      let lease = Lease(path: path, descriptor: descriptor)
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        let number = errno
        defer { close(descriptor) }
        if number == EINTR { continue }
        return number == EWOULDBLOCK ? lease.holder : .unusable
      }
      // The process that had the lease may have removed the file after it was opened here.
      guard lease.isAtPath else {
        close(descriptor)
        continue
      }
      let text = "\(getpid()) \(now.seconds)\n"
      ftruncate(descriptor, 0)
      _ = unsafe text.withCString { unsafe pwrite(descriptor, $0, strlen($0), 0) }
      return .taken(lease)
    }
  }

  /// Removes and unlocks the file.
  func end() {
    unsafe unlink(path)
    close(descriptor)
  }

  private var isAtPath: Bool {
    var opened = stat()
    return unsafe fstat(descriptor, &opened) == 0 && StoreFile(path: path).identity == StoreFile.Identity(opened)
  }

  /// The process that has locked the file. It is unknown if that process has not written its id yet.
  private var holder: Attempt {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe pread(descriptor, &bytes, bytes.count, 0)
    let words = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let process = Int32(words[0]), let seconds = Int(words[1]) else {
      return .held(process: nil, since: nil)
    }
    return .held(process: process, since: Date(seconds: seconds))
  }
}
