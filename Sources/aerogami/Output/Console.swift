import AerogamiCore

/// The process's standard output and standard error: rows on the one, everything else on the other.
struct Console: Sendable {
  var output = StandardStream(descriptor: STDOUT_FILENO)
  var errors = StandardStream(descriptor: STDERR_FILENO)

  /// Writes one line for a person, made inert. A standard error that cannot be written to is no reason to stop.
  ///
  /// - Parameter onOwnLine: Whether something may stand in the terminal's line already, which is removed then.
  func note(_ message: String, onOwnLine: Bool = false) {
    let start = onOwnLine && errors.isTerminal ? "\r\u{1B}[2K" : ""
    try? errors.write(Array("\(start)aerogami: \(message.printable)\n".utf8))
  }

  /// Whether a person is there to be asked.
  var canAsk: Bool { errors.isTerminal && isatty(STDIN_FILENO) == 1 }

  /// Asks a person, made inert, and waits for a line. Only `y` and `yes` are one.
  func ask(_ question: String) -> Bool {
    try? errors.write(Array(question.printable.utf8))
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}

/// Why output ended early.
enum OutputError: ReportedError {
  /// The reader has gone, as `head` does when it has enough: no failure.
  case closed
  /// The system would not take the bytes; its error number.
  case failed(Int32)

  var message: String {
    switch self {
    case .closed: "standard output is closed"
    case .failed(let number): "could not write to standard output: \(String(cString: strerror(number)))"
    }
  }

  var remedy: String? { nil }

  var exitCode: Int32 { if case .closed = self { EXIT_SUCCESS } else { EXIT_FAILURE } }

  /// None for a closed pipe, which is not worth a message.
  var lines: [String] { if case .closed = self { [] } else { [description] } }
}

struct StandardStream: Sendable {
  let descriptor: Int32

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Terminal columns, or `nil` where it is no terminal or does not say.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether whoever read this stream has gone, so that no write can succeed any more.
  var isClosed: Bool {
    // macOS reports nothing where nothing is asked for, and POLLHUP where Linux reports POLLERR.
    var requested = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&requested, 1, 0) > 0 && requested.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Writes all of `bytes`, waiting for a slow reader: that holds the fetch back instead of growing its memory. It
  /// blocks a thread of the pool, on purpose: there is one output, and nothing to do that does not wait for it.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        // The C call takes a pointer; it is not kept.
        systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .closed
      } else if errno == EAGAIN {
        // Someone made the stream non-blocking; wait until it takes more.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw .failed(errno)
      }
    }
  }
}

/// `write(2)`, under a name that does not collide with the method that calls it.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
