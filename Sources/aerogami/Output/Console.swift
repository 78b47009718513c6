import AerogamiContainer
import AerogamiCore
import Foundation

/// The standard streams of the process: standard output for rows, and standard error for everything else.
struct Console: Sendable {
  var input = LineInput.standard
  var output = StandardStream(descriptor: STDOUT_FILENO)
  var errors = StandardStream(descriptor: STDERR_FILENO)
  /// Whether notes on a terminal are colored.
  var color = ColorChoice.auto

  /// Writes one line to standard error, with `aerogami: ` before it and without control characters. Ignores write
  /// errors.
  ///
  /// On a terminal with color, the first occurrence of "failed" is red.
  ///
  /// - Parameter onOwnLine: Whether to clear the terminal's current line first.
  func note(_ message: String, onOwnLine: Bool = false) { note(lines: [message], onOwnLine: onOwnLine) }

  /// Writes lines to standard error like ``note(_:onOwnLine:)``, all at once, so that no other line comes between them.
  func note(lines: [String], onOwnLine: Bool = false) {
    let start = onOwnLine && errors.isTerminal ? "\r\u{1B}[2K" : ""
    let isColored = errors.isTerminal && color.isOn(for: errors)
    let text = lines.map { line in
      var text = line.printable
      if isColored, let word = text.firstRange(of: "failed") {
        text.replaceSubrange(word, with: SGR.red + "failed" + SGR.reset)
      }
      return "aerogami: \(text)\n"
    }
    try? errors.write(Array((start + text.joined()).utf8))
  }

  /// Writes one line below a table to standard error, without control characters. Ignores write errors.
  func remark(_ line: String) {
    try? errors.write(Array("\(line.printable)\n".utf8))
  }

  /// Whether a user can be prompted.
  var canPrompt: Bool { errors.isTerminal && isatty(input.descriptor) == 1 }

  /// Prompts the user, waits for a line, and returns whether it is `y` or `yes`.
  ///
  /// - Throws: The errors of ``LineInput/line()``.
  func confirm(_ question: String) async throws -> Bool {
    try? errors.write(Array(question.printable.utf8))
    return ["y", "yes"].contains(try await input.line().text.lowercased())
  }
}

/// The reason why output ended early.
enum OutputError: ReportedError {
  /// The reader has closed the pipe, as `head` does. This is not a failure.
  case closed
  /// Writing failed, with this `errno`.
  case failed(Int32)

  var message: String {
    switch self {
    case .closed: "standard output is closed"
    case .failed(let number): "could not write to standard output: \(String(cString: strerror(number)))"
    }
  }

  var remedy: String? { nil }

  var exitCode: Int32 { if case .closed = self { EXIT_SUCCESS } else { EXIT_FAILURE } }

  /// The lines of the error message. A closed pipe is not reported, so there are none.
  var lines: [String] { if case .closed = self { [] } else { [description] } }
}

struct StandardStream: Sendable {
  let descriptor: Int32

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The number of columns of the terminal; `nil` if the stream is not a terminal, or the number is unknown.
  var columns: Int? { size.map { Int($0.ws_col) }.flatMap { $0 > 0 ? $0 : nil } }

  /// The number of rows of the terminal; `nil` if the stream is not a terminal, or the number is unknown.
  var rows: Int? { size.map { Int($0.ws_row) }.flatMap { $0 > 0 ? $0 : nil } }

  private var size: winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// Whether the reader has closed the stream, so that every write fails.
  var isClosed: Bool {
    // For a closed pipe, Linux reports POLLERR and macOS POLLHUP, but macOS only if some event is requested.
    var requested = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&requested, 1, 0) > 0 && requested.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Writes all of `bytes`. Waits for a slow reader, so that the command slows down instead of using more memory.
  ///
  /// Blocks a thread of the cooperative pool. This is acceptable, because all work waits for this output anyway.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        // The pointer does not escape the C call.
        systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .closed
      } else if errno == EAGAIN {
        // Another process has made the stream non-blocking: wait until it is writable.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw .failed(errno)
      }
    }
  }
}

/// Calls `write(2)`. Within ``StandardStream``, the name `write` means the method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
