import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct SearchTripsTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// A container in which the service has the regions EU and US, each with a trip.
  private func dependencies(recordedIn log: Log<Int> = Log(), clock: any Clock<Duration> = ManualClock())
    -> Dependencies
  {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.clock = clock
    dependencies.now = { Self.now }
    dependencies.regions.selected = { [] }
    dependencies.trips.regions = {
      Fetched([Region(id: "EU", name: "Europe", countryCodes: []), Region(id: "US", name: "USA", countryCodes: [])])
    }
    dependencies.trips.trips = { request in Fetched([.fixture(id: "from \(request.origin ?? "anywhere")")]) }
    dependencies.history.usual = { _, _ in [:] }
    dependencies.history.record = { sightings, _ in await log.append(sightings.count) }
    return dependencies
  }

  private func ids(
    _ request: SearchTrips.Request, _ search: SearchTrips, step: TripFeed.Step = .continue
  ) async throws -> (ids: Set<Trip.ID>, summary: FetchSummary) {
    var ids: Set<Trip.ID> = []
    let summary = try await search(request, prepare: { $0.matching.value.map(\.id) }) { outcome, _ in
      ids.formUnion(outcome.response ?? [])
      return step
    }
    return (ids, summary)
  }

  @Test("the summary has the number of trips that a limit leaves out, if it is known, or how many there are at least")
  func headline() {
    var summary = FetchSummary(TripSearch())
    summary.shown.note(.fixture())
    #expect(summary.headline(cheapest: nil) == "1 trip")
    #expect(summary.headline(cheapest: nil, of: 5) == "1 of 5 trips")
    #expect(summary.headline(cheapest: nil, of: 5, isMinimum: true) == "1 of at least 5 trips")
    #expect(summary.headline(cheapest: nil, of: 1, isMinimum: true) == "1 trip")
  }

  @Test("the summary says that the cheapest trip is one way only if other trips, shown or not, may be round trips")
  func oneWayHeadline() {
    let oneWay = Trip.fixture()
    var both = oneWay
    both.returnAt = .utc(Date(timeIntervalSince1970: 4_000_259_200))
    var summary = FetchSummary(TripSearch())
    summary.shown.note(oneWay)
    #expect(summary.headline(cheapest: oneWay) == "1 trip, cheapest 72 EUR CPH–AGP")
    #expect(summary.headline(cheapest: oneWay, of: 1) == "1 trip, cheapest 72 EUR CPH–AGP")
    #expect(summary.headline(cheapest: oneWay, of: 5) == "1 of 5 trips, cheapest 72 EUR CPH–AGP one way")
    var oneWayOnly = FetchSummary(TripSearch(isOneWay: true))
    oneWayOnly.shown.note(oneWay)
    #expect(oneWayOnly.headline(cheapest: oneWay, of: 5) == "1 of 5 trips, cheapest 72 EUR CPH–AGP")
    summary.shown.note(both)
    #expect(summary.headline(cheapest: oneWay) == "2 trips, cheapest 72 EUR CPH–AGP one way")
    #expect(summary.headline(cheapest: both) == "2 trips, cheapest 72 EUR CPH–AGP")
  }

  @Test("in another order than by price, the summary names the cheapest of the trips within the limit")
  func cheapestOfThese() {
    var trip = Trip.fixture()
    trip.returnAt = .utc(Date(timeIntervalSince1970: 4_000_259_200))
    var summary = FetchSummary(TripSearch())
    summary.shown.note(trip)
    #expect(summary.headline(cheapest: trip, of: 1, isByPrice: false) == "1 trip, cheapest 72 EUR CPH–AGP")
    let limited = "1 of 5 trips, cheapest of these 72 EUR CPH–AGP"
    #expect(summary.headline(cheapest: trip, of: 5, isByPrice: false) == limited)
  }

  @Test("destinations without trips are named if there are trips to others, unless some may be missing")
  func emptyDestinations() async throws {
    var dependencies = dependencies()
    dependencies.trips.trips = { request in
      guard request.origin != "RIX" else {
        throw ClientError(requested: "trips", reason: .injected(.status(503)))
      }
      return Fetched([.fixture(id: request.origin ?? "")])
    }
    let search = dependencies.searchTrips(home: Home(places: []))
    func notes(_ to: [Place], from origins: [TripOrigin?] = ["VNO"], limit: Int? = nil) async throws -> [String] {
      var request = SearchTrips.Request(TripSearch(to: to), from: .exactly(origins))
      request.limit = limit
      var summary = try await ids(request, search).summary
      summary.shown.note(.fixture())
      return summary.notes(destinationAdvice: "", dealAdvice: nil) { $0 }.filter { !$0.contains("RIX") }
    }
    let note = "no trips to Malta, Cyprus were found"
    #expect(try await notes(["MT", "ES", "CY"]) == [note])
    #expect(try await notes(["MT", "ES", "CY"], from: ["VNO", "KUN"]) == [note])
    #expect(try await notes(["Barcelona", "AGP"]) == ["no trips to Barcelona were found"])
    #expect(try await notes(["ES"]) == [])
    #expect(try await notes(["ES", "AGP"]) == [])
    // A source that sends its cheapest trips first may have left out those to Malta.
    #expect(try await notes(["MT", "ES", "CY"], limit: 1) == [])
    #expect(try await notes(["MT", "ES", "CY"], limit: 2) == [note])
    #expect(try await notes(["MT", "ES", "CY"], from: ["VNO", "RIX"]) == [])
  }

  @Test("without names, the selected regions are searched, else home, else all regions of the service")
  func origins() async throws {
    var dependencies = dependencies()
    let (none, home) = (Home(places: []), Home(places: ["VNO"]))
    let request = SearchTrips.Request(TripSearch())
    #expect(try await ids(request, dependencies.searchTrips(home: none)).ids == ["from EU", "from US"])
    #expect(try await ids(request, dependencies.searchTrips(home: home)).ids == ["from VNO"])
    dependencies.regions.selected = { ["US", "home"] }
    #expect(try await ids(request, dependencies.searchTrips(home: home)).ids == ["from US", "from VNO"])
    let named = SearchTrips.Request(TripSearch(), from: .named(["home", "all"]))
    #expect(try await ids(named, dependencies.searchTrips(home: home)).ids == ["from EU", "from US", "from VNO"])
    await #expect(throws: HomeError.self) { try await ids(named, dependencies.searchTrips(home: none)) }
    let one = SearchTrips.Request(TripSearch(), from: .exactly(["home"]))
    #expect(try await ids(one, dependencies.searchTrips(home: none)).ids == ["from home"])
    let anywhere = SearchTrips.Request(TripSearch(), from: .exactly([nil]))
    #expect(try await ids(anywhere, dependencies.searchTrips(home: none)).ids == ["from anywhere"])
  }

  @Test("without names, places of departure are requested instead of origins where no such trip departs")
  func departures() async throws {
    var dependencies = dependencies()
    func origins(_ from: [Place], _ home: String..., selected: [String] = []) async throws -> [TripOrigin?] {
      dependencies.regions.selected = { selected }
      let request = SearchTrips.Request(TripSearch(from: from))
      return try await dependencies.searchTrips(home: Home(places: home)).requestedOrigins(request).origins
    }
    #expect(try await origins(["KUN"], "VNO", "RIX") == ["KUN"])
    #expect(try await origins(["KUN"], "VNO", selected: ["EU"]) == ["KUN"])
    // A country is looked up from those origins that are in it.
    #expect(try await origins(["LV"], "VNO", "RIX") == ["RIX"])
    #expect(try await origins(["LV", "DK"], "VNO", "RIX") == ["RIX", "DK"])
    #expect(try await origins(["LV"], "VNO", selected: ["blc"]) == ["blc"])
    // A place in another one is not requested twice.
    #expect(try await origins(["LHR", "LON", "London"], "VNO") == ["LON"])
    #expect(try await origins(["VNO", "LT"], "KUN") == ["KUN"])
    // The regions of a service have all of their trips.
    #expect(try await origins(["KUN"]) == ["EU", "US"])
    dependencies.trips.regions = {
      Fetched([Region(id: "blc", name: "Baltics", countryCodes: ["LT"], isSelection: true)])
    }
    #expect(try await origins(["CPH"]) == ["CPH"])
    #expect(try await origins(["LT", "DK"]) == ["blc", "DK"])
    #expect(try await origins([]) == ["blc"])
    #expect(try await origins([Place(saved: "nowhere")], "VNO") == ["VNO"])
    let named = SearchTrips.Request(TripSearch(from: ["KUN"]), from: .named(["VNO"]))
    let home = dependencies.searchTrips(home: Home(places: ["RIX"]))
    #expect(try await home.requestedOrigins(named).origins == ["VNO"])
  }

  @Test("a service that ignores every parameter is filtered, sorted and counted like one that filters")
  func filter() async throws {
    var dependencies = dependencies()
    let trips = [
      Trip.fixture(id: "expensive", price: 90),
      .fixture(id: "late", price: 40, departureAt: Date(timeIntervalSince1970: 4_100_000_000)),
      .fixture(id: "cheapest", price: 20), .fixture(id: "elsewhere", price: 10, to: .vilnius),
      .fixture(id: "cheap", price: 30),
    ]
    let search = TripSearch(maxPrice: 50, to: ["ES"], departBefore: .moment(Date(timeIntervalSince1970: 4_050_000_000)))
    let query = TripQuery(search)
    func found(_ response: [Trip]) async throws -> (matching: [String], sorted: [String], count: Int?) {
      dependencies.trips.trips = { _ in Fetched(response) }
      var (matching, selection) = ([String](), TripSelection(query, at: Self.now))
      let summary = try await dependencies.searchTrips(home: Home(places: []))(
        .init(search, from: .exactly(["EU"])), prepare: { ($0.matching.value.map(\.id), $0.selection(of: query)) }
      ) { outcome, _ in
        guard let (ids, selected) = outcome.response else { return .continue }
        matching = ids
        selection.add(selected)
        return .continue
      }
      return (matching, selection.sorted().map(\.trip.id), summary.origins["EU"]?.count)
    }
    let ignoring = try await found(trips)
    #expect(ignoring.matching == ["cheapest", "cheap"])
    #expect(ignoring.sorted == ["cheapest", "cheap"])
    #expect(ignoring.count == 5)
    let filtering = try await found([trips[4], trips[2]])
    #expect(filtering.matching == ["cheap", "cheapest"])
    #expect(filtering.sorted == ignoring.sorted)
  }

  @Test("a search for deals delivers only the deals that match")
  func deals() async throws {
    var dependencies = dependencies()
    let route = try #require(PricedRoute(of: .fixture()))
    dependencies.history.usual = { _, day in
      [route: UsualPrices(.fixture(Array(repeating: 50, count: 14), before: day), before: day)]
    }
    dependencies.trips.trips = { _ in
      Fetched([.fixture(id: "deal", price: 40), .fixture(id: "low", price: 10), .fixture(id: "high", price: 60)])
    }
    var search = TripSearch()
    search.maxPrice = 70
    var request = SearchTrips.Request(search, from: .exactly(["EU"]))
    #expect(try await ids(request, dependencies.searchTrips(home: Home(places: []))).ids == ["deal", "low", "high"])
    request.onlyDeals = true
    #expect(try await ids(request, dependencies.searchTrips(home: Home(places: []))).ids == ["deal", "low"])
    request.search.maxPrice = 30
    #expect(try await ids(request, dependencies.searchTrips(home: Home(places: []))).ids == ["low"])
  }

  @Test("a note says how many days are recorded if there are too few for deals")
  func dealNotes() async throws {
    func notes(_ counts: [Int], advice: String? = "record") async throws -> [String] {
      var dependencies = dependencies()
      let places = [TripLocation.malaga, .vilnius]
      let routes = try places.map { try #require(PricedRoute(of: .fixture(to: $0))) }
      dependencies.history.usual = { _, day in
        Dictionary(
          uniqueKeysWithValues: zip(routes, counts).map { route, count in
            (route, UsualPrices(.fixture(Array(repeating: 50, count: count), before: day), before: day))
          })
      }
      dependencies.trips.trips = { _ in Fetched(places.prefix(counts.count).map { .fixture(price: 60, to: $0) }) }
      var request = SearchTrips.Request(TripSearch(), from: .exactly(["EU"]))
      request.onlyDeals = true
      let summary = try await ids(request, dependencies.searchTrips(home: Home(places: []))).summary
      return summary.notes(destinationAdvice: "", dealAdvice: advice, filterName: { $0 })
    }
    #expect(try await notes([8]) == ["no deals can be found: CPH-AGP has 8 of 14 recorded days; record"])
    #expect(try await notes([8], advice: nil) == ["no deals can be found: CPH-AGP has 8 of 14 recorded days"])
    #expect(
      try await notes([8, 13]) == ["no deals can be found: all 2 routes have fewer than 14 recorded days; record"])
    #expect(
      try await notes([8, 14]) == ["no deals among 2 trips; 1 of 2 routes has fewer than 14 recorded days"])
    #expect(try await notes([14, 14]) == ["no deals among 2 trips"])
  }

  @Test("a wide search makes the day count, and one with a month does not", arguments: [true, false])
  func width(isWide: Bool) async throws {
    let log = Log<Bool>()
    var dependencies = dependencies()
    dependencies.history.record = { sightings, _ in for sighting in sightings { await log.append(sighting.isWide) } }
    let month = try #require(DepartureDays(month: "2096-10"))
    let search = TripSearch(departure: isWide ? nil : month)
    let request = SearchTrips.Request(search, from: .exactly(["EU"]))
    _ = try await ids(request, dependencies.searchTrips(home: Home(places: [])))
    #expect(await log.entries == [isWide])
  }

  @Test("the requests of a search are known before it runs")
  func plan() async throws {
    let log = Log<TripRequest>()
    var dependencies = dependencies()
    dependencies.trips.trips = { request in
      await log.append(request)
      return Fetched([])
    }
    let search = dependencies.searchTrips(home: Home(places: ["VNO"]))
    for names in [[], ["all", "RIX"], ["home", "US"]] {
      var request = SearchTrips.Request(TripSearch(maxPrice: 100, airlines: ["FR"]), from: .named(names))
      (request.limit, request.concurrency) = (names.isEmpty ? nil : 3, 1)
      let origins = try await search.requestedOrigins(request).origins
      let planned = origins.map { request.tripRequest(from: $0, of: origins.count) }
      #expect(!planned.isEmpty)
      let before = await log.entries.count
      _ = try await ids(request, search)
      #expect(await Array(log.entries[before...]) == planned)
    }
  }

  @Test("an ambiguous place of departure is the one in the country of the destination or of the home")
  func ambiguous() async throws {
    let search = dependencies().searchTrips(home: Home(places: ["VNO", "Barcelona"]))
    for (names, destination, expected) in [
      (["EU", "Manchester"], "London", ["EU", "MAN"]), (["Manchester"], "JFK", ["MHT"]),
      (["Barcelona"], "SYD", ["BCN"]), (["home"], "CCS", ["VNO", "BLA"]), ([], "CCS", ["VNO", "BLA"]),
      (["Richmond", "BCN"], "SYD", ["Richmond", "BCN"]),
    ] {
      let to = try #require(Place(destination))
      let request = SearchTrips.Request(TripSearch(to: [to]), from: .named(names))
      #expect(try await search.requestedOrigins(request).origins == expected)
    }
    let request = SearchTrips.Request(TripSearch(to: ["CCS"]), from: .exactly(["Barcelona"]))
    #expect(try await search.requestedOrigins(request).origins == ["BLA"])
  }

  @Test("if the regions cannot be listed, nothing is requested, and the summary has the reason")
  func listing() async throws {
    var dependencies = dependencies()
    dependencies.trips.regions = {
      throw ClientError(requested: "GET /regions", reason: .failed(.offline, detail: "down"))
    }
    dependencies.trips.trips = { _ in
      Issue.record("trips were requested")
      return Fetched([])
    }
    let result = try await ids(.init(TripSearch()), dependencies.searchTrips(home: Home(places: [])))
    #expect(result.ids.isEmpty)
    #expect(result.summary.status == .failed)
    #expect(result.summary.listingError == "GET /regions: down")
  }

  @Test("at the time limit, regions without a response have failed; the others are delivered and recorded")
  func timeLimit() async throws {
    let (clock, log) = (ManualClock(), Log<Int>())
    var dependencies = dependencies(recordedIn: log, clock: clock)
    dependencies.trips.trips = { request in
      if request.origin == "EU" { return Fetched([.fixture(id: "from EU")]) }
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
    var request = SearchTrips.Request(TripSearch())
    request.timeLimit = .seconds(9)
    let search = dependencies.searchTrips(home: Home(places: []))
    let (deliveries, delivered) = AsyncStream<Region.ID?>.makeStream()
    async let result = search(request, prepare: { $0.fetched.value.count }) { outcome, _ in
      if outcome.response == 1 { delivered.yield(outcome.key) }
      return .continue
    }
    for await region in deliveries {
      #expect(region == "EU")
      break
    }
    // Only the time limit of US is left.
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(9))
    let summary = try await result
    #expect(summary.status == .partial)
    #expect(summary.origins["US"]?.error == "trips in US: there was no response within 9 s; try again")
    // A note names the place once.
    #expect(summary.origins.notes == ["US failed: there was no response within 9 s; try again"])
    #expect(await log.entries == [1])
  }

  @Test("the time limit includes the list of regions")
  func timeLimitOfList() async throws {
    let clock = ManualClock()
    var dependencies = dependencies(clock: clock)
    dependencies.trips.regions = {
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
    var request = SearchTrips.Request(TripSearch())
    request.timeLimit = .seconds(9)
    async let result = ids(request, dependencies.searchTrips(home: Home(places: [])))
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(9))
    #expect(try await result.summary.listingError == "the regions: there was no response within 9 s; try again")
  }

  @Test("prices that arrived are recorded when the caller stops, and when the task is canceled")
  func recordedAfterTheEnd() async throws {
    let log = Log<Int>()
    var dependencies = dependencies(recordedIn: log)
    var request = SearchTrips.Request(TripSearch())
    request.concurrency = 1
    let stopped = try await ids(request, dependencies.searchTrips(home: Home(places: [])), step: .stop)
    #expect(stopped.ids == ["from EU"])
    #expect(stopped.summary.origins["US"]?.status.kind ?? .cancelled == .cancelled)
    #expect(await log.entries == [1])

    let (isWaiting, waiting) = AsyncStream<Void>.makeStream()
    dependencies.trips.trips = { request in
      if request.origin == "EU" { return Fetched([.fixture(id: "from EU")]) }
      waiting.yield()
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
    let search = dependencies.searchTrips(home: Home(places: []))
    let task = Task { [request] in try await ids(request, search) }
    for await _ in isWaiting { break }
    task.cancel()
    let canceled = try await task.value
    #expect(canceled.ids == ["from EU"])
    #expect(canceled.summary.status == .partial)
    #expect(await log.entries == [1, 1])
  }

  @Test("a stale response is delivered with its error, or counts as failed if the caller accepts none")
  func stale() async throws {
    var dependencies = dependencies()
    let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"))
    dependencies.trips.trips = { _ in
      Fetched([.fixture(id: "old")], status: .stale(age: .seconds(60), because: error))
    }
    let search = dependencies.searchTrips(home: Home(places: []))
    var request = SearchTrips.Request(TripSearch(), from: .exactly(["EU"]))
    let accepted = try await ids(request, search)
    #expect(accepted.ids == ["old"])
    #expect(accepted.summary.origins["EU"]?.status.kind == .stale)
    request.acceptsStale = false
    let refused = try await ids(request, search)
    #expect(refused.ids.isEmpty)
    #expect(refused.summary.origins["EU"]?.status.kind == .failed)
  }

  @Test("the search is saved once, with all of its regions, before its first row is delivered")
  func saved() async throws {
    let log = Log<String>()
    var dependencies = dependencies()
    dependencies.regions.saveFetch = { fetch in
      await log.append(fetch.origins.compactMap(\.self).joined(separator: ","))
    }
    var request = SearchTrips.Request(TripSearch())
    request.isSaved = true
    _ = try await dependencies.searchTrips(home: Home(places: []))(request, prepare: { $0.origin }) { outcome, _ in
      await log.append("row of \(outcome.key ?? "")")
      return .continue
    }
    let entries = await log.entries
    #expect(entries.first == "EU,US")
    #expect(entries.count == 3)
  }
}
