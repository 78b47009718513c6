import AerogamiContainer
import Foundation
import TestSupport
import Testing

@testable import AerogamiCore

/// The calendar of the sample data, compared with what searches for its days find.
@Suite(.timeLimit(.minutes(20))) struct MockCalendarTests {
  /// Noon in the middle of a month, and the last hour of a year.
  private static let moments = ["2026-07-15T12:00:00Z", "2026-12-31T23:30:00Z"]

  /// Clocks of two airports that are far from UTC, in both directions.
  private static let clocks = SharedAirportClocks(
    zones: TimeZones { zone, _ in
      let offset = zone.hasPrefix("America/") ? -8 * 3600 : zone.hasPrefix("Australia/") ? 10 * 3600 : 0
      return ZoneOffsets([.init(start: 0, offset: offset)], until: 4_000_000_000)
    })

  private func client(_ moment: String) throws -> (client: TripClient, now: Date) {
    let now = try #require(RFC3339.date(moment))
    return (.mock(now: { now }, clocks: Self.clocks), now)
  }

  /// Every 27th sample trip that has not expired.
  private func samples(of client: TripClient, _ now: Date) async throws -> [Trip] {
    let trips = try await client.trips(in: nil).value.filter { !$0.hasExpired(at: now) }
    return trips.indices.filter { $0 % 27 == 0 }.map { trips[$0] }
  }

  private func calendar(
    of client: TripClient, _ trip: Trip, month: DepartureDays, _ filters: String
  ) async throws -> (request: CalendarRequest, days: [CalendarDay]) {
    let request = CalendarRequest.fixture(
      "\(trip.departure.airportCode)-\(trip.destination.airportCode)", month: month.text, filters)
    return (request, try await client.calendar(request).value)
  }

  @Test("a day costs as much as the cheapest trip of that day and kind in a search, one way", arguments: moments)
  func oneWay(moment: String) async throws { try await compare(moment, filters: "") }

  @Test("a day costs as much as the cheapest trip of that day and kind in a search, round trip", arguments: moments)
  func roundTrip(moment: String) async throws {
    try await compare(moment, filters: "nights=2-4")
    try await compare(moment, filters: "return_days=sun,mon&nights=1-5")
  }

  private func compare(_ moment: String, filters: String) async throws {
    let (client, now) = try client(moment)
    var fareCount = 0
    for trip in try await samples(of: client, now) {
      let month = try #require(DepartureDays(monthOf: trip.departureAt.dayNumber))
      let (request, days) = try await calendar(of: client, trip, month: month, filters)
      #expect(days.map(\.day) == days.map(\.day).sorted())
      #expect(days.allSatisfy { month.days.contains($0.day) })
      let offers = Dictionary(days.map { ($0.day, $0.offer) }) { first, _ in first }
      for day in month.days where day % 3 == 0 {
        var search = request.search
        search.departure = DepartureDays(day: DepartureLimit.day(day).text)
        let found = try await client.trips(TripRequest(origin: nil, search: search)).value
          .filter { search.matches($0, at: now) }
        let cheapest = found.map(\.price).min()
        #expect(cheapest == offers[day]?.fare?.price, "\(request.route.text) on \(DepartureLimit.day(day).text)")
        if let fare = offers[day]?.fare {
          fareCount += 1
          #expect(fare.price > 0)
          #expect(found.contains { TripDates(of: $0)?.returning == fare.returnDay && $0.price == fare.price })
        }
      }
    }
    #expect(fareCount > 15)
  }

  @Test("no day of a kind is cheaper than the day of the sample trip", arguments: moments)
  func cheapest(moment: String) async throws {
    let (client, now) = try client(moment)
    for trip in try await samples(of: client, now) {
      let filters = trip.nights.map { "nights=\($0)" } ?? ""
      let ownMonth = try #require(DepartureDays(monthOf: trip.departureAt.dayNumber))
      for month in [ownMonth, try #require(DepartureDays(monthOf: ownMonth.days.upperBound))] {
        let (_, days) = try await calendar(of: client, trip, month: month, filters)
        #expect(days.compactMap { $0.offer.fare?.price }.allSatisfy { $0 >= trip.price })
        if month == ownMonth {
          #expect(days.first { $0.day == trip.departureAt.dayNumber }?.offer.fare?.price == trip.price)
        }
      }
    }
  }

  @Test("an expired offer is sold out on its day, and the only flight of its route", arguments: moments)
  func expired(moment: String) async throws {
    let (client, now) = try client(moment)
    let trip = try #require(
      try await client.trips(in: nil).value.first { $0.departure.airportCode == "JFK" && $0.hasExpired(at: now) })
    let month = try #require(DepartureDays(monthOf: trip.departureAt.dayNumber))
    for filters in ["", "nights=1-14"] {
      let (_, days) = try await calendar(of: client, trip, month: month, filters)
      #expect(days.filter { $0.offer != .noFlight } == [CalendarDay(trip.departureAt.dayNumber, .soldOut)])
    }
  }

  @Test("a calendar has days of every kind, but no past ones, and none long from now")
  func statuses() async throws {
    let (client, _) = try client("2026-07-15T12:00:00Z")
    let request = CalendarRequest.fixture("VNO,CPH,DUB-ES", month: "2026-08")
    let some = try await client.calendar(request).value
    #expect(some.count == 31)
    #expect(some.contains { $0.offer.fare != nil })
    let all = try await withThrowingTaskGroup(of: [CalendarDay].self) { group in
      for trip in try await samples(of: client, Date(timeIntervalSince1970: 0)) {
        let route = "\(trip.departure.airportCode)-\(trip.destination.airportCode)"
        group.addTask { try await client.calendar(.fixture(route, month: "2026-09")).value }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(all.map(\.offer.status)) == ["available", "sold_out", "no_flight"])
    let now = try await client.calendar(.fixture("VNO-BCN", month: "2026-07")).value
    #expect(now.allSatisfy { $0.day >= dayNumber("2026-07-14") })
    #expect(!now.contains { $0.day == dayNumber("2026-07-15") })
    let missing = "only sample flights from 2026-07-16 to 2027-01-11 (UTC)"
    for month in ["2026-06", "2027-02", "9999-12"] {
      let none = try await client.calendar(.fixture("VNO-BCN", month: month))
      #expect(none.value == [])
      #expect(none.completeness == .cheapestOnly(missing: missing))
    }
    for (month, filters) in [("2026-07", ""), ("2027-01", ""), ("2027-01", "nights=2-4")] {
      #expect(try await client.calendar(.fixture("VNO-BCN", month: month, filters)).completeness == .complete)
    }
    let none = try await client.calendar(.fixture("BCN-Tokyo", month: "2026-08")).value
    #expect(none.count == 31 && none.allSatisfy { $0.offer == .noFlight })
    // Another month would not help.
    for month in ["2026-08", "2027-05"] {
      for route in ["ZRH-BCN", "BCN-ZRH"] {
        #expect(try await client.calendar(.fixture(route, month: month)).completeness == .noSampleRoute)
      }
    }
    // The way back has only one-way flights.
    #expect(try await client.calendar(.fixture("BCN-VNO", month: "2026-08", "nights=3")).completeness == .complete)
  }

  @Test(
    "a day has a fare if a search for it finds a trip, and is unknown only if that search is incomplete",
    arguments: [
      ("VNO-BCN", ""), ("VNO-BCN", "nights=3"), ("VNO-BCN", "nights=14"), ("VNO-BCN,AGP", "nights=3"), ("VNO-ES", ""),
      ("VNO-ES", "nights=3"), ("VNO-ES", "nights=1-3&days=fri,sat&return_days=sun,mon"),
    ])
  func agreement(route: String, filters: String) async throws {
    let (client, now) = try client("2026-07-15T12:00:00Z")
    // The sample flights begin tomorrow, in July, and end in January.
    for month in ["2026-07", "2026-08", "2027-01"] {
      let request = CalendarRequest.fixture(route, month: month, filters)
      let listed = try await client.calendar(request).value
      for day in request.days(of: listed, from: request.month.days.lowerBound) {
        var search = request.search
        search.departure = DepartureDays(day: DepartureLimit.day(day.day).text)
        let found = try await client.trips(TripRequest(origin: "blc", search: search))
        let isFound = found.value.contains { search.matches($0, at: now) }
        #expect((day.offer.fare != nil) == isFound, "\(day.text)")
        #expect((day.offer == .unknown) == (found.completeness != .complete), "\(day.text)")
      }
    }
  }

  @Test("a narrower search finds exactly the matching part of what a complete search finds", arguments: moments)
  func narrower(moment: String) async throws {
    let (client, now) = try client(moment)
    var random = SplitMix64(seed: 41)
    func found(_ text: String) async throws -> (search: TripSearch, trips: [Trip], isComplete: Bool) {
      let search = try TripSearch(text: text)
      let fetched = try await client.trips(TripRequest(origin: nil, search: search))
      return (search, fetched.value.filter { search.matches($0, at: now) }, fetched.completeness == .complete)
    }
    func sorted(_ trips: [Trip]) -> [Trip] { trips.sorted { $0.id < $1.id } }
    let today = try #require(now.dayNumber)
    var (completeCount, matchCount) = (0, 0)
    for _ in 0..<12 {
      let first = today + Int.random(in: 0...170, using: &random)
      let count = [1, 2, 7, 15, 31, 62, 90].randomElement(using: &random) ?? 1
      func oneOf(_ texts: String...) -> String { texts.randomElement(using: &random) ?? "" }
      func days(from start: Int) -> String {
        "depart_after=\(DepartureLimit.day(start).text)&depart_before=\(DepartureLimit.day(first + count).text)"
      }
      let kind = oneOf("", "&one_way=true", "&nights=1-14", "&nights=2-4", "&return_days=sun,mon")
      let wide = days(from: first)
      var narrow = days(from: first + Int.random(in: 0..<count, using: &random))
      narrow += kind.isEmpty ? oneOf("", "&one_way=true", "&nights=3") : kind
      narrow += oneOf("", "&to=ES", "&to=BER,CPH", "&days=fri,sat", "&max_price=60", "&airline=FR")
      let (all, part) = (try await found(wide + kind), try await found(narrow))
      let expected = all.trips.filter { part.search.matches($0, at: now) }
      if all.isComplete {
        completeCount += 1
        matchCount += expected.count
        #expect(part.isComplete || expected.isEmpty)
        #expect(sorted(expected) == sorted(part.trips), "\(narrow) and \(wide + kind)")
      } else if part.isComplete {
        #expect(Set(expected.map(\.id)).isSubset(of: part.trips.map(\.id)), "\(narrow) and \(wide + kind)")
      }
      #expect(Set(part.trips.map(\.id)).count == part.trips.count)
    }
    #expect(completeCount > 3 && matchCount > 100)
  }

  @Test(
    "a search that allows many days has some of the sample trips, and says so",
    arguments: [
      ("", false), ("month=2026-08", true), ("weekend", true), ("nights=2-4", false),
      ("month=2026-08&one_way=true", true), ("date=2026-08-20", true), ("nights=0", false),
      ("nights=0&month=2026-08", true),
      ("depart_after=2026-08-01&depart_before=2026-09-01", true),
      ("depart_after=2026-08-01&depart_before=2026-09-02", false),
    ])
  func completeness(text: String, isComplete: Bool) async throws {
    let (client, _) = try client("2026-07-15T12:00:00Z")
    let search = try TripSearch(text: text == "weekend" ? "days=fri,sat&return_days=sun,mon&nights=1-3" : text)
    let completeness = try await client.trips(TripRequest(origin: nil, search: search)).completeness
    #expect(completeness == (isComplete ? .complete : .sampleTrips))
    let missing = "only some sample trips (give a day or a month for all)"
    #expect(Completeness.sampleTrips.missing == [missing])
    #expect("aerogami: incomplete: \(missing)".count <= 80, "one line of a terminal")
  }

  @Test(
    "there are flights from tomorrow on, and a search for days without any says so",
    arguments: [
      ("date=2026-07-15", false), ("date=2026-07-16", true), ("date=2027-01-11", true), ("date=2027-01-12", false),
      ("date=2027-01-13", false), ("month=2027-05", false),
    ])
  func days(text: String, hasFlights: Bool) async throws {
    let (client, now) = try client("2026-07-15T12:00:00Z")
    let search = try TripSearch(text: text)
    let found = try await client.trips(TripRequest(origin: "blc", search: search))
    let matching = found.value.filter { search.matches($0, at: now) }
    #expect(matching.isEmpty != hasFlights)
    #expect(matching.allSatisfy { !$0.hasExpired(at: now) && $0.expiresAt <= $0.departureAt.instant })
    let missing = "only sample flights from 2026-07-16 to 2027-01-11 (UTC)"
    #expect(found.completeness == (hasFlights ? .complete : .cheapestOnly(missing: missing)))
  }

  @Test(
    "a search is incomplete if a requested day is outside of the sample flights",
    arguments: [
      // Today and the days after 2027-01-11 have no flights.
      ("month=2026-07", .complete), ("month=2027-01", .complete), ("month=2027-01&one_way=true", .complete),
      ("depart_after=2027-01-10&depart_before=2027-01-13", .complete), ("depart_after=2027-01-12", .complete),
      ("depart_after=2026-11-01&depart_before=2027-02-01", .sampleTrips),
    ] as [(String, Completeness)])
  func partlyOutside(text: String, others: Completeness) async throws {
    let (client, _) = try client("2026-07-15T12:00:00Z")
    let found = try await client.trips(TripRequest(origin: "blc", search: try TripSearch(text: text)))
    let missing = "only sample flights from 2026-07-16 to 2027-01-11 (UTC)"
    #expect(found.completeness == others.joined(with: .cheapestOnly(missing: missing)))
  }

  @Test(
    "a search without a first or last day does not request days without sample flights",
    arguments: ["depart_after=2026-12-20", "depart_before=2026-07-20", "days=wed&nights=1-3"])
  func openEnds(text: String) async throws {
    // A Wednesday.
    let (client, _) = try client("2026-07-15T12:00:00Z")
    let found = try await client.trips(TripRequest(origin: "blc", search: try TripSearch(text: text)))
    #expect(found.completeness == .complete)
  }

  @Test(
    "a destination, as nights, also finds the further routes",
    arguments: [("", false), ("to=Berlin", true), ("to=DE", true), ("nights=3", true)])
  func furtherRoutes(text: String, isFound: Bool) async throws {
    let (client, _) = try client("2026-07-15T12:00:00Z")
    let trips = try await client.trips(TripRequest(origin: "blc", search: try TripSearch(text: text))).value
    #expect(trips.contains { $0.departure.airportCode == "VNO" && $0.destination.airportCode == "BER" } == isFound)
  }

  @Test("a search of few days for a stay that no flight of a route has sends the route's other stays")
  func otherStays() async throws {
    let (client, now) = try client("2026-07-15T12:00:00Z")
    let search = try TripSearch(text: "depart_after=2026-09-01&depart_before=2026-09-08&to=BCN&nights=29")
    let trips = try await client.trips(TripRequest(origin: "blc", search: search)).value
    let days = dayNumber("2026-09-01")..<dayNumber("2026-09-08")
    let onDays = trips.filter { days.contains($0.departureAt.dayNumber) && $0.destination.airportCode == "BCN" }
    #expect(!onDays.isEmpty && onDays.allSatisfy { $0.returnAt != nil })
    #expect(!trips.contains { search.matches($0, at: now) })
  }

  @Test(
    "a calendar for a stay that no trip of the month has also sends the other stays, or one-way fares",
    arguments: [("VNO-BGY", "nights=7", [1, 2, 3, 4]), ("BGY-VNO", "nights=7", [nil]), ("VNO-BGY", "nights=3", [3])]
      as [(String, String, Set<Int?>)])
  func otherStaysOfMonth(route: String, filters: String, stays: Set<Int?>) async throws {
    let (client, _) = try client("2026-07-15T12:00:00Z")
    let request = CalendarRequest.fixture(route, month: "2026-09", filters)
    let listed = try await client.calendar(request).value
    #expect(request.stays(in: listed, from: request.month.days.lowerBound) == stays)
    let days = request.days(of: listed, from: request.month.days.lowerBound)
    #expect(days.contains { $0.offer.fare != nil } == (filters == "nights=3"))
    if filters == "nights=7" { #expect(days.allSatisfy { $0.offer == .noFlight }) }
  }

  @Test(
    "a search of few days for round trips to a destination has one-way flights from airports without round trips",
    arguments: [("EU", "DUB", "London", true), ("EU", "MXP", "Berlin", true), ("blc", "VNO", "London", false)])
  func onlyOneWay(region: String, from: String, to: String, isOneWay: Bool) async throws {
    let (client, now) = try client("2026-07-15T12:00:00Z")
    let search = try TripSearch(text: "to=\(to)&month=2026-09&nights=1-14")
    let trips = try await client.trips(TripRequest(origin: region, search: search)).value
    let found = trips.filter { trip in
      trip.departure.airportCode == from && search.to.contains { $0.contains(trip.destination) }
        && trip.departureAt.dayText.hasPrefix("2026-09")
    }
    #expect(!found.isEmpty && found.allSatisfy { ($0.returnAt == nil) == isOneWay })
    #expect(found.contains { search.matches($0, at: now) } != isOneWay)
  }

  @Test(
    "a search of many days with a destination has one-way trips from airports without round trips",
    arguments: [
      ("EU", "DUB", "", true), ("EU", "DUB", "&nights=3", true), ("blc", "VNO", "", false),
      ("blc", "VNO", "&nights=3", false),
    ])
  func oneWayOfManyDays(region: String, from: String, filters: String, isOneWay: Bool) async throws {
    let (client, now) = try client("2026-07-15T12:00:00Z")
    let search = try TripSearch(text: "to=London\(filters)")
    let trips = try await client.trips(TripRequest(origin: region, search: search)).value
    let found = trips.filter { trip in
      trip.departure.airportCode == from && search.to.contains { $0.contains(trip.destination) }
    }
    #expect(!found.isEmpty && found.allSatisfy { ($0.returnAt == nil) == isOneWay })
    #expect(Set(trips.map(\.id)).count == trips.count)
    if isOneWay { #expect(found.contains { search.matches($0, at: now) } == filters.isEmpty) }
  }

  @Test("flights of other days have unique ids that are the same the next day")
  func ids() async throws {
    let (client, now) = try client("2026-07-15T12:00:00Z")
    let (tomorrow, _) = try self.client("2026-07-16T13:00:00Z")
    let samples = Set(try await client.trips(in: nil).value.map(\.id))
    var ids: Set<String> = []
    for text in ["date=2026-09-01", "date=2026-09-02", "date=2026-09-01&one_way=true", "date=2026-09-02&nights=2-4"] {
      let request = TripRequest(origin: nil, search: try TripSearch(text: text))
      let trips = try await client.trips(request).value
      #expect(Set(trips.map(\.id)).count == trips.count)
      let flights = trips.filter { !samples.contains($0.id) }
      #expect(flights.count > 50)
      #expect(flights.allSatisfy { $0.expiresAt > $0.createdAt })
      // Routes without a flight of the wanted stay have others.
      #expect(flights.count { request.search.matches($0, at: now) } > 50)
      #expect(request.search.shape.needsReturn || flights.allSatisfy { request.search.matches($0, at: now) })
      for id in flights.map(\.id) {
        #expect(UUID(uuidString: id)?.uuidString.lowercased() == id)
        ids.insert(id)
      }
      let later = Set(try await tomorrow.trips(request).value.map(\.id))
      // The sample trip of a route moves by a day, so each day some flights become it.
      #expect(flights.count { later.contains($0.id) } > flights.count * 9 / 10)
    }
    #expect(ids.isDisjoint(with: samples))
  }

  @Test("a calendar of given trips has their cheapest prices, also of past days")
  func given() async throws {
    func trip(_ id: String, _ price: Price, _ departure: String, back: String? = nil, to: TripLocation = .malaga)
      -> Trip
    {
      .fixture(
        id: id, price: price, to: to, departureAt: LocalTime.at(departure).instant,
        returnAt: back.map { LocalTime.at($0).instant })
    }
    let client = TripClient.mock(trips: [
      trip("a", 72, "2020-01-12T10:00:00Z"), trip("b", 60, "2020-01-12T23:59:00Z"),
      trip("c", 9, "2020-02-01T00:00:00Z"),
      trip("d", 10, "2020-01-12T10:00:00Z", to: .vilnius),
      trip("e", 100, "2020-01-05T10:00:00Z", back: "2020-01-07T10:00:00Z"),
    ])
    func days(_ route: String, _ filters: String = "") async throws -> [String] {
      try await client.calendar(.fixture(route, month: "2020-01", filters)).value.map(\.text)
    }
    #expect(try await days("CPH-AGP") == ["2020-01-12 60 EUR CPH-AGP"])
    #expect(try await days("Denmark-Spain,LT") == ["2020-01-12 10 EUR CPH-VNO"])
    #expect(try await days("CPH-AGP", "nights=1-3") == ["2020-01-05 100 EUR CPH-AGP, back 2020-01-07"])
    #expect(try await days("CPH-AGP", "nights=3") == [])
    // A day above the maximum price is not one with an unknown price.
    #expect(try await days("CPH-AGP", "max_price=50 EUR") == ["2020-01-12 60 EUR CPH-AGP"])
    #expect(try await days("CPH-AGP", "currency=PLN") == [])
    #expect(try await days("AGP-CPH") == [])
  }

  @Test("a failing client names the route and the month")
  func failing() async throws {
    let request = CalendarRequest.fixture("Vilnius-Spain", month: "2027-01")
    let error = await #expect(throws: ClientError.self) { try await TripClient.failing(.offline).calendar(request) }
    #expect(error?.requested == #"TripClient.calendar("Vilnius-ES", 2027-01)"#)
    #expect(error?.reason == .injected(.offline))
  }
}
