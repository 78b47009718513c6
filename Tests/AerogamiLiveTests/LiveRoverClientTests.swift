import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// The live client for rovers against a real server on loopback.
@Suite(.timeLimit(.minutes(20))) struct LiveRoverClientTests {
  private func withClient<Result: Sendable>(
    at address: String, token: String? = nil, maxBodyBytes: Int = 1 << 20,
    _ body: (RoverClient) async throws -> Result
  ) async throws -> Result {
    let limits = HTTPTransport.Limits(
      connectTimeout: .seconds(3600), maxBodyBytes: maxBodyBytes, remedyText: Remedy.text)
    let base = try #require(BaseURL(address))
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
      try await body(
        .live(Service(base: base, token: token, tokenVariable: "TOKEN", transport: transport.configured(with: .once))))
    }
  }

  private static let png = TestServer.Response(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2])

  @Test("each endpoint requests its path, with rover and camera in lowercase")
  func endpoints() async throws {
    try await TestServer.run { request in
      request.path.hasPrefix("/api/manifests")
        ? .init(#"{"photo_manifest":{"name":"Spirit","max_sol":1,"total_photos":2}}"#) : .init(#"{"photos":[]}"#)
    } _: { server in
      try await withClient(at: "\(server.address)/api/") { client in
        _ = try await client.photos(.init(rover: .curiosity, day: .sol(1000), camera: "RHAZ"), 1)
        let day = try #require(RFC3339.date("2015-06-03"))
        _ = try await client.photos(.init(rover: .perseverance, day: .earth(day)), 12)
        #expect(try await client.manifest(.spirit).value.maxSol == 1)
      }
      #expect(
        await server.requests.entries.map(\.path) == [
          "/api/rovers/curiosity/photos?sol=1000&camera=rhaz&page=1",
          "/api/rovers/perseverance/photos?earth_date=2015-06-03&page=12", "/api/manifests/spirit",
        ])
    }
  }

  @Test(
    "the service's error message is shown",
    arguments: [
      (400, #"{"errors":[{"title":"x","message":"no such day"}]}"#, "status 400: no such day; "),
      (
        401, #"{"error":{"message":"API key required"}}"#,
        "status 401: API key required; if the service requires a token, set TOKEN"
      ),
      (404, #"{"errors":"not here"}"#, "status 404: not here; "),
      (200, #"{"errors":"no such day"}"#, "status 200, but the body reports an error: no such day; "),
      (500, "oops <b>", "status 500 (oops <b>); "), (500, "\n <p>oops", "status 500; try again later"),
    ])
  func explanation(status: Int, body: String, detail: String) async throws {
    try await TestServer.run { _ in
      .init(status: status, body)
    } _: { server in
      let error = try await withClient(at: server.address) { client in
        await #expect(throws: ClientError.self) { try await client.photos(.init(rover: .spirit, day: .sol(1)), 1) }
      }
      #expect(error?.description.contains("/rovers/spirit/photos?sol=1&page=1: \(detail)") == true)
    }
  }

  @Test("a rover that the service does not know is unknown", arguments: [400, 200])
  func unknownRover(status: Int) async throws {
    try await TestServer.run { _ in
      .init(status: status, #"{"errors":"Invalid Rover Name"}"#)
    } _: { server in
      try await withClient(at: server.address) { client in
        let query = RoverPhotoQuery(rover: .spirit, day: .sol(1))
        let photos = await #expect(throws: ClientError.self) { try await client.photos(query, 1) }
        let manifest = await #expect(throws: ClientError.self) { try await client.manifest(.spirit) }
        for error in [photos, manifest] {
          #expect(error?.reason == .unknown("rover", named: "spirit", known: []))
        }
      }
    }
  }

  @Test("the token is sent as X-API-Key, but not with a picture's request to another origin")
  func token() async throws {
    try await TestServer.run { _ in
      Self.png
    } _: { elsewhere in
      try await TestServer.run { request in
        request.path.hasSuffix(".png") ? Self.png : .init(#"{"photos":[]}"#)
      } _: { server in
        try await withClient(at: server.address, token: "s3cret") { client in
          _ = try await client.photos(.init(rover: .spirit, day: .sol(1)), 1)
          _ = try await client.picture("\(server.address)/own.png")
          _ = try await client.picture("\(elsewhere.address)/other.png")
        }
        #expect(await server.requests.entries.map { $0.header("X-API-Key") } == [["s3cret"], ["s3cret"]])
        #expect(await server.requests.entries.map { $0.header("Accept") } == [["application/json"], ["image/*"]])
      }
      #expect(await elsewhere.requests.entries.map { $0.header("X-API-Key") } == [[]])
    }
  }

  @Test("a picture is requested at its address exactly as written")
  func picture() async throws {
    try await TestServer.run { _ in
      Self.png
    } _: { server in
      try await withClient(at: server.address) { client in
        #expect(try await client.picture("\(server.address)/a%20b/x.JPG?y=1#z").value == Self.png.body)
        _ = try await client.picture("\(server.address)/../../etc/passwd")
      }
      let paths = await server.requests.entries.map(\.path)
      #expect(paths.first == "/a%20b/x.JPG?y=1")
      #expect(paths.count == 2)
    }
  }

  @Test(
    "no request is sent to an address that is not http or https",
    arguments: [
      "", "../../etc/passwd", "/etc/passwd", "file:///etc/passwd", "ftp://mars.example/x.jpg", "//mars.example/x.jpg",
      "http://user:pass@mars.example/x.jpg", "http://", "javascript:alert(1)", "\u{1B}[2J",
    ])
  func address(url: String) async throws {
    let transport = HTTPTransport { request in
      Issue.record("\(request) was sent")
      return HTTPResponse(status: 200, body: [])
    }
    let service = Service(
      base: try #require(BaseURL("http://mars.example")), token: nil, tokenVariable: "TOKEN", transport: transport)
    let error = await #expect(throws: ClientError.self) { try await RoverClient.live(service).picture(url) }
    #expect(error?.attempts == 0)
    #expect(error?.description.hasSuffix("the picture's address is not a valid http or https address") == true)
  }

  @Test(
    "a response that is not a picture is an error",
    arguments: [
      (200, "<!doctype html><p>Welcome", "the response is not a JPEG, PNG, GIF, WebP or TIFF picture"),
      (200, "", "the response is not a JPEG, PNG, GIF, WebP or TIFF picture"),
      (404, "gone", "status 404 instead of a picture"),
      (503, "", "status 503 instead of a picture"),
    ])
  func noPicture(status: Int, body: String, detail: String) async throws {
    try await TestServer.run { _ in
      .init(status: status, body, contentType: "image/jpeg")
    } _: { server in
      let error = try await withClient(at: server.address) { client in
        await #expect(throws: ClientError.self) { try await client.picture("\(server.address)/x.jpg") }
      }
      #expect(error?.description == "GET \(server.address)/x.jpg: \(detail)")
    }
  }

  @Test(
    "pictures are recognized by their first bytes",
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], true), (Array("GIF89a...".utf8), true), (Array("RIFF1234WEBPVP8 ".utf8), true),
      (Array("II*\0".utf8), true), (Array("MM\0*".utf8), true), ([0xFF, 0xD8], false),
      (Array("RIFF1234WAVE".utf8), false), (Array("{}".utf8), false), ([], false),
    ] as [([UInt8], Bool)])
  func isPicture(bytes: [UInt8], expected: Bool) {
    #expect(bytes.isPicture == expected)
  }

  @Test("a picture that is incomplete or too large is an error")
  func incomplete() async throws {
    try await FaultServer.run { _, exchange in
      try await exchange.send(
        Array("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 100\r\n\r\n".utf8) + Self.png.body)
      try await exchange.end(.close)
    } _: { server in
      let error = try await withClient(at: server.address) { client in
        await #expect(throws: ClientError.self) { try await client.picture("\(server.address)/x.png") }
      }
      guard case .failed(.offline, _, _) = error?.reason else {
        Issue.record("expected a broken connection, got \(String(describing: error))")
        return
      }
    }
    try await TestServer.run { _ in
      Self.png
    } _: { server in
      let error = try await withClient(at: server.address, maxBodyBytes: 9) { client in
        await #expect(throws: ClientError.self) { try await client.picture("\(server.address)/x.png") }
      }
      #expect(error?.description.contains("larger than 9 bytes") == true)
    }
  }
}
