/// A change that not all notifiers of a watch have sent yet.
///
/// It is saved with the seen trips, because those already contain the changed trip.
public struct UnsentChange: Hashable, Sendable {
  /// The change, with the latest version of its trip. If the trip is gone, with its price when the change was seen.
  public private(set) var change: TripChange
  /// What happened to the trip after the change: it became `dearer` than when the change was seen, it is `gone`, or it
  /// was gone and is back (`new`). `nil` if the change still holds.
  public private(set) var later: TripChange.Kind?
  /// The names of the notifiers that have sent it.
  public var sentBy: [String]

  /// Creates a value.
  public init(_ change: TripChange, later: TripChange.Kind? = nil, sentBy: [String] = []) {
    self.change = change
    self.later = later
    self.sentBy = sentBy
  }

  /// Creates a value that replaces an earlier unsent change of the same trip.
  ///
  /// If no notifier has sent the earlier change, the previous price is that of the earlier change, because the user has
  /// not seen the price in between.
  public init(_ change: TripChange, replacing earlier: UnsentChange?) {
    self.init(change)
    guard let earlier, earlier.sentBy.isEmpty else { return }
    let (before, now) = (earlier.change.found.trip, change.found.trip)
    switch (earlier.change.kind, change.kind) {
    case (.cheaper(let price), .new), (.cheaper(let price), .cheaper):
      if before.currency == now.currency, now.price < price { self.change.kind = .cheaper(than: price) }
    case (.new, .cheaper): self.change.kind = .new
    default: break
    }
  }

  /// Compares the change with the latest version of its trip.
  ///
  /// - Parameter trip: The trip as it is now; `nil` if it is gone.
  public mutating func update(to trip: Trip?) {
    // The price of the trip when the change was seen.
    let noticed = if case .dearer(let price) = later { price } else { change.found.trip.price }
    guard let trip else {
      change.found.trip.price = noticed
      later = change.kind == .gone ? nil : .gone
      return
    }
    if change.kind == .gone {
      later = .new
    } else if trip.currency != change.found.trip.currency {
      (change.kind, later) = (.new, nil)
    } else {
      later = trip.price > noticed ? .dearer(than: noticed) : nil
    }
    change.found.trip = trip
  }
}
