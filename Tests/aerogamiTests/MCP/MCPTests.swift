import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite(.timeLimit(.minutes(20))) struct MCPTests {
  private static let initialize =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"# + "\n"

  private let aerogami = Aerogami()

  /// Runs `aerogami mcp` beside `body`, whose input stays open until `close` is called or `body` returns.
  private func serve(
    _ arguments: String...,
    while body: (
      _ type: (String) throws -> Void, _ output: WatchedStream, _ close: () throws -> Void,
      _ send: (Signal) throws -> Void
    ) async throws -> Void
  ) async throws -> Run {
    let (output, errors, input) = (try WatchedStream.pipe(), try WatchedStream.pipe(), try FileDescriptor.pipe())
    // Otherwise the input would stay open in any program that a test starts meanwhile.
    _ = fcntl(input.writeEnd.rawValue, F_SETFD, FD_CLOEXEC)
    let result = try await Subprocess.run(
      try aerogami.configuration(["mcp"] + arguments, [:]),
      input: .fileDescriptor(input.readEnd, closeAfterSpawningProcess: true),
      output: .fileDescriptor(FileDescriptor(rawValue: output.descriptor), closeAfterSpawningProcess: true),
      error: .fileDescriptor(FileDescriptor(rawValue: errors.descriptor), closeAfterSpawningProcess: true)
    ) { execution in
      try await body(
        { _ = try input.writeEnd.writeAll(Array($0.utf8)) }, output, { try input.writeEnd.close() },
        { try execution.send(signal: $0) })
    }
    return Run(result.terminationStatus.code, output: await output.all(), errors: await errors.all())
  }

  @Test("messages are answered on standard output only, and the end of the input ends the process with 0")
  func endOfInput() async throws {
    let lines = [
      Self.initialize, "\n", "{\n", #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"# + "\n",
      // The last line may lack its line break.
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ]
    let run = try await aerogami.run("mcp", input: lines.joined())
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let responses = run.output.split(separator: "\n")
    #expect(responses.count == 4)
    for (response, text) in zip(responses, [#""id":0,"result""#, "-32700", #""id":1,"result""#, #""id":2,"result""#]) {
      #expect(response.contains(text), "\(response)")
    }
  }

  @Test("a call is answered while the input is open, and --verbose logs messages to standard error")
  func call() async throws {
    let run = try await serve("--verbose") { type, output, close, _ in
      try type(Self.initialize)
      try type(
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_trips","arguments":"#
          + #"{"regions":["Vilnius"]}}}"# + "\n")
      await output.wait(for: #""id":1,"#)
      try close()
    }
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("aerogami: received {\"jsonrpc\""))
    #expect(run.errors.contains("aerogami: sent {\"jsonrpc\""))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"jsonrpc\":\"2.0\"") })
    #expect(run.output.contains("\"isError\":false"))
  }

  @Test(
    "SIGTERM ends the process with 0, and SIGINT with 130",
    arguments: [(.terminate, 0), (.interrupt, 130)] as [(Signal, Int32)])
  func signals(_ signal: Signal, _ exitCode: Int32) async throws {
    let run = try await serve { type, output, close, send in
      try type(Self.initialize)
      await output.wait(for: "\n")
      try send(signal)
      // Closed only after the end of the process, so that the signal ends it.
      _ = await output.all()
      try close()
    }
    #expect(run.exitCode == exitCode)
  }

  @Test("a wrong configuration is reported on standard error before any message is read")
  func configuration() async throws {
    let run = try await aerogami.run("mcp", "--env", "nowhere", input: Self.initialize)
    #expect(run.exitCode == 78)
    #expect(run.output == "")
    #expect(run.errors.contains("nowhere"))
  }
}
