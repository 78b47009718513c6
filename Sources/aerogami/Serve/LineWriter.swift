import NIOPosix
import Synchronization

/// Writes lines to a stream in order, from its own thread, so that a stalled reader blocks no caller.
///
/// Lines wait in a bounded buffer. Lines that do not fit are dropped, and one line reports their number when writing
/// works again.
final class LineWriter: Sendable {
  private struct State {
    var waiting: [[UInt8]] = []
    /// The size of all unwritten lines, in bytes.
    var bytes = 0
    var lost = 0
    /// Whether the thread is writing or will write soon.
    var isWriting = false

    mutating func takeAll() -> (lines: [[UInt8]], lost: Int)? {
      guard !waiting.isEmpty || lost > 0 else {
        isWriting = false
        return nil
      }
      defer { (waiting, lost) = ([], 0) }
      return (waiting, lost)
    }
  }

  private let stream: StandardStream
  private let maxBytes: Int
  private let report: @Sendable (_ lost: Int) -> [UInt8]
  private let state = Mutex(State())
  private let thread = NIOThreadPool(numberOfThreads: 1)

  /// - Parameters:
  ///   - stream: The stream to write to. It stays in blocking mode, because other processes may share it.
  ///   - report: Returns the line that reports how many lines were lost.
  init(_ stream: StandardStream, maxBytes: Int = 1 << 20, report: @escaping @Sendable (_ lost: Int) -> [UInt8]) {
    (self.stream, self.maxBytes, self.report) = (stream, maxBytes, report)
    thread.start()
  }

  /// Adds a whole line to the buffer, or drops it if the buffer is full. Returns at once.
  func write(_ line: [UInt8]) {
    let startsWriting = state.withLock { state in
      if state.bytes + line.count <= maxBytes {
        state.waiting.append(line)
        state.bytes += line.count
      } else {
        state.lost += 1
      }
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if startsWriting { thread.submit { [self] state in if state == .active { writeAll() } } }
  }

  /// Waits until all lines are written, but no longer than `limit`. Lines that are added afterwards are not written.
  ///
  /// If the reader has stalled, the thread remains blocked in a write until the process ends.
  func finish(within limit: Duration, clock: some Clock<Duration>) async {
    let end = clock.now.advanced(by: limit)
    while hasLines, clock.now < end, (try? await clock.sleep(for: .milliseconds(5))) != nil {}
    thread.shutdownGracefully { _ in }
  }

  /// Whether lines wait for the thread or are being written.
  var hasLines: Bool { state.withLock(\.isWriting) }

  private func writeAll() {
    while let (lines, lost) = state.withLock({ $0.takeAll() }) {
      var written = 0
      do {
        // One write per line: even if other processes write to the same pipe, writes of up to `PIPE_BUF` bytes (4 KiB
        // on Linux) stay whole.
        for line in lines {
          try stream.writeBlocking(line)
          written += 1
          state.withLock { $0.bytes -= line.count }
        }
        if lost > 0 { try stream.writeBlocking(report(lost)) }
      } catch {
        // The disk is full or the reader is gone. Counts the unwritten lines as lost, and writes newer lines next.
        let hasMore = state.withLock { state in
          state.bytes -= lines[written...].reduce(0) { $0 + $1.count }
          state.lost += lines.count - written + lost
          state.isWriting = !state.waiting.isEmpty
          return state.isWriting
        }
        if !hasMore { return }
      }
    }
  }
}
