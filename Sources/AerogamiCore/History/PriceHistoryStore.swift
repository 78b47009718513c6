public import AerogamiContainer
public import Foundation

/// Records the prices that a trip service returned. Every closure is atomic.
public struct PriceHistoryStore: Sendable {
  /// Whether prices are recorded. If not, callers can skip collecting them.
  public var isRecording: Bool
  /// Records prices. They must be sorted by route and dates, without duplicates.
  ///
  /// Records them even if the task is canceled, because they arrived before the cancellation.
  ///
  /// A price becomes an observation if it is the first for its route and dates, or differs from the previous one. `now`
  /// is the start of the fetch. If `now` is the same in two calls and both have a price for the same route and dates,
  /// the lower one is recorded.
  public var record: @Sendable (_ sightings: [Sighting], _ now: Date) async throws -> Void
  /// Returns the prices below which trips on these routes are deals.
  public var deals: @Sendable (_ routes: [PricedRoute]) async throws -> Deals
  /// Returns the median recorded price of each of these routes. Leaves out routes without observations. Of two middle
  /// prices, the median is the lower one.
  public var medians: @Sendable (_ routes: [PricedRoute]) async throws -> [PricedRoute: Price]
  /// Returns the lowest recorded price of each of these routes. If `moment` is not `nil`, ignores prices first seen
  /// after `moment`. Leaves out routes for which no price remains.
  public var lows: @Sendable (_ routes: [PricedRoute], _ moment: Date?) async throws -> [PricedRoute: Price]
  /// Returns the histories of a route: one for each currency, with separate histories for one-way and round trips. The
  /// history with the most observations comes first. Empty if nothing was recorded.
  public var histories: @Sendable (_ route: Route) async throws -> [PriceHistory]
  /// Returns a summary of every recorded route, sorted by route. `now` decides whether a trip has departed.
  public var routes: @Sendable (_ now: Date) async throws -> [RecordedRoute]
  /// Deletes the observations that were no longer valid at `moment`, for all services, and returns how much was
  /// deleted.
  ///
  /// If dates were seen at `moment` or later, the price that was valid at `moment` remains, even if it was recorded
  /// earlier. A dry run deletes nothing, and returns how much would be deleted.
  public var prune: @Sendable (_ moment: Date, _ isDryRun: Bool) async throws -> HistorySize
  /// Returns the total size of the recorded prices of all services.
  public var size: @Sendable () async throws -> HistorySize

  public init(
    isRecording: Bool = true,
    record: @escaping @Sendable (_ sightings: [Sighting], _ now: Date) async throws -> Void,
    deals: @escaping @Sendable (_ routes: [PricedRoute]) async throws -> Deals,
    medians: @escaping @Sendable (_ routes: [PricedRoute]) async throws -> [PricedRoute: Price],
    lows: @escaping @Sendable (_ routes: [PricedRoute], _ moment: Date?) async throws -> [PricedRoute: Price],
    histories: @escaping @Sendable (_ route: Route) async throws -> [PriceHistory],
    routes: @escaping @Sendable (_ now: Date) async throws -> [RecordedRoute],
    prune: @escaping @Sendable (_ moment: Date, _ isDryRun: Bool) async throws -> HistorySize,
    size: @escaping @Sendable () async throws -> HistorySize
  ) {
    self.isRecording = isRecording
    self.record = record
    self.deals = deals
    self.medians = medians
    self.lows = lows
    self.histories = histories
    self.routes = routes
    self.prune = prune
    self.size = size
  }

  /// The endpoints of this store.
  public static let endpoints: [Endpoint<PriceHistoryStore>] = [
    Endpoint("record", \.record),
    Endpoint("deals", \.deals),
    Endpoint("medians", \.medians),
    Endpoint("lows", \.lows),
    Endpoint("histories", \.histories, call: { "histories(\($0))" }),
    Endpoint("routes", \.routes),
    Endpoint("prune", \.prune),
    Endpoint("size", \.size),
  ]

  /// A store in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> PriceHistoryStore {
    endpoints.failing(.mock(), with: failure, report: report)
  }

  /// A store that records nothing and is always empty.
  public static let none = PriceHistoryStore(
    isRecording: false, record: { _, _ in }, deals: { _ in Deals() }, medians: { _ in [:] }, lows: { _, _ in [:] },
    histories: { _ in [] },
    routes: { _ in [] }, prune: { _, _ in HistorySize() }, size: { HistorySize() })
}

/// A summary of the recorded prices of either the one-way trips or the round trips on a route, in one currency.
public struct RecordedRoute: Hashable, Sendable {
  /// The route and currency.
  public var route: PricedRoute
  /// The number of observations.
  public var observationCount: Int
  /// The lowest recorded price.
  public var minimum: Price
  /// The cheapest price of the latest fetch that saw the route; `nil` if all trips of that fetch have departed.
  public var current: Price?
  /// The time of the latest fetch that saw the route.
  public var seenAt: Date

  public init(route: PricedRoute, observationCount: Int, minimum: Price, current: Price?, seenAt: Date) {
    self.route = route
    self.observationCount = observationCount
    self.minimum = minimum
    self.current = current
    self.seenAt = seenAt
  }
}

/// The size of the recorded prices.
public struct HistorySize: Hashable, Sendable {
  /// The number of observations.
  public var observationCount: Int
  /// The number of routes, counted separately for each currency, and for one-way trips and round trips.
  public var routeCount: Int
  /// The approximate size on disk, in bytes.
  public var bytes: Int

  public init(observationCount: Int = 0, routeCount: Int = 0, bytes: Int = 0) {
    (self.observationCount, self.routeCount, self.bytes) = (observationCount, routeCount, bytes)
  }
}

extension PriceHistoryStore {
  /// Records the prices of one response, and returns the prices below which its trips are deals. Only prices recorded
  /// before this response decide what is a deal.
  public func record(_ trips: [Trip], _ now: Date) async throws -> Deals {
    let deals = try await deals(trips, now)
    let sightings = [Sighting](of: trips, at: now)
    if !sightings.isEmpty { try await record(sightings, now) }
    return deals
  }

  /// Returns the prices below which these trips are deals. Records nothing.
  public func deals(_ trips: [Trip], _ now: Date) async throws -> Deals {
    let routes = [Sighting](of: trips, at: now).routes
    return routes.isEmpty ? Deals() : try await deals(routes)
  }
}

extension [Sighting] {
  /// The routes of these prices, without duplicates. The prices must be sorted by route.
  package var routes: [PricedRoute] {
    var routes: [PricedRoute] = []
    for sighting in self where sighting.route != routes.last { routes.append(sighting.route) }
    return routes
  }
}
