import AerogamiContainer
import AerogamiCore
import Foundation

/// The standard streams of the process: standard output for rows, and standard error for everything else.
struct Console: Sendable {
  var input = LineInput.standard
  var output = StandardStream.output
  var errors = StandardStream.errors
  /// Whether notes on a terminal are colored.
  var color = ColorChoice.auto

  /// Writes one line to standard error, with `aerogami: ` before it and without control characters. Ignores write
  /// errors.
  ///
  /// On a terminal with color, the first occurrence of "failed" is red.
  ///
  /// - Parameter onOwnLine: Whether to clear the terminal's current line first.
  func note(_ message: String, onOwnLine: Bool = false) async {
    await note(lines: [message], onOwnLine: onOwnLine)
  }

  /// Writes lines to standard error like ``note(_:onOwnLine:)``, all at once, so that no other line comes between them.
  func note(lines: [String], onOwnLine: Bool = false) async {
    let start = onOwnLine && errors.isTerminal ? "\r\u{1B}[2K" : ""
    let isColored = errors.isTerminal && color.isOn(for: errors)
    let text = lines.map { line in
      var text = line.printable
      if isColored, let word = text.firstRange(of: "failed") {
        text.replaceSubrange(word, with: SGR.red + "failed" + SGR.reset)
      }
      return "aerogami: \(text)\n"
    }
    try? await errors.write(Array((start + text.joined()).utf8))
  }

  /// Writes one line below a table to standard error, without control characters. Ignores write errors.
  func remark(_ line: String) async {
    try? await errors.write(Array("\(line.printable)\n".utf8))
  }

  /// Whether a user can be prompted.
  var canPrompt: Bool { errors.isTerminal && isatty(input.descriptor) == 1 }

  /// Prompts the user, waits for a line, and returns whether it is `y` or `yes`.
  ///
  /// - Throws: The errors of ``LineInput/line()``.
  func confirm(_ question: String) async throws -> Bool {
    try? await errors.write(Array(question.printable.utf8))
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
    case .failed(let number): "could not write to standard output: \(String(cString: strerror(number)))"
    }
  }

  var remedy: String? { nil }

  var exitCode: Int32 { if case .closed = self { EXIT_SUCCESS } else { EXIT_FAILURE } }

  /// The lines of the error message. A closed pipe is not reported, so there are none.
  var lines: [String] { if case .closed = self { [] } else { [description] } }
}
