import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct LineInputTests {
  private let pipe = Pipe()

  private var input: LineInput { LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor) }

  private func write(_ text: String) throws { try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  @Test("lines are read one at a time, and the end of the input ends the last one")
  func lines() async throws {
    try write("first\n\nž\r\nlast")
    try pipe.fileHandleForWriting.close()
    var lines: [String] = []
    for _ in 0..<6 {
      let line = try await input.line()
      lines.append(line.text + (line.isComplete ? "|" : ""))
    }
    #expect(lines == ["first|", "|", "ž|", "|", "last", ""])
  }

  @Test("waiting for a line or a confirmation lets other tasks run")
  func otherTasks() async throws {
    let (input, end) = (input, pipe.fileHandleForWriting)
    let console = Console(input: input, errors: .discarding)
    let waits: [@Sendable () async throws -> Bool] = [
      { try await input.line().text == "y" }, { try await console.confirm("Delete? ") },
    ]
    for wait in waits {
      // The line comes from a task on the same thread, which a blocking wait would keep from running.
      let isRead = try await withTaskExecutorPreference(OneThread()) {
        try await withThrowingTaskGroup(of: Bool.self) { group in
          group.addTask { try await wait() }
          group.addTask {
            try end.write(contentsOf: Data("y\n".utf8))
            return true
          }
          return try await group.reduce(true) { $0 && $1 }
        }
      }
      #expect(isRead)
    }
  }

  @Test("more waiting inputs than cores do not block other tasks, and end when they are canceled")
  func canceled() async throws {
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    let pipes = (0..<count).map { _ in Pipe() }
    let ended = Log<String>()
    await withTaskGroup(of: Void.self) { group in
      for pipe in pipes {
        let input = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
        group.addTask {
          await #expect(throws: CancellationError.self) { _ = try await input.line() }
          await ended.append("")
        }
      }
      group.cancelAll()
    }
    #expect(await ended.entries.count == count)
    for pipe in pipes { try pipe.fileHandleForWriting.close() }
  }

  @Test("a canceled wait reads nothing")
  func canceledRead() async throws {
    let input = input
    let waiting = Task { try await input.line() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { _ = try await waiting.value }
    try write("kept\n")
    #expect(try await input.line().text == "kept")
  }
}
