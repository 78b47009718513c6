/// The price of a route and dates that an answer has.
public struct Sighting: Hashable, Sendable {
  public let route: PricedRoute
  public let dates: TripDates
  public let price: Price

  public init(_ route: PricedRoute, _ dates: TripDates, _ price: Price) {
    self.route = route
    self.dates = dates
    self.price = price
  }
}

extension [Sighting] {
  /// What there is to record of an answer: one for each route and dates, the cheapest of its trips, in the order of the
  /// routes and then of the dates.
  ///
  /// Left out is what has departed or is no longer vouched for, and what has no proper codes, dates or price.
  public init(of trips: [Trip], at now: Date) {
    self = []
    reserveCapacity(trips.count)
    // A span lends a trip where an array would copy it.
    let borrowed = trips.span
    for index in borrowed.indices
    where borrowed[index].departureAt.instant > now && !borrowed[index].hasExpired(at: now) {
      guard let route = PricedRoute(of: borrowed[index]), let dates = TripDates(of: borrowed[index]),
        borrowed[index].price.isMoney
      else { continue }
      append(Sighting(route, dates, borrowed[index].price))
    }
    keepCheapest()
  }

  /// Keeps one for each route and dates, the cheapest, in the order of the routes and then of the dates.
  mutating func keepCheapest() {
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
  /// Whether a trip may cost that: no currency has more than four decimals, or needs hundreds of
  /// billions.
  package var isMoney: Bool {
    scale <= 6 && significand >= 0 && inSmallestUnits <= 100_000_000_000 * 1_000_000_000_000_000_000
  }
}

/// The last that is known of a route and dates.
package struct KnownPrice: Hashable, Sendable {
  package var price: Price
  package var seenAt: Date

  package init(price: Price, seenAt: Date) {
    self.price = price
    self.seenAt = seenAt
  }
}

/// What a price that is seen adds to what is known.
package enum PriceChange: Hashable, Sendable {
  /// The first price, or another one than before: an observation.
  case observed
  /// Cheaper than what the same fetch has seen elsewhere, which it takes the place of.
  case undercut
  /// The price that was known still holds.
  case confirmed
  /// Nothing: the same fetch has seen a lower one elsewhere.
  case ignored

  /// - Parameters:
  ///   - known: `nil` where nothing is.
  ///   - now: The moment of the fetch, one for all its answers.
  package init(from known: KnownPrice?, to price: Price, at now: Date) {
    guard let known else {
      self = .observed
      return
    }
    if price == known.price {
      self = .confirmed
    } else if now == known.seenAt {
      self = price < known.price ? .undercut : .ignored
    } else {
      self = .observed
    }
  }
}
