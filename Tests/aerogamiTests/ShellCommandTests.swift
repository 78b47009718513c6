import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct ShellCommandTests {
  private let directory = TemporaryDirectory()

  init() throws {
    // As the program does, so that a command that does not read its input does not end the tests.
    signal(SIGPIPE, SIG_IGN)
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
  }

  private func run(_ line: String, input: [UInt8] = [], clock: any Clock<Duration> = ManualClock()) async throws
    -> String?
  {
    try await ShellCommand(line: line, variables: ProcessInfo.processInfo.environment).run(input: input, clock: clock)
  }

  @Test("a command gets its whole input and the end of input")
  func input() async throws {
    let bytes = Array(repeating: UInt8(ascii: "x"), count: 1 << 20)
    #expect(try await run("cat > '\(directory.path)/file'", input: bytes) == nil)
    #expect(try Data(contentsOf: URL(filePath: "\(directory.path)/file")) == Data(bytes))
  }

  @Test(
    "a failed command is reported with how it ended",
    arguments: [
      ("true", nil), ("exit 1", "failed with exit status 1"),
      ("no-such-command-anywhere 2>/dev/null", "failed with exit status 127"),
      ("kill -9 $$", "was terminated by signal 9"),
    ] as [(String, String?)])
  func ending(line: String, expected: String?) async throws {
    #expect(try await run(line) == expected)
  }

  @Test(
    "a command that does not read a long input neither fails nor blocks",
    arguments: ["true", "exec <&-; sleep 0"])
  func unread(line: String) async throws {
    #expect(try await run(line, input: Array(repeating: 0x20, count: 1 << 20)) == nil)
  }

  /// A command that writes to a pipe when it starts. All of its processes keep the pipe open.
  enum Endless: CaseIterable {
    case willing, stubborn
    /// The shell ends at SIGTERM, but its child ignores it.
    case stubbornChild

    func line(_ pipe: String) -> String {
      let begin = "exec 3> '\(pipe)'; echo begun >&3; sleep 3600; true"
      return switch self {
      case .willing: begin
      case .stubborn: "trap '' TERM; " + begin
      case .stubbornChild: "sh -c \"trap '' TERM; \(begin)\" & sleep 3600; true"
      }
    }
  }

  /// Runs such a command, calls `end` once it has started, and returns its result when all of its processes are gone.
  private func run(
    _ command: Endless, until end: (ManualClock, ThrowingTaskGroup<String?, any Error>) -> Void
  ) async throws -> Result<String?, any Error> {
    let clock = ManualClock()
    let path = "\(directory.path)/pipe"
    unsafe try #require(mkfifo(path, 0o600) == 0)
    let pipe = unsafe open(path, O_RDONLY | O_NONBLOCK)
    defer { close(pipe) }
    let result = await withThrowingTaskGroup(of: String?.self) { group in
      group.addTask { try await run(command.line(path), clock: clock) }
      await clock.waitForSleepers(1)
      #expect(await events(POLLIN, of: pipe) != 0)
      end(clock, group)
      return await group.nextResult()
    }
    #expect(await events(0, of: pipe) & POLLHUP != 0)
    return try #require(result)
  }

  /// Returns the first event of a pipe, awaited on a separate thread; 0 for none.
  private func events(_ events: Int32, of pipe: Int32) async -> Int32 {
    await onBlockingThread {
      var pipe = pollfd(fd: pipe, events: Int16(events), revents: 0)
      return unsafe poll(&pipe, 1, 300_000) == 1 ? Int32(pipe.revents) : 0
    }
  }

  @Test(
    "a command that takes too long is stopped with all its processes, even if they ignore SIGTERM",
    arguments: Endless.allCases)
  func late(command: Endless) async throws {
    let result = try await run(command) { clock, _ in clock.advance(by: ShellCommand.limit) }
    #expect(try result.get() == "took longer than 60 s and was stopped")
  }

  @Test(
    "a canceled command is stopped with all its processes, even if they ignore SIGTERM", arguments: Endless.allCases)
  func cancelled(command: Endless) async throws {
    let result = try await run(command) { _, group in group.cancelAll() }
    #expect(throws: CancellationError.self) { try result.get() }
  }
}
