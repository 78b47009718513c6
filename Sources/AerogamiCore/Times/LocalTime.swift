public import Foundation

/// A time as printed on a ticket: an instant, and the local time at the airport. Days, hours and nights are local. If
/// the offset from UTC is unknown, they are in UTC.
public struct LocalTime: Hashable, Sendable {
  /// The local time in the upper bits, and a code for the offset in the lower 13. As small as a `Date`, and sortable.
  private let bits: Int64

  /// Creates a local time from an instant, which is rounded to milliseconds, and its offset in seconds east of UTC,
  /// which is `nil` if unknown. Returns `nil` for an offset that is not a whole number of minutes or not less than a
  /// day, and for a local year before 0000 or after 9999, which has no text form.
  public init?(_ instant: Date, offset: Int? = nil) {
    guard let milliseconds = instant.roundedMilliseconds else { return nil }
    self.init(milliseconds: milliseconds, offset: offset)
  }

  /// Creates a local time from milliseconds since 1970 and seconds east of UTC.
  package init?(milliseconds: Int, offset: Int?) {
    guard let offset else {
      self.init(milliseconds: milliseconds, minutesEast: nil)
      return
    }
    guard let minutes = Self.minutesEast(offset: offset) else { return nil }
    self.init(milliseconds: milliseconds, minutesEast: minutes)
  }

  /// Creates a local time from milliseconds since 1970 and an offset of less than a day, which is `nil` if unknown.
  @inline(__always) init?(milliseconds: Int, minutesEast: Int?) {
    let (wallClock, isOverflow) = milliseconds.addingReportingOverflow((minutesEast ?? 0) * 60_000)
    guard !isOverflow, RFC3339.milliseconds.contains(wallClock) else { return nil }
    bits = Int64(wallClock) << 13 | Int64(minutesEast.map { (1440 - $0) * 2 } ?? Self.unknown)
  }

  /// Creates the local time in the time zone of this process, which the environment variable `TZ` can set. Returns
  /// `nil` outside the local years 0000 to 9999. If the offset is not in whole minutes, uses UTC.
  package init?(here instant: Date) {
    guard let milliseconds = instant.roundedMilliseconds else { return nil }
    var seconds = time_t(milliseconds.dividedRoundingDown(by: 1000).quotient)
    var fields = unsafe tm()
    guard unsafe localtime_r(&seconds, &fields) != nil else { return nil }
    let minutes = unsafe Self.minutesEast(offset: Int(fields.tm_gmtoff)) ?? 0
    self.init(milliseconds: milliseconds, minutesEast: minutes)
  }

  /// Converts an offset from seconds to minutes; `nil` unless it is a whole number of minutes and less than a day.
  static func minutesEast(offset: Int) -> Int? {
    offset.isMultiple(of: 60) && offset.magnitude < 86_400 ? offset / 60 : nil
  }

  /// The code of an unknown offset. It sorts just before offset zero. Codes decrease to the east, because the same
  /// local time is an earlier instant there.
  private static let unknown = 1440 * 2 - 1

  private var code: Int { Int(bits & 0x1FFF) }

  /// The local time in milliseconds since 1970, as if the clock showed UTC. Its year has four digits.
  private var wallClock: Int { Int(bits >> 13) }

  private var minutesEast: Int? { code == Self.unknown ? nil : 1440 - code / 2 }

  /// The seconds east of UTC; `nil` if unknown. The local time is then in UTC.
  public var offset: Int? { minutesEast.map { $0 * 60 } }

  /// The instant, without the offset.
  public var instant: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// The instant in milliseconds since 1970. The addition of 1 rounds up the code of an unknown offset, so that it
  /// counts as UTC.
  package var milliseconds: Int { wallClock - (1440 - (code + 1) / 2) * 60_000 }

  /// The local day, as days since 1970.
  public var dayNumber: Int { wallClock.dividedRoundingDown(by: 86_400_000).quotient }

  /// The local day of the week.
  public var weekday: Weekday { Weekday(dayNumber: dayNumber) }

  /// The hour of the local day, 0 to 23.
  public var hour: Int { minuteOfDay / 60 }

  /// The minute of the local hour, 0 to 59.
  public var minute: Int { minuteOfDay % 60 }

  /// The minute of the local day, 0 to 1439.
  var minuteOfDay: Int { wallClock.dividedRoundingDown(by: 86_400_000).remainder / 60_000 }

  /// Returns the number of nights from this local day to that of `other`; negative if `other` is earlier.
  public func nights(until other: LocalTime) -> Int { other.dayNumber - dayNumber }
}

/// Sorts by local time, then by instant. An unknown offset sorts before offset zero.
extension LocalTime: Comparable {
  public static func < (left: LocalTime, right: LocalTime) -> Bool { left.bits < right.bits }
}

/// The text form follows RFC 3339, such as `2027-01-10T07:00:00+02:00`. `Z` means that the offset is unknown, as in RFC
/// 9557, and `+00:00` that the local time is UTC.
extension LocalTime: LosslessStringConvertible {
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Parses a date-time with an offset; `nil` for any other text, such as a day alone, or a leap second.
  public init?(_ text: String) { self.init(text[...]) }

  /// Parses a date-time with an offset from a substring.
  public init?(_ text: Substring) {
    guard let read = RFC3339.dateTime(text) else { return nil }
    self.init(read.date, offset: read.offset)
  }

  /// The local day, such as `2027-01-10`.
  public var dayText: String { String(description.prefix("2027-01-10".count)) }

  /// Appends the ASCII of ``description``.
  public func append(to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: Self.maximumLength) { append(to: &$0) }
  }

  /// The maximum number of bytes of ``description``.
  package static let maximumLength = RFC3339.maximumLength + "+02:00".utf8.count - "Z".utf8.count

  /// Appends the ASCII of ``description``. There must be room for ``maximumLength`` bytes.
  package func append(to text: inout OutputSpan<UInt8>) {
    RFC3339.append(milliseconds: wallClock, minutesEast: minutesEast, to: &text)
  }
}

/// A day of the week, numbered as in ISO 8601: Monday is 1.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Returns the weekday of a day, given as days since 1970-01-01, which was a Thursday.
  public init(dayNumber: Int) {
    let daysSinceMonday = (dayNumber + 3).dividedRoundingDown(by: 7).remainder
    self = Self.allCases[daysSinceMonday]
  }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }

  /// The name in lowercase, such as `monday`. Describing the case with `"\(self)"` instead takes 2 million instructions the
  /// first time.
  package var name: String { Self.names[rawValue - 1] }
  /// The first three letters of the name.
  package var abbreviation: String { String(name.prefix(3)) }

  private static let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
}
