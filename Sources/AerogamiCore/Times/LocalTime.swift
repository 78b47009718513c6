/// A time as printed on a ticket: a moment, and what the clock of its airport shows then.
///
/// Days, hours and nights are those of that clock. Where its offset from UTC is unknown, they are those of UTC.
public struct LocalTime: Hashable, Sendable {
  /// Milliseconds since 1970 on the local clock, as if it showed UTC. Its year has four digits.
  private let wallClock: Int64
  private let minutesEast: Int16?

  /// - Parameters:
  ///   - instant: Is rounded to milliseconds.
  ///   - offset: Seconds east of UTC, whole minutes of less than a day; `nil` where it is unknown.
  /// - Returns: `nil` for any other offset, and outside the local years 0000 to 9999, the ones that have a text.
  public init?(_ instant: Date, offset: Int? = nil) {
    if let offset, !offset.isMultiple(of: 60) || abs(offset) >= 86_400 { return nil }
    let milliseconds = (instant.timeIntervalSince1970 * 1000).rounded() + Double(offset ?? 0) * 1000
    guard RFC3339.milliseconds.contains(milliseconds) else { return nil }
    wallClock = Int64(milliseconds)
    minutesEast = offset.map { Int16($0 / 60) }
  }

  /// Seconds east of UTC; `nil` where they are unknown, and this is in UTC.
  public var offset: Int? { minutesEast.map { Int($0) * 60 } }

  public var instant: Date { Date(timeIntervalSince1970: Double(instantMilliseconds) / 1000) }

  private var instantMilliseconds: Int64 { wallClock - Int64(minutesEast ?? 0) * 60_000 }

  /// The local day, as days since 1970.
  public var dayNumber: Int { Int(wallClock).dividedRoundingDown(by: 86_400_000).quotient }

  public var weekday: Weekday { Weekday(dayNumber: dayNumber) }

  /// The hour of the local day, 0 to 23.
  public var hour: Int { minuteOfDay / 60 }

  /// The minute of the local hour, 0 to 59.
  public var minute: Int { minuteOfDay % 60 }

  private var minuteOfDay: Int { Int(wallClock).dividedRoundingDown(by: 86_400_000).remainder / 60_000 }

  /// How often midnight passes on the local clocks until `other`: the nights away. Negative where its day is earlier.
  public func nights(until other: LocalTime) -> Int { other.dayNumber - dayNumber }
}

/// Ordered by what the clocks show. Where two show the same, the earlier moment comes first, then an unknown offset.
extension LocalTime: Comparable {
  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.wallClock, left.instantMilliseconds, left.minutesEast == nil ? 0 : 1)
      < (right.wallClock, right.instantMilliseconds, right.minutesEast == nil ? 0 : 1)
  }
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

  /// Appends the ASCII of ``description``.
  public func append(to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: Self.maximumLength) { append(to: &$0) }
  }

  package static let maximumLength = RFC3339.maximumLength + "+02:00".utf8.count - "Z".utf8.count

  /// - Precondition: There is room for ``maximumLength`` bytes.
  package func append(to text: inout OutputSpan<UInt8>) {
    guard RFC3339.append(Date(timeIntervalSince1970: Double(wallClock) / 1000), to: &text), let minutesEast else {
      return
    }
    // The "Z" of a clock that shows UTC.
    _ = text.removeLast()
    let (hours, minutes) = minutesEast.magnitude.quotientAndRemainder(dividingBy: 60)
    text.append(minutesEast < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: hours / 10))
    text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: hours % 10))
    text.append(UInt8(ascii: ":"))
    text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: minutes / 10))
    text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: minutes % 10))
  }
}
