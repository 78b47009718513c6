extension WireTable {
  /// `host` is whole lines.
  private static func request(_ target: String, host: String = "Host: localhost\r\n") -> String {
    "GET \(target) HTTP/1.1\r\n\(host)\r\n"
  }

  /// Hosts. A web page must not reach this server by its own host name.
  static let hosts = WireTable(
    name: "hosts",
    cases: [
      "localhost", "LOCALHOST", "LocalHost:80", "127.0.0.1", "127.0.0.1:8080", "[::1]", "[::1]:80", "localhost:65535",
      "\tlocalhost \t",
    ].map { WireCase("\($0.debugDescription)", request("/health", host: "Host: \($0)\r\n"), .status(200), then: .open) }
      + [
        "", "localhost:abc", "localhost::evil.com", "localhost:99999", "localhost:-1", "localhost:80:80",
        "localhost:80a", "a b", "user@localhost", "user:password@localhost", "localhost@evil.com",
        "localhost, evil.com",
        "localhost evil.com", "localhost/", "localhost?a", "localhost#a", "localhost\\evil.com", "http://localhost",
        "[::1", "[::1]evil.com", "[::1].evil.com", "[::1]:abc", "<localhost>", "localhost;",
      ].map { WireCase("\($0.debugDescription)", request("/health", host: "Host: \($0)\r\n"), .status(400)) }
      + [
        "evil.com", "evil.com:80", "127.0.0.1.evil.com", "localhost.evil.com", "evil-localhost", "xlocalhost",
        "10.0.0.1",
        "0.0.0.0", "[::2]",
      ].map { WireCase("\($0.debugDescription)", request("/health", host: "Host: \($0)\r\n"), .status(421)) }
      + [
        ":", ":80", "::1", "[]", "[localhost]", "localhost.", "localhost..", "%6cocalhost", "localhost%00.evil.com",
        "127.1", "0x7f.0.0.1", "2130706433",
        "[::ffff:127.0.0.1]", "[::1%25lo]", "[0:0:0:0:0:0:0:1]", "ⓛocalhost", "localhost\u{E000}", "127.0.0.2",
        String(repeating: "a", count: 5000),
      ].map {
        WireCase("\($0.prefix(40).debugDescription)", request("/health", host: "Host: \($0)\r\n"), .status(400, 421))
      }
      + [
        WireCase("no Host", request("/health", host: ""), .status(400)),
        WireCase(
          "Host twice, the same", request("/health", host: "Host: localhost\r\nHost: localhost\r\n"), .status(400)),
        WireCase("Host twice", request("/health", host: "Host: localhost\r\nHost: evil.com\r\n"), .status(400)),
        WireCase(
          "Host twice, the other first", request("/health", host: "Host: evil.com\r\nHOST: localhost\r\n"), .status(400)
        ),
        WireCase("an empty Host and another", request("/health", host: "Host:\r\nHost: localhost\r\n"), .status(400)),
        WireCase(
          "X-Forwarded-Host is no Host", request("/health", host: "Host: evil.com\r\nX-Forwarded-Host: localhost\r\n"),
          .status(421)),
        WireCase("this server in the target", request("http://localhost/health"), .status(200), then: .open),
        WireCase(
          "this server in the target, with a port", request("http://127.0.0.1:80/health"), .status(200, 400),
          then: .either),
        WireCase(
          "this server in capitals in the target", request("HTTP://LOCALHOST/health"), .status(200), then: .open),
        WireCase("another host in the target", request("http://evil.com/health"), .status(421)),
        WireCase("another host in both", request("http://evil.com/health", host: "Host: evil.com\r\n"), .status(421)),
        WireCase(
          "another host in Host alone", request("http://localhost/health", host: "Host: evil.com\r\n"),
          .status(400, 421)),
        WireCase("a target and no Host", request("http://localhost/health", host: ""), .status(400)),
        WireCase("a user in the target", request("http://localhost@evil.com/health"), .status(400, 421)),
        WireCase("this host as a user in the target", request("http://evil.com@localhost/health"), .status(400, 421)),
        WireCase("no host in the target", request("http:///health"), .status(400)),
        WireCase("a bad port in the target", request("http://localhost:abc/health"), .status(400)),
        WireCase("a bad host in the target", request("http://[::1/health"), .status(400)),
        WireCase("ftp", request("ftp://localhost/health"), .status(400, 404, 421), then: .either),
        WireCase("file", request("file:///etc/passwd"), .status(400, 404, 421), then: .either),
        WireCase("javascript", request("javascript:alert(1)"), .status(400, 404), then: .either),
        WireCase("another host without a scheme", request("//evil.com/health"), .status(400, 404, 421), then: .either),
      ])
}
