package import Foundation

private let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
let monthAbbreviations = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
private let twoDigits = (0..<60).map { ($0 < 10 ? "0" : "") + String($0) }

extension LocalTime {
  /// The weekday, the day and the time at the airport, such as `Fri 10 Jan 07:00`. Includes the year unless the time is
  /// within the next 330 days. If the offset is unknown, the time is in UTC and followed by `Z`.
  package func text(at now: Date) -> String { paddedDay(at: now) + (" " + clockText) }

  fileprivate var clockText: String { twoDigits[hour] + ":" + twoDigits[minute] + (offset == nil ? "Z" : "") }

  /// The day in 10 characters, such as `Fri 10 Jan`, or `2031-01-10` if ``text(at:)`` has the year.
  package func shortDayText(at now: Date) -> String { isNear(now) ? weekdayText : String(description.prefix(10)) }

  /// The day in 6 characters, such as `10 Jan`, or `2031-01-10` if ``text(at:)`` has the year.
  package func shortestDayText(at now: Date) -> String {
    isNear(now) ? String(weekdayText.suffix(6)) : shortDayText(at: now)
  }

  /// The weekday and the day, such as `Mon 13 Jan`.
  package var weekdayText: String { day(withYear: false) }

  /// The weekday and the day, such as `Fri 1 Feb` or `Fri 1 Feb 2030`, for use in a sentence.
  package func dayText(at now: Date) -> String { paddedDay(at: now).replacing("  ", with: " ") }

  /// The weekday and the day, with the year unless the time is near. A day below 10 is padded with a space.
  private func paddedDay(at now: Date) -> String { day(withYear: !isNear(now)) }

  /// Whether the time is within 330 days after `now`. In this period, a day without a year is unambiguous.
  private func isNear(_ now: Date) -> Bool { (0..<330 * 86_400).contains(instant.timeIntervalSince(now)) }

  fileprivate func day(withYear: Bool) -> String {
    let day = CivilDay(daysSince1970: dayNumber)
    return "\(weekdays[weekday.rawValue - 1]) \(day.day < 10 ? " " : "")\(day.day) \(monthAbbreviations[day.month - 1])"
      + (withYear ? " \(day.year)" : "")
  }
}

extension Trip {
  /// The local day and time of the return flight, such as `Mon 13 Jan 21:15`, or `one way`.
  package var returnText: String {
    guard let returnAt else { return "one way" }
    return returnAt.weekdayText + (" " + returnAt.clockText) + (otherWayBack.map { " " + $0 } ?? "")
  }

  /// The local day of the return flight in at most 10 characters, such as `Mon 13 Jan`, or `one way`.
  package var returnDayText: String { returnAt?.weekdayText ?? "one way" }

  /// The number of nights away; `-` for one way.
  package var nightsText: String { nights.map { "\($0)" } ?? "-" }
}

extension Date {
  /// The day of this date in UTC, such as `Fri 10 Jan 2031`.
  package var weekdayText: String { LocalTime(self)?.day(withYear: true) ?? "" }

  /// The date and time to the minute in UTC, such as `2026-12-03 06:40`.
  package var minuteText: String {
    // RFC 3339 has no text for years outside of 0 to 9999.
    let text = RFC3339.string(from: self) ?? ""
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5))"
  }

  package var hourText: String { String(minuteText.suffix(5)) }

  /// The day in UTC, such as `2026-12-05`.
  package var asDay: String { String((RFC3339.string(from: self) ?? "").prefix(10)) }
}

extension Int {
  /// The day that is given as days since 1970, such as `2026-12-05`.
  package var asDay: String { Date(dayNumber: self).asDay }
}

extension TripDates {
  /// The dates in one phrase, such as `departing 2026-12-05, back 2026-12-09`.
  package var inWords: String {
    "departing \(Date(dayNumber: departure).asDay)" + (returning.map { ", back \(Date(dayNumber: $0).asDay)" } ?? "")
  }
}
