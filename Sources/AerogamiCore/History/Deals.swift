public import Foundation

/// The prices below which trips on each route are deals.
///
/// A price is a deal if at most a tenth of the route's recorded prices, for all dates, are as low or lower. The route
/// must have at least 20 observations.
///
/// A new price is compared only with the observations recorded before its response. The new price then becomes an
/// observation itself, so the same price might no longer be a deal in a later response. A route whose price never
/// changes has no deals.
public struct Deals: Sendable {
  /// The minimum number of observations that a route needs to have deals, so that a tenth of them is at least two.
  public static let minimumObservationCount = 20

  /// Maps each route to the price below which a trip is a deal.
  private var bounds: [PricedRoute: Price] = [:]

  /// Maps routes to the medians of their recorded prices. Empty until ``set(medians:)`` is called.
  private var medians: [PricedRoute: Price] = [:]

  /// Creates a value without deals.
  public init() {}

  /// Returns the index of the price below which trips are deals, among `count` sorted prices; `nil` for too few prices.
  package static func boundIndex(among count: Int) -> Int? { count < minimumObservationCount ? nil : count / 10 }

  /// Sets the price below which trips on a route are deals; `nil` for no deals.
  package mutating func set(_ bound: Price?, for route: PricedRoute) { bounds[route] = bound }

  /// Adds the bounds of another value. They replace the bounds that this value has for the same routes.
  package mutating func formUnion(_ other: Deals) { bounds.merge(other.bounds) { $1 } }

  /// Sets the medians of the recorded prices, for ``percentBelowMedian(of:)``.
  package mutating func set(medians: [PricedRoute: Price]) { self.medians = medians }

  /// Returns whether a route has enough recorded prices to compare with.
  public func hasHistory(of route: PricedRoute) -> Bool { bounds[route] != nil }

  /// Returns by how many percent the price of a trip is below the median of its route, rounded down; `nil` if the
  /// median is unknown, zero or lower than the price, or if the price is implausible.
  public func percentBelowMedian(of trip: borrowing Trip) -> Int? {
    if medians.isEmpty { return nil }
    guard let route = PricedRoute(of: trip), let median = medians[route], median > 0, trip.price <= median,
      trip.price.isPlausible
    else {
      return nil
    }
    // Both prices are plausible, so the product fits in an `Int128`.
    return Int((median.inSmallestUnits - trip.price.inSmallestUnits) * 100 / median.inSmallestUnits)
  }

  /// Whether no trip can be a deal.
  public var isEmpty: Bool { bounds.isEmpty }

  /// Returns whether a trip is a deal. An expired trip is not a deal, because its price may no longer be valid.
  public func contains(_ trip: borrowing Trip, at now: Date) -> Bool {
    if isEmpty || trip.hasExpired(at: now) { return false }
    guard let route = PricedRoute(of: trip), let bound = bounds[route] else { return false }
    return trip.price < bound
  }
}

/// The lowest recorded prices of a route, which a watch uses to detect new lows.
public struct RecordedLow: Hashable, Sendable {
  /// The lowest price recorded up to the watch's last round.
  public var earlier: Price
  /// The lowest recorded price overall, including prices that other watches or fetches have recorded since that round.
  public var lowest: Price

  public init(earlier: Price, lowest: Price) { (self.earlier, self.lowest) = (earlier, lowest) }

  package func isUndercut(by price: Price) -> Bool { price < earlier && price <= lowest }
}

extension PriceHistoryStore {
  /// Returns the lowest price of each route, up to `moment` and overall. Leaves out routes without a price up to then.
  public func lows(on routes: [PricedRoute], until moment: Date) async -> [PricedRoute: RecordedLow] {
    guard isRecording, !routes.isEmpty else { return [:] }
    let lowest = (try? await lows(routes, nil)) ?? [:]
    let earlier = (try? await lows(routes, moment)) ?? [:]
    return Dictionary(
      earlier.map { ($0.key, RecordedLow(earlier: $0.value, lowest: lowest[$0.key] ?? $0.value)) }
    ) { $1 }
  }
}
