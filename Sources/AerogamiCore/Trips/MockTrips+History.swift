import AerogamiContainer
package import Foundation
import Synchronization

// The price history of the sample data: the prices that daily fetches of the last 60 days would have recorded.
extension MockTrips {
  /// The number of observations of each route, one for each day. The last observation is the price of today's trip.
  static let observationCount = 60

  /// Returns the histories of the routes whose offers have not expired, in the order of the trips. Like the trips, they
  /// depend only on `now`.
  static func histories(
    now: Date, clocks: inout AirportClocks, where isIncluded: (SampleRoute) -> Bool = { _ in true }
  ) -> [PriceHistory] {
    departures.flatMap(\.routes).filter { isIncluded($0) && !$0.hasExpired }
      .compactMap { $0.history(now: now, clocks: &clocks) }
  }
}

extension MockTrips.SampleRoute {
  /// The airports; `nil` if a code in the table is invalid, which a test rules out.
  fileprivate var route: Route? { Route("\(origin)-\(destination)") }

  fileprivate func history(now: Date, clocks: inout AirportClocks) -> PriceHistory? {
    guard let trip = trip(now: now, clocks: &clocks), let route = PricedRoute(of: trip),
      let dates = TripDates(of: trip)
    else { return nil }
    var history = PriceHistory(route)
    let hash = UInt64(truncatingIfNeeded: fnv1a("\(origin) \(destination)"))
    let wholeHour = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
    for age in (0..<MockTrips.observationCount).reversed() {
      let seenAt = wholeHour - Double(age) * 86_400
      // Each day's fetch found a trip with the same number of days until departure.
      let dates = TripDates(departure: dates.departure - age, returning: dates.returning.map { $0 - age })
      let price = price(daysAgo: age, hash)
      history.observations.append(PriceObservation(dates: dates, seenAt: seenAt, price: price))
      if let day = seenAt.dayNumber { history.days.append(DailyLow(day: day, price: price, dates: dates)) }
      history.lastSeen[dates] = seenAt
    }
    return history
  }

  /// Returns the price of an earlier day: about the same as today's, or higher if today's is a deal. It varies by up to
  /// a fifth of today's price: slowly over weeks, and a little from day to day.
  private func price(daysAgo age: Int, _ hash: UInt64) -> Price {
    if age == 0 { return price }
    let phase = Double(hash % 1000) / 1000 * 2 * .pi
    let noise = Double((hash / 1000 &+ UInt64(age) &* 2_654_435_761) % 97) / 97 - 0.5
    let wave = 0.15 * sin(Double(age) / 5 + phase) + 0.1 * noise
    let level = isDeal ? 1.25 + 0.5 * min(1, Double(age) / 40) : 1
    return price.times(level + wave)
  }
}

extension PriceHistoryStore {
  /// A store with the price history of the sample data. The history is generated, so nothing is recorded or deleted. It
  /// is kept until the next hour, because a server needs it for each page.
  package static func sample(
    now: @escaping @Sendable () -> Date, clocks: SharedAirportClocks
  ) -> PriceHistoryStore {
    let generated = SampleHistories()
    @Sendable func histories(of routes: Set<Route>? = nil) -> PriceHistoryStore {
      .mock(clocks.withClocks { clocks in generated.histories(of: routes, at: now(), clocks: &clocks) })
    }
    return PriceHistoryStore(
      record: { _, _ in },
      usual: { try await histories(of: Set($0.map(\.route))).usual($0, $1) },
      histories: { try await histories(of: [$0]).histories($0) },
      routes: { try await histories().routes($0) },
      prune: { _, _ in HistorySize() }, size: { HistorySize() })
  }
}

/// The generated histories of the current hour.
private final class SampleHistories: Sendable {
  private struct State {
    var hour = Int.min
    /// Those of the routes that have been needed.
    var byRoute: [Route: [PriceHistory]] = [:]
    var hasAll = false
  }

  private let state = Mutex(State())

  /// Returns the histories of some routes; of all routes if `routes` is `nil`.
  func histories(of routes: Set<Route>?, at now: Date, clocks: inout AirportClocks) -> [PriceHistory] {
    let hour = Int((now.timeIntervalSince1970 / 3600).rounded(.down))
    return state.withLock { state in
      if state.hour != hour { state = State(hour: hour) }
      if !state.hasAll, routes.map({ !$0.isSubset(of: state.byRoute.keys) }) ?? true {
        let known = state.byRoute
        let generated = MockTrips.histories(now: now, clocks: &clocks) { sample in
          guard let route = sample.route else { return false }
          return known[route] == nil && routes?.contains(route) ?? true
        }
        for history in generated { state.byRoute[history.route.route, default: []].append(history) }
        state.hasAll = routes == nil
      }
      guard let routes else { return state.byRoute.values.flatMap(\.self) }
      return routes.flatMap { state.byRoute[$0] ?? [] }
    }
  }
}
