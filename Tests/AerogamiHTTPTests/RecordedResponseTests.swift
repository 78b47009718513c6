import AerogamiContainer
import AerogamiCore
import Foundation
import Testing

@testable import AerogamiHTTP

@Suite struct RecordedResponseTests {
  private static let request = RecordedRequest(client: "trips", target: "/trips/EU")

  private func text(_ response: RecordedResponse) -> String {
    String(decoding: response.file(of: Self.request), as: UTF8.self)
  }

  private func read(_ file: [UInt8], maxBodyBytes: Int = 1000) throws(FixtureError) -> RecordedResponse {
    try RecordedResponse(file: file, of: Self.request, maxBodyBytes: maxBodyBytes)
  }

  @Test("a response is saved as a head, an empty line, and the unchanged body")
  func response() {
    var response = RecordedResponse(
      ending: .response(
        status: 503,
        headers: [.init(name: "content-type", value: "text/plain"), .init(name: "retry-after", value: "7")],
        body: Array("too\n\nbusy".utf8)))
    response.attempts = 3
    response.remark = "tried 3 times"
    response.redirectedTo = "https://h:443"
    #expect(
      text(response) == """
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

  @Test("a failure is saved with its detail, remedy and remark, without a body")
  func failure() {
    var response = RecordedResponse(
      ending: .failed(
        .offline, detail: "could not connect",
        remedy: "check the network, and that the service is running at this address"))
    response.attempts = 0
    response.remark = "tried 3 times"
    #expect(
      text(response) == """
        GET /trips/EU
        client: trips
        failure: offline
        detail: could not connect
        remedy: check the network, and that the service is running at this address
        attempts: 0
        remark: tried 3 times


        """)
  }

  @Test(
    "any body is the same after writing and reading",
    arguments: [
      [], Array("\n".utf8), Array("\r\n\r\n".utf8), Array("a\r\nb\rc\n".utf8), Array("\n\nstatus: 500\n\n".utf8),
      Array("žmona 👩🏽‍🚀".utf8), Array("\u{FEFF}[]".utf8), [0], [0xFF, 0xD8, 0xFF, 0], [0xC3], Array("\u{1B}[2J".utf8),
      Array(0...255), Array(repeating: 0xFF, count: 58),
    ])
  func roundTrip(body: [UInt8]) throws {
    let response = RecordedResponse(ending: .response(status: 200, headers: [], body: body))
    let file = response.file(of: Self.request)
    #expect(try read(file) == response)
    #expect(file.isReadable, "any editor shows it")
  }

  @Test(
    "any result is the same after writing and reading",
    arguments: [
      .failed(.timeout, detail: "a: b"), .failed(.malformed, detail: "x"), .failed(.unimplemented, detail: "x"),
      .failed(.status(302), detail: "the service redirects in a loop", remedy: "check: the base URL"),
      .failed(.status(503), detail: "x"),
      .response(status: 404, headers: [.init(name: "etag", value: #"W/"a: b""#)], body: []),
    ] as [RecordedResponse.Ending], [(0, nil), (1, "http://h:80"), (7, nil)] as [(Int, String?)])
  func endings(ending: RecordedResponse.Ending, way: (attempts: Int, redirectedTo: String?)) throws {
    let response = RecordedResponse(ending: ending, attempts: way.attempts, redirectedTo: way.redirectedTo)
    #expect(try read(response.file(of: Self.request)) == response)
  }

  @Test("a manually edited file is read, with other line endings, field orders and lengths")
  func edited() throws {
    let file = "GET /trips/EU\r\nContent-Type:  text/plain \r\nSTATUS: 200\r\nclient: trips\r\n\r\n[]\r\n"
    #expect(
      try read(Array(file.utf8))
        == RecordedResponse(
          ending: .response(
            status: 200, headers: [.init(name: "content-type", value: "text/plain")], body: Array("[]\r\n".utf8))))
    let withoutBody = "GET /trips/EU\nclient: trips\nstatus: 204"
    #expect(
      try read(Array(withoutBody.utf8)) == RecordedResponse(ending: .response(status: 204, headers: [], body: [])))
  }

  @Test(
    "an invalid file is an error with the line",
    arguments: [
      ("", ": the file is empty"), ("\n\n[]", ": the file is empty"),
      ("GET /trips/US\n", #":1: expected the line "GET /trips/EU", found "GET /trips/US""#),
      (
        "GET /trips/EU\nclient: rovers\nstatus: 200\n",
        #":2: client: "rovers" is not the expected client trips"#
      ),
      ("GET /trips/EU\nstatus: 200\n", ": client is missing"),
      ("GET /trips/EU\nclient: trips\n\n[]", ": both status and failure are missing"),
      ("GET /trips/EU\nclient: trips\nstatus: ok\n", #":3: status: "ok" is not a whole number from 100 to 999"#),
      ("GET /trips/EU\nclient: trips\nstatus: 99\n", #":3: status: "99" is not a whole number from 100 to 999"#),
      ("GET /trips/EU\nclient: trips\nstatus: 200\nstatus: 200\n", ":4: status appears more than once"),
      (
        "GET /trips/EU\nclient: trips\nstatus: 200\nattempts: -1\n",
        #":4: attempts: "-1" is not a whole number from 0 to 1000000"#
      ),
      (
        "GET /trips/EU\nclient: trips\nstats: 200\n",
        #":3: "stats" is not a known field (did you mean "status"?)"#
      ),
      (
        "GET /trips/EU\nclient: trips\n{}\n",
        #":3: "{}" is not a known field (the body must follow an empty line)"#
      ),
      (
        "GET /trips/EU\nclient: trips\nstatus: 200\nfailure: offline\ndetail: x\n",
        ": status and failure are both given"
      ),
      (
        "GET /trips/EU\nclient: trips\nfailure: slow\ndetail: x\n",
        #":3: failure: "slow" is not one of unimplemented, offline, timeout, malformed and status:NNN (100 to 999)"#
      ),
      ("GET /trips/EU\nclient: trips\nfailure: offline\n", ": detail is missing"),
      ("GET /trips/EU\nclient: trips\nstatus: 200\nbody: base64\n\n?!", ": the body is not valid base64"),
      (
        "GET /trips/EU\nclient: trips\nstatus: 200\nbody: gzip\n\n",
        #":4: body: "gzip" is unsupported; the only encoding is base64"#
      ),
      (
        "GET /trips/EU\nclient: trips\nstatus: 200\nredirected: elsewhere\n",
        #":4: redirected: "elsewhere" is not an http or https address"#
      ),
    ])
  func broken(file: String, problem: String) {
    let error = #expect(throws: FixtureError.self) { try read(Array(file.utf8)) }
    #expect(error?.description == problem)
  }

  @Test("a head without an end, a head that is not text, and a body that is too large are errors")
  func bounds() {
    let start = Array("GET /trips/EU\nclient: trips\nstatus: 200\n".utf8)
    let long = #expect(throws: FixtureError.self) { try read(start + Array(repeating: 0x61, count: 70_000)) }
    #expect(long?.description == ":4: the head is larger than 65536 bytes (an empty line ends the head)")
    let binary = #expect(throws: FixtureError.self) { try read(start + [0xFF, 0x0A]) }
    #expect(binary?.description == ":4: the line is not valid UTF-8")
    let large = #expect(throws: FixtureError.self) { try read(start + Array("\n[]]".utf8), maxBodyBytes: 2) }
    #expect(large?.description == ": the body is larger than 2 bytes")
    #expect(large?.remedy == .allowLargerBodies)
  }

  @Test("only headers that affect decoding are recorded, and no cookies")
  func headers() {
    let response = HTTPResponse(
      status: 401,
      headers: [
        ("Date", "now"), ("Set-Cookie", "a=b"), ("Retry-After", "7"), ("WWW-Authenticate", "Bearer"),
        ("ETag", "\"hush\""),
        ("Content-Type", "text/plain"), ("X-Request-Id", "1"), ("Authorization", "x"),
      ].map { .init(name: $0.0, value: $0.1) }, body: [])
    let recorded = RecordedResponse(response, masking: SecretMask(["hush"]))
    let headers = [("content-type", "text/plain"), ("etag", "\"(secret)\""), ("retry-after", "7")]
    #expect(
      recorded.ending == .response(status: 401, headers: headers.map { .init(name: $0.0, value: $0.1) }, body: []))
  }
}
