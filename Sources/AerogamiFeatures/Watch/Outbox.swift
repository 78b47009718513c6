import AerogamiContainer
import AerogamiCore
import Foundation

/// The changes of a watch that its notifiers still have to send, in each region.
struct Outbox: Sendable {
  /// The notifiers of the watch. If it confirms the prices of changes, also ``caller`` if these are for the caller, and
  /// `UnsentChange.feed` if the watch has a name.
  var recipients: [String]
  private let triggers: WatchTriggers
  private var changes: [Region.ID?: [UnsentChange]] = [:]
  /// The checks of this round, by trip; `nil` if changes are sent without a check.
  private(set) var checks: [Trip.ID: CheckedTrip]?
  /// The changes that can be sent after a check in this round, with the trips as they are now.
  private var checked: [Region.ID?: [Trip.ID: UnsentChange]] = [:]

  /// The recipient that is not a notifier: the caller, who runs a command or rings a bell. No notifier has this name.
  static let caller = "(caller)"

  /// The maximum number of unsent changes in a region. If a notifier fails for a long time, only the changes with the
  /// lowest prices stay.
  private static let maxCount = 1000

  /// The maximum number of trips that are checked in a round.
  static let checkCount = 5

  init(of watch: Watch) { (recipients, triggers) = (watch.notifiers, watch.triggers) }

  subscript(region: Region.ID?) -> [UnsentChange] { changes[region] ?? [] }

  mutating func restore(_ unsent: [UnsentChange], in region: Region.ID?) { changes[region] = unsent }

  mutating func removeAll(except regions: Set<Region.ID?>) { changes = changes.filter { regions.contains($0.key) } }

  /// Adds the changes of a region. Updates the earlier changes, so that a late message reports the current state of each
  /// trip.
  ///
  /// - Parameter stillMatches: Returns whether a trip that was seen earlier matches the search of the watch.
  mutating func add(_ notices: [TripChange], of found: SearchTrips.Found, stillMatches: (Trip) -> Bool) {
    let region = found.origin
    let earlier = self[region]
    if notices.isEmpty && earlier.isEmpty || recipients.isEmpty { return }
    let noticed = Set(notices.map(\.found.trip.id))
    let ids = Set(earlier.map(\.change.found.trip.id))
    let replaced = Dictionary(earlier.map { ($0.change.found.trip.id, $0) }) { $1 }
    func byID(_ trips: [Trip]) -> [Trip.ID: Trip] {
      // If a trip occurs twice, the cheaper one counts.
      Dictionary(trips.filter { ids.contains($0.id) }.map { ($0.id, $0) }) { $0.price <= $1.price ? $0 : $1 }
    }
    let (present, matching) = (byID(found.fetched.value), byID(found.matching.value))
    let isComplete = found.fetched.isComplete
    var changes = earlier.filter { !noticed.contains($0.change.found.trip.id) }.map { unsent in
      var unsent = unsent
      let trip = unsent.change.found.trip
      // A trip that was reported as gone is back only if it matches again. Any other trip counts as present even if it
      // no longer matches.
      let latest = (unsent.change.kind == .gone ? matching : present)[trip.id]
      // If a missing trip does not match the search, it may still exist: the service may return only matching trips.
      if latest != nil || isComplete && stillMatches(trip) { unsent.update(to: latest, triggers) }
      return unsent
    }
    changes += notices.map { UnsentChange($0, replacing: replaced[$0.found.trip.id]) }
    if changes.count > Self.maxCount {
      changes.sort { $0.change.found.trip.price < $1.change.found.trip.price }
      changes.removeLast(changes.count - Self.maxCount)
    }
    self.changes[region] = changes
  }

  /// Removes trips that have departed, offers that have ended, and changes that all recipients have received.
  mutating func removeUnneeded(at now: Date) {
    changes = changes.mapValues { $0.filter { $0.isUnsent(by: recipients) && !$0.isOver(at: now) } }
  }

  /// Returns the trips to check before their changes are sent, and how many more must wait for another round. First come
  /// the trips that were never checked, then those that were checked longest ago; the cheapest first. The
  /// last check is for the trip that has waited longest for its first one, so that an expensive one does not wait forever.
  func tripsToCheck() -> (trips: [Trip], waitingCount: Int) {
    let offers = changes.values.joined().filter(\.isOffer).sorted { left, right in
      let (one, other) = (left.change.found.trip, right.change.found.trip)
      return (left.checkedAt ?? .distantPast, one.price, one.departureAt.milliseconds, one.id)
        < (right.checkedAt ?? .distantPast, other.price, other.departureAt.milliseconds, other.id)
    }
    var ids: Set<Trip.ID> = []
    let unique = offers.filter { ids.insert($0.change.found.trip.id).inserted }
    var chosen = unique.prefix(Self.checkCount - 1)
    let rest = unique.dropFirst(chosen.count)
    let waiting = rest.filter { $0.checkedAt == nil }.min { $0.change.seenAt < $1.change.seenAt }
    if let last = waiting ?? rest.first { chosen.append(last) }
    return (chosen.map(\.change.found.trip), max(0, unique.count - Self.checkCount))
  }

  /// Takes the checks of a round. From then on, an offer that was not checked in this round is not sent.
  ///
  /// - Parameters:
  ///   - usual: Returns the usual prices of a trip's route.
  ///   - stillMatches: Returns whether a trip that was seen earlier matches the search of the watch.
  /// - Returns: The regions whose saved changes must be updated, and the checks by which changes became outdated.
  mutating func take(
    _ checks: [CheckedTrip], usual: (Trip) -> UsualPrices?, stillMatches: (Trip) -> Bool
  ) -> (regions: Set<Region.ID?>, outdated: [CheckedTrip]) {
    let known = Dictionary(checks.map { ($0.before.id, $0) }) { $1 }
    (self.checks, checked) = (known, [:])
    var regions: Set<Region.ID?> = []
    var outdated: Set<Trip.ID> = []
    for (region, unsent) in changes {
      for (index, change) in unsent.enumerated() where change.isOffer {
        let id = change.change.found.trip.id
        guard let check = known[id] else { continue }
        let current = change.checked(check, usual, triggers, stillMatches)
        // What an earlier check found stays true until another one finds something out.
        if change.later == .outdated, check.finding == .unknown { continue }
        if current == nil, change.later != .outdated { outdated.insert(id) }
        changes[region]?[index].markChecked(
          at: check.checkedAt, isOutdated: current == nil, isGone: check.finding == .gone)
        checked[region, default: [:]][id] = current
        regions.insert(region)
      }
    }
    let sent = Set(checked.values.flatMap(\.keys))
    return (regions, checks.filter { outdated.contains($0.before.id) && !sent.contains($0.before.id) })
  }

  /// Returns the changes that a recipient has not received and that can be sent now, in all regions.
  func unsent(by recipient: String) -> [UnsentChange] {
    changes.flatMap { region, unsent in
      unsent.filter { $0.isUnsent(by: [recipient]) }.compactMap { sendable($0, in: region) }
    }
  }

  /// Marks the changes that can be sent now as received by a recipient.
  ///
  /// - Returns: The regions in which a change was marked, whose saved changes must be updated.
  mutating func markSent(by recipient: String) -> [Region.ID?] {
    changes.keys.filter { region in
      let before = self[region]
      let after = before.map { sendable($0, in: region) == nil ? $0 : $0.sent(by: recipient) }
      changes[region] = after.filter { $0.isUnsent(by: recipients) }
      return after != before
    }
  }

  /// Returns a change as it can be sent now; otherwise `nil`.
  private func sendable(_ unsent: UnsentChange, in region: Region.ID?) -> UnsentChange? {
    if checks == nil { return unsent.later == .outdated ? nil : unsent }
    if unsent.later == .outdated || unsent.isOffer { return checked[region]?[unsent.change.found.trip.id] }
    // What became more expensive or gone before it was checked is not sent; that a trip is gone needs no check.
    return unsent.change.kind == .gone ? unsent : nil
  }
}

extension UnsentChange {
  /// Whether the change says that the trip can be booked at its price. So does an outdated one again if the service has
  /// found the trip after the check.
  fileprivate var isOffer: Bool {
    if later == .outdated { return checkedAt.map { change.found.trip.createdAt > $0 } ?? true }
    return change.kind == .gone ? later == .back : later == nil
  }

  /// Returns the change with the trip as a check found it, or unchanged if the check found nothing out; `nil` if there
  /// is nothing to report.
  fileprivate func checked(
    _ check: CheckedTrip, _ usual: (Trip) -> UsualPrices?, _ triggers: WatchTriggers, _ stillMatches: (Trip) -> Bool
  ) -> UnsentChange? {
    if check.finding == .unknown { return later == .outdated ? nil : self }
    guard let current = check.current else { return nil }
    // Another source may not know every property that the search filters by.
    var trip = change.found.trip
    (trip.price, trip.terms) = (current.price, current.terms)
    trip.transfers = current.transfers ?? trip.transfers
    trip.travelMinutes = current.travelMinutes ?? trip.travelMinutes
    return stillMatches(trip) ? checked(current, usual: usual(current), triggers) : nil
  }

  /// Whether at least one of the recipients has not received the change.
  fileprivate func isUnsent(by recipients: [String]) -> Bool { !recipients.allSatisfy(sentBy.contains) }

  /// Whether the trip has departed or its offer has ended, so that no one can book it. If the change is that the trip
  /// is gone, the end of the offer does not matter.
  fileprivate func isOver(at now: Date) -> Bool {
    let trip = change.found.trip
    return trip.departureAt.instant <= now || change.kind != .gone && trip.hasExpired(at: now)
  }

  fileprivate func sent(by recipient: String) -> UnsentChange {
    var sent = self
    sent.sentBy = (sentBy + [recipient]).uniqued()
    return sent
  }
}
