import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct TripQueryTests {
  private let now = Date(timeIntervalSince1970: 2_000_000_000)

  private func day(_ offset: Double) -> Date { now + offset * 86_400 }

  private func ids(_ query: TripQuery, _ trips: [Trip]) -> [String] {
    var selection = TripSelection(query, at: now)
    selection.add(trips, at: query.search.indices(of: trips, at: now), from: "EU")
    return selection.sorted().map(\.trip.id)
  }

  @Test(
    "places match by airport, country or city, ignoring case and accents",
    arguments: [
      (["CPH"], true), (["cph"], true), (["DK"], true), (["copenhagen"], true), (["AGP"], false),
      (["Çopenhàgen"], true),
      (["VNO", "DK"], true),
      (["Copen"], false), ([], true),
    ] as [([Place], Bool)])
  func from(places: [Place], matches: Bool) {
    #expect(TripSearch(from: places).matches(.fixture(), at: now) == matches)
  }

  @Test("a query needs a limited number of trips only if it shows the cheapest ones")
  func neededCount() {
    #expect(TripQuery(limit: 3).neededCount == 3)
    #expect(TripQuery().neededCount == nil)
    #expect(TripQuery(limit: 3, isOnePerCity: true).neededCount == nil)
    for order in TripOrder.allCases where order != .price {
      #expect(TripQuery(order: order, limit: 3).neededCount == nil, "\(order)")
    }
  }

  @Test("the destination matches `to` and not `from`")
  func to() {
    #expect(TripSearch(to: ["ES"]).matches(.fixture(), at: now))
    #expect(!TripSearch(to: ["DK"]).matches(.fixture(), at: now))
  }

  @Test("a destination's country ignores the case of ASCII letters only", arguments: [("ss", true), ("ß", false)])
  func countries(code: String, matches: Bool) {
    let trip = Trip.fixture(to: TripLocation(city: "Juba", countryCode: code, airportCode: "JUB"))
    #expect(TripSearch(toCountries: ["SS"]).matches(trip, at: now) == matches)
  }

  @Test(
    "one matching airline of several is enough",
    arguments: [
      ("FR", ["FR"], true), ("FR,W6", ["w6"], true), ("FR, W6", ["W6"], true), ("FR", ["W6"], false),
      ("FRX", ["FR"], false),
    ])
  func airlines(flown: String, requested: [String], matches: Bool) {
    #expect(TripSearch(airlines: requested).matches(.fixture(airlines: flown), at: now) == matches)
  }

  @Test("direct trips are those known to have no stops, and one-way trips have no return flight")
  func direct() {
    let matches = [nil, 0, 1].map { transfers in
      var trip = Trip.fixture()
      trip.transfers = transfers
      return TripSearch(isDirect: true).matches(trip, at: now)
    }
    #expect(matches == [false, true, false])
    #expect(TripSearch(isOneWay: true).matches(.fixture(), at: now))
    #expect(!TripSearch(isOneWay: true).matches(.fixture(returnAt: day(9)), at: now))
    #expect(TripSearch(currency: "eur").matches(.fixture(), at: now))
    #expect(!TripSearch(currency: "USD").matches(.fixture(), at: now))
  }

  @Test("the earliest departure is inclusive, and the latest is exclusive")
  func departures() {
    let query = TripSearch(departAfter: .moment(day(1)), departBefore: .moment(day(2)))
    let matches = [0.999, 1, 1.5, 1.999, 2].map { query.matches(.fixture(departureAt: day($0)), at: now) }
    #expect(matches == [false, true, true, true, false])
  }

  @Test("the maximum price is exact and inclusive")
  func price() throws {
    let query = TripSearch(maxPrice: PriceLimit("72.10"))
    let matches = try ["72.1", "72.100", "72.10000000000001", "72"].map {
      query.matches(.fixture(price: try #require(Price($0))), at: now)
    }
    #expect(matches == [true, true, false, true])
  }

  @Test("expired and departed trips are last, and can be hidden")
  func expired() {
    let trips: [Trip] = [
      .fixture(id: "expired", price: 1, expiresAt: now), .fixture(id: "dear", price: 99, expiresAt: day(1)),
      .fixture(id: "cheap", price: 2, expiresAt: day(1)), .fixture(id: "departed", price: 1, departureAt: now),
    ]
    #expect(ids(TripQuery(), trips) == ["cheap", "dear", "departed", "expired"])
    #expect(ids(TripQuery(TripSearch(hideExpired: true)), trips) == ["cheap", "dear"])
  }

  @Test(
    "each order sorts by its key, then departure, then id",
    arguments: [
      (TripOrder.price, ["d", "a", "b", "c", "e"]), (.departure, ["a", "b", "c", "d", "e"]),
      (.nights, ["e", "a", "b", "c", "d"]), (.duration, ["d", "b", "a", "c", "e"]),
      (.created, ["c", "a", "b", "d", "e"]),
    ])
  func orders(order: TripOrder, expected: [String]) {
    let later = Date(timeIntervalSince1970: 4_000_000_100)
    var trips: [Trip] = [
      .fixture(id: "a", price: 50), .fixture(id: "b", price: 50),
      .fixture(id: "c", price: 50, departureAt: later, createdAt: Date(timeIntervalSince1970: 1_800_000_000)),
      .fixture(id: "d", price: 49, departureAt: later),
      .fixture(id: "e", price: 51, departureAt: later, returnAt: later + 60),
    ]
    (trips[3].travelMinutes, trips[1].travelMinutes) = (40, 95)
    for rotation in trips.indices {
      #expect(ids(TripQuery(order: order), Array(trips[rotation...] + trips[..<rotation])) == expected)
    }
  }

  private func to(_ airport: String, _ city: String, _ country: String) -> TripLocation {
    TripLocation(city: city, countryCode: country, airportCode: airport)
  }

  @Test(
    "airports are one city if they are in one metropolitan area, or nearby with the same city and country",
    arguments: [
      ("STN", "LHR", true), ("LON", "LTN", true), ("BQH", "LON", true), ("BVA", "CDG", true), ("JFK", "EWR", true),
      ("BGY", "MXP", true), ("CRL", "BRU", true), ("BTS", "VIE", false), ("PDX", "PWM", false), ("PDX", "HIO", true),
      ("BTV", "BRL", false), ("VNO", "KUN", false), ("SJC", "SJO", false), ("lhr", "STN", true),
    ])
  func cities(one: String, other: String, areSame: Bool) {
    let trips: [Trip] = [
      .fixture(id: "a", price: 1, to: to(one, "X", "XX")), .fixture(id: "b", price: 2, to: to(other, "Y", "YY")),
    ]
    #expect(ids(TripQuery(isOnePerCity: true), trips) == (areSame ? ["a"] : ["a", "b"]))
  }

  @Test(
    "unknown airports are grouped by the names of the city and the country, with known ones if there is one such city")
  func unknownAirports() {
    let trips: [Trip] = [
      .fixture(id: "a", price: 1, to: to("QQ1", "Aalto", "FI")),
      .fixture(id: "b", price: 2, to: to("QQ2", "aáltó", "fi")),
      .fixture(id: "c", price: 3, to: to("QQ3", "Aalto", "SE")),
      .fixture(id: "d", price: 4, to: to("QQ4", "Vilnius", "LT")),
      .fixture(id: "e", price: 5, to: to("VNO", "Wilno", "LT")),
      .fixture(id: "f", price: 6, to: to("QQ5", "Portland", "US")),
      .fixture(id: "g", price: 7, to: to("PDX", "Portland", "US")),
    ]
    #expect(ids(TripQuery(isOnePerCity: true), trips) == ["a", "c", "d", "f", "g"])
  }

  @Test("an expired trip is selected only if all trips to its city have expired, and the limit applies later")
  func onePerCity() {
    let trips: [Trip] = [
      .fixture(id: "expired", price: 1, to: to("STN", "", ""), expiresAt: now),
      .fixture(id: "london", price: 30, to: to("LHR", "", ""), departureAt: day(9)),
      .fixture(id: "dear", price: 40, to: to("LGW", "", ""), departureAt: day(1)),
      .fixture(id: "malaga", price: 50, departureAt: day(5)),
      .fixture(id: "later", price: 50, departureAt: day(6)),
      .fixture(id: "vilnius", price: 60, to: .vilnius, departureAt: day(2)),
    ]
    for rotation in trips.indices {
      let trips = Array(trips[rotation...] + trips[..<rotation])
      #expect(ids(TripQuery(isOnePerCity: true), trips) == ["london", "malaga", "vilnius"])
      #expect(ids(TripQuery(order: .departure, isOnePerCity: true), trips) == ["vilnius", "malaga", "london"])
      #expect(ids(TripQuery(order: .departure, limit: 2, isOnePerCity: true), trips) == ["vilnius", "malaga"])
      #expect(ids(TripQuery(TripSearch(to: ["LGW"]), isOnePerCity: true), trips) == ["dear"])
    }
  }

  @Test(
    "one trip for each city is the same however the trips are distributed over responses", arguments: TripOrder.allCases
  )
  func onePerCityInParts(order: TripOrder) {
    var random = SplitMix64(seed: 3)
    let airports = ["LHR", "STN", "PAR", "CDG", "VNO", "AGP", "MIL", "BGY", "JFK", "BCN"]
    let trips = (0..<1000).map { number in
      Trip.fixture(
        id: "\(number)", price: Price(significand: Int64.random(in: 0..<900, using: &random)),
        to: to(airports[number % airports.count], "", ""), departureAt: day(Double.random(in: 0..<90, using: &random)))
    }
    for limit in [nil, 3] {
      let query = TripQuery(order: order, limit: limit, isOnePerCity: true)
      var merged = TripSelection(query, at: now)
      for start in stride(from: 0, to: trips.count, by: 100) {
        var part = TripSelection(query, at: now)
        part.add(Array(trips[start..<start + 100]), from: "R")
        merged.add(part)
      }
      let expected = ids(query, trips)
      #expect(merged.sorted().map(\.trip.id) == expected)
      #expect(expected.count == limit ?? 7)
    }
  }

  @Test("a trip found in several regions is listed once, for the region that was requested first")
  func sameTripTwice() {
    var selection = TripSelection(TripQuery(), at: now)
    selection.add([.fixture()], from: "scd")
    selection.add([.fixture()], from: "EU")
    #expect(selection.sorted().map(\.origin) == ["EU"])
    selection.origins = ["VNO", "scd", "EU"]
    #expect(selection.sorted().map(\.origin) == ["scd"])
    selection.add([.fixture(), .fixture(id: "other")], from: "VNO", isStale: true)
    #expect(selection.sorted().map { "\($0.trip.id) \($0.origin ?? "")" } == ["other VNO", "trip scd"])
    let selected = selection.selected
    let borrowed = selected.indices.map { index in
      selected.withTrip(at: index) { trip, part in "\(trip.id) \(part.origin ?? "") \(part.isStale)" }
    }
    #expect(borrowed == ["other VNO true", "trip scd false"])
  }

  @Test("trips that several regions return do not use up the limit")
  func limitOfUniqueTrips() {
    var selection = TripSelection(TripQuery(limit: 3), at: now)
    let trips = (0..<5).map { Trip.fixture(id: "\($0)", price: Price(significand: Int64($0))) }
    for origin in ["VNO", "Vilnius", "LT", "baltics"] { selection.add(trips, from: origin) }
    #expect(selection.sorted().map(\.trip.id) == ["0", "1", "2"])
  }

  @Test(
    "a limited selection is the start of the complete one", arguments: [1, 3, 10, 1000])
  func limit(limit: Int) {
    var generator = SplitMix64(seed: 42)
    let trips = (0..<500).map {
      Trip.fixture(id: "\($0)", price: Price(significand: Int64.random(in: 0..<90, using: &generator)))
    }
    var limited = TripSelection(TripQuery(limit: limit), at: now)
    var whole = TripSelection(TripQuery(), at: now)
    var merged = TripSelection(TripQuery(limit: limit), at: now)
    for start in stride(from: 0, to: 500, by: 50) {
      let response = Array(trips[start..<start + 50])
      limited.add(response, from: "R")
      whole.add(response, from: "R")
      var part = TripSelection(TripQuery(limit: limit), at: now)
      part.add(response, from: "R")
      merged.add(part)
    }
    #expect(limited.sorted() == Array(whole.sorted().prefix(limit)))
    #expect(merged.sorted() == limited.sorted())
  }
}
