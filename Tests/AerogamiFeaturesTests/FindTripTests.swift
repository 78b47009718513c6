import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct FindTripTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let broken = ClientError(requested: "the store", reason: .failed(.offline, detail: "broken"))

  /// A container in which nothing has been fetched, watched or saved, and the service has these trips by region.
  private func dependencies(_ trips: [Region.ID: [Trip]] = [:]) -> Dependencies {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.clock = ManualClock()
    dependencies.now = { Self.now }
    dependencies.regions.fetches = { [] }
    dependencies.watches.find = { _, _ in [] }
    dependencies.favorites = .mock()
    dependencies.history = .none
    dependencies.trips.regions = {
      Fetched(trips.keys.sorted().map { Region(id: $0, name: $0, countryCodes: []) })
    }
    dependencies.trips.trips = { Fetched(trips[$0.origin ?? ""] ?? []) }
    return dependencies
  }

  private func find(
    _ dependencies: Dependencies, cached: TripClient? = nil, _ request: FindTrip.Request
  ) async throws -> FoundTrips {
    try await dependencies.findTrip(home: Home(places: ["VNO"]), cached: cached)(request)
  }

  /// Returns the message of the error for a request that does not find exactly one trip for each id.
  private func failure(
    _ dependencies: Dependencies, cached: TripClient? = nil, _ request: FindTrip.Request
  ) async throws -> String {
    let error = await #expect(throws: TripChoiceError.self) { try await find(dependencies, cached: cached, request) }
    return try #require(error).message
  }

  private func favorite(_ id: String, _ price: Price = 72) -> Favorite {
    Favorite(trip: .fixture(id: id, price: price), region: "saved", addedAt: Self.now)
  }

  @Test("the last fetch has precedence over watches, watches over favorites, and favorites over earlier fetches")
  func order() async throws {
    let (ids, requests) = (["aa", "bb", "cc", "dd"], Log<TripRequest>())
    let search = TripSearch(maxPrice: PriceLimit(50))
    var dependencies = dependencies()
    dependencies.regions.fetches = {
      [TripFetch(origins: ["EU"], search: search), TripFetch(origins: ["US", nil])]
    }
    dependencies.trips.trips = { request in
      await requests.append(request)
      return Fetched([.fixture(id: "aa", price: 1)])
    }
    dependencies.watches.find = { id, _ in "aabb".contains(id) ? [watched(id, price: 2)] : [] }
    dependencies.favorites = .mock(["aa", "bb", "cc"].map { favorite($0, 3) })
    var cached = TripClient.failing { Issue.record(Comment(rawValue: $0)) }
    cached.trips = { request in Fetched(request.origin == nil ? ids.map { .fixture(id: $0, price: 4) } : []) }
    var request = FindTrip.Request(ids)
    let found = try await find(dependencies, cached: cached, request)
    #expect(found.trips.map(\.trip.trip.price) == [1, 2, 3, 4])
    #expect(found.trips.map(\.source) == [.fetch, .watch, .favorite, .earlierFetch])
    #expect(found.trips.map(\.trip.origin) == ["EU", "seen", "saved", nil])
    var expected = TripRequest(origin: "EU", search: search)
    expected.ids = ids
    #expect(await requests.entries == [expected])

    request.startsWithFavorites = true
    let favorites = try await find(dependencies, cached: cached, request).trips
    #expect(favorites.map(\.trip.trip.price) == [3, 3, 3, 4])
  }

  @Test(
    "of the last fetch, a watch and an earlier fetch, the newest price counts, for a whole id and for its beginning",
    arguments: [
      (2.0, 1.0, nil, FoundTrips.Source.watch), (1, 2, nil, .fetch), (nil, 2, 1, .earlierFetch), (nil, 1, 2, .watch),
    ] as [(Double?, Double, Double?, FoundTrips.Source)])
  func newest(last: Double?, watch: Double, earlier: Double?, source: FoundTrips.Source) async throws {
    @Sendable func response(_ hours: Double?, _ price: Price) -> Fetched<[Trip]> {
      guard let hours else { return Fetched([]) }
      return Fetched([.fixture(id: "aa", price: price)], status: .cached(age: .seconds(hours * 3600)))
    }
    var dependencies = dependencies()
    dependencies.regions.fetches = { [TripFetch(origins: ["EU"]), TripFetch(origins: ["US"])] }
    dependencies.trips.trips = { _ in response(last, 1) }
    let watched = FoundTrip(
      trip: .fixture(id: "aa", price: 2), origin: "seen", fetchedAt: Self.now.addingTimeInterval(-watch * 3600))
    dependencies.watches.find = { _, _ in [watched] }
    var cached = TripClient.failing { Issue.record(Comment(rawValue: $0)) }
    cached.trips = { _ in response(earlier, 3) }
    let prices: [FoundTrips.Source: Price] = [.fetch: 1, .watch: 2, .earlierFetch: 3]
    for id in ["aa", "a"] {
      let found = try await find(dependencies, cached: cached, .init([id])).trips
      #expect(found.map(\.source) == [source] && found.first?.trip.trip.price == prices[source])
    }
  }

  @Test(
    "a newer watch for another party counts only if nothing else has the trip",
    arguments: [
      (1, nil, [2], .fetch, 1), (2, nil, [1], .fetch, 2), (1, nil, [2, 1], .watch, 1), (1, 2, [1], .watch, 1),
      (nil, 2, [1], .earlierFetch, 2), (nil, nil, [2, 1], .watch, 1), (nil, nil, [2], .watch, 2),
    ] as [(Int?, Int?, [Int], FoundTrips.Source, Int)])
  func parties(last: Int?, earlier: Int?, watches: [Int], source: FoundTrips.Source, count: Int) async throws {
    @Sendable func trip(for count: Int) -> Trip {
      var trip = Trip.fixture(id: "aa")
      trip.terms = FareTerms(passengers: count)
      return trip
    }
    @Sendable func response(_ count: Int?) -> Fetched<[Trip]> {
      Fetched(count.map { [trip(for: $0)] } ?? [], status: .cached(age: .seconds(3600)))
    }
    var dependencies = dependencies()
    dependencies.regions.fetches = { [TripFetch(origins: ["EU"]), TripFetch(origins: ["US"])] }
    dependencies.trips.trips = { _ in response(last) }
    let watched = watches.map { FoundTrip(trip: trip(for: $0), origin: "seen", fetchedAt: Self.now) }
    dependencies.watches.find = { _, _ in watched }
    var cached = TripClient.failing { Issue.record(Comment(rawValue: $0)) }
    cached.trips = { _ in response(earlier) }
    for id in ["aa", "a"] {
      let found = try await find(dependencies, cached: cached, .init([id])).trips
      #expect(found.map(\.source) == [source] && found.first?.trip.trip.terms.passengers == count)
    }
  }

  @Test("a watched trip does not keep a search for another party from all regions")
  func watchedForOthers() async throws {
    var dependencies = dependencies()
    dependencies.watches.find = { id, _ in [watched(id, price: 2)] }
    var trip = Trip.fixture(id: "aa", price: 4)
    trip.terms = FareTerms(passengers: 2)
    dependencies.trips.regions = { Fetched([Region(id: "EU", name: "EU", countryCodes: [])]) }
    dependencies.trips.trips = { [trip] _ in Fetched([trip]) }
    var request = FindTrip.Request(["aa"])
    request.passengers = Passengers(adults: 2)
    #expect(try await find(dependencies, request).trips.map(\.trip.trip.price) == [4])
  }

  @Test("an unknown region is an error also if all trips are favorites, which need no request for trips")
  func unknownRegion() async throws {
    var dependencies = dependencies(["EU": []])
    dependencies.favorites = .mock([favorite("saved")])
    dependencies.trips.trips = { request in
      Issue.record("trips were requested")
      return Fetched([])
    }
    func find(_ region: String) async throws -> Int {
      var request = FindTrip.Request(["saved"], in: .regions([region]))
      request.startsWithFavorites = true
      return try await self.find(dependencies, request).trips.count
    }
    for region in ["EU", "eu", "VNO", "Vilnius", "home", "all"] { #expect(try await find(region) == 1) }
    let error = await #expect(throws: ClientError.self) { try await find("nowhere") }
    #expect(error?.message == "there is no region or place \"nowhere\"")
    // It may exist if the regions cannot be listed.
    dependencies.trips.regions = { throw Self.broken }
    #expect(try await find("nowhere") == 1)
  }

  @Test("a party is that of the search, and trips for another party are not found")
  func party() async throws {
    let requests = Log<Passengers>()
    var dependencies = dependencies(["EU": []])
    dependencies.favorites = .mock([favorite("trip")])
    dependencies.trips.trips = { request in
      let passengers = request.search.passengers
      await requests.append(passengers)
      var trip = Trip.fixture(id: "trip", price: 144)
      trip.terms = FareTerms(passengers: passengers.count, requestedBags: passengers.bags)
      return Fetched([trip])
    }
    var request = FindTrip.Request(["trip"])
    request.startsWithFavorites = true
    #expect(try await find(dependencies, request).trips.map(\.source) == [.favorite])
    request.passengers = Passengers(adults: 2, bags: 1)
    #expect(try await find(dependencies, request).trips.map(\.source) == [.fetch])
    #expect(await requests.entries == [Passengers(adults: 2, bags: 1)])

    // There is no last fetch that could have had filters.
    dependencies.trips.trips = { _ in Fetched([]) }
    #expect(
      try await failure(dependencies, request)
        == "\"trip\" is a favorite for 1 adult; its price for 2 adults and 1 bag was not found in EU")
    request.ids = ["x"]
    #expect(
      try await failure(dependencies, request) == "no trip \"x\" for 2 adults and 1 bag in the favorites or in EU")
  }

  @Test("a favorite is found without a request if the favorites are searched first")
  func favoritesFirst() async throws {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.now = { Self.now }
    dependencies.favorites = .mock([favorite("saved")])
    dependencies.watches.find = { _, _ in [] }
    var request = FindTrip.Request(["sav"])
    request.startsWithFavorites = true
    #expect(try await find(dependencies, request).trips.map(\.trip.origin) == ["saved"])
  }

  @Test("without a fetch all regions are requested, unless watches have seen all of the trips")
  func withoutFetch() async throws {
    var dependencies = dependencies(["EU": [.fixture(id: "in EU")], "US": [.fixture(id: "in US")]])
    #expect(try await find(dependencies, .init(["in US"])).trips.map(\.trip.origin) == ["US"])
    dependencies.watches.find = { id, _ in [watched(id)] }
    dependencies.trips.regions = {
      Issue.record("the regions were requested")
      return Fetched([])
    }
    #expect(try await find(dependencies, .init(["seen"])).trips.map(\.source) == [.watch])
  }

  @Test("the beginning of an id is enough if it is unique, and a whole id has precedence over longer ones")
  func prefixes() async throws {
    let dependencies = dependencies([
      "EU": [.fixture(id: "abc", price: 1), .fixture(id: "abcd", price: 2), .fixture(id: "b")],
      "US": [.fixture(id: "b"), .fixture(id: "late")],
    ])
    let found = try await find(dependencies, .init(["abc", "abcd", "b", "l", "late"]))
    #expect(found.trips.map(\.trip.trip.id) == ["abc", "abcd", "b", "late"])
    #expect(found.trips.map(\.trip.origin) == ["EU", "EU", "EU", "US"])
    let day = LocalTime.utc(Date(timeIntervalSince1970: 4_000_000_000)).dayText(at: Self.now)
    let error = await #expect(throws: TripChoiceError.self) { try await find(dependencies, .init(["late", "ab"])) }
    #expect(
      error?.description == "\"ab\" matches 2 trips: abc (1 EUR, CPH Copenhagen → AGP Malaga, \(day)); "
        + "abcd (2 EUR, CPH Copenhagen → AGP Malaga, \(day)); enter more characters of the id")

    let ids = ["01234567-1", "01234567-2"]
    let long = try await failure(self.dependencies(["EU": ids.map { .fixture(id: "\($0)-abcdef") }]), .init(["0"]))
    #expect(long.contains(": 01234567-1 (") && long.contains("; 01234567-2 ("), "\(long)")

    var exactly = FindTrip.Request(["ab"], in: .response("EU", TripSearch()))
    exactly.acceptsPrefixes = false
    let message = try await failure(dependencies, exactly)
    #expect(message == "no trip \"ab\" in the favorites or in EU")
  }

  @Test("if a request allows errors, trips are found although other ids are unknown or ambiguous")
  func errors() async throws {
    let dependencies = dependencies(["EU": [.fixture(id: "abc"), .fixture(id: "abd"), .fixture(id: "b")]])
    var request = FindTrip.Request(["ab", "x", "B", "x"])
    request.allowsErrors = true
    let found = try await find(dependencies, request)
    #expect(found.trips.map(\.trip.trip.id) == ["b"])
    #expect(found.errors.map(\.id) == ["ab", "x"])
    #expect(found.errors.map(\.exitCode) == [64, 4])
    request.ids = ["x", "ab"]
    #expect(try await failure(dependencies, request).hasPrefix("\"ab\" matches 2 trips: abc ("))
    request.ids = ["X", "y"]
    #expect(try await failure(dependencies, request).hasPrefix("no trip \"X\" or \"y\" in "))
  }

  @Test("a prefix of a favorite that is also that of another trip is ambiguous, and no request is sent to find out")
  func prefixesOfFavorites() async throws {
    var dependencies = dependencies()
    dependencies.trips.regions = { throw Self.broken }
    dependencies.favorites = .mock([favorite("abcd")])
    dependencies.watches.find = { id, _ in "abef".hasPrefix(id) ? [watched("abef", price: 2)] : [] }
    dependencies.regions.fetches = { [TripFetch(origins: ["EU"])] }
    dependencies.trips.trips = { request in
      Issue.record("\(request)")
      throw Self.broken
    }
    var cached = TripClient.failing { Issue.record(Comment(rawValue: $0)) }
    cached.trips = { _ in Fetched([.fixture(id: "abcd"), .fixture(id: "axyz")]) }
    func request(_ id: String) -> FindTrip.Request {
      var request = FindTrip.Request([id])
      request.startsWithFavorites = true
      return request
    }
    for id in ["ab", "a"] {
      #expect(
        try await failure(dependencies, cached: cached, request(id)).hasPrefix("\"\(id)\" matches 2 trips: abcd ("))
    }
    dependencies.watches.find = { _, _ in [] }
    let message = try await failure(dependencies, cached: cached, request("a"))
    #expect(message.contains("abcd (") && message.contains("axyz ("))
    for id in ["ab", "abcd"] {
      let found = try await find(dependencies, cached: cached, request(id))
      #expect(found.trips.map(\.trip.trip.id) == ["abcd"] && found.trips.first?.source == .favorite)
    }
    let error = await #expect(throws: TripChoiceError.self) {
      try await find(dependencies, cached: cached, request("a"))
    }
    #expect(error?.exitCode == 64)
  }

  @Test("more than ten matching trips are counted, not listed")
  func manyMatches() async throws {
    let trips = (10..<25).map { Trip.fixture(id: "x\($0)") }
    let message = try await failure(dependencies(["EU": trips]), .init(["x"]))
    #expect(message.hasPrefix("\"x\" matches more than 10 trips: x10 ("))
    #expect(message.contains("; x19 (") && !message.contains("x20"))
  }

  @Test("named regions are requested with the search of the last fetch, and home is one of them")
  func regions() async throws {
    let requests = Log<TripRequest>()
    let search = TripSearch(maxPrice: PriceLimit(50))
    var dependencies = dependencies()
    dependencies.watches = .failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.regions.fetches = { [TripFetch(origins: ["EU"], search: search), TripFetch(origins: ["US"])] }
    dependencies.trips.trips = { request in
      await requests.append(request)
      return Fetched([])
    }
    let message = try await failure(dependencies, .init(["x"], in: .regions(["home"])))
    #expect(
      message == "no trip \"x\" in the favorites or in VNO, searched with the filters of your last fetch (max_price=50)"
    )
    var expected = TripRequest(origin: "VNO", search: search)
    expected.ids = ["x"]
    #expect(await requests.entries == [expected])
  }

  @Test("a trip of an earlier fetch is not found if its response is not cached, and the error has what was searched")
  func notCached() async throws {
    let search = TripSearch(maxPrice: PriceLimit(50))
    var dependencies = dependencies()
    dependencies.regions.fetches = { [TripFetch(origins: ["VNO"], search: search), TripFetch(origins: ["VNO"])] }
    var cached = TripClient.failing()
    cached.trips = { _ in throw Self.broken }
    let message = try await failure(dependencies, cached: cached, .init(["x"]))
    #expect(
      message == """
        no trip "x" in the favorites, in your last fetch (VNO, with the filters max_price=50) or in the cached \
        responses of earlier fetches
        """)
  }

  @Test("a store that fails is reported, and what was found elsewhere is still found")
  func brokenStores() async throws {
    var dependencies = dependencies(["EU": [.fixture(id: "a")]])
    dependencies.regions.fetches = { throw Self.broken }
    dependencies.watches.find = { _, _ in throw Self.broken }
    dependencies.favorites.find = { _, _ in throw Self.broken }
    var request = FindTrip.Request(["a"])
    request.startsWithFavorites = true
    let found = try await find(dependencies, request)
    #expect(found.trips.map(\.source) == [.fetch])
    #expect(found.searched.storeError.map { "\($0)" } == "the store: broken")
    // The favorites are not named, because they were not searched.
    let message = try await failure(dependencies, .init(["b"]))
    #expect(message == "no trip \"b\" in EU; the store: broken")
  }

  @Test("regions that fail are reported in their order, and a trip of another region is found")
  func brokenRegions() async throws {
    var dependencies = dependencies()
    dependencies.trips.regions = { Fetched(["EU", "US", "AF"].map { Region(id: $0, name: $0, countryCodes: []) }) }
    dependencies.trips.trips = { request in
      if request.origin == "US" { return Fetched([.fixture(id: "a")]) }
      throw ClientError(requested: request.origin ?? "", reason: .failed(.offline, detail: "down"))
    }
    let notes = ["EU failed: EU: down", "AF failed: AF: down"]
    #expect(try await find(dependencies, .init(["a"])).searched.notes == notes)
    let message = try await failure(dependencies, .init(["b"]))
    #expect(message == "no trip \"b\" in the favorites or in US; \(notes.joined(separator: "; "))")
  }

  @Test("if no region responds, the error says so, and has the reason")
  func nothingResponds() async throws {
    var dependencies = dependencies()
    dependencies.trips.trips = { _ in throw Self.broken }
    let request = FindTrip.Request(["a"], in: .response("EU", TripSearch()))
    let error = await #expect(throws: TripChoiceError.self) { try await find(dependencies, request) }
    #expect(error?.message == "no trip \"a\" in the favorites, and no region responded; EU failed: the store: broken")
    let searched: SearchedTrips? = if case .unknown(let searched) = error?.reason { searched } else { nil }
    #expect(searched?.failure is ClientError)
    #expect(searched?.hasResponse == false)

    dependencies.trips.regions = { throw Self.broken }
    dependencies.favorites = .mock([favorite("a")])
    let found = try await find(dependencies, .init(["a"]))
    #expect(found.trips.map(\.source) == [.favorite])
    #expect(found.searched.notes == ["the regions could not be listed: the store: broken"])
    #expect(found.searched.reasonNotFound == "no region responded")
  }

  @Test("when the task is canceled, the prices that arrived are recorded, and nothing is found")
  func canceled() async throws {
    let (recorded, gate) = (Log<Int>(), Gate())
    var dependencies = dependencies()
    // The prices of earlier fetches are not read, because they do not matter.
    dependencies.history = .failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.history.record = { sightings, _ in await recorded.append(sightings.count) }
    dependencies.trips.regions = {
      Fetched(["EU", "b", "c", "d", "last"].map { Region(id: $0, name: $0, countryCodes: []) })
    }
    let (isSent, sent) = AsyncStream<Void>.makeStream()
    dependencies.trips.trips = { request in
      if request.origin == "EU" { return Fetched([.fixture(id: "a")]) }
      // Four regions are requested at once, so the last one is requested after the first has been delivered.
      if request.origin == "last" { sent.yield() }
      try await gate.wait()
      return Fetched([])
    }
    let task = Task { [dependencies] in try await find(dependencies, .init(["a"])).trips.count }
    for await _ in isSent { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await recorded.entries == [1])
  }

  @Test("the error of a store is not reported after a cancellation")
  func canceledStore() async throws {
    let gate = Gate()
    var dependencies = dependencies()
    dependencies.favorites.find = { _, _ in
      do { try await gate.wait() } catch { throw Self.broken }
      return []
    }
    var request = FindTrip.Request(["a"])
    request.startsWithFavorites = true
    let task = Task { [dependencies, request] in try await find(dependencies, request).trips.count }
    await gate.waitForWaiters(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("a sample trip is found, and a sample flight of a searched day also without that search")
  func samples() async throws {
    var dependencies = dependencies()
    dependencies.trips = .mock(now: { Self.now })
    let id = try #require(try await dependencies.trips.trips(TripRequest(origin: "EU")).value.first?.id)
    #expect(try await find(dependencies, .init([id])).trips.map(\.trip.trip.id) == [id])
    let search = try TripSearch(query: [("from", "RIX"), ("date", "+40d")], at: .utc(Self.now))
    let ofDay = try await dependencies.trips.trips(TripRequest(origin: nil, search: search)).value
    let flight = try #require(ofDay.first { search.matches($0, at: Self.now) }?.id)
    #expect(try await find(dependencies, .init([flight], in: .response(nil, search))).trips.count == 1)
    let prefix = String(flight.prefix(ShortIDs.minimumLength))
    for scope in [FindTrip.Scope.seen, .regions(["RIX"]), .regions(["blc"])] {
      #expect(try await find(dependencies, .init([prefix], in: scope)).trips.map(\.trip.trip.id) == [flight])
    }
    await #expect(throws: TripChoiceError.self) {
      try await find(dependencies, .init([flight], in: .regions(["EU"])))
    }
  }

  @Test("ids to complete are those of favorites, watches and the last fetch, even if one of them fails")
  func completions() async throws {
    let requested = Log<Region.ID?>()
    var dependencies = dependencies()
    dependencies.favorites = .mock([favorite("a3")])
    dependencies.watches.find = { prefix, limit in
      #expect((prefix, limit) == ("a", 3))
      return [watched("a2")]
    }
    dependencies.regions.fetches = { [TripFetch(origins: ["EU", "US", "AF"])] }
    dependencies.trips.trips = { request in
      await requested.append(request.origin)
      if request.origin == "EU" { throw Self.broken }
      return Fetched((0..<2000).map { .fixture(id: $0 == 0 ? "a1" : "b\($0)") } + [.fixture(id: "a3")])
    }
    let search = dependencies.findTrip(home: Home(places: []))
    #expect(try await search.ids(startingWith: "a", limit: 3) == ["a1", "a2", "a3"])
    // The third region is not read.
    #expect(await requested.entries == ["EU", "US"])
    dependencies.favorites.find = { _, _ in throw Self.broken }
    dependencies.watches.find = { _, _ in throw Self.broken }
    #expect(try await dependencies.findTrip(home: Home(places: [])).ids(startingWith: "a", limit: 1) == ["a1"])
  }

  @Test("one flight in two currencies is two trips: a whole id finds one of them, and its beginning is ambiguous")
  func currencies() async throws {
    var dependencies = dependencies()
    let id = "0123456789abcdef"
    dependencies.trips = .joined(
      [("one", Price(50), "EUR"), ("two", Price(40), "GBP")].map { name, price, currency in
        var client = TripClient.failing { Issue.record(Comment(rawValue: $0)) }
        client.trips = { _ in
          var trip = Trip.fixture(id: id, price: price, currency: currency)
          trip.sources = [name]
          return Fetched([trip])
        }
        return TripSource(name, client)
      })
    dependencies.regions.fetches = { [TripFetch(origins: ["EU"])] }
    let found = try await find(dependencies, FindTrip.Request([id, "\(id)-gbp"])).trips.map(\.trip.trip)
    #expect(found.map { "\($0.price) \($0.currency)" } == ["50 EUR", "40 GBP"])
    let message = try await failure(dependencies, FindTrip.Request(["01234567"]))
    #expect(message.contains("matches 2 trips") && message.contains("50 EUR") && message.contains("40 GBP"))
    let favorites = Favorites(dependencies.favorites, now: { Self.now })
    let added = try await favorites.add(
      FindTrip.Request(["\(id)-gbp"]), with: dependencies.findTrip(home: Home(places: ["VNO"])))
    #expect(added.changes.map(\.trip.currency) == ["GBP"])
  }
}

/// Returns a trip that a watch has seen in the region `seen`.
private func watched(_ id: String, price: Price = 72) -> FoundTrip {
  FoundTrip(trip: .fixture(id: id, price: price), origin: "seen")
}
