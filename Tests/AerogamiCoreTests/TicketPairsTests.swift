import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct TicketPairsTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private static let cities = [
    TripLocation(city: "Vilnius", countryCode: "LT", airportCode: "VNO"),
    TripLocation(city: "Kaunas", countryCode: "LT", airportCode: "KUN"),
    TripLocation(city: "Milan", countryCode: "IT", airportCode: "BGY"),
    TripLocation(city: "Milan", countryCode: "IT", airportCode: "MXP"),
    TripLocation(city: "Barcelona", countryCode: "ES", airportCode: "BCN"),
    TripLocation(city: "Girona", countryCode: "ES", airportCode: "GRO"),
  ]

  /// Creates a one-way trip.
  private func trip(
    _ from: String, _ to: String, _ time: String, _ price: Price, airline: String = "FR", minutes: Int? = 180,
    currency: String = "EUR", sources: [String] = []
  ) -> Trip {
    func location(_ code: String) -> TripLocation { Self.cities.first { $0.airportCode == code } ?? .vilnius }
    var trip = Trip.fixture(
      id: "\(from)\(to)\(time)\(airline)", price: price, currency: currency, airlines: airline, from: location(from),
      to: location(to))
    (trip.departureAt, trip.travelMinutes, trip.transfers, trip.sources) = (.at(time), minutes, 0, sources)
    return trip
  }

  private func search(_ text: String = "") throws -> TripSearch {
    try TripSearch(text: text.isEmpty ? "two_tickets=true" : "two_tickets=true&\(text)")
  }

  private func pairs(_ text: String = "", _ outbound: [Trip], _ back: [Trip]) throws -> [Trip] {
    try search(text).pairs(outbound: outbound, back: back, at: now).trips
  }

  @Test("a pair is a round trip with the sum of the prices and both tickets")
  func pair() throws {
    var out = trip("VNO", "BCN", "2027-01-10T08:00:00+02:00", Price(significand: 1799, scale: 2), sources: ["ryanair"])
    var back = trip(
      "BCN", "VNO", "2027-01-13T20:00:00+01:00", 21, airline: "W6", minutes: 200, sources: ["kiwi", "ryanair"])
    (out.createdAt, out.expiresAt) = (now - 100, now + 500)
    (back.createdAt, back.expiresAt, back.transfers) = (now - 900, now + 900, 1)
    (out.terms.bags, back.terms.bags) = (1, 2)
    let pair = try #require(try pairs("", [out], [back]).first)
    #expect("\(pair.price)" == "38.99" && pair.currency == "EUR" && pair.tickets == [out, back])
    #expect(pair.airlines == "FR,W6" && pair.flightText == "FR 4048, W6 4048" && pair.terms.tickets == 2)
    #expect(pair.departureAt == out.departureAt && pair.returnAt == back.departureAt && pair.nights == 3)
    #expect(pair.createdAt == now - 900 && pair.expiresAt == now + 500)
    #expect(pair.transfers == 1 && pair.travelMinutes == 380 && pair.sources == ["ryanair", "kiwi"])
    #expect(pair.stopsAndTickets == "1, 2 tickets" && pair.otherWayBack == nil && pair.link == nil)
    #expect(pair.terms.requestedBags == 0, "a free bag was not requested")
    // The id stays the same when the price changes, and is that of both flights.
    out.price = 500
    let changed = try #require(Trip(outbound: out, back: back))
    #expect(changed.id == pair.id && changed.id.count == 16)
    #expect(Trip(outbound: back, back: out)?.id != pair.id)
  }

  @Test("at the same price, a round trip comes before a pair that departs earlier")
  func order() {
    var pair = Trip.fixture(id: "a", price: 50, departureAt: Date(timeIntervalSince1970: 3_800_000_000))
    pair.terms = FareTerms(tickets: 2)
    let single = Trip.fixture(id: "b", price: 50, departureAt: Date(timeIntervalSince1970: 3_900_000_000))
    let now = Date(timeIntervalSince1970: 0)
    #expect(TripQuery(TripSearch()).sorted([0, 1], of: [pair, single], at: now) == [1, 0])
    #expect(TripQuery(TripSearch(), order: .departure).sorted([0, 1], of: [pair, single], at: now) == [0, 1])
  }

  @Test("prices in different currencies or for different parties are not added")
  func incomparable() throws {
    let out = trip("VNO", "BCN", "2027-01-10T08:00:00+02:00", 18)
    var back = trip("BCN", "VNO", "2027-01-13T20:00:00+01:00", 21, currency: "PLN")
    #expect(Trip(outbound: out, back: back) == nil)
    #expect(try pairs("", [out], [back]).isEmpty)
    back.currency = "eur"
    #expect(try pairs("", [out], [back]).count == 1)
    back.terms = FareTerms(passengers: 2)
    #expect(try pairs("", [out], [back]).isEmpty)
  }

  @Test(
    "the filters apply to the whole trip",
    arguments: [
      ("", 1), ("nights=3", 1), ("nights=2", 0), ("max_price=39", 1), ("max_price=38", 0), ("days=sun", 1),
      ("days=mon", 0), ("return_days=wed", 1), ("return_days=sun", 0), ("depart_hours=6-9", 1),
      ("depart_hours=20-21", 0), ("return_hours=20-21", 1), ("return_hours=6-9", 0), ("max_hours=6", 1),
      ("max_hours=5:59", 0), ("direct=true", 1), ("airline=W6", 0), ("airline=FR", 1), ("to=ES", 1), ("to=IT", 0),
      ("from=LT", 1), ("from=LV", 0), ("month=2027-01", 1), ("month=2027-02", 0), ("currency=EUR", 1),
      ("currency=USD", 0), ("to_countries=ES", 1), ("depart_before=2027-01-11", 1),
    ])
  func filters(text: String, count: Int) throws {
    let out = trip("VNO", "BCN", "2027-01-10T08:00:00+02:00", 18)
    let back = trip("BCN", "VNO", "2027-01-13T20:00:00+01:00", 21)
    #expect(try pairs(text, [out], [back]).count == count)
  }

  @Test("without nights, a pair has 2 to 14 of them")
  func nights() throws {
    let out = trip("VNO", "BCN", "2027-01-10T08:00:00+02:00", 18)
    for (day, count) in [("11", 0), ("12", 1), ("24", 1), ("25", 0)] {
      let back = trip("BCN", "VNO", "2027-01-\(day)T20:00:00+01:00", 21)
      #expect(try pairs("", [out], [back]).count == count, "day \(day)")
    }
  }

  @Test("with an unknown travel time, the return flight departs at least a day later")
  func unknownTravelTime() throws {
    let out = trip("VNO", "BCN", "2027-01-10T20:00:00+02:00", 18, minutes: nil)
    func count(_ time: String) throws -> Int { try pairs("nights=0-2", [out], [trip("BCN", "VNO", time, 21)]).count }
    #expect(try count("2027-01-11T18:59:00+01:00") == 0)
    #expect(try count("2027-01-11T19:00:00+01:00") == 1)
  }

  @Test("the way back may use other airports of the same city, or nearby ones if a distance is given")
  func openJaw() throws {
    let milan = [trip("VNO", "BGY", "2027-01-10T08:00:00+02:00", 18)]
    let otherAirport = [trip("MXP", "VNO", "2027-01-13T20:00:00+01:00", 21)]
    #expect(try pairs("", milan, otherAirport).map(\.otherWayBack) == ["MXP–VNO"])
    // Girona is about 90 km from Barcelona, and Kaunas about 100 km from Vilnius.
    let barcelona = [trip("VNO", "BCN", "2027-01-10T08:00:00+02:00", 18)]
    let girona = [trip("GRO", "KUN", "2027-01-13T20:00:00+01:00", 21)]
    #expect(try pairs("", barcelona, girona).isEmpty)
    #expect(try pairs("nearby=50km", barcelona, girona).isEmpty)
    let open = try #require(try pairs("nearby=150km", barcelona, girona).first)
    #expect(open.otherWayBack == "GRO–KUN" && open.returnText.hasSuffix("20:00 GRO–KUN"))
  }

  @Test("expired offers are not combined")
  func expired() throws {
    var out = trip("VNO", "BCN", "2027-01-10T08:00:00+02:00", 18)
    let back = trip("BCN", "VNO", "2027-01-13T20:00:00+01:00", 21)
    out.expiresAt = now
    #expect(try pairs("", [out], [back]).isEmpty)
  }

  @Test("one-way trips do not match a search with two tickets, and round trips do")
  func oneWayTrips() throws {
    let out = trip("VNO", "BCN", "2027-01-10T08:00:00+02:00", 18)
    var round = out
    round.returnAt = .at("2027-01-13T20:00:00+01:00")
    #expect(try !search().matches(out, at: now) && search().matches(round, at: now))
  }

  @Test("the cheapest pairs to each city are those of a comparison of all trips, whatever their order")
  func bruteForce() throws {
    var random = SplitMix64(seed: 7)
    var pairCount = 0
    for _ in 0..<40 {
      let texts = ["", "nights=1-3", "nearby=150km", "max_price=60", "return_days=sat,sun&max_hours=8", "direct=true"]
      let search = try search(texts.randomElement(using: &random) ?? "")
      func make(_ count: Int, _ from: ArraySlice<TripLocation>, _ to: ArraySlice<TripLocation>) -> [Trip] {
        (0..<count).map { number in
          let day = Int.random(in: 10...25, using: &random)
          var made = trip(
            from.randomElement(using: &random)?.airportCode ?? "VNO",
            to.randomElement(using: &random)?.airportCode ?? "BCN",
            "2027-01-\(day)T0\(Int.random(in: 0...9, using: &random)):00:00+02:00",
            Price(significand: Int64.random(in: 10...50, using: &random)),
            minutes: [nil, 120, 300].randomElement(using: &random) ?? nil)
          made.id += "\(number)"
          made.transfers = [nil, 0, 0, 1].randomElement(using: &random) ?? nil
          return made
        }
      }
      let outbound = make(Int.random(in: 0...25, using: &random), Self.cities[..<2], Self.cities[2...])
      let back = make(Int.random(in: 0...25, using: &random), Self.cities[2...], Self.cities[..<2])
      let found = search.pairs(
        outbound: outbound.shuffled(using: &random), back: back.shuffled(using: &random), at: now)
      let expected = allPairs(search, outbound, back)
      #expect(Set(found.trips) == Set(expected.trips))
      #expect(found.trips.count == expected.trips.count && found.hasMore == expected.hasMore)
      pairCount += found.trips.count
    }
    #expect(pairCount > 100)
  }

  /// Returns the cheapest pairs to each city by comparing all trips.
  private func allPairs(_ search: TripSearch, _ outbound: [Trip], _ back: [Trip]) -> (trips: [Trip], hasMore: Bool) {
    let airports = NearbyAirports(within: search.nearbyKilometers)
    var all: [Trip] = []
    for out in outbound {
      for home in back {
        guard airports.contains(out.destination, home.departure), airports.contains(out.departure, home.destination),
          search.outboundOfPairs.matches(out, at: now), search.returnOfPairs().matches(home, at: now),
          let pair = Trip(outbound: out, back: home), search.matches(pair, at: now),
          search.nightsOfPairs.contains(out.departureAt.nights(until: home.departureAt)),
          home.departureAt.milliseconds >= out.departureAt.milliseconds + (out.travelMinutes ?? 1440) * 60_000
        else { continue }
        all.append(pair)
      }
    }
    func key(_ pair: Trip) -> (Price, LocalTime, String, LocalTime, String) {
      let (out, home) = (pair.tickets[0], pair.tickets[1])
      return (pair.price, out.departureAt, out.id, home.departureAt, home.id)
    }
    let cities = Dictionary(grouping: all) { airports.city(of: $0.destination) }
    let cheapest = cities.values.map { pairs in
      pairs.sorted { key($0) < key($1) }.prefix(TripSearch.pairsPerCity)
    }
    return (cheapest.flatMap { Array($0) }, cities.values.contains { $0.count > TripSearch.pairsPerCity })
  }

  @Test("the text form has both parameters, and checks them")
  func text() throws {
    #expect(try search("nearby=150km").text == "two_tickets=true&nearby=150km")
    for distance in ["150 KM", "150", " 150 "] {
      #expect(try SearchText(text: "two_tickets=true&nearby=\(distance)").text == "two_tickets=true&nearby=150km")
    }
    for text in [
      "nearby=150km", "two_tickets=true&nearby=150mi", "two_tickets=true&nearby=501", "two_tickets=true&nearby=0km",
      "two_tickets=true&nearby=501km", "two_tickets=true&one_way=true",
    ] {
      #expect(throws: TripSearchError.self, "\(text)") { try SearchText(text: text) }
    }
  }
}
