/// A search with a sort order and a limit.
public struct TripQuery: Hashable, Sendable {
  /// The filters that trips must match.
  public var search: TripSearch
  /// How to sort the trips.
  public var order: TripOrder
  /// The maximum number of trips to return, after sorting; `nil` for all.
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

  /// How many of the cheapest matching trips of each region this query needs; `nil` if it may need all matching trips.
  ///
  /// With an order other than ``TripOrder/price``, or with ``isOnePerCity``, a query may need any of the matching
  /// trips.
  public var neededCount: Int? { order == .price && !isOnePerCity ? limit : nil }
}

/// The order of trips.
///
/// Expired trips come last. Equal trips are sorted by departure, then id, then origin, so the order does not depend on
/// which response arrives first.
public enum TripOrder: String, CaseIterable, Sendable {
  /// Cheapest first. Prices are compared as numbers, even in different currencies.
  case price
  /// Earliest departure first.
  case departure
  /// Shortest travel time first; trips without a known travel time last.
  case duration
  /// Shortest time away first; one-way trips last.
  case nights
  /// Newest offer first.
  case created
}
