/// A price that was seen for a route and dates, other than the one before.
public struct PriceObservation: Hashable, Sendable {
  public var dates: TripDates
  /// To the second.
  public var seenAt: Date
  public var price: Price

  public init(dates: TripDates, seenAt: Date, price: Price) {
    self.dates = dates
    self.seenAt = seenAt
    self.price = price
  }
}

/// What is recorded of a route's prices, one way or with a way back, in one currency.
public struct PriceHistory: Hashable, Sendable {
  public let route: PricedRoute
  /// In the order in which they were seen.
  public var observations: [PriceObservation]
  /// When each of the dates was last seen, at whatever price.
  public var lastSeen: [TripDates: Date]

  /// - Parameter observations: In the order in which they were seen.
  public init(_ route: PricedRoute, observations: [PriceObservation] = [], lastSeen: [TripDates: Date] = [:]) {
    self.route = route
    self.observations = observations
    self.lastSeen = lastSeen
  }

  /// The moment of the newest fetch that saw the route.
  public var newestSight: Date? { lastSeen.values.max() }

  /// The lowest price, the first time it was seen.
  public var minimum: PriceObservation? { observations.min { $0.price < $1.price } }

  /// The price in the middle, which was seen: of an even number the lower of the two.
  public var median: Price? {
    let prices = observations.map(\.price).sorted()
    return prices.isEmpty ? nil : prices[(prices.count - 1) / 2]
  }

  /// The cheapest of what the newest fetch saw, unless it has departed since.
  public func current(at now: Date) -> PriceObservation? {
    guard let newestSight, let today = now.earliestLocalDayNumber else { return nil }
    // A later observation of the same dates takes the place of an earlier one.
    var newest: [TripDates: PriceObservation] = [:]
    for observation in observations
    where observation.dates.departure >= today && lastSeen[observation.dates] == newestSight
      // What is from later was seen by a clock that was ahead.
      && observation.seenAt <= newestSight
    {
      newest[observation.dates] = observation
    }
    return newest.values.min { ($0.price, $0.dates) < ($1.price, $1.dates) }
  }

  /// How many of the observations cost more, in whole percents, rounded down.
  public func percentAbove(_ price: Price) -> Int {
    observations.isEmpty ? 0 : observations.count { $0.price > price } * 100 / observations.count
  }

  /// Whether the price is a deal among these observations: see ``Deals``.
  public func isDeal(_ price: Price) -> Bool {
    guard let place = Deals.place(among: observations.count) else { return false }
    return observations.count { $0.price <= price } <= place
  }
}

extension PriceHistory {
  /// What is left of it for trips that depart on one day.
  public func departing(on day: Int) -> PriceHistory {
    PriceHistory(
      route, observations: observations.filter { $0.dates.departure == day },
      lastSeen: lastSeen.filter { $0.key.departure == day })
  }

  /// What is left of it from a moment on: a price that was in force then counts as seen then.
  public func since(_ moment: Date) -> PriceHistory {
    var inForce: [TripDates: PriceObservation] = [:]
    let lastSeen = lastSeen.filter { $0.value >= moment }
    var left: [PriceObservation] = []
    for observation in observations where lastSeen[observation.dates] != nil {
      if observation.seenAt <= moment { inForce[observation.dates] = observation } else { left.append(observation) }
    }
    let carried = inForce.values.sorted { $0.dates < $1.dates }.map { observation in
      PriceObservation(dates: observation.dates, seenAt: moment, price: observation.price)
    }
    return PriceHistory(route, observations: carried + left, lastSeen: lastSeen)
  }
}
