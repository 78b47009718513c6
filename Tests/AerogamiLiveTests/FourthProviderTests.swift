import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// Adds a further provider of trips: a value in the list, without a line in Sources.
@Suite struct FourthProviderTests {
  private static let ferries = TripProvider(
    name: "ferries", title: "Ferries", defaultBaseURL: BaseURL(known: "https://ferries.example"),
    rateLimit: RateLimit(5, in: .seconds(1)), token: .required(page: "https://ferries.example/token"), isPrivate: true,
    mayIgnoreCurrency: true, maxNights: 3,
    client: { _, _, _ in
      var client = TripClient.failing(.unimplemented)
      client.trips = { _ in Fetched([Trip.fixture(id: "ferry")]) }
      client.calendar = { _ in Fetched([]) }
      return client
    },
    probe: { _, _, _ in })

  private let registrations: [any ClientRegistration] = [
    TripRegistration(providers: TripProvider.all + [ferries]), CountryRegistration(), RoverRegistration(),
    StarWarsRegistration(), NotificationRegistration(),
  ]

  private func load(_ trips: String) throws -> Configuration {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let path = "\(directory.path)/ferries.json"
    try Data(#"{"clients": {"trips": \#(trips)}}"#.utf8).write(to: URL(filePath: path))
    return try Configuration.load(
      path: path, variables: [:],
      directories: .init(currentDirectory: directory.path, userDirectory: nil), registrations: registrations)
  }

  @Test("its address, rate limit and rules come from the value")
  func rules() throws {
    let configuration = try load(#"{"variant": "live", "provider": "ferries", "token": "t", "currency": "SEK"}"#)
    let client = try #require(configuration.client(.trips))
    #expect(client.baseURL?.text == "https://ferries.example")
    #expect(client.rateLimit == RateLimit(5, in: .seconds(1)))
    #expect(configuration.acceptsOrigins)
    #expect(configuration.privateTripService == "Ferries")
    #expect(configuration.requestedTripCurrency == "SEK")
    #expect(configuration.tripCurrency == nil)
    #expect(configuration.tripsSource(of: nil).hasPrefix("live https://ferries.example SEK"))
  }

  @Test("its rules do not apply to sample data, which ignores the currency")
  func sampleData() throws {
    let configuration = try load(#"{"variant": "mock", "provider": "ferries", "currency": "USD"}"#)
    #expect(!configuration.acceptsOrigins)
    #expect(configuration.privateTripService == nil)
    #expect(configuration.requestedTripCurrency == "USD")
    #expect(configuration.tripCurrency == "EUR")
  }

  @Test("a missing token is an error that names the provider and its page")
  func missingToken() throws {
    let configuration = try load(#"{"variant": "live", "provider": "ferries"}"#)
    let error = #expect(throws: ConfigurationError.self) { try configuration.checked() }
    #expect(error?.message == "clients.trips.token is not set, and Ferries requires a token")
    #expect(error?.remedy?.hasSuffix("a token is free at https://ferries.example/token") == true)
  }

  @Test("an unknown provider is an error with a suggestion from the list")
  func unknown() throws {
    let error = #expect(throws: ConfigurationError.self) { try load(#"{"provider": "ferrys"}"#) }
    #expect(
      error?.description.contains(
        #""ferrys" is not aerogami, travelpayouts, ryanair, kiwi or ferries; did you mean "ferries"?"#) == true,
      "\(String(describing: error))")
  }

  @Test(
    "more nights than it can search for are an error before its client is called",
    arguments: ["nights=2-4", "nights=4"])
  func nights(text: String) async throws {
    let transport = HTTPTransport { _ in throw ClientError(requested: "nothing", reason: .fault(.offline), attempts: 0)
    }
    let service = Service(
      client: "trips", base: BaseURL(known: "https://ferries.example"), token: nil, tokenVariable: "TOKEN",
      transport: transport)
    let client = Self.ferries.live(
      service, TripOptions(provider: Self.ferries, data: nil, regions: [], currency: "EUR", market: nil),
      ClientContext(clock: ManualClock(), now: { Date() }, clocks: SharedAirportClocks(zones: .none)))
    #expect(
      try await client.trips(TripRequest(origin: "HEL", search: try TripSearch(text: "nights=3"))).value.count == 1)
    let trips = await #expect(throws: ClientError.self) {
      try await client.trips(TripRequest(origin: "HEL", search: try TripSearch(text: text)))
    }
    #expect(trips?.message == "the trips in HEL: at most 3 nights can be searched with Ferries")
    let calendar = await #expect(throws: ClientError.self) {
      try await client.calendar(.fixture("VNO-BCN", month: "2027-01", text))
    }
    #expect(calendar?.message == "the calendar of VNO-BCN: at most 3 nights can be searched with Ferries")
  }

  @Test("a provider with prices for one adult does not answer for a party, and bags are no reason to leave it out")
  func parties() throws {
    func objection(_ text: String) throws -> TripSearchError? { Self.ferries.objection(to: try TripSearch(text: text)) }
    for text in ["adults=2", "children=1"] {
      let objection = try #require(try objection(text))
      #expect(objection.message == "Ferries has prices for one adult only")
      #expect(objection.remedy?.hasPrefix("search for one adult") == true)
      #expect(objection.field == (text == "adults=2" ? "adults" : "children"))
    }
    #expect(try objection("bags=2&self_transfer=true") == nil)
    var others = Self.ferries
    others.knowsPassengers = true
    #expect(others.objection(to: try TripSearch(text: "adults=9&bags=18")) == nil)
  }
}
