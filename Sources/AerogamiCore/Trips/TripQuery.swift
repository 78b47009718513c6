public import Foundation

/// A search with a sort order and a limit.
public struct TripQuery: Hashable, Sendable {
  /// The filters that trips must match.
  public var search: TripSearch
  /// How to sort the trips.
  public var order: TripOrder
  /// The maximum number of trips to return, after sorting; `nil` for all.
  public var limit: Int?
  /// Whether to select only the cheapest trip to each city: an expired one only if all trips to the city have expired.
  public var isOnePerCity: Bool

  /// Creates a query, by default for all trips, cheapest first.
  public init(
    _ search: TripSearch = TripSearch(), order: TripOrder = .price, limit: Int? = nil, isOnePerCity: Bool = false
  ) {
    (self.search, self.order, self.limit, self.isOnePerCity) = (search, order, limit, isOnePerCity)
  }

  /// How many of the cheapest matching trips of each region this query needs; `nil` if it may need any matching trip,
  /// because it has no limit or another order, or because ``isOnePerCity`` is set.
  public var neededCount: Int? { order == .price && !isOnePerCity ? limit : nil }

  /// This query without its limit if ``isOnePerCity`` is set, so that all cities can be counted.
  package var countingCities: TripQuery {
    isOnePerCity ? TripQuery(search, order: order, isOnePerCity: true) : self
  }
}

/// The order of trips. Expired trips come last. Equal trips are sorted by departure, then id, then origin, so the order
/// does not depend on which response arrives first.
public enum TripOrder: String, CaseIterable, Sendable {
  /// Cheapest first, and fewer tickets first at the same price. Prices are compared as numbers, even in different
  /// currencies.
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

extension TripQuery {
  /// Returns the indices of trips in the query's order, up to its limit. Does not check whether the trips match.
  /// Ignores ``isOnePerCity``, because ``TripSelection`` selects one trip for each city from all responses.
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

  /// Returns the positions of trips in the query's order, up to its limit. If ``isOnePerCity`` is set, only those of the
  /// cheapest trip to each city. Does not check whether the trips match.
  func sorted(_ positions: [TripPosition], of parts: [TripPart], at now: Date) -> [TripPosition] {
    let positions = isOnePerCity ? cheapestPerCity(positions, of: parts, at: now) : positions
    var keys = positions.indices.map { index in
      let trips = parts[positions[index].part].trips
      return trips.span.withElement(at: positions[index].index) {
        SortKey(of: $0, at: index, order: order, now: now)
      }
    }
    keys.sort { left, right in
      if let precedes = left.precedes(right) { return precedes }
      let (left, right) = (positions[left.index], positions[right.index])
      let (id, other) = (parts.id(at: left), parts.id(at: right))
      return id != other ? id < other : parts[left.part].origin ?? "" < parts[right.part].origin ?? ""
    }
    return keys.prefix(limit ?? .max).map { positions[$0.index] }
  }

  /// Returns the positions of the cheapest trip to each city, cheapest first.
  private func cheapestPerCity(_ positions: [TripPosition], of parts: [TripPart], at now: Date) -> [TripPosition] {
    var seen: Set<String> = []
    return TripQuery(search, order: .price).sorted(positions, of: parts, at: now).filter {
      seen.insert(CityGroups.builtIn.group(of: parts[$0.part].trips[$0.index].destination)).inserted
    }
  }
}

/// The sort criteria of a trip, except its id and origin, as a few numbers, which are fast to compare and move.
/// Declared in this order, they take 48 bytes; in the order of comparison, 64.
private struct SortKey {
  let isExpired: Bool
  /// The number of tickets if it is above 1; otherwise zero.
  let tickets: Int32
  /// The sort criterion if it is neither price nor departure; otherwise zero.
  let number: Double
  /// In units of 10⁻¹⁸; zero unless sorting by price.
  let price: Int128
  /// In milliseconds since 1970.
  let departure: Int
  let index: Int

  // Not inlined, a call with a part of an element copies all of the element.
  @inline(__always) init(of trip: borrowing Trip, at index: Int, order: TripOrder, now: Date) {
    isExpired = trip.hasExpired(at: now)
    price = order == .price ? trip.price.inSmallestUnits : 0
    number =
      switch order {
      case .price, .departure: 0
      case .duration: trip.travelMinutes.map(Double.init) ?? .infinity
      case .nights: trip.timeAway ?? .infinity
      case .created: -trip.createdAt.timeIntervalSince1970
      }
    tickets = order == .price && trip.terms.tickets > 1 ? Int32(clamping: trip.terms.tickets) : 0
    departure = trip.departureAt.milliseconds
    self.index = index
  }

  /// Returns whether this key comes before `other`; `nil` if all criteria are equal.
  func precedes(_ other: SortKey) -> Bool? {
    if isExpired != other.isExpired { return other.isExpired }
    if price != other.price { return price < other.price }
    if number != other.number { return number < other.number }
    if tickets != other.tickets { return tickets < other.tickets }
    if departure != other.departure { return departure < other.departure }
    return nil
  }
}
