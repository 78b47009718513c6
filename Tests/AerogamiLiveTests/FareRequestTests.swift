import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

// What is requested from Travelpayouts for a search.
extension FareClientTests {
  /// Returns the paths of the requests for fares that a search from a region causes.
  private func paths(
    of text: String, from region: String = "VNO", market: String? = nil, service: FareService = FareService()
  ) async throws -> [String] {
    try await TestServer.run(service.response) { server in
      let request = TripRequest(origin: region, search: try TripSearch(text: text))
      _ = try await withClient(of: server, market: market) { try await $0.trips(request) }
      return await server.requests.entries.map(\.path).filter { $0.contains("origin=") }
    }
  }

  @Test(
    "the market is the country of the origin",
    arguments: [
      ("VNO", "lt"), ("LON", "gb"), ("vno", "lt"), ("EAP", "fr"), ("XXQ", "us"),
      // Not an airport, but the alpha-3 code of a country.
      ("DEU", "us"),
    ])
  func market(origin: String, market: String) async throws {
    // The codes may be unknown to the service's own list as well, which is an error after the request.
    let service = FareService([origin.uppercased(): [fareJSON()]])
    let path = try #require(try await paths(of: "", from: origin, service: service).first)
    #expect(path.contains("origin=\(origin.uppercased())&"), "\(path)")
    #expect(path.contains("&currency=eur&market=\(market)&unique="), "\(path)")
  }

  @Test("a configured market is sent for every origin")
  func configuredMarket() async throws {
    for (text, count) in [("", 1), ("month=2027-01&days=fri", 5)] {
      let paths = try await paths(of: text, market: "de")
      #expect(paths.count == count)
      #expect(paths.allSatisfy { $0.contains("market=de") && !$0.contains("market=lt") }, "\(paths)")
    }
  }

  @Test(
    "the codes of destinations are known for airports, areas and cities, and not for countries",
    arguments: [
      ("to=BCN", ["BCN"]), ("to=bcn", ["BCN"]), ("to=LON", ["LON"]), ("to=london", ["LON"]), ("to=STN", ["STN"]),
      ("to=Vilnius", ["VNO"]), ("to=BCN,LON", ["BCN", "LON"]), ("to=BCN,Vilnius,VNO", ["BCN", "VNO"]), ("to=ES", nil),
      ("to=BCN,ES", nil), ("to_countries=ES", nil), ("", nil), ("from=BCN", nil),
      ("to=Berlin", ["BER"]), ("to=Heathrow", ["LHR"]),
    ])
  func destinations(text: String, codes: [String]?) throws {
    #expect(try TripSearch(text: text).destinationCodes == codes)
  }

  @Test("an unknown place of a saved search is not sent")
  func unknownDestination() async throws {
    try await TestServer.run(FareService().response) { server in
      let search = TripSearch(to: ["no such place"])
      _ = try await withClient(of: server) { try await $0.trips(TripRequest(origin: "VNO", search: search)) }
      let path = try #require(await server.requests.entries.first?.path)
      #expect(!path.contains("destination=") && path.contains("&unique=true&"), "\(path)")
    }
  }

  @Test(
    "a service that ignores the destination has the same matching trips",
    arguments: ["to=LON", "to=STN", "to=LON&month=2027-02&nights=2-4"])
  func ignoredDestination(text: String) async throws {
    var service = FareService([
      "VNO": [
        fare(to: "BCN", "2027-02-01", "2027-02-04", price: "10"),
        fare(to: "LON", "2027-02-01", "2027-02-09", price: "12"),
        fare(to: "LON", airport: "STN", "2027-02-02", "2027-02-04", price: "14"),
      ]
    ])
    var found: [[Price]] = []
    for ignoresFilters in [false, true] {
      service.ignoresFilters = ignoresFilters
      let search = try TripSearch(text: text)
      found.append(
        try await TestServer.run(service.response) { server in
          try await withClient(of: server) { client in
            try await client.trips(TripRequest(origin: "VNO", search: search)).value
              .filter { search.matches($0, at: Self.now) }.map(\.price)
          }
        })
    }
    #expect(!found[0].isEmpty && found[0] == found[1], "\(found)")
  }

  @Test(
    "each day is requested with all of its fares, and with the month of return if only one is possible",
    arguments: [
      ("date=2027-01-31&nights=2", ["departure_at=2027-01-31&return_at=2027-02&one_way=false"]),
      ("date=2027-01-30&nights=1-2", ["departure_at=2027-01-30&one_way=false"]),
      ("date=2027-01-30", ["departure_at=2027-01-30&one_way=false"]),
      ("date=2027-01-30&one_way=true", ["departure_at=2027-01-30&one_way=true"]),
      (
        "month=2027-01&days=sun&to=ES&airline=FR",
        [3, 10, 17, 24, 31].map { "departure_at=2027-01-\($0 < 10 ? "0" : "")\($0)&one_way=false" }
      ),
    ])
  func days(text: String, queries: [String]) async throws {
    let paths = try await paths(of: text).sorted()
    let start = "/aviasales/v3/prices_for_dates?origin=VNO&"
    #expect(
      paths
        == queries.map {
          "\(start)\($0)&direct=false&currency=eur&market=lt&unique=false&sorting=price&limit=1000&page=1"
        })
  }

  // MARK: Paging

  /// Fares of different flights at prices from 1.
  private static func ascending(_ count: Int, _ changes: [String: String] = [:]) -> [String] {
    (0..<count).map { number in
      fareJSON(
        ["flight_number": "\(number)", "price": "\(number + 1)", "departure_at": #""2130-05-10T07:00:00+03:00""#]
          .merging(changes) { $1 })
    }
  }

  /// Returns the number of trips and of requests for fares.
  private func counts(
    _ fares: [String], limit: Int?, search: String = "", in region: String = "MOW", also: [String] = []
  ) async throws -> [Int] {
    try await TestServer.run(FareService(["MOW": fares, "VNO": also]).response) { server in
      let request = TripRequest(origin: region, search: try TripSearch(text: search), limit: limit)
      let trips = try await withClient(of: server, regions: [baltics]) { try await $0.trips(request).value }
      return [trips.count, await server.requests.entries.count { $0.path.contains("origin=") }]
    }
  }

  @Test("with a limit, no page is requested after enough trips, and the page size does not change")
  func limited() async throws {
    let fares = Self.ascending(2500)
    #expect(try await counts(fares, limit: nil) == [2500, 3])
    #expect(try await counts(fares, limit: 1) == [1000, 1])
    #expect(try await counts(fares, limit: 999) == [1000, 1])
    // The next page could have a trip at the last price that departs earlier.
    #expect(try await counts(fares, limit: 1000) == [2000, 2])
    #expect(try await counts(fares, limit: 5000) == [2500, 3])
    #expect(try await counts(Array(fares.prefix(7)), limit: 5) == [7, 1])
  }

  @Test("trips that do not match, have expired or are not sorted by price do not count")
  func limitedMatches() async throws {
    let (cheap, other) = (Self.ascending(1500), #""BCN""#)
    let fares = cheap.enumerated().map { index, fare in
      index % 100 == 99
        ? fare.replacing(#""destination":"LED","#, with: #""destination":\#(other),"#)
          .replacing(#""destination_airport":"LED""#, with: #""destination_airport":\#(other)"#) : fare
    }
    // The first page has 10 trips to Spain, of which the last one has the last price.
    #expect(try await counts(fares, limit: 9, search: "to=ES") == [1000, 1])
    #expect(try await counts(fares, limit: 10, search: "to=ES") == [1500, 2])
    #expect(try await counts(fares, limit: 1, search: "to=Germany") == [1500, 2])
    #expect(try await counts(fares, limit: 50, search: "max_price=49") == [1500, 2])
    let expired = Self.ascending(1500, ["departure_at": #""2020-05-10T07:00:00+03:00""#])
    #expect(try await counts(expired, limit: 1) == [1500, 2])
    #expect(try await counts(cheap.reversed(), limit: 1) == [1500, 2])
  }

  @Test("each origin of a region has its own limit")
  func limitedOrigins() async throws {
    let other = Self.ascending(1200, ["origin": #""VNO""#, "origin_airport": #""VNO""#])
    #expect(try await counts(Self.ascending(1200), limit: 10, in: "blc", also: other) == [2000, 2])
  }

  @Test("without the names of cities, a search for a country knows that of each fare, and stops at its limit")
  func limitedWithoutNames() async throws {
    let service = FareService(
      ["MOW": Self.ascending(1500)], responses: ["cities.json": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      let request = TripRequest(origin: "MOW", search: try TripSearch(text: "to=RU"), limit: 1)
      let fetched = try await withClient(of: server) { try await $0.trips(request) }
      #expect(fetched.value.count == 1000 && fetched.status.kind == .partial)
    }
  }

  /// Returns a fare from Vilnius.
  private func fare(
    to city: String, airport: String? = nil, _ departure: String, _ returning: String?, price: String
  ) -> String {
    fareJSON([
      "origin": #""VNO""#, "origin_airport": #""VNO""#, "destination": "\"\(city)\"",
      "destination_airport": "\"\(airport ?? city)\"", "price": price,
      "departure_at": "\"\(departure)T07:00:00+02:00\"",
      "return_at": returning.map { "\"\($0)T21:00:00+01:00\"" } ?? #""""#,
    ])
  }
}
