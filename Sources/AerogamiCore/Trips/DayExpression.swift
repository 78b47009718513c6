public import Foundation

/// A day, a month or an instant as a user types it in a search. A day or month may be relative to the current day.
public enum DayExpression: Hashable, Sendable {
  /// A day or a month, such as `2027-01-31` or `2027-01`.
  case days(DepartureDays)
  /// An instant, such as `2027-01-31T06:00:00Z`.
  case moment(Date)
  /// The day that is this many days after the current one: `today`, `tomorrow`, `+30d` or `+2w`.
  case daysAhead(Int)
  /// The month that is this many months after the current one: `this` or `next`.
  case monthsAhead(Int)
  /// The first month with this number, 1 to 12, that is not over; it may be the current month. Written `jan` or
  /// `january`.
  case month(Int)

  /// Parses a day such as `2027-01-31`, `today`, `tomorrow`, `+30d` or `+2w`; `nil` for any other text.
  init?(day text: String) {
    if let days = DepartureDays(day: text) {
      self = .days(days)
    } else if let count = Self.dayNames.firstIndex(of: text.lowercased()) ?? Self.daysAhead(text) {
      self = .daysAhead(count)
    } else {
      return nil
    }
  }

  /// Parses a month such as `2027-01`, `this`, `next`, `jan` or `january`; `nil` for any other text.
  init?(month text: String) {
    let word = text.lowercased()
    if let days = DepartureDays(month: text) {
      self = .days(days)
    } else if let count = Self.relativeMonthNames.firstIndex(of: word) {
      self = .monthsAhead(count)
    } else if let index = Self.monthNames.firstIndex(where: { $0 == word || $0.prefix(3) == word }) {
      self = .month(index + 1)
    } else {
      return nil
    }
  }

  /// Parses a day as ``init(day:)`` does, or an instant such as `2027-01-31T06:00:00Z`; `nil` for any other text.
  init?(limit text: String) {
    if let day = DayExpression(day: text) {
      self = day
    } else if case .moment(let date)? = DepartureLimit(text) {
      self = .moment(date)
    } else {
      return nil
    }
  }

  private static let dayNames = ["today", "tomorrow"]
  private static let relativeMonthNames = ["this", "next"]
  private static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// Parses `+30d` or `+2w`, at most ten years.
  private static func daysAhead(_ text: String) -> Int? {
    guard text.first == "+", let unit = text.last.flatMap({ ["d": 1, "w": 7][$0] }),
      let count = Int(digits: text.dropFirst().dropLast()), count <= 3650 / unit
    else { return nil }
    return count * unit
  }
}

extension DayExpression {
  /// Returns the absolute day or month.
  ///
  /// - Parameter now: The current time, whose local day counts as today; `nil` if the time is unknown or relative days
  ///   are not allowed.
  /// - Returns: `nil` if this value is an instant, if it is relative and `now` is `nil`, or if the result would be
  ///   after the year 9999.
  public func days(at now: LocalTime?) -> DepartureDays? {
    if case .days(let days) = self { return days }
    guard let now else { return nil }
    let today = CivilDay(daysSince1970: now.dayNumber)
    switch self {
    case .days, .moment: return nil
    case .daysAhead(let count):
      let day = now.dayNumber + count
      return DepartureDays(containing: day..<day + 1)
    case .monthsAhead(let count): return Self.month(today.month + count, of: today.year)
    case .month(let number): return Self.month(number, of: number < today.month ? today.year + 1 : today.year)
    }
  }

  /// Returns the absolute limit: an instant, or the start of a day or month.
  ///
  /// Returns `nil` if this value is relative and `now` is `nil`, or if the result would be after the year 9999.
  public func limit(at now: LocalTime?) -> DepartureLimit? {
    if case .moment(let date) = self { return .moment(date) }
    return days(at: now).map { .day($0.days.lowerBound) }
  }

  /// Returns a month; `nil` after the year 9999.
  ///
  /// - Parameter number: The number of the month, where 13 is January of the next year.
  private static func month(_ number: Int, of year: Int) -> DepartureDays? {
    let start = CivilDay(year: year + (number - 1) / 12, month: (number - 1) % 12 + 1, day: 1)?.daysSince1970
    // The first 28 days, which every month has, identify the month.
    return start.flatMap { DepartureDays(containing: $0..<$0 + 28) }
  }
}

extension DayExpression: CustomStringConvertible {
  /// The text that is parsed as this value.
  public var description: String {
    switch self {
    case .days(let days): days.text
    case .moment(let date): DepartureLimit.moment(date).text
    case .daysAhead(let count): count < Self.dayNames.count ? Self.dayNames[count] : "+\(count)d"
    case .monthsAhead(let count): Self.relativeMonthNames[count]
    case .month(let number): String(Self.monthNames[number - 1].prefix(3))
    }
  }
}
