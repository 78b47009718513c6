extension WireTable {
  private static func head(_ lines: String..., method: String = "GET", version: String = "HTTP/1.1") -> String {
    (["\(method) /health \(version)"] + lines).joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// Heads that are not HTTP. None gets a second response, and the next request gets none.
  static let syntax = WireTable(
    name: "syntax",
    cases: [
      ("a NUL in a value", head("Host: localhost", "X-A: a\0b")),
      ("a NUL in a name", head("Host: localhost", "X-\0A: a")),
      ("a bare CR in a value", head("Host: localhost", "X-A: a\rX-B: b")),
      ("control character 1 in a value", head("Host: localhost", "X-A: a\u{1}b")),
      ("a backspace in a value", head("Host: localhost", "X-A: a\u{8}b")),
      ("an escape in a value", head("Host: localhost", "X-A: \u{1B}[2J")),
      ("a delete in a value", head("Host: localhost", "X-A: a\u{7F}b")),
      ("a space in a name", head("Host: localhost", "X A: a")),
      ("a space before the colon", head("Host: localhost", "X-A : a")),
      ("a tab before the colon", head("Host: localhost", "X-A\t: a")),
      ("no name", head("Host: localhost", ": a")),
      ("no colon", head("Host: localhost", "X-A")),
      ("a letter that is not ASCII in a name", head("Host: localhost", "X-Ä: a")),
      ("a bracket in a name", head("Host: localhost", "X(A): a")),
      ("a continuation line", head("Host: localhost", "X-A: a", " b")),
      ("a continuation line of a tab", head("Host: localhost", "X-A: a", "\tb")),
      ("a continued Host", head("Host: local", " host")),
      ("a space before the first header", head(" X-A: a", "Host: localhost")),
      ("a tab instead of spaces", "GET\t/health\tHTTP/1.1\r\nHost: localhost\r\n\r\n"),
      ("a lowercase version", head("Host: localhost", version: "http/1.1")),
      ("a NUL in the target", "GET /hea\0lth HTTP/1.1\r\nHost: localhost\r\n\r\n"),
      ("a NUL in the method", "G\0ET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"),
      ("a CR in the target", "GET /hea\rlth HTTP/1.1\r\nHost: localhost\r\n\r\n"),
      ("a space in the target", "GET /hea lth HTTP/1.1\r\nHost: localhost\r\n\r\n"),
      ("no target", "GET HTTP/1.1\r\nHost: localhost\r\n\r\n"),
      ("a target without a slash", "GET health HTTP/1.1\r\nHost: localhost\r\n\r\n"),
      ("no method", " /health HTTP/1.1\r\nHost: localhost\r\n\r\n"),
      ("no line at all", "\0\0\0\0\0\0\0\0\r\n\r\n"),
      ("another protocol", "SSH-2.0-OpenSSH_9.6\r\n\r\n"),
      ("a mail", "EHLO localhost\r\nMAIL FROM:<a@b>\r\n\r\n"),
      ("JSON", "{\"jsonrpc\": \"2.0\"}\r\n\r\n"),
      ("an end of a head that is missing", "GET /health HTTP/1.1\r\nHost: localhost\r\n"),
    ].map { name, text in WireCase(name, text, .status(400)) } + [
      WireCase(
        "bytes of TLS", bytes: [0x16, 3, 1, 0, 5, 1, 0, 0, 1, 3, 0x0D, 0x0A, 0x0D, 0x0A], .optional(400)),
      WireCase("bytes above 127", bytes: (128...255).map(UInt8.init) + [0x0D, 0x0A, 0x0D, 0x0A], .optional(400)),
      WireCase("100 KB without an end of line", String(repeating: "A", count: 100_000), .status(400, 414, 431)),
      WireCase(
        "a method of 10 KB", String(repeating: "A", count: 10_000) + " /health HTTP/1.1\r\nHost: localhost\r\n\r\n",
        .status(400, 405, 431, 501)),
      WireCase("an empty line first", "\r\n" + head("Host: localhost"), .status(200), then: .open),
      WireCase(
        "bytes above 127 in a value", head("Host: localhost", "X-A: \u{E9}"), .status(200, 400), then: .either),
      WireCase(
        "lines that end with LF alone", "GET /health HTTP/1.1\nHost: localhost\n\n", .status(200, 400), then: .either),
      WireCase(
        "17 KB of headers", head("Host: localhost", "X-A: " + String(repeating: "a", count: 17_000)), .status(431)),
      WireCase(
        "17 KB of headers on HEAD",
        head("Host: localhost", "X-A: " + String(repeating: "a", count: 17_000), method: "HEAD"),
        .head(431)),
      WireCase(
        "15 KB of headers", head("Host: localhost", "X-A: " + String(repeating: "a", count: 15_000)), .status(200),
        then: .open),
      WireCase(
        "100 KB of headers", head("Host: localhost", "X-A: " + String(repeating: "a", count: 100_000)),
        .status(400, 431)),
      WireCase(
        "10,000 headers", head("Host: localhost", (0..<10_000).map { "X-\($0): 1" }.joined(separator: "\r\n")),
        .status(400, 431)),
      WireCase(
        "a name of 20 KB", head("Host: localhost", String(repeating: "a", count: 20_000) + ": 1"), .status(400, 431)),
    ])

  /// Methods other than GET and HEAD.
  static let methods = WireTable(
    name: "methods",
    cases: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"].map {
      WireCase($0, head("Host: localhost", method: $0), .status(405))
    }
      + [
        "CONNECT", "PROPFIND", "PURGE", "M-SEARCH", "SOURCE", "QUERY", "FOO", "get", "GETS", "GE", "Head", "!", "~a",
      ].map { WireCase($0.debugDescription, head("Host: localhost", method: $0), .status(400, 405, 501)) }
      + ["G@T", "GE(T", "G\"ET", "GÉT", "GET:", "G/ET", "G{}"].map {
        WireCase($0.debugDescription, head("Host: localhost", method: $0), .status(400))
      } + [
        WireCase(
          "CONNECT to an authority", "CONNECT evil.com:443 HTTP/1.1\r\nHost: evil.com:443\r\n\r\n",
          .status(400, 405, 421)),
        WireCase(
          "CONNECT to this server", "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost:80\r\n\r\n", .status(400, 405)),
        WireCase("OPTIONS *", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", .status(400, 405)),
        WireCase("GET *", "GET * HTTP/1.1\r\nHost: localhost\r\n\r\n", .status(400, 404), then: .either),
        WireCase("GET of an authority", "GET localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", .status(400)),
        WireCase("another host's POST", "POST /health HTTP/1.1\r\nHost: evil.com\r\n\r\n", .status(405, 421)),
      ])
}
