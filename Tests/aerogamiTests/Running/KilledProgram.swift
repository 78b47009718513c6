import AerogamiContainer
import AerogamiCore
import Foundation
import GRDB
import Subprocess
import Testing

extension Aerogami {
  /// Runs the program, and kills it with SIGKILL when `condition` holds, unless it ends earlier.
  ///
  /// A separate thread evaluates the condition continuously from the start of the program. Runs one at a time, because it
  /// uses a whole core.
  /// - Returns: Whether it was killed before its end.
  @discardableResult
  func run(
    _ arguments: [String], environment variables: [String: String] = [:],
    killedWhen condition: @escaping @Sendable () -> Bool
  ) async throws -> Bool {
    let configuration = try configuration(arguments, variables)
    return try await Self.watching.pass {
      // Not Foundation's Process, which crashes while more than about 1,360 files are open, as all tests can have.
      let result = try await Subprocess.run(configuration, input: .none, output: .discarded, error: .discarded) {
        execution in
        let id = execution.processIdentifier.value
        await onBlockingThread {
          while !hasEnded(id) {
            if condition() {
              kill(id, SIGKILL)
              return
            }
            sched_yield()
          }
        }
      }
      if case .signaled = result.terminationStatus { return true }
      return false
    }
  }

  private static let watching = Turnstile(1)

  /// The number of bytes of the files at these paths, relative to ``directory``.
  func bytes(of names: [String]) -> Int {
    names.reduce(0) { sum, name in
      let file = FileHandle(forReadingAtPath: "\(directory)/\(name)")
      return sum + Int((try? file?.seekToEnd()) ?? 0)
    }
  }

  /// Reads from a database after an integrity check. Returns `nil` if there is no file.
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

/// Whether a child has ended. It can still be waited for.
private func hasEnded(_ id: pid_t) -> Bool {
  var info = unsafe siginfo_t()
  return unsafe waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo != 0
}
