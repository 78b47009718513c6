/// A day of the week, numbered as in ISO 8601: Monday is 1.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// - Parameter dayNumber: Days since 1970, which began on a Thursday.
  public init(dayNumber: Int) {
    let daysSinceMonday = (dayNumber + 3).dividedRoundingDown(by: 7).remainder
    self = Self.allCases[daysSinceMonday]
  }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
