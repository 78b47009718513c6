import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

@Suite("Decoding Ryanair's calendar") struct RyanairCalendarDecodingTests {
  private func decoded(_ text: String) throws -> DecodedList<CalendarDay> {
    let month = try #require(DepartureDays(month: "2027-01"))
    let bytes = Array(text.utf8)
    return try decodeRyanairCalendar(bytes.span, of: month, on: .vilniusMalaga)
  }

  @Test("a day has a fare, is sold out, has no flight, or is unknown")
  func offers() throws {
    let list = try decoded(
      ryanairCalendar([
        ryanairDayJSON("2027-01-01", "20.16"), ryanairDayJSON("2027-01-02", soldOut: true),
        ryanairDayJSON("2027-01-03", unavailable: true), ryanairDayJSON("2027-01-04"),
        // The currency that the service chose, and a night flight.
        ryanairDayJSON(
          "2027-01-05", "1",
          [
            "price": #"{"value":99.5,"currencyCode":"gbp"}"#, "departureDate": #""2027-01-05T23:30:00""#,
            "arrivalDate": #""2027-01-06T00:55:00""#,
          ]),
        // Sold out says more than unavailable, and a price that is not for sale is not a fare.
        ryanairDayJSON("2027-01-06", "9", ["soldOut": "true"]),
        ryanairDayJSON("2027-01-07", "9", ["unavailable": "true"]),
        ryanairDayJSON("2027-01-08", soldOut: true, unavailable: true),
        ryanairDayJSON("2027-01-09", "1", ["price": #"{"value":null,"currencyCode":"EUR"}"#]),
        ryanairDayJSON("2027-01-10", "9", ["soldOut": "null", "unavailable": nil]),
        ryanairDayJSON("2027-01-11", "9", ["price": nil]),
      ]))
    #expect(
      list.elements.map(\.text) == [
        "2027-01-01 20.16 EUR VNO-AGP", "2027-01-02 sold_out", "2027-01-03 no_flight", "2027-01-04 unknown",
        "2027-01-05 99.5 GBP VNO-AGP", "2027-01-06 sold_out", "2027-01-07 no_flight", "2027-01-08 sold_out",
        "2027-01-09 unknown", "2027-01-10 9 EUR VNO-AGP", "2027-01-11 unknown",
      ])
    #expect(list.skipped.count == 0)
  }

  @Test(
    "a row that is not a day of the month is skipped with the reason",
    arguments: [
      (["day": nil], "day: missing"), (["day": "null"], "day: expected a string"),
      (["day": #""2027-01-32""#], "day: expected a day such as 2027-01-31"),
      (["day": #""2027-02-01""#], "day: expected a day of 2027-01"),
      (["price": "20"], "price: expected an object"), (["price": "{}"], "price.value: missing"),
      (["price": #"{"value":0,"currencyCode":"EUR"}"#], "an amount above 0"),
      (["price": #"{"value":-1,"currencyCode":"EUR"}"#], "an amount above 0"),
      (["price": #"{"value":1,"currencyCode":"€"}"#], "a currency code"),
      (["price": #"{"value":1}"#], "currencyCode: missing"), (["soldOut": #""no""#], "soldOut: expected a boolean"),
    ] as [([String: String?], String)])
  func wrongRows(changes: [String: String?], reason: String) throws {
    let list = try decoded(
      ryanairCalendar([ryanairDayJSON("2027-01-01", "9", changes), ryanairDayJSON("2027-01-02", "9")]))
    #expect(list.elements.count == 1)
    #expect(list.skipped.count == 1)
    #expect(list.skipped.reasons.first?.contains(reason) == true, "\(list.skipped.reasons)")
  }

  @Test("a response without days is an error, and so is an error report")
  func noDays() throws {
    for text in ["{}", "[]", #"{"outbound":null}"#, #"{"outbound":{}}"#, #"{"outbound":{"fares":null}}"#, "", "<html>"]
    {
      #expect(throws: ResponseError.self, "\(text)") { try decoded(text) }
    }
    #expect(throws: ResponseError.status(200)) { try decoded(#"{"error":"no"}"#) }
    #expect(try decoded(ryanairCalendar([])).elements == [])
  }
}

/// The calendar of the live client of Ryanair against a real server on loopback.
@Suite(.timeLimit(.minutes(20))) struct RyanairCalendarTests {
  private let clock = ManualClock()
  private static let now = LocalTime.at("2027-01-01T10:00:00+00:00").instant

  private func withClient<Result: Sendable>(
    of service: RyanairService, concurrency: Int = 4, cache: ResponseCache = .none, now: Date = Self.now,
    configured: (HTTPTransport) -> HTTPTransport = { $0.configured(with: .once) },
    _ body: @Sendable (TripClient, TestServer) async throws -> Result
  ) async throws -> Result {
    let limits = HTTPTransport.Limits(connectTimeout: .seconds(3600), maxBodyBytes: 1 << 22, remedyText: Remedy.text)
    return try await TestServer.run(service.response) { server in
      let base = try #require(BaseURL("\(server.address)/api/farfnd/v4"))
      return try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        try await body(
          TripProvider.ryanair.live(
            Service(
              client: "trips", base: base, token: nil, tokenVariable: "TOKEN", transport: configured(transport),
              cache: cache),
            TripOptions(provider: .ryanair, data: nil, regions: [], currency: "EUR", market: nil),
            ClientContext(
              clock: clock, now: { now }, clocks: SharedAirportClocks(zones: .live()),
              fareSemaphore: AsyncSemaphore(concurrency))),
          server)
      }
    }
  }

  /// The last parts of the requested paths, such as `DUB/STN 2027-01 EUR`, or the query for fares.
  private func requested(of server: TestServer) async -> [String] {
    await server.requests.entries.map(\.path).map { path in
      let pattern = /.*\/oneWayFares\/(...\/...)\/cheapestPerDay\?outboundMonthOfDate=(.......)-01&currency=(...)/
      if let match = path.wholeMatch(of: pattern) { return "\(match.1) \(match.2) \(match.3)" }
      return path.replacing("/api/farfnd/v4/", with: "")
    }
  }

  private static let januaryOut = [
    ryanairDayJSON("2027-01-10", "20.16"), ryanairDayJSON("2027-01-11", soldOut: true),
    ryanairDayJSON("2027-01-12", unavailable: true), ryanairDayJSON("2027-01-13"), ryanairDayJSON("2027-01-30", "9"),
  ]

  @Test("the days of a month on one route, in one request")
  func oneWay() async throws {
    try await withClient(of: RyanairService(calendars: ["DUB-STN": Self.januaryOut])) { client, server in
      let fetched = try await client.calendar(.fixture("DUB-STN", month: "2027-01"))
      #expect(
        fetched.value.map(\.text) == [
          "2027-01-10 20.16 EUR DUB-STN", "2027-01-11 sold_out", "2027-01-12 no_flight", "2027-01-13 unknown",
          "2027-01-30 9 EUR DUB-STN",
        ])
      #expect(fetched.attempts == 1)
      #expect(fetched.status == .ok)
      #expect(await requested(of: server) == ["DUB/STN 2027-01 EUR"])
      #expect(await server.requests.entries.first?.header("User-Agent") == ["aerogami/\(aerogamiVersion)"])
    }
  }

  @Test("the currency of the search is requested, and prices have the response's currency")
  func currencies() async throws {
    let zloty = #"{"value":90,"currencyCode":"PLN"}"#
    let service = RyanairService(calendars: ["DUB-STN": [ryanairDayJSON("2027-01-10", "1", ["price": zloty])]])
    try await withClient(of: service) { client, server in
      for (filters, text) in [
        ("currency=gbp", "unknown"), ("max_price=60 PLN", nil), ("max_price=95 PLN", "90 PLN DUB-STN"),
      ] {
        let request = CalendarRequest.fixture("DUB-STN", month: "2027-01", filters)
        let days = try await client.calendar(request).value
        #expect(days.map(\.text) == ["2027-01-10 90 PLN DUB-STN"])
        let shown = request.days(of: days, from: dayNumber("2027-01-10")).first { $0.day == dayNumber("2027-01-10") }
        #expect(shown?.text == text.map { "2027-01-10 \($0)" })
      }
      #expect(
        await requested(of: server) == ["DUB/STN 2027-01 GBP", "DUB/STN 2027-01 PLN", "DUB/STN 2027-01 PLN"])
    }
  }

  @Test("invalid rows are skipped and counted")
  func skipped() async throws {
    let service = RyanairService(
      responses: ["DUB-STN": .init(ryanairCalendar(Self.januaryOut + ["7", ryanairDayJSON("2027-02-01", "9")]))])
    try await withClient(of: service) { client, _ in
      let fetched = try await client.calendar(.fixture("DUB-STN", month: "2027-01"))
      #expect(fetched.value.count == 5)
      #expect(
        fetched.skipped.reasons == [
          "DUB-STN: outbound.fares[5]: expected an object, found a number",
          "DUB-STN: outbound.fares[6].day: expected a day of 2027-01, found \"2027-02-01\"",
        ])
      #expect(fetched.skipped.count == 2)
    }
  }

  @Test("nothing is requested for a month that is over at the airport")
  func past() async throws {
    // In Vilnius, 2027-02-01 has begun. In UTC and in Dublin, it has not.
    let evening = LocalTime.at("2027-01-31T22:30:00Z").instant
    try await withClient(of: RyanairService(calendars: ["DUB-STN": Self.januaryOut]), now: evening) { client, server in
      for request in [CalendarRequest.fixture("DUB-STN", month: "2026-12"), .fixture("VNO-STN", month: "2027-01")] {
        let fetched = try await client.calendar(request)
        #expect(fetched.value == [] && fetched.attempts == 0 && fetched.status == .ok)
      }
      #expect(await requested(of: server) == [])
      #expect(try await client.calendar(.fixture("DUB-STN", month: "2027-01")).value.count == 5)
    }
  }
}

// Round trips.
extension RyanairCalendarTests {
  private static let back = [
    ryanairDayJSON("2027-01-11", "50"), ryanairDayJSON("2027-01-12", "15.5"), ryanairDayJSON("2027-01-13", "15.50"),
    ryanairDayJSON("2027-01-14", "1"), ryanairDayJSON("2027-02-01", soldOut: true),
    ryanairDayJSON("2027-02-02", unavailable: true),
  ]

  private func roundTrips(
    _ filters: String, out: [String] = januaryOut, back: [String] = back
  ) async throws -> (days: [String], requested: [String], attempts: Int) {
    let service = RyanairService(calendars: ["DUB-STN": out, "STN-DUB": back])
    return try await withClient(of: service) { client, server in
      let request = CalendarRequest.fixture("DUB-STN", month: "2027-01", filters)
      let fetched = try await client.calendar(request)
      let listed = request.days(of: fetched.value, from: dayNumber("2027-01-01"))
      #expect(fetched.value.map(\.day).allSatisfy { request.month.days.contains($0) })
      for day in fetched.value where request.allows(departure: day.day) {
        #expect(listed.contains(day), "\(day.text) is not allowed")
      }
      return (
        fetched.value.map { String($0.text.dropFirst(8)) }, await requested(of: server), fetched.attempts
      )
    }
  }

  @Test("a round trip costs the cheapest sum of both directions, with the earliest return of equal ones")
  func sums() async throws {
    let found = try await roundTrips("nights=1-3")
    #expect(
      found.days == [
        "10 35.66 EUR DUB-STN, back 2027-01-12", "11 sold_out", "12 no_flight", "13 unknown", "30 sold_out",
      ])
    #expect(found.requested == ["DUB/STN 2027-01 EUR", "STN/DUB 2027-01 EUR", "STN/DUB 2027-02 EUR"])
    #expect(found.attempts == 3)
  }

  @Test("only the months that the nights reach are requested")
  func months() async throws {
    let early = [ryanairDayJSON("2027-01-10", "20")]
    #expect(try await roundTrips("nights=1", out: early).requested.dropFirst() == ["STN/DUB 2027-01 EUR"])
    #expect(try await roundTrips("nights=21", out: early).requested.dropFirst() == ["STN/DUB 2027-01 EUR"])
    #expect(try await roundTrips("nights=22", out: early).requested.dropFirst() == ["STN/DUB 2027-02 EUR"])
    #expect(
      try await roundTrips("nights=20-50", out: early).requested.dropFirst()
        == ["STN/DUB 2027-01 EUR", "STN/DUB 2027-02 EUR", "STN/DUB 2027-03 EUR"])
    #expect(try await roundTrips("nights=1", out: [ryanairDayJSON("2027-01-10", soldOut: true)]).attempts == 1)
    #expect(try await roundTrips("nights=1&days=mon", out: early).attempts == 1)
  }

  @Test("without nights, the return is at most 14 nights later, on one of the return days")
  func returnDays() async throws {
    let out = [ryanairDayJSON("2027-01-03", "20")]
    func back(_ day: String) -> [String] { [ryanairDayJSON(day, "10")] }
    // Sundays.
    let sundays = "return_days=sun"
    #expect(
      try await roundTrips(sundays, out: out, back: back("2027-01-03")).days == ["03 30 EUR DUB-STN, back 2027-01-03"])
    #expect(
      try await roundTrips(sundays, out: out, back: back("2027-01-17")).days == ["03 30 EUR DUB-STN, back 2027-01-17"])
    for day in ["2027-01-04", "2027-01-24"] {
      #expect(try await roundTrips(sundays, out: out, back: back(day)).days == ["03 unknown"])
    }
    #expect(
      try await roundTrips("return_days=mon&nights=2-9", out: out, back: back("2027-01-04")).days == ["03 unknown"])
  }

  @Test(
    "without a fare back, the day is sold out, has no flight, or is unknown",
    arguments: [
      ([ryanairDayJSON("2027-01-12", soldOut: true), ryanairDayJSON("2027-01-13", unavailable: true)], "sold_out"),
      ([ryanairDayJSON("2027-01-12", unavailable: true), ryanairDayJSON("2027-01-13")], "unknown"),
      ([ryanairDayJSON("2027-01-12", unavailable: true)], "no_flight"),
      ([ryanairDayJSON("2027-01-12")], "unknown"), ([ryanairDayJSON("2027-01-20", "5")], "unknown"),
      // Prices in different currencies are not added up.
      ([ryanairDayJSON("2027-01-12", "1", ["price": #"{"value":9,"currencyCode":"GBP"}"#])], "unknown"),
      (
        [
          ryanairDayJSON("2027-01-12", "1", ["price": #"{"value":9,"currencyCode":"GBP"}"#]),
          ryanairDayJSON("2027-01-13", unavailable: true),
        ], "unknown"
      ),
      // The route back does not exist in this month.
      ([ryanairDayJSON("2027-03-01", "9")], "no_flight"),
    ])
  func noReturn(back: [String], expected: String) async throws {
    let out = [ryanairDayJSON("2027-01-10", "20")]
    #expect(try await roundTrips("nights=2-3", out: out, back: back).days == ["10 \(expected)"])
  }

  @Test("nights are counted by the days at the airports, also over a change of the clocks and after a night flight")
  func clocksChange() async throws {
    // Clocks are set forward at 01:00 on 28 March 2027.
    let service = RyanairService(calendars: [
      "DUB-STN": [
        ryanairDayJSON(
          "2027-03-27", "20",
          ["departureDate": #""2027-03-27T23:30:00""#, "arrivalDate": #""2027-03-28T00:55:00""#]),
        ryanairDayJSON("2027-03-28", "30", ["departureDate": #""2027-03-28T01:30:00""#]),
      ],
      "STN-DUB": [ryanairDayJSON("2027-03-28", "10"), ryanairDayJSON("2027-03-29", "15")],
    ])
    try await withClient(of: service) { client, _ in
      let days = try await client.calendar(.fixture("DUB-STN", month: "2027-03", "nights=1")).value
      #expect(
        days.map(\.text) == [
          "2027-03-27 30 EUR DUB-STN, back 2027-03-28", "2027-03-28 45 EUR DUB-STN, back 2027-03-29",
        ])
    }
  }

  @Test("a failing way back fails the route, and all requests are counted")
  func failingReturn() async throws {
    let service = RyanairService(
      calendars: ["DUB-STN": Self.januaryOut, "STN-DUB": Self.back],
      responses: ["STN-DUB/2027-02": .init(status: 500, "")])
    try await withClient(of: service) { client, _ in
      let error = try await #require(throws: ClientError.self) {
        try await client.calendar(.fixture("DUB-STN", month: "2027-01", "nights=1-3"))
      }
      #expect(error.attempts == 3)
      #expect("\(error)".contains("status 500"))
    }
  }
}

// Places with several airports.
extension RyanairCalendarTests {
  private static let toLondon = [
    "DUB-STN": [ryanairDayJSON("2027-01-10", "20"), ryanairDayJSON("2027-01-11", soldOut: true)],
    "DUB-LTN": [ryanairDayJSON("2027-01-10", "19"), ryanairDayJSON("2027-01-12", "8")],
  ]

  @Test(
    "an area stands for the airports that Ryanair serves, and a day has the better offer of all",
    arguments: ["LON", "London"])
  func area(place: String) async throws {
    try await withClient(of: RyanairService(calendars: Self.toLondon)) { client, server in
      let fetched = try await client.calendar(.fixture("DUB-\(place)", month: "2027-01"))
      #expect(
        fetched.value.map(\.text) == ["2027-01-10 19 EUR DUB-LTN", "2027-01-11 sold_out", "2027-01-12 8 EUR DUB-LTN"])
      #expect(fetched.attempts == 2)
      #expect(
        await requested(of: server).sorted()
          == ["/api/views/locate/5/airports/en/active", "DUB/LTN 2027-01 EUR", "DUB/STN 2027-01 EUR"])
    }
  }

  @Test("a failing route makes the result partial, and when all fail, so does the calendar")
  func partial() async throws {
    var service = RyanairService(calendars: Self.toLondon, responses: ["DUB-STN": .init(status: 500, "")])
    try await withClient(of: service) { client, _ in
      let fetched = try await client.calendar(.fixture("DUB-LON", month: "2027-01"))
      #expect(fetched.value.count == 2)
      #expect(fetched.status.kind == .partial)
      #expect(fetched.status.clientError.map { "\($0)" }?.hasSuffix("(1 of 2 routes failed: DUB-STN)") == true)
      #expect(fetched.attempts == 2)
    }
    service.responses["DUB-LTN"] = .init(status: 503, "")
    try await withClient(of: service) { client, _ in
      let error = try await #require(throws: ClientError.self) {
        try await client.calendar(.fixture("DUB-LON", month: "2027-01"))
      }
      #expect("\(error)".contains("/oneWayFares/DUB/LTN/cheapestPerDay?"))
      #expect(error.attempts == 2)
    }
  }

  @Test("a country as origin stands for its airports in the list, which is required")
  func countryOfOrigin() async throws {
    let calendars = ["STN-DUB": [ryanairDayJSON("2027-01-10", "20")], "LTN-DUB": [ryanairDayJSON("2027-01-10", "19")]]
    try await withClient(of: RyanairService(calendars: calendars)) { client, server in
      let days = try await client.calendar(.fixture("United Kingdom-DUB", month: "2027-01")).value
      #expect(days.map(\.text) == ["2027-01-10 19 EUR LTN-DUB"])
      #expect(await requested(of: server).count == 3)
    }
    let service = RyanairService(calendars: calendars, responses: ["airports": .init(status: 500, "")])
    try await withClient(of: service) { client, server in
      let error = try await #require(throws: ClientError.self) {
        try await client.calendar(.fixture("United Kingdom-DUB", month: "2027-01"))
      }
      #expect("\(error)".contains("airports/en/active (Ryanair): status 500"))
      #expect(await server.requests.entries.count == 1)
    }
  }

  /// A one-way fare from Dublin to an airport.
  private static func fare(_ code: String, _ country: String, _ price: Int) -> String {
    ryanairFareJSON([
      "outbound": ryanairLegJSON([
        "arrivalAirport": ryanairAirportJSON(code, code, country),
        "price": #"{"value":\#(price),"currencyCode":"EUR"}"#,
      ]),
      "inbound": nil,
    ])
  }

  @Test("for a country, calendars are requested of the airports that have fares")
  func country() async throws {
    let service = RyanairService(
      ["DUB": [Self.fare("BCN", "es", 30), "7", Self.fare("AGP", "es", 20), Self.fare("STN", "gb", 5)]],
      calendars: ["DUB-BCN": [ryanairDayJSON("2027-01-10", "30")], "DUB-AGP": [ryanairDayJSON("2027-01-10", "35")]])
    try await withClient(of: service, concurrency: 1) { client, server in
      let fetched = try await client.calendar(.fixture("DUB-Spain", month: "2027-01", "max_price=60"))
      #expect(fetched.value.map(\.text) == ["2027-01-10 30 EUR DUB-BCN"])
      #expect(fetched.attempts == 3)
      #expect(
        await requested(of: server) == [
          "oneWayFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-01-01"
            + "&outboundDepartureDateTo=2027-01-31&arrivalCountryCode=es&priceValueTo=60&market=en-gb&currency=EUR",
          "DUB/AGP 2027-01 EUR", "DUB/BCN 2027-01 EUR",
        ])
      #expect(fetched.skipped.reasons == ["DUB: page 1: fares[1]: expected an object, found a number"])
      #expect(fetched.skipped.count == 1)
      let other = try await client.calendar(.fixture("DUB-Italy", month: "2027-01"))
      #expect(other.value.count == 31)
      #expect(other.value.allSatisfy { $0.offer == .noFlight })
      #expect(other.status == .ok)
    }
  }

  @Test("for a city with more than 3 airports, calendars are requested of those that have fares")
  func manyAirportsOfCity() async throws {
    let codes = ["LCY", "LGW", "LTN", "STN"]
    let rows = codes.map { #"{"code":"\#($0)","name":"London","country":{"code":"gb"}}"# }
    let service = RyanairService(
      ["DUB": [Self.fare("LGW", "gb", 30), Self.fare("BHX", "gb", 9)]],
      calendars: ["DUB-LGW": [ryanairDayJSON("2027-01-10", "30")]],
      responses: ["airports": .init("[\(rows.joined(separator: ","))]")])
    try await withClient(of: service, concurrency: 1) { client, server in
      let fetched = try await client.calendar(.fixture("DUB-London", month: "2027-01"))
      #expect(fetched.value.map(\.text) == ["2027-01-10 30 EUR DUB-LGW"])
      #expect(fetched.attempts == 2)
      #expect(
        await requested(of: server).dropFirst() == [
          "oneWayFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-01-01"
            + "&outboundDepartureDateTo=2027-01-31&arrivalCountryCode=gb&market=en-gb&currency=EUR",
          "DUB/LGW 2027-01 EUR",
        ])
    }
  }

  @Test("of more than 10 airports with fares the cheapest are requested, and the result is partial")
  func manyAirports() async throws {
    let codes = ["AGP", "ALC", "BCN", "GRO", "IBZ", "LPA", "MAD", "PMI", "REU", "SVQ", "TFS", "VLC"]
    let fares = codes.enumerated().map { Self.fare($1, "es", 100 - $0) }
    let calendars = Dictionary(
      uniqueKeysWithValues: codes.map { ("DUB-\($0)", [ryanairDayJSON("2027-01-10", "30")]) })
    let service = RyanairService(["DUB": fares], calendars: calendars)
    try await withClient(of: service) { client, server in
      let fetched = try await client.calendar(.fixture("DUB-ES", month: "2027-01"))
      #expect(fetched.value.count == 1)
      #expect(fetched.attempts == 11)
      #expect(
        fetched.status.clientError.map { "\($0)" }
          == "the calendar of DUB-ES: DUB has fares to 12 of the destination airports, but only the 10 cheapest are "
          + "included; name destination cities or airports")
      #expect(fetched.status.kind == .partial)
      let paths = await requested(of: server)
      #expect(paths.count == 11)
      #expect(!paths.contains { $0.contains("AGP") || $0.contains("ALC") })
    }
    try await withClient(of: RyanairService(["DUB": Array(fares.prefix(10))], calendars: calendars)) { client, _ in
      let fetched = try await client.calendar(.fixture("DUB-ES", month: "2027-01"))
      #expect(fetched.status == .ok)
    }
  }

  @Test("an origin whose destinations fail makes the result partial")
  func failingDestinations() async throws {
    let service = RyanairService(
      ["DUB": [Self.fare("BCN", "es", 30)]], calendars: ["DUB-BCN": [ryanairDayJSON("2027-01-10", "30")]],
      responses: ["STN": .init(status: 500, "")])
    try await withClient(of: service) { client, _ in
      let fetched = try await client.calendar(.fixture("DUB,STN-ES", month: "2027-01"))
      #expect(fetched.value.map(\.text) == ["2027-01-10 30 EUR DUB-BCN"])
      #expect(fetched.status.clientError.map { "\($0)" }?.hasSuffix("(1 of 2 routes failed: STN)") == true)
      #expect(fetched.attempts == 3)
      let error = try await #require(throws: ClientError.self) {
        try await client.calendar(.fixture("STN-ES", month: "2027-01"))
      }
      #expect(error.attempts == 1)
    }
  }

  @Test(
    "a route that the service does not have has no flights",
    arguments: [.init(status: 404, ""), .init(ryanairCalendar([]))] as [TestServer.Response])
  func noRoute(response: TestServer.Response) async throws {
    try await withClient(of: RyanairService(responses: ["DUB-STN": response])) { client, server in
      let fetched = try await client.calendar(.fixture("DUB-STN", month: "2027-02"))
      #expect(fetched.value == DepartureDays(month: "2027-02")?.days.map { CalendarDay($0, .noFlight) })
      #expect(fetched.status == .ok)
      // Fares are requested too, to tell a route that does not exist from a service that does not.
      #expect(fetched.attempts == 2)
      #expect(
        await requested(of: server) == [
          "DUB/STN 2027-02 EUR",
          "oneWayFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-02-01"
            + "&outboundDepartureDateTo=2027-02-28&arrivalAirportIataCode=STN&market=en-gb&currency=EUR",
        ])
    }
  }

  @Test("a cached calendar without flights needs no request for fares")
  func cachedWithoutFlights() async throws {
    var cache = ResponseCache(store: .memory(maxBytes: 1 << 20), maxStale: .zero, now: { Self.now })
    cache.mode = .maxAge(.seconds(60))
    let service = RyanairService(
      responses: ["DUB-STN": .init(ryanairCalendar([])), "DUB": .init(status: 500, "")])
    let request = CalendarRequest.fixture("DUB-STN", month: "2027-02")
    try await withClient(of: service, cache: cache) { client, _ in
      // Only the calendar is cached, because the request for fares fails.
      let error = try await #require(throws: ClientError.self) { try await client.calendar(request) }
      #expect(error.attempts == 2)
      let fetched = try await client.calendar(request)
      #expect(fetched.value.count == 28)
      #expect(fetched.status.kind == .ok && fetched.attempts == 0)
    }
  }

  @Test("a service that responds with 404 to everything is an error")
  func noService() async throws {
    let service = RyanairService(responses: ["DUB-STN": .init(status: 404, ""), "DUB": .init(status: 404, "")])
    try await withClient(of: service) { client, _ in
      let error = try await #require(throws: ClientError.self) {
        try await client.calendar(.fixture("DUB-STN", month: "2027-02"))
      }
      #expect(error.reason == .failed(.status(404), detail: "status 404", remedy: "check the base URL"))
      #expect(error.attempts == 2)
    }
  }

  @Test("an airport that no list has is unknown")
  func unknownAirport() async throws {
    try await withClient(of: RyanairService()) { client, server in
      let month = try #require(DepartureDays(month: "2027-02"))
      let request = CalendarRequest(CalendarRoute(from: ["DUB"], to: [Place(saved: "ZZZ")]), month: month)
      let error = try await #require(throws: ClientError.self) { try await client.calendar(request) }
      #expect(error.reason == .unknown("airport", named: "ZZZ", known: []))
      #expect(error.attempts == 1)
    }
  }

  @Test("requests for calendars take permits, and keep to the rate limit")
  func limits() async throws {
    let limit = try #require(TripProvider.ryanair.rateLimit)
    let deadline = Deadline(.seconds(300), clock: clock)
    try await withClient(
      of: RyanairService(calendars: Self.toLondon), concurrency: 1,
      configured: { transport in
        transport.limitingRate(
          ["trips": RateLimiter(limit, clock: clock)], until: deadline, clock: clock, now: { Self.now },
          remedyText: Remedy.text)
      }
    ) { client, server in
      async let days = client.calendar(.fixture("DUB-STN,LTN", month: "2027-01")).value
      await clock.waitForSleepers(1)
      clock.advance(by: .milliseconds(499))
      #expect(await server.requests.entries.count == 1)
      clock.advance(by: .milliseconds(1))
      let count = try await days.count
      #expect(count == 3)
    }
  }
}
