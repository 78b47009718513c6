import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

/// The live client of Ryanair against a real server on loopback.
@Suite(.timeLimit(.minutes(20))) struct RyanairClientTests {
  private let clock = ManualClock()
  /// In Dublin and London, 2027-01-01 10:00.
  static let now = LocalTime.at("2027-01-01T10:00:00+00:00").instant

  func withClient<Result: Sendable>(
    of server: TestServer, regions: [OriginRegion] = [], cache: ResponseCache = .none, zones: TimeZones = .live(),
    now: Date = Self.now, configured: (HTTPTransport) -> HTTPTransport = { $0.configured(with: .once) },
    _ body: @Sendable (TripClient) async throws -> Result
  ) async throws -> Result {
    let limits = HTTPTransport.Limits(connectTimeout: .seconds(3600), maxBodyBytes: 1 << 22, remedyText: Remedy.text)
    let base = try #require(BaseURL("\(server.address)/api/farfnd/v4"))
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
      try await body(
        TripProvider.ryanair.live(
          Service(
            client: "trips", base: base, token: "s3cret", tokenVariable: "TOKEN", transport: configured(transport),
            cache: cache),
          TripOptions(provider: .ryanair, data: nil, regions: regions, currency: "EUR", market: nil),
          ClientContext(
            clock: clock, now: { now }, clocks: SharedAirportClocks(zones: zones), fareSemaphore: AsyncSemaphore(4))))
    }
  }

  private func path(of server: TestServer) async throws -> String {
    try #require(await server.requests.entries.first?.path)
  }

  @Test("a round trip has local times, the total price, and a link to the airline's page")
  func roundTrip() async throws {
    try await TestServer.run(RyanairService(["DUB": [ryanairFareJSON()]]).response) { server in
      let fetched = try await withClient(of: server) { try await $0.trips(in: "DUB") }
      #expect(fetched.status == .ok)
      #expect(fetched.skipped.count == 0)
      let missing = [
        "only the cheapest trip to each destination", "no departures after 2027-06-30",
        "no trips of fewer than 2 nights or more than 14", "no one-way trips",
      ]
      #expect(fetched.completeness == Completeness(.cheapestOnly, missing: missing))
      let trip = try #require(fetched.value.first)
      #expect("\(trip.price) \(trip.currency)" == "35.66 EUR")
      #expect((trip.airlines, trip.flightNumber, trip.transfers, trip.travelMinutes) == ("FR", 3820, 0, 160))
      #expect(trip.departure == TripLocation(city: "Dublin", countryCode: "IE", airportCode: "DUB"))
      #expect(trip.destination == TripLocation(city: "London", countryCode: "GB", airportCode: "STN"))
      #expect(trip.departureAt == .at("2027-01-12T07:25:00+00:00"))
      #expect(trip.returnAt == .at("2027-01-15T21:10:00+00:00"))
      #expect((trip.createdAt, trip.expiresAt) == (Self.now, trip.departureAt.instant))
      #expect(
        BookingLink(base: "https://search.example", marker: "me").url(for: trip, at: Self.now + 90 * 86_400)
          == "https://www.ryanair.com/gb/en/trip/flights/select?adults=1&dateOut=2027-01-12&dateIn=2027-01-15"
          + "&originIata=DUB&destinationIata=STN&isReturn=true")
      let request = try #require(await server.requests.entries.first)
      #expect(request.header("User-Agent") == ["aerogami/\(aerogamiVersion)"])
      #expect(request.header("Authorization") == [])
    }
  }

  @Test("without dates, the next 180 days and 2 to 14 nights are requested")
  func defaults() async throws {
    try await TestServer.run(RyanairService().response) { server in
      let fetched = try await withClient(of: server) { try await $0.trips(in: "DUB") }
      let missing = [
        "no departures after 2027-06-30", "no trips of fewer than 2 nights or more than 14", "no one-way trips",
      ]
      #expect(fetched.value.isEmpty && fetched.completeness == Completeness(.cheapestOnly, missing: missing))
      for (text, missing) in [
        ("month=2027-01&nights=1-3", []), ("depart_before=2027-03-01&nights=1-3", []),
        ("date=2027-02-09&return_days=sun", missing[1...1]), ("one_way=true", missing[0...0]),
      ] as [(String, ArraySlice<String>)] {
        let request = TripRequest(origin: "DUB", search: try TripSearch(text: text))
        let fetched = try await withClient(of: server) { try await $0.trips(request) }
        #expect(fetched.completeness.missing == Array(missing), "\(text)")
      }
      #expect(
        try await path(of: server)
          == "/api/farfnd/v4/roundTripFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-01-01"
          + "&outboundDepartureDateTo=2027-06-30&inboundDepartureDateFrom=2027-01-03"
          + "&inboundDepartureDateTo=2027-07-14&durationFrom=2&durationTo=14&market=en-gb&currency=EUR")
    }
  }

  @Test(
    "the service receives what it can apply of a search",
    arguments: [
      (
        "one_way=true&date=2027-02-09",
        "oneWayFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-02-09"
          + "&outboundDepartureDateTo=2027-02-09&market=en-gb&currency=EUR"
      ),
      (
        "one_way=true&month=2027-01",
        "oneWayFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-01-01"
          + "&outboundDepartureDateTo=2027-01-31&market=en-gb&currency=EUR"
      ),
      (
        "one_way=true&depart_after=2027-03-01&currency=usd&max_price=59.5",
        "oneWayFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-03-01"
          + "&outboundDepartureDateTo=2027-08-28&priceValueTo=60&market=en-gb&currency=USD"
      ),
      (
        "one_way=true&depart_before=2027-03-01&depart_hours=6:30-12&to=Spain&max_price=60+GBP",
        "oneWayFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-01-01"
          + "&outboundDepartureDateTo=2027-02-28&outboundDepartureTimeFrom=06:30&outboundDepartureTimeTo=11:59"
          + "&arrivalCountryCode=es&priceValueTo=60&market=en-gb&currency=GBP"
      ),
      (
        "date=2027-02-09&nights=0-3&return_hours=18-24&depart_hours=22-6&to=BCN",
        "roundTripFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-02-09"
          + "&outboundDepartureDateTo=2027-02-09&inboundDepartureDateFrom=2027-02-09"
          + "&inboundDepartureDateTo=2027-02-12&inboundDepartureTimeFrom=18:00&inboundDepartureTimeTo=23:59"
          + "&durationFrom=0&durationTo=3&arrivalAirportIataCode=BCN&market=en-gb&currency=EUR"
      ),
      (
        "one_way=true&date=2027-02-09&to=Spain,Italy&days=tue&max_price=0",
        "oneWayFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-02-09"
          + "&outboundDepartureDateTo=2027-02-09&outboundDepartureDaysOfWeek=TUESDAY&market=en-gb&currency=EUR"
      ),
      (
        "month=2027-01&nights=1-3&days=sat,fri&return_days=sun,mon",
        "roundTripFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-01-01"
          + "&outboundDepartureDateTo=2027-01-31&outboundDepartureDaysOfWeek=FRIDAY,SATURDAY"
          + "&inboundDepartureDateFrom=2027-01-02&inboundDepartureDateTo=2027-02-03"
          + "&inboundDepartureDaysOfWeek=MONDAY,SUNDAY&durationFrom=1&durationTo=3&market=en-gb&currency=EUR"
      ),
      (
        "one_way=true&depart_after=2027-06-01T22:30:00Z&depart_before=2027-06-03T23:30:00Z&to_countries=LT",
        "oneWayFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-06-01"
          + "&outboundDepartureDateTo=2027-06-04&arrivalCountryCode=lt&market=en-gb&currency=EUR"
      ),
    ])
  func pushedDown(text: String, expected: String) async throws {
    try await TestServer.run(RyanairService().response) { server in
      let search = try TripSearch(text: text)
      _ = try await withClient(of: server) { try await $0.trips(TripRequest(origin: "DUB", search: search)) }
      let path = try await path(of: server).replacing("%3A", with: ":").replacing("%2C", with: ",")
      #expect(path == "/api/farfnd/v4/\(expected)")
    }
  }

  @Test(
    "the service receives the airport or the country of the destinations, unless it could then leave out a match",
    arguments: [
      ("BCN", "arrivalAirportIataCode=BCN"), ("IST", "arrivalCountryCode=tr"), ("SAW", "arrivalAirportIataCode=SAW"),
      ("Spain", "arrivalCountryCode=es"),
      ("LON", "arrivalCountryCode=gb"), ("Milan", "arrivalCountryCode=it"),
      ("Milan,ROM,VCE", "arrivalCountryCode=it"), ("Spain,AGP", "arrivalCountryCode=es"), ("Spain,Milan", nil),
      ("Berlin", "arrivalCountryCode=de"), ("Heathrow", "arrivalAirportIataCode=LHR"),
      // The airport is in France, for cities in three countries.
      ("Basel", nil), ("EAP", nil),
    ])
  func destinations(places: String, parameter: String?) async throws {
    try await TestServer.run(RyanairService().response) { server in
      let search = try TripSearch(text: "one_way=true&date=2027-02-09&to=\(places)")
      _ = try await withClient(of: server) { try await $0.trips(TripRequest(origin: "DUB", search: search)) }
      let path = try await path(of: server)
      let end = parameter.map { "&\($0)" } ?? ""
      #expect(path.hasSuffix("&outboundDepartureDateTo=2027-02-09\(end)&market=en-gb&currency=EUR"), "\(path)")
    }
  }

  @Test("today is the day at the airport, past days are not requested, and a past search sends no request")
  func today() async throws {
    try await TestServer.run(RyanairService().response) { server in
      // In Vilnius, this is already 2027-01-02.
      let evening = LocalTime.at("2027-01-01T23:00:00Z").instant
      try await withClient(of: server, now: evening) { client in
        _ = try await client.trips(in: "VNO")
        let month = try TripSearch(text: "month=2027-01")
        _ = try await client.trips(TripRequest(origin: "VNO", search: month))
        for past in ["date=2027-01-01", "month=2026-12", "depart_before=2027-01-02"] {
          let fetched = try await client.trips(TripRequest(origin: "VNO", search: try TripSearch(text: past)))
          #expect(fetched.value.isEmpty && fetched.attempts == 0)
        }
      }
      let paths = await server.requests.entries.map(\.path)
      #expect(paths.count == 2)
      #expect(paths.allSatisfy { $0.contains("&outboundDepartureDateFrom=2027-01-02&") })
    }
  }

  /// Fetches one-way flights between Dublin and London with these times.
  private func oneWay(
    _ departure: String, _ arrival: String, zones: TimeZones = .live(),
    changes: [String: String?] = [:]
  ) async throws -> Trip {
    let times: [String: String?] = ["departureDate": "\"\(departure)\"", "arrivalDate": "\"\(arrival)\""]
    let fare = ryanairFareJSON(["outbound": ryanairLegJSON(times.merging(changes) { $1 }), "inbound": nil])
    return try await TestServer.run(RyanairService(["DUB": [fare]]).response) { server in
      let request = TripRequest(origin: "DUB", search: TripSearch(isOneWay: true))
      let trips = try await withClient(of: server, zones: zones) { try await $0.trips(request).value }
      return try #require(trips.first)
    }
  }

  @Test(
    "local times around a change of the clocks have the right offset and travel time",
    arguments: [
      // In Ireland and Britain, clocks are set forward from 01:00 to 02:00 on 28 March 2027.
      ("2027-03-28T00:30:00", "2027-03-28T02:45:00", "2027-03-28T00:30:00+00:00", 75),
      ("2027-03-28T02:00:00", "2027-03-28T03:15:00", "2027-03-28T02:00:00+01:00", 75),
      // This time is skipped.
      ("2027-03-28T01:30:00", "2027-03-28T03:45:00", "2027-03-28T02:30:00+01:00", 75),
      // Clocks are set back from 02:00 to 01:00 on 31 October 2027. 01:30 occurs twice; the first one counts.
      ("2027-10-31T01:30:00", "2027-10-31T01:45:00", "2027-10-31T01:30:00+01:00", 15),
      ("2027-10-31T00:30:00", "2027-10-31T02:00:00", "2027-10-31T00:30:00+01:00", 150),
      // A night flight.
      ("2027-07-01T23:30:00", "2027-07-02T00:55:00", "2027-07-01T23:30:00+01:00", 85),
    ] as [(String, String, String, Int)])
  func clocksChange(departure: String, arrival: String, expected: String, minutes: Int) async throws {
    let trip = try await oneWay(departure, arrival)
    #expect(trip.departureAt.description == expected)
    #expect(trip.travelMinutes == minutes)
  }

  @Test("a night flight to another time zone has the travel time between both clocks")
  func nightFlight() async throws {
    let trip = try await oneWay(
      "2027-01-12T22:00:00", "2027-01-13T03:10:00",
      changes: ["arrivalAirport": ryanairAirportJSON("VNO", "Vilnius", "lt")])
    #expect(trip.travelMinutes == 190)
    #expect(trip.departureAt.dayText == "2027-01-12")
    #expect(trip.link?.text.contains("dateOut=2027-01-12&originIata=DUB&destinationIata=VNO&isReturn=false") == true)
  }

  @Test("without time zones, and with an arrival before the departure, the travel time is unknown")
  func unknownTimes() async throws {
    let trip = try await oneWay("2027-01-12T22:00:00", "2027-01-12T23:00:00", zones: .none)
    #expect(trip.departureAt.description == "2027-01-12T22:00:00Z")
    #expect(trip.travelMinutes == nil)
    #expect(try await oneWay("2027-01-12T22:00:00", "2027-01-12T22:00:00").travelMinutes == nil)
  }

  @Test("flights without a price and invalid rows leave the others, and prices have the response's currency")
  func odd() async throws {
    let pounds = ryanairFareJSON(["summary": #"{"price":{"value":30,"currencyCode":"gbp"}}"#])
    let service = RyanairService([
      "DUB": [
        ryanairFareJSON(["outbound": ryanairLegJSON(["price": "null"])]), ryanairFareJSON(["inbound": nil]), pounds,
      ],
      "STN": [ryanairFareJSON(["outbound": "null"])],
    ])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server) { client in
        let fetched = try await client.trips(in: "DUB")
        #expect(fetched.value.map { "\($0.price) \($0.currency)" } == ["30 GBP"])
        #expect(fetched.skipped.reasons.count == 1)
        #expect(fetched.skipped.reasons == ["DUB: page 1: fares[1].inbound: missing"])
        let none = try await client.trips(in: "STN")
        #expect(none.value.isEmpty && none.status == .ok)
      }
    }
  }

  /// Returns round trips with different flight numbers.
  private static func fares(_ numbers: some Sequence<Int>) -> [String] {
    numbers.map { ryanairFareJSON(["outbound": ryanairLegJSON(["flightNumber": "\"FR\($0)\""])]) }
  }

  @Test(
    "pages are requested until one is the last, is empty, or repeats the fares of the first",
    arguments: [("DUB", 45, 3), ("STN", 1, 2), ("LTN", 20, 2), ("VNO", 0, 1)])
  func pages(origin: String, tripCount: Int, requestCount: Int) async throws {
    let service = RyanairService(
      ["DUB": Self.fares(1...45), "LTN": Self.fares(1...20)],
      responses: ["STN": .init(ryanairPage(Self.fares(1...1), nextPage: "1"))])
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.trips(in: origin) }
      #expect(fetched.value.count == tripCount)
      #expect(fetched.status == .ok)
      #expect(fetched.attempts == requestCount)
      let numbers = await server.requests.entries.map { request in
        request.path.firstMatch(of: /&pageNumber=([0-9]+)&/).map { String($0.1) }
      }
      #expect(numbers == Array([nil, "1", "2"].prefix(requestCount)))
    }
  }

  @Test("a failing page leaves the pages before it, and the result is partial")
  func failingPage() async throws {
    let service = RyanairService(["DUB": Self.fares(1...45)], responses: ["DUB/1": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.trips(in: "DUB") }
      #expect(fetched.value.count == 20)
      #expect(fetched.status.kind == .partial)
      let error = try #require(fetched.status.clientError)
      #expect("\(error)".hasSuffix("status 500; try again later (1 of 2 pages failed: page 2)"), "\(error)")
    }
  }

  @Test("the number of pages is limited, and the result is partial if there are more")
  func endlessPages() async throws {
    let count = Log<String>()
    try await TestServer.run { request in
      await count.append(request.path)
      let number = await count.entries.count
      return .init(ryanairPage(Self.fares([number]), nextPage: "\(number)"))
    } _: { server in
      let fetched = try await withClient(of: server) { try await $0.trips(in: "DUB") }
      #expect(fetched.value.count == 20 && fetched.attempts == 20)
      #expect(fetched.status.kind == .partial)
      let error = try #require(fetched.status.clientError)
      #expect("\(error)".hasSuffix("20 pages of fares; search fewer days, or only one destination country"))
    }
  }

  @Test("an area stands for the airports that Ryanair serves, whose list is outside of the base URL and cached")
  func areas() async throws {
    let cache = ResponseCache(store: .memory(maxBytes: 1 << 20), maxStale: .zero, now: { Self.now })
    try await TestServer.run(RyanairService(["STN": [ryanairFareJSON()]]).response) { server in
      for _ in 1...2 {
        let trips = try await withClient(of: server, cache: cache) { try await $0.trips(in: "LON").value }
        #expect(trips.count == 1)
      }
      var later = cache
      later.now = { Self.now.addingTimeInterval(30 * 86_400) }
      _ = try await withClient(of: server, cache: later) { try await $0.trips(in: "London").value }
      let paths = await server.requests.entries.map(\.path)
      #expect(paths.count { $0 == "/api/views/locate/5/airports/en/active" } == 2)
      #expect(paths.count { $0.contains("departureAirportIataCode=LTN&") } == 3)
      #expect(paths.count { $0.contains("departureAirportIataCode=STN&") } == 6)
      #expect(paths.count == 11)
    }
  }

  @Test("regions are sets of origins: a failing one leaves a partial result, and unknown ones are errors")
  func regions() async throws {
    let region = OriginRegion(id: "isles", name: "Isles", origins: ["DUB", "STN"])
    let service = RyanairService(
      ["DUB": [ryanairFareJSON()]], responses: ["STN": .init(status: 500, #"{"error":"out of order"}"#)])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server, regions: [region]) { client in
        let fetched = try await client.trips(in: "isles")
        #expect(fetched.value.count == 1)
        #expect(fetched.status.kind == .partial)
        #expect(
          fetched.status.clientError.map { "\($0)" }?.hasSuffix(
            "status 500: out of order; try again later (1 of 2 origins failed: STN)") == true)
        let isles = Region(id: "isles", name: "Isles", countryCodes: ["GB", "IE"], isSelection: true)
        #expect(try await client.regions().value == [isles])
        let unknown = try await #require(throws: ClientError.self) { try await client.trips(in: "isle") }
        #expect("\(unknown)".contains("did you mean \"isles\"?"))
        let code = try await #require(throws: ClientError.self) { try await client.trips(in: "ZZZ") }
        #expect("\(code)" == "there is no region \"ZZZ\"; known: isles, any city or airport")
        let airport = try await client.airport("DUB").value
        #expect((airport.city, airport.countryCode, airport.timeZone) == ("Dublin", "IE", "Europe/Dublin"))
        #expect(try await client.airlines().value.isEmpty)
      }
    }
  }

  @Test("a refusal is reported without advice to set a token")
  func refusal() async throws {
    let service = RyanairService(responses: ["DUB": .init(status: 403, "")])
    try await TestServer.run(service.response) { server in
      let error = try await #require(throws: ClientError.self) {
        try await withClient(of: server) { try await $0.trips(in: "DUB") }
      }
      #expect(
        "\(error)".hasSuffix("status 403; try again later: the service may have blocked your IP address"))
    }
  }

  @Test("a 409 or 429 pauses and slows down all requests, also those for the list of airports", arguments: [409, 429])
  func slowDown(status: Int) async throws {
    let count = Log<String>()
    let service = RyanairService(["DUB": [ryanairFareJSON()]])
    try await TestServer.run { request in
      await count.append(request.path)
      return await count.entries.count == 1 ? .init(status: status, "") : service.response(to: request)
    } _: { server in
      let limit = try #require(TripProvider.ryanair.rateLimit)
      try await withClient(
        of: server,
        configured: {
          $0.limited(by: ["trips": RateLimiter(limit, clock: clock)], clock: clock, now: { Self.now })
        }
      ) { client in
        async let fetched = client.trips(TripRequest(origin: "DUB", search: TripSearch(isOneWay: true)))
        await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(4999))
        #expect(await count.entries.count == 1)
        clock.advance(by: .milliseconds(1))
        let tripCount = try await fetched.value.count
        #expect(tripCount == 1)
        async let airport = client.airport("DUB")
        await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(999))
        #expect(await count.entries.count == 2)
        clock.advance(by: .milliseconds(1))
        let code = try await airport.value.code
        #expect(code == "DUB")
      }
      #expect(await count.entries.count == 3)
    }
  }
}
