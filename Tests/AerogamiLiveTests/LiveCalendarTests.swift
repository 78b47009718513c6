import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// The calendar of a server with Aerogami's API, against a real server on loopback.
@Suite(.timeLimit(.minutes(20))) struct LiveCalendarTests {
  private static let request = CalendarRequest.fixture("VNO-BCN", month: "2027-01")

  /// Requests a calendar from a server that sends this response.
  private func fetched(
    _ response: TestServer.Response, _ request: CalendarRequest = request
  ) async throws -> (result: Result<Fetched<[CalendarDay]>, ClientError>, paths: [String]) {
    try await TestServer.run { _ in
      response
    } _: { server in
      let limits = HTTPTransport.Limits(connectTimeout: .seconds(3600), maxBodyBytes: 1 << 24, remedyText: Remedy.text)
      let base = try #require(BaseURL(server.address))
      let result: Result<Fetched<[CalendarDay]>, ClientError> = try await HTTPTransport.withAsyncHTTPClient(
        limits: limits
      ) {
        let client = TripClient.live(
          Service(base: base, token: nil, tokenVariable: "TOKEN", transport: $0.configured(with: .once)))
        do { return .success(try await client.calendar(request)) } catch let error as ClientError {
          return .failure(error)
        }
      }
      return (result, await server.requests.entries.map(\.path))
    }
  }

  private func error(_ response: TestServer.Response) async throws -> ClientError {
    guard case .failure(let error) = try await fetched(response).result else { throw UnexpectedSuccess() }
    return error
  }

  private struct UnexpectedSuccess: Error {}

  private static func row(_ date: String, _ price: String = "28") -> String {
    #"{"date":"\#(date)","price":\#(price),"currency":"EUR","status":"available","route":"VNO-BCN","return_date":null}"#
  }

  private static func document(_ rows: [String]) -> TestServer.Response {
    .init(#"{"dates":[\#(rows.joined(separator: ","))]}"#)
  }

  @Test("the days of a response, in order, each with its best offer")
  func days() async throws {
    let response = Self.document([
      Self.row("2027-01-31"), Self.row("2027-01-02", "9.50"), #"{"date":"2027-01-03","status":"sold_out"}"#,
      Self.row("2027-01-31", "27"), #"{"date":"2027-01-31","status":"no_flight"}"#,
    ])
    let fetched = try await fetched(response).result.get()
    #expect(
      fetched.value.map(\.text) == ["2027-01-02 9.50 EUR VNO-BCN", "2027-01-03 sold_out", "2027-01-31 27 EUR VNO-BCN"])
    #expect(fetched.attempts == 1)
    #expect(fetched.status == .ok)
    #expect(fetched.skipped.count == 0)
    #expect(try await self.fetched(Self.document([])).result.get().value == [])
  }

  @Test(
    "the route is one segment of the path, and the filters except for the maximum price are the query",
    arguments: [
      ("VNO-BCN", "", "VNO-BCN?month=2027-01"),
      (
        "Clermont-Ferrand-New York",
        "nights=2-4&max_price=50 EUR&days=fri,sat&return_days=sun&direct=true&currency=EUR",
        "Clermont-Ferrand-New%20York?month=2027-01&currency=EUR&direct=true&nights=2-4&days=fri,sat&return_days=sun"
      ),
      ("VNO-BCN", "max_price=50 EUR", "VNO-BCN?month=2027-01&currency=EUR"),
      ("VNO-BCN", "max_price=50", "VNO-BCN?month=2027-01"),
      ("VNO,RIX-Málaga", "airline=FR&from=CPH&max_hours=9", "VNO,RIX-M%C3%A1laga?month=2027-01"),
    ])
  func path(route: String, filters: String, expected: String) async throws {
    let request = CalendarRequest.fixture(route, month: "2027-01", filters)
    let paths = try await fetched(Self.document([]), request).paths
    let path = try #require(paths.first).replacing("%2C", with: ",").replacing("+", with: "%20")
    #expect(path == "/calendar/\(expected)")
    #expect(paths.count == 1)
    // The server parses it to the same request.
    let parts = path.split(separator: "?")
    let text = String(parts[0].dropFirst("/calendar/".count))
    #expect(try CalendarRoute(try #require(text.percentDecoded)) == request.route)
  }

  @Test(
    "a server without a calendar is reported as such, with what to do",
    arguments: [
      .init(status: 404, #"{"error":"no such path"}"#), .init(status: 404, "<h1>404</h1>", contentType: "text/html"),
      .init(status: 501, #"{"error":"the service has no price calendar"}"#),
    ] as [TestServer.Response])
  func noCalendar(response: TestServer.Response) async throws {
    let error = try await error(response)
    #expect(
      error.reason
        == .failed(
          .unimplemented, detail: "the service has no price calendar",
          remedy: "use the provider travelpayouts or ryanair, or a server that runs aerogami serve"))
    #expect(error.requested.hasSuffix("/calendar/VNO-BCN?month=2027-01"))
    #expect(error.attempts == 1)
  }

  @Test(
    "any other status is an error with the server's message",
    arguments: [
      (
        400, #"{"error":"month: 2027-01 is in the past"}"#,
        "status 400: month: 2027-01 is in the past; check the base URL and the route"
      ),
      (500, "", "status 500; try again later"), (502, #"{"error":"gone"}"#, "status 502: gone; try again later"),
      (204, "", "status 204; check the base URL: status 200 is expected"),
      (401, "", "status 401; if the service requires a token, set TOKEN"),
    ])
  func status(status: Int, body: String, text: String) async throws {
    let error = try await error(.init(status: status, body))
    #expect("\(error)".hasSuffix(text), "\(error)")
    guard case .failed(.status(status), _, _) = error.reason else { throw error }
  }

  @Test("rows that are not days of the month are skipped and counted")
  func skipped() async throws {
    let rows = [
      Self.row("2027-01-31"), Self.row("2027-02-01"), Self.row("2027-01-02", "-5"), Self.row("2027-01-02", "0"),
      Self.row("2027-01-02", "null"), #"{"date":"2027-01-03","status":"cheap"}"#, "7",
      Self.row(String(repeating: "x", count: 100_000)),
    ]
    let fetched = try await fetched(Self.document(rows)).result.get()
    #expect(fetched.value.map(\.text) == ["2027-01-31 28 EUR VNO-BCN"])
    #expect(fetched.skipped.count == 7)
    #expect(
      fetched.skipped.reasons.first == #"dates[1].date: expected a day of 2027-01, found "2027-02-01""#)
    #expect(fetched.skipped.reasons.count == 3)
    #expect(try await error(Self.document(Array(rows.dropFirst()))).description.contains("all 7 rows are invalid"))
  }

  @Test("a response with 20,000 rows has at most the days of the month")
  func manyRows() async throws {
    let rows = (0..<20_000).map { Self.row("2027-01-\($0 % 31 < 9 ? "0" : "")\($0 % 31 + 1)", "\($0 + 1)") }
    let fetched = try await fetched(Self.document(rows)).result.get()
    #expect(fetched.value.map(\.day) == DepartureDays(month: "2027-01").map { Array($0.days) })
    #expect(fetched.value.map { $0.offer.fare?.price } == (1...31).map { Price(significand: $0) })
  }

  @Test(
    "a response of another form is an error", arguments: ["{}", "[]", "null", "{\"dates\":7}", "{\"dates\":[", "<p>"])
  func malformed(body: String) async throws {
    guard case .failed(.malformed, _, _) = try await error(.init(body)).reason else {
      throw UnexpectedSuccess()
    }
  }
}
