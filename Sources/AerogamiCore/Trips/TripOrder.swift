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

extension TripQuery {
  /// Where the trips stand that match, in the query's order and at most its limit. Nothing of them is moved or copied.
  ///
  /// - Parameter now: What decides whether a trip has expired.
  public func places(of trips: [Trip], at now: Date) -> [Int] {
    var keys: [SortKey] = []
    keys.reserveCapacity(trips.count)
    // A span lends a trip where an array would copy it.
    let borrowed = trips.span
    for index in borrowed.indices where search.matches(borrowed[index], at: now) {
      keys.append(SortKey(of: borrowed[index], at: index, order: order, now: now))
    }
    keys.sort { left, right in
      left.precedes(right) ?? (trips[left.index].id < trips[right.index].id)
    }
    return keys.prefix(limit ?? .max).map(\.index)
  }

  /// The trips in the query's order, at most its limit.
  func sorted(_ trips: [FoundTrip], at now: Date) -> [FoundTrip] {
    var keys = trips.indices.map { SortKey(of: trips[$0].trip, at: $0, order: order, now: now) }
    keys.sort { left, right in
      if let precedes = left.precedes(right) { return precedes }
      let (left, right) = (trips[left.index], trips[right.index])
      if left.trip.id != right.trip.id { return left.trip.id < right.trip.id }
      return left.region ?? "" < right.region ?? ""
    }
    return keys.prefix(limit ?? .max).map { trips[$0.index] }
  }
}

/// What decides where a trip comes, apart from the trip: a few numbers without references, which are fast to compare and
/// to move.
private struct SortKey {
  let isExpired: Bool
  /// In units of 10⁻¹⁸, in which every price is a whole number; zero where the order is not by price.
  let price: Int128
  /// What the order is by where that is not the price, else zero.
  let number: Double
  /// The moment, in milliseconds since 1970.
  let departure: Int
  /// Where the trip stands.
  let index: Int

  init(of trip: borrowing Trip, at index: Int, order: TripOrder, now: Date) {
    isExpired = trip.hasExpired(at: now)
    price = order == .price ? trip.price.inSmallestUnits : 0
    number =
      switch order {
      case .price, .departure: 0
      case .duration: trip.duration ?? .infinity
      case .created: -trip.createdAt.timeIntervalSince1970
      }
    departure = trip.departureAt.milliseconds
    self.index = index
  }

  /// `nil` where the numbers are equal.
  func precedes(_ other: SortKey) -> Bool? {
    if isExpired != other.isExpired { return other.isExpired }
    if price != other.price { return price < other.price }
    if number != other.number { return number < other.number }
    if departure != other.departure { return departure < other.departure }
    return nil
  }
}
