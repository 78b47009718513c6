import AerogamiContainer
package import AerogamiCore
import Foundation

/// The day of arrival and the day of the return flight, in local time at a meeting point, as days since 1970.
package struct MeetingDays: Hashable, Comparable, Sendable {
  package let arrival: Int
  package let returning: Int

  package init(arrival: Int, returning: Int) { (self.arrival, self.returning) = (arrival, returning) }

  package static func < (left: MeetingDays, right: MeetingDays) -> Bool {
    (left.arrival, left.returning) < (right.arrival, right.returning)
  }

  /// Returns the windows of `flex` + 1 days for arrivals and for return flights that contain these days. Each has its
  /// first days. Everyone who travels in a window is there for a night, so windows that overlap are left out.
  func windows(_ flex: Int) -> [MeetingDays] {
    var windows: [MeetingDays] = []
    for first in arrival - flex...arrival {
      for firstReturn in returning - flex...returning where first + flex < firstReturn {
        windows.append(MeetingDays(arrival: first, returning: firstReturn))
      }
    }
    return windows
  }
}

/// The cheapest round trips from one home: one for each city and ``MeetingDays``.
///
/// Memory is bounded by the number of cities and pairs of days, not by the number of trips.
package struct MeetingFares: Sendable {
  package private(set) var cities: [MeetingCity: [MeetingDays: Trip]] = [:]
  package private(set) var currencies: Set<String> = []

  package init() {}

  /// Creates the fares of trips that match a search.
  package init(_ trips: some Sequence<Trip>) { for trip in trips { add(trip) } }

  /// Adds a trip, unless it is one way or a trip on the same days to the same city is cheaper.
  package mutating func add(_ trip: Trip) {
    guard let arrival = trip.estimatedArrival, let returnAt = trip.returnAt else { return }
    currencies.insert(trip.currency.uppercasedASCII)
    let days = MeetingDays(arrival: arrival.dayNumber, returning: returnAt.dayNumber)
    cities[MeetingCity(of: trip.destination), default: [:]].keepCheaper(trip, on: days)
  }

  package mutating func add(_ other: MeetingFares) {
    currencies.formUnion(other.currencies)
    for (city, trips) in other.cities {
      for (days, trip) in trips { cities[city, default: [:]].keepCheaper(trip, on: days) }
    }
  }

  /// The order in which one of several trips is preferred: by price, then by departure, then by id.
  static func isCheaper(_ trip: Trip, _ other: Trip) -> Bool {
    if trip.price != other.price { return trip.price < other.price }
    return (trip.departureAt.milliseconds, trip.id) < (other.departureAt.milliseconds, other.id)
  }
}

extension [MeetingDays: Trip] {
  fileprivate mutating func keepCheaper(_ trip: Trip, on days: MeetingDays) {
    if let other = self[days], !MeetingFares.isCheaper(trip, other) { return }
    self[days] = trip
  }
}

/// A home of a search for meetings, with its fares.
package struct MeetingHome: Sendable {
  package let name: String
  /// The number of people, 1 or more.
  package let people: Int
  /// The city of the home, where its people need no flight; `nil` if the home is in several cities.
  package let city: MeetingCity?
  package var fares: MeetingFares
  /// Whether the search for the trips of the home failed, so that ``fares`` is empty.
  package var hasFailed: Bool

  package init(
    _ name: String, people: Int = 1, in city: MeetingCity? = nil, fares: MeetingFares = MeetingFares(),
    hasFailed: Bool = false
  ) {
    (self.name, self.people, self.city, self.fares, self.hasFailed) = (name, people, city, fares, hasFailed)
  }
}

/// The meetings of several homes, and the requests that may find more.
///
/// For trips to n pairs of a city and ``MeetingDays`` in all homes together, and m meetings, takes about
/// n (flex + 1)² + m log m steps: each trip is compared only with the trips of the other homes in its own windows.
package struct Meetings: Sendable {
  package let homes: [MeetingHome]
  /// How many days arrivals and return flights may lie apart, 0 to 3.
  package let flex: Int
  package private(set) var sorted: [Meeting] = []
  /// The cities and windows for which the trips of some homes are unknown.
  private var incomplete: [Incomplete] = []

  private struct Incomplete {
    let city: MeetingCity
    let window: MeetingDays
    /// The indices of the homes without a trip in the window.
    let lacking: [Int]
    /// The number of homes without any trip to the city.
    let unknownCount: Int
    /// The price for all people, with the cheapest trip of each home to the city, whatever its days.
    let estimate: Int128

    func precedes(_ other: Incomplete) -> Bool {
      (unknownCount, estimate, lacking.count, city.key, window)
        < (other.unknownCount, other.estimate, other.lacking.count, other.city.key, other.window)
    }
  }

  /// The trips of a home to a city.
  private struct Table {
    let home: Int
    let trips: [(days: MeetingDays, trip: Trip)]
    /// Maps each window to the index of its cheapest trip.
    var cheapest: [MeetingDays: Int] = [:]

    init(home: Int, _ trips: [MeetingDays: Trip], flex: Int) {
      self.home = home
      self.trips = trips.map { ($0.key, $0.value) }
      for (index, (days, trip)) in self.trips.enumerated() {
        for window in days.windows(flex) {
          if let other = cheapest[window], !MeetingFares.isCheaper(trip, self.trips[other].trip) { continue }
          cheapest[window] = index
        }
      }
    }
  }

  /// Finds the meetings. A home that failed takes part only in meetings in its own city. At least two homes take part
  /// in each meeting.
  package init(of homes: [MeetingHome], flex: Int = 0, order: MeetingOrder = .total) {
    (self.homes, self.flex) = (homes, flex)
    let cities = homes.reduce(into: Set<MeetingCity>()) { $0.formUnion($1.fares.cities.keys) }
    for city in cities { addMeetings(in: city) }
    sorted.sort { $0.precedes($1, in: order) }
  }

  private mutating func addMeetings(in city: MeetingCity) {
    let flying = homes.indices.filter { homes[$0].city != city && !homes[$0].hasFailed }
    let hosts = homes.indices.filter { homes[$0].city == city }
    guard flying.count + hosts.count >= 2 else { return }
    let missing = homes.filter { $0.hasFailed && $0.city != city }.map(\.name)
    let tables = flying.compactMap { home in
      homes[home].fares.cities[city].map { Table(home: home, $0, flex: flex) }
    }
    guard let smallest = tables.min(by: { $0.cheapest.count < $1.cheapest.count }) else { return }
    addIncomplete(in: city, flying, tables)
    if tables.count < flying.count { return }
    var seen: Set<[Trip.ID]> = []
    for window in smallest.cheapest.keys {
      let indices = tables.compactMap { $0.cheapest[window] }
      if indices.count < tables.count { continue }
      let trips = zip(tables, indices).map { (home: $0.home, trip: $0.trips[$1].trip) }
      // Several windows may contain the same trips.
      if flex > 0, !seen.insert(trips.map(\.trip.id)).inserted { continue }
      let shares = (trips.map { ($0.home, Trip?.some($0.trip)) } + hosts.map { ($0, nil) }).sorted { $0.0 < $1.0 }
        .map { Meeting.Share(home: homes[$0].name, people: homes[$0].people, trip: $1) }
      if let meeting = Meeting(in: city, shares, missing: missing) { sorted.append(meeting) }
    }
  }

  /// Adds the windows that begin with the days of a trip, and in which other homes have no trip.
  private mutating func addIncomplete(in city: MeetingCity, _ flying: [Int], _ tables: [Table]) {
    if flying.count < 2 { return }
    let lowest = tables.map { table in table.trips.map(\.trip.price).min() ?? 0 }
    var windows = tables.reduce(into: Set<MeetingDays>()) { $0.formUnion($1.trips.map(\.days)) }
    windows = windows.filter { $0.arrival + flex < $0.returning }
    for window in windows {
      let known = Set(tables.filter { $0.cheapest[window] != nil }.map(\.home))
      let lacking = flying.filter { !known.contains($0) }
      if lacking.isEmpty { continue }
      let estimate = zip(tables, lowest).reduce(Int128(0)) { sum, row in
        let (table, lowest) = row
        let price = table.cheapest[window].map { table.trips[$0].trip.price } ?? lowest
        return sum + price.inSmallestUnits * Int128(homes[table.home].people)
      }
      incomplete.append(
        Incomplete(
          city: city, window: window, lacking: lacking, unknownCount: flying.count - tables.count, estimate: estimate))
    }
  }

  /// Returns the requests that fill the gaps of the best incomplete meetings: first those in cities that all homes
  /// reach on some days, then the cheapest.
  ///
  /// - Parameters:
  ///   - meetingCount: The maximum number of incomplete meetings.
  ///   - requestCount: The maximum number of requests.
  func gaps(meetingCount: Int, requestCount: Int) -> [MeetingGap] {
    var gaps: [MeetingGap] = []
    for meeting in incomplete.sorted(by: { $0.precedes($1) }).prefix(meetingCount) {
      let codes = homes.reduce(into: Set<String>()) { codes, home in
        codes.formUnion((home.fares.cities[meeting.city] ?? [:]).values.map(\.destination.airportCode))
      }
      let places = meeting.city.places(sent: codes)
      if places.isEmpty { continue }
      for home in meeting.lacking {
        for day in meeting.window.arrival...meeting.window.arrival + flex {
          let nights = meeting.window.returning - day...meeting.window.returning + flex - day
          gaps.append(MeetingGap(home: home, places: places, day: day, nights: nights))
        }
      }
    }
    return Array(gaps.uniqued().prefix(requestCount))
  }
}

/// A request for trips from a home to a city on given days, which may complete a meeting.
struct MeetingGap: Hashable, Sendable {
  /// The index of the home.
  let home: Int
  let places: [Place]
  /// The day of departure, as days since 1970. It is assumed to be the day of arrival.
  let day: Int
  let nights: ClosedRange<Int>

  /// Returns a search for only these trips; `nil` if none can match `search`.
  func search(_ search: TripSearch) -> TripSearch? {
    let shape = search.shape
    guard search.departure?.days.contains(day) ?? true,
      shape.departureDays.isEmpty || shape.departureDays.contains(Weekday(dayNumber: day)),
      let departure = DepartureDays(containing: day..<day + 1)
    else { return nil }
    let range = nights.clamped(to: shape.nights ?? nights)
    guard nights.overlaps(range), shape.nights?.overlaps(nights) ?? true else { return nil }
    if !shape.returnDays.isEmpty,
      !range.contains(where: { shape.returnDays.contains(Weekday(dayNumber: day + $0)) })
    {
      return nil
    }
    var narrow = search
    (narrow.to, narrow.departure, narrow.shape.nights) = (places, departure, range)
    return narrow.contradiction(naming: .parameters) == nil ? narrow : nil
  }
}
