package import Foundation

/// The UTC offsets of one time zone during a range of years, read once so that conversions do not need the zone itself.
package struct ZoneOffsets: Hashable, Sendable {
  /// The start of a period with a fixed offset.
  package struct Change: Hashable, Sendable {
    /// The first second with this offset, in seconds since 1970.
    package let start: Int
    /// The offset in seconds east of UTC.
    package let offset: Int

    package init(start: Int, offset: Int) { (self.start, self.offset) = (start, offset) }
  }

  /// The changes in ascending order. The first is the start of the range of years.
  package let changes: [Change]
  /// The first second after the range of years, in seconds since 1970.
  package let end: Int

  /// Creates offsets; `nil` if there are no changes, if their starts are not in ascending order, or if a change does
  /// not start before `end`.
  package init?(_ changes: [Change], until end: Int) {
    guard !changes.isEmpty else { return nil }
    let ends = changes.dropFirst().map(\.start) + [end]
    guard zip(changes, ends).allSatisfy({ $0.start < $1 }) else { return nil }
    (self.changes, self.end) = (changes, end)
  }

  /// Returns the seconds east of UTC at an instant; `nil` outside the range of years.
  package func offset(at instant: Date) -> Int? {
    let seconds = instant.timeIntervalSince1970
    guard seconds < Double(end) else { return nil }
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if Double(changes[middle].start) <= seconds { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].offset : nil
  }

  /// Returns the local time at an instant; `nil` outside the range of years, or if ``LocalTime`` cannot represent it.
  package func localTime(at instant: Date) -> LocalTime? {
    offset(at: instant).flatMap { LocalTime(instant, offset: $0) }
  }

  /// Adds the UTC offset to a time that local clocks show; `nil` outside the range of years, or if ``LocalTime`` cannot
  /// represent the result.
  ///
  /// Follows RFC 5545. For a time that occurs twice, when clocks are set back, returns the first occurrence. Moves a
  /// time that is skipped, when clocks are set forward, by the size of the gap: 03:30 becomes 04:30.
  ///
  /// - Parameter wallClock: The instant at which a clock in UTC shows that time.
  package func localTime(wallClock: Date) -> LocalTime? {
    let wallSeconds = wallClock.timeIntervalSince1970
    for (index, change) in changes.enumerated() {
      let end = index + 1 < changes.count ? changes[index + 1].start : end
      let instant = wallSeconds - Double(change.offset)
      guard instant < Double(end) else { continue }
      if instant >= Double(change.start) { return localTime(at: wallClock - Double(change.offset)) }
      // The local time is skipped, so the offset before this change applies.
      return index > 0 ? localTime(at: wallClock - Double(changes[index - 1].offset)) : nil
    }
    return nil
  }
}
