public import Foundation

/// A price that a response contains for a route and dates.
public struct Sighting: Hashable, Sendable {
  /// The route and currency.
  public let route: PricedRoute
  /// The days of departure and return.
  public let dates: TripDates
  /// The price in the response.
  public let price: Price
  /// Whether the search that saw the price was wide enough for the day to count: see ``TripSearch/isWide``.
  public var isWide: Bool
  /// The index of the source in ``PriceHistoryStore/sources``; 0 if there is only one.
  public let source: UInt8

  public init(_ route: PricedRoute, _ dates: TripDates, _ price: Price, isWide: Bool = false, source: UInt8 = 0) {
    (self.route, self.dates, self.price, self.isWide, self.source) = (route, dates, price, isWide, source)
  }
}

extension [Sighting] {
  /// Collects the prices to record from trips: the cheapest for each route, source and dates, sorted by these. Leaves
  /// out trips that have departed or expired, trips with invalid codes, dates or prices, and prices for several
  /// passengers, with bags or for several tickets.
  ///
  /// - Parameters:
  ///   - isWide: Whether the trips are the complete response to a wide search.
  ///   - sources: The names of the sources, as in ``PriceHistoryStore/sources``.
  public init(of trips: [Trip], at now: Date, isWide: Bool = false, sources: [String] = []) {
    self = []
    reserveCapacity(trips.count)
    // A span borrows each trip; an array would copy it.
    let borrowed = trips.span
    for index in borrowed.indices where !borrowed[index].hasExpired(at: now) {
      guard let route = PricedRoute(of: borrowed[index]), let dates = TripDates(of: borrowed[index]),
        borrowed[index].price.isPlausible
      else { continue }
      let source = sources.count > 1 ? borrowed[index].sources.first.flatMap(sources.firstIndex(of:)) ?? 0 : 0
      append(Sighting(route, dates, borrowed[index].price, isWide: isWide, source: UInt8(clamping: source)))
    }
    keepCheapest()
  }

  /// Removes all but the cheapest price for each route, source and dates, and sorts by these. A price counts as seen by
  /// a wide search if any of the same route, source and dates was.
  package mutating func keepCheapest() {
    sort { left, right in
      if left.route != right.route { return left.route < right.route }
      if left.source != right.source { return left.source < right.source }
      if left.dates != right.dates { return left.dates < right.dates }
      return left.price < right.price
    }
    var count = 0
    for sighting in self {
      if count > 0, self[count - 1].isSame(as: sighting), self[count - 1].dates == sighting.dates {
        if sighting.isWide { self[count - 1].isWide = true }
        continue
      }
      self[count] = sighting
      count += 1
    }
    removeLast(self.count - count)
  }

  /// The cheapest price of each route and source. These prices must be sorted by route and source.
  package var cheapestOfRoutes: [Sighting] {
    var cheapest: [Sighting] = []
    for sighting in self {
      guard let last = cheapest.last, last.isSame(as: sighting) else {
        cheapest.append(sighting)
        continue
      }
      var lower = sighting.price < last.price ? sighting : last
      lower.isWide = last.isWide || sighting.isWide
      cheapest[cheapest.count - 1] = lower
    }
    return cheapest
  }
}

extension Sighting {
  /// Returns whether another price is of the same route and source.
  fileprivate func isSame(as other: Sighting) -> Bool { route == other.route && source == other.source }

  /// The price as the low of a day, given as days since 1970.
  package func low(on day: Int) -> DailyLow { DailyLow(day: day, price: price, dates: dates, isWide: isWide) }
}

extension Price {
  /// Whether this price is plausible: from 0 to 10¹¹, with at most 6 decimals. Only plausible prices are recorded.
  package var isPlausible: Bool {
    scale <= 6 && significand >= 0 && inSmallestUnits <= 100_000_000_000 * 1_000_000_000_000_000_000
  }
}
