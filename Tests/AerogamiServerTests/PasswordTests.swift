import AerogamiContainer
import AerogamiCore
import Foundation
import NIOCore
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct PasswordTests {
  private static let password = "päss: wörd"
  private static let challenge = #"Basic realm="aerogami", charset="UTF-8""#

  private static func basic(_ pair: String) -> String { "Basic \(Data(pair.utf8).base64EncodedString())" }
  private static let admitted = ["Authorization": basic("me:\(password)")]

  private func withServer<Result: Sendable>(
    _ body: (RunningServer) async throws -> Result
  ) async throws -> Result {
    try await RunningServer.run(.mock, password: Self.password, body)
  }

  /// Returns the response to a request for `/regions` with these header lines.
  private func response(to fields: [String], target: String = "GET /regions") async throws -> String {
    try await withServer { server in
      try await RawConnection.run(port: server.port) { client in
        let lines = ["\(target) HTTP/1.1", "Host: localhost", "Connection: close"] + fields
        try await client.send(lines.map { $0 + "\r\n" }.joined() + "\r\n")
        return await client.receivedToTheEnd()
      }
    }
  }

  @Test(
    "the password is accepted with any user name, as a Bearer token, and as the key of the client for rovers",
    arguments: [
      "Authorization: \(basic("me:\(password)"))", "Authorization: \(basic(":\(password)"))",
      "authorization: bAsIc   \(basic("Jürgen:\(password)").dropFirst(6))", "Authorization: Bearer \(password)",
      "AUTHORIZATION: bearer  \(password) ", "X-API-Key: \(password)", "x-api-key: \(password)",
      "Authorization: Bearer \(password)\r\nX-API-Key: other",
    ])
  func admitted(fields: String) async throws {
    let text = try await response(to: [fields])
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(text)")
  }

  @Test(
    "a request without the password is 401, with a challenge and what to do",
    arguments: [
      ("X-Other: 1", "a password is required; send it as a Bearer token, or with HTTP Basic and any user name"),
      ("Authorization: \(basic("me:other"))", "the password is wrong; send the one with which the server was started"),
      ("Authorization: \(basic("\(password):me"))", "the password is wrong"),
      ("Authorization: \(basic("me:\(password) "))", "the password is wrong"),
      ("Authorization: \(basic("me:\(password.dropLast())"))", "the password is wrong"),
      ("Authorization: \(basic("me:"))", "the password is wrong"),
      ("Authorization: Bearer", "the password is wrong"), ("Authorization: Bearer ", "the password is wrong"),
      ("Authorization: Bearer me:\(password)", "the password is wrong"),
      ("Authorization: \(basic(password).replacing("Basic", with: "Bearer"))", "the password is wrong"),
      ("X-API-Key: other", "the password is wrong"), ("X-API-Key:", "the password is wrong"),
      ("Authorization: Bearer other\r\nX-API-Key: \(password)", "the password is wrong"),
      ("Authorization:", "the Authorization header is malformed"),
      ("Authorization: Basic", "the Authorization header is malformed"),
      ("Authorization: \(password)", "the Authorization header is malformed"),
      ("Authorization: Digest \(password)", "the Authorization header is malformed"),
      ("Authorization: \(basic("no colon"))", "the Authorization header is malformed"),
      ("Authorization: \(basic("me:\(password)"))!", "the Authorization header is malformed"),
      ("Authorization: Basic me:\(password)", "the Authorization header is malformed; send the password as a Bearer "),
    ])
  func refused(fields: String, reason: String) async throws {
    for method in ["GET", "HEAD"] {
      let text = try await response(to: [fields], target: "\(method) /regions")
      #expect(text.hasPrefix("HTTP/1.1 401 Unauthorized\r\n"), "\(text)")
      #expect(text.contains("WWW-Authenticate: \(Self.challenge)\r\n"))
      #expect(text.contains("Content-Type: application/json\r\n"))
      #expect(text.contains("Connection: close\r\n"))
      #expect(text.contains("\r\n\r\n{\"error\":\"\(reason)") == (method == "GET"), "\(text)")
      #expect(text.hasSuffix("\r\n\r\n") == (method == "HEAD"))
    }
  }

  @Test("two passwords in one request are 400, even if both are right", arguments: ["Authorization", "X-API-Key"])
  func repeated(name: String) async throws {
    let value = name == "Authorization" ? Self.basic("me:\(Self.password)") : Self.password
    let text = try await response(to: ["\(name): \(value)", "\(name): \(value)"])
    #expect(text.hasPrefix("HTTP/1.1 400 "), "\(text)")
    #expect(text.contains("there is more than one Authorization or X-API-Key header"))
    #expect(!text.contains("WWW-Authenticate"))
  }

  @Test("without the password, only /health is open, and no other response depends on the path or the method")
  func paths() async throws {
    try await withServer { server in
      for target in ["/health", "/health?x=1"] {
        let health = try await server.ask(target)
        #expect(health.status == 200)
        #expect(health.body == "{\"status\":\"ok\",\"environment\":\"test\"}\n")
      }
      #expect(try await server.ask("/health", method: "HEAD").status == 200)
      #expect(try await server.ask("/health", headers: ["Authorization": "Bearer other"]).status == 200)
      let paths = ["/", "/trips", "/nowhere", "/health/", "//health", "/%68ealth", "/healthy", "/HEALTH", "/trips/%ff"]
      for path in paths {
        let get = try await server.ask(path)
        #expect(get.status == 401, "\(path)")
        #expect(get.body.hasPrefix(#"{"error":"a password is required"#))
        for method in ["HEAD", "POST", "DELETE", "OPTIONS"] {
          #expect(try await server.ask(path, method: method).status == 401, "\(method) \(path)")
        }
      }
      #expect(try await server.ask("/nowhere", headers: Self.admitted).status == 404)
      #expect(try await server.ask("/trips", method: "DELETE", headers: Self.admitted).status == 405)
      let foreign = try await server.ask("/trips", headers: ["Host": "rebound.example"])
      #expect(foreign.status == 421)
    }
  }

  @Test("a reserved connection requires the password too, except for /health")
  func reserved() async throws {
    var limits = Server.Limits.patient
    // With 4 connections, one is reserved; the client of the test uses it.
    limits.connections = 4
    limits.reservedSilence = .hours(1)
    try await RunningServer.run(.mock, limits: limits, password: Self.password) { server in
      @Sendable func open(_ count: Int) async throws {
        guard count > 0 else {
          #expect(try await server.ask("/trips").status == 401)
          #expect(try await server.ask("/trips", headers: Self.admitted).status == 503)
          #expect(try await server.ask("/health").status == 200)
          return
        }
        try await RawConnection.run(port: server.port) { client in
          try await client.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
          _ = await client.received(until: "\"ok\"")
          try await open(count - 1)
        }
      }
      try await open(3)
    }
  }

  @Test("with a password, no shared cache may store a response")
  func caches() async throws {
    try await withServer { server in
      let first = try await server.ask("/regions", headers: Self.admitted)
      #expect(first.header("Cache-Control") == "private, no-cache")
      let etag = try #require(first.header("ETag"))
      let same = try await server.ask("/regions", headers: Self.admitted.merging(["If-None-Match": etag]) { $1 })
      #expect(same.status == 304)
      #expect(same.header("Cache-Control") == "private, no-cache")
      #expect(try await server.ask("/nowhere", headers: Self.admitted).header("Cache-Control") == "private")
      #expect(try await server.ask("/regions").header("Cache-Control") == "private")
      let without = try await server.ask("/regions", headers: ["If-None-Match": etag])
      #expect(without.status == 401)
      #expect(without.header("ETag") == nil)
    }
    try await RunningServer.run(.mock) { server in
      let open = try await server.ask("/regions", headers: ["Authorization": "Bearer other"])
      #expect(open.status == 200)
      #expect(open.header("Cache-Control") == "no-cache")
    }
  }

  @Test("a wrong password is a warning with the client's address, and no log line has a password or a header")
  func log() async throws {
    try await withServer { server in
      let warning = #""level":"warning","message":"a request does not have the right password","client":"127.0.0.1""#
      _ = try await server.ask("/regions", headers: ["X-Request-Id": "job-1"])
      _ = try await server.ask("/regions", headers: Self.admitted)
      #expect(server.lines.with(warning).isEmpty)
      let wrong = Self.basic("me:hush-1")
      _ = try await server.ask("/regions", headers: ["Authorization": wrong, "X-Request-Id": "job-2"])
      _ = try await server.ask("/regions", headers: ["Authorization": "Bearer hush-2"])
      _ = try await server.ask("/regions", headers: ["X-API-Key": "hush-3"])
      #expect(server.lines.with(warning).count == 3)
      #expect(server.lines.with(warning).first?.contains(#""request":"job-2""#) == true)
      #expect(server.lines.with(#""status":401"#).count == 4)
      for secret in ["hush", Self.password, wrong, Self.admitted.values.joined(), "Basic", "Bearer"] {
        #expect(server.lines.with(secret).isEmpty, "\(secret)")
      }
    }
  }

  @Test("a status 401 of a fault is no challenge")
  func fault() async throws {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { throw ClientError(requested: "regions", reason: .injected(.status(401))) }
    try await RunningServer.run(dependencies, password: Self.password) { server in
      let reply = try await server.ask("/regions", headers: Self.admitted)
      #expect(reply.status == 401)
      #expect(reply.header("WWW-Authenticate") == nil)
      #expect(server.lines.with("right password").isEmpty)
    }
  }

  @Test(
    "a text that no client could send is not a password, and the error does not repeat it",
    arguments: [
      ("", "the password is empty"), ("  ", "the password is empty"), ("\n", "the password is empty"),
      ("hush\u{7F}", "the password contains control characters"), ("hu\tsh", "the password contains control"),
      ("hu\nsh", "the password contains control"), ("\u{FEFF}hush", "the password contains control characters, "),
      ("hush\u{200B}", "invisible characters"), ("hush\u{FFFD}", "invalid UTF-8"),
      (String(repeating: "hush", count: 257), "the password is longer than 1024 bytes"),
      (String(repeating: "ü", count: 513), "the password is longer than 1024 bytes"),
    ])
  func invalid(text: String, reason: String) {
    let error = #expect(throws: Server.InvalidPassword.self) { try Server.Password(text) }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("hush") == false)
  }

  @Test("a password that is printed does not show itself", arguments: ["x", String(repeating: "ü", count: 512)])
  func description(text: String) throws {
    let password = try Server.Password(text)
    #expect(!String(reflecting: password).contains(text))
  }
}
