import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Synchronization
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct FeedTokenTests {
  private static let token = "0123456789abcdef0123456789abcdef"

  private func withServer<Result: Sendable>(
    _ body: (RunningServer) async throws -> Result
  ) async throws -> Result {
    try await RunningServer.run(.mock, password: "secret", feedToken: { Self.token }, body)
  }

  @Test("the token opens feeds, with any method that reads", arguments: ["GET", "HEAD"])
  func opens(method: String) async throws {
    try await withServer { server in
      for target in ["/favorites.ics?token=\(Self.token)", "/trips.atom?max_price=60&token=\(Self.token)&to=ES"] {
        let reply = try await server.ask(target, method: method)
        #expect(reply.status == 200)
      }
      let unknown = try await server.ask("/watches/a.atom?token=\(Self.token)", method: method)
      #expect(unknown.status == 404)
    }
  }

  @Test(
    "the token opens nothing else",
    arguments: [
      "/", "/trips", "/favorites", "/status", "/mcp", "/metrics", "/favorites/add", "/favorites.ics/",
      "//favorites.ics",
      "/trips.atom/../trips", "/trips%2Eatom", "/watches", "/watches/", "/watches/a", "/watches/a/b.atom",
      "/watches/a;b.atom", "/watches/.atom", "/watches/A.atom", "/watches/a.atom/", "/watches//a.atom",
      "/watches/a%2eatom", "/watches/%61.atom", "/watches/add.atom/..", "/watches/new", "/watches/a.ATOM",
      "/watches/../a.atom", "/metrics.atom",
      "/favorites#/watches/a.atom", "/watches/../favorites#.atom", "/x/favorites.ics",
    ])
  func opensNothingElse(path: String) async throws {
    try await withServer { server in
      for method in ["GET", "POST"] {
        let text = try await RawConnection.run(port: server.port) { client in
          try await client.send(
            "\(method) \(path)?token=\(Self.token) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
              + "Origin: \(server.address)\r\n\r\n")
          return await client.receivedToTheEnd()
        }
        #expect(text.hasPrefix("HTTP/1.1 401 "), "\(text)")
      }
    }
  }

  @Test("the token does not allow changes")
  func changes() async throws {
    try await withServer { server in
      for method in ["POST", "PUT", "DELETE"] {
        let reply = try await server.ask(
          "/favorites.ics?token=\(Self.token)", method: method, headers: ["Origin": server.address])
        #expect(reply.status == 401)
      }
    }
  }

  @Test(
    "a wrong token does not open a feed",
    arguments: [
      "?token=", "?token", "?token=\(token.dropLast())", "?token=\(token)0", "?token=\(token.uppercased())",
      "?token=\(token)&token=\(token)", "?token=x&token=\(token)", "?TOKEN=\(token)", "", "?token=secret",
    ])
  func wrongToken(query: String) async throws {
    try await withServer { server in
      let reply = try await server.ask("/favorites.ics\(query)")
      #expect(reply.status == 401)
      #expect(!reply.body.contains(Self.token))
    }
  }

  @Test("without a token of the server, no token opens a feed")
  func noToken() async throws {
    try await RunningServer.run(.mock, password: "secret") { server in
      let reply = try await server.ask("/favorites.ics?token=")
      #expect(reply.status == 401)
      let other = try await server.ask("/favorites.ics?token=\(Self.token)")
      #expect(other.status == 401)
    }
  }

  @Test("a replaced token stops at once")
  func replacement() async throws {
    let current = Mutex(Self.token)
    try await RunningServer.run(.mock, password: "secret", feedToken: { current.withLock { $0 } }) { server in
      let reply = try await server.ask("/favorites.ics?token=\(Self.token)")
      #expect(reply.status == 200)
      current.withLock { $0 = "fedcba98765432100123456789abcdef" }
      let refused = try await server.ask("/favorites.ics?token=\(Self.token)")
      #expect(refused.status == 401)
      #expect(refused.body.contains("aerogami serve --show-feed-token"))
      let other = try await server.ask("/favorites.ics?token=fedcba98765432100123456789abcdef")
      #expect(other.status == 200)
    }
  }

  @Test("the password opens feeds, and a server without a password needs no token")
  func password() async throws {
    try await withServer { server in
      let reply = try await server.ask("/favorites.ics", headers: ["Authorization": "Bearer secret"])
      #expect(reply.status == 200)
      let both = try await server.ask("/favorites.ics?token=old", headers: ["Authorization": "Bearer secret"])
      #expect(both.status == 200)
    }
    try await RunningServer.run(.mock) { server in
      let other = try await server.ask("/favorites.ics")
      #expect(other.status == 200)
      let old = try await server.ask("/trips.atom?token=old")
      #expect(old.status == 200)
    }
  }

  @Test("the token is in no log line and in no response")
  func secrecy() async throws {
    try await withServer { server in
      for token in [Self.token, "wrong-token-of-a-reader"] {
        for path in ["/trips.atom", "/favorites.ics", "/watches/none.atom", "/favorites"] {
          let reply = try await server.ask("\(path)?token=\(token)")
          #expect(!reply.body.contains(token))
        }
        #expect(server.lines.with(token).isEmpty)
      }
    }
  }
}
