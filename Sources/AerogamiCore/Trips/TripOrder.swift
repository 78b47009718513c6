import FoundationEssentials

/// What trips are sorted by. Trips that have expired come after those that have not; equals are ordered by departure,
/// then id, then region, so that the order never depends on which region answered first.
public enum TripOrder: String, CaseIterable, Sendable {
  /// Cheapest first, compared as numbers, whatever the currency.
  case price
  /// Earliest departure first.
  case departure
  /// Shortest time away first, one-way trips last.
  case duration
  /// Newest first.
  case created
}

extension TripOrder {
  func sorted(_ trips: [FoundTrip], at now: Date) -> [FoundTrip] {
    let places = trips.indices.map { Place(of: trips[$0].trip, at: $0, order: self, now: now) }
    return places.sorted { $0.precedes($1, among: trips) }.map { trips[$0.index] }
  }
}

/// What decides where a trip comes, apart from the trip: comparing and moving these few numbers, which hold no references,
/// takes a third of the time that it takes with the trips.
private struct Place {
  let isExpired: Bool
  /// Zero where the order is not by price.
  let price: Price
  /// What the order is by where that is not the price, else zero.
  let key: Double
  let departureAt: Date
  let index: Int

  init(of trip: Trip, at index: Int, order: TripOrder, now: Date) {
    isExpired = trip.hasExpired(at: now)
    price = order == .price ? trip.price : 0
    key =
      switch order {
      case .price, .departure: 0
      case .duration: trip.duration ?? .infinity
      case .created: -trip.createdAt.timeIntervalSince1970
      }
    departureAt = trip.departureAt
    self.index = index
  }

  func precedes(_ other: Place, among trips: [FoundTrip]) -> Bool {
    if isExpired != other.isExpired { return other.isExpired }
    if price != other.price { return price < other.price }
    if key != other.key { return key < other.key }
    if departureAt != other.departureAt { return departureAt < other.departureAt }
    let (left, right) = (trips[index], trips[other.index])
    if left.trip.id != right.trip.id { return left.trip.id < right.trip.id }
    return left.region ?? "" < right.region ?? ""
  }
}
