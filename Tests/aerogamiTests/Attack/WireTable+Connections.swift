extension WireTable {
  private static func head(_ lines: String..., method: String = "GET", version: String = "HTTP/1.1") -> String {
    (["\(method) /health \(version)"] + lines).joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// HEAD, whose responses have no body, before a GET on the same connection.
  static let heads = WireTable(
    name: "HEAD",
    cases: [
      WireCase("/health", WireCase.request("/health", method: "HEAD"), .head(200), then: .open),
      WireCase("an unknown path", WireCase.request("/nope", method: "HEAD"), .head(404), then: .open),
      WireCase("an unknown region", WireCase.request("/trips/nope", method: "HEAD"), .head(404), then: .open),
      WireCase("an unknown person", WireCase.request("/starwars/people/999", method: "HEAD"), .head(404), then: .open),
      WireCase(
        "an unknown country", WireCase.request("/countries/v3.1/name/nowhere", method: "HEAD"), .head(404), then: .open),
      WireCase(
        "a day that is missing", WireCase.request("/mars/rovers/curiosity/photos", method: "HEAD"), .head(400),
        then: .open),
      WireCase(
        "a path that is not UTF-8", WireCase.request("/trips/%ff", method: "HEAD"), .head(400, 404), then: .open),
      WireCase(
        "what the client has", WireCase.request("/health", "If-None-Match: *", method: "HEAD"), .head(304), then: .open),
      WireCase(
        "a picture", WireCase.request("/mars/pictures/curiosity/1000/RHAZ_100001.png", method: "HEAD"), .head(200),
        then: .open),
      WireCase("all trips", WireCase.request("/trips", method: "HEAD"), .head(200), then: .open),
      WireCase("another host", "HEAD /health HTTP/1.1\r\nHost: evil.com\r\n\r\n", .head(421)),
      WireCase("no host", "HEAD /health HTTP/1.1\r\n\r\n", .head(400)),
      WireCase(
        "HEAD, GET", WireCase.request("/nope", method: "HEAD") + WireCase.request("/health"), .head(404), .status(200),
        then: .open),
      WireCase(
        "HEAD, HEAD, GET, HEAD",
        WireCase.request("/nope", method: "HEAD") + WireCase.request("/trips/nope", method: "HEAD")
          + WireCase.request("/nope")
          + WireCase.request("/health", method: "HEAD"), .head(404), .head(404), .status(404), .head(200), then: .open),
      WireCase(
        "GET with If-None-Match, GET", WireCase.request("/health", "If-None-Match: *") + WireCase.request("/health"),
        .status(304),
        .status(200), then: .open),
      WireCase("HEAD, close", WireCase.request("/nope", "Connection: close", method: "HEAD"), .head(404)),
    ])

  /// HTTP versions, and the state of the connection after each.
  static let versions = WireTable(
    name: "versions",
    cases: [
      WireCase("HTTP/1.0", head("Host: localhost", version: "HTTP/1.0"), .status(200)),
      WireCase("HTTP/1.0 without Host", head(version: "HTTP/1.0"), .status(200, 400)),
      WireCase(
        "HTTP/1.0 with keep-alive", head("Host: localhost", "Connection: keep-alive", version: "HTTP/1.0"),
        .status(200), then: .open),
      WireCase(
        "HTTP/1.0 with Keep-Alive in a list",
        head("Host: localhost", "Connection: foo, Keep-Alive", version: "HTTP/1.0"),
        .status(200), then: .open),
      WireCase("HEAD of HTTP/1.0", head("Host: localhost", method: "HEAD", version: "HTTP/1.0"), .head(200)),
      WireCase("close", head("Host: localhost", "Connection: close"), .status(200)),
      WireCase("Close", head("Host: localhost", "Connection: Close"), .status(200)),
      WireCase("close in a list", head("Host: localhost", "Connection: foo, Close"), .status(200)),
      WireCase("close in a second line", head("Host: localhost", "Connection: foo", "Connection: close"), .status(200)),
      WireCase("close and keep-alive", head("Host: localhost", "Connection: keep-alive, close"), .status(200)),
      WireCase(
        "close before another request", head("Host: localhost", "Connection: close") + WireCase.smuggled, .status(200)),
      WireCase("closed, which is no option", head("Host: localhost", "Connection: closed"), .status(200), then: .open),
      WireCase(
        "an upgrade to h2c",
        head("Host: localhost", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQ"),
        .status(200, 400, 501), then: .either),
      WireCase(
        "an upgrade to WebSocket",
        head(
          "Host: localhost", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
          "Sec-WebSocket-Version: 13"), .status(200, 400, 501), then: .either),
      WireCase("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", .status(400, 505)),
      WireCase("HTTP/0.9", "GET /health\r\n\r\n", .optional(400, 505)),
    ]
      + [
        "HTTP/2.0", "HTTP/3.0", "HTTP/1.2", "HTTP/1.9", "HTTP/0.9", "HTTP/1.1x", "HTTP/1", "HTTP/11", "HTTP/1.10",
        "HTTP/1,1", "HTTP/ 1.1", "XTTP/1.1", "HTTPS/1.1", "HTTP/+1.1", "HTTP/01.1",
      ].map { WireCase($0, head("Host: localhost", version: $0), .status(400, 505)) })

  /// Several requests on one connection.
  static let pipelines = WireTable(
    name: "pipelines",
    cases: [
      WireCase(
        "50 in one packet", [Array((0..<50).map { WireCase.request("/health", "X-Request-Id: r\($0)") }.joined().utf8)],
        (0..<50).map { .ok(id: "r\($0)") }, then: .open),
      WireCase(
        "50 with responses at different speeds",
        [
          Array(
            (0..<50).map { WireCase.request($0 % 2 == 0 ? "/trips" : "/health", "X-Request-Id: r\($0)") }.joined().utf8)
        ],
        (0..<50).map { .ok(id: "r\($0)") }, then: .open),
      WireCase("a byte a packet", WireCase.request("/health").utf8.map { [$0] }, [.status(200)], then: .open),
      WireCase(
        "a byte a packet, twice",
        (WireCase.request("/nope", method: "HEAD") + WireCase.request("/health")).utf8.map { [$0] },
        [.head(404), .status(200)], then: .open),
      WireCase("garbage after a request", WireCase.request("/health") + "garbage\r\n\r\n", .status(200), .status(400)),
      WireCase(
        "bytes after a request", bytes: Array(WireCase.request("/health").utf8) + [0, 1, 2, 3, 0xFF, 0x0D, 0x0A],
        .status(200),
        .status(400)),
      WireCase("empty lines after a request", WireCase.request("/health") + "\r\n\r\n", .status(200), then: .open),
      WireCase(
        "a refused request before another", "GET /health HTTP/1.1\r\nHost: evil.com\r\n\r\n" + WireCase.smuggled,
        .status(421)),
      WireCase(
        "a POST before another", "POST /health HTTP/1.1\r\nHost: localhost\r\n\r\n" + WireCase.smuggled, .status(405)),
      WireCase(
        "a request that is too long before another",
        WireCase.request("/" + String(repeating: "a", count: 8_300)) + WireCase.smuggled, .status(414)),
      WireCase(
        "garbage before another request", "garbage\r\n\r\n" + WireCase.smuggled, .status(400)),
      WireCase(
        "an id of control characters", WireCase.request("/health", "X-Request-Id: a\tb"), .ok(containing: "ok"),
        then: .open),
      WireCase(
        "an id of 64 KB is refused, and of 100 letters replaced",
        WireCase.request("/health", "X-Request-Id: " + String(repeating: "a", count: 100)), .status(200), then: .open),
    ])
}
