/// A trip and the request that found it.
public struct FoundTrip: Hashable, Sendable {
  /// The trip as the service sent it.
  public var trip: Trip
  /// The requested origin; `nil` if all regions were requested at once, or if the origin of a favorite is unknown.
  public var origin: TripOrigin?
  /// Whether the price is among the lowest recorded prices of the route. See ``Deals``.
  public var isDeal: Bool
  /// Whether the trip is from a cached response that was delivered because the request failed.
  public var isStale: Bool
  /// By how many percent the price is below the median of the route's recorded prices; `nil` if the medians were not
  /// requested, or the route's median is unknown or lower than the price.
  public var percentBelowMedian: Int?

  /// Creates a found trip.
  public init(
    trip: Trip, origin: TripOrigin?, isDeal: Bool = false, isStale: Bool = false, percentBelowMedian: Int? = nil
  ) {
    self.trip = trip
    self.origin = origin
    self.isDeal = isDeal
    self.isStale = isStale
    self.percentBelowMedian = percentBelowMedian
  }
}

extension [FoundTrip] {
  /// Returns the trip with this id. If there is none, returns the trips whose ids start with this text, in their order.
  ///
  /// A trip that was found from several origins is returned only once, with the first of these origins.
  public func named(_ id: String) -> [FoundTrip] {
    if let exact = first(where: { $0.trip.id == id }) { return [exact] }
    var seen: Set<Trip.ID> = []
    return filter { $0.trip.id.hasPrefix(id) && seen.insert($0.trip.id).inserted }
  }
}
