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
    for (text, count) in [("", 1), ("to=BCN&month=2027-01&nights=2", 1)] {
      let paths = try await paths(of: text, market: "de")
      #expect(paths.count == count)
      #expect(paths.allSatisfy { $0.contains("market=de") && !$0.contains("market=lt") }, "\(paths)")
    }
  }

  @Test(
    "a single destination is requested with all of its fares, and others are not",
    arguments: [
      ("to=BCN", "BCN"), ("to=bcn", "BCN"), ("to=LON", "LON"), ("to=london", "LON"), ("to=STN", "STN"),
      ("to=Vilnius", "VNO"), ("to=BCN&nights=3", "BCN"), ("to=BCN&month=2027-01", "BCN"),
      ("to=ES", nil), ("to=BCN,LON", nil), ("to_countries=ES", nil), ("", nil), ("from=BCN", nil),
      ("to=Berlin", "BER"), ("to=Heathrow", "LHR"),
    ])
  func destination(text: String, code: String?) async throws {
    let path = try #require(try await paths(of: text).first)
    let parameter = code.map { "&destination=\($0)" } ?? ""
    #expect(path.hasPrefix("/aviasales/v3/prices_for_dates?origin=VNO\(parameter)&"), "\(path)")
    #expect(path.contains("&unique=\(code == nil)&"), "\(path)")
    #expect(path.contains("destination=") == (code != nil), "\(path)")
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
    "the nights of a single destination in a month or on a day are requested with the cheapest fare of each day",
    arguments: [
      ("to=BCN&month=2027-01&nights=2-7", "departure_at=2027-01&min_trip_duration=2&max_trip_duration=7&direct=false"),
      (
        "to=bcn&date=2027-01-31&nights=3",
        "departure_at=2027-01-31&min_trip_duration=3&max_trip_duration=3&direct=false"
      ),
      (
        "to=BCN&month=2027-01&nights=0-1&max_transfers=0&days=fri&max_price=60",
        "departure_at=2027-01&min_trip_duration=0&max_trip_duration=1&direct=true"
      ),
      (
        "to=BCN&depart_after=2027-01-03&depart_before=2027-01-20&nights=2",
        "departure_at=2027-01&min_trip_duration=2&max_trip_duration=2&direct=false"
      ),
    ])
  func grouped(text: String, query: String) async throws {
    let paths = try await paths(of: text)
    let start = "/aviasales/v3/grouped_prices?origin=VNO&destination=BCN&group_by=departure_at&"
    #expect(paths == ["\(start)\(query)&currency=eur&market=lt"])
  }

  @Test(
    "other searches for nights are requested with the days of return",
    arguments: [
      ("month=2027-01&nights=2", "departure_at=2027-01&one_way"),
      ("to=BCN&nights=2", "destination=BCN&one_way"),
      ("to=BCN,LON&month=2027-01&nights=2", "departure_at=2027-01&one_way"),
      ("to=BCN&date=2027-01-31&nights=2&airline=FR", "departure_at=2027-01-31&return_at=2027-02-02&one_way"),
      ("to=BCN&date=2027-01-31&nights=2&max_transfers=1", "departure_at=2027-01-31&return_at=2027-02-02&one_way"),
      ("to=BCN&date=2027-01-31&nights=2&max_hours=6", "departure_at=2027-01-31&return_at=2027-02-02&one_way"),
      ("to=BCN&date=2027-01-31&nights=2&depart_hours=6-12", "departure_at=2027-01-31&return_at=2027-02-02&one_way"),
      ("to=BCN&date=2027-01-31&nights=2&return_hours=6-12", "departure_at=2027-01-31&return_at=2027-02-02&one_way"),
      ("to=BCN&month=2027-01&nights=1-3&return_days=sun", "departure_at=2027-01&one_way"),
      (
        "to=BCN&depart_after=2027-01-03T10:00:00Z&depart_before=2027-01-20&nights=2",
        "departure_at=2027-01&return_at=2027-01&one_way"
      ),
      ("to=BCN&month=2027-01", "departure_at=2027-01&one_way"),
    ])
  func notGrouped(text: String, query: String) async throws {
    let paths = try await paths(of: text)
    #expect(paths.count == 1 && paths[0].hasPrefix("/aviasales/v3/prices_for_dates?"), "\(paths)")
    #expect(paths[0].contains("&\(query)="), "\(paths)")
  }

  @Test("the cheapest trips of each day have the nights of the search, names and the currency of the response")
  func groupedTrips() async throws {
    let service = FareService([
      "VNO": [
        fare(to: "BCN", "2027-02-01", "2027-02-04", price: "60"),
        fare(to: "BCN", "2027-02-01", "2027-02-03", price: "50"),
        fare(to: "BCN", "2027-02-01", "2027-02-11", price: "10"), fare(to: "BCN", "2027-02-05", nil, price: "15"),
        fare(to: "BCN", "2027-02-27", "2027-03-02", price: "70"),
        fare(to: "LON", "2027-02-01", "2027-02-04", price: "9"),
      ]
    ])
    try await TestServer.run(service.response) { server in
      let search = try TripSearch(text: "to=BCN&month=2027-02&nights=2-4&currency=usd")
      let fetched = try await withClient(of: server) {
        try await $0.trips(TripRequest(origin: "VNO", search: search))
      }
      #expect(fetched.value.map { "\($0.price) \($0.currency)" } == ["50 USD", "70 USD"])
      #expect(fetched.value.map(\.destination.city) == ["Barcelona", "Barcelona"])
      #expect(fetched.value.allSatisfy { search.matches($0, at: Self.now) })
      #expect((fetched.attempts, fetched.status) == (1, .ok))
    }
  }

  @Test(
    "without fares, the response for a route may be an empty object, an empty array or null",
    arguments: ["{}", "[]", "null"])
  func noGroupedFares(data: String) async throws {
    let service = FareService(responses: ["VNO-BCN": .init(groupedFares(data))])
    try await TestServer.run(service.response) { server in
      let search = try TripSearch(text: "to=BCN&month=2027-02&nights=2")
      let fetched = try await withClient(of: server) {
        try await $0.trips(TripRequest(origin: "VNO", search: search))
      }
      #expect(fetched.value.isEmpty && fetched.status == .ok && fetched.skipped.count == 0)
    }
  }

  @Test("a failed request for a route is an error, and invalid days are skipped and reported unless all are invalid")
  func wrongGroupedFares() async throws {
    let valid = fare(to: "BCN", "2027-02-01", "2027-02-03", price: "50")
    let service = FareService(responses: [
      "VNO-BCN": .init(groupedFares(#"{"2027-02-01":\#(valid),"2027-02-02":{"price":7}}"#, currency: "pln")),
      "VNO-LON": .init(groupedFares(#"{"2027-02-02":null}"#)),
      "VNO-RIX": .init(#"{"success":false,"error":"no such route","data":{}}"#),
    ])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server) { client in
        func request(_ code: String) throws -> TripRequest {
          TripRequest(origin: "VNO", search: try TripSearch(text: "to=\(code)&month=2027-02&nights=2"))
        }
        let fetched = try await client.trips(try request("BCN"))
        #expect(fetched.value.map { "\($0.price) \($0.currency)" } == ["50 PLN"])
        #expect(fetched.skipped.count == 1)
        #expect(fetched.skipped.reasons == ["VNO: data.2027-02-02.origin: missing"])
        let invalid = try await #require(throws: ClientError.self) { try await client.trips(try request("LON")) }
        #expect("\(invalid)".contains("the only row is invalid: data.2027-02-02: expected an object, found null"))
        let failed = try await #require(throws: ClientError.self) { try await client.trips(try request("RIX")) }
        #expect("\(failed)".contains(": status 200, but the body reports an error: no such route"))
      }
    }
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
    let other = Self.ascending(1200, ["origin": #""VNO""#])
    #expect(try await counts(Self.ascending(1200), limit: 10, in: "blc", also: other) == [2000, 2])
  }

  @Test("without the names of cities, a search for a country requests every page")
  func limitedWithoutNames() async throws {
    let service = FareService(
      ["MOW": Self.ascending(1500)], responses: ["cities.json": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      let request = TripRequest(origin: "MOW", search: try TripSearch(text: "to=RU"), limit: 1)
      let fetched = try await withClient(of: server) { try await $0.trips(request) }
      #expect(fetched.value.count == 1500 && fetched.status.kind == .partial)
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
