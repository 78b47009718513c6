import AerogamiContainer
import Foundation
import TestSupport
import Testing

@testable import AerogamiCore

@Suite struct CalendarRouteTests {
  @Test(
    "a route joins two places or lists of places, and its text is parsed to an equal route",
    arguments: [
      ("VNO-BCN", ["VNO"], ["BCN"], "VNO-BCN"), ("VNO–BCN", ["VNO"], ["BCN"], "VNO-BCN"),
      ("VNO → BCN", ["VNO"], ["BCN"], "VNO-BCN"), ("VNO ➔ BCN", ["VNO"], ["BCN"], "VNO-BCN"),
      ("VNO⇄BCN", ["VNO"], ["BCN"], "VNO-BCN"), ("VNO <-> BCN", ["VNO"], ["BCN"], "VNO-BCN"),
      ("VNO => BCN", ["VNO"], ["BCN"], "VNO-BCN"), ("New York — Spain", ["New York"], ["ES"], "New York-ES"),
      ("Vilnius->Barcelona", ["Vilnius"], ["BCN"], "Vilnius-BCN"),
      ("vilnius-spain", ["Vilnius"], ["ES"], "Vilnius-ES"),
      ("VNO,RIX-ES", ["VNO", "RIX"], ["ES"], "VNO,RIX-ES"), ("VNO, VNO-LON", ["VNO"], ["LON"], "VNO-LON"),
      ("New York-Los Angeles", ["New York"], ["Los Angeles"], "New York-Los Angeles"),
      ("Clermont-Ferrand-Barcelona", ["Clermont-Ferrand"], ["BCN"], "Clermont-Ferrand-BCN"),
      ("Barcelona-Clermont-Ferrand", ["BCN"], ["Clermont-Ferrand"], "BCN-Clermont-Ferrand"),
      ("Caracas-Barcelona", ["Caracas"], ["BLA"], "Caracas-BLA"), ("heathrow-Schiphol", ["LHR"], ["AMS"], "LHR-AMS"),
      (
        "Saint-Denis,Cluj-Napoca-Baden-Baden", ["Saint-Denis", "Cluj-Napoca"], ["Baden-Baden"],
        "Saint-Denis,Cluj-Napoca-Baden-Baden"
      ),
    ] as [(String, [String], [String], String)])
  func places(text: String, from: [String], to: [String], normal: String) throws {
    let route = try CalendarRoute(text)
    #expect(route.from.map(\.word) == from)
    #expect(route.to.map(\.word) == to)
    #expect(route.text == normal)
    #expect(CalendarRoute(ifValid: normal) == route)
  }

  @Test("the text of a route between two cities, such as any with a hyphen, is parsed to an equal route")
  func everyCity() throws {
    // Every city with a hyphen, which is what makes a route ambiguous, and every fifteenth airport's.
    let names = KnownAirport.all.enumerated().filter { $0.offset.isMultiple(of: 15) || $0.element.city.contains("-") }
      .map(\.element.city)
    // Two spellings of a city are the same place.
    let cities = Dictionary(
      names.compactMap { Place($0) }.map { ($0.word, $0) }, uniquingKeysWith: { first, _ in first }
    ).sorted { $0.key < $1.key }.map(\.value)
    #expect(cities.count > 400)
    let hyphenated = cities.filter { $0.word.contains("-") }
    #expect(hyphenated.count > 100)
    var different: [String] = []
    func check(_ from: Place, _ to: Place) {
      let route = CalendarRoute(from: [from], to: [to])
      if (try? CalendarRoute(route.text)) != route { different.append(route.text) }
    }
    for (index, city) in cities.enumerated() {
      if index.isMultiple(of: 2) { check(city, "BCN") } else { check("ES", city) }
    }
    // On each side, next to another city with a hyphen.
    for (index, from) in hyphenated.enumerated() { check(from, hyphenated[(index + 7) % hyphenated.count]) }
    #expect(different == [])
  }

  @Test("a word that is not a place is resolved by the caller, such as home")
  func home() throws {
    let home: (String) -> [Place]? = { $0 == "home" ? ["VNO", "KUN"] : nil }
    #expect(try CalendarRoute("home-BCN", resolving: home).text == "VNO,KUN-BCN")
    #expect(try CalendarRoute("BCN-VNO,home", resolving: home).text == "BCN-VNO,KUN")
    #expect(try CalendarRoute("home-Clermont-Ferrand", resolving: home).text == "VNO,KUN-Clermont-Ferrand")
    #expect(try CalendarRoute("SYD-Manchester", home: ["LHR"]).text == "SYD-MAN")
    #expect(throws: TripSearchError.self) { try CalendarRoute("home-BCN") }
    #expect(throws: TripSearchError.self) { try CalendarRoute("home-BCN", resolving: { _ in [] }) }
  }

  @Test(
    "words that together are a route are joined, and the others are kept",
    arguments: [
      (["Vilnius", "-", "Barcelona"], ["Vilnius-Barcelona"]), (["VNO-", "BCN", "RIX-BCN"], ["VNO-BCN", "RIX-BCN"]),
      (["Vilnius", "→", "New", "York"], ["Vilnius-New York"]), (["VNO", "➔", "BCN"], ["VNO-BCN"]),
      (["VNO", "<->", "BCN"], ["VNO-BCN"]), (["VNO", "=>", "BCN"], ["VNO-BCN"]),
      (["vilnius-new", "york"], ["vilnius-new york"]),
      (["New", "York", "–", "Los", "Angeles", "VNO-BCN"], ["New York-Los Angeles", "VNO-BCN"]),
      (["VNO,New", "York-Spain"], ["VNO,New York-Spain"]), (["home-New", "York"], ["home-New York"]),
      (["Clermont", "-", "Ferrand"], ["Clermont-Ferrand"]), (["Vilnius", "-", "Qwx"], ["Vilnius-Qwx"]),
      (["VNO", "-", "ES,", "IT"], ["VNO-ES,IT"]), (["VNO-BCN,", "RIX-BCN"], ["VNO-BCN,", "RIX-BCN"]),
      (["VNO", "New", "York", "Riga-BCN"], ["VNO", "New", "York", "Riga-BCN"]), (["VNO", "-"], ["VNO-"]),
      (["New", "York"], ["New", "York"]), ([], []),
    ] as [([String], [String])])
  func joinedWords(words: [String], joined: [String]) {
    #expect(CalendarRoute.joiningWords(words) == joined)
  }

  @Test("a hostile text with thousands of hyphens is rejected, and one with many is parsed")
  func manyHyphens() throws {
    // The limit is 100 hyphens. A name may have several in a row.
    let name = "Clermont\(String(repeating: "-", count: 90))Ferrand"
    let names = Array(repeating: "Clermont-Ferrand", count: 9).joined(separator: ",")
    #expect(try CalendarRoute("\(names),\(name)-BCN").from.map(\.word) == ["Clermont-Ferrand"])
    let tooMany = "\(names),\(name),Cluj-Napoca-BCN"
    for text in [tooMany, String(repeating: "-", count: 8000), String(repeating: "qw-", count: 50)] {
      let error = #expect(throws: TripSearchError.self) { try CalendarRoute(text) }
      #expect(error?.message.hasSuffix("is not a route") == true)
    }
  }

  @Test(
    "an invalid route is an error with the reason and what to do",
    arguments: [
      ("VNO-VNO", "\"VNO-VNO\" departs and arrives in the same place; enter two different places"),
      ("VNO-Vilnius", "\"VNO-Vilnius\" departs and arrives in the same place; enter two different places"),
      ("LON-London", "\"LON-London\" departs and arrives in the same place; enter two different places"),
      ("VNO", "\"VNO\" is not a route; join two places with a hyphen, such as VNO-BCN or Vilnius-Barcelona"),
      ("", "\"\" is not a route; join"), ("-", "\"-\" is not a route; join"), ("VNO-", "\"VNO-\" is not a route; join"),
      ("-VNO", "\"-VNO\" is not a route; join"), (",-BCN", "\",-BCN\" is not a route; join"),
      ("qwx-qwy-qwz", "\"qwx-qwy-qwz\" is not a route; join"),
      ("VNO-Barcelno", "\"Barcelno\" is not a known place; did you mean Barcelona?"),
      ("Barcelno-VNO", "\"Barcelno\" is not a known place; did you mean Barcelona?"),
      ("Qwxz1-Qwxz2", "\"Qwxz1\" is not a known place; give a country"),
      ("Clermont-Ferrand-Barcelno", "\"Barcelno\" is not a known place; did you mean Barcelona?"),
      ("Barcelno-Clermont-Ferrand", "\"Barcelno\" is not a known place; did you mean Barcelona?"),
      ("SYD-Manchester", "\"Manchester\" is in United Kingdom (MAN) and United States (MHT); write a code"),
      ("VNO-Scandinavia", "\"Scandinavia\" is a region, which cannot be used here; give a country"),
      ("VNO-\u{1B}[2J", "\"\("\u{1B}[2J".printable)\" is not a known place"),
    ])
  func invalid(text: String, message: String) throws {
    let error = #expect(throws: TripSearchError.self) { try CalendarRoute(text) }
    #expect(error.map { "\($0)" }?.hasPrefix(message) == true, "\(String(describing: error))")
    #expect(CalendarRoute(ifValid: text) == nil)
  }
}

@Suite struct CalendarRequestTests {
  private static let route = Route.vilniusMalaga

  private func fare(_ price: Price, _ currency: String = "EUR", back: String? = nil) -> CalendarDay.Offer {
    .fare(CalendarFare(route: Self.route, price: price, currency: currency, returnDay: back.map(dayNumber)))
  }

  private func day(_ date: String, _ offer: CalendarDay.Offer) -> CalendarDay { CalendarDay(dayNumber(date), offer) }

  private func days(
    _ filters: String, from today: String = "2027-01-01", of listed: [CalendarDay]
  ) -> [String] {
    CalendarRequest.fixture("VNO-AGP", month: "2027-01", filters).days(of: listed, from: dayNumber(today)).map {
      String($0.text.dropFirst(8))
    }
  }

  @Test("every day from today on is listed, and days that the service left out are unknown")
  func everyDay() {
    let listed = [
      day("2027-01-31", .soldOut), day("2027-01-29", fare(20)), day("2027-01-28", fare(9)),
      day("2027-01-30", .noFlight), day("2027-02-01", fare(1)), day("2026-12-31", fare(1)),
    ]
    #expect(
      days("", from: "2027-01-28", of: listed) == [
        "28 9 EUR VNO-AGP", "29 20 EUR VNO-AGP", "30 no_flight", "31 sold_out",
      ])
    #expect(days("", of: listed).count == 31)
    #expect(days("", of: listed).prefix(27).allSatisfy { $0.hasSuffix(" unknown") })
    #expect(days("", from: "2027-02-01", of: listed) == [])
    #expect(days("", from: "2026-01-01", of: []).count == 31)
  }

  @Test("the better of two offers for a day counts")
  func twice() {
    let listed = [day("2027-01-31", fare(20)), day("2027-01-31", .soldOut), day("2027-01-31", fare(10))]
    #expect(days("", from: "2027-01-31", of: listed) == ["31 10 EUR VNO-AGP"])
    #expect(days("", from: "2027-01-31", of: listed.reversed()) == ["31 10 EUR VNO-AGP"])
  }

  @Test("fares for other numbers of nights hide no matching offer, and their nights are known")
  func otherStays() {
    let request = CalendarRequest.fixture("VNO-AGP", month: "2027-01", "nights=7&max_price=60")
    let listed = [
      day("2027-01-30", .noFlight), day("2027-01-30", fare(9, back: "2027-02-01")),
      day("2027-01-31", fare(9, back: "2027-02-04")), day("2027-01-31", fare(50, back: "2027-02-07")),
      // Too expensive, on another day, or in the past.
      day("2027-01-31", fare(70, back: "2027-02-09")), day("2027-02-01", fare(9, back: "2027-02-11")),
      day("2027-01-03", fare(9, back: "2027-01-04")),
    ]
    let found = days("nights=7", from: "2027-01-30", of: listed)
    #expect(found == ["30 no_flight", "31 50 EUR VNO-AGP, back 2027-02-07"])
    #expect(days("nights=5", from: "2027-01-30", of: listed) == ["30 no_flight", "31 unknown"])
    #expect(request.stays(in: listed, from: dayNumber("2027-01-30")) == [2, 4, 7])
    #expect(request.stays(in: [day("2027-01-31", fare(9))], from: 0) == [nil])
  }

  @Test(
    "the numbers of nights to search for instead are the nearer ones, the shorter or the longer",
    arguments: [
      ([1, 4, 2, 11], 1...4), ([1, 8, 10], 8...10), ([3], 3...3), ([9, 400], 9...9), ([5, 9], 5...5), ([7, -1], nil),
    ] as [([Int], ClosedRange<Int>?)])
  func nearestNights(others: [Int], nights: ClosedRange<Int>?) {
    #expect(TripShape.nights(nearest: 7...7, among: others) == nights)
  }

  @Test("only the requested weekdays are listed, and of these only those with a possible return")
  func weekdays() {
    // Fridays and Saturdays of January 2027.
    #expect(
      days("days=fri,sat", of: [day("2027-01-08", fare(5)), day("2027-01-07", fare(4))])
        == ["01 unknown", "02 unknown", "08 5 EUR VNO-AGP"]
        + ["09", "15", "16", "22", "23", "29", "30"].map { "\($0) unknown" })
    let fridays = ["01", "08", "15", "22", "29"].map { "\($0) unknown" }
    #expect(days("nights=3&days=fri,sat&return_days=sun,mon", of: []) == fridays)
    #expect(days("nights=2-3&days=fri,sat&return_days=sun,mon", of: []).count == 10)
  }

  @Test("with a maximum price, days at or below it, in its currency, and days with unknown prices are listed")
  func maxPrice() {
    let listed = [
      day("2027-01-08", fare(50)), day("2027-01-09", fare(51)), day("2027-01-10", fare(5, "PLN")),
      day("2027-01-11", .soldOut), day("2027-01-12", .noFlight), day("2027-01-13", .unknown),
    ]
    func first(_ filters: String) -> [String] { days(filters, from: "2027-01-08", of: listed).prefix(4).map { $0 } }
    let unknown = ["13 unknown", "14 unknown", "15 unknown"]
    #expect(first("max_price=50") == ["08 50 EUR VNO-AGP", "10 5 PLN VNO-AGP"] + unknown.prefix(2))
    #expect(first("max_price=50 EUR") == ["08 50 EUR VNO-AGP", "10 unknown"] + unknown.prefix(2))
    #expect(first("max_price=50&currency=pln") == ["08 unknown", "09 unknown", "10 5 PLN VNO-AGP", "13 unknown"])
    #expect(first("max_price=9 EUR") == ["10 unknown"] + unknown)
    #expect(days("max_price=50", of: listed).count == 28)
  }

  @Test("a price in another currency than the requested one is unknown")
  func currency() {
    let listed = [day("2027-01-30", fare(50, "eur")), day("2027-01-31", fare(5, "PLN"))]
    #expect(days("currency=EUR", from: "2027-01-30", of: listed) == ["30 50 eur VNO-AGP", "31 unknown"])
    let both = [day("2027-01-31", fare(5, "PLN")), day("2027-01-31", fare(50))]
    #expect(days("currency=EUR", from: "2027-01-31", of: both) == ["31 50 EUR VNO-AGP"])
  }

  @Test("an offer of the other kind of trip, or with other nights or return days, is unknown")
  func kinds() {
    let listed = [
      day("2027-01-28", fare(50)), day("2027-01-29", fare(60, back: "2027-01-31")),
      day("2027-01-30", fare(60, back: "2027-02-03")), day("2027-01-31", fare(60, back: "2027-01-30")),
    ]
    func known(_ filters: String) -> [String] {
      days(filters, from: "2027-01-28", of: listed).filter { !$0.hasSuffix("unknown") }.map { String($0.prefix(2)) }
    }
    #expect(known("") == ["28"])
    #expect(known("nights=2-4") == ["29", "30"])
    #expect(known("nights=2") == ["29"])
    #expect(known("return_days=sun,wed") == ["29", "30"])
    #expect(known("return_days=sun&nights=1-3") == ["29"])
    #expect(known("return_days=sat") == [])
  }

  @Test("only the supported filters are part of the request's search")
  func filters() throws {
    let all = try TripSearch(
      text: "max_price=50&from=CPH&to=AGP&to_countries=ES&airline=FR&date=2026-12-04&direct=true&nights=2-4&days=fri"
        + "&return_days=sun&depart_hours=6-12&return_hours=6-12&max_transfers=0&max_hours=9&hide_expired=true")
    let month = try #require(DepartureDays(month: "2027-01"))
    let request = CalendarRequest(try CalendarRoute("VNO-BCN"), month: month, filters: all)
    #expect(
      request.search.text
        == "max_price=50&from=VNO&to=BCN&month=2027-01&direct=true&nights=2-4&days=fri&return_days=sun")
    #expect(request.isRoundTrip)
    let names = Set(request.search.parameters.map(\.name)).subtracting(["from", "to", "month"])
    #expect(names.isSubset(of: CalendarRequest.parameterNames))
    let oneWay = CalendarRequest(
      try CalendarRoute("VNO-BCN"), month: month, filters: TripSearch(shape: TripShape(returnHours: HoursOfDay("6-12")))
    )
    #expect(oneWay.search.isOneWay && !oneWay.isRoundTrip)
    #expect(!CalendarRequest.fixture("VNO-BCN", month: "2027-01", "return_days=sun").search.isOneWay)
  }
}

@Suite struct CalendarDayTests {
  private static func fare(_ price: Price, _ currency: String = "EUR", back: Int? = nil) -> CalendarDay.Offer {
    .fare(CalendarFare(route: .vilniusMalaga, price: price, currency: currency, returnDay: back))
  }

  @Test("a fare is better than none, a cheaper one than a more expensive one, and a day is unknown if a part of it is")
  func better() {
    let ordered = [Self.fare(10), Self.fare(20), .unknown, .soldOut, .noFlight]
    for (index, better) in ordered.enumerated() {
      for other in ordered[index...] {
        #expect(better.better(other) == better)
        #expect(other.better(better) == better)
      }
    }
  }

  @Test("prices in different currencies are not compared: the preferred one counts, otherwise the first")
  func currencies() {
    let (euros, zloty) = (Self.fare(50), Self.fare(5, "PLN"))
    #expect(euros.better(zloty) == euros)
    #expect(zloty.better(euros) == zloty)
    #expect(zloty.better(euros, in: "eur") == euros)
    #expect(euros.better(zloty, in: "EUR") == euros)
    #expect(euros.better(zloty, in: "USD") == euros)
    #expect(Self.fare(50, "EUR", back: 9).better(Self.fare(50, "EUR", back: 8)) == Self.fare(50, "EUR", back: 9))
  }

  @Test("days are sorted, each with its best offer")
  func best() {
    var days = [
      CalendarDay(3, .noFlight), CalendarDay(1, Self.fare(9)), CalendarDay(3, .soldOut), CalendarDay(1, Self.fare(8)),
      CalendarDay(2, Self.fare(1, "PLN")), CalendarDay(2, Self.fare(7)),
    ]
    days.keepBest(in: "EUR")
    #expect(days == [CalendarDay(1, Self.fare(8)), CalendarDay(2, Self.fare(7)), CalendarDay(3, .soldOut)])
  }

  @Test("the prices to record are those of fares with valid codes, one way or with the return day")
  func sightings() throws {
    let days = [
      CalendarDay(10, Self.fare(50)), CalendarDay(10, Self.fare(40)), CalendarDay(11, .soldOut),
      CalendarDay(12, Self.fare(60, back: 15)), CalendarDay(13, Self.fare(7, "?")), CalendarDay(14, Self.fare(-1)),
    ]
    #expect(
      [Sighting](of: days) == [
        Sighting(.fixture(.vilniusMalaga, isOneWay: false), TripDates(departure: 12, returning: 15), 60),
        Sighting(.fixture(.vilniusMalaga), TripDates(departure: 10, returning: nil), 40),
      ])
  }

  @Test("calendars of several routes are joined by day: one that failed makes the result partial")
  func joined() throws {
    let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"), attempts: 2)
    let ok = Fetched([CalendarDay(1, .noFlight), CalendarDay(2, Self.fare(9)), CalendarDay(3, .unknown)])
    let other = Fetched(
      [CalendarDay(3, .soldOut), CalendarDay(2, Self.fare(8)), CalendarDay(1, .soldOut)], attempts: 3)
    let joined = try Fetched(
      joining: [("a", .success(ok)), ("b", .success(other)), ("c", .failure(error))], of: "routes")
    #expect(joined.value == [CalendarDay(1, .soldOut), CalendarDay(2, Self.fare(8)), CalendarDay(3, .unknown)])
    #expect(joined.attempts == 6)
    #expect(joined.status.kind == .partial)
    #expect(joined.status.clientError.map { "\($0)" } == "GET: down (1 of 3 routes failed: c)")
    #expect(throws: ClientError.self) { try Fetched<[CalendarDay]>(joining: [("c", .failure(error))], of: "routes") }
  }
}
