public import Foundation

/// A price that a response contains for a route and dates.
public struct Sighting: Hashable, Sendable {
  /// The route and currency.
  public let route: PricedRoute
  /// The days of departure and return.
  public let dates: TripDates
  /// The price in the response.
  public let price: Price

  public init(_ route: PricedRoute, _ dates: TripDates, _ price: Price) {
    (self.route, self.dates, self.price) = (route, dates, price)
  }
}

extension [Sighting] {
  /// Collects the prices to record from trips: the cheapest for each route and dates, sorted by route, then by dates.
  /// Leaves out trips that have departed or expired, and trips with invalid codes, dates or prices.
  public init(of trips: [Trip], at now: Date) {
    self = []
    reserveCapacity(trips.count)
    // A span borrows each trip; an array would copy it.
    let borrowed = trips.span
    for index in borrowed.indices
    where borrowed[index].departureAt.instant > now && !borrowed[index].hasExpired(at: now) {
      guard let route = PricedRoute(of: borrowed[index]), let dates = TripDates(of: borrowed[index]),
        borrowed[index].price.isPlausible
      else { continue }
      append(Sighting(route, dates, borrowed[index].price))
    }
    keepCheapest()
  }

  /// Removes all but the cheapest price for each route and dates, and sorts by route, then by dates.
  package mutating func keepCheapest() {
    sort { left, right in
      if left.route != right.route { return left.route < right.route }
      if left.dates != right.dates { return left.dates < right.dates }
      return left.price < right.price
    }
    var count = 0
    for sighting in self {
      if count > 0, self[count - 1].route == sighting.route, self[count - 1].dates == sighting.dates { continue }
      self[count] = sighting
      count += 1
    }
    removeLast(self.count - count)
  }
}

extension Price {
  /// Whether this price is plausible: from 0 to 10¹¹, with at most 6 decimals. Only plausible prices are recorded.
  package var isPlausible: Bool {
    scale <= 6 && significand >= 0 && inSmallestUnits <= 100_000_000_000 * 1_000_000_000_000_000_000
  }
}
