public import AerogamiCore

extension CalendarRequest {
  /// Creates a request for a route such as `VNO-BCN`, a month, and filters in the text form of a search.
  package static func fixture(_ route: String, month: String, _ filters: String = "") -> CalendarRequest {
    guard let month = DepartureDays(month: month), let route = try? CalendarRoute(route),
      let filters = try? TripSearch(text: filters)
    else { preconditionFailure("\"\(route)\", \"\(month)\" or \"\(filters)\" is invalid") }
    return CalendarRequest(route, month: month, filters: filters)
  }
}

extension CalendarDay {
  /// The day as text: its date, its status or its price, and the date of the return, such as
  /// `2027-01-12 35.66 EUR DUB-STN, back 2027-01-15`.
  public var text: String {
    let date = DepartureLimit.day(day).text
    guard let fare = offer.fare else { return "\(date) \(offer.status)" }
    return "\(date) \(fare.price) \(fare.currency) \(fare.route)"
      + (fare.returnDay.map { ", back \(DepartureLimit.day($0).text)" } ?? "")
  }
}

/// Returns a day such as `2027-01-31` as days since 1970.
public func dayNumber(_ text: String) -> Int {
  guard let day = DepartureDays(day: text)?.days.first else { preconditionFailure("\"\(text)\" is not a day") }
  return day
}
