package import Foundation

/// The days of departure and return, each in the local time of the airport from which the flight departs.
public struct TripDates: Hashable, Sendable {
  /// The departure, in days since 1970.
  public let departure: Int
  /// The return, in days since 1970; `nil` for a one-way trip.
  public let returning: Int?

  /// Creates dates from days since 1970.
  public init(departure: Int, returning: Int? = nil) { (self.departure, self.returning) = (departure, returning) }

  /// Creates the dates of a trip; `nil` if it returns before it departs, or if a day is not in the years 1970 to 9999.
  init?(of trip: borrowing Trip) {
    let (departure, returning) = (trip.departureAt.dayNumber, trip.returnAt?.dayNumber)
    // Compare instants: across the date line, the local day of return may be before the local day of departure.
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
  /// The day in UTC, as days since 1970; `nil` before 1970 and after the year 9999.
  package var dayNumber: Int? {
    let days = (timeIntervalSince1970 / 86_400).rounded(.down)
    return days >= 0 && days < Double(Self.dayNumbers.upperBound) ? Int(days) : nil
  }

  /// The valid day numbers, from 1970 to the end of the year 9999.
  fileprivate static var dayNumbers: Range<Int> { 0..<2_932_897 }

  /// The day in the time zone 12 hours behind UTC; see ``dayNumber``. No airport has an earlier local day.
  package var earliestLocalDayNumber: Int? { addingTimeInterval(-12 * 3600).dayNumber }

  /// Creates midnight UTC at the start of a day, given as days since 1970.
  package init(dayNumber: Int) { self.init(timeIntervalSince1970: Double(dayNumber) * 86_400) }

  /// The date rounded down to whole seconds, the precision of the times in price histories.
  package var inWholeSeconds: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
