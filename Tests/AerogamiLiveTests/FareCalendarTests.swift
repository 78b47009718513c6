import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

// The calendar of Travelpayouts.
extension FareClientTests {
  private static let month = DepartureDays(month: "2027-01")

  private func request(_ route: String, _ filters: String = "") throws -> CalendarRequest {
    CalendarRequest(
      try CalendarRoute(route), month: try #require(Self.month), filters: try TripSearch(text: filters))
  }

  /// Returns a fare in January 2027. `departure` and `returning` are days of the month.
  private func fare(
    _ route: String, _ departure: Int, _ returning: Int? = nil, price: String, _ changes: [String: String] = [:]
  ) -> String {
    let codes = route.split(separator: "-").map { "\"\($0)\"" }
    func day(_ number: Int) -> String { "\"2027-01-\(number < 10 ? "0" : "")\(number)T23:30:00+02:00\"" }
    return fareJSON(
      [
        "origin": codes[0], "origin_airport": codes[0], "destination": codes[1], "destination_airport": codes[1],
        "price": price, "departure_at": day(departure), "return_at": returning.map(day) ?? #""""#,
      ].merging(changes) { $1 })
  }

  /// Returns the days of a calendar as texts such as `12: 28.4 EUR VNO-BCN`.
  private func days(_ fetched: Fetched<[CalendarDay]>) throws -> [String] {
    let first = try #require(Self.month).days.lowerBound
    return fetched.value.map { day in
      let fare = day.offer.fare
      let returning = fare?.returnDay.map { " until \($0 - first + 1)" } ?? ""
      let route = fare.map { "\($0.route)" } ?? ""
      return "\(day.day - first + 1): \(fare?.price ?? 0) \(fare?.currency ?? "") \(route)\(returning)"
    }
  }

  @Test("a one-way calendar has the fares without return, by local day")
  func oneWayCalendar() async throws {
    let service = FareService([
      "VNO": [
        fare("VNO-BCN", 31, price: "30.5"), fare("VNO-BCN", 2, price: "41"),
        fare("VNO-BCN", 3, 5, price: "7"), fare("VNO-LON", 2, price: "5"),
      ]
    ])
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.calendar(try request("VNO-BCN")) }
      #expect(try days(fetched) == ["2: 41 EUR VNO-BCN", "31: 30.5 EUR VNO-BCN"])
      #expect((fetched.attempts, fetched.status) == (1, .ok))
      #expect(
        await server.requests.entries.map(\.path) == [
          "/aviasales/v3/grouped_prices?origin=VNO&destination=BCN&group_by=departure_at&departure_at=2027-01"
            + "&direct=false&currency=eur&market=lt"
        ])
    }
  }

  @Test("a round-trip calendar has the cheapest fare of each day with the nights")
  func roundTripCalendar() async throws {
    let service = FareService([
      "VNO": [
        fare("VNO-BCN", 2, price: "1"), fare("VNO-BCN", 2, 3, price: "2"), fare("VNO-BCN", 2, 5, price: "60"),
        fare("VNO-BCN", 2, 6, price: "59"), fare("VNO-BCN", 12, 14, price: "40", ["transfers": "1"]),
      ]
    ])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server, market: "pl") { client in
        let fetched = try await client.calendar(try request("VNO-BCN", "nights=2-4"))
        #expect(try days(fetched) == ["2: 59 EUR VNO-BCN until 6", "12: 40 EUR VNO-BCN until 14"])
        // The service does not filter by stops here.
        let direct = try await client.calendar(try request("VNO-BCN", "nights=2-4&direct&currency=usd"))
        #expect(try days(direct) == ["2: 59 USD VNO-BCN until 6"])
      }
      let queries = ["direct=false&currency=eur&market=pl", "direct=true&currency=usd&market=pl"]
      #expect(
        await server.requests.entries.map(\.path)
          == queries.map {
            "/aviasales/v3/grouped_prices?origin=VNO&destination=BCN&group_by=departure_at&departure_at=2027-01"
              + "&min_trip_duration=2&max_trip_duration=4&\($0)"
          })
    }
  }

  @Test("a weekend is requested for each number of nights, so that a cheaper return on another weekday hides nothing")
  func weekendCalendar() async throws {
    // The first Friday is 1 January. The cheapest return from it is on a Saturday.
    let service = FareService([
      "VNO": [
        fare("VNO-BCN", 1, 2, price: "10"), fare("VNO-BCN", 1, 3, price: "40"), fare("VNO-BCN", 1, 4, price: "38"),
        fare("VNO-BCN", 9, 12, price: "20"), fare("VNO-BCN", 9, 10, price: "50"),
      ]
    ])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server) { client in
        let weekend = "nights=1-3&days=fri,sat&return_days=sun,mon"
        let fetched = try await client.calendar(try request("VNO-BCN", weekend))
        #expect(try days(fetched) == ["1: 38 EUR VNO-BCN until 4", "9: 50 EUR VNO-BCN until 10"])
        #expect(fetched.attempts == 3)
        // More numbers of nights are one request, of which other weekdays are left out.
        let many = try await client.calendar(try request("VNO-BCN", "nights=1-4&return_days=sun,mon"))
        #expect(try days(many) == [])
        let anyNights = try await client.calendar(try request("VNO-BCN", "return_days=sat"))
        #expect(try days(anyNights) == ["1: 10 EUR VNO-BCN until 2"])
      }
      let durations = await server.requests.entries.map { request in
        request.path.firstMatch(of: /min_trip_duration=(\d+)&max_trip_duration=(\d+)/).map { "\($0.1)-\($0.2)" }
      }
      #expect(durations == ["1-1", "2-2", "3-3", "1-4", nil])
    }
  }

  @Test("a route of several places has the cheapest fare of all pairs of their codes, and names pairs that fail")
  func calendarOfPairs() async throws {
    let service = FareService(
      [
        "VNO": [fare("VNO-LON", 2, price: "30"), fare("VNO-BCN", 4, price: "25")],
        "RIX": [fare("RIX-LON", 2, price: "20", ["destination_airport": #""STN""#])],
      ], responses: ["RIX-BCN": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      try await withClient(of: server, semaphore: AsyncSemaphore(1)) { client in
        let fetched = try await client.calendar(try request("Vilnius,RIX,VNO-London,BCN,LON"))
        #expect(try days(fetched) == ["2: 20 EUR RIX-STN", "4: 25 EUR VNO-BCN"])
        #expect(fetched.status.kind == .partial)
        let reason = try #require(fetched.status.clientError)
        #expect("\(reason)".hasSuffix("status 500; try again later (1 of 4 routes failed: RIX-BCN)"))
        let failure = try await #require(throws: ClientError.self) {
          try await client.calendar(try request("RIX-BCN", "nights=1-3&return_days=sun"))
        }
        #expect("\(failure)".contains("grouped_prices?origin=RIX&destination=BCN&"))
        #expect(failure.attempts == 3)
      }
      let routes = await server.requests.entries.compactMap { request in
        request.path.firstMatch(of: /origin=(\w+)&destination=(\w+)/).map { "\($0.1)-\($0.2)" }
      }
      #expect(routes == ["VNO-LON", "VNO-BCN", "RIX-LON", "RIX-BCN", "RIX-BCN", "RIX-BCN", "RIX-BCN"])
    }
  }

  @Test("a city whose airports have several codes is requested by each, and a pair of equal codes is not")
  func calendarOfCodes() async throws {
    let codes = try #require(("Brussels" as Place).originCodes)
    #expect(codes.count > 1)
    try await TestServer.run(FareService().response) { server in
      try await withClient(of: server) { client in
        let (several, one) = (try request("VNO-Brussels"), try request("VNO,RIX-VNO"))
        #expect(try await client.calendar(several).attempts == codes.count)
        #expect(try await client.calendar(one).attempts == 1)
      }
      #expect(await server.requests.entries.count == codes.count + 1)
    }
  }

  @Test(
    "a country of departure, and a route of too many pairs, are errors before any request",
    arguments: [
      (
        "Lithuania-Spain",
        "the calendar of LT-ES: the service has calendars from cities and airports, but not from LT; "
          + "depart from a city or an airport, as in VNO-BCN"
      ),
      (
        "VNO,RIX,TLL-BCN,LON,PAR,ROM,MIL,BER,AMS",
        "the calendar of VNO,RIX,TLL-BCN,LON,PAR,ROM,MIL,BER,AMS: the route has 21 pairs of cities or airports, "
          + "but at most 20 are supported; name fewer places"
      ),
    ])
  func noCalendarRequest(route: String, message: String) async throws {
    try await TestServer.run(FareService().response) { server in
      let error = try await #require(throws: ClientError.self) {
        try await withClient(of: server) { try await $0.calendar(try request(route)) }
      }
      #expect("\(error)" == message)
      #expect(error.attempts == 0)
      #expect(await server.requests.entries.isEmpty)
    }
  }

  /// The fares to a country. The service knows the country of `BCN` and `LON` only.
  private var faresToSpain: FareService {
    FareService([
      "VNO": [
        fare("VNO-LON", 2, price: "9"), fare("VNO-BCN", 2, price: "30"), fare("VNO-BCN", 5, price: "20"),
        fare("VNO-LED", 3, price: "8"),
      ]
    ])
  }

  @Test("the calendar of a country has the destinations there that fares of the month go to, and names them")
  func calendarOfCountry() async throws {
    try await TestServer.run(faresToSpain.response) { server in
      let fetched = try await withClient(of: server) { try await $0.calendar(try request("VNO-Spain,LED")) }
      #expect(try days(fetched) == ["2: 30 EUR VNO-BCN", "3: 8 EUR VNO-LED", "5: 20 EUR VNO-BCN"])
      #expect(fetched.status == .ok)
      #expect(fetched.completeness == .cheapestOnly(missing: "no destinations other than BCN (those with fares)"))
      let paths = await server.requests.entries.map(\.path)
      #expect(paths.count { $0.contains("prices_for_dates?") && $0.contains("departure_at=2027-01&") } == 1)
      #expect(paths.count { $0.contains("grouped_prices?origin=VNO&destination=BCN&") } == 1)
      #expect(fetched.attempts == paths.count { $0.hasPrefix("/aviasales/") })
    }
  }

  @Test("of more destinations in a country than can be requested, the cheapest are")
  func calendarOfManyDestinations() async throws {
    let codes = KnownAirport.all.filter { $0.countryCode == "ES" && $0.hasService }.map(\.code).prefix(25)
    let cities = codes.map { #"{"code":"\#($0)","name":"City of \#($0)","country_code":"ES"}"# }.joined(separator: ",")
    let fares = codes.enumerated().map { fare("VNO-\($1)", 2, price: "\(99 - $0)") }
    let service = FareService(["VNO": fares], responses: ["cities.json": .init("[\(cities)]")])
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.calendar(try request("VNO-Spain")) }
      let taken = Array(codes.reversed().prefix(20))
      let names = taken.dropLast().joined(separator: ", ") + " and \(taken[19])"
      #expect(
        fetched.completeness == .cheapestOnly(missing: "no destinations other than \(names) (the cheapest of 25)"))
      #expect(await server.requests.entries.count { $0.path.contains("grouped_prices?") } == 20)
    }
  }

  @Test("a country without fares has no days, and a request for its fares that fails is the error of the calendar")
  func calendarOfCountryWithoutFares() async throws {
    var service = faresToSpain
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.calendar(try request("VNO-Italy")) }
      #expect(fetched.value.isEmpty && fetched.status == .ok && fetched.completeness == .complete)
    }
    service.responses["VNO"] = .init(status: 404, "")
    try await TestServer.run(service.response) { server in
      let error = try await #require(throws: ClientError.self) {
        try await withClient(of: server) { try await $0.calendar(try request("VNO-Spain")) }
      }
      #expect("\(error)".contains("status 404"))
      // Named destinations are requested nevertheless.
      let named = try await withClient(of: server) { try await $0.calendar(try request("VNO-LED,Spain")) }
      #expect(try days(named) == ["3: 8 EUR VNO-LED"])
      #expect(named.status.kind == .partial && named.attempts == 2)
      #expect(named.status.clientError.map { "\($0)" }?.contains("prices_for_dates") == true)
    }
    service.responses["VNO"] = .init(farePage([fare("VNO-BCN", 2, price: "30"), "7"], currency: "eur"))
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.calendar(try request("VNO-Spain")) }
      let reason = "VNO: page 1: data[1]: expected an object, found a number"
      #expect(fetched.skipped == SkippedRows(count: 1, reasons: [reason]))
    }
  }

  @Test("a service that ignores parameters adds no days of other routes or with other nights")
  func calendarIgnored() async throws {
    var service = FareService([
      "VNO": [
        fare("VNO-LON", 2, 4, price: "5"), fare("RIX-BCN", 3, 5, price: "5"), fare("VNO-BCN", 4, 14, price: "5"),
        fare("VNO-BCN", 5, 7, price: "5"), fare("VNO-BCN", 6, price: "5"),
      ]
    ])
    service.ignoresFilters = true
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.calendar(try request("VNO-BCN", "nights=2")) }
      #expect(try days(fetched) == ["5: 5 EUR VNO-BCN until 7"])
    }
  }

  @Test("a calendar has the currency of the response, and invalid days are counted")
  func calendarCurrency() async throws {
    let data = #"{"2027-01-02":\#(fare("VNO-BCN", 2, price: "90")),"2027-01-03":7}"#
    let service = FareService(responses: ["VNO-BCN": .init(groupedFares(data, currency: "pln"))])
    try await TestServer.run(service.response) { server in
      let request = try request("VNO-BCN", "currency=eur")
      let fetched = try await withClient(of: server) { try await $0.calendar(request) }
      #expect(try days(fetched) == ["2: 90 PLN VNO-BCN"])
      #expect(fetched.skipped.count == 1)
      #expect(fetched.skipped.reasons == ["VNO-BCN: data.2027-01-03: expected an object, found a number"])
      #expect(request.days(of: fetched.value, from: request.month.days.lowerBound).allSatisfy { $0.offer == .unknown })
    }
  }

  @Test("a calendar without fares has no days", arguments: ["{}", "[]", "null"])
  func emptyCalendar(data: String) async throws {
    let service = FareService(responses: ["VNO-BCN": .init(#"{"success":true,"data":\#(data)}"#)])
    try await TestServer.run(service.response) { server in
      let fetched = try await withClient(of: server) { try await $0.calendar(try request("VNO-BCN")) }
      #expect(fetched.value.isEmpty && fetched.status == .ok)
    }
  }
}
