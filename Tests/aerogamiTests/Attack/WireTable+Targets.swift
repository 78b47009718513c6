extension WireTable {
  /// Paths outside of the routes.
  static let targets = WireTable(
    name: "targets",
    cases: [
      "/../health", "/trips/../health", "/./health", "/%2e%2e/health", "/trips/%2e%2e/health",
      "/trips/..%2f..%2fhealth",
      "/trips/%2e%2e%2fhealth", "/..%5c..%5chealth", "/..\\..\\health", "\\health", "/trips/..;/health",
      "/%252e%252e/health",
      "/trips/%00", "/trips/%ff", "/trips/%c0%ae%c0%ae", "/trips/%ed%a0%80", "/trips/%zz", "/trips/%", "/trips/%2",
      "/health%00", "/health%2f", "/health%20", "/health;a=b", "/health/..", "/HEALTH", "/%68ealth%",
      "/airports/%0d%0aX-A:1",
      "/airports/..%2f..%2fetc%2fpasswd", "/starwars/people/1%2f..", "/starwars/people/-1", "/starwars/people/+1",
      "/starwars/people/99999999999999999999", "/countries/v3.1/name/..%2f..", "/.git/config", "/etc/passwd", "/;",
    ].map { WireCase("\($0.debugDescription)", WireCase.request($0), .status(400, 404), then: .either) } + [
      WireCase(
        "a watch without an origin", "POST /watches/add?name=a&to=ES HTTP/1.1\r\nHost: localhost\r\n\r\n", .status(403)),
      WireCase(
        "a watch from another site",
        "POST /watches/remove?name=a HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n\r\n", .status(403)),
      WireCase(
        "a watch through a foreign name",
        "POST /watches/run?name=a HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n\r\n", .status(421)),
      WireCase(
        "a watch with a body",
        "POST /watches/add HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 6\r\n\r\nname=a",
        .status(413)),
      WireCase("a watch with GET", WireCase.request("/watches/remove?name=a"), .status(405)),
      WireCase("the feed of an unknown watch", WireCase.request("/watches/a.atom"), .status(404), then: .open),
      WireCase("a feed in another directory", WireCase.request("/watches/../a.atom"), .status(404), then: .either),
      WireCase(
        "a feed with a null byte", WireCase.request("/watches/a%00.atom"), .status(400, 404), then: .either),
      WireCase("an encoded path of a watch", WireCase.request("/watches%2fremove?name=a"), .status(404), then: .either),
      WireCase("places without a text", WireCase.request("/places"), .status(400), then: .open),
      WireCase(
        "places that begin with a long text", WireCase.request("/places?q=" + String(repeating: "%41", count: 2_000)),
        .status(200), then: .open),
      WireCase("places in invalid UTF-8", WireCase.request("/places?q=%ff"), .status(400), then: .open),
      WireCase("a map without a valid limit", WireCase.request("/map?max_price=%00"), .status(400), then: .open),
      WireCase("/", WireCase.request("/"), .status(200, 404), then: .open),
      WireCase("//", WireCase.request("//"), .status(200, 400, 404), then: .either),
      WireCase("/?", WireCase.request("/?"), .status(200, 404), then: .open),
      WireCase("/#", WireCase.request("/#"), .status(200, 400, 404), then: .either),
      WireCase("a fragment", WireCase.request("/health#a"), .status(200, 400, 404), then: .either),
      WireCase("a slash at the end", WireCase.request("/health/"), .status(200, 404), then: .open),
      WireCase(
        "an encoded new line is repeated as one", WireCase.request("/trips/a%0d%0aX-Injected:%201"),
        .status(400, 404), then: .open),
      WireCase(
        "8 KB", WireCase.request("/trips/" + String(repeating: "a", count: 8_000)), .status(400, 404), then: .open),
      WireCase("more than 8 KB", WireCase.request("/trips/" + String(repeating: "a", count: 8_300)), .status(414)),
      WireCase(
        "more than 8 KB of a query", WireCase.request("/health?" + String(repeating: "a=b&", count: 2_100)),
        .status(414)),
      WireCase("64 KB", WireCase.request("/" + String(repeating: "a", count: 65_536)), .status(400, 414, 431)),
      WireCase(
        "more than 8 KB on HEAD", "HEAD /\(String(repeating: "a", count: 8_300)) HTTP/1.1\r\nHost: localhost\r\n\r\n",
        .head(414)),
    ])

  /// Targets of a server whose base URL has the path `/flights`.
  static let sitePaths = WireTable(
    name: "below a path", arguments: ["--base-url", "https://home.example/flights"],
    cases: [
      "/flights/../health", "/flights/%2e%2e/health", "/flights/..%2fhealth", "/flights/flights/health",
      "/flightshealth",
      "/flights%2fhealth", "/flights;a=b/health", "/FLIGHTS/health", "/flights%00/health", "/%/health", "/flights/%ff",
      "/flights/trips/%0d%0aX-A:1", "/flights/flights", "/flights/.git/config", "/x/flights/health",
    ].map { WireCase("\($0.debugDescription)", WireCase.request($0), .status(400, 404), then: .either) } + [
      WireCase("the path", WireCase.request("/flights"), .status(200), then: .open),
      WireCase("the path with a query", WireCase.request("/flights?wait=false"), .status(200), then: .open),
      WireCase("an encoded letter", WireCase.request("/%66lights/health"), .status(200), then: .open),
      WireCase(
        "the absolute form", "GET http://localhost/flights/health HTTP/1.1\r\nHost: localhost\r\n\r\n", .status(200),
        then: .open),
      WireCase(
        "another host", "GET /flights/health HTTP/1.1\r\nHost: evil.example\r\n\r\n", .status(421)),
      WireCase(
        "a body", "GET /flights/health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nGET /", .status(413)),
      WireCase(
        "a change without an origin", "POST /flights/favorites/add?id=a HTTP/1.1\r\nHost: localhost\r\n\r\n",
        .status(403)),
    ])

  /// Queries, whose values are forms: a plus is a space, and an encoded plus is a plus.
  static let queries = WireTable(
    name: "queries",
    cases: [
      WireCase(
        "an encoded space", WireCase.request("/starwars/people?search=Luke%20Sky"), .ok(containing: "Luke"), then: .open
      ),
      WireCase(
        "a plus is a space", WireCase.request("/starwars/people?search=Luke+Sky"), .ok(containing: "Luke"), then: .open),
      WireCase(
        "an encoded plus is not", WireCase.request("/starwars/people?search=Luke%2BSky"),
        .ok(containing: #""results":[]"#),
        then: .open),
      WireCase(
        "a plus alone", WireCase.request("/starwars/people?search=%2B"), .ok(containing: #""results":[]"#), then: .open),
      WireCase(
        "an encoded name", WireCase.request("/starwars/people?sear%63h=%2B"), .ok(containing: #""results":[]"#),
        then: .open),
      WireCase(
        "a question mark in a value", WireCase.request("/starwars/people?search=a?b"),
        .ok(containing: #""results":[]"#),
        then: .open),
      WireCase(
        "an equals sign in a value", WireCase.request("/starwars/people?search=a=b"), .ok(containing: #""results":[]"#),
        then: .open),
      WireCase("nothing but separators", WireCase.request("/health?&&&=&=&&"), .status(200), then: .open),
      WireCase("a name without a value", WireCase.request("/starwars/people?search"), .status(200), then: .open),
    ]
      + [
        "+1", "%201", "0", "-1", "1.0", "1e3", "0x1", "", "%ff", "%00", "1%00", "%2B1", "99999999999999999999",
        "%EF%BC%91", "1,2", "a",
      ].map {
        WireCase(
          "page \($0)", WireCase.request("/mars/rovers/curiosity/photos?sol=1000&page=\($0)"), .status(400), then: .open
        )
      }
      + ["-1", "+5", "1e3", "99999999999999999999999999", "1000%0d%0a", "NaN"].map {
        WireCase("sol \($0)", WireCase.request("/mars/rovers/curiosity/photos?sol=\($0)"), .status(400), then: .open)
      }
      + [
        "2015-02-30", "2015-6", "0000-00-00", "2015-06-03T00:00:00Z", "-2015-06-03", "%32015-06-03%00", "2015-%2b6-03",
      ].map {
        WireCase(
          "earth_date \($0)", WireCase.request("/mars/rovers/curiosity/photos?earth_date=\($0)"), .status(400),
          then: .open)
      } + [
        WireCase(
          "page %2B1", WireCase.request("/mars/rovers/curiosity/photos?sol=1000&page=%2B1"), .status(200, 400),
          then: .open)
      ])
}
