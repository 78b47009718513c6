public import Foundation

/// A change of a trip since a watch last saw it.
public struct TripChange: Hashable, Sendable {
  /// The kinds of changes.
  public enum Kind: Hashable, Sendable {
    /// Not among the watched trips of the previous round, or in another currency then, so there is no price to compare.
    case new
    /// The price fell from the given one.
    case cheaper(than: Price)
    /// The price rose from the given one.
    case dearer(than: Price)
    /// No longer among the watched trips, although it has not departed. If the search hides expired trips, an expired
    /// trip does not count as gone.
    case gone
  }

  /// The kind of change, with the previous price.
  public var kind: Kind
  /// The trip as it is now. If the trip is gone, the trip as it was last seen.
  public var found: FoundTrip
  /// When the change was seen.
  public var seenAt: Date
  /// Whether the price is below all prices of the route that were recorded up to the last round of the watch, and no
  /// lower price has been recorded since.
  public var isNewLow: Bool

  /// Creates a change.
  public init(_ kind: Kind, _ found: FoundTrip, seenAt: Date, isNewLow: Bool = false) {
    self.kind = kind
    self.found = found
    self.seenAt = seenAt
    self.isNewLow = isNewLow
  }
}

extension TripChange {
  /// The price before the change; `nil` for a new trip and one that is gone.
  public var previousPrice: Price? {
    switch kind {
    case .cheaper(let price), .dearer(let price): price
    case .new, .gone: nil
    }
  }

  /// The difference from the previous price, negative if the trip is cheaper now.
  ///
  /// `nil` if there is no previous price, or if the difference has more digits than a ``Price`` can hold.
  public var difference: Price? { previousPrice.flatMap { found.trip.price.subtracting($0) } }
}
