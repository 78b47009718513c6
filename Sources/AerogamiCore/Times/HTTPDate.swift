package import Foundation

/// Parses and formats dates in HTTP headers with arithmetic alone, without a formatter, locale or time zone database.
package enum HTTPDate {
  /// Parses a date in one of the three formats of RFC 9110, section 5.6.7:
  ///
  ///     Sun, 06 Nov 1994 08:49:37 GMT     IMF-fixdate, the current format
  ///     Sunday, 06-Nov-94 08:49:37 GMT    RFC 850, obsolete
  ///     Sun Nov  6 08:49:37 1994          C's asctime(), obsolete
  ///
  /// Parsing is strict: it returns `nil` for an extra space, another letter case, a date that does not exist, and a
  /// wrong day of the week. A day may end with a leap second, 23:59:60, which is parsed as the following midnight.
  ///
  /// - Parameter now: The current time, for a two-digit year: its century is the latest one in which the parsed date is
  ///   at most 50 years after `now`.
  package static func date(_ text: String, now: Date) -> Date? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    switch words.count {
    case 4 where words[3] == "GMT":
      return obsoleteDate(weekday: words[0], dayMonthYear: words[1], time: words[2], now: now)
    case 6 where words[5] == "GMT":
      return date(
        weekday: index(of: words[0], in: shortWeekdays, followedBy: ","),
        day: number(words[1], digits: 2), month: words[2], year: number(words[3], digits: 4),
        time: secondsIntoDay(words[4]))
    case 6 where words[2].isEmpty:
      return date(
        weekday: index(of: words[0], in: shortWeekdays),
        day: number(words[3], digits: 1), month: words[1], year: number(words[5], digits: 4),
        time: secondsIntoDay(words[4]))
    case 5:
      guard let day = number(words[2], digits: 2), day >= 10 else { return nil }
      return date(
        weekday: index(of: words[0], in: shortWeekdays),
        day: day, month: words[1], year: number(words[4], digits: 4), time: secondsIntoDay(words[3]))
    default:
      return nil
    }
  }
}

extension HTTPDate {
  /// Formats a date: `Sun, 06 Nov 1994 08:49:37 GMT`. Returns `nil` outside the years 1970 to 9999.
  package static func string(from date: Date) -> String? {
    guard (0..<253_402_300_800).contains(date.timeIntervalSince1970) else { return nil }
    let (days, time) = Int(date.timeIntervalSince1970).quotientAndRemainder(dividingBy: 86_400)
    let day = CivilDay(daysSince1970: days)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = [time / 3600, time / 60 % 60, time % 60].map(padded).joined(separator: ":")
    return "\(shortWeekdays[days % 7]), \(padded(day.day)) \(months[day.month - 1]) \(day.year) \(clock) GMT"
  }

  /// The days of the week. The first is Thursday, the weekday of January 1, 1970.
  private static let weekdays = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"]
  private static let shortWeekdays = weekdays.map { String($0.prefix(3)) }
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func date(weekday: Int?, day: Int?, month: Substring, year: Int?, time: Int?) -> Date? {
    guard
      let weekday, let day, let month = index(of: month, in: months), let year, let time,
      let civilDay = CivilDay(year: year, month: month + 1, day: day)
    else { return nil }
    let days = civilDay.daysSince1970
    guard (days - weekday).isMultiple(of: 7) else { return nil }
    return Date(timeIntervalSince1970: Double(days * 86400 + time))
  }

  private static func obsoleteDate(
    weekday: Substring, dayMonthYear: Substring, time: Substring, now: Date
  ) -> Date? {
    let parts = dayMonthYear.split(separator: "-", omittingEmptySubsequences: false)
    guard
      parts.count == 3, let day = number(parts[0], digits: 2), let month = index(of: parts[1], in: months),
      let yearOfCentury = number(parts[2], digits: 2), let time = secondsIntoDay(time),
      // The years 0000 to 9999, for which the number of days cannot overflow.
      (-62_167_219_200..<253_402_300_800).contains(now.timeIntervalSince1970)
    else { return nil }

    let secondsNow = Int(now.timeIntervalSince1970.rounded(.down))
    let today = CivilDay(daysSince1970: Int((Double(secondsNow) / 86400).rounded(.down)))
    let latest = (today.year + 50, today.month, today.day, secondsNow - today.daysSince1970 * 86400)
    var year = (today.year / 100 + 1) * 100 + yearOfCentury
    while (year, month + 1, day, time) > latest { year -= 100 }
    return date(
      weekday: index(of: weekday, in: weekdays, followedBy: ","), day: day, month: parts[1], year: year, time: time)
  }

  private static func index(of word: Substring, in names: [String], followedBy end: String = "") -> Int? {
    names.firstIndex { $0 + end == word }
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits else { return nil }
    var number = 0
    for byte in text.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
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
