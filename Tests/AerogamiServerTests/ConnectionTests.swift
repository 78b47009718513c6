import AerogamiContainer
import AerogamiCore
import Foundation
import NIOCore
import TestSupport
import Testing

@testable import AerogamiServer

/// The framing, limits and end of connections.
@Suite(.timeLimit(.minutes(20))) struct ConnectionTests {
  private static let health = #"{"status":"ok","environment":"test"}"# + "\n"

  private func responses(
    to text: String, limits: Server.Limits = .patient, _ dependencies: Dependencies = .mock
  ) async throws -> String {
    try await RunningServer.run(dependencies, limits: limits) { server in
      try await RawConnection.run(port: server.port) { client in
        try await client.send(text)
        return await client.receivedToTheEnd()
      }
    }
  }

  @Test(
    "a response to HEAD never has a body, and the next response follows its head",
    arguments: [("/nope", 404), ("/health", 200), ("/regions", 503), ("/starwars/films?page=0", 400), ("/odd", 500)])
  func head(target: String, status: Int) async throws {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { throw ClientError(requested: "regions", reason: .injected(.status(503))) }
    dependencies.countries.named = { _, _ in throw Odd() }
    let target = target == "/odd" ? "/countries/v1/name/odd" : target
    let text = try await responses(
      to: "HEAD \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        + "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", dependencies)
    #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text)")
    let second = try #require(text.firstRange(of: "\r\n\r\n"))
    #expect(text[second.upperBound...].hasPrefix("HTTP/1.1 200 OK\r\n"), "\(text)")
    #expect(text.hasSuffix("\r\n\r\n" + Self.health))
  }

  private struct Odd: Error {}

  @Test(
    "a request with a body is rejected, and the body is not read as a request",
    arguments: ["Content-Length: 60", "Transfer-Encoding: chunked", "Content-Length: 99999999999999999999"],
    ["GET", "HEAD"])
  func body(field: String, method: String) async throws {
    let text = try await responses(
      to: "\(method) /health HTTP/1.1\r\nHost: localhost\r\n\(field)\r\n\r\n"
        + "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 \(field.hasSuffix("9") ? 400 : 413) "), "\(text)")
    #expect(text.contains("Connection: close\r\n"))
    #expect(!text.contains(Self.health))
    #expect(text.ranges(of: "HTTP/1.1 ").count == 1)
  }

  @Test("an empty body does not count as a body")
  func emptyBody() async throws {
    let text = try await responses(
      to: "GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 200 "))
  }

  @Test(
    "the version and the Connection header decide whether the connection continues",
    arguments: [
      ("HTTP/1.0", "", "close"), ("HTTP/1.0", "Connection: keep-alive\r\n", "keep-alive"),
      ("HTTP/1.1", "Connection: close\r\n", "close"), ("HTTP/1.1", "Connection: x, Close\r\n", "close"),
      ("HTTP/1.1", "Connection: Upgrade\r\nUpgrade: websocket\r\n", "close"), ("HTTP/1.1", "", nil),
    ] as [(String, String, String?)])
  func keepAlive(version: String, field: String, expected: String?) async throws {
    try await RunningServer.run(.mock) { server in
      try await RawConnection.run(port: server.port) { client in
        let request = "GET /health \(version)\r\nHost: localhost\r\n\(field)\r\n"
        try await client.send(request)
        if expected == "close" {
          let text = await client.receivedToTheEnd()
          #expect(text.contains("Connection: close\r\n") && text.hasSuffix(Self.health))
        } else {
          let first = await client.received(until: Self.health)
          #expect(first.contains("Connection: ") == (expected != nil))
          try await client.send(request)
          let both = await client.received { $0.ranges(of: Self.health).count == 2 }
          #expect(both.ranges(of: "HTTP/1.1 200 OK").count == 2)
        }
      }
    }
  }

  @Test(
    "the host of a request is checked in the target and in the header",
    arguments: [
      ("/health", "Host: localhost\r\n", 200), ("/health", "Host: LOCALHOST:8080\r\n", 200),
      ("/health", "Host: [::1]:80\r\n", 200), ("/health", "Host: localhost:\r\n", 200),
      ("http://localhost/health", "Host: localhost\r\n", 200), ("/trips/%ff", "Host: localhost\r\n", 400),
      ("/%ff", "Host: localhost\r\n", 404),
      ("HTTP://127.0.0.1:9?x", "Host: localhost\r\n", 400),
      ("http://evil.example/health", "Host: localhost\r\n", 421),
      ("http://localhost/health", "Host: evil.example\r\n", 421),
      ("http://localhost@evil.example/health", "Host: localhost\r\n", 400),
      ("http:///health", "Host: localhost\r\n", 400), ("//evil.example/health", "Host: localhost\r\n", 404),
      ("ftp://localhost/health", "Host: localhost\r\n", 400), ("health", "Host: localhost\r\n", 400),
      ("/health", "", 400), ("/health", "Host: \r\n", 400),
      ("/health", "Host: localhost\r\nHost: localhost\r\n", 400),
      ("/health", "Host: localhost\r\nHost: evil.example\r\n", 400),
      ("/health", "Host: [::1].evil.example\r\n", 400), ("/health", "Host: localhost::evil.example\r\n", 400),
      ("/health", "Host: localhost:abc\r\n", 400), ("/health", "Host: localhost:65536\r\n", 400),
      ("/health", "Host: [::1\r\n", 400), ("/health", "Host: []\r\n", 400), ("/health", "Host: a@localhost\r\n", 400),
      ("/health", "Host: localhost.evil.example\r\n", 421), ("/health", "Host: localhost.\r\n", 421),
      ("/health", "Host: %6cocalhost\r\n", 400), ("/health", "Host: localhost/evil\r\n", 400),
    ])
  func hosts(target: String, fields: String, status: Int) async throws {
    let text = try await responses(to: "GET \(target) HTTP/1.1\r\n\(fields)Connection: close\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text)")
    #expect(text.ranges(of: "HTTP/1.1 ").count == 1)
  }

  @Test(
    "bytes that are not HTTP, or an unsupported version, are rejected, and the connection ends",
    arguments: [
      "\u{16}\u{3}\u{1}", "nonsense\r\n\r\n", "GET /health HTTP/2.0\r\nHost: localhost\r\n\r\n", "GET / x\r\n\r\n",
    ])
  func notHTTP(text: String) async throws {
    let text = try await responses(to: text)
    #expect(text.hasPrefix("HTTP/1.1 400 Bad Request\r\n") || text.hasPrefix("HTTP/1.1 505 "), "\(text)")
    #expect(text.contains("Connection: close\r\n"))
  }

  @Test("a request before malformed bytes gets its response first")
  func nonsenseBehind() async throws {
    let text = try await responses(to: "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 200 "))
    #expect(text.contains(Self.health + "HTTP/1.1 400 "), "\(text)")
  }

  @Test("a response that needs no service is complete after the end of the client's input")
  func halfClosed() async throws {
    try await RunningServer.run(.mock) { server in
      try await RawConnection.run(port: server.port) { client in
        try await client.send("GET /trips HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try await client.finish()
        let text = await client.receivedToTheEnd()
        let length = try #require(text.firstMatch(of: /Content-Length: (\d+)\r\n/)).1
        let body = try #require(text.firstRange(of: "\r\n\r\n"))
        #expect(text[body.upperBound...].utf8.count == Int(length))
      }
    }
  }

  @Test("an idle connection does not delay a stopping server, and a busy one gets its response")
  func stops() async throws {
    let (stop, gate) = (Gate(), Gate())
    var dependencies = Dependencies.mock
    dependencies.clock = ManualClock()
    dependencies.trips.regions = {
      try await gate.wait()
      return Fetched([])
    }
    try await RunningServer.run(dependencies, stop: stop) { server in
      try await RawConnection.run(port: server.port) { idle in
        try await idle.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = await idle.received(until: Self.health)
        try await RawConnection.run(port: server.port) { busy in
          try await busy.send("GET /regions HTTP/1.1\r\nHost: localhost\r\n\r\n")
          await gate.waitForWaiters(1)
          stop.open()
          #expect(await idle.receivedToTheEnd().hasSuffix(Self.health))
          gate.open()
          let text = await busy.receivedToTheEnd()
          #expect(text.contains("Connection: close\r\n") && text.hasSuffix("\r\n\r\n[]\n"), "\(text)")
        }
      }
    }
  }

  @Test("/health is available when all connections except the reserved ones are in use")
  func reserved() async throws {
    var limits = Server.Limits.patient
    limits.connections = 8
    // Longer than a busy machine takes between connecting and sending the request.
    limits.reservedSilence = .hours(1)
    try await RunningServer.run(.mock, limits: limits) { server in
      @Sendable func open(_ count: Int) async throws {
        guard count > 0 else {
          let refused = try await server.ask("/trips")
          #expect(refused.status == 503)
          #expect(refused.header("Retry-After") == "1")
          #expect(refused.header("Connection") == "close")
          let health = try await server.ask("/health")
          #expect(health.status == 200)
          #expect(health.header("Connection") == "close")
          return
        }
        try await RawConnection.run(port: server.port) { client in
          try await client.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
          _ = await client.received(until: Self.health)
          try await open(count - 1)
        }
      }
      try await open(6)
      // The server may still have to notice that they have been closed.
      while try await server.ask("/trips").status != 200 { await Task.yield() }
    }
  }
}
