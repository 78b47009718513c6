/// The days on which a trip goes out and back, in UTC.
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
    guard let departure = trip.departureAt.dayNumber else { return nil }
    guard let returnAt = trip.returnAt else {
      self.init(departure: departure)
      return
    }
    guard let returning = returnAt.dayNumber, returning >= departure else { return nil }
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
    return (0..<2_932_897).contains(days) ? Int(days) : nil
  }

  /// The midnight in UTC with which a day begins.
  package init(dayNumber: Int) { self.init(timeIntervalSince1970: Double(dayNumber) * 86_400) }

  /// As prices are recorded: in seconds, which take less room than any fraction.
  package var inWholeSeconds: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
