public import Foundation

/// Collects trips of many responses for a query. Callers filter them: a selection does not check whether they match.
///
/// A trip that several origins return is selected once, with the first of these origins in the order of the request.
///
/// Memory is bounded if the query has a limit or selects one trip for each city. The maximum number of trips is then
/// about twice the limit, or twice the number of cities plus 1,000.
public struct TripSelection: Sendable {
  /// The query, which decides the order and the number of trips.
  public let query: TripQuery
  /// The time at which a trip counts as expired or not.
  public let now: Date
  /// The requested origins in their order. A trip of several origins has the first of these; without this list, the
  /// first in alphabetical order. A response that is not stale comes before a stale one.
  package var origins: [TripOrigin?] = []
  private var trips: [FoundTrip] = []
  /// The number of cities at the last reduction to one trip for each city.
  private var cityCount = 0

  /// Creates an empty selection. `now` decides whether a trip has expired, also for trips that are added later.
  public init(_ query: TripQuery, at now: Date) { (self.query, self.now) = (query, now) }

  /// Adds the trips of a response at some indices, by default all, and marks the deals among them. `origin` is `nil`
  /// for all regions. A stale response is a cached one that was delivered because the request failed.
  public mutating func add(
    _ response: [Trip], at indices: [Int]? = nil, from origin: TripOrigin?, deals: Deals = Deals(),
    isStale: Bool = false
  ) {
    for index in ofOneResponse.sorted(indices ?? Array(response.indices), of: response, at: now) {
      let usual = deals.usual(ofDeal: response[index], at: now)
      trips.append(
        FoundTrip(
          trip: response[index], origin: origin, isDeal: usual != nil, isStale: isStale, usual: usual))
    }
    truncate()
  }

  /// Adds the trips of another selection for the same query.
  public mutating func add(_ other: TripSelection) {
    trips += other.trips
    truncate()
  }

  /// Returns the collected trips in the query's order, each once, up to its limit.
  public func sorted() -> [FoundTrip] {
    var rest = self
    return rest.takeSorted()
  }

  /// Returns the collected trips in the query's order, each once, up to its limit, and leaves none. Copies no trips.
  package mutating func takeSorted() -> [FoundTrip] {
    removeRepeatedTrips()
    var sorted: [FoundTrip] = []
    swap(&sorted, &trips)
    query.sort(&sorted, at: now)
    return sorted
  }

  /// Removes the trips that another origin also returned. Ids that repeat within one response are not merged.
  private mutating func removeRepeatedTrips() {
    guard let first = trips.first?.origin, trips.contains(where: { $0.origin != first }) else { return }
    var positions: [TripOrigin?: Int] = [:]
    for (position, origin) in origins.enumerated() { positions[origin] = position }
    func precedes(_ left: FoundTrip, _ right: FoundTrip) -> Bool {
      if left.isStale != right.isStale { return right.isStale }
      let (own, other) = (positions[left.origin] ?? .max, positions[right.origin] ?? .max)
      return own != other ? own < other : left.origin ?? "" < right.origin ?? ""
    }
    // The first index of each id. The in-place access hashes an id once.
    var firstIndices: [Trip.ID: Int] = [:]
    firstIndices.reserveCapacity(trips.count)
    let firsts = trips.indices.map { index in
      { (first: inout Int) in first }(&firstIndices[trips[index].trip.id, default: index])
    }
    if firstIndices.count == trips.count { return }
    // The index of the best trip with the same id, for each first index.
    var best = Array(trips.indices)
    for (index, first) in firsts.enumerated() where precedes(trips[index], trips[best[first]]) { best[first] = index }
    trips = zip(trips, firsts).filter { trip, first in trip.origin == trips[best[first]].origin }.map(\.0)
  }

  /// The query for one response. The limit applies only after the cheapest trip to each city is known.
  private var ofOneResponse: TripQuery {
    var query = query
    if query.isOnePerCity { (query.limit, query.isOnePerCity) = (nil, false) }
    return query
  }

  /// Drops the trips that the query does not select, once there are twice as many as it selects: dropping them at each
  /// call would sort too often. A selection of one trip for each city collects 1,000 trips first.
  private mutating func truncate() {
    if query.isOnePerCity {
      guard trips.count / 2 > cityCount + 500 else { return }
      removeRepeatedTrips()
      trips = ofOneResponse.cheapestPerCity(of: trips, at: now)
      cityCount = trips.count
      return
    }
    if let limit = query.limit, trips.count / 2 > limit { trips = takeSorted() }
  }
}

/// A trip and the request that found it.
public struct FoundTrip: Hashable, Sendable {
  /// The trip as the service sent it.
  public var trip: Trip
  /// The requested origin; `nil` if all regions were requested at once, or if the origin of a favorite is unknown.
  public var origin: TripOrigin?
  /// Whether the price is a deal: see ``UsualPrices/isDeal(_:)``.
  public var isDeal: Bool
  /// Whether the trip is from a cached response that was delivered because the request failed.
  public var isStale: Bool
  /// The usual prices of the route; `nil` if the trip is not a deal, and for a saved change of a watch.
  public var usual: UsualPrices?
  /// When the price was fetched, for a trip that was found by its id; `nil` if this is unknown.
  package var fetchedAt: Date?

  public init(
    trip: Trip, origin: TripOrigin?, isDeal: Bool = false, isStale: Bool = false, usual: UsualPrices? = nil
  ) {
    self.trip = trip
    self.origin = origin
    self.isDeal = isDeal
    self.isStale = isStale
    self.usual = usual
  }

  /// Creates a trip whose price was fetched at a time.
  package init(trip: Trip, origin: TripOrigin?, fetchedAt: Date) {
    self.init(trip: trip, origin: origin)
    self.fetchedAt = fetchedAt
  }

  /// How the price compares with the usual ones, such as `lowest of 34 days, usually 62–80 EUR`; `nil` if ``usual`` is.
  public var comparison: String? { usual?.text(for: trip.price, in: trip.currency) }
}

extension [FoundTrip] {
  /// Returns the trip with this id. If there is none, returns the trips whose ids start with this text, in their order.
  /// A trip that was found from several origins is returned only once, with the first of these origins.
  public func named(_ id: String) -> [FoundTrip] {
    if let exact = first(where: { $0.trip.id == id }) { return [exact] }
    var seen: Set<Trip.ID> = []
    return filter { $0.trip.id.hasPrefix(id) && seen.insert($0.trip.id).inserted }
  }
}
