import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct ToolRouteTests {
  private static let initialize =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#
  private static let search =
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_trips","#
    + #""arguments":{"regions":["EU"]},"_meta":{"progressToken":"t"}}}"#

  private static var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips = .mock(trips: [.fixture()])
    return dependencies
  }

  /// Returns the bytes of a request with a body.
  private static func post(_ body: String, _ fields: String..., to target: String = "/mcp") -> String {
    let lines =
      ["POST \(target) HTTP/1.1", "Host: localhost", "Connection: close", "Content-Length: \(body.utf8.count)"] + fields
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  /// Returns everything that a server sends for bytes of a client, to the end of the connection.
  private static func response(
    to text: String, _ dependencies: Dependencies = dependencies, password: String? = nil
  ) async throws -> String {
    try await RunningServer.run(dependencies, password: password) { server in
      try await RawConnection.run(port: server.port) { client in
        try await client.send(text)
        return await client.receivedToTheEnd()
      }
    }
  }

  @Test("a client of a handshake revision needs no session")
  func handshake() async throws {
    let welcome = try await Self.response(to: Self.post(Self.initialize))
    #expect(welcome.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(welcome)")
    #expect(welcome.contains("Content-Type: application/json\r\n"))
    #expect(welcome.contains(#""protocolVersion":"2025-11-25""#))
    let note = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    let accepted = try await Self.response(to: Self.post(note, "MCP-Protocol-Version: 2025-11-25"))
    #expect(accepted.hasPrefix("HTTP/1.1 202 Accepted\r\n"), "\(accepted)")
    #expect(accepted.hasSuffix("\r\n\r\n"))
    let called = try await Self.response(
      to: Self.post(Self.search, "MCP-Protocol-Version: 2025-11-25", "Mcp-Session-Id: any"))
    #expect(called.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(called)")
    #expect(called.contains(#"{"jsonrpc":"2.0","id":1,"result":{"#))
    #expect(!called.contains("notifications/progress"))
  }

  @Test("progress is streamed to a client that accepts events, before the result")
  func progress() async throws {
    let gate = Gate()
    var dependencies = Self.dependencies
    dependencies.trips.trips = { _ in
      try await gate.wait()
      return Fetched([.fixture()])
    }
    try await RunningServer.run(dependencies) { server in
      try await RawConnection.run(port: server.port) { client in
        try await client.send(
          Self.post(
            Self.search, "MCP-Protocol-Version: 2025-11-25", "Accept: application/json, text/event-stream"))
        let progress = #"data: {"jsonrpc":"2.0","method":"notifications/progress""#
        let start = await client.received { $0.contains(progress) }
        #expect(start.contains("Content-Type: text/event-stream\r\n"), "\(start)")
        gate.open()
        #expect(await client.receivedToTheEnd().contains(#"data: {"jsonrpc":"2.0","id":1,"result""#))
      }
    }
  }

  @Test("a stateless request must have headers that equal its body")
  func stateless() async throws {
    let list =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"#
      + #""io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#
    let version = "MCP-Protocol-Version: 2026-07-28"
    let listed = try await Self.response(to: Self.post(list, version, "Mcp-Method: tools/list"))
    #expect(listed.hasPrefix("HTTP/1.1 200 OK\r\n") && listed.contains(#""resultType":"complete""#), "\(listed)")
    let refused = try await Self.response(to: Self.post(list, version))
    #expect(refused.hasPrefix("HTTP/1.1 400 ") && refused.contains("-32020"), "\(refused)")
    let unknown = try await Self.response(
      to: Self.post(list.replacing("tools/list", with: "tools/none"), version, "Mcp-Method: tools/none"))
    #expect(unknown.hasPrefix("HTTP/1.1 404 ") && unknown.contains("-32601"), "\(unknown)")
  }

  @Test("other methods than POST are not allowed", arguments: ["GET", "HEAD", "DELETE", "PUT", "OPTIONS"])
  func methods(_ method: String) async throws {
    let text = try await Self.response(to: "\(method) /mcp HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 405 "), "\(text)")
    #expect(text.contains("Allow: POST\r\n"))
  }

  @Test(
    "a page of another site cannot use the tools",
    arguments: [
      ("Origin: http://evil.example", 403), ("Origin: null", 403), ("Sec-Fetch-Site: cross-site", 403),
      ("Sec-Fetch-Site: same-site\r\nOrigin: http://localhost", 403),
      ("Sec-Fetch-Site: none", 403), ("Origin: http://localhost\r\nOrigin: http://evil.example", 403),
      ("Sec-Fetch-Site: same-origin\r\nOrigin: http://localhost", 200), ("Origin: http://localhost", 200),
    ])
  func origins(_ fields: String, _ status: Int) async throws {
    let text = try await Self.response(to: Self.post(Self.initialize, fields))
    #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text)")
  }

  @Test("another host name is refused, so that a page cannot reach the tools through its own")
  func hosts() async throws {
    let text = try await Self.response(
      to: Self.post(Self.initialize).replacing("Host: localhost", with: "Host: evil.example"))
    #expect(text.hasPrefix("HTTP/1.1 421 "), "\(text)")
  }

  @Test("the tools require the password of the server")
  func password() async throws {
    let refused = try await Self.response(to: Self.post(Self.initialize), password: "s3cret")
    #expect(refused.hasPrefix("HTTP/1.1 401 "), "\(refused)")
    let admitted = try await Self.response(
      to: Self.post(Self.initialize, "Authorization: Bearer s3cret"), password: "s3cret")
    #expect(admitted.hasPrefix("HTTP/1.1 200 "), "\(admitted)")
  }

  @Test("a body has at most 64 KiB, and only on this path")
  func sizes() async throws {
    let padding = String(repeating: " ", count: (1 << 16) - Self.initialize.utf8.count)
    #expect(try await Self.response(to: Self.post(Self.initialize + padding)).hasPrefix("HTTP/1.1 200 "))
    let long = try await Self.response(to: Self.post(Self.initialize + padding + " "))
    #expect(long.hasPrefix("HTTP/1.1 413 ") && long.contains("Connection: close\r\n"), "\(long)")
    for target in ["/favorites/add", "/mcp/", "/mcp%2F", "/trips", "/mcpx"] {
      let text = try await Self.response(
        to: Self.post(Self.initialize, "Sec-Fetch-Site: same-origin", to: target))
      #expect(text.hasPrefix("HTTP/1.1 4"), "\(text)")
      #expect(!text.contains("protocolVersion"))
    }
  }

  @Test("a body may come in chunks, and too many of them are refused")
  func chunks() async throws {
    let head = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
    let body = "\(String(Self.initialize.utf8.count, radix: 16))\r\n\(Self.initialize)\r\n0\r\n\r\n"
    let whole = try await Self.response(to: head + "Connection: close\r\n\r\n" + body)
    #expect(whole.hasPrefix("HTTP/1.1 200 "), "\(whole)")
    let chunk = "8000\r\n" + String(repeating: " ", count: 1 << 15) + "\r\n"
    let long = try await Self.response(to: head + "\r\n" + chunk + chunk + chunk + chunk)
    #expect(long.hasPrefix("HTTP/1.1 413 "), "\(long)")
    let both = try await Self.response(to: head + "Content-Length: 5\r\n\r\n" + body)
    #expect(both.hasPrefix("HTTP/1.1 4"), "\(both)")
  }

  @Test("a client that waits for permission to send its body gets it")
  func expectation() async throws {
    try await RunningServer.run(Self.dependencies) { server in
      try await RawConnection.run(port: server.port) { client in
        let request = Self.post(Self.initialize, "Expect: 100-continue")
        try await client.send(String(request.dropLast(Self.initialize.count)))
        #expect(await client.received { $0.contains("\r\n\r\n") }.hasPrefix("HTTP/1.1 100 Continue\r\n"))
        try await client.send(Self.initialize)
        #expect(await client.receivedToTheEnd().contains("HTTP/1.1 200 OK\r\n"))
      }
    }
  }

  @Test("a body is not read as the next request, and the next request follows it on the same connection")
  func pipeline() async throws {
    let first = Self.post(Self.initialize).replacing("Connection: close\r\n", with: "")
    let text = try await Self.response(to: first + first + Self.post(Self.initialize))
    #expect(text.ranges(of: "HTTP/1.1 200 OK\r\n").count == 3, "\(text)")
  }

  @Test("a client that disconnects cancels its call", arguments: [true, false])
  func disconnection(isStream: Bool) async throws {
    let calls = Log<String>()
    var dependencies = Self.dependencies
    dependencies.trips.trips = { _ in
      await calls.append("called")
      let (silence, _) = AsyncStream<Never>.makeStream()
      for await _ in silence {}
      await calls.append("canceled")
      throw CancellationError()
    }
    try await RunningServer.run(dependencies) { server in
      let accepted = isStream ? "application/json, text/event-stream" : "application/json"
      try await RawConnection.run(port: server.port) { client in
        try await client.send(Self.post(Self.search, "MCP-Protocol-Version: 2025-11-25", "Accept: \(accepted)"))
        await calls.waitForEntries(1)
        try await client.close()
      }
      await calls.waitForEntries(2)
      #expect(await calls.entries == ["called", "canceled"])
      #expect(try await server.ask("/health").status == 200)
    }
  }

  @Test(
    "a broken message gets a protocol error", arguments: ["", "{", "[]", "7", "\u{FEFF}{}", #"{"jsonrpc":"2.0"}"#])
  func broken(_ body: String) async throws {
    let text = try await Self.response(to: Self.post(body, "Content-Type: application/json"))
    #expect(text.hasPrefix("HTTP/1.1 400 "), "\(text)")
    #expect(text.contains(#""error":{"code":-32"#))
  }
}
