import AerogamiContainer
import Foundation
import Synchronization

/// The sample trips and regions of the mock variant of ``TripClient``. Departures are relative to the UTC day of `now`,
/// so they are never in the past. All data depends only on `now`, and the trip of a route has the same id every day.
package enum MockTrips {
  /// The currency of all prices, whatever currency is requested.
  package static let currency = "EUR"
  static let regions: [Region] = departures.map(\.region)

  /// Returns the trips that depart in `region`; `nil` if there is no such region.
  static func trips(in region: Region.ID, now: Date, clocks: inout AirportClocks) -> [Trip]? {
    departures.first { $0.region.id == region }?.routes.compactMap { $0.trip(now: now, clocks: &clocks) }
  }

  static func trips(now: Date, clocks: inout AirportClocks) -> [Trip] {
    departures.flatMap(\.routes).compactMap { $0.trip(now: now, clocks: &clocks) }
  }

  /// Returns whether a name is a place in one of the regions, but no flight departs there on any day.
  static func lackFlights(from name: TripOrigin) -> Bool {
    guard regions.named(name) == nil, let place = Place(argument: name), !regions.containing(place).isEmpty else {
      return false
    }
    func isOrigin(_ route: SampleRoute) -> Bool { contain([place], route.origin) }
    return !(departures + busyDepartures).contains { $0.routes.contains(where: isOrigin) }
      && !waysBack(from: nil).contains(where: isOrigin)
  }

  /// Returns whether there are flights between the places of a route, in either direction.
  static func haveFlights(on route: CalendarRoute) -> Bool {
    (departures + busyDepartures).contains { region in
      region.routes.contains { sample in
        contain(route.from, sample.origin) && contain(route.to, sample.destination)
          || contain(route.from, sample.destination) && contain(route.to, sample.origin)
      }
    }
  }

  private static func contain(_ places: [Place], _ code: String) -> Bool {
    guard let airport = airportsByCode[code] else { return false }
    return places.contains { $0.contains(TripLocation(airport)) }
  }

  static let airportsByCode = Dictionary(
    airports.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// A region and the text of its routes, which are parsed only when they are needed.
  struct Departures {
    let region: Region
    /// Rows for ``SampleRoute/init(_:)``, separated by vertical bars or line breaks.
    let table: String

    init(_ id: String, _ name: String, _ countryCodes: String, _ table: String) {
      region = Region(id: id, name: name, countryCodes: countryCodes.split(separator: " ").map(String.init))
      self.table = table
    }

    var routes: [SampleRoute] {
      parsedRoutes.withLock { parsed in
        if let routes = parsed[table] { return routes }
        let rows = table.utf8.split { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\n") }
        let routes = rows.compactMap { SampleRoute($0) }
        parsed[table] = routes
        return routes
      }
    }
  }

  /// The routes of each table that has been needed. A server needs them for each page.
  private static let parsedRoutes = Mutex<[String: [SampleRoute]]>([:])

  /// A row of a region's table: the route, and a flight that departs some days from now.
  struct SampleRoute {
    let origin: String
    let destination: String
    let airlines: String
    let flightNumber: Int
    /// In EUR.
    let price: Price
    /// The number of days from now to the departure, at least 3. Unless ``hasExpired`` is set, the offer is valid for
    /// at least a day and expires before the departure.
    let daysAhead: Int
    /// The time of departure in UTC, in minutes since midnight.
    let minuteOfDay: Int
    /// The number of days until the return flight, which departs at the same time of day; `nil` for a one-way trip.
    let stay: Int?
    let hasExpired: Bool
    /// Whether the price is lower than almost all earlier ones: see ``MockTrips/histories(now:clocks:where:)``.
    let isDeal: Bool
    /// Whether the route is the way back of another one, which has no sample trip.
    var isWayBack = false

    /// Parses the properties in their order, separated by spaces, such as `SEA ANC AS 97 139 54 18:25 7 deal`. The stay
    /// of a one-way trip is `-`. The last column is `expired`, `deal` or missing.
    init?(_ row: Substring.UTF8View) {
      let columns = row.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      guard columns.count >= 8, let flightNumber = Int(columns[3]), let price = Price(columns[4]),
        let daysAhead = Int(columns[5]), let minuteOfDay = TripShape.hours(columns[6])
      else { return nil }
      (origin, destination, airlines) = (columns[0], columns[1], columns[2])
      (self.flightNumber, self.price, self.daysAhead) = (flightNumber, price, daysAhead)
      (self.minuteOfDay, stay) = (minuteOfDay, Int(columns[7]))
      (hasExpired, isDeal) = (columns.last == "expired", columns.last == "deal")
    }
  }
}

extension MockTrips.SampleRoute {
  /// Returns the sample trip; `nil` after the year 9999, or for an airport that the table lacks, which a test rules
  /// out.
  func trip(now: Date, clocks: inout AirportClocks) -> Trip? {
    trip(Flight(daysAhead: daysAhead, stay: stay, price: price, id: id), now: now, clocks: &clocks)
  }

  /// A flight of the route on any day: the properties of its trip that differ from day to day.
  struct Flight {
    /// The number of days from now to the departure, in UTC; 0 or more.
    var daysAhead: Int
    /// The number of days until the return flight; `nil` for a one-way trip.
    var stay: Int?
    var price: Price
    var id: String
  }

  func trip(_ flight: Flight, now: Date, clocks: inout AirportClocks) -> Trip? {
    guard let departure = MockTrips.airportsByCode[origin], let destination = MockTrips.airportsByCode[destination]
    else { return nil }
    let departureDay = (now.timeIntervalSince1970 / day).rounded(.down) + Double(flight.daysAhead)
    let instant = Date(timeIntervalSince1970: departureDay * day + Double(minuteOfDay) * minute)
    guard let departureAt = clocks.localTime(at: origin, instant) else { return nil }
    let returnAt = flight.stay.flatMap { clocks.localTime(at: self.destination, instant + Double($0) * day) }
    // An offer's creation and expiry dates change only every hour, so that responses of a server with sample data can
    // be cached.
    let wholeHour = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / hour).rounded(.down) * hour)
    // A flight of tomorrow has no whole day left, so its offer expires when its day begins.
    let expiresAt =
      flight.daysAhead == 1
      ? Date(timeIntervalSince1970: departureDay * day)
      : wholeHour + Double(hoursToExpiry(flight.daysAhead)) * hour
    let kilometers = departure.kilometers(to: destination)
    return Trip(
      id: flight.id,
      price: flight.price,
      currency: MockTrips.currency,
      airlines: airlines,
      flightNumber: flightNumber,
      departure: TripLocation(departure),
      destination: TripLocation(destination),
      departureAt: departureAt,
      returnAt: returnAt,
      createdAt: wholeHour - Double(hoursSinceCreation) * hour,
      expiresAt: expiresAt,
      transfers: stops(kilometers),
      travelMinutes: flightMinutes(kilometers) * (flight.stay == nil ? 1 : 2))
  }

  /// The number of stops: 0 on routes of less than 4,000 km, 0 or 1 on longer ones, and 1 or 2 from 12,000 km on.
  private func stops(_ kilometers: Double) -> Int {
    if kilometers < 4000 { return 0 }
    return flightNumber % 2 + (kilometers < 12_000 ? 0 : 1)
  }

  /// The travel time of one direction, in minutes: 800 km/h, half an hour on the ground, and 90 minutes for each stop;
  /// rounded to 5 minutes.
  private func flightMinutes(_ kilometers: Double) -> Int {
    let minutes = 30 + kilometers / 800 * 60 + 90 * Double(stops(kilometers))
    return Int((minutes / 5).rounded()) * 5
  }

  // The following hours depend on the flight number, so offers differ in age but are the same in each run.

  private var hoursSinceCreation: Int { 6 + flightNumber % 42 }

  private func hoursToExpiry(_ daysAhead: Int) -> Int {
    hasExpired ? -3 : min(26 + flightNumber % 95, (daysAhead - 1) * 24)
  }

  /// A UUID of version 8, which allows custom bits: here a hash of the properties that identify the flight.
  private var id: String { id(of: "\(origin) \(destination) \(airlines) \(flightNumber)") }

  /// - Parameter start: The first 32 bits; `nil` for those of the hash.
  func id(of identity: String, startingWith start: UInt32? = nil) -> String {
    var bits = fnv1a(identity)
    if let start { bits = bits & UInt128.max >> 32 | UInt128(start) << 96 }
    bits = bits & ~(0xF << 76) | 0x8 << 76
    bits = bits & ~(0b11 << 62) | 0b10 << 62
    // In two halves, because a number of 64 bits is converted much faster.
    var text = [bits >> 64, bits].map { half in
      let digits = String(UInt64(truncatingIfNeeded: half), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
    for hyphen in [8, 13, 18, 23] { text.insert("-", at: text.index(text.startIndex, offsetBy: hyphen)) }
    return text
  }
}

extension TripLocation {
  fileprivate init(_ airport: Airport) {
    self.init(city: airport.city, countryCode: airport.countryCode, airportCode: airport.code)
  }
}

extension Home {
  /// Whether a search of the sample data without a day or a month finds trips from one of the places.
  package var hasSampleTrips: Bool {
    places.contains { name in
      let place = Place(name)
      return MockTrips.departures.contains { departures in
        departures.region.id == name
          || departures.routes.contains { route in
            guard let place, let airport = MockTrips.airportsByCode[route.origin] else { return false }
            return place.contains(TripLocation(airport))
          }
      }
    }
  }
}

extension Airport {
  /// Returns the great-circle distance to another airport.
  fileprivate func kilometers(to other: Airport) -> Double {
    Position(latitude: latitude, longitude: longitude)
      .kilometers(to: Position(latitude: other.latitude, longitude: other.longitude))
  }
}

private let minute: TimeInterval = 60
private let hour: TimeInterval = 60 * minute
private let day: TimeInterval = 24 * hour
