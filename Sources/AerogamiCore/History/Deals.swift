public import Foundation

/// The usual prices of routes, which decide which trips are deals: see ``UsualPrices/isDeal(_:)``.
public struct Deals: Sendable {
  private var usual: [PricedRoute: UsualPrices]
  /// Whether no route has enough recorded days, so that no trip can be a deal.
  public private(set) var isEmpty: Bool

  /// Creates a value, by default without deals.
  public init(_ usual: [PricedRoute: UsualPrices] = [:]) {
    self.usual = usual
    isEmpty = !usual.values.contains(where: \.isKnown)
  }

  /// Adds the usual prices of more routes.
  package mutating func add(_ more: [PricedRoute: UsualPrices]) {
    usual.merge(more) { $1 }
    isEmpty = isEmpty && !more.values.contains(where: \.isKnown)
  }

  /// Returns the number of recorded days with which a price on a route is compared.
  public func dayCount(of route: PricedRoute) -> Int { usual[route]?.dayCount ?? 0 }

  /// Returns the usual prices of a trip's route if the trip is a deal; otherwise `nil`. An expired trip is not a deal,
  /// because its price may no longer be valid.
  public func usual(ofDeal trip: borrowing Trip, at now: Date) -> UsualPrices? {
    if isEmpty || trip.hasExpired(at: now) { return nil }
    guard let route = PricedRoute(of: trip), let usual = usual[route], usual.isDeal(trip.price) else { return nil }
    return usual
  }
}
