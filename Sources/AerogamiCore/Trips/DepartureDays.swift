public import Foundation

/// The month or day of a trip's departure, in local time at the airport.
public struct DepartureDays: Hashable, Sendable {
  /// The days, as days since 1970.
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
  package init?(monthOf day: Int) {
    guard let text = RFC3339.string(from: Date(dayNumber: day)) else { return nil }
    self.init(month: text.prefix(7))
  }

  /// Creates the only day of a range or, for a longer range, the month that contains all of its days; `nil` if the
  /// range is empty or spans several months.
  package init?(containing days: Range<Int>) {
    guard let first = days.first, let last = days.last else { return nil }
    let text = RFC3339.string(from: Date(dayNumber: first)) ?? ""
    guard let containing = first == last ? DepartureDays(day: text.prefix(10)) : DepartureDays(month: text.prefix(7)),
      containing.days.contains(last)
    else { return nil }
    self = containing
  }

  /// The text form: `2027-01` for a month, `2027-01-31` for a day.
  public var text: String {
    let day = RFC3339.string(from: Date(dayNumber: days.lowerBound)) ?? ""
    return String(day.prefix(isMonth ? 7 : 10))
  }

  /// This value if it is a month; otherwise `nil`.
  package var month: DepartureDays? { isMonth ? self : nil }
  /// This value if it is a day; otherwise `nil`.
  package var day: DepartureDays? { isMonth ? nil : self }

  /// Returns whether the days are over in all time zones, even at the UTC offset of -12 hours.
  public func arePast(at now: Date) -> Bool {
    (now - 12 * 3600).dayNumber.map { days.upperBound <= $0 } ?? false
  }

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

  /// The instant; `nil` for a day.
  var moment: Date? { if case .moment(let date) = self { date } else { nil } }

  /// The day, as days since 1970; `nil` for an instant.
  package var day: Int? { if case .day(let number) = self { number } else { nil } }

  /// The text form, such as `2027-01-31` or `2027-01-31T06:00:00Z`.
  public var text: String {
    switch self {
    case .day(let number): String((RFC3339.string(from: Date(dayNumber: number)) ?? "").prefix(10))
    case .moment(let date): RFC3339.string(from: date) ?? ""
    }
  }

  /// Returns whether this limit is after a departure.
  func isAfter(_ departure: LocalTime) -> Bool {
    switch self {
    case .day(let number): departure.dayNumber < number
    case .moment(let date): departure.instant < date
    }
  }
}
