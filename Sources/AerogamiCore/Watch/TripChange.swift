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
    case moreExpensive(than: Price)
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
  /// Whether the price is a new low of the route: see ``UsualPrices/isNewLow(_:)``.
  public var isNewLow: Bool

  public init(_ kind: Kind, _ found: FoundTrip, seenAt: Date, isNewLow: Bool = false) {
    (self.kind, self.found, self.seenAt, self.isNewLow) = (kind, found, seenAt, isNewLow)
  }

  /// The price before the change; `nil` for a new trip and one that is gone.
  public var previousPrice: Price? {
    switch kind {
    case .cheaper(let price), .moreExpensive(let price): price
    case .new, .gone: nil
    }
  }

  /// The difference from the previous price, negative if the trip is cheaper now. `nil` if there is no previous price,
  /// or if the difference has more digits than a ``Price`` can hold.
  public var difference: Price? { previousPrice.flatMap { found.trip.price.subtracting($0) } }
}

/// A change that not all notifiers of a watch have sent yet. It is saved with the seen trips: they already contain the
/// changed trip, so the next comparison would not find the change again.
public struct UnsentChange: Hashable, Sendable {
  /// What has happened to a trip after its change.
  public enum LaterState: String, Hashable, Sendable {
    /// The trip has become so expensive that the change no longer matches the triggers of the watch.
    case moreExpensive = "dearer"
    /// The trip is gone.
    case gone
    /// The trip was gone, and is there again.
    case back
    /// A check found the trip gone, or too expensive for the watch. This holds until the service changes the price, or
    /// until another check finds the trip.
    case outdated
  }

  /// The change, with the latest version of its trip. If the trip is gone, its price is ``noticedPrice``.
  public private(set) var change: TripChange
  /// The price of the trip when the change was seen, or the lowest price since.
  public private(set) var noticedPrice: Price
  /// What has happened to the trip after the change; `nil` if the change still holds.
  public private(set) var later: LaterState?
  /// The names of the notifiers that have sent the change.
  public var sentBy: [String]
  /// The name in ``sentBy`` of the feed of a watch. No notifier has this name.
  package static let feed = "(feed)"
  /// When the price was last checked; `nil` if it was never checked.
  public private(set) var checkedAt: Date?

  /// Creates a value. By default, `noticedPrice` is the price of the trip.
  public init(
    _ change: TripChange, noticedPrice: Price? = nil, later: LaterState? = nil, sentBy: [String] = [],
    checkedAt: Date? = nil
  ) {
    self.change = change
    self.noticedPrice = noticedPrice ?? change.found.trip.price
    (self.later, self.sentBy, self.checkedAt) = (later, sentBy, checkedAt)
  }

  /// Creates a value that replaces an earlier unsent change of the same trip.
  ///
  /// If no notifier has sent the earlier change, the user has not seen the price in between. If the earlier change was
  /// a price drop and the trip is still cheaper than before that drop, the previous price is the one before that drop.
  /// A new trip that became cheaper is still new.
  public init(_ change: TripChange, replacing earlier: UnsentChange?) {
    self.init(change, checkedAt: earlier?.checkedAt)
    guard let earlier, earlier.sentBy.allSatisfy({ $0 == Self.feed }) else { return }
    let (before, now) = (earlier.change.found.trip, change.found.trip)
    switch (earlier.change.kind, change.kind) {
    case (.cheaper(let price), .new), (.cheaper(let price), .cheaper):
      if before.currency == now.currency, now.price < price { self.change.kind = .cheaper(than: price) }
    case (.new, .cheaper): self.change.kind = .new
    default: break
    }
  }

  /// Whether the trip is at or below ``noticedPrice``, so that it still counts as a deal or a new low if it did then.
  public var isAtNoticedPrice: Bool { change.found.trip.price <= noticedPrice }

  /// Updates the change to the latest version of its trip, which is `nil` if the trip is gone. The triggers decide
  /// whether the change still holds at a higher price.
  public mutating func update(to trip: Trip?, _ triggers: WatchTriggers) {
    if later == .outdated, let trip, trip.hasSamePrice(as: change.found.trip) {
      change.found.trip = trip
      return
    }
    guard let trip else {
      change.found.trip.price = noticedPrice
      later = change.kind == .gone ? nil : .gone
      return
    }
    let hasOtherCurrency = trip.currency != change.found.trip.currency
    change.found.trip = trip
    if change.kind == .gone {
      (noticedPrice, later) = (trip.price, .back)
    } else if hasOtherCurrency {
      (change.kind, noticedPrice, later) = (.new, trip.price, nil)
    } else if trip.price <= noticedPrice {
      (noticedPrice, later) = (trip.price, nil)
    } else {
      later = holds(triggers) ? nil : .moreExpensive
    }
  }

  /// Remembers that the price was checked, and whether the check found the change outdated, or the trip gone.
  package mutating func markChecked(at time: Date, isOutdated: Bool, isGone: Bool) {
    checkedAt = time
    if change.kind == .gone, isGone {
      later = nil
    } else if isOutdated {
      later = .outdated
    } else if later == .outdated {
      later = change.kind == .gone ? .back : nil
    }
  }

  /// Returns the change with the trip as a check found it; `nil` if it does not match the triggers at that price.
  ///
  /// - Parameter usual: The usual prices of the route, which decide whether a higher price is still a deal or a new low.
  ///   What was recorded today does not count, because it may be the outdated price.
  package func checked(_ trip: Trip, usual: UsualPrices?, _ triggers: WatchTriggers) -> UnsentChange? {
    var checked = self
    // What the check found replaces what an earlier one found.
    if later == .outdated { checked.later = change.kind == .gone ? .back : nil }
    checked.update(to: trip, triggers)
    guard checked.later == .moreExpensive else { return checked }
    guard let usual else { return nil }
    checked.change.found.isDeal = usual.isDeal(trip.price)
    checked.change.found.usual = checked.change.found.isDeal ? usual : nil
    checked.change.isNewLow = usual.isBelowAllDays(trip.price)
    (checked.noticedPrice, checked.later) = (trip.price, nil)
    return checked.isStillCheaper && triggers.match(checked.change) ? checked : nil
  }

  /// Returns whether the change matches the triggers at the current price, which is above ``noticedPrice``.
  private func holds(_ triggers: WatchTriggers) -> Bool {
    // At a higher price, the trip may be no new low and no deal.
    var unmarked = change
    unmarked.isNewLow = false
    unmarked.found.isDeal = false
    return isStillCheaper && triggers.match(unmarked)
  }

  /// Whether the price is not back at the one from which it fell.
  private var isStillCheaper: Bool {
    if case .cheaper(let price) = change.kind { change.found.trip.price < price } else { true }
  }
}

extension Trip {
  fileprivate func hasSamePrice(as earlier: Trip) -> Bool { price == earlier.price && currency == earlier.currency }
}
