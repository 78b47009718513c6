/// What a watch has seen last, and what is new in what it sees: a pure value, as large as one round's trips.
///
/// Each region is compared with itself. Trips that have departed are not watched, so that one which leaves is no news.
public struct Watch: Sendable {
  /// Which trips are watched.
  public let search: TripSearch
  private var seen: [Region.ID?: [Trip.ID: Trip]] = [:]

  public init(_ search: TripSearch) {
    self.search = search
  }

  /// Whether there is something to compare the region's next answer with, if only that it had no trips.
  public func knows(_ region: Region.ID?) -> Bool { seen[region] != nil }

  /// How many trips are held.
  public var tripCount: Int { seen.values.reduce(0) { $0 + $1.count } }

  /// Takes what an earlier watch saw last in a region for what this one did.
  public mutating func recall(_ trips: [Trip], in region: Region.ID?) {
    // Another version may have matched other trips, such as those of a day in UTC. They are not gone.
    var matched = search
    matched.hideExpired = false
    seen[region] = Dictionary(
      trips.filter { matched.matches($0, at: .distantPast) }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  /// Forgets the regions that are watched no more, without a word about their trips: a service that does not list a
  /// region does not say that its trips are gone.
  public mutating func forgetAll(but regions: [Region.ID?]) {
    let watched = Set(regions)
    seen = seen.filter { watched.contains($0.key) }
  }

  /// Compares what a region was answered with what was seen there last, and remembers it.
  ///
  /// - Parameter now: What decides whether a trip has expired or departed.
  /// - Returns: `nil` where the service has not just answered: the region failed or was cancelled, or the answer is an
  ///   earlier one. Then what was seen last stays. Of an answer that is only a part, nothing that is missing is gone.
  public mutating func take(_ outcome: Outcome<Region.ID?, Fetched<[Trip]>>, at now: Date) -> WatchedRegion? {
    guard let fetched = outcome.response, outcome.status.isFresh else { return nil }
    let region = outcome.key
    var present: [Trip.ID: Trip] = [:]
    for trip in fetched.value where trip.departureAt.instant > now && search.matches(trip, at: now) {
      // Of a trip that is there twice, the cheaper one.
      if let other = present[trip.id], other.price <= trip.price { continue }
      present[trip.id] = trip
    }
    let before = seen[region]
    let missing = (before ?? [:]).values.filter { present[$0.id] == nil && isMissed($0, at: now) }

    var changes = present.values.compactMap { trip in
      trip.change(since: before?[trip.id]).map { TripChange($0, FoundTrip(trip: trip, region: region), seenAt: now) }
    }
    for trip in missing {
      if outcome.status.kind == .ok {
        changes.append(TripChange(.gone, FoundTrip(trip: trip, region: region), seenAt: now))
      } else {
        present[trip.id] = trip
      }
    }
    seen[region] = present
    return WatchedRegion(
      id: region, isFirstLook: before == nil, changes: changes.sorted(by: precedes),
      trips: present.values.sorted { $0.id < $1.id })
  }

  /// Whether it is news that a trip is not there: time alone has not taken it away.
  private func isMissed(_ trip: Trip, at now: Date) -> Bool {
    trip.departureAt.instant > now && !(search.hideExpired && trip.hasExpired(at: now))
  }
}

/// What a watch has to say of a region that has just answered.
public struct WatchedRegion: Sendable {
  /// `nil` for all regions in one request.
  public let id: Region.ID?
  /// Whether there was nothing to compare with, so that every trip is new.
  public let isFirstLook: Bool
  /// The cheapest first, then the earliest departure, then by id.
  public private(set) var changes: [TripChange]
  /// All trips that are watched there now, by id.
  public let trips: [Trip]

  /// Marks the deals among what is there.
  public mutating func mark(_ deals: Deals, at now: Date) {
    if deals.isEmpty { return }
    for place in changes.indices where changes[place].kind != .gone {
      changes[place].found.isDeal = deals.contains(changes[place].found.trip, at: now)
    }
  }

  /// The changes that are worth being woken for. In a first look nothing is, unless a limit says what is.
  public func worthNotice(below limit: Price?) -> [TripChange] {
    if isFirstLook, limit == nil { return [] }
    return changes.filter { $0.isWorthNotice(below: limit) }
  }
}

extension Trip {
  /// `nil` where the price is the same.
  fileprivate func change(since before: Trip?) -> TripChange.Kind? {
    guard let before, before.currency == currency else { return .new }
    if price < before.price { return .cheaper(than: before.price) }
    return price > before.price ? .dearer(than: before.price) : nil
  }
}

private func precedes(_ left: TripChange, _ right: TripChange) -> Bool {
  let (left, right) = (left.found.trip, right.found.trip)
  if left.price != right.price { return left.price < right.price }
  let (leftDeparture, rightDeparture) = (left.departureAt.milliseconds, right.departureAt.milliseconds)
  if leftDeparture != rightDeparture { return leftDeparture < rightDeparture }
  return left.id < right.id
}
