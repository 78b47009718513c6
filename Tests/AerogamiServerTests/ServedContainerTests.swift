import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiServer

/// The live clients against a server of the mock clients: both sides of every documented format, in one process.
@Suite(.timeLimit(.minutes(20))) struct ServedContainerTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private var mock: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.now = { Self.now }
    dependencies.trips = .mock(now: { Self.now }, clocks: SharedAirportClocks(zones: .live()))
    return dependencies
  }

  private func withService<Result: Sendable>(
    below path: String, of dependencies: Dependencies? = nil, _ body: (Service) async throws -> Result
  ) async throws -> Result {
    try await RunningServer.run(dependencies ?? mock) { server in
      let limits = HTTPTransport.Limits(
        connectTimeout: .seconds(3600), maxBodyBytes: 1 << 26, remedyText: Remedy.text)
      let base = try #require(BaseURL(server.address + path))
      return try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        try await body(Service(base: base, token: nil, tokenVariable: "TOKEN", transport: transport))
      }
    }
  }

  @Test("trips, regions and airports arrive unchanged")
  func trips() async throws {
    try await withService(below: "") { service in
      let live = TripClient.live(service, clocks: SharedAirportClocks(zones: .none))
      let regions = try await live.regions().value
      #expect(try await regions == mock.trips.regions().value)
      for region in regions.map(\.id) + [nil] {
        #expect(try await live.trips(in: region).value == mock.trips.trips(in: region).value)
      }
      #expect(try await live.airport("VNO").value == mock.trips.airport("VNO").value)
      let error = try await #require(throws: ClientError.self) { try await live.trips(in: "a/b ?") }
      #expect(error.reason == .unknown("region", named: "a/b ?", known: []))
    }
  }

  private static func client(_ service: Service) -> TripClient {
    TripProvider.aerogami.live(
      service, TripOptions(provider: .aerogami, data: nil, regions: [], currency: "EUR", market: nil),
      ClientContext(
        clock: ManualClock(), now: { now }, clocks: SharedAirportClocks(zones: .none),
        fareSemaphore: AsyncSemaphore(4)))
  }

  @Test("trips and checks for a party have the server's prices for that party")
  func party() async throws {
    let passengers = Passengers(adults: 2, children: 1, bags: 2)
    let request = TripRequest(origin: "EU", search: TripSearch(passengers: passengers))
    try await withService(below: "") { service in
      let live = Self.client(service)
      let expected = try await mock.trips.trips(request).value
      let trips = try await live.trips(request).value
      #expect(trips.map(\.price) == expected.map(\.price) && trips.map(\.terms) == expected.map(\.terms))
      #expect(trips.first?.terms == FareTerms(passengers: 3, children: 1, bags: 2))
      let trip = try #require(trips.last)
      let check = FareCheck(trip, passengers: trip.terms.party)
      #expect(try await live.check(check).value.map(\.price) == [trip.price])
      #expect(try await live.check(FareCheck(trip)).value.map(\.terms.passengers) == [1])
    }
  }

  @Test("a server without prices for a party is an error, and never has trips that are gone")
  func noParty() async throws {
    let request = TripRequest(origin: "EU", search: TripSearch(passengers: Passengers(adults: 2)))
    func error(_ respond: @escaping @Sendable (TripRequest) throws -> Fetched<[Trip]>) async throws -> ClientError? {
      var dependencies = mock
      dependencies.trips.trips = { try respond($0) }
      return try await withService(below: "", of: dependencies) { service in
        let live = Self.client(service)
        let check = FareCheck(.fixture(), passengers: Passengers(adults: 2))
        let error = await #expect(throws: ClientError.self) { try await live.trips(request) }
        let ofCheck = await #expect(throws: ClientError.self) { try await live.check(check) }
        #expect(error?.reason == ofCheck?.reason)
        return error
      }
    }
    // The server, or a source of it, ignores the party.
    let ignored = try await error { _ in Fetched([.fixture()]) }
    #expect(
      ignored?.reason
        == .failed(
          .unimplemented, detail: "the server has no prices for 2 passengers",
          remedy: "search for one adult, or update the server"))
    let refused = try await error { _ in
      throw ClientError(
        requested: "the trips",
        reason: .failed(
          .unimplemented, detail: "Ryanair has prices for one adult only", remedy: "search for one adult"),
        attempts: 0)
    }
    #expect(
      refused?.message.hasSuffix(
        ": status 501: the trips: Ryanair has prices for one adult only; search for one adult") == true,
      "\(refused as Any)")
    #expect(refused?.remedy == nil)
  }

  @Test("trips with a price for another party are left out, and the result is partial")
  func otherParty() async throws {
    var (two, one) = (Trip.fixture(id: "two", price: 144), Trip.fixture(id: "one"))
    (two.terms, one.terms) = (FareTerms(passengers: 2), FareTerms())
    var dependencies = mock
    dependencies.trips.trips = { [two, one] _ in Fetched([two, one]) }
    try await withService(below: "", of: dependencies) { service in
      let search = TripSearch(passengers: Passengers(adults: 2))
      let fetched = try await Self.client(service).trips(TripRequest(origin: "EU", search: search))
      #expect(fetched.value.map(\.id) == ["two"])
      let missing = ["no trips that the server has for another party only (1)"]
      #expect(fetched.completeness == Completeness(.partial, missing: missing))
    }
  }

  @Test(
    "a calendar arrives unchanged, with names that contain spaces and hyphens",
    arguments: [
      ("VNO-BCN", "2027-02", ""), ("CPH,Vilnius-Spain", "2027-03", "nights=2-4&days=fri,sat"),
      ("New York-London", "2027-03", "max_price=400 EUR"), ("Clermont-Ferrand-Cluj-Napoca", "2027-02", ""),
      ("London-Dublin", "2027-01", "return_days=sun,mon&currency=EUR&direct=true"),
    ])
  func calendar(route: String, month: String, filters: String) async throws {
    let request = CalendarRequest.fixture(route, month: month, filters)
    try await withService(below: "") { service in
      let live = TripClient.live(service, clocks: SharedAirportClocks(zones: .none))
      let today = try #require(LocalTime(here: Self.now)?.dayNumber)
      let expected = request.days(of: try await mock.trips.calendar(request).value, from: today)
      // The server gets no maximum price, so that days above it do not look unknown.
      #expect(request.days(of: try await live.calendar(request).value, from: today) == expected)
      if route != "Clermont-Ferrand-Cluj-Napoca" { #expect(expected.contains { $0.offer.fare != nil }) }
    }
  }

  @Test("countries arrive unchanged, except for fields that a version lacks", arguments: CountriesAPI.allCases)
  func countries(api: CountriesAPI) async throws {
    try await withService(below: "/countries/\(api.rawValue)") { service in
      let live = CountryClient.live(service, api)
      for name in ["Germany", "Iceland", "Switzerland", "São Tomé and Príncipe", "Atlantis"] {
        let expected = try await mock.countries.named(name, .full).value
        let found = try await live.named(name, .full).value
        #expect(found.map(\.alpha3) == expected.map(\.alpha3))
        #expect(found.map(\.borders) == expected.map(\.borders))
        #expect(found.map(\.name) == expected.map(\.name))
        if api != .v1 { #expect(found == expected) }
      }
      if api != .v5 {
        #expect(try await live.named("guinea", .part).value.count == mock.countries.named("guinea", .part).value.count)
        #expect(try await live.coded(["AUT", "XXX", "BEL"]).value.map(\.alpha3) == ["AUT", "BEL"])
      }
      #expect(try await live.coded(["LI"]).value.map(\.name) == ["Liechtenstein"])
    }
  }

  @Test("photos, manifests and pictures arrive, with pictures at the server's own address")
  func rovers() async throws {
    try await withService(below: "/mars") { service in
      let live = RoverClient.live(service)
      for rover in Rover.allCases {
        #expect(try await live.manifest(rover).value == mock.rovers.manifest(rover).value)
      }
      let query = RoverPhotoQuery(rover: .curiosity, day: .sol(1000))
      var (page, count) = (1, 0)
      while true {
        let photos = try await live.photos(query, page).value
        if photos.isEmpty { break }
        #expect(try await photos.map(\.id) == mock.rovers.photos(query, page).value.map(\.id))
        let picture = try await live.picture(try #require(photos.first).url).value
        #expect(try await picture == mock.rovers.picture("").value)
        (page, count) = (page + 1, count + photos.count)
      }
      #expect(count > 25)
      let day = try #require(RFC3339.date("2015-06-03"))
      let ofDay = RoverPhotoQuery(rover: .curiosity, day: .earth(day), camera: "RHAZ")
      #expect(try await live.photos(ofDay, 1).value.map(\.camera).allSatisfy { $0 == "RHAZ" })
      #expect(try await live.photos(ofDay, 1).value.count == mock.rovers.photos(ofDay, 1).value.count)
    }
  }

  @Test("every Star Wars resource arrives unchanged, without refused relations", arguments: StarWarsKind.allCases)
  func starWars(kind: StarWarsKind) async throws {
    try await withService(below: "/starwars") { service in
      let live = StarWarsClient.live(service)
      let all = try await mock.starWars.list(kind, 1).value.resources
      let listed = try await live.list(kind, 1).value
      #expect(listed.next == .none)
      #expect(listed.resources.map(\.values) == all.map(\.values))
      for expected in all.prefix(3) {
        let found = try await live.resource(expected.reference).value
        #expect(found.values == expected.values)
        #expect(found.refused.count == 0)
        let name = expected.name
        #expect(try await live.search(kind, name, 1).value.resources.map(\.name).contains(name))
      }
      let error = try await #require(throws: ClientError.self) {
        try await live.resource(StarWarsReference(kind, 999_999))
      }
      #expect(error.reason == .unknown(kind.rawValue, named: "999999", known: []))
    }
  }
}
