import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Uses the tools with clients that others wrote: the Python package mcp, in virtual environments that `.ci/run` makes.
@Suite(.timeLimit(.minutes(20))) struct PythonClientTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.appending(path: "../../..").standardizedFileURL

  /// The clients: a version of the package, and the ways in which it agrees on a revision of the protocol.
  private static let clients = [("2.3.0", "auto,legacy,2026-07-28"), ("1.30.0", "")]

  /// The arguments with which each tool is called.
  private static let arguments = """
    {"search_trips": {"regions": ["Vilnius"], "to": ["Spain"]},
      "cheapest_dates": {"from": ["Vilnius"], "to": ["Barcelona"]},
      "find_meeting_point": {"home": ["Vilnius", "Berlin"]},
      "check_fare": {"id": "TRIP"},
      "price_history": {"from": "Vilnius", "to": "Barcelona"},
      "find_place": {"name": "Vilnius"},
      "list_watches": {}}
    """

  private let aerogami = Aerogami()

  private static func python(_ version: String) -> String { root.path + "/.build/mcp-\(version)/bin/python" }

  private static var isAvailable: Bool {
    clients.allSatisfy { FileManager.default.isExecutableFile(atPath: python($0.0)) }
  }

  /// Whether the tests have to fail without the clients, instead of being skipped.
  private static var isRequired: Bool { ProcessInfo.processInfo.environment["AEROGAMI_REQUIRE_MCP_CLIENTS"] == "1" }

  @Test(
    "a client lists and calls all tools over standard input and output", .enabled(if: isAvailable || isRequired),
    arguments: clients)
  func stdio(_ version: String, _ modes: String) async throws {
    let program = try #require(Aerogami.program)
    try await check(version, "stdio", modes, program)
  }

  @Test(
    "a client lists and calls all tools over HTTP", .enabled(if: isAvailable || isRequired), arguments: clients)
  func http(_ version: String, _ modes: String) async throws {
    let output = try WatchedStream.pipe()
    let run = try await aerogami.run(
      ["serve", "--port", "0", "--log-level", "error"], output: output, errors: .pipe()
    ) { send in
      defer { try? send(.terminate) }
      await output.wait(for: "\n")
      let address = output.text.trimmingCharacters(in: .newlines)
      try await check(version, "http", modes, address + "/mcp")
    }
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
  }

  /// Runs a client, and checks what it printed for each mode.
  private func check(_ version: String, _ transport: String, _ modes: String, _ target: String) async throws {
    var configuration = try aerogami.configuration([], [:])
    configuration.executable = .path(FilePath(Self.python(version)))
    configuration.arguments = [
      Self.folder.appending(path: "client.py").path, transport, modes, target, Self.arguments,
    ]
    let result = try await Subprocess.run(
      configuration, input: .none, output: .string(limit: 1 << 22), error: .string(limit: 1 << 22))
    try #require(result.terminationStatus.isSuccess, "\(result.standardError)")
    let lines = result.standardOutput.split(separator: "\n")
    try #require(lines.count == modes.components(separatedBy: ",").count, "\(lines)")
    for line in lines {
      let report = try JSONSerialization.jsonObject(with: Data(line.utf8))
      try check(try #require(report as? [String: Any]))
    }
  }

  private func check(_ report: [String: Any]) throws {
    let results = try #require(report["results"] as? [String: [String: Any]])
    let expected = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.arguments.utf8)) as? [String: Any])
    #expect(results.keys.sorted() == expected.keys.sorted())
    for (name, result) in results {
      #expect(result["failed"] as? Bool == false, "\(name): \(result)")
      #expect((result["keys"] as? [String])?.contains("completeness") == true, "\(name): \(result)")
    }
    #expect(report["wrong"] as? Bool == true)
    #expect(report["same"] as? Bool == true)
  }
}
