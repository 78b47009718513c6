/// The changes that a watch reports with a notification. If several triggers are set, a change needs to match only one.
public struct WatchTriggers: Hashable, Sendable {
  /// A new or cheaper trip below this price; `nil` for no such trigger.
  public var below: PriceLimit?
  /// A trip whose price fell by at least this much since the watch last saw it; `nil` for no such trigger.
  public var drop: PriceDrop?
  /// A new or cheaper trip whose price is a new low of its route: see ``TripChange/isNewLow``.
  public var newLow: Bool
  /// A new or cheaper trip that is a deal: see ``UsualPrices/isDeal(_:)``.
  public var deals: Bool
  /// A trip that is gone: see ``TripChange/Kind/gone``.
  public var gone: Bool

  /// Creates triggers. A watch without triggers sends notifications of all new and cheaper trips.
  public init(
    below: PriceLimit? = nil, drop: PriceDrop? = nil, newLow: Bool = false, deals: Bool = false, gone: Bool = false
  ) {
    self.below = below
    self.drop = drop
    self.newLow = newLow
    self.deals = deals
    self.gone = gone
  }

  /// Whether a trigger can match trips that the watch sees for the first time. If not, the first round, in which every
  /// trip is new, sends no notifications.
  public var includesFirstRound: Bool { below != nil || newLow || deals }

  /// Returns whether to notify the user of a change. For an expired offer, only its removal matters.
  public func match(_ change: TripChange) -> Bool {
    let trip = change.found.trip
    switch change.kind {
    case .moreExpensive: return false
    case .gone: return gone
    case .new, .cheaper:
      if trip.hasExpired(at: change.seenAt) { return false }
      if self == WatchTriggers() { return true }
      if let below, below.isUndercut(by: trip) { return true }
      if let drop, case .cheaper(let earlier) = change.kind, drop.isReached(from: earlier, to: trip.price) {
        return true
      }
      return newLow && change.isNewLow || deals && change.found.isDeal
    }
  }

  /// The parameters of the triggers that take a value.
  public enum Parameters {
    /// The trigger ``WatchTriggers/below``.
    public static let below = TripSearchParameter<PriceLimit>(
      "below", takes: "an amount above 0, such as 60, 99.50 or 60 EUR, with at most 18 digits"
    ) { text, _ throws(TripSearchError) in
      try PriceLimit(parameter: text).flatMap { $0.amount > 0 ? $0 : nil }
    }
    /// The trigger ``WatchTriggers/drop``.
    public static let drop = TripSearchParameter<PriceDrop>(
      "drop", takes: "a percentage from 1% to 99%, or an amount such as 20"
    ) { PriceDrop($0) }
  }
}

/// A fall in price, as a percentage or an amount.
public enum PriceDrop: Hashable, Sendable {
  /// A share of the earlier price, in whole percent from 1 to 99.
  case percent(Int)
  /// An amount above 0, in the currency of the trip.
  case amount(Price)

  /// Parses a percentage such as `15%`, or an amount such as `20`; `nil` for any other text.
  public init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = Int(digits: String(text.dropLast())), (1...99).contains(percent) else { return nil }
      self = .percent(percent)
    } else {
      guard let limit = PriceLimit(text), limit.currency == nil, limit.amount > 0 else { return nil }
      self = .amount(limit.amount)
    }
  }

  func isReached(from earlier: Price, to price: Price) -> Bool {
    let (before, fall) = (earlier.inSmallestUnits, earlier.inSmallestUnits - price.inSmallestUnits)
    return switch self {
    case .amount(let amount): fall >= amount.inSmallestUnits
    case .percent(let percent):
      // Divides before multiplying, because a hundred times a large price does not fit into an integer.
      fall >= before / 100 * Int128(percent) + (before % 100 * Int128(percent) + 99) / 100
    }
  }
}

extension PriceDrop: CustomStringConvertible {
  /// The text form, such as `15%` or `20`.
  public var description: String {
    switch self {
    case .percent(let percent): "\(percent)%"
    case .amount(let amount): "\(amount)"
    }
  }
}
