import AerogamiContainer
import AerogamiCore
import AerogamiSystem
import Foundation

/// The standard streams of the process: standard output for rows, and standard error for everything else.
struct Console: Sendable {
  var input = LineInput.standard
  var output = StandardStream.output
  var errors = StandardStream.errors
  var color = ColorChoice.auto
  /// Whether notes have the addresses of requests instead of the names of servers, and why responses could not be used.
  var showsAddresses = CommandLine.arguments.contains("--verbose")

  /// Writes one line to standard error, with `aerogami: ` before it and without control characters. Ignores write
  /// errors. Instead of requests, it has the names of servers: see ``showsAddresses``.
  ///
  /// On a terminal, long lines are wrapped at spaces. With color, the first occurrence of "failed" is red.
  func note(_ message: String, onOwnLine: Bool = false) async {
    await note(lines: [message], onOwnLine: onOwnLine)
  }

  /// Writes lines to standard error like ``note(_:onOwnLine:)``, all at once, so that no other line comes between them.
  func note(lines: [String], onOwnLine: Bool = false) async {
    let start = onOwnLine && errors.isTerminal ? "\r\u{1B}[2K" : ""
    let isColored = errors.isTerminal && color.isOn(for: errors)
    let text = lines.map { line in
      var text = wrapped("aerogami: " + (showsAddresses ? line : line.namingServers).printable)
      if isColored, let word = text.firstRange(of: "failed") {
        text.replaceSubrange(word, with: SGR.red + "failed" + SGR.reset)
      }
      return "\(text)\n"
    }
    try? await errors.write(Array((start + text.joined()).utf8))
  }

  /// Writes one line below a table to standard error, without control characters. Ignores write errors.
  func remark(_ line: String) async {
    try? await errors.write(Array("\(wrapped(line.printable))\n".utf8))
  }

  /// Writes a prompt to standard error, without control characters. Ignores write errors. Wrapped like a note, with room
  /// for the cursor after the last line.
  func prompt(_ text: String) async {
    let text = text.printable
    let end = text.hasSuffix(" ") ? " " : ""
    try? await errors.write(Array((wrapped(String(text.dropLast(end.count)), room: 1) + end).utf8))
  }

  /// Wraps a line at spaces to the width of the terminal. Words and commands stay whole, so that they can be copied. A
  /// pipe gets the line unchanged.
  ///
  /// - Parameter room: The number of cells that stay empty at the end of each line.
  func wrapped(_ line: String, room: Int = 0) -> String {
    guard let width = errors.columns.map({ $0 - room }), width > 20 else { return line }
    return line.wrapped(toWidth: width)
  }

  var canPrompt: Bool { errors.isTerminal && isatty(input.descriptor) == 1 }

  /// Prompts the user, waits for a line, and returns whether it is `y` or `yes`.
  ///
  /// - Throws: The errors of ``LineInput/line()``.
  func confirm(_ question: String) async throws -> Bool {
    await prompt(question)
    let answer = try await input.line()
    // After Ctrl-D, the terminal's cursor is still on the line of the prompt.
    if !answer.isComplete { try? await errors.write(Array("\n".utf8)) }
    return ["y", "yes"].contains(answer.text.lowercased())
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
    case .failed(let number): "could not write to standard output: \(systemErrorText(number))"
    }
  }

  var remedy: String? { nil }

  var exitCode: Int32 { if case .closed = self { EXIT_SUCCESS } else { EXIT_FAILURE } }

  var lines: [String] { if case .closed = self { [] } else { [description] } }
}

/// An input of lines: a terminal, a pipe or a file. Reads on a separate thread, and nothing after the end of a line.
struct LineInput: Sendable {
  let descriptor: Int32

  static let standard = LineInput(descriptor: STDIN_FILENO)

  /// Reads a line.
  ///
  /// - Returns: The text before the line feed or the end of the input, and whether there was a line feed.
  /// - Throws: `CancellationError` as soon as the task is canceled, or ``Problem`` if the process has no free
  ///   descriptors.
  func line() async throws -> (text: String, isComplete: Bool) {
    let line = try await reading { bytesOfLine(from: descriptor, until: $0) }
    return (String(decoding: line.bytes, as: UTF8.self), line.isComplete)
  }

  /// Reads what has arrived, and waits for at least one byte. Do not mix with ``line()``.
  ///
  /// - Returns: At most `maxCount` bytes; none at the end of the input.
  /// - Throws: The errors of ``line()``.
  func chunk(upTo maxCount: Int) async throws -> [UInt8] {
    try await reading { chunkOfBytes(upTo: maxCount, from: descriptor, until: $0) }
  }

  /// Runs a blocking read on a thread. The read must return `nil` as soon as its argument, a descriptor, has a byte.
  private func reading<Value: Sendable>(
    _ read: @escaping @Sendable (_ wakeEnd: Int32) -> Value?
  ) async throws -> Value {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw Problem("could not read the input: \(systemErrorText(errno))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { for end in ends { close(end) } }
    let (wakeEnd, cancelEnd) = (ends[0], ends[1])
    // A blocking read cannot be interrupted, so a canceled task wakes the thread with a byte in the pipe.
    let value = await withTaskCancellationHandler {
      await onBlockingThread { read(wakeEnd) }
    } onCancel: {
      var byte: UInt8 = 0
      _ = unsafe write(cancelEnd, &byte, 1)
    }
    guard let value else { throw CancellationError() }
    return value
  }

  /// Prompts for a line on a terminal, and hides the text as it is typed.
  ///
  /// - Parameter prompt: Shows the prompt. Called when the terminal already hides typed text.
  /// - Throws: The errors of ``line()``, after restoring the terminal's mode.
  func hiddenLine(prompt: () async -> Void) async throws -> (text: String, isComplete: Bool) {
    var mode = termios()
    guard unsafe tcgetattr(descriptor, &mode) == 0 else {
      await prompt()
      return try await line()
    }
    var hidden = mode
    hidden.c_lflag &= ~tcflag_t(ECHO)
    // The terminal still shows the line feed, so that the next question is on its own line.
    hidden.c_lflag |= tcflag_t(ECHONL)
    unsafe tcsetattr(descriptor, TCSANOW, &hidden)
    defer { unsafe tcsetattr(descriptor, TCSANOW, &mode) }
    await prompt()
    return try await line()
  }
}

/// Reads the bytes of a line, without the line feed. Blocks its thread until the line or the input ends. Returns `nil`
/// as soon as `wakeEnd` has a byte to read.
private func bytesOfLine(from descriptor: Int32, until wakeEnd: Int32) -> (bytes: [UInt8], isComplete: Bool)? {
  var bytes: [UInt8] = []
  while let byte = chunkOfBytes(upTo: 1, from: descriptor, until: wakeEnd) {
    guard let byte = byte.first else { return (bytes, false) }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return (bytes, true) }
    bytes.append(byte)
  }
  return nil
}

/// Reads at least one byte, or none at the end of the input or after an error. Blocks its thread. Returns `nil` as soon
/// as `wakeEnd` has a byte to read.
private func chunkOfBytes(upTo maxCount: Int, from descriptor: Int32, until wakeEnd: Int32) -> [UInt8]? {
  while true {
    var waiting = [descriptor, wakeEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if unsafe poll(&waiting, 2, -1) < 0, errno == EINTR { continue }
    if waiting[1].revents != 0 { return nil }
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: maxCount) { buffer, initializedCount in
      count = unsafe read(descriptor, buffer.baseAddress, maxCount)
      initializedCount = max(0, count)
    }
    if count == -1, errno == EINTR || errno == EAGAIN { continue }
    return bytes
  }
}
