extension WireTable {
  /// Requests with a body, which this server never reads. A body must not be read as a request.
  static let bodies = WireTable(
    name: "bodies",
    cases: [
      WireCase("GET with a body", WireCase.request("/health", "Content-Length: 5", body: "hello"), .status(413)),
      WireCase(
        "GET with a request as its body",
        WireCase.request("/health", "Content-Length: \(WireCase.smuggled.utf8.count)", body: WireCase.smuggled),
        .status(413)),
      WireCase(
        "HEAD with a request as its body",
        "HEAD /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(WireCase.smuggled.utf8.count)\r\n\r\n"
          + WireCase.smuggled, .head(413)),
      WireCase(
        "a body that is announced and does not come", WireCase.request("/health", "Content-Length: 1000000"),
        .status(413)),
      WireCase(
        "a body of 2^63 - 1 bytes", WireCase.request("/health", "Content-Length: 9223372036854775807"),
        .status(400, 413)),
      WireCase(
        "GET in chunks", WireCase.request("/health", "Transfer-Encoding: chunked", body: "5\r\nhello\r\n0\r\n\r\n"),
        .status(413)
      ),
      WireCase(
        "HEAD in chunks",
        "HEAD /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + WireCase.smuggled,
        .head(413)),
      WireCase(
        "GET in no chunks",
        WireCase.request("/health", "Transfer-Encoding: chunked", body: "0\r\n\r\n" + WireCase.smuggled),
        .status(413)),
      WireCase("GET of 0 bytes", WireCase.request("/health", "Content-Length: 0"), .status(200), then: .open),
      WireCase(
        "HEAD of 0 bytes", "HEAD /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n", .head(200),
        then: .open),
      WireCase(
        "GET of nothing with a body", WireCase.request("/nothing", "Content-Length: 5", body: "hello"), .status(413)),
      WireCase(
        "POST with a request as its body",
        "POST /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(WireCase.smuggled.utf8.count)\r\n\r\n"
          + WireCase.smuggled, .status(405, 413)),
      WireCase(
        "POST in chunks",
        "POST /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + WireCase.smuggled,
        .status(405, 413)),
      WireCase(
        "a body that waits for 100 Continue", WireCase.request("/health", "Expect: 100-continue", "Content-Length: 5"),
        .status(413, 417)),
      WireCase(
        "a body after 100 Continue was requested",
        WireCase.request("/health", "Expect: 100-continue", "Content-Length: 5", body: "hello"), .status(413, 417)),
      WireCase(
        "100 Continue without a body", WireCase.request("/health", "Expect: 100-continue"), .status(200, 417),
        then: .either),
      WireCase("an unknown expectation", WireCase.request("/health", "Expect: tea"), .status(200, 417), then: .either),
      WireCase(
        "HTTP/1.0 with a body",
        "GET /health HTTP/1.0\r\nHost: localhost\r\nContent-Length: \(WireCase.smuggled.utf8.count)\r\n\r\n"
          + WireCase.smuggled, .status(413)),
      WireCase(
        "HTTP/1.0 in chunks",
        "GET /health HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + WireCase.smuggled,
        .status(400, 413)),
      WireCase(
        "a second request with a body",
        WireCase.request("/health") + WireCase.request("/health", "Content-Length: 5", body: "hello"),
        .status(200), .status(413)),
    ])

  /// Transfer codings and chunks on which two servers in a row could disagree.
  static let encodings = WireTable(
    name: "transfer codings",
    cases: [
      ("gzip", "0\r\n\r\n"), ("gzip, chunked", "0\r\n\r\n"), ("chunked, gzip", "0\r\n\r\n"),
      ("chunked, chunked", "0\r\n\r\n"), ("identity", "0\r\n\r\n"), ("chunked, identity", "0\r\n\r\n"),
      ("xchunked", "0\r\n\r\n"), ("chunkedx", "0\r\n\r\n"), ("Chunked", "0\r\n\r\n"), ("\tchunked", "0\r\n\r\n"),
      ("\u{0B}chunked", "0\r\n\r\n"), ("chunked;a=b", "0\r\n\r\n"), ("\"chunked\"", "0\r\n\r\n"), ("", "0\r\n\r\n"),
      ("identity\r\nTransfer-Encoding: chunked", "0\r\n\r\n"), ("chunked\r\nTransfer-Encoding: x", "0\r\n\r\n"),
      ("\r\n chunked", "0\r\n\r\n"), ("x\r\n chunked", "0\r\n\r\n"),
      ("chunked", "FFFFFFFFFFFFFFFF\r\n"), ("chunked", "FFFFFFFFFFFFFFFFF\r\n"), ("chunked", "-1\r\n"),
      ("chunked", "0x0\r\n\r\n"), ("chunked", "5\r\nhelloX0\r\n\r\n"), ("chunked", "0\r\nContent-Length: 5\r\n\r\n"),
      ("chunked", "0;a=\"\r\n\r\n\r\n"), ("chunked", "00000000000000000000000000\r\n\r\n"), ("chunked", "\n0\r\n\r\n"),
    ].map { coding, body in
      WireCase(
        "\(coding.debugDescription) of \(body.debugDescription)",
        WireCase.request("/health", "Transfer-Encoding: \(coding)", body: body + WireCase.smuggled),
        .status(400, 413, 501))
    } + [
      WireCase(
        "a space before the colon",
        WireCase.request("/health", "Transfer-Encoding : chunked", body: "0\r\n\r\n" + WireCase.smuggled), .status(400))
    ])
}
