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
  /// The first month with this number, 1 to 12, that is not over; it may be the current one. Written `jan` or
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

  static let dayNames = ["today", "tomorrow"]
  private static let relativeMonthNames = ["this", "next"]
  private static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  /// The words of ``init(month:)``, in lowercase.
  static var monthWords: [String] { relativeMonthNames + monthNames.flatMap { [$0, String($0.prefix(3))] } }

  /// Parses `+30d` or `+2w`, and returns the number of days, at most 3650; `nil` for any other text.
  private static func daysAhead(_ text: String) -> Int? {
    guard text.first == "+", let unit = text.last.flatMap({ ["d": 1, "w": 7][$0] }),
      let count = Int(digits: text.dropFirst().dropLast()), count <= 3650 / unit
    else { return nil }
    return count * unit
  }

  /// Returns the absolute day or month. The local day of `now` counts as today. Returns `nil` for an instant, for a
  /// relative value if `now` is `nil`, and for a result after the year 9999.
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

  /// Returns the absolute limit: an instant, or the start of a day or month. Returns `nil` for a relative value if
  /// `now` is `nil`, and for a result after the year 9999.
  public func limit(at now: LocalTime?) -> DepartureLimit? {
    if case .moment(let date) = self { return .moment(date) }
    return days(at: now).map { .day($0.days.lowerBound) }
  }

  /// Returns a month, where month 13 is January of the next year; `nil` after the year 9999.
  private static func month(_ number: Int, of year: Int) -> DepartureDays? {
    let start = CivilDay(year: year + (number - 1) / 12, month: (number - 1) % 12 + 1, day: 1)?.daysSince1970
    // The first 28 days, which every month has, identify the month.
    return start.flatMap { DepartureDays(containing: $0..<$0 + 28) }
  }
}

extension DayExpression: CustomStringConvertible {
  /// The text form, such as `+30d` or `jan`. Parsing it returns an equal value.
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

extension LocalTime {
  /// The local day as a number of days since 1970 or, in UTC, the day at the UTC offset of -12 hours.
  var earliestDay: Int { (offset ?? 0) == 0 ? (instant - 12 * 3600).dayNumber ?? dayNumber : dayNumber }
}

/// The month or day of a trip's departure, in local time at the airport.
public struct DepartureDays: Hashable, Sendable {
  /// The local days of departure, as numbers of days since 1970.
  public let days: Range<Int>
  private let isMonth: Bool

  /// Parses a month such as `2027-01`; `nil` for any other text.
  public init?(month text: some StringProtocol) {
    guard text.utf8.count == 7, let start = RFC3339.date("\(text)-01")?.dayNumber else { return nil }
    // The next month starts 28 to 31 days later. Only one of these days is the first of a month.
    let end = (28...31).map { start + $0 }.first { CivilDay(daysSince1970: $0).day == 1 } ?? start
    (days, isMonth) = (start..<end, true)
  }

  /// Parses a day such as `2027-01-31`; `nil` for any other text.
  public init?(day text: some StringProtocol) {
    guard let day = RFC3339.day(text)?.dayNumber else { return nil }
    (days, isMonth) = (day..<day + 1, false)
  }

  /// Creates the month of a day, given as days since 1970; `nil` outside the years 1970 to 9999.
  package init?(monthOf day: Int) { self.init(month: Date(dayNumber: day).asDay.prefix(7)) }

  /// Creates the only day of a range or, for a longer range, the month that contains all of its days; `nil` if the
  /// range is empty or spans several months.
  package init?(containing days: Range<Int>) {
    guard let first = days.first, let last = days.last else { return nil }
    let day = Date(dayNumber: first).asDay
    guard let containing = first == last ? DepartureDays(day: day) : DepartureDays(month: day.prefix(7)),
      containing.days.contains(last)
    else { return nil }
    self = containing
  }

  /// The text form: `2027-01` for a month, `2027-01-31` for a day.
  public var text: String { String(Date(dayNumber: days.lowerBound).asDay.prefix(isMonth ? 7 : 10)) }

  package var month: DepartureDays? { isMonth ? self : nil }
  package var day: DepartureDays? { isMonth ? nil : self }

  /// Returns whether the days are over in all time zones, even at the UTC offset of -12 hours.
  public func arePast(at now: Date) -> Bool { (now - 12 * 3600).dayNumber.map { days.upperBound <= $0 } ?? false }

  /// Returns whether the days are before the local day of `now`. In UTC, returns whether they are over in all time
  /// zones: many servers run in UTC, and their users live anywhere.
  public func arePast(at now: LocalTime) -> Bool { days.upperBound <= now.earliestDay }

  func contains(_ departure: LocalTime) -> Bool { days.contains(departure.dayNumber) }
}

/// A limit for departures: the start of a day in local time at the airport, or an instant.
public enum DepartureLimit: Hashable, Sendable {
  /// The start of a day, given as days since 1970.
  case day(Int)
  /// An instant, such as `2027-01-31T06:00:00Z`.
  case moment(Date)

  /// Parses a day such as `2027-01-31` or an instant such as `2027-01-31T06:00:00Z`; `nil` for any other text.
  public init?(_ text: String) {
    if let day = RFC3339.day(text) {
      guard let number = day.dayNumber else { return nil }
      self = .day(number)
    } else {
      guard let date = RFC3339.date(text) else { return nil }
      self = .moment(date)
    }
  }

  var moment: Date? { if case .moment(let date) = self { date } else { nil } }

  /// The day, as days since 1970; `nil` for an instant.
  package var day: Int? { if case .day(let number) = self { number } else { nil } }

  /// The text form, such as `2027-01-31` or `2027-01-31T06:00:00Z`.
  public var text: String {
    switch self {
    case .day(let number): Date(dayNumber: number).asDay
    case .moment(let date): RFC3339.string(from: date) ?? ""
    }
  }

  func isAfter(_ departure: LocalTime) -> Bool {
    switch self {
    case .day(let number): departure.dayNumber < number
    case .moment(let date): departure.instant < date
    }
  }
}
