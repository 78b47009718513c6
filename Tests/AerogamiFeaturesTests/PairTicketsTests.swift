import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct PairTicketsTests {
  private static let now = Date(timeIntervalSince1970: 1_790_000_000)

  private static let places = [
    "VNO": TripLocation(city: "Vilnius", countryCode: "LT", airportCode: "VNO"),
    "BGY": TripLocation(city: "Milan", countryCode: "IT", airportCode: "BGY"),
    "MXP": TripLocation(city: "Milan", countryCode: "IT", airportCode: "MXP"),
    "BCN": TripLocation(city: "Barcelona", countryCode: "ES", airportCode: "BCN"),
    "GRO": TripLocation(city: "Girona", countryCode: "ES", airportCode: "GRO"),
    "AGP": TripLocation(city: "Malaga", countryCode: "ES", airportCode: "AGP"),
    "RIX": TripLocation(city: "Riga", countryCode: "LV", airportCode: "RIX"),
  ]

  /// Creates a one-way trip on a day of January 2027.
  private static func trip(
    _ from: String, _ to: String, day: Int, price: Price, sources: [String] = [], returnDay: Int? = nil
  ) -> Trip {
    func time(_ day: Int) -> LocalTime { .at("2027-01-\(day < 10 ? "0" : "")\(day)T12:00:00+01:00") }
    var trip = Trip.fixture(
      id: "\(from)-\(to)-\(day)-\(returnDay ?? 0)", price: price, from: places[from] ?? .vilnius,
      to: places[to] ?? .vilnius)
    (trip.departureAt, trip.returnAt, trip.sources) = (time(day), returnDay.map(time), sources)
    (trip.transfers, trip.travelMinutes) = (0, 180)
    return trip
  }

  /// Three cities with one-way trips in both directions.
  private static let world = [
    trip("VNO", "BCN", day: 10, price: 30), trip("VNO", "BGY", day: 11, price: 10),
    trip("VNO", "BGY", day: 9, price: 12),
    trip("VNO", "AGP", day: 10, price: 20), trip("BCN", "VNO", day: 14, price: 5),
    trip("MXP", "VNO", day: 15, price: 15),
    trip("AGP", "VNO", day: 13, price: 25),
  ]

  /// Returns the trips of a world as a source does that filters by the origin only.
  private static func response(_ world: [Trip], _ request: TripRequest) -> [Trip] {
    guard let origin = request.origin, let place = Place(origin) else { return world }
    return world.filter { place.contains($0.departure) }
  }

  private func pair(
    regions: [Region] = [], _ trips: @escaping @Sendable (TripRequest) async throws -> Fetched<[Trip]>
  ) -> PairTickets {
    PairTickets(trips: trips, regions: { Fetched(regions) }, at: Self.now)
  }

  private func request(_ text: String = "", from origin: String? = "VNO", concurrency: Int = 1) throws
    -> PairTickets.Request
  {
    var request = PairTickets.Request(
      try TripSearch(text: text.isEmpty ? "two_tickets=true" : "two_tickets=true&\(text)"), from: origin)
    request.concurrency = concurrency
    return request
  }

  private func routes(_ trips: [Trip]) -> [String] {
    trips.map { pair in "\(pair.tickets.map(\.id).joined(separator: " ")) \(pair.price)" }.sorted()
  }

  private static let allRoutes = [
    "VNO-AGP-10-0 AGP-VNO-13-0 45", "VNO-BCN-10-0 BCN-VNO-14-0 35", "VNO-BGY-11-0 MXP-VNO-15-0 25",
    "VNO-BGY-9-0 MXP-VNO-15-0 27",
  ]

  @Test("the way back is requested from the cities that were reached, cheapest first, for the days that fit")
  func requests() async throws {
    let log = Log<TripRequest>()
    let found = try await pair { request in
      await log.append(request)
      return Fetched(Self.response(Self.world, request))
    }(request("nights=2-4&max_price=80&return_days=thu,fri,wed"))
    #expect(routes(found.value) == Array(Self.allRoutes.prefix(3)))
    #expect(found.status.kind == .ok && found.attempts == 4 && found.completeness == .complete)
    let requests = await log.entries
    #expect(requests.map(\.origin) == ["VNO", "MIL", "AGP", "BCN"])
    #expect(requests[0].search.text == "max_price=80&one_way=true")
    #expect(
      requests[1].search.text
        == "max_price=80&to=VNO&depart_after=2027-01-11&depart_before=2027-01-16&one_way=true&days=wed%2Cthu%2Cfri")
    #expect(requests[3].search.firstDay == requests[2].search.firstDay && requests[1].fetchSize == 3)
  }

  @Test("with a distance, the way back is also requested from nearby airports, after the cities themselves")
  func nearby() async throws {
    let log = Log<TripOrigin>()
    let world = Self.world + [Self.trip("GRO", "VNO", day: 13, price: 1)]
    let found = try await pair { request in
      await log.append(request.origin ?? "")
      return Fetched(Self.response(world, request))
    }(request("nearby=120km&to=BCN"))
    #expect(routes(found.value) == ["VNO-BCN-10-0 BCN-VNO-14-0 35", "VNO-BCN-10-0 GRO-VNO-13-0 31"])
    let origins = await log.entries
    #expect(Array(origins.prefix(2)) == ["VNO", "BCN"] && origins.contains("GRO") && !origins.contains("AGP"))
  }

  @Test("a service of regions is requested by regions, each once")
  func regionsOnly() async throws {
    let log = Log<TripOrigin>()
    let regions = [
      Region(id: "S", name: "South", countryCodes: ["ES", "IT"]), Region(id: "N", name: "North", countryCodes: ["LT"]),
    ]
    let found = try await pair(regions: regions) { request in
      await log.append(request.origin ?? "")
      return Fetched(Self.world.filter { ($0.departure.countryCode == "LT") == (request.origin == "N") })
    }(request(from: "N"))
    #expect(routes(found.value) == Self.allRoutes)
    #expect(await log.entries == ["N", "S"])
  }

  @Test("a request that fails does not affect the others, and the result is partial")
  func failures() async throws {
    let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"))
    func found(failing: Set<String>) async throws -> Fetched<[Trip]> {
      try await pair { request in
        if failing.contains(request.origin ?? "") { throw error }
        return Fetched(Self.response(Self.world, request))
      }(request("nights=2-6"))
    }
    let partial = try await found(failing: ["MIL"])
    #expect(routes(partial.value) == Array(Self.allRoutes.prefix(2)))
    #expect(partial.status.kind == .partial)
    #expect("\(partial.status.error.map { "\($0)" } ?? "")".contains("1 of 3 requests for return trips failed: MIL"))
    await #expect(throws: ClientError.self) { try await found(failing: ["VNO"]) }
    await #expect(throws: ClientError.self) { try await found(failing: ["MIL", "AGP", "BCN"]) }
  }

  @Test(
    "if all pairs are above the maximum price, only the cheapest of them is returned",
    arguments: [("24", true), ("24 EUR", true), ("25", false), ("24 GBP", nil)] as [(String, Bool?)])
  func abovePrice(limit: String, isAbove: Bool?) async throws {
    var request = try request("nights=2-6")
    request.search.maxPrice = PriceLimit(limit)
    try #require(request.search.maxPrice != nil)
    // The world ignores the maximum price.
    let found = try await pair { Fetched(Self.response(Self.world, $0)) }(request)
    let cheapest = ["VNO-BGY-11-0 MXP-VNO-15-0 25"]
    #expect(routes(found.value) == Array(cheapest.prefix(isAbove == nil ? 0 : 1)))
    #expect(found.value.contains { !request.search.matches($0, at: Self.now) } == (isAbove == true))
  }

  @Test("a source without one-way trips is named, and so is a service without any")
  func sourcesWithoutOneWayTrips() async throws {
    let round = Self.trip("VNO", "BCN", day: 10, price: 50, sources: ["kiwi"], returnDay: 14)
    let none = try await pair { _ in Fetched([round]) }(request("nights=4"))
    #expect(none.value.isEmpty && none.completeness.missing == ["no one-way trips for pairs of tickets"])
    let sources = ["ryanair", "kiwi", "down", "other"].map { name in
      SourceResponse(
        source: name,
        status: name == "down" ? .failed(ClientError(requested: "", reason: .failed(.offline, detail: ""))) : .ok,
        count: 1, completeness: name == "other" ? Completeness(.notRequested) : .complete)
    }
    let some = try await pair { request in
      var trips = Self.response(Self.world, request)
      for index in trips.indices { trips[index].sources = ["ryanair"] }
      return Fetched(trips + [round], sources: sources)
    }(request("nights=2-6"))
    #expect(some.completeness.missing == ["no one-way trips from kiwi for pairs of tickets"])
    #expect(some.value.count == 4 && some.sources.map(\.source) == ["ryanair", "kiwi", "down", "other"])
  }

  @Test("a fetch sends at most 200 requests for the way back, and says how many places it left out")
  func limit() async throws {
    let log = Log<Int>()
    let codes = ["BCN", "AGP", "GRO", "BGY", "RIX"]
    let outbound = codes.enumerated().map { Self.trip("VNO", $1, day: 10, price: Price(significand: Int64($0))) }
    var request = try request("nights=2-4")
    request.originCount = 100
    let found = try await pair { request in
      await log.append(request.fetchSize)
      return Fetched(request.origin == "VNO" ? outbound : [])
    }(request)
    #expect(await log.entries == [100, 200, 200])
    #expect(
      found.completeness.missing == [
        "no return trips from 3 of 5 places, the most expensive: a fetch sends at most 200 such requests"
      ])
  }

  @Test("at most as many requests as allowed are in progress", arguments: 1...4)
  func concurrency(limit: Int) async throws {
    let gauge = Gauge()
    let found = try await pair { request in
      await gauge.change(by: 1)
      // Lets the other requests start, if there are any.
      for _ in 0..<20 { await Task.yield() }
      await gauge.change(by: -1)
      return Fetched(Self.response(Self.world, request))
    }(request("nights=2-6", concurrency: limit))
    #expect(await gauge.maximum <= limit)
    #expect(routes(found.value) == Self.allRoutes)
  }

  @Test("canceled at any point, the search ends, and has the pairs of all trips that have arrived", arguments: 0...3)
  func cancellation(point: Int) async throws {
    let (received, ended) = (Log<Int>(), Log<Bool>())
    let (isWaiting, waiting) = AsyncStream<Void>.makeStream()
    let calls = Log<Int>()
    let pair = pair { request in
      let number = await calls.append { $0 }
      if number > point {
        waiting.yield()
        for await _ in AsyncStream<Never>.makeStream().stream {}
        await ended.append(true)
        throw CancellationError()
      }
      return Fetched(Self.response(Self.world, request))
    }
    let request = try request("nights=2-6")
    let task = Task { try await pair(request) { await received.append($0.value.count) } }
    for await _ in isWaiting { break }
    task.cancel()
    let result = await task.result
    // Only the request that was waiting had started, and it has ended.
    #expect(await (calls.entries.count, ended.entries.count) == (point + 1, 1))
    #expect(await received.entries.count == point)
    switch point {
    case 0: #expect(throws: CancellationError.self) { try result.get() }
    // No return trip has arrived, so nothing could be combined.
    case 1: #expect(throws: ClientError.self) { try result.get() }
    default:
      let found = try result.get()
      #expect(
        routes(found.value) == (point == 2 ? Array(Self.allRoutes.suffix(2)) : [0, 2, 3].map { Self.allRoutes[$0] }))
      #expect(found.status.kind == .partial)
    }
  }

  @Test("the pairs are those of all trips, whatever is requested from where")
  func generated() async throws {
    var random = SplitMix64(seed: 11)
    var pairCount = 0
    for _ in 0..<400 {
      let away = ["BGY", "MXP", "BCN", "GRO", "AGP"]
      var trips: [Trip] = []
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        let (code, day) = (away.randomElement(using: &random) ?? "BCN", Int.random(in: 5...25, using: &random))
        let home = Bool.random(using: &random) ? "VNO" : "RIX"
        let price = Price(significand: Int64.random(in: 10...60, using: &random))
        let isOut = Bool.random(using: &random)
        trips.append(Self.trip(isOut ? home : code, isOut ? code : home, day: day, price: price))
      }
      let world = trips.uniqued(by: \.id)
      let request = try request(["nights=2-5", "nearby=150km", "", "max_price=70"].randomElement(using: &random) ?? "")
      let found = try await pair { Fetched(Self.response(world, $0)) }(request)
      let outbound = world.filter { $0.departure.airportCode == "VNO" }
      let expected = request.search.pairs(
        outbound: outbound, back: world.filter { $0.departure.countryCode != "LT" }, at: Self.now)
      let pairs = found.value.filter { request.search.matches($0, at: Self.now) }
      #expect(Set(pairs) == Set(expected.trips) && pairs.count == expected.trips.count)
      pairCount += pairs.count
    }
    #expect(pairCount > 80)
  }
}

private actor Gauge {
  private var current = 0
  private(set) var maximum = 0

  func change(by amount: Int) {
    current += amount
    maximum = max(maximum, current)
  }
}

extension [Trip] {
  fileprivate func uniqued(by key: (Trip) -> String) -> [Trip] {
    var seen: Set<String> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

/// Searches with pairs of tickets.
@Suite(.timeLimit(.minutes(20))) struct SearchWithPairsTests {
  private static let now = Date(timeIntervalSince1970: 1_790_000_000)

  private static func trip(
    _ from: TripLocation, _ to: TripLocation, _ time: String, _ price: Price, back: String? = nil
  )
    -> Trip
  {
    var trip = Trip.fixture(id: "\(from.airportCode) \(time)", price: price, from: from, to: to)
    (trip.departureAt, trip.returnAt, trip.travelMinutes) = (.at(time), back.map { .at($0) }, 180)
    return trip
  }

  private static let out = trip(.vilnius, .malaga, "2027-01-10T08:00:00+02:00", 20)
  private static let back = trip(.malaga, .vilnius, "2027-01-13T20:00:00+01:00", 25)
  private static let round = trip(
    .vilnius, .malaga, "2027-01-11T08:00:00+02:00", 50, back: "2027-01-15T20:00:00+01:00")

  private func found(
    recordedIn log: Log<[Sighting]> = Log(),
    _ trips: @escaping @Sendable (TripRequest) async throws -> Fetched<[Trip]> = { request in
      Fetched(!request.search.isOneWay ? [Self.round] : request.origin == "VNO" ? [Self.out] : [Self.back])
    }
  ) async throws -> (trips: [Trip], summary: FetchSummary) {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.now = { Self.now }
    dependencies.clock = ManualClock()
    dependencies.trips.regions = { Fetched([]) }
    dependencies.trips.trips = trips
    dependencies.history.usual = { _, _ in [:] }
    dependencies.history.record = { sightings, _ in await log.append(sightings) }
    var found: [Trip] = []
    let summary = try await dependencies.searchTrips(home: Home(places: []))(
      .init(try TripSearch(text: "two_tickets=true"), from: .exactly(["VNO"])), prepare: { $0.matching.value }
    ) { outcome, _ in
      found += outcome.response ?? []
      return .continue
    }
    return (found, summary)
  }

  @Test("round trips and pairs are found together, and only prices of services are recorded")
  func together() async throws {
    let log = Log<[Sighting]>()
    let (trips, summary) = try await found(recordedIn: log)
    #expect(trips.map(\.price) == [50, 45] && trips[1].tickets == [Self.out, Self.back])
    #expect(summary.status == .ok)
    let recorded = await log.entries.joined().map { ($0.price, $0.route.isOneWay, $0.isWide) }
    #expect(recorded.map(\.0).sorted() == [20, 25, 50] && recorded.count { $0.1 } == 2)
    // The day of a route counts only because of its round trips.
    #expect(recorded.filter(\.2).allSatisfy { !$0.1 })
  }

  @Test("if one of both searches fails, the other's trips are shown, and the result is partial")
  func partial() async throws {
    let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"))
    for failsOneWay in [true, false] {
      let (trips, summary) = try await found { request in
        if request.search.isOneWay == failsOneWay { throw error }
        return Fetched(failsOneWay ? [Self.round] : request.origin == "VNO" ? [Self.out] : [Self.back])
      }
      #expect(trips.map(\.price) == [failsOneWay ? 50 : 45] && summary.status == .partial)
      #expect(
        summary.origins["VNO"]?.error?.contains(failsOneWay ? "pairs of tickets" : "ordinary trips") == true,
        "\(summary.origins["VNO"]?.error ?? "")")
    }
    let (trips, summary) = try await found { _ in throw error }
    #expect(trips.isEmpty && summary.status == .failed)
  }
}
