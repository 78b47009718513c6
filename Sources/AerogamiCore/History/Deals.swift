/// Below which price a trip of a route is a deal.
///
/// A price is one when at most a tenth of the route's observations, of all dates, are as low, and there are at least 20
/// of them. They are those that were there before the answer that is judged: a price that is new is not compared with
/// itself, and one that still holds counts as the one observation that it is, so that at the edge what was a deal when it
/// was new may be none afterwards. A route whose price never changes has none.
public struct Deals: Sendable {
  /// How many observations it takes.
  public static let leastObservations = 20

  private var bounds: [PricedRoute: Price] = [:]

  public init() {}

  /// Where the price stands, among `count` that are in ascending order, below which all are deals; `nil` where there are
  /// too few of them.
  package static func place(among count: Int) -> Int? { count < leastObservations ? nil : count / 10 }

  /// - Parameter bound: Trips below it are deals; `nil` where none is.
  package mutating func set(_ bound: Price?, for route: PricedRoute) { bounds[route] = bound }

  package mutating func formUnion(_ other: Deals) { bounds.merge(other.bounds) { $1 } }

  /// Where it is, none is asked about.
  public var isEmpty: Bool { bounds.isEmpty }

  /// - Parameter now: What decides whether a trip has expired: then its price is no longer vouched for, and no deal.
  public func contains(_ trip: borrowing Trip, at now: Date) -> Bool {
    if isEmpty || trip.hasExpired(at: now) { return false }
    guard let route = PricedRoute(of: trip), let bound = bounds[route] else { return false }
    return trip.price < bound
  }
}
