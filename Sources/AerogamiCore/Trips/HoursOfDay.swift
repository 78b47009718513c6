/// A range of local times of day, which may cross midnight.
public struct HoursOfDay: Hashable, Sendable {
  /// The first minute of the range, counted from midnight: 0 to 1439.
  public let start: Int
  /// The minute after the last one of the range, counted from midnight: 1 to 1440.
  public let end: Int

  /// Parses `6-12`, which starts at 6:00 and ends just before 12:00; `nil` for any other text.
  ///
  /// Both ends may have minutes, such as `6:30-12`. The range `22-6` ends on the next day.
  public init?(_ text: some StringProtocol) {
    let bounds = text.split(separator: "-", omittingEmptySubsequences: false).map { TripShape.hours(String($0)) }
    guard bounds.count == 2, let start = bounds[0], let end = bounds[1], start < 1440, end <= 1440, start != end else {
      return nil
    }
    (self.start, self.end) = (start, end == 0 ? 1440 : end)
  }

  /// Returns whether the range contains a time of day. A time with an unknown offset is compared in UTC.
  func contains(_ time: LocalTime) -> Bool {
    let minute = time.minuteOfDay
    return start < end ? start <= minute && minute < end : start <= minute || minute < end
  }
}

extension HoursOfDay: CustomStringConvertible {
  /// The text form, such as `6-12` or `6:30-12`.
  public var description: String { "\(TripShape.text(ofHours: start))-\(TripShape.text(ofHours: end))" }
}
