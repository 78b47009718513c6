import AerogamiCore

/// Reads lines from a terminal.
struct TerminalInput {
  let descriptor: Int32

  /// Reads a line. Without `isSecret`, the terminal shows the text as it is typed.
  ///
  /// - Parameter prompt: Called when the terminal is ready for the text.
  /// - Returns: The line without its line feed; `nil` if the input ends before a line feed.
  /// - Throws: `CancellationError`, after restoring the terminal's mode.
  func line(isSecret: Bool, prompt: () -> Void) async throws -> String? {
    var mode = termios()
    let isHidden = isSecret && tcgetattr(descriptor, &mode) == 0
    if isHidden {
      var hidden = mode
      hidden.c_lflag &= ~tcflag_t(ECHO)
      // The terminal still shows the line feed, so that the next question is on its own line.
      hidden.c_lflag |= tcflag_t(ECHONL)
      tcsetattr(descriptor, TCSANOW, &hidden)
    }
    defer { if isHidden { tcsetattr(descriptor, TCSANOW, &mode) } }
    prompt()

    var bytes: [UInt8] = []
    while let byte = try await nextByte() {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// Waits for a byte; `nil` at the end of the input.
  private func nextByte() async throws -> UInt8? {
    // Polls, because a signal that another thread receives cannot interrupt a blocking read.
    while true {
      try Task.checkCancellation()
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 0) != 0 { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? byte : nil
  }
}
