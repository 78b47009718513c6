import AerogamiContainer
import Foundation
import Synchronization

/// A stream that is written to without blocking the cooperative thread pool.
///
/// It is a class because writers share it: the bytes of one write never come between the bytes of another.
final class StandardStream: Sendable {
  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let errors = StandardStream(descriptor: STDERR_FILENO)

  let descriptor: Int32
  private let thread = BlockingThread()
  /// The number of writes that run on the thread or wait for it.
  private let blockedCount = Mutex(0)

  init(descriptor: Int32) { self.descriptor = descriptor }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The number of columns of the terminal; `nil` if the stream is not a terminal, or the number is unknown.
  var columns: Int? { size.map { Int($0.ws_col) }.flatMap { $0 > 0 ? $0 : nil } }

  /// The number of rows of the terminal; `nil` if the stream is not a terminal, or the number is unknown.
  var rows: Int? { size.map { Int($0.ws_row) }.flatMap { $0 > 0 ? $0 : nil } }

  private var size: winsize? {
    var size = winsize()
    return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// Whether the reader has closed the stream, so that every write fails.
  var isClosed: Bool {
    // For a closed pipe, Linux reports POLLERR and macOS POLLHUP, but macOS only if some event is requested.
    var requested = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&requested, 1, 0) > 0 && requested.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Writes all of `bytes` after the bytes of earlier calls. Waits for a slow reader, so that the command slows down
  /// instead of using more memory.
  ///
  /// A canceled task still writes everything, as long as the reader reads: rows that have arrived are delivered. It
  /// gives up when the reader reads nothing for a second, possibly within a line.
  ///
  /// - Throws: ``OutputError``, or `CancellationError` after giving up.
  func write(_ bytes: [UInt8]) async throws {
    let written = try blockedCount.withLock { count throws(OutputError) in
      // Most writes do not block, and a change of threads takes longer than such a write. A terminal always uses the
      // thread, because it can block a write although it accepts some bytes.
      let written = count > 0 || isTerminal ? 0 : try write(bytes, from: 0, waiting: 0) { true }
      if written < bytes.count { count += 1 }
      return written
    }
    if written == bytes.count { return }
    defer { blockedCount.withLock { $0 -= 1 } }
    let isCanceled = Flag()
    let end = try await withTaskCancellationHandler {
      try await thread.run { () throws(OutputError) in
        try self.write(bytes, from: written, waiting: 1000) { isCanceled.value.load(ordering: .relaxed) }
      }
    } onCancel: {
      isCanceled.value.store(true, ordering: .relaxed)
    }
    if end < bytes.count { throw CancellationError() }
  }

  /// Writes all of `bytes`. Blocks its thread.
  func writeBlocking(_ bytes: [UInt8]) throws(OutputError) {
    _ = try write(bytes, from: 0, waiting: -1) { false }
  }

  /// Writes the bytes from an index on.
  ///
  /// - Parameters:
  ///   - limit: The time in milliseconds to wait until the stream accepts bytes; -1 for no limit.
  ///   - givesUp: Returns whether to stop when the stream has accepted no bytes within the limit.
  /// - Returns: The index of the first byte that was not written.
  private func write(
    _ bytes: [UInt8], from start: Int, waiting limit: Int32, unless givesUp: () -> Bool
  ) throws(OutputError) -> Int {
    var written = start
    while written < bytes.count {
      var requested = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let readyCount = unsafe poll(&requested, 1, limit)
      if readyCount < 0, errno == EINTR { continue }
      if readyCount == 0 {
        if givesUp() { return written }
        continue
      }
      // A pipe that accepts bytes accepts at least `PIPE_BUF` bytes without blocking.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        // The pointer does not escape the C call.
        unsafe systemWrite(
          descriptor, buffer.baseAddress.map { unsafe $0 + written }, min(buffer.count - written, Int(PIPE_BUF)))
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR, errno != EAGAIN {
        throw .failed(errno)
      }
    }
    return written
  }
}

private final class Flag: Sendable {
  let value = Atomic(false)
}

/// Calls `write(2)`. Within ``StandardStream``, the name `write` means the method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
