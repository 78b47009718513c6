/// The days on which a trip goes out and back, by the clocks of the airports.
public struct TripDates: Hashable, Sendable {
  /// Days since 1970.
  public let departure: Int
  /// The same; `nil` for one way.
  public let returning: Int?

  public init(departure: Int, returning: Int? = nil) {
    self.departure = departure
    self.returning = returning
  }

  /// `nil` where the trip is back before it leaves, or in a year that no calendar of a service has.
  init?(of trip: borrowing Trip) {
    let (departure, returning) = (trip.departureAt.dayNumber, trip.returnAt?.dayNumber)
    // Across the date line, the local day of the return may be the earlier one.
    if let returnAt = trip.returnAt, returnAt.milliseconds < trip.departureAt.milliseconds { return nil }
    guard Date.dayNumbers.contains(departure), returning.map(Date.dayNumbers.contains) ?? true else { return nil }
    self.init(departure: departure, returning: returning)
  }
}

extension TripDates: Comparable {
  public static func < (left: TripDates, right: TripDates) -> Bool {
    (left.departure, left.returning ?? 0) < (right.departure, right.returning ?? 0)
  }
}

extension Date {
  /// The day in UTC, as days since 1970; `nil` before that and after the year 9999.
  package var dayNumber: Int? {
    let days = (timeIntervalSince1970 / 86_400).rounded(.down)
    return days >= 0 && days < Double(Self.dayNumbers.upperBound) ? Int(days) : nil
  }

  /// From 1970 to the year 9999.
  fileprivate static var dayNumbers: Range<Int> { 0..<2_932_897 }

  /// The earliest day that any airport's clock shows, 12 hours behind UTC.
  package var earliestLocalDayNumber: Int? { addingTimeInterval(-12 * 3600).dayNumber }

  /// The midnight in UTC with which a day begins.
  package init(dayNumber: Int) { self.init(timeIntervalSince1970: Double(dayNumber) * 86_400) }

  /// As prices are recorded: in seconds, which take less room than any fraction.
  package var inWholeSeconds: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
