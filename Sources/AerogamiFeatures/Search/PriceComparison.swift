package import AerogamiCore
package import Foundation

/// Counts matching trips, and their routes with and without enough recorded prices to find deals.
package struct PriceComparison: Sendable {
  /// The number of matching trips whose offer has not ended, whether they are deals or not.
  package private(set) var matchCount = 0
  private var routes: Set<PricedRoute> = []
  /// The routes with fewer than ``Deals/minimumObservationCount`` recorded prices.
  private var withoutHistory: Set<PricedRoute> = []

  package init() {}

  package mutating func add(_ trips: [Trip], at indices: [Int], _ deals: Deals, at now: Date) {
    for index in indices where !trips[index].hasExpired(at: now) {
      matchCount += 1
      guard let route = PricedRoute(of: trips[index]) else { continue }
      routes.insert(route)
      if !deals.hasHistory(of: route) { withoutHistory.insert(route) }
    }
  }

  package static func += (total: inout PriceComparison, more: PriceComparison) {
    total.matchCount += more.matchCount
    total.routes.formUnion(more.routes)
    total.withoutHistory.formUnion(more.withoutHistory)
  }

  /// Returns the note that there are no deals, or that some routes have too few recorded prices to find deals.
  ///
  /// Returns `nil` if no matching trip has a route whose prices can be recorded. Also returns `nil` if there are deals
  /// and every route has enough recorded prices.
  ///
  /// - Parameter advice: How to record more prices.
  package func note(dealCount: Int, advice: String) -> String? {
    if matchCount == 0 || routes.isEmpty { return nil }
    let minimum = Deals.minimumObservationCount
    if withoutHistory.count == routes.count {
      let all = routes.count == 1 ? "the route has" : "all \(routes.count) routes have"
      return "no deals can be found: \(all) fewer than \(minimum) recorded prices; \(advice)"
    }
    let missing =
      withoutHistory.isEmpty
      ? ""
      : "\(withoutHistory.count) of \(counted(routes.count, "route")) "
        + "\(withoutHistory.count == 1 ? "has" : "have") fewer than \(minimum) recorded prices"
    if dealCount > 0 { return missing.isEmpty ? nil : "\(missing) and cannot have deals; \(advice)" }
    return "no deals among \(counted(matchCount, "trip"))" + (missing.isEmpty ? "" : "; \(missing)")
  }
}
