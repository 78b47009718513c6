package import Foundation

extension Date {
  /// The date and time to the minute in UTC, such as `2026-12-03 06:40`.
  package var minuteText: String {
    // RFC 3339 has no text for years outside of 0 to 9999.
    let text = RFC3339.string(from: self) ?? ""
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5))"
  }

  /// The time to the minute in UTC, such as `06:40`.
  package var hourText: String { String(minuteText.suffix(5)) }

  /// The day in UTC, such as `2026-12-05`.
  package var asDay: String { String((RFC3339.string(from: self) ?? "").prefix(10)) }
}

extension TripDates {
  /// The dates in one phrase, such as `departing 2026-12-05, back 2026-12-09`.
  package var inWords: String {
    "departing \(Date(dayNumber: departure).asDay)" + (returning.map { ", back \(Date(dayNumber: $0).asDay)" } ?? "")
  }
}
