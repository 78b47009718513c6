public import Foundation

/// The price of a route for one pair of dates, recorded when the price was new or had changed.
public struct PriceObservation: Hashable, Sendable {
  /// The days of departure and return.
  public var dates: TripDates
  /// When the price was first seen, rounded down to whole seconds.
  public var seenAt: Date
  /// The price that was seen.
  public var price: Price

  /// Creates an observation.
  public init(dates: TripDates, seenAt: Date, price: Price) {
    self.dates = dates
    self.seenAt = seenAt
    self.price = price
  }
}

/// The recorded prices of either the one-way trips or the round trips on a route, in one currency.
public struct PriceHistory: Hashable, Sendable {
  /// The route and currency.
  public let route: PricedRoute
  /// The observations, oldest first.
  public var observations: [PriceObservation]
  /// Maps each pair of dates to the time when it was last seen, at any price.
  public var lastSeen: [TripDates: Date]

  /// Creates a history.
  ///
  /// - Parameters:
  ///   - route: The route and currency.
  ///   - observations: The observations, oldest first.
  ///   - lastSeen: When each pair of dates was last seen.
  public init(_ route: PricedRoute, observations: [PriceObservation] = [], lastSeen: [TripDates: Date] = [:]) {
    self.route = route
    self.observations = observations
    self.lastSeen = lastSeen
  }

  /// The time of the latest fetch that saw the route; `nil` if there is none.
  public var latestSighting: Date? { lastSeen.values.max() }

  /// The first observation of the lowest price; `nil` without observations.
  public var minimum: PriceObservation? { observations.min { $0.price < $1.price } }

  /// The median of the observed prices; `nil` without observations. Of two middle prices, the median is the lower one.
  public var median: Price? {
    let prices = observations.map(\.price).sorted()
    return prices.isEmpty ? nil : prices[(prices.count - 1) / 2]
  }

  /// Returns the cheapest observation of the latest fetch, among departures today or later; `nil` if there is none.
  ///
  /// Today is the current day in the time zone 12 hours behind UTC, so that no departure in the future is left out.
  public func current(at now: Date) -> PriceObservation? {
    guard let latestSighting, let today = now.earliestLocalDayNumber else { return nil }
    // For the same dates, the latest observation counts.
    var newest: [TripDates: PriceObservation] = [:]
    for observation in observations
    where observation.dates.departure >= today && lastSeen[observation.dates] == latestSighting
      // An observation after the latest sighting was recorded while the system clock was ahead.
      && observation.seenAt <= latestSighting
    {
      newest[observation.dates] = observation
    }
    return newest.values.min { ($0.price, $0.dates) < ($1.price, $1.dates) }
  }

  /// Returns the share of observations above a price, in whole percent, rounded down; 0 without observations.
  public func percentAbove(_ price: Price) -> Int {
    observations.isEmpty ? 0 : observations.count { $0.price > price } * 100 / observations.count
  }

  /// Returns whether a price is a deal among these observations. See ``Deals``.
  public func isDeal(_ price: Price) -> Bool {
    guard let bound = Deals.boundIndex(among: observations.count) else { return false }
    return observations.count { $0.price <= price } <= bound
  }
}

extension PriceHistory {
  /// Returns the part of the history for departures on one day, given as days since 1970.
  public func departing(on day: Int) -> PriceHistory {
    PriceHistory(
      route, observations: observations.filter { $0.dates.departure == day },
      lastSeen: lastSeen.filter { $0.key.departure == day })
  }

  /// Returns the part of the history since a time.
  ///
  /// A price that was already valid at that time becomes an observation at that time. Dates that were last seen earlier
  /// are omitted.
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
