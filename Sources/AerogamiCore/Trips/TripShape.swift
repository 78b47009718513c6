/// The filters of a search by the schedule of a trip: its length, the weekdays and hours of its flights, the number of
/// stops and the travel time. Nights, weekdays and hours are local at the airports.
public struct TripShape: Hashable, Sendable {
  /// The number of nights away; `nil` for any. A one-way trip matches only `nil`.
  public var nights: ClosedRange<Int>?
  /// The weekdays of departure; empty for any.
  public var departureDays: Set<Weekday>
  /// The weekdays of the return flight's departure; empty for any. A one-way trip matches only an empty set.
  public var returnDays: Set<Weekday>
  /// The hours of departure; `nil` for any.
  public var departureHours: HoursOfDay?
  /// The hours of the return flight's departure; `nil` for any. A one-way trip matches only `nil`.
  public var returnHours: HoursOfDay?
  /// The maximum number of stops, in the direction with more stops; `nil` for any.
  public var maxTransfers: Int?
  /// The maximum travel time of both directions together; `nil` for any.
  public var maxTravelMinutes: Int?

  /// Creates filters that, by default, match all trips.
  public init(
    nights: ClosedRange<Int>? = nil, departureDays: Set<Weekday> = [], returnDays: Set<Weekday> = [],
    departureHours: HoursOfDay? = nil, returnHours: HoursOfDay? = nil, maxTransfers: Int? = nil,
    maxTravelMinutes: Int? = nil
  ) {
    self.nights = nights
    self.departureDays = departureDays
    self.returnDays = returnDays
    self.departureHours = departureHours
    self.returnHours = returnHours
    self.maxTransfers = maxTransfers
    self.maxTravelMinutes = maxTravelMinutes
  }

  /// A weekend: out on Friday or Saturday, back on the following Sunday or Monday.
  public static let weekend = TripShape(
    nights: 1...3, departureDays: [.friday, .saturday], returnDays: [.sunday, .monday])

  /// Sets the days of a ``weekend`` and, unless they are set, its nights.
  package mutating func limitToWeekend() {
    (departureDays, returnDays) = (Self.weekend.departureDays, Self.weekend.returnDays)
    nights = nights ?? Self.weekend.nights
  }

  /// Whether no filter is set, so every trip matches.
  var isAny: Bool {
    nights == nil && departureDays.isEmpty && returnDays.isEmpty && departureHours == nil && returnHours == nil
      && maxTransfers == nil && maxTravelMinutes == nil
  }

  /// Whether only round trips can match.
  package var needsReturn: Bool { nights != nil || !returnDays.isEmpty || returnHours != nil }

  /// Whether no two of the weekdays are as many nights apart as the trip is long, so no trip can match.
  var hasNoPossibleReturn: Bool {
    guard let nights, nights.count < 7, !departureDays.isEmpty, !returnDays.isEmpty else { return false }
    // Day 0 of 1970 was a Thursday, and every week has the same distances.
    return !(0..<7).contains { day in
      departureDays.contains(Weekday(dayNumber: day))
        && nights.contains { returnDays.contains(Weekday(dayNumber: day + $0)) }
    }
  }

  func matches(_ trip: borrowing Trip) -> Bool {
    if needsReturn {
      guard let returnAt = trip.returnAt else { return false }
      if let nights, !nights.contains(trip.departureAt.nights(until: returnAt)) { return false }
      if !returnDays.isEmpty, !returnDays.contains(returnAt.weekday) { return false }
      if let returnHours, !returnHours.contains(returnAt) { return false }
    }
    if !departureDays.isEmpty, !departureDays.contains(trip.departureAt.weekday) { return false }
    if let departureHours, !departureHours.contains(trip.departureAt) { return false }
    if let maxTransfers { guard let stops = trip.transfers, stops <= maxTransfers else { return false } }
    if let maxTravelMinutes {
      guard let minutes = trip.travelMinutes, minutes <= maxTravelMinutes else { return false }
    }
    return true
  }
}

// The text forms of the parameters.
extension TripShape {
  /// Parses a number or range of nights such as `3`, `2-4` or `2–4`, from 0 to 365; `nil` for any other text. Spaces
  /// around a number are ignored.
  static func nights(_ text: String) -> ClosedRange<Int>? {
    let bounds = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      .map { Int(digits: $0.trimming(\.isWhitespace)) }
    guard bounds.count <= 2, let first = bounds.first ?? nil, let last = bounds.last ?? nil, first <= last,
      last <= allNights.upperBound
    else { return nil }
    return first...last
  }

  /// The numbers of nights that a search can ask for.
  static let allNights = 0...365

  /// Returns which numbers of nights to search for instead of `nights`, among those that trips have: from the lowest to
  /// the highest of the shorter ones or, if these are nearer, of the longer ones. `nil` if there are none.
  package static func nights(nearest nights: ClosedRange<Int>, among others: some Sequence<Int>) -> ClosedRange<Int>? {
    let others = others.filter { allNights.contains($0) }
    func range(_ side: [Int]) -> ClosedRange<Int>? {
      guard let first = side.min(), let last = side.max() else { return nil }
      return first...last
    }
    let shorter = range(others.filter { $0 < nights.lowerBound })
    let longer = range(others.filter { $0 > nights.upperBound })
    guard let shorter, let longer else { return shorter ?? longer }
    return longer.lowerBound - nights.upperBound < nights.lowerBound - shorter.upperBound ? longer : shorter
  }

  package static func text(of nights: ClosedRange<Int>) -> String {
    nights.count == 1 ? "\(nights.lowerBound)" : "\(nights.lowerBound)-\(nights.upperBound)"
  }

  /// Parses weekdays such as `fri,sat`; `nil` for any other text. Weekdays may be written in full; case is ignored.
  static func weekdays(_ text: String) -> Set<Weekday>? {
    guard let words = text.commaSeparated else { return nil }
    let days = words.compactMap { word in
      Weekday.allCases.first { [$0.abbreviation, $0.name].contains(word.lowercased()) }
    }
    return days.count == words.count ? Set(days) : nil
  }

  /// The words of ``weekdays(_:)``, in lowercase.
  static var weekdayWords: [String] { Weekday.allCases.flatMap { [$0.name, $0.abbreviation] } }

  package static func text(of weekdays: Set<Weekday>) -> String? {
    weekdays.isEmpty ? nil : weekdays.sorted().map(\.abbreviation).joined(separator: ",")
  }

  /// Parses hours such as `6` or `6:30`, at most `999:59`, and returns minutes; `nil` for any other text.
  static func hours(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let hours = parts.first.flatMap({ Int(digits: $0) }), hours <= 999 else { return nil }
    guard parts.count == 2 else { return hours * 60 }
    guard parts[1].utf8.count == 2, let minutes = Int(digits: parts[1]), minutes < 60 else { return nil }
    return hours * 60 + minutes
  }

  package static func text(ofHours minutes: Int) -> String {
    minutes % 60 == 0 ? "\(minutes / 60)" : "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}

/// A range of local times of day, which may cross midnight.
public struct HoursOfDay: Hashable, Sendable {
  /// The first minute of the range, counted from midnight: 0 to 1439.
  public let start: Int
  /// The minute after the last one of the range, counted from midnight: 1 to 1440.
  public let end: Int

  /// Parses a range such as `6-12`, which starts at 6:00 and ends just before 12:00; `nil` for any other text. Both
  /// ends may have minutes, such as `6:30-12`. The range `22-6` ends on the next day.
  public init?(_ text: some StringProtocol) {
    let bounds = text.split(separator: "-", omittingEmptySubsequences: false).map { TripShape.hours(String($0)) }
    guard bounds.count == 2, let start = bounds[0], let end = bounds[1], start < 1440, end <= 1440, start != end else {
      return nil
    }
    (self.start, self.end) = (start, end == 0 ? 1440 : end)
  }

  /// Creates the range of one minute, in which a local time is.
  package init(minuteOf time: LocalTime) { (start, end) = (time.minuteOfDay, time.minuteOfDay + 1) }

  /// Returns whether the range contains a time of day. A time with an unknown offset is compared in UTC.
  func contains(_ time: LocalTime) -> Bool {
    let minute = time.minuteOfDay
    return start < end ? start <= minute && minute < end : start <= minute || minute < end
  }
}

extension HoursOfDay: CustomStringConvertible {
  /// The text form, such as `6-12` or `6:30-12`.
  public var description: String { "\(TripShape.text(ofHours: start))-\(TripShape.text(ofHours: end))" }
}
