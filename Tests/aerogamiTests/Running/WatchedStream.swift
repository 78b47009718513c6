import Foundation
import Subprocess
import Synchronization

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A stream of the program that can be read while the program runs.
final class WatchedStream: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var hasEnded = false
    var waiters: [(text: String?, continuation: CheckedContinuation<Void, Never>)] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Removes and returns the waiters whose text has arrived, or can no longer arrive.
    mutating func takeSatisfiedWaiters() -> [CheckedContinuation<Void, Never>] {
      let (text, hasEnded) = (text, hasEnded)
      let isSatisfied = { (awaited: String?) in hasEnded || awaited.map(text.contains) ?? false }
      let satisfied = waiters.filter { isSatisfied($0.text) }
      waiters.removeAll { isSatisfied($0.text) }
      return satisfied.map(\.continuation)
    }
  }

  /// The program's end of the stream. It is closed here once the program has it.
  fileprivate let writeEnd: FileDescriptor
  private let readEnd: FileDescriptor
  private let state = Mutex(State())

  private init(readEnd: FileDescriptor, writeEnd: FileDescriptor) {
    self.readEnd = readEnd
    self.writeEnd = writeEnd
    // A separate thread, because it is blocked most of the time.
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      // Linux reports the end of a terminal as an error.
      while let count = unsafe try? buffer.withUnsafeMutableBytes({ unsafe try readEnd.read(into: $0) }), count > 0 {
        update { $0.bytes += buffer[..<count] }
      }
      try? readEnd.close()
      update { $0.hasEnded = true }
    }
  }

  static func pipe() throws -> WatchedStream {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    return WatchedStream(readEnd: readEnd, writeEnd: writeEnd)
  }

  /// A pseudo-terminal that passes every byte unchanged, or one that shows typed text and handles lines, as users have.
  static func terminal(columns: UInt16 = 80, rows: UInt16 = 24, isRaw: Bool = true) throws -> WatchedStream {
    var (readEnd, writeEnd): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var mode = termios()
    guard unsafe openpty(&readEnd, &writeEnd, nil, nil, &size) == 0, unsafe tcgetattr(writeEnd, &mode) == 0 else {
      throw Errno(rawValue: errno)
    }
    if isRaw { unsafe cfmakeraw(&mode) }
    guard unsafe tcsetattr(writeEnd, TCSANOW, &mode) == 0 else { throw Errno(rawValue: errno) }
    return WatchedStream(readEnd: FileDescriptor(rawValue: readEnd), writeEnd: FileDescriptor(rawValue: writeEnd))
  }

  /// The program's end of the stream, for a test that writes to it itself and then closes it.
  var descriptor: Int32 { writeEnd.rawValue }

  func closeWriteEnd() throws { try writeEnd.close() }

  /// Returns once `text` has been written, or the stream has ended without it.
  func wait(for text: String) async { await wait(for: .some(text)) }

  /// Whether a terminal shows typed text. The program, or this process, must have it open.
  var showsTyping: Bool {
    var mode = termios()
    return unsafe tcgetattr(readEnd.rawValue, &mode) == 0 && mode.c_lflag & tcflag_t(ECHO) != 0
  }

  /// The text written so far.
  var text: String { state.withLock(\.text) }

  /// Types into a terminal. The program must be ready to read it.
  func type(_ text: String) throws { try readEnd.writeAll(text.utf8) }

  /// The whole text, once the program has closed its end.
  func all() async -> String {
    await wait(for: nil)
    return state.withLock(\.text)
  }

  private func wait(for text: String?) async {
    await withCheckedContinuation { continuation in
      update { $0.waiters.append((text, continuation)) }
    }
  }

  private func update(_ change: (inout sending State) -> Void) {
    let satisfied = state.withLock { state in
      change(&state)
      return state.takeSatisfiedWaiters()
    }
    for waiter in satisfied { waiter.resume() }
  }
}

extension Aerogami {
  /// Runs the program with streams that can be read meanwhile. `body` runs beside it, and can send it a signal.
  ///
  /// The two may be the same stream; its text is then the output.
  func run(
    _ arguments: String..., output: WatchedStream, errors: WatchedStream, environment variables: [String: String] = [:],
    while body: (_ send: (Signal) throws -> Void) async throws -> Void = { _ in }
  ) async throws -> Run {
    try await run(arguments, output: output, errors: errors, environment: variables, while: body)
  }

  func run(
    _ arguments: [String], output: WatchedStream, errors: WatchedStream, environment variables: [String: String] = [:],
    while body: (_ send: (Signal) throws -> Void) async throws -> Void = { _ in }
  ) async throws -> Run {
    let isShared = output === errors
    let result = try await Subprocess.run(
      try configuration(arguments, variables), input: .none,
      output: .fileDescriptor(output.writeEnd, closeAfterSpawningProcess: true),
      error: .fileDescriptor(
        isShared ? try errors.writeEnd.duplicate() : errors.writeEnd, closeAfterSpawningProcess: true)
    ) { execution in try await body { try execution.send(signal: $0) } }
    return Run(
      result.terminationStatus.code, output: await output.all(), errors: isShared ? "" : await errors.all())
  }

  /// The columns of a terminal on which no question wraps, so that a test can wait for it.
  private static let wide: UInt16 = 300

  /// Runs the program with a terminal for all three streams, and types `text` after the prompt `question`.
  func run(
    _ arguments: String..., environment: [String: String] = [:], typing text: String, after question: String
  ) async throws -> Run {
    let terminal = try WatchedStream.terminal(columns: Self.wide)
    let result = try await Subprocess.run(
      try configuration(arguments, environment),
      input: .fileDescriptor(try terminal.writeEnd.duplicate(), closeAfterSpawningProcess: true),
      output: .fileDescriptor(try terminal.writeEnd.duplicate(), closeAfterSpawningProcess: true),
      error: .fileDescriptor(terminal.writeEnd, closeAfterSpawningProcess: true)
    ) { _ in
      await terminal.wait(for: question)
      try terminal.type(text)
    }
    return Run(result.terminationStatus.code, output: await terminal.all())
  }

  /// Runs the program with a terminal for all three streams, as users have it. `body` types, and can send a signal.
  ///
  /// - Returns: The run, with everything on the terminal as its output, and whether the terminal shows typed text
  ///   afterwards.
  func converse(
    _ arguments: String..., environment: [String: String] = [:],
    _ body: (_ terminal: WatchedStream, _ send: (Signal) throws -> Void) async throws -> Void
  ) async throws -> (run: Run, showsTyping: Bool) {
    let terminal = try WatchedStream.terminal(columns: Self.wide, isRaw: false)
    // Keeps the terminal open after the program's end.
    let held = try terminal.writeEnd.duplicate()
    let result = try await Subprocess.run(
      try configuration(arguments, environment),
      input: .fileDescriptor(try terminal.writeEnd.duplicate(), closeAfterSpawningProcess: true),
      output: .fileDescriptor(try terminal.writeEnd.duplicate(), closeAfterSpawningProcess: true),
      error: .fileDescriptor(terminal.writeEnd, closeAfterSpawningProcess: true)
    ) { execution in try await body(terminal) { try execution.send(signal: $0) } }
    let showsTyping = terminal.showsTyping
    try held.close()
    let text = await terminal.all().replacing("\r\n", with: "\n")
    return (Run(result.terminationStatus.code, output: text), showsTyping)
  }

  /// Runs the program with a standard output that only `body` reads, so that writing blocks when the pipe is full.
  /// `body` runs once the program has started to write.
  func runWithStuckOutput(
    _ arguments: String..., errors: WatchedStream,
    while body: (_ id: pid_t, _ readEnd: Int32) async throws -> Void
  ) async throws -> Int32 {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    defer { try? readEnd.close() }
    let result = try await Subprocess.run(
      try configuration(arguments, [:]), input: .none,
      output: .fileDescriptor(writeEnd, closeAfterSpawningProcess: true),
      error: .fileDescriptor(errors.writeEnd, closeAfterSpawningProcess: true)
    ) { execution in
      var first: UInt8 = 0
      _ = unsafe try withUnsafeMutableBytes(of: &first) { unsafe try readEnd.read(into: $0) }
      try await body(execution.processIdentifier.value, readEnd.rawValue)
    }
    return result.terminationStatus.code
  }

  /// Runs the program with a standard error that is not read, so that writing blocks when the pipe is full.
  func runWithStuckErrors(
    _ arguments: String..., output: WatchedStream, while body: (_ send: (Signal) throws -> Void) async throws -> Void
  ) async throws -> Int32 {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    defer { try? readEnd.close() }
    let result = try await Subprocess.run(
      try configuration(arguments, [:]), input: .none,
      output: .fileDescriptor(output.writeEnd, closeAfterSpawningProcess: true),
      error: .fileDescriptor(writeEnd, closeAfterSpawningProcess: true)
    ) { execution in try await body { try execution.send(signal: $0) } }
    return result.terminationStatus.code
  }

  /// Runs the program with a standard output whose reader is closed from the start.
  func runWithClosedOutput(_ arguments: String...) async throws -> Run {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    try readEnd.close()
    return try await run(arguments, into: writeEnd)
  }

  /// Runs the program with a standard output that cannot be written to, as on a full disk. Linux only.
  func runWithFullOutput(_ arguments: String...) async throws -> Run { try await runWithFullOutput(arguments) }

  func runWithFullOutput(_ arguments: [String]) async throws -> Run {
    unsafe try await run(arguments, into: .open("/dev/full", .writeOnly))
  }

  private func run(_ arguments: [String], into output: FileDescriptor) async throws -> Run {
    let result = try await Subprocess.run(
      try configuration(arguments, [:]), input: .none,
      output: .fileDescriptor(output, closeAfterSpawningProcess: true), error: .string(limit: 1 << 20))
    return Run(result.terminationStatus.code, errors: result.standardError)
  }
}
