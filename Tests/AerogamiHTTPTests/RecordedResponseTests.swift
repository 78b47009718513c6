import AerogamiCore
import Testing

@testable import AerogamiHTTP

@Suite struct RecordedResponseTests {
  private static let request = RecordedRequest(client: "trips", target: "/trips/EU")

  private func text(_ answer: RecordedResponse) -> String {
    String(decoding: answer.file(of: Self.request), as: UTF8.self)
  }

  private func read(_ file: [UInt8], maxBodyBytes: Int = 1000) throws(FixtureError) -> RecordedResponse {
    try RecordedResponse(file: file, of: Self.request, maxBodyBytes: maxBodyBytes)
  }

  @Test("an answer is a head that says what matters, an empty line, and the body as it is")
  func answer() {
    var answer = RecordedResponse(
      ending: .answered(
        status: 503,
        headers: [.init(name: "content-type", value: "text/plain"), .init(name: "retry-after", value: "7")],
        body: Array("too\n\nbusy".utf8)))
    answer.attempts = 3
    answer.remark = "tried 3 times"
    answer.redirectedTo = "https://h:443"
    #expect(
      text(answer) == """
        GET /trips/EU
        client: trips
        status: 503
        attempts: 3
        remark: tried 3 times
        redirected: https://h:443
        content-type: text/plain
        retry-after: 7

        too

        busy
        """)
  }

  @Test("a failure says what happened, and has no body")
  func failure() {
    var answer = RecordedResponse(
      ending: .failed(.offline, detail: "could not connect", remedy: "is the service running there?"))
    answer.attempts = 0
    #expect(
      text(answer) == """
        GET /trips/EU
        client: trips
        failure: offline
        detail: could not connect
        remedy: is the service running there?
        attempts: 0


        """)
  }

  @Test(
    "whatever the body is, it is read as it was written",
    arguments: [
      [], Array("\n".utf8), Array("\r\n\r\n".utf8), Array("a\r\nb\rc\n".utf8), Array("\n\nstatus: 500\n\n".utf8),
      Array("žmona 👩🏽‍🚀".utf8), Array("\u{FEFF}[]".utf8), [0], [0xFF, 0xD8, 0xFF, 0], [0xC3], Array("\u{1B}[2J".utf8),
      Array(0...255), Array(repeating: 0xFF, count: 58),
    ])
  func roundTrip(body: [UInt8]) throws {
    let answer = RecordedResponse(ending: .answered(status: 200, headers: [], body: body))
    let file = answer.file(of: Self.request)
    #expect(try read(file) == answer)
    #expect(file.isReadable, "any editor shows it")
  }

  @Test(
    "how a request ended is read as it was written",
    arguments: [
      .failed(.timeout, detail: "a: b"), .failed(.malformed, detail: "x"), .failed(.unimplemented, detail: "x"),
      .failed(.status(302), detail: "the service redirects in a loop", remedy: "check: the base URL"),
      .failed(.status(503), detail: "x"),
      .answered(status: 404, headers: [.init(name: "etag", value: #"W/"a: b""#)], body: []),
    ] as [RecordedResponse.Ending], [(0, nil), (1, "http://h:80"), (7, nil)] as [(Int, String?)])
  func endings(ending: RecordedResponse.Ending, way: (attempts: Int, redirectedTo: String?)) throws {
    let answer = RecordedResponse(ending: ending, attempts: way.attempts, redirectedTo: way.redirectedTo)
    #expect(try read(answer.file(of: Self.request)) == answer)
  }

  @Test("a file that was edited by hand is read, with other ends of lines, orders and lengths")
  func edited() throws {
    let file = "GET /trips/EU\r\nContent-Type:  text/plain \r\nSTATUS: 200\r\nclient: trips\r\n\r\n[]\r\n"
    #expect(
      try read(Array(file.utf8))
        == RecordedResponse(
          ending: .answered(
            status: 200, headers: [.init(name: "content-type", value: "text/plain")], body: Array("[]\r\n".utf8))))
    let withoutBody = "GET /trips/EU\nclient: trips\nstatus: 204"
    #expect(
      try read(Array(withoutBody.utf8)) == RecordedResponse(ending: .answered(status: 204, headers: [], body: [])))
  }

  @Test(
    "a file that is broken is an error with its line",
    arguments: [
      ("", ": it is empty"), ("\n\n[]", ": it is empty"),
      ("GET /trips/US\n", ":1: this is to be the answer to GET /trips/EU, and is that to GET /trips/US"),
      (
        "GET /trips/EU\nclient: rovers\nstatus: 200\n",
        #":2: client: "rovers" is not trips, whose answer this is to be"#
      ),
      ("GET /trips/EU\nstatus: 200\n", ": it has no client"),
      ("GET /trips/EU\nclient: trips\n\n[]", ": it has no status, and no failure"),
      ("GET /trips/EU\nclient: trips\nstatus: ok\n", #":3: status: "ok" is not a whole number from 100 to 999"#),
      ("GET /trips/EU\nclient: trips\nstatus: 99\n", #":3: status: "99" is not a whole number from 100 to 999"#),
      ("GET /trips/EU\nclient: trips\nstatus: 200\nstatus: 200\n", ":4: status is given twice; remove one"),
      (
        "GET /trips/EU\nclient: trips\nstatus: 200\nattempts: -1\n",
        #":4: attempts: "-1" is not a whole number from 0 to 1000000"#
      ),
      (
        "GET /trips/EU\nclient: trips\nstats: 200\n",
        #":3: "stats" is nothing that a head has; an empty line ends it; did you mean "status"? Known: client, status, "#
          + "failure, detail, remedy, attempts, remark, redirected, content-type, etag, retry-after, body"
      ),
      (
        "GET /trips/EU\nclient: trips\nstatus: 200\nfailure: offline\ndetail: x\n",
        ": it has a status and a failure; remove one"
      ),
      (
        "GET /trips/EU\nclient: trips\nfailure: slow\ndetail: x\n",
        #":3: failure: "slow" is none of unimplemented, offline, timeout, malformed and status:NNN"#
      ),
      ("GET /trips/EU\nclient: trips\nfailure: offline\n", ": it has no detail"),
      ("GET /trips/EU\nclient: trips\nstatus: 200\nbody: base64\n\n?!", ": its body is no base64"),
      (
        "GET /trips/EU\nclient: trips\nstatus: 200\nbody: gzip\n\n",
        #":4: body: "gzip" is not base64, which is all that it may be"#
      ),
      (
        "GET /trips/EU\nclient: trips\nstatus: 200\nredirected: elsewhere\n",
        #":4: redirected: "elsewhere" is no http or https address"#
      ),
    ])
  func broken(file: String, problem: String) {
    let error = #expect(throws: FixtureError.self) { try read(Array(file.utf8)) }
    #expect(error?.description == problem)
  }

  @Test("a head that never ends, one that is no text, and a body that is too large are errors")
  func bounds() {
    let start = Array("GET /trips/EU\nclient: trips\nstatus: 200\n".utf8)
    let long = #expect(throws: FixtureError.self) { try read(start + Array(repeating: 0x61, count: 70_000)) }
    #expect(long?.description == ":4: its head has more than 65536 bytes; an empty line ends it")
    let binary = #expect(throws: FixtureError.self) { try read(start + [0xFF, 0x0A]) }
    #expect(binary?.description == ":4: this is no text")
    let large = #expect(throws: FixtureError.self) { try read(start + Array("\n[]]".utf8), maxBodyBytes: 2) }
    #expect(large?.description == ": its body is larger than 2 bytes")
    #expect(large?.remedy == .allowLargerBodies)
  }

  @Test("of the headers those are recorded that say something about the answer, and no cookie")
  func headers() {
    let response = HTTPResponse(
      status: 401,
      headers: [
        ("Date", "now"), ("Set-Cookie", "a=b"), ("Retry-After", "7"), ("WWW-Authenticate", "Bearer"),
        ("ETag", "\"hush\""),
        ("Content-Type", "text/plain"), ("X-Request-Id", "1"), ("Authorization", "x"),
      ].map { .init(name: $0.0, value: $0.1) }, body: [])
    let answer = RecordedResponse(response, masking: SecretMask(["hush"]))
    let headers = [("content-type", "text/plain"), ("etag", "\"(secret)\""), ("retry-after", "7")]
    #expect(
      answer.ending == .answered(status: 401, headers: headers.map { .init(name: $0.0, value: $0.1) }, body: []))
  }
}
