public import Foundation

extension TripQuery {
  /// Returns the indices of trips in the query's order, up to its limit. Does not check whether the trips match.
  ///
  /// Ignores ``isOnePerCity``, because ``TripSelection`` selects one trip for each city from all responses.
  ///
  /// - Parameters:
  ///   - indices: The indices to sort. See ``TripSearch/indices(of:at:)``.
  ///   - trips: The trips of a response.
  ///   - now: Decides whether a trip has expired.
  public func sorted(_ indices: [Int], of trips: [Trip], at now: Date) -> [Int] {
    var keys: [SortKey] = []
    keys.reserveCapacity(indices.count)
    let span = trips.span
    for index in indices {
      keys.append(span.withElement(at: index) { SortKey(of: $0, at: index, order: order, now: now) })
    }
    keys.sort { left, right in
      left.precedes(right) ?? (trips[left.index].id < trips[right.index].id)
    }
    return keys.prefix(limit ?? .max).map(\.index)
  }

  /// Returns trips in the query's order, up to its limit. If ``isOnePerCity`` is set, returns only the cheapest trip to
  /// each city. Does not check whether the trips match.
  func sorted(_ trips: [FoundTrip], at now: Date) -> [FoundTrip] {
    if isOnePerCity {
      let query = TripQuery(search, order: order, limit: limit)
      return query.sorted(cheapestPerCity(of: trips, at: now), at: now)
    }
    var keys = trips.indices.map { SortKey(of: trips[$0].trip, at: $0, order: order, now: now) }
    keys.sort { left, right in
      if let precedes = left.precedes(right) { return precedes }
      let (left, right) = (trips[left.index], trips[right.index])
      if left.trip.id != right.trip.id { return left.trip.id < right.trip.id }
      return left.origin ?? "" < right.origin ?? ""
    }
    return keys.prefix(limit ?? .max).map { trips[$0.index] }
  }

  /// Returns the cheapest trip to each city, cheapest first.
  func cheapestPerCity(of trips: [FoundTrip], at now: Date) -> [FoundTrip] {
    var seen: Set<String> = []
    return TripQuery(search, order: .price).sorted(trips, at: now).filter {
      seen.insert(CityGroups.builtIn.group(of: $0.trip.destination)).inserted
    }
  }
}

/// The sort criteria of a trip, except its id and region, as a few numbers, which are fast to compare and move.
private struct SortKey {
  let isExpired: Bool
  /// In units of 10⁻¹⁸; zero unless sorting by price.
  let price: Int128
  /// The sort criterion if it is neither price nor departure; otherwise zero.
  let number: Double
  /// In milliseconds since 1970.
  let departure: Int
  /// The index of the trip in the array.
  let index: Int

  init(of trip: borrowing Trip, at index: Int, order: TripOrder, now: Date) {
    isExpired = trip.hasExpired(at: now)
    price = order == .price ? trip.price.inSmallestUnits : 0
    number =
      switch order {
      case .price, .departure: 0
      case .duration: trip.travelMinutes.map(Double.init) ?? .infinity
      case .nights: trip.timeAway ?? .infinity
      case .created: -trip.createdAt.timeIntervalSince1970
      }
    departure = trip.departureAt.milliseconds
    self.index = index
  }

  /// Returns whether this key comes before `other`; `nil` if all criteria are equal.
  func precedes(_ other: SortKey) -> Bool? {
    if isExpired != other.isExpired { return other.isExpired }
    if price != other.price { return price < other.price }
    if number != other.number { return number < other.number }
    if departure != other.departure { return departure < other.departure }
    return nil
  }
}
