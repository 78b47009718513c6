import Foundation
import GRDB
import Testing

extension Aerogami {
  /// Runs the program and kills it with SIGKILL as soon as `condition` holds; the end of the program ends the wait too.
  ///
  /// A thread of its own evaluates the condition without a pause from the start of the program. One at a time, as it
  /// takes a processor from all other tests.
  /// - Returns: Whether it was killed before its end.
  @discardableResult
  func run(
    _ arguments: [String], environment variables: [String: String] = [:],
    killedWhen condition: @escaping @Sendable () -> Bool
  ) async throws -> Bool {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Aerogami.program))
    process.arguments = arguments
    process.environment = environment.merging(variables) { $1 }
    process.currentDirectoryURL = URL(filePath: directory)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return try await Self.watching.pass { try await process.run(killedWhen: condition) }
  }

  private static let watching = Turnstile(1)

  /// How many bytes the files with these paths have, relative to ``directory``.
  func bytes(of names: [String]) -> Int {
    names.reduce(0) { sum, name in
      var status = stat()
      return sum + (stat("\(directory)/\(name)", &status) == 0 ? Int(status.st_size) : 0)
    }
  }

  /// Reads from a database, after checking that it is sound. `nil` where there is no file.
  func read<Value>(_ name: String, _ body: (Database) throws -> Value) throws -> Value? {
    let path = "\(directory)/\(name)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.read { db in
      #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"])
      let broken = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check")
      #expect(broken.isEmpty)
      return try body(db)
    }
  }
}

extension Process {
  /// Returns whether it was killed before its end.
  fileprivate func run(killedWhen condition: @escaping @Sendable () -> Bool) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { [self] in
        continuation.resume(
          with: Result {
            try run()
            var isKilled = false
            while isRunning, !isKilled {
              isKilled = condition()
              if isKilled { kill(processIdentifier, SIGKILL) } else { sched_yield() }
            }
            waitUntilExit()
            return terminationReason == .uncaughtSignal
          })
      }
    }
  }
}
