import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive
@testable import AerogamiStore

extension RyanairClientTests {
  /// A one-way fare from Dublin to London on 2027-01-12.
  private static func oneWay(_ price: String, at time: String = "07:25", flight: String = "FR3820") -> String {
    ryanairFareJSON([
      "outbound": ryanairLegJSON([
        "departureDate": "\"2027-01-12T\(time):00\"", "arrivalDate": #""2027-01-12T23:50:00""#,
        "flightNumber": "\"\(flight)\"", "price": #"{"value":\#(price),"currencyCode":"EUR"}"#,
      ]), "inbound": nil,
    ])
  }

  private func checked(_ trip: Trip, from service: RyanairService) async throws -> (Fetched<[Trip]>, [String]) {
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.check(FareCheck(trip)) }
      return (fetched, await server.requests.entries.map { $0.path.replacing("%3A", with: ":") })
    }
  }

  /// Fetches the trip of a fare, as a search finds it.
  private func known(_ fare: String = ryanairFareJSON(), isOneWay: Bool = false) async throws -> Trip {
    try await TestServer.run(RyanairService(["DUB": [fare]]).response) { server in
      let request = TripRequest(origin: "DUB", search: TripSearch(isOneWay: isOneWay))
      let trips = try await withClient(of: server) { try await $0.trips(request).value }
      return try #require(trips.first)
    }
  }

  @Test("a round trip is looked up by its days, its nights and the minutes of its flights")
  func checkOfRoundTrip() async throws {
    let trip = try await known()
    let now = ryanairFareJSON(["summary": #"{"price":{"value":29.99,"currencyCode":"EUR"}}"#])
    let (fetched, paths) = try await checked(trip, from: RyanairService(["DUB": [now]]))
    #expect(fetched.value.map(\.id) == [trip.id])
    #expect(fetched.value.map { "\($0.price)" } == ["29.99"])
    #expect(fetched.value.map(\.sources) == [["ryanair"]])
    #expect(fetched.isComplete)
    // The second page, which the service names after every response, is not needed.
    #expect(
      paths == [
        "/api/farfnd/v4/roundTripFares?departureAirportIataCode=DUB&outboundDepartureDateFrom=2027-01-12"
          + "&outboundDepartureDateTo=2027-01-12&outboundDepartureTimeFrom=07:25&outboundDepartureTimeTo=07:25"
          + "&inboundDepartureDateFrom=2027-01-15&inboundDepartureDateTo=2027-01-15"
          + "&inboundDepartureTimeFrom=21:10&inboundDepartureTimeTo=21:10&durationFrom=3&durationTo=3"
          + "&arrivalAirportIataCode=STN&market=en-gb&currency=EUR"
      ])
  }

  @Test("a flight that is listed as sold out is gone, and another one that is sold out hides nothing")
  func soldOut() async throws {
    func unsold(_ flight: String, at time: String) -> String {
      ryanairFareJSON([
        "outbound": ryanairLegJSON([
          "departureDate": "\"2027-01-12T\(time):00\"", "arrivalDate": #""2027-01-12T23:50:00""#,
          "flightNumber": "\"\(flight)\"", "price": "null", "soldOut": "true",
        ]), "inbound": nil,
      ])
    }
    let trip = try await known(Self.oneWay("20"), isOneWay: true)
    let gone = try await checked(trip, from: RyanairService(["DUB": [unsold("FR3820", at: "07:25")]])).0
    #expect(gone.value.isEmpty && gone.isComplete)
    let page = ryanairPage([unsold("FR7", at: "09:00")])
    let other = try await checked(trip, from: RyanairService(responses: ["DUB": .init(page)])).0
    #expect(other.value.isEmpty && !other.isComplete)

    let roundTrip = try await known()
    for change in [
      "soldOut": "true", "outbound": ryanairLegJSON(["unavailable": "true"]),
      "inbound": ryanairReturnJSON(["price": "null"]), "summary": "null",
    ] {
      let service = RyanairService(["DUB": [ryanairFareJSON([change.key: change.value])]])
      let checked = try await checked(roundTrip, from: service).0
      #expect(checked.value.isEmpty && checked.isComplete, "\(change)")
    }
  }

  @Test("a more expensive flight is found although another one of the day is cheaper")
  func cheaperFlight() async throws {
    let trip = try await known(Self.oneWay("20"), isOneWay: true)
    let fares = [Self.oneWay("10", at: "06:25", flight: "FR1"), Self.oneWay("30")]
    let (fetched, paths) = try await checked(trip, from: RyanairService(["DUB": fares]))
    #expect(fetched.value.map(\.price) == [30])
    #expect(paths.count == 1 && paths[0].contains("/oneWayFares?"))
  }

  @Test("a trip is gone if the response is empty, or has other flights at the same time")
  func gone() async throws {
    let trip = try await known(Self.oneWay("20"), isOneWay: true)
    for fares in [[], [Self.oneWay("20", flight: "FR1")], [Self.oneWay("20", at: "06:25")]] {
      let (fetched, _) = try await checked(trip, from: RyanairService(["DUB": fares]))
      #expect(fetched.value == [])
      #expect(fetched.isComplete)
    }
    // A service that ignores the hours sends only the cheapest flight, so the trip may exist.
    let ignoring = RyanairService(responses: ["DUB": .init(ryanairPage([Self.oneWay("10", at: "06:25")]))])
    let (fetched, _) = try await checked(trip, from: ignoring)
    #expect(fetched.value == [])
    #expect(fetched.completeness == .cheapestOnly(missing: "only the cheapest flight of the day"))
  }

  @Test("a flight that another source found is looked up, under any code of the group and in the trip's currency")
  func otherSource() async throws {
    var trip = try await known(Self.oneWay("20"), isOneWay: true)
    (trip.id, trip.sources, trip.airlines, trip.currency) = ("theirs", ["travelpayouts"], "RK", "gbp")
    let (fetched, paths) = try await checked(trip, from: RyanairService(["DUB": [Self.oneWay("25")]]))
    #expect(fetched.value.map(\.id) == ["theirs"])
    #expect(fetched.value.map(\.currency) == ["EUR"])
    #expect(paths.allSatisfy { $0.hasSuffix("&currency=GBP") })
  }

  @Test("trips that Ryanair does not sell, and trips without local times, are not requested")
  func refused() async throws {
    var other = try await known()
    other.sources = ["travelpayouts"]
    var (wizz, stopover, unknownTime) = (other, other, other)
    wizz.airlines = "W6"
    stopover.transfers = 1
    unknownTime.departureAt = .utc(other.departureAt.instant)
    for (trip, reason) in [
      (wizz, "it sells only its own direct flights"), (stopover, "it sells only its own direct flights"),
      (unknownTime, "it needs the local times of the flights, and a time zone is unknown"),
    ] {
      try await TestServer.run(RyanairService().response) { server in
        let error = await #expect(throws: ClientError.self) {
          try await withClient(of: server) { try await $0.check(FareCheck(trip)) }
        }
        #expect(error?.reason == .failed(.unimplemented, detail: reason))
        #expect(error?.attempts == 0)
        #expect(await server.requests.entries.isEmpty)
      }
    }
  }

  @Test("a check neither reads nor writes the cache, and sends no condition")
  func withoutCache() async throws {
    let trip = try await known()
    let store = ResponseStore.memory(maxBytes: 1 << 20)
    var cache = ResponseCache(store: store, maxStale: .seconds(3600), now: { Self.now })
    cache.mode = .anyAge
    try await TestServer.run { request in
      var response = RyanairService(["DUB": [ryanairFareJSON()]]).response(to: request)
      response.headers["ETag"] = "\"1\""
      return response
    } _: { [cache] server in
      try await withClient(of: server, cache: cache) { client in
        for _ in 1...2 { _ = try await client.check(FareCheck(trip)) }
      }
      let requests = await server.requests.entries
      #expect(requests.count == 2)
      #expect(requests.allSatisfy { $0.header("If-None-Match") == [] })
    }
    // Without the service, there is no cached response to fall back to.
    try await TestServer.run { _ in
      .init(status: 503, "")
    } _: { [cache] server in
      _ = await #expect(throws: ClientError.self) {
        try await withClient(of: server, cache: cache) { try await $0.check(FareCheck(trip)) }
      }
    }
  }
}
