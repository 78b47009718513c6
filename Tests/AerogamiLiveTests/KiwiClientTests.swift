import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// The live client of Kiwi.com against a real server on loopback.
@Suite(.timeLimit(.minutes(20))) struct KiwiClientTests {
  private let clock = ManualClock()
  /// In Vilnius, 2027-01-01 12:00.
  private static let now = LocalTime.at("2027-01-01T12:00:00+02:00").instant

  private func withClient<Result: Sendable>(
    of server: TestServer, regions: [OriginRegion] = [], cache: ResponseCache = .none, zones: TimeZones = .live(),
    configured: (HTTPTransport) -> HTTPTransport = { $0.configured(with: .once) },
    _ body: @Sendable (TripClient) async throws -> Result
  ) async throws -> Result {
    let limits = HTTPTransport.Limits(connectTimeout: .seconds(3600), maxBodyBytes: 1 << 20, remedyText: Remedy.text)
    let base = try #require(BaseURL(server.address))
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
      try await body(
        TripProvider.kiwi.live(
          Service(
            client: "trips", base: base, token: "s3cret", tokenVariable: "TOKEN", transport: configured(transport),
            cache: cache),
          TripOptions(provider: .kiwi, data: nil, regions: regions, currency: "EUR", market: nil),
          ClientContext(
            clock: clock, now: { Self.now }, clocks: SharedAirportClocks(zones: zones),
            fareSemaphore: AsyncSemaphore(4))))
    }
  }

  private func fetch(
    _ text: String = "", from origin: String = "VNO", limit: Int? = nil, in regions: [OriginRegion] = [],
    _ respond: @escaping @Sendable (TestServer.Request) async throws -> TestServer.Response,
    adding change: (inout TripSearch) -> Void = { _ in }
  ) async throws -> (fetched: Fetched<[Trip]>, arguments: [String]) {
    var search = try TripSearch(text: text)
    change(&search)
    let request = TripRequest(origin: origin, search: search, limit: limit)
    return try await TestServer.run(respond) { server in
      let fetched = try await withClient(of: server, regions: regions) { try await $0.trips(request) }
      return (fetched, await server.requests.entries.map(\.toolArguments))
    }
  }

  @Test("a round trip has local times, the price for all passengers, the tickets, and a link to its page")
  func roundTrip() async throws {
    let direction = kiwiDirectionJSON(
      ["durationSeconds": "30000"],
      segments: [
        kiwiSegmentJSON(["to": #""RIX""#, "toCity": #""Riga""#, "carrier": #""bt""#, "flightNumber": #""BT340""#]),
        kiwiSegmentJSON(["from": #""RIX""#, "carrier": #""W6""#, "flightNumber": "7"]),
      ])
    let offer = KiwiOffer(
      301.5, ["id": #""x1_0_0|x1_0_1|y2_0""#, "outbound": direction, "baggage": #"{"checkedBag":2}"#])
    try await TestServer.run(KiwiService([offer]).response) { server in
      var search = TripSearch(to: [Place(saved: "BCN")], shape: TripShape(nights: 2...6))
      search.passengers = Passengers(adults: 2, children: 1, bags: 2)
      search.allowsSelfTransfer = true
      let request = TripRequest(origin: "VNO", search: search)
      let fetched = try await withClient(of: server) { try await $0.trips(request) }
      #expect(fetched.completeness == Completeness(.cheapestOnly, missing: ["no departures after 2027-06-30"]))
      #expect(fetched.status == .ok && fetched.skipped.count == 0)
      let trip = try #require(fetched.value.first)
      #expect("\(trip.price) \(trip.currency)" == "301.5 EUR")
      #expect((trip.airlines, trip.flightNumber, trip.transfers, trip.travelMinutes) == ("BT", 340, 1, 715))
      #expect((trip.terms.passengers, trip.terms.tickets, trip.terms.bags) == (3, 2, 2))
      #expect(trip.departure == TripLocation(city: "Vilnius", countryCode: "LT", airportCode: "VNO"))
      #expect(trip.destination == TripLocation(city: "Barcelona", countryCode: "ES", airportCode: "BCN"))
      #expect(trip.departureAt == .at("2027-01-12T07:25:00+02:00"))
      #expect(trip.returnAt == .at("2027-01-16T16:05:00+01:00"))
      #expect(trip.createdAt == Self.now && trip.expiresAt == Self.now.addingTimeInterval(86_400))
      #expect(trip.sources == ["kiwi"])
      #expect(trip.link?.text == "https://on.kiwi.com/aBc123")
      let sent = try #require(await server.requests.entries.first)
      #expect(sent.path == "/" && sent.method == "POST")
      #expect(sent.header("User-Agent") == ["aerogami/\(aerogamiVersion)"])
      #expect(sent.header("Accept") == ["application/json, text/event-stream"])
      #expect(sent.header("Authorization") == [])
      #expect(
        String(decoding: sent.body, as: UTF8.self).hasPrefix(
          #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search-flight","arguments":{"#))
      #expect(
        sent.toolArguments
          == #"{"adults":2,"adults_hold_bags":[1,1],"allow_self_transfer":true,"children":1,"currency":"EUR","#
          + #""departureDate":"01/01/2027","departureDateTo":"30/06/2027","flyFrom":"VNO","flyTo":"BCN","#
          + #""nights_in_dst_from":1,"nights_in_dst_to":6,"sort":"price"}"#)
    }
  }

  @Test(
    "the service receives what it can apply of a search",
    arguments: [
      (
        "one_way=true&date=2027-02-09",
        #""departureDate":"09/02/2027","departureDateTo":"09/02/2027","flyFrom":"VNO","flyTo":"anywhere","#
          + #""one_for_city":true,"sort":"price""#
      ),
      (
        "date=2027-02-09&nights=3-5&to=Milan,ROM&direct=true&airline=FR,W6",
        #""departureDate":"09/02/2027","departureDateTo":"09/02/2027","flyFrom":"VNO","flyTo":"MIL,ROM","#
          + #""max_sector_stopovers":0,"returnDate":"12/02/2027","returnDateTo":"14/02/2027","select_airlines":"FR,W6","#
          + #""sort":"price""#
      ),
      (
        "month=2027-02&nights=0-3&to=Spain&max_price=59.5&max_transfers=1",
        #""departureDate":"01/02/2027","departureDateTo":"28/02/2027","flyFrom":"VNO","flyTo":"anywhere","#
          + #""max_sector_stopovers":1,"nights_in_dst_from":0,"nights_in_dst_to":3,"one_for_city":true,"price_to":120,"#
          + #""sort":"price""#
      ),
    ])
  func arguments(text: String, expected: String) async throws {
    let sent = try await fetch(text, KiwiService().response) { $0.passengers.adults = 2 }.arguments
    let start = #"{"adults":2,"allow_self_transfer":false,"children":0,"currency":"EUR","#
    #expect(sent == ["\(start)\(expected)}"])
  }

  @Test("a price limit decides the currency, and is for one passenger")
  func priceLimit() async throws {
    let text = "one_way=true&date=2027-02-09&to=BCN&max_price=60 GBP"
    let sent = try await fetch(text, KiwiService().response) { $0.passengers.adults = 2 }.arguments.joined()
    #expect(sent.contains(#""currency":"GBP""#) && sent.contains(#""price_to":120"#))
  }

  @Test("self-made connections, and bags that cannot be shared evenly, are requested")
  func passengers() async throws {
    let sent = try await fetch("one_way=true&date=2027-02-09&to=BCN", KiwiService().response) { search in
      search.allowsSelfTransfer = true
      search.passengers = Passengers(adults: 2, bags: 3)
    }.arguments.joined()
    #expect(sent.contains(#""adults_hold_bags":[2,1],"allow_self_transfer":true,"#))
  }

  @Test("up to 10 origins share a search, and weekdays have one for each range of consecutive days")
  func searches() async throws {
    let codes = ["VNO", "KUN", "RIX", "TLL", "HEL", "ARN", "CPH", "OSL", "BER", "WAW", "PRG"]
    let region = OriginRegion(id: "near", name: "Near", origins: codes)
    let many = try await fetch("one_way=true&month=2027-02&to=BCN", from: "near", in: [region], KiwiService().response)
    #expect(many.arguments.count == 2)
    #expect(many.arguments.contains { $0.contains(#""flyFrom":"VNO,KUN,RIX,TLL,HEL,ARN,CPH,OSL,BER,WAW""#) })
    #expect(many.arguments.contains { $0.contains(#""flyFrom":"PRG""#) })

    let weekends = try await fetch("one_way=true&month=2027-02&to=BCN&days=fri,sat", KiwiService().response)
    #expect(weekends.fetched.completeness == .complete)
    let days = weekends.arguments.compactMap { $0.firstMatch(of: /"departureDate":"([0-9]+)\/02/).map { String($0.1) } }
    #expect(days.sorted() == ["05", "12", "19", "26"])
    let first = #""departureDate":"05/02/2027","departureDateTo":"06/02/2027""#
    #expect(weekends.arguments.contains { $0.contains(first) })

    let fridays = try await fetch("one_way=true&to=BCN&days=fri", KiwiService().response)
    #expect(fridays.arguments.count == 8)
    #expect(
      fridays.fetched.completeness
        == Completeness(.partial, missing: ["no departures after 2027-02-19, which need 18 more searches"]))
  }

  @Test("a result says which nights were searched, and that a city whose cheapest trip does not match is missing")
  func lackingTrips() async throws {
    let service = KiwiService([KiwiOffer(84)])
    let nights = "no trips of fewer than 2 nights or more than 14"
    let (month, arguments) = try await fetch("month=2027-01&to=BCN", service.response)
    #expect(month.completeness == Completeness(.cheapestOnly, missing: [nights, "no one-way trips"]))
    #expect(arguments.joined().contains(#""nights_in_dst_from":2,"nights_in_dst_to":14,"#))
    let cheapest = "only the cheapest trip to each destination"
    let anywhere = try await fetch("month=2027-01&nights=4", service.response).fetched
    #expect(anywhere.completeness == .cheapestOnly(missing: cheapest))
    let filtered = try await fetch("month=2027-01&nights=3", service.response).fetched
    #expect(
      filtered.completeness == .cheapestOnly(missing: "\(cheapest), and no city whose cheapest trip does not match"))
  }

  private static func offers(_ prices: some Sequence<Double>) -> [KiwiOffer] {
    prices.enumerated().map { KiwiOffer($1, flight: $0 + 1) }
  }

  private static let complete = Completeness.complete

  @Test(
    "pages continue at the last price until one is not full, or up to the fourth",
    arguments: [
      (14, 14, [nil], complete), (15, 15, [nil, 14], complete), (40, 40, [nil, 14, 28], complete),
      // Each page after the first repeats the last trip of the one before.
      (57, 57, [nil, 14, 28, 42], .cheapestOnly(missing: "no trips for more than 56 EUR")),
      (100, 57, [nil, 14, 28, 42], .cheapestOnly(missing: "no trips for more than 56 EUR")),
    ] as [(Int, Int, [Int?], Completeness)])
  func pages(offerCount: Int, tripCount: Int, starts: [Int?], completeness: Completeness) async throws {
    let service = KiwiService(Self.offers((0..<offerCount).map { Double($0) + (($0 == 0) ? 0.5 : 0) }))
    let (fetched, arguments) = try await fetch("date=2027-01-12&nights=4&to=BCN", service.response)
    #expect(fetched.value.count == tripCount)
    #expect(fetched.completeness == completeness)
    #expect(fetched.attempts == starts.count)
    let sent = arguments.map { $0.firstMatch(of: /"price_from":([0-9]+)/).flatMap { Int($0.1) } }
    #expect(sent == starts)
  }

  @Test("a page with one price, or a page that is not sorted, ends a search that may lack trips")
  func endlessPrice() async throws {
    let same = KiwiService(Self.offers((0..<40).map { 84 + Double($0) / 100 }))
    let found = try await fetch("date=2027-01-12&nights=4&to=BCN", same.response)
    #expect(found.fetched.value.count == 15 && found.arguments.count == 1)
    #expect(
      found.fetched.completeness == Completeness(.partial, missing: ["no trips for 84 EUR and more after the first 15"])
    )

    let offers = Self.offers((1...15).reversed().map(Double.init)).map(\.json)
    let unsorted = try await fetch("date=2027-01-12&nights=4&to=BCN") { _ in .event(KiwiService.result(offers)) }
    #expect(unsorted.arguments.count == 1)
    #expect(
      unsorted.fetched.completeness
        == Completeness(.partial, missing: ["no trips after the first 15, which are not sorted"]))
  }

  @Test("a full page without new trips ends a search that may lack trips")
  func repeatedPage() async throws {
    let offers = (0..<15).map { KiwiOffer(84 + Double($0), flight: $0 + 1).json }
    let (fetched, arguments) = try await fetch("date=2027-01-12&nights=4&to=BCN") { _ in
      .event(KiwiService.result(offers))
    }
    #expect(fetched.value.count == 15 && arguments.count == 2)
    let missing = ["no trips after the first 15, because a full page has no new ones"]
    #expect(fetched.completeness == Completeness(.partial, missing: missing))
  }

  @Test("a price for another party than the requested one is an error")
  func otherParty() async throws {
    let error = await #expect(throws: ClientError.self) {
      try await fetch("to=BCN&adults=2") { _ in .event(KiwiService.result([KiwiOffer(84).json])) }
    }
    #expect(error?.message.contains("the prices are for 1 adult, and not for ") == true, "\(error as Any)")
    let bags = await #expect(throws: ClientError.self) {
      try await fetch("to=BCN&children=1&bags=3", KiwiService().response)
    }
    #expect(bags?.message.contains("Kiwi.com has prices with at most 2 checked bags for each adult") == true)
  }

  @Test("no further page is requested when the caller has enough trips, and a failing one leaves those before it")
  func fewerPages() async throws {
    let service = KiwiService(Self.offers((1...40).map(Double.init)))
    let few = try await fetch("date=2027-01-12&nights=4&to=BCN", limit: 10, service.response)
    #expect(few.arguments.count == 1 && few.fetched.completeness == .complete)

    let failing = try await fetch("date=2027-01-12&nights=4&to=BCN") { request in
      request.toolArguments.contains("price_from") ? .init(status: 500, "") : service.response(to: request)
    }
    #expect(failing.fetched.value.count == 15)
    #expect(failing.fetched.status.kind == .partial)
  }

  @Test("without a destination, the result has only the cheapest trip to each, and without one-way trips")
  func everywhere() async throws {
    let fetched = try await fetch("", KiwiService([KiwiOffer(84)]).response).fetched
    let missing = [
      "only the cheapest trip to each destination", "no departures after 2027-06-30",
      "no trips of fewer than 2 nights or more than 14", "no one-way trips",
    ]
    #expect(fetched.completeness == Completeness(.cheapestOnly, missing: missing))
  }

  @Test("rows that cannot be read, and those of other routes, are skipped and counted")
  func skipped() async throws {
    let elsewhere = kiwiDirectionJSON(segments: [kiwiSegmentJSON(["from": #""MXP""#])])
    let service = KiwiService([
      KiwiOffer(1), KiwiOffer(2, ["inbound": "null"]), KiwiOffer(3, ["price": "-3"]),
      KiwiOffer(4, ["outbound": elsewhere]), KiwiOffer(5, ["id": nil]),
      KiwiOffer(6, flight: 9, ["bookingUrl": #""https://evil.example/""#, "baggage": #"{"checkedBag":{"a":1}}"#]),
    ])
    let fetched = try await fetch("date=2027-01-12&nights=4&to=BCN", service.response).fetched
    #expect(fetched.value.map(\.price) == [1, 6])
    #expect(fetched.value.last.map { $0.link == nil && $0.terms.bags == nil } == true)
    #expect(fetched.skipped.count == 4)
    #expect(
      fetched.skipped.reasons.first
        == "VNO 2027-01-12: page 1: result.structuredContent.itineraries[1].inbound: missing",
      "\(fetched.skipped.reasons)")
  }

  @Test("a city stands for its airports")
  func cities() async throws {
    let out = kiwiDirectionJSON(segments: [kiwiSegmentJSON(["from": #""STN""#, "to": #""BGY""#])])
    let service = KiwiService([KiwiOffer(84, ["outbound": out])])
    let fetched = try await fetch("date=2027-01-12&nights=4&to=MIL", from: "LON", service.response).fetched
    #expect(fetched.value.map(\.departure.airportCode) == ["STN"] && fetched.skipped.count == 0)
  }

  @Test("an empty result of a known code is empty, and of another code an error")
  func empty() async throws {
    let fetched = try await fetch("date=2027-01-12&nights=4&to=BCN", KiwiService().response).fetched
    #expect(fetched.value.isEmpty && fetched.status == .ok && fetched.completeness == .complete)
    let error = await #expect(throws: ClientError.self) { try await fetch("", from: "QQQ", KiwiService().response) }
    #expect(error.map { "\($0)" } == "there is no region \"QQQ\"; known: any city or airport")
    #expect(try await fetch("date=2026-12-01", KiwiService().response).arguments.isEmpty)
  }

  @Test(
    "an error of the service is a failure with its text",
    arguments: [
      (.event(KiwiService.error(-32602, "Unknown tool: search-flight")), "an error: Unknown tool: search-flight; "),
      (.event(KiwiService.toolError("Invalid\\u001b[2J: flyTo")), "reports an error: Invalid"),
      (.event(KiwiService.result([], error: #""Location not found""#)), "reports an error: Location not found"),
      (.event(KiwiService.result([], error: #"{"message":"no such place"}"#)), "reports an error: no such place"),
      (.init(KiwiService.error(-32000, "no")), "reports an error: no"),
      (.init(status: 429, "slow down", contentType: "text/plain"), "status 429"),
      (.init(status: 503, KiwiService.error(-32000, "Overloaded")), "status 503: Overloaded"),
      (.init(status: 404, ""), "status 404"),
      (.init("<html>no</html>", contentType: "text/html"), "the response is an HTML page, but JSON is expected"),
      (.init("", contentType: "text/event-stream"), "the response is empty"),
      (
        .init(": ping\n\n", contentType: "text/event-stream"),
        "expected JSON or an event stream with the result of the search, found neither"
      ),
      (.event(#"{"jsonrpc":"2.0","id":1,"result":{}}"#), "result.structuredContent: missing"),
      (.event(#"{"jsonrpc":"2.0","id":1,"result":{"structuredContent":{"currency":"EUR"}}}"#), "itineraries: missing"),
      (.event(String(KiwiService.result([KiwiOffer(84).json]).dropLast(100))), "invalid JSON"),
      (.event(String(repeating: "[", count: 5000)), "invalid JSON"),
      (.event(KiwiService.result([#"{"id":7}"#])), "the only row is invalid: "),
      (.init(String(repeating: "data: a\n", count: 200_000), contentType: "text/event-stream"), "is larger than"),
    ] as [(TestServer.Response, String)])
  func errors(response: TestServer.Response, message: String) async throws {
    let error = await #expect(throws: ClientError.self) { try await fetch("to=BCN") { _ in response } }
    #expect(error.map { "\($0)" }?.contains(message) == true, "\(String(describing: error))")
    #expect(error.map { "\($0)" }?.contains("\u{1B}") == false)
  }

  @Test(
    "the remedy of an error fits its cause",
    arguments: [
      (.event(KiwiService.toolError("upstream timeout")), "try again later"),
      (.event(KiwiService.result([], error: #""Search timed out""#)), "try again later"),
      (.event(KiwiService.error(-32603, "Internal error")), "try again later"),
      (.init(status: 400, KiwiService.error(-32603, "Internal error")), "try again later"),
      (.init(status: 503, ""), "try again later"),
      (.event(KiwiService.toolError("Too many requests")), "send fewer requests at once, or try again later"),
      (
        .event(KiwiService.result([], error: #""Location not found""#)),
        "check the places of the search, or use another source"
      ),
      (
        .event(KiwiService.error(-32602, "Unknown tool: search-flight")),
        "the service may have changed: update aerogami, or use another source"
      ),
      (
        .event(KiwiService.toolError("Invalid arguments for tool search-flight: adults")),
        "the service may have changed: update aerogami, or use another source"
      ),
      (.event(KiwiService.error(-32000, "no")), "check the request and the base URL"),
    ] as [(TestServer.Response, String)])
  func remedies(response: TestServer.Response, remedy: String) async throws {
    let error = await #expect(throws: ClientError.self) { try await fetch("to=BCN") { _ in response } }
    #expect(error?.remedy == remedy)
  }

  @Test("plain JSON, and a stream with a notification before the result, are accepted")
  func forms() async throws {
    let result = KiwiService.result([KiwiOffer(84).json])
    let progress = #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"progress":1}}"#
    let responses: [TestServer.Response] = [
      .init(result),
      .init(
        ": hello\r\n\r\nevent: message\r\ndata: \(progress)\r\n\r\nevent: message\r\ndata: \(result)",
        contentType: "text/event-stream"),
    ]
    for response in responses {
      #expect(try await fetch("to=BCN&nights=4", { _ in response }).fetched.value.count == 1)
    }
  }

  @Test("a redirect is an error, and nothing is sent to the other address")
  func redirect() async throws {
    let error = await #expect(throws: ClientError.self) {
      try await fetch("to=BCN") { _ in .init(status: 307, "", headers: ["Location": "https://evil.example/"]) }
    }
    #expect(error?.message.contains("the service redirects to https://evil.example:443") == true)
  }

  @Test("a search is repeated at most once, and requests are a second apart")
  func retry() async throws {
    let limit = try #require(TripProvider.kiwi.rateLimit)
    #expect(limit.interval == .seconds(1))
    let count = Log<String>()
    try await TestServer.run { request in
      await count.append(request.path)
      return .init(status: 500, "")
    } _: { server in
      let deadline = Deadline(.seconds(300), clock: clock)
      let error = await #expect(throws: ClientError.self) {
        try await withClient(
          of: server,
          configured: { transport in
            transport.retrying(
              RetryState(RetryPolicy(maxAttempts: 5)), until: deadline, clock: SkippingClock(), now: { Self.now },
              random: { 0 }, remedyText: Remedy.text)
          }
        ) { try await $0.trips(in: "VNO") }
      }
      #expect(error?.attempts == 2)
      #expect(await count.entries.count == 2)
    }
  }

  @Test("at most two searches are in progress, also across calls")
  func concurrency() async throws {
    let gate = Gate()
    let service = KiwiService([KiwiOffer(84)])
    try await TestServer.run { request in
      try await gate.wait()
      return service.response(to: request)
    } _: { server in
      try await withClient(of: server) { client in
        try await withThrowingTaskGroup(of: Int.self) { group in
          for _ in 0..<2 {
            group.addTask {
              let search = try TripSearch(text: "month=2027-02&days=fri&to=BCN&nights=4")
              return try await client.trips(TripRequest(origin: "VNO", search: search)).attempts
            }
          }
          await gate.waitForWaiters(2)
          #expect(await server.requests.entries.count == 2)
          gate.open()
          let attempts = try await group.reduce(0, +)
          #expect(attempts == 8)
        }
      }
    }
  }

  @Test("there is no calendar, and the names of places are built in")
  func names() async throws {
    let region = OriginRegion(id: "near", name: "Near", origins: ["VNO", "LON"])
    try await TestServer.run(KiwiService().response) { server in
      try await withClient(of: server, regions: [region]) { client in
        let regions = try await client.regions().value
        #expect(regions == [Region(id: "near", name: "Near", countryCodes: ["GB", "LT"], isSelection: true)])
        let airlines = try await client.airlines().value
        #expect(airlines.isEmpty)
        let error = await #expect(throws: ClientError.self) {
          try await client.calendar(.fixture("VNO-BCN", month: "2027-02"))
        }
        #expect(
          error.map { "\($0)" }
            == "the calendar of VNO-BCN: the service has no price calendar; use the provider travelpayouts or ryanair, "
            + "or a server that runs aerogami serve")
      }
      #expect(await server.requests.entries.isEmpty)
    }
  }
}
