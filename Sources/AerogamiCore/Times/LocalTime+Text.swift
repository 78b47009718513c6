package import Foundation

extension LocalTime {
  /// The weekday, the day and the time to the minute, such as `Fri 10 Jan 07:00`, in the airport's local time.
  ///
  /// Unless the time is within the next 330 days, the text also has the year. The text ends with `Z` if the offset is
  /// unknown, because the time is then in UTC.
  package func text(at now: Date) -> String {
    "\(paddedDay(at: now)) \(description.dropFirst(11).prefix(5))\(offset == nil ? "Z" : "")"
  }

  /// The day in 10 characters, such as `Fri 10 Jan`, or `2031-01-10` if ``text(at:)`` has the year.
  package func shortDayText(at now: Date) -> String { isNear(now) ? weekdayText : String(description.prefix(10)) }

  /// The weekday and the day, such as `Mon 13 Jan`.
  package var weekdayText: String { Day(self).text(withYear: false) }

  /// The weekday and the day, such as `Fri 1 Feb` or `Fri 1 Feb 2030`, for use in a sentence.
  package func dayText(at now: Date) -> String { paddedDay(at: now).replacing("  ", with: " ") }

  /// The weekday and the day, with the year unless the time is near. A day below 10 is padded with a space.
  private func paddedDay(at now: Date) -> String { Day(self).text(withYear: !isNear(now)) }

  /// Whether the time is within 330 days after `now`. In this period, a day without a year is unambiguous.
  private func isNear(_ now: Date) -> Bool { (0..<330 * 86_400).contains(instant.timeIntervalSince(now)) }
}

extension Trip {
  /// The local day of the return, such as `Mon 13 Jan`, or `one way`.
  package var returnText: String { returnAt?.weekdayText ?? "one way" }

  /// The number of nights away; `-` for one way.
  package var nightsText: String { nights.map { "\($0)" } ?? "-" }
}

extension Date {
  /// The day of this date in UTC, such as `Fri 10 Jan 2031`.
  package var weekdayText: String { LocalTime(self).map { Day($0).text(withYear: true) } ?? "" }
}

private struct Day {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  let weekday: Weekday
  /// Year, month and day.
  let parts: [Int]

  init(_ time: LocalTime) {
    weekday = time.weekday
    parts = time.dayText.split(separator: "-").compactMap { Int($0) }
  }

  func text(withYear: Bool) -> String {
    let padding = parts[2] < 10 ? " " : ""
    return "\(Self.weekdays[weekday.rawValue - 1]) \(padding)\(parts[2]) \(Self.months[parts[1] - 1])"
      + (withYear ? " \(parts[0])" : "")
  }
}
