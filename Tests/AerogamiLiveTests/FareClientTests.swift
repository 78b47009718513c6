import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiContainer
@testable import AerogamiLive
@testable import AerogamiStore

/// The live client of Travelpayouts against a real server on loopback.
@Suite(.timeLimit(.minutes(20))) struct FareClientTests {
  /// Measures how long the client waits for names.
  let waitClock = ManualClock()
  static let now = Date(timeIntervalSince1970: 1_778_000_000)

  func withClient<Result: Sendable>(
    of server: TestServer, token: String? = "s3cret-token", regions: [OriginRegion] = [], market: String? = nil,
    semaphore: AsyncSemaphore = AsyncSemaphore(4), cache: ResponseCache = .none, zones: TimeZones = .none,
    configured: (HTTPTransport) -> HTTPTransport = { $0.configured(with: .once) },
    _ body: @Sendable (TripClient) async throws -> Result
  ) async throws -> Result {
    let limits = HTTPTransport.Limits(
      connectTimeout: .seconds(3600), maxBodyBytes: 1 << 22, remedyText: Remedy.text)
    let base = try #require(BaseURL(server.address))
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
      try await body(
        TripProvider.travelpayouts.live(
          Service(
            client: "trips", base: base, token: token, tokenVariable: "TOKEN", transport: configured(transport),
            cache: cache),
          TripOptions(provider: .travelpayouts, data: nil, regions: regions, currency: "EUR", market: market),
          ClientContext(
            clock: waitClock, now: { Self.now }, clocks: SharedAirportClocks(zones: zones),
            fareSemaphore: semaphore)))
    }
  }

  let baltics = OriginRegion(id: "blc", name: "Baltics", origins: ["VNO", "MOW"])

  @Test("a region has the fares of its origins, with city names that are requested without the token")
  func region() async throws {
    let service = FareService([
      "MOW": [fareJSON(["price": "45.50", "return_at": #""2026-05-12T09:30:00+03:00""#, "return_transfers": "2"])],
      "VNO": [fareJSON(["origin": #""VNO""#, "origin_airport": #""VNO""#, "destination": #""XYZ""#])],
    ])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server, regions: [baltics], semaphore: AsyncSemaphore(1)) { client in
        let fetched = try await client.trips(in: "blc")
        #expect(fetched.attempts == 2)
        #expect(fetched.status == .ok)
        let (first, second) = (try #require(fetched.value.first), try #require(fetched.value.last))
        #expect(first.departure == TripLocation(city: "Vilnius", countryCode: "LT", airportCode: "VNO"))
        // A code is used for a city without a name.
        #expect(first.destination == TripLocation(city: "XYZ", countryCode: "RU", airportCode: "LED"))
        #expect(first.returnAt == nil)
        #expect(first.transfers == 0)
        #expect(second.departure == TripLocation(city: "Moscow", countryCode: "RU", airportCode: "SVO"))
        #expect(second.price == Price("45.5"))
        #expect("\(second.price) \(second.currency)" == "45.50 EUR")
        #expect(second.departureAt == .at("2026-05-10T07:00:00+03:00"))
        #expect(second.returnAt == .at("2026-05-12T09:30:00+03:00"))
        #expect((second.createdAt, second.expiresAt) == (Self.now, second.departureAt.instant))
        #expect((second.transfers, second.travelMinutes) == (2, 90))
        #expect(second.link == FareLink("/search/MOW1005LED1?t=SU1"))
        #expect((second.airlines, second.flightNumber) == ("SU", 20))
      }
      let requests = await server.requests.entries
      func query(_ market: String) -> String {
        "one_way=false&direct=false&currency=eur&market=\(market)&unique=true&sorting=price&limit=1000&page=1"
      }
      #expect(
        requests.map(\.path) == [
          "/aviasales/v3/prices_for_dates?origin=VNO&\(query("lt"))",
          "/aviasales/v3/prices_for_dates?origin=MOW&\(query("ru"))", "/data/en/cities.json",
        ])
      #expect(requests.map { $0.header("X-Access-Token") } == [["s3cret-token"], ["s3cret-token"], []])
      #expect(requests.allSatisfy { $0.header("Authorization") == [] })
    }
  }

  @Test("a fare is the same trip after encoding in Aerogami's format")
  func passedOn() async throws {
    let service = FareService(["MOW": [fareJSON(), fareJSON(["flight_number": "7", "link": nil, "transfers": nil])]])
    try await TestServer.run(service.response) { server in
      let trips = try await withClient(of: server) { try await $0.trips(in: "MOW").value }
      var json = JSONWriter()
      json.beginArray()
      for trip in trips { try json.aerogamiTrip(trip) }
      json.endArray()
      let decoded = try decodeTrips(json.bytes.span, clocks: SharedAirportClocks(zones: .none))
      #expect(decoded.elements == trips)
      #expect(trips.map(\.transfers) == [0, nil])
    }
  }

  @Test("a time in UTC is converted to the airport's clock, and is the same fare")
  func timesInUTC() async throws {
    let times = [
      "origin": #""VNO""#, "origin_airport": #""VNO""#, "destination": #""XYZ""#, "destination_airport": #""XYZ""#,
      "departure_at": #""2027-01-31T23:30:00Z""#, "return_at": #""2027-02-05T23:30:00Z""#,
    ]
    let local = times.merging(["departure_at": #""2027-02-01T01:30:00+02:00""#]) { $1 }
    let service = FareService(["VNO": [fareJSON(times)], "RIX": [fareJSON(local)]])
    try await TestServer.run(service.response) { server in
      let (utc, local) = try await withClient(of: server, zones: .live()) { client in
        (try await client.trips(in: "VNO").value[0], try await client.trips(in: "RIX").value[0])
      }
      #expect(utc.departureAt == .at("2027-02-01T01:30:00+02:00"))
      #expect(utc.returnAt == .at("2027-02-05T23:30:00Z"))
      #expect(local.departureAt == utc.departureAt && local.id == utc.id)
      #expect(local.expiresAt == local.departureAt.instant)
    }
  }

  @Test("the service receives the search")
  func search() async throws {
    try await TestServer.run(FareService().response) { server in
      let search = TripSearch(
        maxPrice: 60, departure: DepartureDays(month: "2026-12"), currency: "USD", isDirect: true, isOneWay: true)
      _ = try await withClient(of: server) { try await $0.trips(TripRequest(origin: "VNO", search: search)) }
      let path = try #require(await server.requests.entries.first?.path)
      #expect(path.contains(/origin=VNO&departure_at=2026-12-\d\d&one_way=true&direct=true&currency=usd&/))
    }
  }

  @Test(
    "the service receives what it can apply of a search",
    arguments: [
      ("max_transfers=0", "origin=VNO&one_way=false&direct=true&currency=eur&"),
      ("max_transfers=1", "origin=VNO&one_way=false&direct=false&currency=eur&"),
      ("max_price=60+USD", "origin=VNO&one_way=false&direct=false&currency=usd&"),
      ("max_price=60", "origin=VNO&one_way=false&direct=false&currency=eur&"),
      ("date=2027-02-09&nights=3", "origin=VNO&departure_at=2027-02-09&return_at=2027-02&one_way=false&"),
      ("month=2027-02&nights=3", "origin=VNO&departure_at=2027-02-"),
      ("date=2027-02-09&depart_hours=6-12&return_hours=22-6", "origin=VNO&departure_at=2027-02-09&one_way=false&"),
    ])
  func pushedDown(text: String, query: String) async throws {
    try await TestServer.run(FareService().response) { server in
      let search = try TripSearch(text: text)
      _ = try await withClient(of: server) { try await $0.trips(TripRequest(origin: "VNO", search: search)) }
      let path = try #require(await server.requests.entries.first?.path)
      #expect(path.hasPrefix("/aviasales/v3/prices_for_dates?\(query)"), "\(path)")
    }
  }

  @Test("city names are requested once for all regions, and cached for 30 days")
  func namesOnce() async throws {
    let cache = ResponseCache(store: .memory(maxBytes: 1 << 20), maxStale: .zero, now: { Self.now })
    let service = FareService(["VNO": [fareJSON()], "MOW": [fareJSON()]])
    try await TestServer.run(service.response) { server in
      for _ in 1...2 {
        try await withClient(of: server, cache: cache) { client in
          async let one = client.trips(in: "VNO")
          async let other = client.trips(in: "MOW")
          let counts = try await [one.value.count, other.value.count]
          #expect(counts == [1, 1])
        }
      }
      var later = cache
      later.now = { Self.now.addingTimeInterval(30 * 86_400) }
      _ = try await withClient(of: server, cache: later) { try await $0.trips(in: "VNO") }
      let files = await server.requests.entries.filter { $0.path.hasPrefix("/data/") }
      #expect(files.map(\.path) == ["/data/en/cities.json", "/data/en/cities.json"])
    }
  }

  @Test(
    "without city names, fares are partial and have codes, and names are not re-requested each time")
  func noNames() async throws {
    let service = FareService(
      ["VNO": [fareJSON()], "MOW": [fareJSON()]], responses: ["cities.json": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server) { client in
        let first = try await client.trips(in: "MOW")
        let second = try await client.trips(in: "VNO")
        #expect((first.value + second.value).map(\.departure.city) == ["MOW", "MOW"])
        // The built-in table has the countries, by which a search can filter.
        #expect(first.value.map(\.destination.countryCode) == ["RU"])
        let message =
          "GET \(server.address)/data/en/cities.json (Travelpayouts): status 500; try again later (the names "
          + "of cities are missing)"
        #expect([first, second].map { $0.status.clientError.map { "\($0)" } } == [message, message])
      }
      #expect(await server.requests.entries.count { $0.path.hasPrefix("/data/") } == 1)
    }
  }

  @Test("the wait for names is limited, because the fares are complete without them")
  func hangingNames() async throws {
    let gate = Gate()
    let service = FareService(["VNO": [fareJSON()]])
    try await TestServer.run { request in
      if request.path.hasPrefix("/data/") { try await gate.wait() }
      return service.response(to: request)
    } _: { server in
      try await withClient(of: server) { client in
        async let response = client.trips(in: "VNO")
        await waitClock.waitForSleepers(1)
        waitClock.advance(by: .seconds(10))
        let fetched = try await response
        #expect(fetched.value.map(\.departure.city) == ["MOW"])
        #expect(
          fetched.status.clientError.map { "\($0)" }
            == "the names of cities: not received within 10 s; try again (the names of cities are missing)")
      }
    }
  }

  private static func fares(_ count: Int) -> [String] {
    (0..<count).map { fareJSON(["flight_number": "\($0)", "price": "\($0 + 1)"]) }
  }

  @Test(
    "pages are requested until one is not full, and a service that ignores page numbers causes no endless loop",
    arguments: [("MOW", 2300, 3), ("LED", 2000, 3), ("VNO", 1000, 2)])
  func pages(origin: String, tripCount: Int, requestCount: Int) async throws {
    let service = FareService(
      ["MOW": Self.fares(2300), "LED": Self.fares(2000)], responses: ["VNO": .init(farePage(Self.fares(1000)))])
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.trips(in: origin) }
      #expect(fetched.value.count == tripCount)
      // The repeated page may hide further ones.
      #expect((fetched.completeness.kind == .partial) == (origin == "VNO"))
      #expect(await server.requests.entries.count == 1 + requestCount)
    }
  }

  @Test("with a limit, no further page is requested than needed, also if the search names the source")
  func enough() async throws {
    try await TestServer.run(FareService(["MOW": Self.fares(2300)]).response) { server in
      let search = TripSearch(sources: ["travelpayouts"])
      let trips = try await withClient(of: server) {
        try await $0.trips(TripRequest(origin: "MOW", search: search, limit: 5)).value
      }
      #expect(trips.count == 1000 && trips.allSatisfy { $0.sources == ["travelpayouts"] })
      #expect(await server.requests.entries.count { $0.path.contains("prices_for_dates") } == 1)
    }
  }

  @Test("a flight from several origins occurs once, at its lowest price")
  func duplicates() async throws {
    let service = FareService(["VNO": [fareJSON(["price": "50"])], "MOW": [fareJSON(["price": "45"])]])
    try await TestServer.run(service.response) { server in
      let trips = try await withClient(of: server, regions: [baltics]) { try await $0.trips(in: "blc").value }
      #expect(trips.map(\.price) == [45])
    }
  }

  @Test("a failing origin leaves the fares of the others, and the result is partial")
  func partial() async throws {
    let service = FareService(["VNO": [fareJSON()]], responses: ["MOW": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server, regions: [baltics]) { client in
        let fetched = try await client.trips(in: "blc")
        #expect(fetched.value.count == 1)
        guard fetched.status.kind == .partial, let error = fetched.status.clientError else {
          return #expect(fetched.status == .ok)
        }
        #expect("\(error)".contains("origin=MOW"))
        #expect("\(error)".hasSuffix("status 500; try again later (1 of 2 origins failed: MOW)"))
        let failure = try await #require(throws: ClientError.self) { try await client.trips(in: "MOW") }
        #expect(failure.attempts == 1)
      }
    }
  }

  @Test("a joined result is as old as its oldest part, and stale if that part is one instead of a failed request")
  func joined() throws {
    let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"))
    func source(_ sources: Status?...) throws -> Status {
      try Fetched<[Trip]>(
        joining: sources.map { source in
          ("", source.map { .success(Fetched([], status: $0)) } ?? .failure(error))
        }, of: "origins"
      ).status
    }
    let old = Status.stale(age: .seconds(7), because: error)
    #expect(try source(.ok, .ok) == .ok)
    #expect(try source(.ok, .cached(age: .seconds(5)), .cached(age: .seconds(3))) == .cached(age: .seconds(5)))
    #expect(try source(.cached(age: .seconds(9)), old) == .stale(age: .seconds(9), because: error))
    // A stale response for the failed origin is not used, so that the fresh result stays fresh.
    #expect(try source(old, .ok) == source(nil, .ok))
    #expect(try source(.partial(because: error), .ok) == .partial(because: error))
    #expect(
      try source(.partial(because: error), .cached(age: .seconds(5))) == .partial(age: .seconds(5), because: error))
    #expect(try source(old, nil).age == .seconds(7))
    #expect(try source(.ok, nil).age == nil)
    #expect(try source(.ok, nil).clientError != nil)
    #expect(throws: ClientError.self) { try source(nil, nil) }
  }

  @Test("a failing page leaves the pages before it")
  func partialPages() async throws {
    let fares = (0..<1500).map { fareJSON(["flight_number": "\($0)"]) }
    let service = FareService(["MOW": fares], responses: ["MOW/2": .init(status: 503, "")])
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.trips(in: "MOW") }
      #expect(fetched.value.count == 1000)
      guard fetched.status.kind == .partial, let error = fetched.status.clientError else {
        return #expect(fetched.status == .ok)
      }
      #expect("\(error)".hasSuffix("(1 of 2 pages failed: page 2)"))
    }
  }

  @Test("an error with a success status is an error, and rows that are not fares are skipped and reported")
  func wrong() async throws {
    let odd = fareJSON(["flight_number": "\"X1\""])
    let service = FareService(
      ["MOW": [odd, fareJSON(["flight_number": "7", "price": "45.75", "return_at": nil])]],
      responses: ["VNO": .init(#"{"success":false,"error":"bad s3cret-token","data":{}}"#)])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server) { client in
        let error = try await #require(throws: ClientError.self) { try await client.trips(in: "VNO") }
        #expect("\(error)".contains(": status 200, but the body reports an error: bad "))
        #expect(!"\(error)".contains("s3cret-token"))
        let fetched = try await client.trips(in: "MOW")
        #expect(fetched.value.map(\.flightNumber) == [7])
        #expect(fetched.skipped.count == 1)
        #expect(
          fetched.skipped.reasons == ["MOW: page 1: data[0].flight_number: expected a flight number, found \"X1\""])
      }
    }
  }

  @Test("a wrong token is reported with a remedy")
  func wrongToken() async throws {
    try await TestServer.run(FareService().response) { server in
      let error = try await #require(throws: ClientError.self) {
        try await withClient(of: server, token: "0123456789abcdef0123456789abcdef") { try await $0.trips(in: "VNO") }
      }
      #expect("\(error)".hasSuffix("status 401: Unauthorized; check the token (TOKEN)"))
    }
  }

  @Test(
    "a wrong token that is reported with status 200 has the same remedy",
    arguments: [#"{"success":false,"error":"Unauthorized","data":{}}"#, "Unauthorized\n", #""unauthorized""#])
  func wrongTokenWithSuccess(body: String) async throws {
    try await TestServer.run(FareService(responses: ["VNO": .init(body)]).response) { server in
      let error = try await #require(throws: ClientError.self) {
        try await withClient(of: server) { try await $0.trips(in: "VNO") }
      }
      #expect(
        "\(error)".lowercased().hasSuffix(
          "status 200, but the body reports an error: unauthorized; check the token (token)"), "\(error)")
      guard case .failed(.status(401), _, _) = error.reason else {
        Issue.record("\(error.reason)")
        return
      }
    }
  }

  @Test("each city or airport code is a region, and any other text is unknown")
  func codes() async throws {
    try await TestServer.run(FareService(["STN": [fareJSON()]]).response) { server in
      try await withClient(of: server, regions: [baltics]) { client in
        #expect(try await client.trips(in: "stn").value.count == 1)
        // A city or an airport without fares.
        for code in ["VNO", "QQQ"] { #expect(try await client.trips(in: code).value.isEmpty) }
        let unknown = try await #require(throws: ClientError.self) { try await client.trips(in: "ZZZ") }
        #expect("\(unknown)" == "there is no region \"ZZZ\"; known: blc, any city or airport")
        let mistyped = try await #require(throws: ClientError.self) { try await client.trips(in: "blcs") }
        #expect("\(mistyped)".hasPrefix("there is no region \"blcs\"; did you mean \"blc\"?"))
      }
    }
  }

  @Test("without a region, every origin is requested once, within the concurrency limit")
  func everywhere() async throws {
    let gate = Gate()
    let underWay = Log<String>()
    let service = FareService(["VNO": [fareJSON()]])
    let codes = ["AAA", "BBB", "CCC", "DDD", "EEE", "VNO"]
    let regions = [
      OriginRegion(id: "a", name: "A", origins: codes), OriginRegion(id: "b", name: "B", origins: ["VNO"]),
    ]
    try await TestServer.run { request in
      if request.path.contains("origin=") {
        await underWay.append(request.path)
        try await gate.wait()
      }
      return service.response(to: request)
    } _: { server in
      try await withClient(of: server, regions: regions, semaphore: AsyncSemaphore(3)) { client in
        async let everywhere = client.trips(in: nil)
        async let one = client.trips(in: "b")
        await underWay.waitForEntries(3)
        // The next request is sent only after a response.
        #expect(await underWay.entries.count == 3)
        gate.open()
        let counts = try await [everywhere.value.count, one.value.count]
        #expect(counts == [1, 1])
      }
      #expect(await underWay.entries.count == 7)
    }
  }

  @Test("concurrent calls take turns: a single origin does not wait for all those of another call")
  func turns() async throws {
    let (gate, requested, semaphore) = (Gate(), Log<String>(), AsyncSemaphore(1))
    let service = FareService()
    try await TestServer.run { request in
      if let origin = request.path.firstMatch(of: /origin=(\w+)/) {
        await requested.append(String(origin.1))
        try await gate.wait()
      }
      return service.response(to: request)
    } _: { server in
      let regions = [OriginRegion(id: "a", name: "A", origins: ["AAA", "BBB", "CCC"])]
      try await withClient(of: server, regions: regions, semaphore: semaphore) { client in
        async let many = client.trips(in: "a")
        await requested.waitForEntries(1)
        while await semaphore.waitingCount < 1 { await Task.yield() }
        async let one = client.trips(in: "VNO")
        while await semaphore.waitingCount < 2 { await Task.yield() }
        gate.open()
        let counts = try await [many.value.count, one.value.count]
        #expect(counts == [0, 0])
      }
    }
    #expect(await requested.entries == ["AAA", "BBB", "VNO", "CCC"])
  }

  @Test("a canceled client stops requesting its origins")
  func cancellation() async throws {
    let gate = Gate()
    let service = FareService()
    let requested = Log<String>()
    try await TestServer.run { request in
      if request.path.contains("origin=") {
        await requested.append(request.path)
        try await gate.wait()
      }
      return service.response(to: request)
    } _: { server in
      let regions = [OriginRegion(id: "a", name: "A", origins: ["AAA", "BBB", "CCC"])]
      try await withClient(of: server, regions: regions, semaphore: AsyncSemaphore(2)) { client in
        await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { _ = try await client.trips(in: "a") }
          await requested.waitForEntries(2)
          group.cancelAll()
          await #expect(throws: CancellationError.self) { try await group.next() }
        }
      }
      #expect(await requested.entries.count == 2)
    }
  }

  @Test("a 429 pauses every origin until the next minute, and then all succeed")
  func limit() async throws {
    let clock = ManualClock()
    let paused = Log<String>()
    let service = FareService(["VNO": [fareJSON()], "MOW": [fareJSON(["flight_number": "21"])]])
    try await TestServer.run { request in
      guard request.path.contains("origin="), clock.now.sinceStart < .seconds(60) else {
        return service.response(to: request)
      }
      await paused.append(request.path)
      return .init(status: 429, #"{"success":false,"error":"too many requests","data":{}}"#)
    } _: { server in
      let limit = RateLimit(600, in: .seconds(60))
      try await withClient(
        of: server, regions: [baltics], semaphore: AsyncSemaphore(1),
        configured: {
          $0.limited(by: ["trips": RateLimiter(limit, clock: clock)], clock: clock, now: { Self.now })
        }
      ) { client in
        async let fetched = client.trips(in: "blc")
        await clock.waitForSleepers(1)
        #expect(await paused.entries.count == 1)
        // The pause does not apply to the files of names.
        #expect(try await client.airport("STN").value.city == "London")
        clock.advance(by: .seconds(60))
        let (count, attempts) = try await (fetched.value.count, fetched.attempts)
        #expect((count, attempts) == (2, 3))
      }
      #expect(await paused.entries.count == 1)
    }
  }

  @Test("regions are listed without requests for fares, with the countries of their origins")
  func regions() async throws {
    try await TestServer.run(FareService().response) { server in
      let regions = [baltics, OriginRegion(id: "uk", name: "UK", origins: ["STN"])]
      let listed = try await withClient(of: server, regions: regions) { try await $0.regions().value }
      #expect(
        listed == [
          Region(id: "blc", name: "Baltics", countryCodes: ["LT", "RU"], isSelection: true),
          Region(id: "uk", name: "UK", countryCodes: ["GB"], isSelection: true),
        ])
      #expect(await server.requests.entries.map(\.path) == ["/data/en/cities.json", "/data/en/airports.json"])
    }
  }

  @Test("without the names of cities, regions are listed without countries, and the error says why")
  func regionsWithoutNames() async throws {
    let service = FareService(responses: ["cities.json": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      let regions = [OriginRegion(id: "mow", name: "Moscow", origins: ["MOW"])]
      let listed = try await withClient(of: server, regions: regions) { try await $0.regions() }
      #expect(listed.value.map(\.countryCodes) == [[]])
      let error = try #require(listed.status.clientError)
      #expect(error.remark == "the names of cities are missing; the countries of regions are unknown")
    }
  }

  @Test("a price cannot be looked up, and the error says what to do instead")
  func check() async throws {
    try await TestServer.run(FareService().response) { server in
      try await withClient(of: server) { client in
        let error = await #expect(throws: ClientError.self) { try await client.check(FareCheck(.fixture())) }
        #expect(
          error?.reason
            == .failed(
              .unimplemented, detail: "Travelpayouts cannot look up a price",
              remedy: "open the booking page (aerogami book), or use another source"))
      }
      #expect(await server.requests.entries.isEmpty)
    }
  }

  @Test("an airport without its city's name has the code, and is partial")
  func airportWithoutCity() async throws {
    let service = FareService([:], responses: ["cities.json": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      let airport = try await withClient(of: server) { client in try await client.airport("STN") }
      #expect(airport.value.city == "LON")
      guard airport.status.kind == .partial, let error = airport.status.clientError else {
        return #expect(airport.status == .ok)
      }
      #expect("\(error)".contains("/data/en/cities.json (Travelpayouts): status 500"))
    }
  }

  @Test("an airport has the coordinates of the file")
  func airport() async throws {
    try await TestServer.run(FareService().response) { server in
      try await withClient(of: server) { client in
        #expect(
          try await client.airport("STN").value
            == Airport(
              code: "STN", name: "London Stansted Airport", city: "London", countryCode: "GB", state: nil,
              timeZone: "Europe/London", latitude: 51.8865, longitude: 0.238861))
        let zoneless = try await client.airport("PLQ").value
        #expect(zoneless.latitude == 55.97 && zoneless.timeZone == nil)
        let unknown = try await #require(throws: ClientError.self) { try await client.airport("ZZZ") }
        #expect(unknown.reason == .unknown("airport", named: "ZZZ", known: []))
        let unplaced = try await #require(throws: ClientError.self) { try await client.airport("QQQ") }
        #expect("\(unplaced)".hasSuffix("the response has no coordinates of QQQ"))
      }
    }
  }

  @Test("the list of airlines is requested without the token and cached for 30 days, also for when the service fails")
  func airlines() async throws {
    let cache = ResponseCache(store: .memory(maxBytes: 1 << 20), maxStale: .zero, now: { Self.now })
    let services = Log<FareService>()
    await services.append(FareService())
    try await TestServer.run { request in
      try #require(await services.entries.last).response(to: request)
    } _: { server in
      let expected = [Airline(code: "ZX", name: "Tumbleweed Air"), Airline(code: "SU", name: "Aeroflot")]
      for _ in 1...2 {
        let listed = try await withClient(of: server, cache: cache) { try await $0.airlines().value }
        #expect(listed == expected)
      }
      var later = cache
      later.now = { Self.now.addingTimeInterval(30 * 86_400) }
      await services.append(FareService(responses: ["airlines.json": .init(status: 500, "")]))
      let old = try await withClient(of: server, cache: later) { try await $0.airlines().value }
      #expect(old == expected)
      let requests = await server.requests.entries
      #expect(requests.map(\.path) == ["/data/en/airlines.json", "/data/en/airlines.json"])
      #expect(requests.allSatisfy { $0.header("X-Access-Token") == [] })
    }
  }

  @Test("a list of airlines that cannot be fetched or decoded is an error", arguments: ["", #"[{"code":7}]"#, "<h1>"])
  func noAirlines(body: String) async throws {
    let service = FareService(responses: ["airlines.json": .init(status: body.isEmpty ? 500 : 200, body)])
    try await TestServer.run(service.response) { server in
      let error = try await #require(throws: ClientError.self) {
        try await withClient(of: server) { try await $0.airlines() }
      }
      #expect("\(error)".hasPrefix("GET \(server.address)/data/en/airlines.json (Travelpayouts): "))
    }
  }
}
