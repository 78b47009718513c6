/// The UTC offsets of one time zone over some years, read once so that no time needs the zone itself.
package struct ZoneOffsets: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    /// The first second with this offset, since 1970.
    package let start: Int
    /// Seconds east of UTC.
    package let offset: Int

    package init(start: Int, offset: Int) { (self.start, self.offset) = (start, offset) }
  }

  /// Ascending; the first begins the years.
  package let changes: [Change]
  /// The first second after the years, since 1970.
  package let end: Int

  /// `nil` unless there is a change, and each starts before the next and before the end.
  package init?(_ changes: [Change], until end: Int) {
    guard !changes.isEmpty else { return nil }
    let ends = changes.dropFirst().map(\.start) + [end]
    guard zip(changes, ends).allSatisfy({ $0.start < $1 }) else { return nil }
    (self.changes, self.end) = (changes, end)
  }

  /// Seconds east of UTC; `nil` outside the years.
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

  /// What the zone's clock shows at a moment; `nil` outside the years.
  package func localTime(at instant: Date) -> LocalTime? {
    offset(at: instant).flatMap { LocalTime(instant, offset: $0) }
  }

  /// The time at which the zone's clock shows what a clock in UTC shows at `wallClock`; `nil` outside the years.
  ///
  /// Of a time that occurs twice, when clocks are set back, this is the first. One that is skipped, when they are set
  /// forward, is as much later: 03:30 is 04:30. RFC 5545 has the same rules.
  package func localTime(wallClock: Date) -> LocalTime? {
    let wallSeconds = wallClock.timeIntervalSince1970
    for (index, change) in changes.enumerated() {
      let end = index + 1 < changes.count ? changes[index + 1].start : end
      let instant = wallSeconds - Double(change.offset)
      guard instant < Double(end) else { continue }
      if instant >= Double(change.start) { return localTime(at: wallClock - Double(change.offset)) }
      // It is skipped, so the offset before this change tells the moment.
      return index > 0 ? localTime(at: wallClock - Double(changes[index - 1].offset)) : nil
    }
    return nil
  }
}
