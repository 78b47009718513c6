/// What has become of a trip since a watch saw it last.
public struct TripChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Not seen before, or last seen in another currency, in which prices do not compare.
    case new
    case cheaper(than: Price)
    case dearer(than: Price)
    /// No longer among the trips that are watched, though it has not departed.
    case gone
  }

  public var kind: Kind
  /// As it is now; what is gone, as it was last seen.
  public var found: FoundTrip
  public var seenAt: Date

  public init(_ kind: Kind, _ found: FoundTrip, seenAt: Date) {
    self.kind = kind
    self.found = found
    self.seenAt = seenAt
  }
}

extension TripChange {
  /// `nil` where there is none to compare with.
  public var previousPrice: Price? {
    switch kind {
    case .cheaper(let price), .dearer(let price): price
    case .new, .gone: nil
    }
  }

  /// By how much the price has changed: below zero for what is cheaper. `nil` where there is none to compare with, and
  /// for a difference of more digits than a price has.
  public var difference: Price? { previousPrice.flatMap { found.trip.price.subtracting($0) } }

  /// Whether it is worth being woken for: it is new or cheaper and, where there is a limit, costs less than that,
  /// whatever its currency.
  public func isWorthNotice(below limit: Price?) -> Bool {
    switch kind {
    case .new, .cheaper: limit.map { found.trip.price < $0 } ?? true
    case .dearer, .gone: false
    }
  }
}
