import AerogamiCore

/// What to search for if no trip has the requested number of nights.
package enum OtherStay: Hashable, Sendable {
  /// Trips with other numbers of nights, which were received.
  case nights(ClosedRange<Int>)
  /// Pairs of one-way tickets, or one-way trips.
  case twoTickets

  /// Returns the advice, such as `there are trips of 1-4 nights: try --nights 1-4`.
  ///
  /// - Parameter isWeekend: Whether the search limits the weekdays of return, so that it is not one for nights only.
  func advice(_ filterName: (String) -> String, isWeekend: Bool = false) -> String {
    switch self {
    case .nights(let nights):
      "there are trips of \(nights.inNights): try \(filterName("nights")) \(TripShape.text(of: nights))"
    case .twoTickets:
      "try \(filterName("two_tickets"))" + (isWeekend ? "" : ", or one-way trips without \(filterName("nights"))")
    }
  }
}

extension TripSearch {
  /// Returns the search for the nearest of other numbers of nights; `nil` if there are none. Weekdays of return, such as
  /// those of a weekend, limit the nights, too.
  func otherNights(among nights: some Sequence<Int>) -> OtherStay? {
    guard let wanted = shape.nights, shape.returnDays.isEmpty else { return nil }
    return TripShape.nights(nearest: wanted, among: nights).map { OtherStay.nights($0) }
  }

  /// Whether pairs of one-way tickets are not searched yet, and can have the requested number of nights.
  var mayAddTwoTickets: Bool { !allowsTwoTickets && shape.nights?.upperBound != 0 }
}

extension ClosedRange<Int> {
  /// The numbers of nights in words, such as `2-4 nights`.
  package var inNights: String {
    count == 1 ? counted(lowerBound, "night") : "\(TripShape.text(of: self)) nights"
  }
}
