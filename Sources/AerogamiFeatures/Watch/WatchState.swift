import AerogamiContainer
package import AerogamiCore
import Foundation

/// What a watch knows from its earlier rounds: the trips that it saw last, and the changes that it still has to send.
///
/// A round is a function of this value, the responses and the time: ``compare(_:at:)`` and ``take(_:of:)`` return the
/// changes of a region, and remember what was seen.
package struct WatchState: Sendable {
  package let watch: Watch
  package private(set) var seen = WatchedTrips(TripSearch())
  /// What a watch of meetings has seen; `nil` before its first round, and for other watches.
  var meetings: WatchedMeetings?
  var outbox: Outbox
  /// What the watch saw in each region before its conditions were changed. It stays saved until the watch sees the
  /// region again.
  private var outdated: [Region.ID?: SeenTrips] = [:]
  /// The codes of the airlines; `nil` until the first round looks them up.
  var airlines: [String]?
  var notes = WatchNotes()
  /// The number of trips or meetings that matched in the last round.
  package internal(set) var matchCount = 0
  package internal(set) var changeCount = 0
  /// The number of messages about changes that the last round sent.
  package internal(set) var messageCount = 0
  /// Why the last round failed, at least in part; `nil` if it succeeded.
  package internal(set) var problem: String?
  var areDefaultsReported = false
  /// The changes to save as reported with each region.
  private var reported: [Region.ID?: [ReportedChange]] = [:]
  /// The cheapest price that the round has found, in each currency.
  var cheapest: [String: Price] = [:]

  /// Creates the state of a watch that has not run in this process.
  package init(of watch: Watch) {
    self.watch = watch
    outbox = Outbox(of: watch)
  }

  /// The conditions under which trips are saved; empty for a watch without a name, whose subjects contain its search.
  var conditions: String { watch.name == nil ? "" : watch.conditions }

  mutating func change(to search: TripSearch) { seen.change(to: search) }

  mutating func removeAll(except regions: [Region.ID?]) {
    seen.removeAll(except: regions)
    outbox.removeAll(except: Set(regions))
  }

  /// Restores what an earlier process saw in a region. If the watch had other conditions then, the region starts without
  /// trips, and changes that the watch would not report now are not sent.
  mutating func restore(_ saved: SeenTrips, in region: Region.ID?) {
    let isSame = saved.conditions == conditions
    if isSame { seen.restore(saved.trips, in: region) } else { outdated[region] = saved }
    outbox.restore(
      saved.unsent.filter { isSame || seen.stillMatches($0.change.found.trip) && watch.triggers.match($0.change) },
      in: region)
  }

  /// Compares the response of a region with what was seen there, and remembers the response.
  ///
  /// - Returns: The changes; `nil` if the request failed or was canceled.
  mutating func compare(_ outcome: Outcome<Region.ID?, SearchTrips.Found>, at now: Date) -> WatchedRegion? {
    let all = outcome.response.map { $0.fetched.isComplete ? [] : $0.fetched.value } ?? []
    guard let watched = seen.update(with: outcome.map(\.matching), all: all, at: now) else { return nil }
    changeCount += watched.changes.count
    return watched
  }

  /// Counts the matching trips of a response, also of a cached one, and notes their prices.
  mutating func count(_ found: SearchTrips.Found, at now: Date) {
    let trips = found.matching.value
    matchCount += trips.count
    for trip in trips where !trip.hasExpired(at: now) {
      foundPrice(trip.price, trip.currency)
    }
  }

  mutating func foundPrice(_ price: Price, _ currency: String) {
    cheapest[currency] = min(cheapest[currency] ?? price, price)
  }

  /// Adds the changes of a region to the messages, after deals and new lows were marked.
  ///
  /// - Returns: The changes to notify of.
  mutating func take(_ watched: WatchedRegion, of found: SearchTrips.Found) -> [TripChange] {
    let notable = watched.notableChanges(watch.triggers)
    outbox.add(notable, of: found, stillMatches: seen.stillMatches)
    return notable
  }

  /// Remembers changes, the cheapest first, until they are saved as reported. A watch without a name has no feed.
  mutating func report(_ changes: [ReportedChange], in region: Region.ID?) {
    guard watch.name != nil, !changes.isEmpty else { return }
    // If the store fails for a long time, only the last changes stay.
    reported[region] = Array((changes + (reported[region] ?? [])).prefix(ReportedChange.maxCount))
  }

  mutating func savedReported(_ region: Region.ID?) { reported[region] = nil }

  /// Takes the checks of the changes that the watch would send, of which `waitingCount` were not checked.
  ///
  /// - Returns: The regions whose saved changes must be updated.
  mutating func take(
    _ checks: [CheckedTrip], waitingCount: Int, usual: (Trip) -> UsualPrices?
  ) -> Set<Region.ID?> {
    let (regions, outdated) = outbox.take(checks, usual: usual, stillMatches: seen.stillMatches)
    notes.compare(outdated: outdated, waitingCount: waitingCount)
    return regions
  }

  /// Restores the meetings that an earlier process saw; `nil` if none are saved.
  mutating func restoreMeetings(_ saved: SeenTrips?) {
    let earlier = saved?.meetings ?? WatchedMeetings()
    meetings = saved?.conditions == conditions ? earlier : earlier.forOtherConditions(watch.triggers)
  }

  func saved(_ region: Region.ID?) -> SeenTrips {
    if let meetings {
      var saved = SeenTrips([], conditions: conditions)
      saved.meetings = meetings
      saved.reported = reported[nil] ?? []
      return saved
    }
    var saved = SeenTrips(seen.trips(in: region), conditions: conditions)
    if !seen.hasSeen(region), let earlier = outdated[region] { saved = earlier }
    saved.unsent = outbox[region]
    saved.reported = reported[region] ?? []
    return saved
  }

  /// Returns the subject under which a region is saved. The source identifies the service.
  func subject(_ region: Region.ID?, source: String) -> WatchSubject {
    if let name = watch.name { return WatchSubject(source: source, watch: name, region: region) }
    return WatchSubject(source: source, search: seen.search, region: watch.meeting?.homesText ?? region)
  }

  /// Returns the unreported notes, with one about the failed round unless the previous round failed too.
  package mutating func roundFailed(_ error: any Error) -> [String] {
    (matchCount, changeCount) = (0, 0)
    notes.start(of: .round, "the round failed: \(error)")
    let (notes, remarks) = notes.take()
    return notes + remarks
  }

  /// Returns the unreported notes, with one about the success if the previous round failed.
  package mutating func roundSucceeded() -> [String] {
    notes.end(of: .round, "rounds succeed again")
    return notes.take().notes
  }

  /// Returns a report of the last round, such as `round 3 of weekend: 2 changes`.
  package func roundReport(_ number: Int) -> String {
    "round \(number)\(watch.name.map { " of \($0)" } ?? ""): \(counted(changeCount, "change"))"
  }
}
