public import Foundation

/// Formats and parses dates such as `2026-12-03T06:40:00Z` without formatters, locales or time zone data.
public enum RFC3339 {
  /// Formats a date in UTC, rounded to milliseconds, which are omitted if they are zero. Returns `nil` outside the
  /// years 0000 to 9999, which the format cannot express.
  public static func string(from date: Date) -> String? {
    var bytes: [UInt8] = []
    return append(date, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Appends ``string(from:)`` as ASCII. Returns `false` and appends nothing if that string is `nil`.
  public static func append(_ date: Date, to bytes: inout [UInt8]) -> Bool {
    var isWritten = false
    bytes.append(addingCapacity: maximumLength) { isWritten = append(date, to: &$0) }
    return isWritten
  }

  /// The maximum number of bytes of a date in UTC, such as `2026-12-03T06:40:00.125Z`.
  package static let maximumLength = 24

  /// The years 0000 to 9999, in milliseconds since 1970.
  static var milliseconds: ClosedRange<Int> { -62_167_219_200_000...253_402_300_799_999 }

  /// Appends ``string(from:)`` as ASCII, like ``append(_:to:)``. There must be room for ``maximumLength`` bytes.
  package static func append(_ date: Date, to text: inout OutputSpan<UInt8>) -> Bool {
    guard let milliseconds = date.roundedMilliseconds, Self.milliseconds.contains(milliseconds) else { return false }
    append(milliseconds: milliseconds, to: &text)
    return true
  }

  /// Appends a local time and its offset, or `Z` if `minutesEast` is `nil`. The time is in milliseconds since 1970, as
  /// if the clock showed UTC. The year must be between 0000 and 9999, and there must be room for ``maximumLength``
  /// bytes or, with an offset, for ``LocalTime/maximumLength``.
  static func append(milliseconds: Int, minutesEast: Int? = nil, to text: inout OutputSpan<UInt8>) {
    let (days, time) = milliseconds.dividedRoundingDown(by: 86_400_000)
    // Unsigned 32-bit division is faster, and this code divides a lot.
    let (seconds, fraction) = UInt32(truncatingIfNeeded: time).quotientAndRemainder(dividingBy: 1000)
    let day = CivilDay(daysSince1970: days)
    let year = UInt32(truncatingIfNeeded: day.year)
    unsafe text.withUnsafeMutableBufferPointer { bytes, count in
      let length = minutesEast == nil ? maximumLength : LocalTime.maximumLength
      precondition(bytes.count - count >= length, "not enough room for a date")
      guard let start = bytes.baseAddress else { return }
      var next = unsafe start + count
      defer { count = unsafe next - start }
      @inline(__always) func write(_ digits: UInt32, _ end: Unicode.Scalar? = nil) {
        unsafe next[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits / 10)
        unsafe next[1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits % 10)
        unsafe next += 2
        guard let end else { return }
        unsafe next[0] = UInt8(ascii: end)
        unsafe next += 1
      }
      write(year / 100)
      write(year % 100, "-")
      write(UInt32(truncatingIfNeeded: day.month), "-")
      write(UInt32(truncatingIfNeeded: day.day), "T")
      write(seconds / 3600, ":")
      write(seconds / 60 % 60, ":")
      // Every byte is written once, and in order: the optimizer of Swift 6.3 drops a later write to a negative index.
      let end: Unicode.Scalar = minutesEast.map { $0 < 0 ? "-" : "+" } ?? "Z"
      write(seconds % 60, fraction == 0 ? end : ".")
      if fraction != 0 {
        unsafe next[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: fraction / 100)
        unsafe next += 1
        write(fraction % 100, end)
      }
      guard let minutesEast else { return }
      let offset = UInt32(truncatingIfNeeded: minutesEast.magnitude)
      write(offset / 60, ":")
      write(offset % 60)
    }
  }

  /// Parses a day without a time, such as `2026-05-10`, as midnight UTC.
  package static func day(_ text: some StringProtocol) -> Date? {
    // Rejects a date with a time, which is longer.
    text.utf8.count == 10 ? date(text) : nil
  }

  /// Parses a date-time with an offset, such as `2026-05-10T07:00:00.5+03:00`, or a day such as `2026-05-10`, which
  /// means midnight UTC. Fractions are read to nine digits. Returns `nil` for any other text, including days that do
  /// not exist, leap seconds and times without an offset.
  public static func date(_ text: some StringProtocol) -> Date? {
    var rest = Substring(text).utf8
    guard let midnight = takeDay(from: &rest) else { return nil }
    return rest.isEmpty ? Date(timeIntervalSince1970: Double(midnight)) : takeTime(of: midnight, from: &rest)?.date
  }

  /// Parses a date-time with an offset; `nil` for any other text. The returned offset is in seconds. It is `nil` if the
  /// text has `Z` or `-00:00`, which mean an unknown offset.
  package static func dateTime(_ text: some StringProtocol) -> (date: Date, offset: Int?)? {
    var rest = Substring(text).utf8
    return takeDay(from: &rest).flatMap { takeTime(of: $0, from: &rest) }
  }

  /// Parses a day, and returns the start of the day in UTC, in seconds since 1970.
  private static func takeDay(from text: inout Substring.UTF8View) -> Int? {
    guard
      let year = takeNumber(digits: 4, from: &text), take("-", from: &text),
      let month = takeNumber(digits: 2, from: &text), take("-", from: &text),
      let dayOfMonth = takeNumber(digits: 2, from: &text),
      let day = CivilDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    return day.daysSince1970 * 86400
  }

  private static func takeTime(
    of midnight: Int, from text: inout Substring.UTF8View
  ) -> (date: Date, offset: Int?)? {
    guard
      take("T", from: &text) || take("t", from: &text),
      let hour = takeNumber(digits: 2, upTo: 23, from: &text), take(":", from: &text),
      let minute = takeNumber(digits: 2, upTo: 59, from: &text), take(":", from: &text),
      let second = takeNumber(digits: 2, upTo: 59, from: &text),
      let fraction = takeFraction(from: &text),
      let offset = takeOffset(from: &text), text.isEmpty
    else { return nil }
    let seconds = midnight + hour * 3600 + minute * 60 + second - offset.seconds
    return (Date(timeIntervalSince1970: Double(seconds) + fraction), offset.isKnown ? offset.seconds : nil)
  }

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

  /// Parses a point and digits as a fraction of a second. Returns 0 if there is no point, and `nil` for a point alone.
  private static func takeFraction(from text: inout Substring.UTF8View) -> Double? {
    guard take(".", from: &text) else { return 0 }
    guard var numerator = takeDigit(from: &text) else { return nil }
    var denominator = 10
    while let digit = takeDigit(from: &text) {
      if denominator < 1_000_000_000 { (numerator, denominator) = (numerator * 10 + digit, denominator * 10) }
    }
    return Double(numerator) / Double(denominator)
  }

  /// Parses an offset. The offset is unknown if it is `-00:00` (RFC 3339) or `Z` (RFC 9557).
  private static func takeOffset(from text: inout Substring.UTF8View) -> (seconds: Int, isKnown: Bool)? {
    if take("Z", from: &text) || take("z", from: &text) { return (0, false) }
    let sign = take("-", from: &text) ? -1 : 1
    guard
      sign < 0 || take("+", from: &text),
      let hours = takeNumber(digits: 2, upTo: 23, from: &text), take(":", from: &text),
      let minutes = takeNumber(digits: 2, upTo: 59, from: &text)
    else { return nil }
    let seconds = sign * (hours * 3600 + minutes * 60)
    return (seconds, sign > 0 || seconds != 0)
  }
}

extension Date {
  /// The number of milliseconds since 1970, rounded; `nil` for NaN, and for dates 10¹⁵ ms (about 31,700 years) or more
  /// from 1970.
  var roundedMilliseconds: Int? {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    return abs(milliseconds) < 1e15 ? Int(milliseconds) : nil
  }
}
