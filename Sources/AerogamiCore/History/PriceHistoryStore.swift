public import AerogamiContainer
public import Foundation

/// Records the prices that a trip service returned. Every closure is atomic.
public struct PriceHistoryStore: Sendable {
  /// Whether prices are recorded. If not, callers can skip collecting them.
  public var isRecording: Bool
  /// The names of the sources whose prices this store reads and records, as in ``Trip/sources``; empty if there is only
  /// one, or none. Prices of all these sources are compared together.
  public var sources: [String]
  /// Records prices. They must be sorted by route, source and dates, without duplicates.
  ///
  /// Records them even if the task is canceled, because they arrived before the cancellation.
  ///
  /// A price becomes an observation if it is the first for its route and dates, or differs from the previous one. `now`
  /// is the start of the fetch. If `now` is the same in two calls and both have a price for the same route and dates,
  /// the lower one is recorded. The lowest price of each route is also recorded as the ``DailyLow`` of the day.
  public var record: @Sendable (_ sightings: [Sighting], _ now: Date) async throws -> Void
  /// Returns the usual prices of these routes on a day in UTC, given as days since 1970. Leaves out routes without
  /// recorded days.
  public var usual: @Sendable (_ routes: [PricedRoute], _ day: Int) async throws -> [PricedRoute: UsualPrices]
  /// Returns the histories of a route: one for each currency and source, with separate histories for one-way and round
  /// trips. The history with the most observations comes first. Empty if nothing was recorded.
  public var histories: @Sendable (_ route: Route) async throws -> [PriceHistory]
  /// Returns a summary of every recorded route, sorted by route. `now` decides whether a trip has departed.
  public var routes: @Sendable (_ now: Date) async throws -> [RecordedRoute]
  /// Deletes the observations that were no longer valid at `moment`, and the lows of earlier days, for all services.
  /// Returns how much was deleted.
  ///
  /// If dates were seen at `moment` or later, the price that was valid at `moment` remains, even if it was recorded
  /// earlier. A dry run deletes nothing, and returns how much would be deleted.
  public var prune: @Sendable (_ moment: Date, _ isDryRun: Bool) async throws -> HistorySize
  /// Returns the total size of the recorded prices of all services.
  public var size: @Sendable () async throws -> HistorySize

  public init(
    isRecording: Bool = true, sources: [String] = [],
    record: @escaping @Sendable (_ sightings: [Sighting], _ now: Date) async throws -> Void,
    usual: @escaping @Sendable (_ routes: [PricedRoute], _ day: Int) async throws -> [PricedRoute: UsualPrices],
    histories: @escaping @Sendable (_ route: Route) async throws -> [PriceHistory],
    routes: @escaping @Sendable (_ now: Date) async throws -> [RecordedRoute],
    prune: @escaping @Sendable (_ moment: Date, _ isDryRun: Bool) async throws -> HistorySize,
    size: @escaping @Sendable () async throws -> HistorySize
  ) {
    self.isRecording = isRecording
    self.sources = sources
    self.record = record
    self.usual = usual
    self.histories = histories
    self.routes = routes
    self.prune = prune
    self.size = size
  }

  /// The endpoints of this store.
  public static let endpoints: [Endpoint<PriceHistoryStore>] = [
    Endpoint("record", \.record),
    Endpoint("usual", \.usual),
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
    isRecording: false, record: { _, _ in }, usual: { _, _ in [:] }, histories: { _ in [] }, routes: { _ in [] },
    prune: { _, _ in HistorySize() }, size: { HistorySize() })
}

/// A summary of the recorded prices of either the one-way trips or the round trips on a route, in one currency.
public struct RecordedRoute: Hashable, Sendable {
  /// The route and currency.
  public var route: PricedRoute
  /// The lowest price of the days that count; `nil` without such days.
  public var minimum: Price?
  /// The cheapest price since the latest fetch that counts (see ``TripSearch/isWide``); `nil` if there was none, or if all
  /// of its trips have departed.
  public var current: Price?
  /// The usual prices, with which ``current`` is compared.
  public var usual: UsualPrices
  /// The time of the latest fetch that counts or, without one, of the latest fetch that saw the route.
  public var seenAt: Date

  public init(route: PricedRoute, minimum: Price?, current: Price?, usual: UsualPrices, seenAt: Date) {
    self.route = route
    self.minimum = minimum
    self.current = current
    self.usual = usual
    self.seenAt = seenAt
  }
}

/// The size of the recorded prices.
public struct HistorySize: Hashable, Sendable {
  /// The number of observations.
  public var observationCount: Int
  /// The number of daily lows of all routes.
  public var dayCount: Int
  /// The number of routes, counted separately for each currency, and for one-way trips and round trips.
  public var routeCount: Int
  /// The approximate size on disk, in bytes.
  public var bytes: Int

  public init(observationCount: Int = 0, dayCount: Int = 0, routeCount: Int = 0, bytes: Int = 0) {
    (self.observationCount, self.dayCount) = (observationCount, dayCount)
    (self.routeCount, self.bytes) = (routeCount, bytes)
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
