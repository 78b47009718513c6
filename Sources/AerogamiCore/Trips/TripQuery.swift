/// A search with a sort order and a limit.
public struct TripQuery: Hashable, Sendable {
  /// Which trips match.
  public var search: TripSearch
  /// How to sort the trips.
  public var order: TripOrder
  /// The maximum number of trips, taken from the start of the order; `nil` for all.
  public var limit: Int?
  /// Whether to select only the cheapest trip to each city. An expired trip is selected only if all trips to its city
  /// have expired.
  public var isOnePerCity: Bool

  /// Creates a query, by default for all trips, cheapest first.
  public init(
    _ search: TripSearch = TripSearch(), order: TripOrder = .price, limit: Int? = nil, isOnePerCity: Bool = false
  ) {
    self.search = search
    self.order = order
    self.limit = limit
    self.isOnePerCity = isOnePerCity
  }
}

/// A trip and the region in which it was found.
public struct FoundTrip: Hashable, Sendable {
  /// The trip as the service sent it.
  public var trip: Trip
  /// The requested region; `nil` if all regions were requested at once.
  public var region: Region.ID?
  /// Whether the price is among the lowest of its route. See ``Deals``.
  public var isDeal: Bool
  /// Whether the trip is from a cached response that was delivered because the request failed.
  public var isStale: Bool

  /// Creates a found trip.
  public init(trip: Trip, region: Region.ID?, isDeal: Bool = false, isStale: Bool = false) {
    self.trip = trip
    self.region = region
    self.isDeal = isDeal
    self.isStale = isStale
  }
}

/// Collects the trips that match a query from many responses.
///
/// Memory is bounded if the query has a limit or selects one trip for each city. A selection then holds at most twice
/// the limit, or about twice the number of cities plus 1,000.
public struct TripSelection: Sendable {
  /// The query to match.
  public let query: TripQuery
  /// The date that decides whether a trip has expired.
  public let now: Date
  private var trips: [FoundTrip] = []
  /// The number of cities at the last reduction to one trip for each city.
  private var cityCount = 0

  /// Creates an empty selection.
  ///
  /// - Parameters:
  ///   - query: The query to match.
  ///   - now: Decides whether a trip has expired, for the whole selection.
  public init(_ query: TripQuery, at now: Date) {
    self.query = query
    self.now = now
  }

  /// Adds the matching trips of a response, and marks the deals among them.
  ///
  /// - Parameter isStale: Whether the response is an old one that was delivered because the request failed.
  public mutating func add(
    _ response: [Trip], in region: Region.ID?, deals: Deals = Deals(), isStale: Bool = false
  ) {
    for index in matching.indices(of: response, at: now) {
      let trip = response[index]
      trips.append(
        FoundTrip(trip: trip, region: region, isDeal: deals.contains(trip, at: now), isStale: isStale))
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

  /// The query for one response. With one trip for each city, a limit applies only after the cheapest ones are known.
  private var matching: TripQuery {
    var query = query
    if query.isOnePerCity { (query.limit, query.isOnePerCity) = (nil, false) }
    return query
  }

  /// Drops trips beyond the limit once there are twice as many. Dropping them at each call would sort too often.
  private mutating func truncate() {
    if query.isOnePerCity {
      guard trips.count / 2 > cityCount + 500 else { return }
      trips = matching.cheapestPerCity(of: trips, at: now)
      cityCount = trips.count
      return
    }
    if let limit = query.limit, trips.count / 2 > limit { trips = sorted() }
  }
}
