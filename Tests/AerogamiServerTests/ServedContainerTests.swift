import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiServer

/// The live clients against a server of the mock clients: both sides of every documented format, in one process.
@Suite(.timeLimit(.minutes(10))) struct ServedContainerTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private var mock: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.now = { Self.now }
    dependencies.trips = .mock(now: { Self.now }, clocks: SharedAirportClocks(zones: .live()))
    return dependencies
  }

  private func withService<Result: Sendable>(
    below path: String, _ body: (Service) async throws -> Result
  ) async throws -> Result {
    try await RunningServer.run(mock) { server in
      let limits = HTTPTransport.Limits(
        connectTimeout: .seconds(5), maxBodyBytes: 1 << 26, remedyText: Remedy.text)
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
      #expect(try await live.calendar(request).value == expected)
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
