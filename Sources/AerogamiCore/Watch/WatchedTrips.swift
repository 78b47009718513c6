public import AerogamiContainer
public import Foundation

/// Compares the trips of each region with those of the previous round.
///
/// Departed trips are ignored, so a departure is not a change. Memory is bounded by the trips of one round and by
/// 10,000 further trips of each region.
public struct WatchedTrips: Sendable {
  /// The maximum number of trips of a region that are remembered although its latest, incomplete response lacks them.
  static let maximumUncertainCount = 10_000

  /// The search that trips must match to be watched.
  public private(set) var search: TripSearch
  private var seen: [Region.ID?: [Trip.ID: Trip]] = [:]

  /// Creates a watch that has not seen any region.
  public init(_ search: TripSearch) { self.search = search }

  /// Returns whether there is an earlier response of the region to compare with, even one without trips.
  public func hasSeen(_ region: Region.ID?) -> Bool { seen[region] != nil }

  /// The trips that were seen last in a region, sorted by id.
  public func trips(in region: Region.ID?) -> [Trip] { (seen[region] ?? [:]).values.sorted { $0.id < $1.id } }

  /// The ids of the trips that were seen last, in all regions.
  public var tripIDs: [Trip.ID] { seen.values.flatMap(\.keys) }

  /// The currencies of the trips that were seen last, in all regions.
  public var currencies: Set<String> { Set(seen.values.flatMap(\.values).map(\.currency)) }

  /// Restores the trips of a region that an earlier run of this watch saw last.
  public mutating func restore(_ trips: [Trip], in region: Region.ID?) {
    // Drop trips that do not match, because they would be reported as gone. An earlier version of the program, with
    // other rules such as days in UTC, may have saved them.
    seen[region] = Dictionary(trips.filter { stillMatches($0) }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }

  /// Returns whether a trip that was seen earlier matches the search. Expired trips count as matching.
  package func stillMatches(_ trip: Trip) -> Bool {
    var search = search
    search.hideExpired = false
    return search.matches(trip, at: .distantPast)
  }

  /// Replaces the search, for example with one for the next month when a new month begins. Drops trips that no longer
  /// match, without reporting them as gone.
  public mutating func change(to search: TripSearch) {
    guard search != self.search else { return }
    self.search = search
    for (region, trips) in seen { restore(Array(trips.values), in: region) }
  }

  /// Removes all regions except those that are still watched.
  ///
  /// Reports no changes: if a service no longer lists a region, its trips are not necessarily gone.
  public mutating func removeAll(except regions: [Region.ID?]) {
    let watched = Set(regions)
    seen = seen.filter { watched.contains($0.key) }
  }

  /// Compares the response of a region with the previous one and stores it for the next comparison.
  ///
  /// If the response is incomplete (see `Fetched.isComplete`), a trip that it lacks is not known to be gone, and is
  /// remembered. It counts as gone if the response has it, but it no longer matches, if only one-way trips were not
  /// requested and it is a round trip, or if the service sends the cheapest trips and now sends only more expensive ones
  /// between airports near those of the trip.
  ///
  /// - Parameters:
  ///   - outcome: The outcome for the region, with only the matching trips of the response.
  ///   - all: All trips of an incomplete response, whether they match or not.
  ///   - now: Decides whether a trip has expired or departed.
  /// - Returns: The changes; `nil` if the request failed or was canceled, also if an old response was delivered instead.
  ///   The previous trips then remain. A cached response counts if it was requested: another search has fetched it in
  ///   the meantime, so it is at least as new as the trips of the previous round.
  public mutating func update(
    with outcome: Outcome<Region.ID?, Fetched<[Trip]>>, all: [Trip] = [], at now: Date
  ) -> WatchedRegion? {
    guard let fetched = outcome.response, [.ok, .partial].contains(outcome.status.kind) else { return nil }
    let region = outcome.key
    var present: [Trip.ID: Trip] = [:]
    for trip in fetched.value where trip.departureAt.instant > now {
      // If a trip occurs twice, the cheaper one counts.
      if let other = present[trip.id], other.price <= trip.price { continue }
      present[trip.id] = trip
    }
    let before = seen[region]
    let missing = (before ?? [:]).values.filter { present[$0.id] == nil && isMissed($0, at: now) }

    var changes = present.values.compactMap { trip in
      trip.change(since: before?[trip.id]).map { TripChange($0, FoundTrip(trip: trip, origin: region), seenAt: now) }
    }
    let gone = missing.isEmpty || fetched.isComplete ? missing : missing.filter(all.provesGone(fetched, search))
    changes += gone.map { TripChange(.gone, FoundTrip(trip: $0, origin: region), seenAt: now) }
    if gone.count < missing.count {
      let known = Set(gone.map(\.id))
      let uncertain = missing.filter { !known.contains($0.id) }
        .sorted { $0.departureAt.instant < $1.departureAt.instant }
      for trip in uncertain.prefix(Self.maximumUncertainCount) { present[trip.id] = trip }
    }
    seen[region] = present
    return WatchedRegion(id: region, isFirstRound: before == nil, changes: changes.sorted(by: precedes))
  }

  /// Returns whether a missing trip is a change: it has not departed, and did not stop matching because it expired.
  private func isMissed(_ trip: Trip, at now: Date) -> Bool {
    trip.departureAt.instant > now && !(search.hideExpired && trip.hasExpired(at: now))
  }
}

/// The changes in a region since the previous round.
public struct WatchedRegion: Sendable {
  /// The region; `nil` for all regions in one request.
  public let id: Region.ID?
  /// Whether this is the region's first round, in which every trip is new.
  public let isFirstRound: Bool
  /// The changes, sorted by price, then departure, then id.
  public private(set) var changes: [TripChange]

  /// Marks the deals and the new low prices among the changed trips, except those that are gone.
  ///
  /// - Parameters:
  ///   - deals: Decides which trips are deals, from the prices recorded before this round.
  ///   - now: Decides whether a trip has expired.
  public mutating func mark(_ deals: Deals, at now: Date) {
    for index in changes.indices where changes[index].kind != .gone {
      let trip = changes[index].found.trip
      guard let usual = deals.usual(ofDeal: trip, at: now) else { continue }
      (changes[index].found.isDeal, changes[index].found.usual) = (true, usual)
      changes[index].isNewLow = usual.isNewLow(trip.price)
    }
  }

  /// Returns the changes that match the triggers. Returns none in the first round, unless the triggers include it: see
  /// ``WatchTriggers/includesFirstRound``.
  public func notableChanges(_ triggers: WatchTriggers) -> [TripChange] {
    if isFirstRound, !triggers.includesFirstRound { return [] }
    return changes.filter(triggers.match)
  }
}

extension [Trip] {
  /// Returns a function that decides whether a trip that the matching trips of this incomplete response lack is gone.
  fileprivate func provesGone(_ matching: Fetched<[Trip]>, _ search: TripSearch) -> (Trip) -> Bool {
    let ids = Set(map(\.id))
    let hasAllRows = matching.status.kind == .ok && matching.skipped.count == 0
    if hasAllRows, matching.completeness == search.completenessOfRoundTrips {
      return { $0.returnAt != nil || ids.contains($0.id) }
    }
    guard hasAllRows, matching.sources.isEmpty, matching.completeness.kind == .cheapestOnly else {
      return { ids.contains($0.id) }
    }
    var lowest: [RouteWithTerms: Price] = [:]
    for trip in self {
      let route = RouteWithTerms(trip)
      lowest[route] = Swift.min(lowest[route] ?? trip.price, trip.price)
    }
    return { trip in
      if ids.contains(trip.id) { return true }
      // The service may send the cheapest trip to a city with several airports.
      let prices = lowest.filter { $0.key.isNear(RouteWithTerms(trip)) }.values
      return prices.min().map { trip.price < $0 } ?? false
    }
  }
}

/// A route, the currency, and whether there is a return flight: what prices can be compared for.
private struct RouteWithTerms: Hashable {
  let departure: String
  let destination: String
  let currency: String
  let isOneWay: Bool

  init(_ trip: Trip) {
    (departure, destination) = (trip.departure.airportCode, trip.destination.airportCode)
    (currency, isOneWay) = (trip.currency, trip.returnAt == nil)
  }

  /// Whether both routes may be between the same cities: their airports are at most 150 km apart.
  func isNear(_ other: RouteWithTerms) -> Bool {
    func areNear(_ code: String, _ other: String) -> Bool {
      if code == other { return true }
      guard let airport = KnownAirport(code: code), let other = KnownAirport(code: other) else { return true }
      return airport.distance(to: other) <= 150
    }
    return isOneWay == other.isOneWay && currency == other.currency && areNear(departure, other.departure)
      && areNear(destination, other.destination)
  }
}

extension Trip {
  /// Returns how this trip differs from an earlier version; `nil` if the price is the same.
  fileprivate func change(since before: Trip?) -> TripChange.Kind? {
    guard let before, before.currency == currency else { return .new }
    if price < before.price { return .cheaper(than: before.price) }
    return price > before.price ? .moreExpensive(than: before.price) : nil
  }
}

private func precedes(_ left: TripChange, _ right: TripChange) -> Bool {
  let (left, right) = (left.found.trip, right.found.trip)
  if left.price != right.price { return left.price < right.price }
  let (leftDeparture, rightDeparture) = (left.departureAt.milliseconds, right.departureAt.milliseconds)
  if leftDeparture != rightDeparture { return leftDeparture < rightDeparture }
  return left.id < right.id
}
