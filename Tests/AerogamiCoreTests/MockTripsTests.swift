import AerogamiContainer
import Foundation
import TestSupport
import Testing

@testable import AerogamiCore

@Suite struct MockTripsTests {
  /// An ordinary time, the last second of a day, a leap day, the end of a year, and a time before 1970.
  static let moments = [
    "2026-07-15T10:30:00Z", "2026-03-01T23:59:59Z", "2028-02-29T00:00:00Z", "2026-12-31T23:59:59Z",
    "1969-12-31T23:59:59Z",
  ]

  private let now = Date(timeIntervalSince1970: 1_784_111_400)  // 2026-07-15 10:30:00 UTC

  @Test("there are at least eight regions with unique ids")
  func regions() {
    #expect(MockTrips.regions.count >= 8)
    #expect(Set(MockTrips.regions.map(\.id)).count == MockTrips.regions.count)
  }

  @Test(
    "sample trips depart from some homes only",
    arguments: [
      (["BER"], true), (["Berlin"], true), (["Latvia"], true), (["blc"], true), (["KRK", "Vilnius"], true),
      (["KRK"], false), (["Spain"], false), ([], false),
    ] as [([String], Bool)])
  func home(places: [String], hasTrips: Bool) {
    #expect(Home(places: places).hasSampleTrips == hasTrips)
  }

  @Test(
    "a place without sample flights says so, whatever the search is",
    arguments: [
      ("Zürich", true), ("CH", true), ("ZRH", true), ("VNO", false), ("BCN", false), ("eu", false), ("Europe", false),
      ("LT", false),
    ])
  func withoutFlights(origin: String, lacks: Bool) async throws {
    let repository = TripRepository(TripClient.mock { [now] in now }, clock: ManualClock())
    for text in ["", "month=2026-09", "to=ES", "to=ES&month=2026-09&one_way=true"] {
      let search = try TripSearch(savedText: text)
      let found = try await repository.trips(TripRequest(origin: origin, search: search))
      #expect((found.completeness == .noSampleFlights) == lacks, "\(text)")
      if lacks { #expect(found.value.isEmpty) }
    }
    let missing = try #require(Completeness.noSampleFlights.missing.first)
    #expect("aerogami: incomplete: \(missing)".count <= 80, "one line of a terminal")
  }

  @Test("no country belongs to two regions")
  func countriesAreDisjoint() {
    let countries = MockTrips.regions.flatMap(\.countryCodes)
    #expect(Set(countries).count == countries.count)
    #expect(countries.filter { !isCode($0, length: 2) }.isEmpty)
  }

  @Test("a sample airport has the details of the built-in table, as in a search by name")
  func airportDetails() async throws {
    let airport = try await TripClient.mock { [now] in now }.airport("VNO").value
    #expect(airport == KnownAirport.named("Vilnius").first.map { Airport($0) })
  }

  @Test("every route becomes a trip, so all of its airports are in the table")
  func everyRouteBecomesATrip() throws {
    let known = Set(MockTrips.airports.map(\.code))
    for departures in MockTrips.departures {
      let missing = departures.routes.flatMap { [$0.origin, $0.destination] }.filter { !known.contains($0) }
      #expect(missing.isEmpty)
      let rows = departures.table.split { "|\n".contains($0) }
      #expect(try #require(MockTrips.trips(in: departures.region.id, now: now)).count == rows.count)
    }
  }

  @Test("a region has at least ten trips, all departing from its own countries", arguments: MockTrips.regions)
  func departuresLieInTheirRegion(region: Region) throws {
    let trips = try #require(MockTrips.trips(in: region.id, now: now))
    #expect(trips.count >= 10)
    #expect(trips.filter { !region.countryCodes.contains($0.departure.countryCode) }.isEmpty)
  }

  @Test("the trips of all regions are each region's trips, in the order of the regions")
  func allTripsAreTheRegionsTrips() {
    #expect(MockTrips.trips(now: now) == MockTrips.regions.flatMap { MockTrips.trips(in: $0.id, now: now) ?? [] })
  }

  @Test("an unknown region has no trips, and ids are case-sensitive", arguments: ["", "XX", "eu", "BLC", "LT"])
  func unknownRegion(id: String) {
    #expect(MockTrips.trips(in: id, now: now) == nil)
  }

  @Test("each route occurs once, and its ends differ")
  func routesAreUnique() {
    let trips = MockTrips.trips(now: now)
    let routes = Set(trips.map { [$0.departure.airportCode, $0.destination.airportCode] })
    #expect(routes.count == trips.count)
    #expect(routes.filter { $0.first == $0.last }.isEmpty)
  }

  @Test("the ends of a trip match the table of airports")
  func locationsMatchTheAirports() {
    let airports = Dictionary(grouping: MockTrips.airports, by: \.code)
    for location in MockTrips.trips(now: now).flatMap({ [$0.departure, $0.destination] }) {
      #expect(airports[location.airportCode]?.map(\.city) == [location.city])
      #expect(airports[location.airportCode]?.map(\.countryCode) == [location.countryCode])
    }
  }

  @Test("prices are positive and in euros, and some have decimals")
  func prices() {
    let trips = MockTrips.trips(now: now)
    #expect(trips.filter { $0.price <= 0 || $0.currency != "EUR" }.isEmpty)
    #expect(Set(trips.map(\.price.scale)) == [0, 2])
  }

  @Test("short trips are direct, long ones have up to two stops, and stops take time")
  func stops() throws {
    let trips = MockTrips.trips(now: now)
    #expect(Set(trips.compactMap(\.transfers)) == [0, 1, 2])
    #expect(trips.allSatisfy { $0.transfers != nil && ($0.travelMinutes ?? 0) >= 35 })
    func trip(_ origin: String, _ destination: String) throws -> Trip {
      try #require(
        trips.first { $0.departure.airportCode == origin && $0.destination.airportCode == destination })
    }
    // 471 km and 4,808 km of great circle at 800 km/h, half an hour on the ground, and 90 minutes for the stop.
    let short = try trip("STN", "DUB")
    #expect(short.transfers == 0 && short.travelMinutes == 130)
    let long = try trip("DUB", "BOS")
    #expect(long.transfers == 1 && long.travelMinutes == 960)
  }

  @Test("the trip from Copenhagen to Málaga costs 72 euros")
  func copenhagenToMalaga() throws {
    let trips = try #require(MockTrips.trips(in: "scd", now: now))
    let trip = try #require(trips.first { $0.destination.airportCode == "AGP" })
    #expect(trip.departure == TripLocation(city: "Copenhagen", countryCode: "DK", airportCode: "CPH"))
    #expect(trip.airlines == "FR")
    #expect(trip.flightNumber == 4048)
    #expect(trip.price.description == "72")
    #expect(trip.departureAt == .at("2026-08-08T18:40:00Z"))
    #expect(trip.returnAt == .at("2026-08-12T18:40:00Z"))
  }
}

extension MockTripsTests {
  @Test("with time zones, moments stay the same, and the return flight has the local time of the destination")
  func localTimes() throws {
    let offsets = ["Europe/Copenhagen": 7200, "Europe/Madrid": -3600]
    var clocks = AirportClocks(
      zones: TimeZones { zone, _ in
        offsets[zone].flatMap { ZoneOffsets([.init(start: 0, offset: $0)], until: 4_000_000_000) }
      })
    let trips = try #require(MockTrips.trips(in: "scd", now: now, clocks: &clocks))
    let trip = try #require(trips.first { $0.destination.airportCode == "AGP" })
    #expect(trip.departureAt == .at("2026-08-08T20:40:00+02:00"))
    #expect(trip.returnAt == .at("2026-08-12T17:40:00-01:00"))
    #expect(trips.map(\.departureAt.instant) == MockTrips.trips(in: "scd", now: now)?.map(\.departureAt.instant))
  }

  @Test("the same moment gives the same trips", arguments: moments)
  func equalMomentsGiveEqualTrips(moment: String) throws {
    let now = try date(moment)
    #expect(MockTrips.trips(now: now) == MockTrips.trips(now: now))
  }

  @Test("departures stay the same during a UTC day, and ids from day to day", arguments: moments)
  func stableIDs(moment: String) throws {
    let midnight = try date(moment.prefix(10) + "T00:00:00Z")
    let early = MockTrips.trips(now: midnight)
    let late = MockTrips.trips(now: midnight + 86_399.75)
    let tomorrow = MockTrips.trips(now: midnight + 86_400)
    #expect(late.map(\.id) == early.map(\.id))
    #expect(late.map(\.departureAt) == early.map(\.departureAt))
    #expect(tomorrow.map(\.departureAt) == early.map { LocalTime.utc($0.departureAt.instant + 86_400) })
    #expect(tomorrow.map(\.id) == early.map(\.id))
  }

  @Test("ids are unique, lowercase UUIDs of version 8", arguments: moments)
  func ids(moment: String) throws {
    let ids = MockTrips.trips(now: try date(moment)).map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(UUID(uuidString: id)?.uuidString.lowercased() == id)
      #expect(id.contains(/^.{14}8.{4}[89ab]/))
    }
  }

  @Test("an id is the same in every process")
  func idsAreStable() {
    #expect(MockTrips.trips(now: now).first?.id == "ab581a7a-0173-8c00-8925-dfa534f0d9a9")
  }

  @Test("no trip departs in the past, returns before it departs, or was created after now", arguments: moments)
  func datesAreInOrder(moment: String) throws {
    let now = try date(moment) + 0.75
    let today = try date(moment.prefix(10) + "T00:00:00Z")
    for trip in MockTrips.trips(now: now) {
      let daysAhead = (trip.departureAt.instant.timeIntervalSince(today) / 86_400).rounded(.down)
      #expect((3...150).contains(daysAhead))
      #expect(trip.timeAway.map { (2...21).contains($0 / 86_400) } ?? true)
      #expect(trip.createdAt < min(now, trip.expiresAt))
      #expect(trip.expiresAt < trip.departureAt.instant)
      for date in [trip.departureAt.instant, trip.returnAt?.instant, trip.createdAt, trip.expiresAt].compactMap(\.self)
      {
        #expect(date.timeIntervalSince1970 == date.timeIntervalSince1970.rounded())
      }
    }
  }

  @Test("one offer in the US and one in Oceania have expired; the others are valid for 1 to 5 days", arguments: moments)
  func expiry(moment: String) throws {
    let now = try date(moment) + 0.75
    let trips = MockTrips.trips(now: now)
    let expired = trips.filter { $0.hasExpired(at: now) }
    #expect(expired.map(\.departure.countryCode) == ["US", "AU"])
    #expect(expired.filter { $0.expiresAt < now - 6 * 3_600 }.isEmpty)
    let daysLeft = trips.filter { !$0.hasExpired(at: now) }.map { $0.expiresAt.timeIntervalSince(now) / 86_400 }
    #expect(daysLeft.filter { !(1...5).contains($0) }.isEmpty)
  }

  @Test("3 to 20 trips are one way")
  func oneWayTrips() {
    let oneWay = MockTrips.trips(now: now).filter { $0.returnAt == nil }
    #expect((3...20).contains(oneWay.count))
  }
}

extension MockTripsTests {
  @Test("the first 8 characters of the id of a flight by day are unique, and find it", arguments: moments.dropLast())
  func flightIDs(moment: String) async throws {
    let now = try date(moment)
    let today = try #require(now.dayNumber)
    let client = TripClient.mock { now }
    for day in [today + 1, today + 90, today + MockTrips.lastDay - 1] {
      let search = TripSearch(departAfter: .day(day), departBefore: .day(day + 2))
      let trips = try await client.trips(TripRequest(origin: nil, search: search)).value
      #expect(Set(trips.map { $0.id.prefix(8) }).count == trips.count)
      let matching = trips.filter { search.matches($0, at: now) }
      let wanted = matching.indices.filter { $0 % 29 == 0 }.map { matching[$0] }
      try #require(wanted.count > 5)
      var request = TripRequest(origin: nil)
      request.ids = wanted.map { String($0.id.prefix(8)) }
      let found = try await client.trips(request).value
      #expect(Set(found).isSuperset(of: wanted))
      request.ids = []
      let withoutIDs = Set(try await client.trips(request).value)
      #expect(Set(found).subtracting(withoutIDs) == Set(wanted).subtracting(withoutIDs))
    }
  }

  @Test("airports are sorted by code, and codes are unique")
  func airportCodes() {
    let codes = MockTrips.airports.map(\.code)
    #expect(codes == Set(codes).sorted())
    #expect(Set(codes).isSuperset(of: ["VNO", "KUN", "RIX", "TLL", "CPH"]))
  }

  @Test("an airport's codes, time zone and coordinates are well-formed", arguments: MockTrips.airports)
  func airport(_ airport: Airport) {
    #expect(isCode(airport.code, length: 3))
    #expect(isCode(airport.countryCode, length: 2))
    #expect(!airport.name.isEmpty && !airport.city.isEmpty)
    #expect(TimeZone(identifier: airport.timeZone ?? "") != nil)
    #expect((-90...90).contains(airport.latitude))
    #expect((-180...180).contains(airport.longitude))
    #expect((airport.latitude, airport.longitude) != (0, 0))
  }

  @Test("airports in the US, Canada and Australia have a state")
  func states() {
    let federal = MockTrips.airports.filter { ["US", "CA", "AU"].contains($0.countryCode) }
    #expect(federal.filter { $0.state == nil }.isEmpty)
  }
}

private func date(_ text: some StringProtocol) throws -> Date {
  try Date(String(text), strategy: .iso8601)
}

private func isCode(_ text: String, length: Int) -> Bool {
  text.count == length && text.allSatisfy { ("A"..."Z").contains($0) }
}

extension MockTrips {
  fileprivate static func trips(in region: Region.ID, now: Date) -> [Trip]? {
    var clocks = AirportClocks(zones: .none)
    return trips(in: region, now: now, clocks: &clocks)
  }

  fileprivate static func trips(now: Date) -> [Trip] {
    var clocks = AirportClocks(zones: .none)
    return trips(now: now, clocks: &clocks)
  }
}
