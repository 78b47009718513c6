public import Foundation

/// The lowest recorded prices of a route, which a watch uses to detect new lows.
public struct RecordedLow: Hashable, Sendable {
  /// The lowest price recorded up to the watch's last round.
  public var earlier: Price
  /// The lowest recorded price overall, including prices that other watches or fetches have recorded since that round.
  public var lowest: Price

  /// Creates a value.
  public init(earlier: Price, lowest: Price) {
    self.earlier = earlier
    self.lowest = lowest
  }

  /// Returns whether a price is below ``earlier`` and not above ``lowest``.
  package func isUndercut(by price: Price) -> Bool { price < earlier && price <= lowest }
}

extension PriceHistoryStore {
  /// Returns the lowest recorded prices of each route, both up to `moment` and overall. Leaves out routes
  /// without a price up to `moment`.
  public func lows(on routes: [PricedRoute], until moment: Date) async -> [PricedRoute: RecordedLow] {
    guard isRecording, !routes.isEmpty else { return [:] }
    let lowest = (try? await lows(routes, nil)) ?? [:]
    let earlier = (try? await lows(routes, moment)) ?? [:]
    return Dictionary(
      earlier.map { ($0.key, RecordedLow(earlier: $0.value, lowest: lowest[$0.key] ?? $0.value)) }
    ) { $1 }
  }
}
