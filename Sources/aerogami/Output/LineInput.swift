import AerogamiContainer
import AerogamiCore
import Foundation

/// An input of lines: a terminal, a pipe or a file. Reads on a thread of its own, and no more than the line.
struct LineInput: Sendable {
  let descriptor: Int32

  static let standard = LineInput(descriptor: STDIN_FILENO)

  /// Reads a line.
  ///
  /// - Returns: The text before the line feed or the end of the input, and whether there was a line feed.
  /// - Throws: `CancellationError` as soon as the task is canceled, or ``Problem`` if the process has no free
  ///   descriptors.
  func line() async throws -> (text: String, isComplete: Bool) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Problem("could not read the input: \(String(cString: strerror(errno)))") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { for end in ends { close(end) } }
    let (wakeEnd, cancelEnd) = (ends[0], ends[1])
    // A blocking read cannot be interrupted, so a canceled task wakes the thread with a byte in the pipe.
    let line = await withTaskCancellationHandler {
      await onBlockingThread { bytesOfLine(from: descriptor, until: wakeEnd) }
    } onCancel: {
      var byte: UInt8 = 0
      _ = write(cancelEnd, &byte, 1)
    }
    guard let line else { throw CancellationError() }
    return (String(decoding: line.bytes, as: UTF8.self), line.isComplete)
  }

  /// Prompts for a line on a terminal, and hides the text as it is typed.
  ///
  /// - Parameter prompt: Called when the terminal is ready for the text.
  /// - Throws: The errors of ``line()``, after restoring the terminal's mode.
  func hiddenLine(prompt: () async -> Void) async throws -> (text: String, isComplete: Bool) {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else {
      await prompt()
      return try await line()
    }
    var hidden = mode
    hidden.c_lflag &= ~tcflag_t(ECHO)
    // The terminal still shows the line feed, so that the next question is on its own line.
    hidden.c_lflag |= tcflag_t(ECHONL)
    tcsetattr(descriptor, TCSANOW, &hidden)
    defer { tcsetattr(descriptor, TCSANOW, &mode) }
    await prompt()
    return try await line()
  }
}

/// Reads the bytes of a line, without the line feed. Blocks its thread until the line ends, or until `wakeEnd` can be
/// read; the result is then `nil`.
private func bytesOfLine(from descriptor: Int32, until wakeEnd: Int32) -> (bytes: [UInt8], isComplete: Bool)? {
  var bytes: [UInt8] = []
  while true {
    var waiting = [descriptor, wakeEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if poll(&waiting, 2, -1) < 0, errno == EINTR { continue }
    if waiting[1].revents != 0 { return nil }
    var byte: UInt8 = 0
    let count = read(descriptor, &byte, 1)
    if count == -1, errno == EINTR || errno == EAGAIN { continue }
    if count != 1 { return (bytes, false) }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return (bytes, true) }
    bytes.append(byte)
  }
}
