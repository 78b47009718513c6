extension WireTable {
  /// Lengths on which two servers in a row could disagree.
  static let lengths = WireTable(
    name: "lengths",
    cases: [
      ("two that differ", "Content-Length: 5\r\nContent-Length: 6", [400]),
      ("0 and then 5", "Content-Length: 0\r\nContent-Length: 5", [400]),
      ("5 and then 0", "Content-Length: 5\r\nContent-Length: 0", [400]),
      ("the same twice", "Content-Length: 5\r\nContent-Length: 5", [400, 413]),
      ("a list of the same", "Content-Length: 5, 5", [400, 413]),
      ("a list of two that differ", "Content-Length: 5, 6", [400]),
      ("a list of 0 and 5", "Content-Length: 0, 5", [400]),
      ("a plus sign", "Content-Length: +5", [400]),
      ("a minus sign", "Content-Length: -5", [400]),
      ("minus zero", "Content-Length: -0", [400]),
      ("hexadecimal", "Content-Length: 0x5", [400]),
      ("letters", "Content-Length: five", [400]),
      ("a letter after it", "Content-Length: 5a", [400]),
      ("a space in it", "Content-Length: 0 5", [400]),
      ("a point in it", "Content-Length: 5.0", [400]),
      ("an exponent", "Content-Length: 1e1", [400]),
      ("empty", "Content-Length:", [400]),
      ("digits that are not ASCII", "Content-Length: ５", [400]),
      ("2^64", "Content-Length: 18446744073709551616", [400, 413]),
      ("2^64 + 5", "Content-Length: 18446744073709551621", [400, 413]),
      ("a space before the colon", "Content-Length : 5", [400]),
      ("in a continuation line", "Content-Length:\r\n 5", [400, 413]),
      ("and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked", [400, 413]),
      ("after chunks", "Transfer-Encoding: chunked\r\nContent-Length: 5", [400, 413]),
      ("0 and chunks", "Content-Length: 0\r\nTransfer-Encoding: chunked", [400, 413]),
    ].map { name, field, statuses in
      WireCase(
        "a length: \(name)", WireCase.request("/health", field, body: "0\r\n\r\n" + WireCase.smuggled),
        WireCase.Reply(statuses: Set(statuses)))
    })

  /// Failures of requests to a service.
  static let failures = WireTable(
    name: "failures",
    variables: [
      "AEROGAMI_CLIENTS_TRIPS_VARIANT": "failing", "AEROGAMI_CLIENTS_TRIPS_FAILURE": "status:500",
      "AEROGAMI_CLIENTS_COUNTRIES_VARIANT": "failing", "AEROGAMI_CLIENTS_COUNTRIES_FAILURE": "status:503",
      "AEROGAMI_CLIENTS_ROVERS_VARIANT": "failing", "AEROGAMI_CLIENTS_ROVERS_FAILURE": "timeout",
      "AEROGAMI_CLIENTS_STAR_WARS_VARIANT": "failing", "AEROGAMI_CLIENTS_STAR_WARS_FAILURE": "offline",
    ],
    cases: [
      ("500", "/trips/EU", 500), ("503", "/countries/v3.1/name/Germany", 503), ("504", "/mars/manifests/spirit", 504),
    ]
    .flatMap { name, target, status in
      [
        WireCase("GET with \(name)", WireCase.request(target), .status(status), then: .open),
        WireCase("HEAD with \(name)", WireCase.request(target, method: "HEAD"), .head(status), then: .open),
        WireCase(
          "HEAD with \(name), GET", WireCase.request(target, method: "HEAD") + WireCase.request("/health"),
          .head(status), .status(200),
          then: .open),
      ]
    } + [
      WireCase("a dropped connection", [Array(WireCase.request("/starwars/people/1").utf8)], [], then: .closed),
      WireCase(
        "a dropped connection on HEAD", [Array(WireCase.request("/starwars/people/1", method: "HEAD").utf8)], [],
        then: .closed),
    ])
}
