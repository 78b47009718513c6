import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The built program, run in a directory of its own, with nothing of the environment in which the tests run.
///
/// A suite holds one; since there is a suite for every test, no test sees what another wrote.
struct Aerogami: Sendable {
  private let root = TemporaryDirectory()
  /// How many files the program may have open; `nil` for as many as the tests may.
  var openFiles: Int?

  /// What the program is run in. Absolute and without symbolic links, as the program itself sees it.
  var directory: String { root.path + "/work" }
  /// Where the program keeps its databases.
  var dataDirectory: String { root.path + "/data/aerogami" }
  /// Where the program looks for the user's own environments.
  var userDirectory: String { root.path + "/config/aerogami" }

  /// Programs that are run to their end. Those that a test talks to meanwhile do not count: it may run another.
  private static let turnstile = Turnstile(4)

  /// Runs the program without input, and waits for its end.
  func run(_ arguments: String..., environment variables: [String: String] = [:]) async throws -> Run {
    try await run(arguments, environment: variables)
  }

  func run(_ arguments: [String], environment variables: [String: String] = [:]) async throws -> Run {
    try await Self.turnstile.pass {
      let result = try await Subprocess.run(
        configuration(arguments, variables), input: .none, output: .string(limit: 1 << 24),
        error: .string(limit: 1 << 24))
      return Run(result.terminationStatus.code, output: result.standardOutput, errors: result.standardError)
    }
  }

  /// How to run it, for callers that give it other streams than pipes that are read to their end.
  func configuration(_ arguments: [String], _ variables: [String: String]) throws -> Configuration {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let all = environment.merging(variables) { $1 }
    var (program, arguments) = (try #require(Self.program, "the program is not beside the tests"), arguments)
    if let openFiles {
      arguments = ["-c", "ulimit -n \(openFiles); exec \"$0\" \"$@\"", program] + arguments
      program = "/bin/sh"
    }
    return Configuration(
      executable: .path(FilePath(program)), arguments: Arguments(arguments),
      environment: .custom(all.reduce(into: [:]) { $0[Environment.Key(stringLiteral: $1.key)] = $1.value }),
      workingDirectory: FilePath(directory))
  }

  /// All variables that the program has, unless a test sets others.
  var environment: [String: String] {
    ["HOME": root.path + "/home", "XDG_CONFIG_HOME": root.path + "/config", "XDG_DATA_HOME": root.path + "/data"]
  }

  /// Writes a file, `path` being relative to ``directory``, and the directories on the way to it.
  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path, relativeTo: URL(filePath: directory, directoryHint: .isDirectory))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The program is built into the same directory as the test bundle. That is the program that runs the tests on Linux;
  /// on macOS another one runs them, and has the bundle loaded or among its arguments.
  static let program: String? = {
    for path in CommandLine.arguments + Bundle.allBundles.map(\.bundlePath) {
      guard let end = path.range(of: ".xctest")?.upperBound else { continue }
      let program = URL(filePath: String(path[..<end])).deletingLastPathComponent().appending(path: "aerogami").path
      if FileManager.default.isExecutableFile(atPath: program) { return program }
    }
    return nil
  }()
}

/// What came of running the program.
struct Run: Hashable, Sendable {
  /// 128 and the signal's number where a signal ended it, as shells have it.
  var exitCode: Int32
  var output: String
  var errors: String

  init(_ exitCode: Int32, output: String = "", errors: String = "") {
    (self.exitCode, self.output, self.errors) = (exitCode, output, errors)
  }
}

extension Run: CustomTestStringConvertible {
  var testDescription: String { "exit \(exitCode)\n--- output\n\(output)--- errors\n\(errors)---\n" }
}

extension TerminationStatus {
  var code: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}

extension Run {
  /// The ids of the trips in an output of JSON, in its order.
  var tripIDs: [String] { output.matches(of: /"id":"([^"]*)","region":/).map { String($0.1) } }

  /// With the moment and the durations of a fetch replaced by words.
  var withoutTimes: Run {
    var run = self
    run.output.replace(
      /"fetched_at":"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z"/, with: #""fetched_at":"NOW""#)
    run.output.replace(/"duration_milliseconds":\d+/, with: #""duration_milliseconds":TIME"#)
    return run
  }
}
