package import Foundation

/// Provides the UTC offsets of time zones: from Foundation in the program, from a table in tests.
package struct TimeZones: Sendable {
  /// Returns the offsets of a zone such as `Europe/Vilnius` for a range of years around `instant`; `nil` if they are
  /// unknown.
  package var offsets: @Sendable (_ zone: String, _ instant: Date) -> ZoneOffsets?

  package init(offsets: @escaping @Sendable (_ zone: String, _ instant: Date) -> ZoneOffsets?) {
    self.offsets = offsets
  }

  package static let none = TimeZones { _, _ in nil }
}

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

  /// The changes in ascending order. The first change is at the start of the range of years.
  package let changes: [Change]
  /// The first second after the range of years, in seconds since 1970.
  package let end: Int

  /// Returns `nil` if there are no changes, or if their starts and `end` are not in ascending order.
  package init?(_ changes: [Change], until end: Int) {
    guard !changes.isEmpty else { return nil }
    let ends = changes.dropFirst().map(\.start) + [end]
    guard zip(changes, ends).allSatisfy({ $0.start < $1 }) else { return nil }
    (self.changes, self.end) = (changes, end)
  }

  /// Returns the seconds east of UTC at an instant in milliseconds since 1970; `nil` outside the range of years.
  @inline(__always) func offset(at milliseconds: Int) -> Int? {
    guard milliseconds < end * 1000 else { return nil }
    let next = changes.partitioningIndex { $0.start * 1000 > milliseconds }
    return next > 0 ? changes[next - 1].offset : nil
  }

  package func offset(at instant: Date) -> Int? { instant.roundedMilliseconds.flatMap { offset(at: $0) } }

  /// Returns the local time at an instant; `nil` outside the range of years, or if ``LocalTime`` cannot represent it.
  package func localTime(at instant: Date) -> LocalTime? {
    offset(at: instant).flatMap { LocalTime(instant, offset: $0) }
  }

  /// Returns the instant at which local clocks show a time. `wallClock` is the instant at which a clock in UTC shows
  /// it. Returns `nil` outside the range of years, or if ``LocalTime`` cannot represent the result. Follows RFC 5545: a
  /// time that occurs twice, when clocks are set back, is its first occurrence. A time that is skipped, when clocks are
  /// set forward, moves by the size of the gap: 03:30 becomes 04:30.
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
