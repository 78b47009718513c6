public import Foundation

/// Collects trips of many responses for a query. Callers filter them: a selection does not check whether they match.
///
/// Memory is bounded if the query has a limit or selects one trip for each city. The maximum number of trips is then
/// about twice the limit, or twice the number of cities plus 1,000.
public struct TripSelection: Sendable {
  /// The query, which decides the order and the number of trips.
  public let query: TripQuery
  /// The time that decides whether a trip has expired.
  public let now: Date
  private var trips: [FoundTrip] = []
  /// The number of cities at the last reduction to one trip for each city.
  private var cityCount = 0

  /// Creates an empty selection.
  ///
  /// - Parameters:
  ///   - query: The query, which decides the order and the number of trips.
  ///   - now: Decides whether a trip has expired, also for trips that are added later.
  public init(_ query: TripQuery, at now: Date) {
    self.query = query
    self.now = now
  }

  /// Adds trips of a response, and marks the deals among them.
  ///
  /// - Parameters:
  ///   - response: The trips of the response.
  ///   - indices: The indices of the trips to add; `nil` for all trips.
  ///   - origin: The origin that was requested; `nil` for all regions.
  ///   - deals: Decides which trips are deals.
  ///   - isStale: Whether the response is a cached one that was delivered because the request failed.
  public mutating func add(
    _ response: [Trip], at indices: [Int]? = nil, from origin: TripOrigin?, deals: Deals = Deals(),
    isStale: Bool = false
  ) {
    for index in ofOneResponse.sorted(indices ?? Array(response.indices), of: response, at: now) {
      let trip = response[index]
      trips.append(
        FoundTrip(
          trip: trip, origin: origin, isDeal: deals.contains(trip, at: now), isStale: isStale,
          percentBelowMedian: deals.percentBelowMedian(of: trip)))
    }
    truncate()
  }

  /// Adds the trips of another selection for the same query.
  public mutating func add(_ other: TripSelection) {
    trips += other.trips
    truncate()
  }

  /// Returns the collected trips in the query's order, up to its limit.
  public func sorted() -> [FoundTrip] {
    query.sorted(trips, at: now)
  }

  /// The query for one response. If the query selects one trip for each city, the limit applies only after the cheapest
  /// trip to each city is known.
  private var ofOneResponse: TripQuery {
    var query = query
    if query.isOnePerCity { (query.limit, query.isOnePerCity) = (nil, false) }
    return query
  }

  /// Drops the trips that the query does not select, once there are more than twice as many trips as it selects.
  ///
  /// Dropping them at each call would sort too often. For the same reason, a selection of one trip for each city
  /// collects 1,000 trips before it drops any.
  private mutating func truncate() {
    if query.isOnePerCity {
      guard trips.count / 2 > cityCount + 500 else { return }
      trips = ofOneResponse.cheapestPerCity(of: trips, at: now)
      cityCount = trips.count
      return
    }
    if let limit = query.limit, trips.count / 2 > limit { trips = sorted() }
  }
}
