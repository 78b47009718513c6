/// Where the prices that a service of trips has asked are recorded.
///
/// Every closure is one step that is taken as a whole or not at all.
public struct PriceHistoryStore: Sendable {
  /// Whether prices are recorded at all; otherwise nobody need look at them.
  public var isRecording: Bool
  /// Records prices, which are in the order of their routes and dates, each of those once.
  ///
  /// A price is an observation where it is not the one before. The moment is that of the fetch, the same for all its
  /// answers: where two of them have the same route and dates, the lower price holds.
  public var record: @Sendable (_ sightings: [Sighting], _ now: Date) async throws -> Void
  /// Tells below which prices trips on those routes are deals.
  public var deals: @Sendable (_ routes: [PricedRoute]) async throws -> Deals
  /// What is recorded of a route, by currency and one way or not: the one with most observations first. Empty where nothing is.
  public var histories: @Sendable (_ route: Route) async throws -> [PriceHistory]
  /// What is recorded, in the order of the routes. The date decides whether a trip has departed.
  public var routes: @Sendable (_ now: Date) async throws -> [RecordedRoute]
  /// Forgets every price that was in force no longer at that moment, whatever service asked it. Of dates that were seen
  /// since then the price is kept that was in force, however old.
  public var prune: @Sendable (_ moment: Date, _ isDryRun: Bool) async throws -> HistorySize
  /// How much is recorded, of all services.
  public var size: @Sendable () async throws -> HistorySize

  public init(
    isRecording: Bool = true,
    record: @escaping @Sendable (_ sightings: [Sighting], _ now: Date) async throws -> Void,
    deals: @escaping @Sendable (_ routes: [PricedRoute]) async throws -> Deals,
    histories: @escaping @Sendable (_ route: Route) async throws -> [PriceHistory],
    routes: @escaping @Sendable (_ now: Date) async throws -> [RecordedRoute],
    prune: @escaping @Sendable (_ moment: Date, _ isDryRun: Bool) async throws -> HistorySize,
    size: @escaping @Sendable () async throws -> HistorySize
  ) {
    self.isRecording = isRecording
    self.record = record
    self.deals = deals
    self.histories = histories
    self.routes = routes
    self.prune = prune
    self.size = size
  }

  /// Records nothing, and has nothing.
  public static let none = PriceHistoryStore(
    isRecording: false, record: { _, _ in }, deals: { _ in Deals() }, histories: { _ in [] }, routes: { _ in [] },
    prune: { _, _ in HistorySize() }, size: { HistorySize() })
}

/// What is recorded of a route, one way or with a way back, in one currency, in short.
public struct RecordedRoute: Hashable, Sendable {
  public var route: PricedRoute
  public var observationCount: Int
  public var minimum: Price
  /// The cheapest that the newest fetch saw; `nil` where all of it has departed.
  public var current: Price?
  /// The moment of that fetch.
  public var seenAt: Date

  public init(route: PricedRoute, observationCount: Int, minimum: Price, current: Price?, seenAt: Date) {
    self.route = route
    self.observationCount = observationCount
    self.minimum = minimum
    self.current = current
    self.seenAt = seenAt
  }
}

public struct HistorySize: Hashable, Sendable {
  public var observationCount: Int
  /// Routes with a currency each, one way or with a way back.
  public var routeCount: Int
  /// About what that takes.
  public var bytes: Int

  public init(observationCount: Int = 0, routeCount: Int = 0, bytes: Int = 0) {
    self.observationCount = observationCount
    self.routeCount = routeCount
    self.bytes = bytes
  }
}

extension PriceHistoryStore {
  /// Records the prices of one answer, and tells which trips are deals by what was recorded before.
  public func record(_ trips: [Trip], _ now: Date) async throws -> Deals {
    let deals = try await deals(trips, now)
    let sightings = [Sighting](of: trips, at: now)
    if !sightings.isEmpty { try await record(sightings, now) }
    return deals
  }

  /// Tells which trips are deals, and records nothing.
  public func deals(_ trips: [Trip], _ now: Date) async throws -> Deals {
    let routes = [Sighting](of: trips, at: now).routes
    return routes.isEmpty ? Deals() : try await deals(routes)
  }
}

extension [Sighting] {
  /// Of those that are in order, each once.
  var routes: [PricedRoute] {
    var routes: [PricedRoute] = []
    for sighting in self where sighting.route != routes.last { routes.append(sighting.route) }
    return routes
  }
}
