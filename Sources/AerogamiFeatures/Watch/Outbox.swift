import AerogamiContainer
import AerogamiCore
import Foundation

/// The changes of a watch that its notifiers still have to send, in each region.
struct Outbox: Sendable {
  private let notifiers: [String]
  private let triggers: WatchTriggers
  private var changes: [Region.ID?: [UnsentChange]] = [:]

  /// The maximum number of unsent changes in a region. If a notifier fails for a long time, only the changes with the
  /// lowest prices stay.
  private static let maxCount = 1000

  init(of watch: Watch) { (notifiers, triggers) = (watch.notifiers, watch.triggers) }

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
    if notices.isEmpty && earlier.isEmpty || notifiers.isEmpty { return }
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

  /// Removes trips that have departed, offers that have ended, and changes that all notifiers of the watch have sent.
  mutating func removeUnneeded(at now: Date) {
    changes = changes.mapValues { $0.filter { $0.isUnsent(by: notifiers) && !$0.isOver(at: now) } }
  }

  /// Returns the changes that a notifier has not sent, in all regions.
  func unsent(by notifier: String) -> [UnsentChange] {
    changes.values.flatMap(\.self).filter { $0.isUnsent(by: [notifier]) }
  }

  /// Marks all changes as sent by a notifier.
  ///
  /// - Returns: The regions in which a change was marked, whose saved changes must be updated.
  mutating func markSent(by notifier: String) -> [Region.ID?] {
    changes.keys.filter { region in
      let before = self[region]
      guard before.contains(where: { $0.isUnsent(by: [notifier]) }) else { return false }
      changes[region] = before.map { $0.sent(by: notifier) }.filter { $0.isUnsent(by: notifiers) }
      return true
    }
  }
}

extension UnsentChange {
  /// Whether at least one of the notifiers has not sent the change.
  fileprivate func isUnsent(by notifiers: [String]) -> Bool { !notifiers.allSatisfy(sentBy.contains) }

  /// Whether the trip has departed or its offer has ended, so that no one can book it. If the change is that the trip
  /// is gone, the end of the offer does not matter.
  fileprivate func isOver(at now: Date) -> Bool {
    let trip = change.found.trip
    return trip.departureAt.instant <= now || change.kind != .gone && trip.hasExpired(at: now)
  }

  fileprivate func sent(by notifier: String) -> UnsentChange {
    var sent = self
    sent.sentBy = (sentBy + [notifier]).uniqued()
    return sent
  }
}
