import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

/// The current offers of single trips at Kiwi.com.
@Suite(.timeLimit(.minutes(20))) struct KiwiCheckTests {
  private static let now = LocalTime.at("2027-01-01T12:00:00+02:00").instant

  /// The trip of `KiwiOffer(84)` as another source sends it.
  private static let trip: Trip = {
    var trip = Trip.fixture(id: "other")
    (trip.airlines, trip.flightNumber, trip.transfers) = ("FR", 2878, 0)
    trip.departure = TripLocation(city: "Vilnius", countryCode: "LT", airportCode: "VNO")
    trip.destination = TripLocation(city: "Barcelona", countryCode: "ES", airportCode: "BCN")
    (trip.departureAt, trip.returnAt) = (.at("2027-01-12T07:25:00+02:00"), .at("2027-01-16T16:05:00+01:00"))
    trip.sources = ["travelpayouts"]
    return trip
  }()

  private func check(
    _ service: KiwiService, _ trip: Trip = trip, cache: ResponseCache = .none, passengers: Passengers = Passengers()
  ) async throws -> (fetched: Fetched<[Trip]>, arguments: [String]) {
    try await TestServer.run(service.response) { server in
      let limits = HTTPTransport.Limits(connectTimeout: .seconds(3600), maxBodyBytes: 1 << 20, remedyText: Remedy.text)
      let base = try #require(BaseURL(server.address))
      let fetched = try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        try await TripProvider.kiwi.live(
          Service(
            client: "trips", base: base, token: nil, tokenVariable: "TOKEN",
            transport: transport.configured(with: .once), cache: cache),
          TripOptions(provider: .kiwi, data: nil, regions: [], currency: "USD", market: nil),
          ClientContext(clock: ManualClock(), now: { Self.now }, clocks: SharedAirportClocks(zones: .live()))
        ).check(FareCheck(trip, passengers: passengers))
      }
      return (fetched, await server.requests.entries.map(\.toolArguments))
    }
  }

  @Test("the cheapest current offer of the same flights is found, with the id of the trip")
  func found() async throws {
    let service = KiwiService([KiwiOffer(99), KiwiOffer(84, flight: 7), KiwiOffer(91.5)])
    let (fetched, arguments) = try await check(service, passengers: Passengers(adults: 2))
    #expect(fetched.value.map { "\($0.id) \($0.price) \($0.currency)" } == ["other 91.5 EUR"])
    #expect(fetched.value.map(\.sources) == [["kiwi"]] && fetched.value.map(\.terms.passengers) == [2])
    #expect(fetched.completeness == .complete)
    #expect(
      arguments == [
        #"{"adults":2,"allow_self_transfer":false,"children":0,"currency":"EUR","departureDate":"12/01/2027","#
          + #""departureDateTo":"12/01/2027","flyFrom":"VNO","flyTo":"BCN","max_sector_stopovers":0,"#
          + #""returnDate":"16/01/2027","returnDateTo":"16/01/2027","sort":"price"}"#
      ])
  }

  @Test("a connection of several airlines is found, and the known one is preferred to a cheaper one")
  func connections() async throws {
    func direction(_ minutes: Int) -> String {
      kiwiDirectionJSON(
        ["durationSeconds": "\(minutes * 60)"],
        segments: [kiwiSegmentJSON(["to": #""RIX""#]), kiwiSegmentJSON(["from": #""RIX""#, "carrier": #""W6""#])])
    }
    let tickets = #""a_0|b_0""#
    let service = KiwiService([
      KiwiOffer(70, ["outbound": direction(900), "id": tickets]),
      KiwiOffer(80, ["outbound": direction(300), "id": tickets]),
      KiwiOffer(60, ["outbound": direction(300)]),
    ])
    var own = Self.trip
    (own.sources, own.transfers, own.terms) = (["kiwi"], 1, FareTerms(tickets: 2))
    own.travelMinutes = 300 + 215
    #expect(try await check(service, own).fetched.value.map(\.price) == [80])
    // Without the known connection, the cheapest of the same flights.
    own.travelMinutes = 100
    #expect(try await check(service, own).fetched.value.map(\.price) == [60])
    // A one-way direct flight is searched by its airline.
    (own.returnAt, own.transfers) = (nil, 0)
    #expect(try await check(service, own).arguments.first?.contains(#""select_airlines":"FR""#) == true)
  }

  @Test("a trip is gone if all pages of its airline are read, and unknown if some are not")
  func gone() async throws {
    let others = (0..<20).map { KiwiOffer(84 + Double($0), flight: $0 + 1) }
    let gone = try await check(KiwiService(others))
    #expect(gone.fetched.value.isEmpty && gone.fetched.completeness == .complete && gone.arguments.count == 2)
    let many = (0..<90).map { KiwiOffer(84 + Double($0), flight: $0 + 1) }
    let cut = try await check(KiwiService(many))
    #expect(cut.arguments.count == 4)
    #expect(cut.fetched.completeness == Completeness(.partial, missing: ["no trips for more than 140 EUR"]))
  }

  @Test("a trip of another source is unknown if Kiwi.com sells no flight of its airline, and its own trip is gone")
  func unsold() async throws {
    let unsold = await #expect(throws: ClientError.self) { try await check(KiwiService()) }
    #expect(
      unsold?.reason
        == .failed(
          .unimplemented, detail: "it has no FR flights on this route and day, and may not sell them"))
    #expect(unsold?.attempts == 1)
    var own = Self.trip
    own.sources = ["kiwi"]
    #expect(try await check(KiwiService(), own).fetched.completeness == .complete)
  }

  @Test("a trip with unknown local times or airports cannot be looked up, and one that has departed needs no request")
  func unknown() async throws {
    var inUTC = Self.trip
    inUTC.departureAt = .at("2027-01-12T05:25:00Z")
    var nowhere = Self.trip
    nowhere.destination.airportCode = "?"
    for trip in [inUTC, nowhere] {
      let error = await #expect(throws: ClientError.self) { try await check(KiwiService(), trip) }
      guard case .failed(.unimplemented, _, _)? = error?.reason else { throw try #require(error) }
    }
    var past = Self.trip
    past.departureAt = .at("2026-12-12T05:25:00+02:00")
    let (fetched, arguments) = try await check(KiwiService(), past)
    #expect(fetched.value.isEmpty && fetched.completeness == .complete && arguments.isEmpty)
  }

  @Test("a check neither uses nor fills the cache")
  func uncached() async throws {
    let cache = ResponseCache(
      store: .memory(maxBytes: 1 << 20), mode: .anyAge, maxStale: .seconds(1000), now: { Self.now })
    #expect(try await check(KiwiService([KiwiOffer(84)]), cache: cache).fetched.value.map(\.price) == [84])
    #expect(try await check(KiwiService([KiwiOffer(99)]), cache: cache).fetched.value.map(\.price) == [99])
  }
}
