import AerogamiJSON
import AerogamiMCP
import Testing

extension Tool {
  /// A tool for tests.
  static func fixture(
    _ name: String,
    _ call: @escaping @Sendable (_ arguments: JSONTree, _ progress: ToolProgress) async throws -> ToolResult
  ) -> Tool {
    Tool(
      name: name, title: "Test", description: "A tool for tests.", inputSchema: Array(#"{"type":"object"}"#.utf8),
      outputSchema: Array("{\n\"type\":\"object\"\n}\n".utf8), call: call)
  }

  /// Returns at once.
  static let hello = fixture("hello") { _, _ in .hello }

  /// Returns when its task is canceled.
  static let endless = fixture("endless") { _, _ in
    let (silence, _) = AsyncStream<Never>.makeStream()
    for await _ in silence {}
    throw CancellationError()
  }
}

extension ToolResult {
  static let hello = ToolResult(text: "hello", structured: Array("{\"text\":\"hello\"}\n".utf8))
}

/// The members of `_meta` that each stateless request must have.
let statelessMeta =
  #""io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}"#

/// Returns a request as a line. `params` are the members of its parameters.
func request(_ id: String, _ method: String, _ params: String = "", isStateless: Bool = false) -> String {
  let members = [params, isStateless ? "\"_meta\":{\(statelessMeta)}" : ""].filter { !$0.isEmpty }
  return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(members.joined(separator: ","))}}"#
}

let initialize = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#

func tree(_ message: OutgoingMessage, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONTree {
  try #require(try? JSONTree.parse(message.json.span), sourceLocation: sourceLocation)
}

extension Session {
  mutating func receive(_ line: String) -> [Action] { receive(Array(line.utf8)) }

  /// Returns what is sent for a line, which must not start a call.
  mutating func reply(to line: String) -> String? {
    receive(line).compactMap { action -> String? in
      guard case .send(let message) = action else { return "\(action)" }
      return String(decoding: message.json, as: UTF8.self)
    }.first
  }

  /// Does the handshake.
  mutating func agree(on version: String = "2025-11-25") {
    _ = receive(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#)
  }
}

extension [Session.Action] {
  var started: [Session.Call] { compactMap { if case .start(let call) = $0 { call } else { nil } } }
  var sent: [OutgoingMessage] { compactMap { if case .send(let message) = $0 { message } else { nil } } }
  var canceled: [Int] { compactMap { if case .cancel(let number) = $0 { number } else { nil } } }
  /// The sent messages as text.
  var texts: [String] { sent.map { String(decoding: $0.json, as: UTF8.self) } }
}
