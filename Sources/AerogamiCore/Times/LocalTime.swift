/// A time as printed on a ticket: a moment, and what the clock of its airport shows then.
///
/// Days, hours and nights are those of that clock. Where its offset from UTC is unknown, they are those of UTC.
public struct LocalTime: Hashable, Sendable {
  /// The wall clock in the upper bits, and a code of the offset in the lower 13: as large as a `Date`, and ordered.
  private let bits: Int64

  /// - Parameters:
  ///   - instant: Is rounded to milliseconds.
  ///   - offset: Seconds east of UTC, whole minutes of less than a day; `nil` where it is unknown.
  /// - Returns: `nil` for any other offset, and outside the local years 0000 to 9999, the ones that have a text.
  public init?(_ instant: Date, offset: Int? = nil) {
    guard let milliseconds = instant.roundedMilliseconds else { return nil }
    self.init(milliseconds: milliseconds, offset: offset)
  }

  /// The same for a moment in milliseconds since 1970.
  package init?(milliseconds: Int, offset: Int?) {
    guard let offset else {
      self.init(milliseconds: milliseconds, minutesEast: nil)
      return
    }
    guard let minutes = Self.minutesEast(offset: offset) else { return nil }
    self.init(milliseconds: milliseconds, minutesEast: minutes)
  }

  /// - Parameter minutesEast: Of less than a day.
  @inline(__always) init?(milliseconds: Int, minutesEast: Int?) {
    let (wallClock, isOverflow) = milliseconds.addingReportingOverflow((minutesEast ?? 0) * 60_000)
    guard !isOverflow, RFC3339.milliseconds.contains(wallClock) else { return nil }
    bits = Int64(wallClock) << 13 | Int64(minutesEast.map { (1440 - $0) * 2 } ?? Self.unknown)
  }

  /// `nil` unless these are whole minutes of less than a day.
  static func minutesEast(offset: Int) -> Int? {
    offset.isMultiple(of: 60) && offset.magnitude < 86_400 ? offset / 60 : nil
  }

  /// Precedes the code of a clock that shows UTC. That of one further east is less, since its moment is earlier.
  private static let unknown = 1440 * 2 - 1

  private var code: Int { Int(bits & 0x1FFF) }

  /// Milliseconds since 1970 on the local clock, as if it showed UTC. Its year has four digits.
  private var wallClock: Int { Int(bits >> 13) }

  private var minutesEast: Int? { code == Self.unknown ? nil : 1440 - code / 2 }

  /// Seconds east of UTC; `nil` where they are unknown, and this is in UTC.
  public var offset: Int? { minutesEast.map { $0 * 60 } }

  public var instant: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// The moment, in milliseconds since 1970. Rounded up, the code of an unknown offset is that of UTC.
  package var milliseconds: Int { wallClock - (1440 - (code + 1) / 2) * 60_000 }

  /// The local day, as days since 1970.
  public var dayNumber: Int { wallClock.dividedRoundingDown(by: 86_400_000).quotient }

  public var weekday: Weekday { Weekday(dayNumber: dayNumber) }

  /// The hour of the local day, 0 to 23.
  public var hour: Int { minuteOfDay / 60 }

  /// The minute of the local hour, 0 to 59.
  public var minute: Int { minuteOfDay % 60 }

  private var minuteOfDay: Int { wallClock.dividedRoundingDown(by: 86_400_000).remainder / 60_000 }

  /// How often midnight passes on the local clocks until `other`: the nights away. Negative where its day is earlier.
  public func nights(until other: LocalTime) -> Int { other.dayNumber - dayNumber }
}

/// Ordered by what the clocks show. Where two show the same, the earlier moment comes first, then an unknown offset.
extension LocalTime: Comparable {
  public static func < (left: LocalTime, right: LocalTime) -> Bool { left.bits < right.bits }
}

/// As RFC 3339 writes it: `2027-01-10T07:00:00+02:00`. An unknown offset is `Z`, as RFC 9557 has it; `+00:00` is the
/// clock of an airport that shows UTC.
extension LocalTime: LosslessStringConvertible {
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `nil` for anything else than a time with its offset: a day alone, a time without one, a leap second.
  public init?(_ text: String) { self.init(text[...]) }

  /// The same for a part of a text.
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

  package static let maximumLength = RFC3339.maximumLength + "+02:00".utf8.count - "Z".utf8.count

  /// - Precondition: There is room for ``maximumLength`` bytes.
  package func append(to text: inout OutputSpan<UInt8>) {
    RFC3339.append(milliseconds: wallClock, minutesEast: minutesEast, to: &text)
  }
}
