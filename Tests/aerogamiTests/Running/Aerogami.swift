import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The built program, run in its own directory without the environment of the tests.
///
/// Each suite instance has one, and each test has a suite instance, so tests do not share files.
struct Aerogami: Sendable {
  private let root = TemporaryDirectory()
  /// The number of files that the program may open; `nil` for the tests' own limit.
  var openFiles: Int?

  /// The program's current directory: absolute and without symbolic links, as the program sees it.
  var directory: String { root.path + "/work" }
  /// The directory of the program's databases.
  var dataDirectory: String { root.path + "/data/aerogami" }
  /// The directory of the user's environments.
  var userDirectory: String { root.path + "/config/aerogami" }

  /// Limits programs that run to their end. Programs that a test interacts with are not limited.
  private static let turnstile = Turnstile(4)

  /// Runs the program without input, and waits for its exit.
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

  /// Runs the program with a text as its input, and waits for its exit.
  func run(_ arguments: String..., environment variables: [String: String] = [:], input: String) async throws -> Run {
    // A failed write to a program that has ended without reading must not end the tests, as one of `.string` does.
    let result = try await Subprocess.run(
      configuration(arguments, variables), input: .inputWriter, output: .string(limit: 1 << 24),
      error: .string(limit: 1 << 24)
    ) { _ = try? await $0.standardInputWriter.write(input) }
    return Run(result.terminationStatus.code, output: result.standardOutput, errors: result.standardError)
  }

  /// Returns the configuration to run the program with, for callers that use their own streams.
  func configuration(_ arguments: [String], _ variables: [String: String]) throws -> Configuration {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    var all = environment.merging(variables) { $1 }
    if arguments.first != "config", variables.values.contains(where: { $0.hasPrefix("http://127.0.0.1:") }) {
      // On a busy machine, even a connection to a server of the tests may take longer than by default.
      let limit = "AEROGAMI_HTTP_CONNECT_TIMEOUT_SECONDS"
      all[limit] = all[limit] ?? "3600"
    }
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

  /// All variables of the program, unless a test sets others.
  var environment: [String: String] {
    ["HOME": root.path + "/home", "XDG_CONFIG_HOME": root.path + "/config", "XDG_DATA_HOME": root.path + "/data"]
  }

  /// Writes a file and its parent directories. `path` is relative to ``directory``.
  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path, relativeTo: URL(filePath: directory, directoryHint: .isDirectory))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The program is in the directory of the test bundle. On Linux, the bundle is the executable that runs the tests;
  /// on macOS, another executable runs them, with the bundle loaded or among its arguments.
  static let program: String? = {
    for path in CommandLine.arguments + Bundle.allBundles.map(\.bundlePath) {
      // The build system `native` makes a bundle of all tests, `swiftbuild` a program for each target.
      guard let end = (path.range(of: ".xctest") ?? path.range(of: "-test-runner"))?.upperBound else { continue }
      let program = URL(filePath: String(path[..<end])).deletingLastPathComponent().appending(path: "aerogami").path
      if FileManager.default.isExecutableFile(atPath: program) { return program }
    }
    return nil
  }()
}

/// The result of a run of the program.
struct Run: Hashable, Sendable {
  /// The exit status; 128 plus the signal's number if a signal ended the program, as in shells.
  var exitCode: Int32
  var output: String
  var errors: String

  init(_ exitCode: Int32, output: String = "", errors: String = "") {
    (self.exitCode, self.output, self.errors) = (exitCode, output, errors)
  }
}

extension Run: CustomTestStringConvertible {
  var testDescription: String { "exit \(exitCode)\n--- output\n\(output)--- errors\n\(errors)---\n" }

  /// Returns the lines that this run lacks, each after `-`, and those that only this run has, each after `+`, in order.
  /// The number of a line is its position in the text of the run that has it.
  func difference(from expected: Run) -> [String] {
    func lines(_ run: Run) -> [Substring] {
      run.testDescription.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return lines(self).difference(from: lines(expected)).map { change -> (Int, String, Substring) in
      switch change {
      case .remove(let offset, let line, _): (offset, "-", line)
      case .insert(let offset, let line, _): (offset, "+", line)
      }
    }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { "\($0.1)\($0.0 + 1): \($0.2)" }
  }
}

/// Expects that two runs are equal, and shows the lines that differ.
func expectEqual(_ run: Run, _ expected: Run, sourceLocation: SourceLocation = #_sourceLocation) {
  let difference = run.difference(from: expected)
  #expect(run == expected, "\(difference.joined(separator: "\n"))", sourceLocation: sourceLocation)
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
  /// The ids of the trips in JSON output, in order.
  var tripIDs: [String] { output.matches(of: /"id":"([^"]*)","region":/).map { String($0.1) } }

  /// The first word of each line of output.
  var firstCells: [String] {
    output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// This run, with the time and the durations of a fetch replaced by words.
  var withoutTimes: Run {
    var run = self
    run.output.replace(
      /"fetched_at":"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z"/, with: #""fetched_at":"NOW""#)
    run.output.replace(/"duration_milliseconds":\d+/, with: #""duration_milliseconds":TIME"#)
    return run
  }
}

extension String {
  /// The host and port of this address, by which notes name a service.
  var withoutScheme: String { replacing(/^https?:\/\//, with: "") }
}
