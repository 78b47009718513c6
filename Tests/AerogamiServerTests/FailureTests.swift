import AerogamiContainer
import AerogamiCore
import AsyncHTTPClient
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct FailureTests {
  private func failing(_ reason: ClientError.Reason) -> Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips.trips = { _ in throw ClientError(requested: "trips", reason: reason) }
    dependencies.rovers.manifest = { _ in throw ClientError(requested: "manifest", reason: reason) }
    return dependencies
  }

  @Test(
    "a client's failure sets the status, and its text is the error",
    arguments: [
      (.injected(.status(503)), 503), (.injected(.status(418)), 418), (.injected(.unimplemented), 501),
      (.injected(.timeout), 504), (.fault(.status(503)), 503), (.fault(.timeout), 504),
      (.failed(.timeout, detail: "slow"), 504), (.failed(.offline, detail: "gone"), 502),
      (.failed(.unimplemented, detail: "none"), 501),
      (.failed(.malformed, detail: "odd"), 502), (.failed(.status(500), detail: "oops"), 502),
      (.failed(.status(429), detail: "busy"), 503), (.failed(.status(503), detail: "down"), 503),
      (.unknown("region", named: "XX", known: ["EU"]), 404),
    ] as [(ClientError.Reason, Int)])
  func status(reason: ClientError.Reason, status: Int) async throws {
    try await RunningServer.run(failing(reason)) { server in
      let reply = try await server.ask("/trips")
      #expect(reply.status == status)
      let text = "\(ClientError(requested: "trips", reason: reason))".replacing("\"", with: #"\""#)
      #expect(reply.body == "{\"error\":\"\(text)\"}\n")
      #expect(try await server.ask("/mars/manifests/spirit").body.hasPrefix(#"{"errors":"#))
    }
  }

  @Test(
    "a fault that is not a status drops the connection, and the server continues to serve",
    arguments: [.injected(.offline), .fault(.offline)] as [ClientError.Reason])
  func dropped(reason: ClientError.Reason) async throws {
    try await RunningServer.run(failing(reason)) { server in
      await #expect(throws: HTTPClientError.remoteConnectionClosed) { try await server.ask("/trips") }
      let health = try await server.ask("/health")
      #expect(health.status == 200)
      #expect(server.lines.with("a simulated fault closed the connection without a response").count >= 1)
    }
  }

  @Test("a simulated malformed response ends in the middle of its body")
  func cutShort() async throws {
    try await RunningServer.run(failing(.injected(.malformed))) { server in
      await #expect(throws: (any Error).self) { try await server.ask("/trips") }
      #expect(server.lines.with("a simulated fault cut off the response").count == 1)
      #expect(try await server.ask("/health").status == 200)
      // The head is that of a success; the connection is not used again.
      let head = try await server.ask("/trips", method: "HEAD")
      #expect(head.status == 200)
      #expect(head.header("Content-Length") == "4096")
    }
  }

  @Test("a request whose service failed is logged as a warning with the reason")
  func logged() async throws {
    let error = ClientError(requested: "GET http://example.com/regions", reason: .failed(.offline, detail: "gone"))
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { throw error }
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/regions")
      #expect(reply.status == 502)
      let lines = server.lines.with(#""message":"responded""#)
      #expect(lines.count == 1 && lines[0].contains(#""level":"warning""#), "\(lines)")
      #expect(lines.first?.contains(#""error":"GET http://example.com/regions: gone""#) == true, "\(lines)")
    }
  }

  @Test("without an access log, only a request whose service failed is logged")
  func noAccessLog() async throws {
    let error = ClientError(requested: "GET http://example.com/regions", reason: .failed(.offline, detail: "gone"))
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { throw error }
    try await RunningServer.run(dependencies, logsRequests: false) { server in
      for (path, status) in [("/health", 200), ("/nowhere", 404), ("/regions", 502)] {
        let reply = try await server.ask(path)
        #expect(reply.status == status)
      }
      let lines = server.lines.with(#""request":"#)
      #expect(lines.count == 1 && lines[0].contains(#""error":"GET http://example.com/regions: gone""#), "\(lines)")
    }
  }

  @Test("an unexpected error is a 500, and is logged")
  func unexpected() async throws {
    struct Odd: Error {}
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { throw Odd() }
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/regions")
      #expect(reply.status == 500)
      #expect(server.lines.with(#""level":"error""#).count == 1)
    }
  }
}
