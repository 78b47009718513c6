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

/// The round trips from one home that a meeting may need, for each city and ``MeetingDays``: the cheapest one or, to find
/// the longest time together, every one that no other trip beats in price, arrival and return.
///
/// For the cheapest trips, memory is bounded by the number of cities and pairs of days, not by the number of trips.
package struct MeetingFares: Sendable {
  /// The trips, cheapest first.
  package private(set) var cities: [MeetingCity: [MeetingDays: [Trip]]] = [:]
  package private(set) var currencies: Set<String> = []
  /// Whether more expensive trips are also needed, if they allow more time together.
  private let needsTimes: Bool

  package init(for order: MeetingOrder = .total) { needsTimes = order == .together }

  /// Creates the fares of trips that match a search.
  package init(_ trips: some Sequence<Trip>, for order: MeetingOrder = .total) {
    self.init(for: order)
    for trip in trips { add(trip) }
  }

  /// Adds a trip, unless it is one way, or another trip makes it unnecessary. Returns whether it was added.
  @discardableResult package mutating func add(_ trip: Trip) -> Bool {
    guard let arrival = trip.estimatedArrival, let returnAt = trip.returnAt else { return false }
    currencies.insert(trip.currency.uppercasedASCII)
    let days = MeetingDays(arrival: arrival.dayNumber, returning: returnAt.dayNumber)
    return cities[MeetingCity(of: trip.destination), default: [:]][days, default: []].add(trip, needsTimes: needsTimes)
  }

  /// Adds trips, and returns whether at least one of them was new and necessary.
  @discardableResult package mutating func add(_ other: MeetingFares) -> Bool {
    currencies.formUnion(other.currencies)
    var isNew = false
    for (city, days) in other.cities {
      for (days, trips) in days {
        for trip in trips where cities[city, default: [:]][days, default: []].add(trip, needsTimes: needsTimes) {
          isNew = true
        }
      }
    }
    return isNew
  }
}

extension [Trip] {
  fileprivate mutating func add(_ trip: Trip, needsTimes: Bool) -> Bool {
    if contains(where: { $0.id == trip.id && $0.price == trip.price || $0.replaces(trip, needsTimes) }) { return false }
    removeAll { trip.replaces($0, needsTimes) }
    insert(trip, at: firstIndex { trip.isCheaper(than: $0) } ?? endIndex)
    return true
  }
}

extension Trip {
  /// Returns whether no meeting needs another trip on the same days if there is this one.
  fileprivate func replaces(_ other: Trip, _ needsTimes: Bool) -> Bool {
    if !needsTimes { return isCheaper(than: other) }
    let (arrival, otherArrival) = (estimatedArrival?.milliseconds ?? 0, other.estimatedArrival?.milliseconds ?? 0)
    let (back, otherBack) = (returnAt?.milliseconds ?? 0, other.returnAt?.milliseconds ?? 0)
    guard price <= other.price, arrival <= otherArrival, back >= otherBack else { return false }
    return (price, arrival, back) == (other.price, otherArrival, otherBack) ? isCheaper(than: other) : true
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
/// For n trips to pairs of a city and ``MeetingDays`` in all homes together, and m meetings, takes about
/// n (flex + 1)² + m log m steps: each trip is compared only with the trips of the other homes in its own windows. The
/// longest time together takes a further factor of log n.
package struct Meetings: Sendable {
  package let homes: [MeetingHome]
  /// How many days arrivals and return flights may lie apart, 0 to 3.
  package let flex: Int
  private let order: MeetingOrder
  package private(set) var sorted: [Meeting] = []
  /// Whether a city is reached from all homes on any days, also if these do not fit.
  package private(set) var haveCommonCity = false
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
    /// Maps each window to the indices of the trips that a meeting may need: the cheapest one, or all of them.
    var windows: [MeetingDays: [Int]] = [:]

    init(home: Int, _ trips: [MeetingDays: [Trip]], flex: Int, order: MeetingOrder) {
      self.home = home
      self.trips = trips.flatMap { days, trips in trips.map { (days, $0) } }
      for (index, (days, trip)) in self.trips.enumerated() {
        for window in days.windows(flex) {
          if order == .together {
            windows[window, default: []].append(index)
          } else if let other = windows[window]?.first, !trip.isCheaper(than: self.trips[other].trip) {
            continue
          } else {
            windows[window] = [index]
          }
        }
      }
    }

    func trips(in window: MeetingDays) -> [Trip] { (windows[window] ?? []).map { trips[$0].trip } }
  }

  /// Finds the meetings. A home that failed takes part only in meetings in its own city. At least two homes take part
  /// in each meeting. In each window of days, everyone takes the cheapest trip or, if the meetings are sorted by the time
  /// together, the cheapest one with which everyone is there for the longest time.
  ///
  /// - Parameter order: That of the fares of the homes, too.
  package init(of homes: [MeetingHome], flex: Int = 0, order: MeetingOrder = .total) {
    (self.homes, self.flex, self.order) = (homes, flex, order)
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
      homes[home].fares.cities[city].map { Table(home: home, $0, flex: flex, order: order) }
    }
    guard let smallest = tables.min(by: { $0.windows.count < $1.windows.count }) else { return }
    addIncomplete(in: city, flying, tables)
    if tables.count < flying.count { return }
    haveCommonCity = true
    var seen: Set<[Trip.ID]> = []
    for window in smallest.windows.keys {
      let choices = tables.map { $0.trips(in: window) }
      if choices.contains(where: \.isEmpty) { continue }
      let chosen =
        order == .together
        ? Self.longest(choices, people: tables.map { homes[$0.home].people }) : choices.map { $0[0] }
      // Several windows may contain the same trips.
      if flex > 0, !seen.insert(chosen.map(\.id)).inserted { continue }
      let shares = (zip(tables, chosen).map { ($0.home, Trip?.some($1)) } + hosts.map { ($0, nil) })
        .sorted { $0.0 < $1.0 }
        .map { Meeting.Share(home: homes[$0].name, people: homes[$0].people, trip: $1) }
      if let meeting = Meeting(in: city, shares, missing: missing) { sorted.append(meeting) }
    }
  }

  /// Returns a trip of each home with which everyone is there for the longest time; of several such choices, the cheapest.
  private static func longest(_ choices: [[Trip]], people: [Int]) -> [Trip] {
    if choices.allSatisfy({ $0.count == 1 }) { return choices.map { $0[0] } }
    typealias Times = (arrival: Int, back: Int, trip: Trip)
    let homes = choices.map { trips in
      trips.map { (arrival: $0.estimatedArrival?.milliseconds ?? 0, back: $0.returnAt?.milliseconds ?? 0, trip: $0) }
        .sorted { $0.arrival < $1.arrival }
    }
    // For each time by which everyone has arrived, everyone can stay until the earliest of the homes' last returns.
    var (next, last) = (homes.map { _ in 0 }, homes.map { _ in Int?.none })
    var (longest, best): (minutes: Int, (cost: Int128, highest: Price, trips: [Trip])?) = (.min, nil)
    for arrival in Set(homes.joined().map(\.arrival)).sorted() {
      for home in homes.indices {
        while next[home] < homes[home].count, homes[home][next[home]].arrival <= arrival {
          last[home] = max(last[home] ?? .min, homes[home][next[home]].back)
          next[home] += 1
        }
      }
      let backs = last.compactMap(\.self)
      guard backs.count == homes.count, let back = backs.min() else { continue }
      let minutes = (back - arrival) / 60_000
      if minutes < longest { continue }
      let trips = homes.compactMap { home in
        home.lazy.filter { $0.arrival <= arrival && $0.back >= back }.map(\.trip).min { $0.isCheaper(than: $1) }
      }
      let cost = zip(trips, people).reduce(Int128(0)) { $0 + $1.0.price.inSmallestUnits * Int128($1.1) }
      let highest = trips.map(\.price).max() ?? 0
      if minutes == longest, let best, (best.cost, best.highest) <= (cost, highest) { continue }
      (longest, best) = (minutes, (cost, highest, trips))
    }
    return best?.trips ?? choices.map { $0[0] }
  }

  /// Adds the windows that begin with the days of a trip, and in which other homes have no trip.
  private mutating func addIncomplete(in city: MeetingCity, _ flying: [Int], _ tables: [Table]) {
    if flying.count < 2 { return }
    let lowest = tables.map { table in table.trips.map(\.trip.price).min() ?? 0 }
    var windows = tables.reduce(into: Set<MeetingDays>()) { $0.formUnion($1.trips.map(\.days)) }
    windows = windows.filter { $0.arrival + flex < $0.returning }
    for window in windows {
      let known = Set(tables.filter { $0.windows[window] != nil }.map(\.home))
      let lacking = flying.filter { !known.contains($0) }
      if lacking.isEmpty { continue }
      let estimate = zip(tables, lowest).reduce(Int128(0)) { sum, row in
        let (table, lowest) = row
        let price = table.trips(in: window).map(\.price).min() ?? lowest
        return sum + price.inSmallestUnits * Int128(homes[table.home].people)
      }
      incomplete.append(
        Incomplete(
          city: city, window: window, lacking: lacking, unknownCount: flying.count - tables.count, estimate: estimate))
    }
  }

  /// Returns the requests that fill the gaps of the incomplete meetings: first those in cities that all homes reach on
  /// some days, then the cheapest.
  ///
  /// - Parameters:
  ///   - search: The search for the trips of each home, which excludes some days.
  ///   - known: The days that are requested anyway. Those of the result are added.
  fileprivate func gaps(_ search: TripSearch, known: inout Set<MeetingGap.Day>) -> [MeetingGap] {
    var gaps: [MeetingGap] = []
    for meeting in incomplete.sorted(by: { $0.precedes($1) }) {
      let codes = homes.reduce(into: Set<String>()) { codes, home in
        for trips in (home.fares.cities[meeting.city] ?? [:]).values {
          codes.formUnion(trips.map(\.destination.airportCode))
        }
      }
      let places = meeting.city.places(sent: codes)
      if places.isEmpty { continue }
      for home in meeting.lacking {
        for day in meeting.window.arrival...meeting.window.arrival + flex {
          func unit(_ nights: Int) -> MeetingGap.Day { .init(home: home, city: meeting.city, day: day, nights: nights) }
          let nights = meeting.window.returning - day...meeting.window.returning + flex - day
          let unknown = nights.filter { !known.contains(unit($0)) }
          guard let first = unknown.first, let last = unknown.last else { continue }
          let gap = MeetingGap(home: home, places: places, day: day, nights: first...last)
          known.formUnion((first...last).map(unit))
          if gap.search(search) != nil { gaps.append(gap) }
        }
      }
    }
    return gaps
  }

  /// Returns the requests that fill the gaps of the best incomplete meetings. Those for arrivals on the same day come
  /// first, and then those for arrivals up to one more day apart each. So a higher flex never replaces a request.
  ///
  /// - Parameters:
  ///   - requestCount: The maximum number of requests for arrivals on the same day.
  ///   - furtherCount: The maximum number of further requests for each day of `flex`.
  /// - Returns: The requests without repetitions, and how many more there are of each home.
  static func gaps(
    of homes: [MeetingHome], flex: Int, _ search: TripSearch, requestCount: Int, furtherCount: Int
  ) -> (gaps: [MeetingGap], leftOut: [Int: Int]) {
    var known: Set<MeetingGap.Day> = []
    var (gaps, leftOut): ([MeetingGap], [Int: Int]) = ([], [:])
    for flex in 0...flex {
      let limit = flex == 0 ? requestCount : furtherCount
      let found = Meetings(of: homes, flex: flex).gaps(search, known: &known)
      gaps += found.prefix(limit)
      for gap in found.dropFirst(limit) { leftOut[gap.home, default: 0] += 1 }
    }
    return (gaps, leftOut)
  }
}

/// A request for trips from a home to a city on given days, which may complete a meeting.
struct MeetingGap: Hashable, Sendable {
  /// What a request finds: the trips of a home to a city, with a day of departure and a number of nights.
  struct Day: Hashable {
    let home: Int
    let city: MeetingCity
    let day: Int
    let nights: Int
  }

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
