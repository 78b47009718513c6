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

/// The prices that one source had for either the one-way trips or the round trips on a route, in one currency.
public struct PriceHistory: Hashable, Sendable {
  /// The route and currency.
  public let route: PricedRoute
  /// The observations, oldest first.
  public var observations: [PriceObservation]
  /// Maps each pair of dates to the time when it was last seen, at any price.
  public var lastSeen: [TripDates: Date]

  /// The lowest price of each recorded day, oldest first, including days that do not count.
  public var days: [DailyLow]

  /// Creates a history. The observations and the days must be in order, oldest first.
  public init(
    _ route: PricedRoute, observations: [PriceObservation] = [], lastSeen: [TripDates: Date] = [:],
    days: [DailyLow] = []
  ) {
    (self.route, self.observations, self.lastSeen, self.days) = (route, observations, lastSeen, days)
  }

  /// The time of the latest fetch that saw the route; `nil` if there is none.
  public var latestSighting: Date? { lastSeen.values.max() }

  /// The time of the latest fetch on the last day that counts; `nil` if no day counts. If later fetches saw all of its
  /// dates again, the start of that day.
  public var latestWideSighting: Date? {
    guard let latest = latestSighting?.dayNumber,
      let day = days.last(where: { $0.isWide && $0.day <= latest })?.day
    else { return nil }
    return lastSeen.values.filter { $0.dayNumber == day }.max() ?? Date(dayNumber: day)
  }

  /// Returns the cheapest price that was seen at a time or later, for a departure today or later; `nil` if there is none.
  /// Today is the day in the time zone 12 hours behind UTC, so that no departure in the future is left out.
  public func current(at now: Date, since start: Date) -> DailyLow? {
    guard let today = now.earliestLocalDayNumber else { return nil }
    // For the same dates, the latest observation counts.
    var newest: [TripDates: Price] = [:]
    for observation in observations where observation.dates.departure >= today {
      // An observation after the latest sighting was recorded while the system clock was ahead.
      guard let seenAt = lastSeen[observation.dates], seenAt >= start, observation.seenAt <= seenAt else { continue }
      newest[observation.dates] = observation.price
    }
    return newest.min { ($0.value, $0.key) < ($1.value, $1.key) }.flatMap { dates, price in
      lastSeen[dates]?.dayNumber.map { DailyLow(day: $0, price: price, dates: dates) }
    }
  }

  /// Returns the part of the history for departures on these days, given as days since 1970. Its own days are those that
  /// count for the route, with the lowest price for those departures.
  public func departing(on departures: Range<Int>) -> PriceHistory {
    var part = PriceHistory(
      route, observations: observations.filter { departures.contains($0.dates.departure) },
      lastSeen: lastSeen.filter { departures.contains($0.key.departure) })
    part.days = part.lows(on: days.filter(\.isWide).map(\.day))
    return part
  }

  /// The days on which a price was first seen or any dates were last seen, in order.
  package var observedDays: [Int] {
    Set((observations.map(\.seenAt) + lastSeen.values).compactMap(\.dayNumber)).sorted()
  }

  /// Returns the lowest price on each of the given days, which must be in order. Leaves out days without a price.
  ///
  /// A price is valid from the day of its observation until the day before the next observation for the same dates, or
  /// until the day when those dates were last seen. It is valid for at least one day.
  package func lows(on days: [Int]) -> [DailyLow] {
    // Finds the cheapest span of each day. Visits the spans by ascending price, and assigns each span to all days in
    // its range that have no span yet. A union-find structure skips the other days: `next[index]` is `index` if the day
    // has no span yet, otherwise a later index.
    var lows = [DailyLow?](repeating: nil, count: days.count)
    var next = Array(0...days.count)
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
    for (observation, span) in spans().sorted(by: {
      ($0.0.price, $0.0.dates) < ($1.0.price, $1.0.dates)
    }) {
      var index = firstFree(days.partitioningIndex { $0 >= span.lowerBound })
      while index < days.count, days[index] <= span.upperBound {
        lows[index] = DailyLow(day: days[index], price: observation.price, dates: observation.dates)
        next[index] = index + 1
        index = firstFree(index + 1)
      }
    }
    return lows.compactMap(\.self)
  }

  /// Returns each observation with the days on which its price is valid.
  private func spans() -> [(PriceObservation, ClosedRange<Int>)] {
    var spans: [(PriceObservation, ClosedRange<Int>)] = []
    var later: [TripDates: Int] = [:]
    for observation in observations.reversed() {
      guard let day = observation.seenAt.dayNumber else { continue }
      let next = later.updateValue(day, forKey: observation.dates)
      let last = next.map { $0 - 1 } ?? lastSeen[observation.dates]?.dayNumber ?? day
      spans.append((observation, day...max(day, last)))
    }
    return spans
  }
}
