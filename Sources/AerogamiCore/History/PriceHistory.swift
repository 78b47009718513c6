public import Foundation

/// The price of a route for one pair of dates, recorded when the price was new or had changed.
public struct PriceObservation: Hashable, Sendable {
  /// The days of departure and return.
  public var dates: TripDates
  /// When the price was first seen, rounded down to whole seconds.
  public var seenAt: Date
  /// The price that was seen.
  public var price: Price

  public init(dates: TripDates, seenAt: Date, price: Price) {
    (self.dates, self.seenAt, self.price) = (dates, seenAt, price)
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

  /// Creates a history. The observations must be in order, oldest first.
  public init(_ route: PricedRoute, observations: [PriceObservation] = [], lastSeen: [TripDates: Date] = [:]) {
    (self.route, self.observations, self.lastSeen) = (route, observations, lastSeen)
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

  /// Returns the cheapest observation of the latest fetch for a departure today or later; `nil` if there is none. Today
  /// is the day in the time zone 12 hours behind UTC, so that no departure in the future is left out.
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

  /// Returns the part of the history for departures on one day, given as days since 1970.
  public func departing(on day: Int) -> PriceHistory {
    PriceHistory(
      route, observations: observations.filter { $0.dates.departure == day },
      lastSeen: lastSeen.filter { $0.key.departure == day })
  }

  /// Returns the part of the history since `moment`. A price that was already valid then becomes an observation at
  /// `moment`. Leaves out dates that were last seen before `moment`.
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

  /// Returns the route's cheapest price over time, with one element for each change.
  ///
  /// A price is valid from its observation until the next observation for the same dates, or until those dates were
  /// last seen. When the cheapest price stops being valid, the next cheapest price applies from the next recorded time:
  /// the next observation of the route, or the next time when any dates were last seen.
  public func cheapestOverTime() -> [PriceObservation] {
    let spans = spans()
    let moments = Set(spans.flatMap { [$0.observation.seenAt, $0.end] }).sorted()
    // Finds the cheapest span at each time in `moments`. Visits the spans by ascending price, and assigns each span to
    // all times in its range that have no span yet. A union-find structure skips the other times: `next[index]` is
    // `index` if the time has no span yet, otherwise a later index.
    var cheapest = [PriceObservation?](repeating: nil, count: moments.count)
    var next = Array(0...moments.count)
    func firstFree(_ start: Int) -> Int {
      var end = start
      while next[end] != end { end = next[end] }
      var index = start
      while next[index] != end {
        let step = next[index]
        next[index] = end
        index = step
      }
      return end
    }
    for span in spans.sorted(by: {
      ($0.observation.price, $0.observation.dates) < ($1.observation.price, $1.observation.dates)
    }) {
      var index = firstFree(moments.partitioningIndex { $0 >= span.observation.seenAt })
      while index < moments.count, moments[index] < span.end || moments[index] == span.end && span.includesEnd {
        cheapest[index] = span.observation
        next[index] = index + 1
        index = firstFree(index + 1)
      }
    }
    var changes: [PriceObservation] = []
    for (moment, observation) in zip(moments, cheapest) {
      guard var observation, observation.price != changes.last?.price else { continue }
      observation.seenAt = moment
      changes.append(observation)
    }
    return changes
  }

  /// The period in which a price is valid.
  private struct Span {
    let observation: PriceObservation
    let end: Date
    /// Whether the price is valid at `end` too. If not, another price replaced it at `end`.
    let includesEnd: Bool
  }

  private func spans() -> [Span] {
    var spans: [Span] = []
    var later: [TripDates: Date] = [:]
    for observation in observations.reversed() {
      let next = later.updateValue(observation.seenAt, forKey: observation.dates)
      spans.append(
        Span(
          observation: observation, end: next ?? lastSeen[observation.dates] ?? observation.seenAt,
          includesEnd: next == nil))
    }
    return spans
  }
}
