import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

// Fares to known destinations, which come from the GraphQL endpoint of Travelpayouts, or from REST where it fails.
extension FareClientTests {
  private func offer(
    _ to: String = "BCN", _ departure: String = "2027-02-01", _ returning: String? = "2027-02-04", price: String = "50",
    flight: Int = 20, from: String = "VNO"
  ) -> String {
    fareJSON([
      "origin": "\"\(from)\"", "origin_airport": "\"\(from)\"", "destination": "\"\(to)\"",
      "destination_airport": "\"\(to)\"", "price": price, "flight_number": "\"\(flight)\"",
      "departure_at": "\"\(departure)T07:00:00+02:00\"",
      "return_at": returning.map { "\"\($0)T21:00:00+01:00\"" } ?? #""""#,
    ])
  }

  private func fetch(
    _ text: String, from region: String = "VNO", limit: Int? = nil, order: TripOrder = .price, of service: FareService
  ) async throws -> (fetched: Fetched<[Trip]>, requests: [TestServer.Request]) {
    try await TestServer.run(service.response) { server in
      let request = TripRequest(origin: region, search: try TripSearch(text: text), limit: limit, order: order)
      let fetched = try await withClient(of: server, regions: [baltics], semaphore: AsyncSemaphore(1)) {
        try await $0.trips(request)
      }
      return (fetched, await server.requests.entries.filter { !$0.path.hasPrefix("/data/") })
    }
  }

  @Test("a known destination has every offer of each day, in one POST request with the token in its header only")
  func everyOffer() async throws {
    let service = FareService([
      "VNO": [offer(price: "50"), offer(price: "40", flight: 21), offer("LON", price: "9")]
    ])
    let (fetched, requests) = try await fetch("to=BCN&month=2027-02&nights=3", of: service)
    #expect(requests.map(\.path) == ["/graphql/v1/query"])
    let request = try #require(requests.first)
    #expect(request.method == "POST" && request.header("X-Access-Token") == ["s3cret-token"])
    #expect(!String(decoding: request.body, as: UTF8.self).contains("s3cret-token"))
    #expect(fetched.value.map(\.price) == [40, 50])
    #expect((fetched.attempts, fetched.status, fetched.completeness) == (1, .ok, .complete))
    let trip = try #require(fetched.value.last)
    #expect(trip.destination == TripLocation(city: "Barcelona", countryCode: "ES", airportCode: "BCN"))
    #expect((trip.airlines, trip.flightNumber, trip.transfers, trip.travelMinutes) == ("SU", 20, 0, 90))
    #expect(trip.departureAt == .at("2027-02-01T07:00:00+02:00") && trip.returnAt == .at("2027-02-04T21:00:00+01:00"))
    #expect(trip.createdAt == RFC3339.date("2026-05-05T10:00:00Z"))
    #expect(trip.link == FareLink("/search/MOW1005LED1?t=SU1") && trip.currency == "EUR")
  }

  @Test("the id of a flight is the same from both endpoints")
  func sameID() async throws {
    let service = FareService(["VNO": [offer()]])
    let offers = try await fetch("to=BCN&nights=3", of: service).fetched
    let fares = try await fetch("nights=3", of: service).fetched
    #expect(offers.value.map(\.id) == fares.value.map(\.id))
  }

  @Test("several routes are queried in one request, and further pages only for routes that have them")
  func pages() async throws {
    let many = (0..<251).map { offer(price: "\($0 + 1)", flight: $0) }
    let service = FareService(["VNO": many + [offer("LON")], "MOW": [offer("BCN", from: "MOW")]])
    let (fetched, requests) = try await fetch("to=BCN,LON&nights=3", from: "blc", of: service)
    #expect(fetched.value.count == 253 && fetched.completeness == .complete)
    #expect(fetched.attempts == 3)
    let queries = requests.map { String(decoding: $0.body, as: UTF8.self).matches(of: /q\d:prices/).count }
    #expect(queries == [4, 1, 1])
    let limited = try await fetch("to=BCN&nights=3", limit: 150, of: service)
    #expect(limited.requests.count == 2 && limited.fetched.value.count == 200)
  }

  @Test("a service that sends fewer offers at once than requested is requested until it has no more")
  func smallPages() async throws {
    var service = FareService(["VNO": (0..<160).map { offer(price: "\($0 + 1)", flight: $0) }])
    service.maxOffers = 50
    let (fetched, requests) = try await fetch("to=BCN&nights=3", from: "VNO", of: service)
    #expect(fetched.value.count == 160 && fetched.completeness == .complete)
    let offsets = requests.flatMap { String(decoding: $0.body, as: UTF8.self).matches(of: /offset:(\d+)/).map(\.1) }
    #expect(Set(offsets).isSuperset(of: ["0", "50", "100", "150"]))
  }

  @Test("the routes of a search for round trips lack one-way trips, and a search for one-way trips is complete")
  func oneWay() async throws {
    let service = FareService(["VNO": [offer(), offer("BCN", "2027-02-02", nil, price: "7")]])
    let round = try await fetch("to=BCN", of: service).fetched
    #expect(round.value.map(\.price) == [50])
    #expect(round.completeness == .cheapestOnly(missing: "no one-way trips"))
    let oneWay = try await fetch("to=BCN&one_way=true", of: service).fetched
    #expect(oneWay.value.map(\.price) == [7] && oneWay.completeness == .complete)
  }

  @Test(
    "where GraphQL fails, each day is requested with REST, which has only the cheapest trip on each pair of dates",
    arguments: [
      TestServer.Response(status: 429, #"{"errors":[{"message":"too many"}]}"#), .init(status: 500, ""),
      .init(#"{"data":null,"errors":[{"message":"no"}]}"#), .init("<h1>"), .init(#"{"data":{}}"#),
      .init(#"{"data":{"q0":[{"value":7}]}}"#),
    ])
  func fallback(response: TestServer.Response) async throws {
    var service = FareService(
      ["VNO": [offer(price: "50"), offer(price: "40", flight: 21)]], responses: ["graphql": response])
    service.isSelective = true
    let (fetched, requests) = try await fetch("to=BCN&days=mon&month=2027-02&nights=3", of: service)
    #expect(requests.map(\.method) == ["POST", "GET", "GET", "GET", "GET"])
    #expect(
      requests.dropFirst().allSatisfy {
        $0.path.contains("origin=VNO&destination=BCN&departure_at=2027-02-") && $0.path.contains("&unique=false&")
      })
    #expect(fetched.value.map(\.price) == [40])
    #expect(fetched.attempts == 5 && fetched.status == .ok)
    let missing = try #require(fetched.completeness.missing.first)
    #expect(fetched.completeness == .cheapestOnly(missing: missing))
    #expect(
      missing.hasPrefix("only the cheapest trip to each destination on each pair of dates, because POST http://")
        && missing.contains("/graphql/v1/query (Travelpayouts): "), "\(missing)")
  }

  @Test("a route with an error is requested with REST, and the offers of the others are shown")
  func partialData() async throws {
    var service = FareService(["VNO": [offer(), offer("LON", price: "9"), offer("LON", price: "12", flight: 7)]])
    service.brokenRoutes = ["VNO-LON"]
    let (fetched, requests) = try await fetch("to=BCN,LON&date=2027-02-01&nights=3", of: service)
    #expect(
      requests.count == 2 && requests[1].path.contains("destination=LON&departure_at=2027-02-01&return_at=2027-02&"))
    #expect(fetched.value.map(\.price) == [50, 9, 12] && fetched.status == .ok)
    let missing =
      "only the cheapest trip of VNO-LON on each pair of dates, because the service reports: no offers on VNO-LON"
    #expect(fetched.completeness == .cheapestOnly(missing: missing))
  }

  @Test("of offers with the same first flight, the cheapest that matches the search is used, with both endpoints")
  func sameFirstFlight() async throws {
    let slow = offer(price: "40").replacing(#""duration":90,"#, with: #""duration":1200,"#)
    let service = FareService(["VNO": [offer(price: "50"), slow, offer(price: "60")]])
    for destination in ["to=BCN&", ""] {
      let all = try await fetch("\(destination)nights=3", of: service).fetched
      #expect(all.value.map(\.price) == [40])
      let short = try await fetch("\(destination)nights=3&max_hours=12", of: service).fetched
      #expect(short.value.map(\.price) == [50] && short.value.map(\.id) == all.value.map(\.id))
    }
  }

  @Test("offers that take too long to request are replaced by fares of only those days that are missing")
  func tooLong() async throws {
    let service = FareService(["VNO": [offer()]])
    let search = try TripSearch(text: "to=BCN&days=mon,wed,fri&nights=3")
    try await TestServer.run { request in
      if request.method == "POST" { waitClock.advance(by: .seconds(6)) }
      return service.response(to: request)
    } _: { server in
      let fetched = try await withClient(of: server, semaphore: AsyncSemaphore(1)) {
        try await $0.trips(TripRequest(origin: "VNO", search: search))
      }
      #expect(fetched.value.map(\.price) == [50])
      let missing =
        "only the cheapest trip to each destination on each pair of dates, "
        + "because all offers take more than 10 s to request"
      #expect(fetched.completeness == .cheapestOnly(missing: missing))
      let days = try #require(search.departureDays(at: Self.now))
      let requests = await server.requests.entries.filter { !$0.path.hasPrefix("/data/") }
      #expect(requests.prefix { $0.method == "POST" }.count == 2 && requests.count == 2 + days.count - 100)
      #expect(requests[2].path.contains("departure_at=\(days[100].asDay)&"))
    }
  }

  @Test("a call that waits too long for the offers of another one requests fares")
  func congestion() async throws {
    let (gate, underWay) = (Gate(), Log<String>())
    let service = FareService(["VNO": [offer()], "MOW": [offer(from: "MOW")]])
    try await TestServer.run { request in
      if request.method == "POST" {
        await underWay.append("start")
        try await gate.wait()
      }
      return service.response(to: request)
    } _: { server in
      let search = try TripSearch(text: "to=BCN&nights=3")
      try await withClient(of: server) { client in
        async let first = client.trips(TripRequest(origin: "VNO", search: search))
        await underWay.waitForEntries(1)
        async let second = client.trips(TripRequest(origin: "MOW", search: search))
        await waitClock.waitForSleepers(1)
        waitClock.advance(by: FareSource.offerTime)
        let fares = try await second
        #expect(fares.value.count == 1 && fares.attempts == 1 && fares.completeness.kind == .cheapestOnly)
        gate.open()
        let offers = try await first
        #expect(offers.value.count == 1 && offers.completeness == .complete)
      }
      #expect(await server.requests.entries.map(\.method).filter { $0 == "POST" }.count == 1)
    }
  }

  @Test("both endpoints failing is an error, and an error beside all offers is named")
  func failures() async throws {
    let service = FareService(responses: ["graphql": .init(status: 500, ""), "VNO": .init(status: 503, "")])
    let error = try await #require(throws: ClientError.self) { try await fetch("to=BCN", of: service) }
    #expect("\(error)".contains("prices_for_dates") && "\(error)".contains("status 503"))
    #expect(error.attempts == 2)
    let row = try #require(await offers(FareService(["VNO": [offer()]])).first)
    let partial = FareService(responses: [
      "graphql": .init(#"{"data":{"q0":[\#(row)]},"errors":[{"message":"one gate is down"}]}"#)
    ])
    let fetched = try await fetch("to=BCN&nights=3", of: partial).fetched
    #expect(fetched.value.count == 1)
    let missing = "not all offers, because the service reports: one gate is down"
    #expect(fetched.completeness == Completeness(.partial, missing: [missing]))
    let long = String(repeating: "s3cret-token is bad ", count: 99)
    let hostile = FareService(responses: [
      "graphql": .init(#"{"data":{"q0":[\#(row)]},"errors":[{"message":"\#(long)"}]}"#)
    ])
    let shown = try #require(try await fetch("to=BCN&nights=3", of: hostile).fetched.completeness.missing.first)
    #expect(shown.contains("(secret) is bad (secret)") && !shown.contains("s3cret") && shown.count < 400)
  }

  @Test("each error belongs to the query in its path; several are counted, and those of queries without offers differ")
  func errorsByQuery() async throws {
    let row = try #require(await offers(FareService(["VNO": [offer()]])).first)
    func completeness(_ data: String, _ errors: (String, path: String?)...) async throws -> Completeness {
      let texts = errors.map { message, path in
        #"{"message":"\#(message)"\#(path.map { #","path":["\#($0)",0]"# } ?? "")}"#
      }
      let service = FareService(
        ["VNO": [offer("LON", price: "9")]],
        responses: ["graphql": .init(#"{"data":{\#(data)},"errors":[\#(texts.joined(separator: ","))]}"#)])
      return try await fetch("to=BCN,LON&nights=3", of: service).fetched.completeness
    }
    let reports = "because the service reports:"
    let all = try await completeness(#""q0":[\#(row)],"q1":[]"#, ("slow", "q1"), ("late", "q1"), ("odd", nil))
    #expect(
      all
        == Completeness(
          .partial,
          missing: [
            "not all offers, \(reports) odd", "not all offers of VNO-LON, \(reports) slow (and 1 more error)",
          ]))
    // One list is missing with its own error, and the other has an error, too.
    let some = try await completeness(#""q0":[\#(row)],"q1":null"#, ("slow", "q0"), ("gone", "q1"))
    #expect(
      some
        == Completeness(
          .partial,
          missing: [
            "only the cheapest trip of VNO-LON on each pair of dates, \(reports) gone",
            "not all offers of VNO-BCN, \(reports) slow",
          ]))
    let unnamed = try await completeness(#""q0":[\#(row)],"q1":null"#, ("slow", "q7"))
    #expect(
      unnamed == .cheapestOnly(missing: "only the cheapest trip of VNO-LON on each pair of dates, \(reports) slow"))
  }

  @Test("a search for the shortest trips says that the offers of a flight have only the cheapest connection")
  func shortest() async throws {
    let fast = offer(price: "90").replacing(#""duration":90"#, with: #""duration":60"#)
    let service = FareService(["VNO": [offer(price: "50"), fast]])
    let missing = "only the cheapest of several offers with the same first flight"
    for (order, missing) in [(TripOrder.price, []), (.duration, [missing])] {
      let fetched = try await fetch("to=BCN&nights=3", order: order, of: service).fetched
      #expect(fetched.value.map(\.price) == [50])
      #expect(fetched.completeness.missing == missing)
    }
  }

  /// Returns the rows of the service's GraphQL response.
  private func offers(_ service: FareService) async throws -> [String] {
    try await TestServer.run(service.response) { server in
      let limits = HTTPTransport.Limits(connectTimeout: .seconds(3600), maxBodyBytes: 1 << 22, remedyText: Remedy.text)
      let response = try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        var search = TripSearch(to: ["BCN"], currency: "EUR")
        search.shape.nights = 3...3
        let plan = FarePlan(search, from: ["VNO"], market: nil, at: Self.now)
        let body = #"{"query":"\#(OfferRequest(queries: plan.offers).text.replacing("\"", with: "\\\""))"}"#
        return try await transport.send(
          HTTPRequest(
            url: "\(server.address)/graphql/v1/query",
            headers: [.init(name: "X-Access-Token", value: service.token)], body: Array(body.utf8)))
      }
      let text = String(decoding: response.body, as: UTF8.self)
      return text.matches(of: /\{"value".*?\]\}\]\}/).map { String($0.0) }
    }
  }

  @Test("offers with an unknown currency or without a date are skipped, counted and named, and the rest is shown")
  func invalidOffers() async throws {
    let row = try #require(await offers(FareService(["VNO": [offer()]])).first)
    let rows = [
      row, row.replacing(#""currency":"eur""#, with: #""currency":"euros""#),
      row.replacing(#""departure_at":"2027-02-01T07:00:00+02:00","#, with: ""),
    ]
    let service = FareService(responses: ["graphql": .init(#"{"data":{"q0":[\#(rows.joined(separator: ","))]}}"#)])
    let fetched = try await fetch("to=BCN&nights=3", of: service).fetched
    #expect(fetched.value.count == 1 && fetched.skipped.count == 2)
    #expect(
      fetched.skipped.reasons == [
        "VNO-BCN: data.q0[1].currency: expected a three-letter currency code, such as eur, found \"euros\"",
        "VNO-BCN: data.q0[2].departure_at: missing",
      ])
  }

  @Test("skipped offers are named with their route")
  func invalidOfferOfRoute() async throws {
    let row = try #require(await offers(FareService(["VNO": [offer()]])).first)
    let invalid = row.replacing(#""currency":"eur""#, with: #""currency":"s3cret-token""#)
    let service = FareService(responses: ["graphql": .init(#"{"data":{"q0":[\#(row)],"q1":[\#(row),\#(invalid)]}}"#)])
    let fetched = try await fetch("to=BCN,LON&nights=3", of: service).fetched
    #expect(fetched.skipped.count == 1)
    #expect(
      fetched.skipped.reasons == [
        "VNO-LON: data.q1[1].currency: expected a three-letter currency code, such as eur, found \"(secret)\""
      ])
  }

  @Test("one GraphQL request is sent at a time, also by concurrent calls")
  func oneAtATime() async throws {
    let (gate, underWay) = (Gate(), Log<String>())
    let service = FareService(["VNO": [offer()]])
    try await TestServer.run { request in
      if request.method == "POST" {
        await underWay.append("start")
        try await gate.wait()
        await underWay.append("end")
      }
      return service.response(to: request)
    } _: { server in
      let search = try TripSearch(text: "to=BCN&nights=3")
      try await withClient(of: server) { client in
        async let first = client.trips(TripRequest(origin: "VNO", search: search))
        async let second = client.trips(TripRequest(origin: "MOW", search: search))
        await underWay.waitForEntries(1)
        gate.open()
        let counts = try await [first.value.count, second.value.count]
        #expect(counts == [1, 0])
      }
    }
    #expect(await underWay.entries == ["start", "end", "start", "end"])
  }

  /// Returns the limiters of the client, by name.
  private func limiters(clock: any Clock<Duration>) -> [String: RateLimiter] {
    var limits = TripProvider.travelpayouts.ownRateLimits.map { ("trips/\($0.key)", $0.value) }
    if let limit = TripProvider.travelpayouts.rateLimit { limits.append(("trips", limit)) }
    return Dictionary(uniqueKeysWithValues: limits.map { ($0.0, RateLimiter($0.1, clock: clock)) })
  }

  private func limited(_ transport: HTTPTransport, clock: any Clock<Duration>) -> HTTPTransport {
    transport.limited(by: limiters(clock: clock), clock: clock, now: { Self.now })
  }

  @Test("concurrent calls stay within the limits of the service, and each finds its offers")
  func withinLimits() async throws {
    let clock = SkippingClock()
    let limits = FareLimits(FareService(["VNO": [offer()]]), clock: clock)
    try await TestServer.run(limits.response) { server in
      let request = TripRequest(origin: "VNO", search: try TripSearch(text: "to=BCN&nights=3"))
      try await withClient(of: server, configured: { limited($0, clock: clock) }) { client in
        try await withThrowingTaskGroup(of: Fetched<[Trip]>.self) { group in
          for _ in 0..<70 { group.addTask { try await client.trips(request) } }
          for try await fetched in group {
            #expect(fetched.value.count == 1 && fetched.completeness == .complete)
          }
        }
      }
      #expect(await server.requests.entries.count { $0.method == "POST" } == 70)
    }
    #expect(await limits.refusedCount == 0)
  }

  @Test("offers are recorded, and replayed without a request")
  func recorded() async throws {
    let directory = TemporaryDirectory()
    let recording = try Recording(directory.path, secrets: ["s3cret-token"])
    let service = FareService(["VNO": [offer(), offer("LON", price: "9")]])
    try await TestServer.run(service.response) { server in
      func prices(_ configured: (HTTPTransport) -> HTTPTransport) async throws -> [[Price]] {
        try await withClient(of: server, configured: configured) { client in
          var prices: [[Price]] = []
          for code in ["BCN", "LON"] {
            let search = try TripSearch(text: "to=\(code)&nights=3")
            prices.append(try await client.trips(TripRequest(origin: "VNO", search: search)).value.map(\.price))
          }
          return prices
        }
      }
      #expect(try await prices { $0.configured(with: .once).recording(in: recording) } == [[50], [9]])
      try await recording.finish()
      let count = await server.requests.entries.count
      let fixtures = try Fixtures(
        of: "trips", in: directory.path, shownAs: "fixtures", maxBodyBytes: 1 << 22, masking: SecretMask([]),
        remedyText: Remedy.text)
      #expect(try await prices { _ in fixtures.transport } == [[50], [9]])
      #expect(await server.requests.entries.count == count)
    }
  }

  @Test("after a 429, GraphQL is not requested for a minute, and REST is used without a wait")
  func pausedOffers() async throws {
    let clock = ManualClock()
    let service = FareService(["VNO": [offer()]], responses: ["graphql": .init(status: 429, "")])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server, configured: { limited($0, clock: clock) }) { client in
        for _ in 1...2 {
          let fetched = try await client.trips(
            TripRequest(origin: "VNO", search: try TripSearch(text: "to=BCN&nights=3")))
          #expect(fetched.value.count == 1 && fetched.status == .ok)
        }
      }
      #expect(await server.requests.entries.map(\.method) == ["POST", "GET", "GET", "GET"])
    }
  }

  @Test("responses are cached by the body of the request, and a stale one is used only if REST fails too")
  func cachedOffers() async throws {
    let cache = ResponseCache(
      store: .memory(maxBytes: 1 << 20), mode: .normal, maxStale: .seconds(3600), now: { Self.now })
    let services = Log<FareService>()
    await services.append(FareService(["VNO": [offer(), offer("LON", price: "9")]]))
    try await TestServer.run { request in
      try #require(await services.entries.last).response(to: request)
    } _: { server in
      func fetch(_ code: String, _ mode: CacheMode = .normal) async throws -> Fetched<[Trip]> {
        var cache = cache
        cache.mode = mode
        let search = try TripSearch(text: "to=\(code)&nights=3")
        return try await withClient(of: server, cache: cache) {
          try await $0.trips(TripRequest(origin: "VNO", search: search))
        }
      }
      #expect(try await fetch("BCN").value.map(\.price) == [50])
      #expect(try await fetch("LON").value.map(\.price) == [9])
      let count = await server.requests.entries.count
      #expect(try await fetch("BCN", .anyAge).value.map(\.price) == [50])
      #expect(try await fetch("LON", .offline).value.map(\.price) == [9])
      #expect(await server.requests.entries.count == count)
      await services.append(FareService(["VNO": [offer(price: "45")]], responses: ["graphql": .init(status: 500, "")]))
      let rest = try await fetch("BCN")
      #expect(rest.value.map(\.price) == [45] && rest.status.kind == .ok)
      await services.append(FareService(responses: ["graphql": .init(status: 500, ""), "VNO": .init(status: 500, "")]))
      let stale = try await fetch("LON")
      #expect(stale.value.map(\.price) == [9] && stale.status.kind != .ok)
    }
  }
}
