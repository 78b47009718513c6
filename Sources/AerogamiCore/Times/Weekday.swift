/// A day of the week, numbered as in ISO 8601: Monday is 1.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Returns the weekday of a day.
  ///
  /// - Parameter dayNumber: Days since 1970-01-01, which was a Thursday.
  public init(dayNumber: Int) {
    let daysSinceMonday = (dayNumber + 3).dividedRoundingDown(by: 7).remainder
    self = Self.allCases[daysSinceMonday]
  }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
