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

  /// The years 0000 to 9999, in milliseconds since 1970.
  static var milliseconds: ClosedRange<Int> { -62_167_219_200_000...253_402_300_799_999 }

  /// - Precondition: There is room for ``maximumLength`` bytes.
  package static func append(_ date: Date, to text: inout OutputSpan<UInt8>) -> Bool {
    guard let milliseconds = date.roundedMilliseconds, Self.milliseconds.contains(milliseconds) else { return false }
    append(milliseconds: milliseconds, to: &text)
    return true
  }

  /// Appends a time of a clock, as if it showed UTC, with its offset; `nil` for `Z`.
  ///
  /// - Precondition: The year is one of 0000 to 9999, and there is room for ``maximumLength`` bytes, or for
  ///   ``LocalTime/maximumLength`` with an offset.
  static func append(milliseconds: Int, minutesEast: Int? = nil, to text: inout OutputSpan<UInt8>) {
    let (days, time) = milliseconds.dividedRoundingDown(by: 86_400_000)
    // Small and without a sign, they divide faster, of which there is much.
    let (seconds, fraction) = UInt32(truncatingIfNeeded: time).quotientAndRemainder(dividingBy: 1000)
    let day = CivilDay(daysSince1970: days)
    let year = UInt32(truncatingIfNeeded: day.year)
    text.withUnsafeMutableBufferPointer { bytes, count in
      let length = minutesEast == nil ? maximumLength : LocalTime.maximumLength
      precondition(bytes.count - count >= length, "no room for a date")
      @inline(__always) func write(_ digits: UInt32, _ end: Unicode.Scalar? = nil) {
        bytes[count] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits / 10)
        bytes[count + 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits % 10)
        count += 2
        guard let end else { return }
        bytes[count] = UInt8(ascii: end)
        count += 1
      }
      write(year / 100)
      write(year % 100, "-")
      write(UInt32(truncatingIfNeeded: day.month), "-")
      write(UInt32(truncatingIfNeeded: day.day), "T")
      write(seconds / 3600, ":")
      write(seconds / 60 % 60, ":")
      write(seconds % 60, fraction == 0 ? "Z" : ".")
      if fraction != 0 {
        bytes[count] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: fraction / 100)
        count += 1
        write(fraction % 100, "Z")
      }
      guard let minutesEast else { return }
      let offset = UInt32(truncatingIfNeeded: minutesEast.magnitude)
      // In the place of the "Z".
      bytes[count - 1] = minutesEast < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")
      write(offset / 60, ":")
      write(offset % 60)
    }
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
    guard let midnight = takeDay(from: &rest) else { return nil }
    return rest.isEmpty ? Date(timeIntervalSince1970: Double(midnight)) : takeTime(of: midnight, from: &rest)?.date
  }

  /// Reads a date-time alone. The offset in seconds is `nil` where the text says that it is unknown: `Z` or `-00:00`.
  package static func dateTime(_ text: some StringProtocol) -> (date: Date, offset: Int?)? {
    var rest = Substring(text).utf8
    return takeDay(from: &rest).flatMap { takeTime(of: $0, from: &rest) }
  }
}

extension RFC3339 {
  /// The seconds since 1970 at its midnight in UTC.
  private static func takeDay(from text: inout Substring.UTF8View) -> Int? {
    guard
      let year = takeNumber(digits: 4, from: &text), take("-", from: &text),
      let month = takeNumber(digits: 2, from: &text), take("-", from: &text),
      let dayOfMonth = takeNumber(digits: 2, from: &text),
      let day = CivilDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    return day.daysSince1970 * 86400
  }

  /// What follows the day, up to the end.
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

  /// The seconds to subtract for UTC. RFC 3339 has `-00:00` for an unknown offset, and RFC 9557 `Z`.
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
  /// Since 1970; `nil` for NaN and what is thousands of years away.
  var roundedMilliseconds: Int? {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    return abs(milliseconds) < 1e15 ? Int(milliseconds) : nil
  }
}
