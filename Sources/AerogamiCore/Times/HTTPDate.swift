package import Foundation

/// Parses and formats dates in HTTP headers with arithmetic alone, without a formatter, locale or time zone database.
package enum HTTPDate {
  /// Parses a date such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7), but not the two obsolete formats
  /// of that section, which no current server sends. Returns `nil` for an extra space, another letter case, a date that
  /// does not exist, and a wrong day of the week. The leap second 23:59:60 is parsed as the following midnight.
  package static func date(_ text: String) -> Date? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, words[5] == "GMT", let weekday = weekdays.firstIndex(where: { $0 + "," == words[0] }),
      let day = number(words[1], digits: 2), let month = monthAbbreviations.firstIndex(where: { $0 == words[2] }),
      let year = number(words[3], digits: 4), let time = secondsIntoDay(words[4]),
      let civilDay = CivilDay(year: year, month: month + 1, day: day)
    else { return nil }
    let days = civilDay.daysSince1970
    guard (days - weekday).isMultiple(of: 7) else { return nil }
    return Date(timeIntervalSince1970: Double(days * 86400 + time))
  }

  /// Formats a date: `Sun, 06 Nov 1994 08:49:37 GMT`. Returns `nil` outside the years 1970 to 9999.
  package static func string(from date: Date) -> String? {
    guard (0..<253_402_300_800).contains(date.timeIntervalSince1970) else { return nil }
    let (days, time) = Int(date.timeIntervalSince1970).quotientAndRemainder(dividingBy: 86_400)
    let day = CivilDay(daysSince1970: days)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = [time / 3600, time / 60 % 60, time % 60].map(padded).joined(separator: ":")
    return "\(weekdays[days % 7]), \(padded(day.day)) \(monthAbbreviations[day.month - 1]) \(day.year) \(clock) GMT"
  }

  /// The days of the week. The first is Thursday, the weekday of January 1, 1970.
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

  private static func number(_ text: Substring, digits: Int) -> Int? {
    text.utf8.count == digits ? Int(digits: text) : nil
  }

  /// Returns the number of seconds since midnight of a time such as `08:49:37`. Accepts the leap second 23:59:60.
  private static func secondsIntoDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { number($0, digits: 2) }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2] else { return nil }
    let isLeapSecond = (hour, minute, second) == (23, 59, 60)
    guard hour <= 23, minute <= 59, second <= 59 || isLeapSecond else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}
