package import Foundation

/// A change of a meeting since a watch last saw it.
package struct MeetingChange: Hashable, Sendable {
  /// The kind of change, with the previous total. Never ``TripChange/Kind/gone``: a later search need not find a meeting
  /// again.
  package var kind: TripChange.Kind
  package var meeting: Meeting
  /// When the change was seen.
  package let seenAt: Date
  /// The names of the notifiers that have sent the change.
  package var sentBy: [String]

  package init(_ kind: TripChange.Kind, _ meeting: Meeting, seenAt: Date, sentBy: [String] = []) {
    (self.kind, self.meeting, self.seenAt, self.sentBy) = (kind, meeting, seenAt, sentBy)
  }

  /// The total before the change; `nil` for a new meeting.
  package var previousTotal: Price? {
    switch kind {
    case .cheaper(let total), .moreExpensive(let total): total
    case .new, .gone: nil
    }
  }
}

extension WatchTriggers {
  /// Returns whether to notify the user of a meeting. `below` is a limit for all people together.
  package func match(_ change: MeetingChange) -> Bool {
    let total = change.meeting.total
    switch change.kind {
    case .moreExpensive, .gone: return false
    case .cheaper(let earlier) where drop?.isReached(from: earlier, to: total) == true: return true
    case .new, .cheaper:
      return self == WatchTriggers() || below?.isUndercut(by: total, change.meeting.currency) == true
    }
  }
}

/// The meetings that a watch has seen, and the changes that its notifiers still have to send.
///
/// A city and its days identify a meeting, whatever the trips: it is reported when it is new or cheaper, and not again in
/// each round. A meeting that a round does not find is remembered until its days have passed.
package struct WatchedMeetings: Hashable, Sendable {
  package struct ID: Hashable, Sendable {
    package let city: String
    /// The local days of the arrivals and of the return flights, as days since 1970.
    package let arrivals: ClosedRange<Int>
    package let returns: ClosedRange<Int>

    package init(city: String, arrivals: ClosedRange<Int>, returns: ClosedRange<Int>) {
      (self.city, self.arrivals, self.returns) = (city, arrivals, returns)
    }

    fileprivate init(_ meeting: Meeting) {
      self.init(city: meeting.city.key, arrivals: meeting.arrivals, returns: meeting.returns)
    }
  }

  package struct Total: Hashable, Sendable {
    package let price: Price
    package let currency: String

    package init(_ price: Price, _ currency: String) { (self.price, self.currency) = (price, currency) }
  }

  /// The total of each meeting as it was last seen; `nil` before the first round that searched all homes.
  package private(set) var totals: [ID: Total]?
  package private(set) var unsent: [MeetingChange]

  /// The maximum number of unsent changes. If a notifier fails for a long time, only the cheapest meetings stay.
  private static let maxCount = 100

  package init(totals: [ID: Total]? = nil, unsent: [MeetingChange] = []) {
    (self.totals, self.unsent) = (totals, unsent)
  }

  /// Compares the meetings of all homes with those that were seen before, and remembers them.
  ///
  /// - Parameters:
  ///   - recipients: The notifiers that have to send the changes.
  ///   - now: Decides which days have passed.
  /// - Returns: The changes and, among them, those to notify of. Both are sorted by total.
  package mutating func update(
    with meetings: [Meeting], _ triggers: WatchTriggers, recipients: [String], at now: Date
  ) -> (changes: [MeetingChange], notable: [MeetingChange]) {
    var present: [ID: Meeting] = [:]
    for meeting in meetings where meeting.isComplete {
      let id = ID(meeting)
      if let other = present[id], other.total <= meeting.total { continue }
      present[id] = meeting
    }
    let changes = present.compactMap { id, meeting in
      meeting.change(since: self.totals?[id]).map { MeetingChange($0, meeting, seenAt: now) }
    }.sorted { $0.meeting.precedes($1.meeting, in: .total) }
    let isSilent = self.totals == nil && !triggers.includesFirstRound
    let notable = isSilent ? [] : changes.filter(triggers.match)

    var totals = (self.totals ?? [:]).filter { !$0.key.isOver(at: now) }
    for (id, meeting) in present { totals[id] = Total(meeting.total, meeting.currency) }
    self.totals = totals
    updateUnsent(to: present, triggers)
    if !recipients.isEmpty { add(notable) }
    removeUnneeded(recipients, at: now)
    return (changes, notable)
  }

  /// Updates the unsent changes to the latest trips. A change that no longer matches the triggers is not sent.
  private mutating func updateUnsent(to present: [ID: Meeting], _ triggers: WatchTriggers) {
    unsent = unsent.compactMap { change in
      guard let meeting = present[ID(change.meeting)] else { return change }
      var change = change
      change.meeting = meeting
      if let previous = change.previousTotal, meeting.total >= previous { return nil }
      return triggers.match(change) ? change : nil
    }
  }

  private mutating func add(_ notable: [MeetingChange]) {
    for var change in notable {
      if let index = unsent.firstIndex(where: { ID($0.meeting) == ID(change.meeting) }) {
        // If no notifier has sent the earlier change, no one has seen the total in between.
        if unsent[index].sentBy.isEmpty { change.kind = unsent[index].kind }
        unsent.remove(at: index)
      }
      unsent.append(change)
    }
    unsent.sort { $0.meeting.precedes($1.meeting, in: .total) }
    unsent = Array(unsent.prefix(Self.maxCount))
  }

  /// Removes changes that all recipients have sent, and meetings whose days have passed.
  package mutating func removeUnneeded(_ recipients: [String], at now: Date) {
    unsent.removeAll { change in
      recipients.allSatisfy(change.sentBy.contains) || ID(change.meeting).isOver(at: now)
    }
  }

  package mutating func markSent(by recipient: String, of recipients: [String], at now: Date) {
    for index in unsent.indices where !unsent[index].sentBy.contains(recipient) {
      unsent[index].sentBy.append(recipient)
    }
    removeUnneeded(recipients, at: now)
  }

  /// Forgets what was seen under other conditions, except the unsent changes that still match.
  package func forOtherConditions(_ triggers: WatchTriggers) -> WatchedMeetings {
    WatchedMeetings(unsent: unsent.filter(triggers.match))
  }
}

extension WatchedMeetings.ID {
  /// Whether the first day of the meeting is over in all time zones.
  fileprivate func isOver(at now: Date) -> Bool {
    (now - 12 * 3600).dayNumber.map { arrivals.lowerBound < $0 } ?? false
  }
}

extension Meeting {
  fileprivate func change(since before: WatchedMeetings.Total?) -> TripChange.Kind? {
    guard let before, before.currency == currency else { return .new }
    if total < before.price { return .cheaper(than: before.price) }
    return total > before.price ? .moreExpensive(than: before.price) : nil
  }
}
