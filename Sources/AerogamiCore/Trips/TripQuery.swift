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
  ///
  /// - Parameter lists: The positions in each part, in the query's order.
  func sorted(_ lists: [[TripPosition]], of parts: [TripPart], at now: Date) -> [TripPosition] {
    let positions: [TripPosition]
    if isOnePerCity {
      positions = sorted(cheapestPerCity(Array(lists.joined()), of: parts, at: now), of: parts, at: now)
    } else {
      positions = merged(lists, of: parts, at: now)
    }
    return limit.map { Array(positions.prefix($0)) } ?? positions
  }

  /// Returns the positions of the cheapest trip to each city, cheapest first.
  private func cheapestPerCity(_ positions: [TripPosition], of parts: [TripPart], at now: Date) -> [TripPosition] {
    var seen: Set<String> = []
    return TripQuery(search, order: .price).sorted(positions, of: parts, at: now).filter {
      seen.insert(CityGroups.builtIn.group(of: parts[$0.part].trips[$0.index].destination)).inserted
    }
  }

  private func sorted(_ positions: [TripPosition], of parts: [TripPart], at now: Date) -> [TripPosition] {
    var keys = positions.indices.map { SortKey(of: positions[$0], in: parts, at: $0, order: order, now: now) }
    keys.sort { precedes($0, positions[$0.index], $1, positions[$1.index], in: parts) }
    return keys.map { positions[$0.index] }
  }

  /// Merges sorted lists. To sort all positions would need the keys of all trips at once, whose memory is an eighth of
  /// that of the trips.
  private func merged(_ lists: [[TripPosition]], of parts: [TripPart], at now: Date) -> [TripPosition] {
    var merged: [TripPosition] = []
    merged.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    // The next position of each list, as a heap: those at 2n + 1 and 2n + 2 do not come before the one at n.
    var heads = lists.indices.filter { !lists[$0].isEmpty }.map { list in
      (key: SortKey(of: lists[list][0], in: parts, at: list, order: order, now: now), next: 0)
    }
    func position(_ head: (key: SortKey, next: Int)) -> TripPosition { lists[head.key.index][head.next] }
    func siftDown(from start: Int) {
      var parent = start
      while true {
        var first = parent
        for child in (2 * parent + 1)...(2 * parent + 2) where child < heads.count {
          let (left, right) = (heads[child], heads[first])
          if precedes(left.key, position(left), right.key, position(right), in: parts) { first = child }
        }
        if first == parent { return }
        heads.swapAt(first, parent)
        parent = first
      }
    }
    for index in heads.indices.reversed() { siftDown(from: index) }
    while let (key, next) = heads.first {
      let list = lists[key.index]
      merged.append(list[next])
      if next + 1 < list.count {
        heads[0] = (SortKey(of: list[next + 1], in: parts, at: key.index, order: order, now: now), next + 1)
      } else {
        heads[0] = heads[heads.count - 1]
        heads.removeLast()
      }
      siftDown(from: 0)
    }
    return merged
  }

  /// Returns whether the trip at one position comes before that at another. Equal criteria are followed by id and origin.
  private func precedes(
    _ key: SortKey, _ position: TripPosition, _ otherKey: SortKey, _ other: TripPosition, in parts: [TripPart]
  ) -> Bool {
    if let precedes = key.precedes(otherKey) { return precedes }
    let (id, otherID) = (parts.id(at: position), parts.id(at: other))
    return id != otherID ? id < otherID : parts[position.part].origin ?? "" < parts[other.part].origin ?? ""
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

  @inline(__always) init(of position: TripPosition, in parts: [TripPart], at index: Int, order: TripOrder, now: Date) {
    let trips = parts[position.part].trips
    self = trips.span.withElement(at: position.index) {
      SortKey(of: $0, at: index, order: order, now: now)
    }
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
