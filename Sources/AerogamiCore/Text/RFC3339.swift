public import FoundationEssentials

/// Dates as text, such as `2026-12-03T06:40:00Z`, by arithmetic alone: no formatter, no locale, no time zone database.
public enum RFC3339 {
  /// The date in UTC, rounded to milliseconds, which are left out where they are zero.
  ///
  /// `nil` outside the years 0000 to 9999, the ones that the format can express.
  public static func string(from date: Date) -> String? {
    var bytes: [UInt8] = []
    return append(date, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Appends the ASCII of ``string(from:)``; `false`, and appends nothing, where that is `nil`.
  public static func append(_ date: Date, to bytes: inout [UInt8]) -> Bool {
    var isWritten = false
    bytes.append(addingCapacity: maximumLength) { isWritten = append(date, to: &$0) }
    return isWritten
  }

  package static let maximumLength = 24

  /// - Precondition: There is room for ``maximumLength`` bytes.
  package static func append(_ date: Date, to text: inout OutputSpan<UInt8>) -> Bool {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    guard (-62_167_219_200_000...253_402_300_799_999).contains(milliseconds) else { return false }

    let (days, time) = Int(milliseconds).dividedRoundingDown(by: 86_400_000)
    let (seconds, fraction) = (time / 1000, time % 1000)
    let day = CivilDay(daysSince1970: days)
    text.withUnsafeMutableBufferPointer { bytes, count in
      precondition(bytes.count - count >= maximumLength, "no room for a date")
      @inline(__always) func write(_ digits: Int, _ end: Unicode.Scalar? = nil) {
        bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits / 10)
        bytes[count + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
        count += 2
        guard let end else { return }
        bytes[count] = UInt8(ascii: end)
        count += 1
      }
      write(day.year / 100)
      write(day.year % 100, "-")
      write(day.month, "-")
      write(day.day, "T")
      write(seconds / 3600, ":")
      write(seconds / 60 % 60, ":")
      write(seconds % 60, fraction == 0 ? "Z" : ".")
      if fraction != 0 {
        bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / 100)
        count += 1
        write(fraction % 100, "Z")
      }
    }
    return true
  }

  /// Reads a day alone, `2026-05-10`: its midnight in UTC.
  package static func day(_ text: some StringProtocol) -> Date? {
    // A moment is longer.
    text.utf8.count == 10 ? date(text) : nil
  }

  /// Reads a date-time with its offset from UTC, such as `2026-05-10T07:00:00.5+03:00`, or a day, `2026-05-10`, which
  /// stands for its midnight in UTC.
  ///
  /// `nil` for anything else: a day or time that the calendar lacks, a leap second, a time without an offset.
  /// Of a fraction the first nine digits count.
  public static func date(_ text: some StringProtocol) -> Date? {
    var rest = Substring(text).utf8
    guard
      let year = takeNumber(digits: 4, from: &rest), take("-", from: &rest),
      let month = takeNumber(digits: 2, from: &rest), take("-", from: &rest),
      let dayOfMonth = takeNumber(digits: 2, from: &rest),
      let day = CivilDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    let midnight = day.daysSince1970 * 86400
    if rest.isEmpty { return Date(timeIntervalSince1970: Double(midnight)) }

    guard
      take("T", from: &rest) || take("t", from: &rest),
      let hour = takeNumber(digits: 2, upTo: 23, from: &rest), take(":", from: &rest),
      let minute = takeNumber(digits: 2, upTo: 59, from: &rest), take(":", from: &rest),
      let second = takeNumber(digits: 2, upTo: 59, from: &rest),
      let fraction = takeFraction(from: &rest),
      let offset = takeOffset(from: &rest), rest.isEmpty
    else { return nil }
    let seconds = midnight + hour * 3600 + minute * 60 + second - offset
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }
}

extension RFC3339 {
  private static func take(_ expected: Unicode.Scalar, from text: inout Substring.UTF8View) -> Bool {
    guard text.first == UInt8(ascii: expected) else { return false }
    text.removeFirst()
    return true
  }

  private static func takeDigit(from text: inout Substring.UTF8View) -> Int? {
    guard let byte = text.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    text.removeFirst()
    return Int(byte - UInt8(ascii: "0"))
  }

  private static func takeNumber(digits: Int, upTo maximum: Int = .max, from text: inout Substring.UTF8View) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = takeDigit(from: &text) else { return nil }
      number = number * 10 + digit
    }
    return number <= maximum ? number : nil
  }

  /// The seconds that a point and digits stand for, zero without them; `nil` for a point alone.
  private static func takeFraction(from text: inout Substring.UTF8View) -> Double? {
    guard take(".", from: &text) else { return 0 }
    guard var numerator = takeDigit(from: &text) else { return nil }
    var denominator = 10
    while let digit = takeDigit(from: &text) {
      if denominator < 1_000_000_000 { (numerator, denominator) = (numerator * 10 + digit, denominator * 10) }
    }
    return Double(numerator) / Double(denominator)
  }

  /// The seconds to subtract for UTC.
  private static func takeOffset(from text: inout Substring.UTF8View) -> Int? {
    if take("Z", from: &text) || take("z", from: &text) { return 0 }
    let sign = take("-", from: &text) ? -1 : 1
    guard
      sign < 0 || take("+", from: &text),
      let hours = takeNumber(digits: 2, upTo: 23, from: &text), take(":", from: &text),
      let minutes = takeNumber(digits: 2, upTo: 59, from: &text)
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
