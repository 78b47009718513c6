import AerogamiContainer
package import AerogamiCore

/// The prices of a route in some months, ready to be drawn.
package struct PriceCalendar: Sendable {
  package let route: CalendarRoute
  /// The filters of the prices.
  package let search: TripSearch
  /// The months, each with the days to show, in order.
  package let months: [(month: DepartureDays, days: [CalendarDay])]

  package init(route: CalendarRoute, search: TripSearch, months: [(month: DepartureDays, days: [CalendarDay])]) {
    (self.route, self.search, self.months) = (route, search, months)
  }

  /// A day with a fare. The day is in days since 1970.
  package typealias DayFare = (day: Int, fare: CalendarFare)

  package var fares: [DayFare] {
    months.flatMap(\.days).compactMap { day in day.offer.fare.map { (day.day, $0) } }
  }

  /// Whether anything is known about any day.
  package var hasContent: Bool { months.flatMap(\.days).contains { $0.offer != .unknown } }

  /// The most frequent currency of the fares; `nil` without fares. Fares in other currencies cannot be compared with
  /// the others.
  package var currency: String? {
    let counts = Dictionary(grouping: fares, by: \.fare.currency).mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The fares in ``currency``, cheapest first. Fares with equal prices are sorted by day.
  package var ranked: [DayFare] {
    let currency = currency
    return fares.filter { $0.fare.currency == currency }.sorted { ($0.fare.price, $0.day) < ($1.fare.price, $1.day) }
  }

  /// Returns in which quarter of the ranked fares the fare of a day is: 0 for the cheapest, 3 for the most expensive.
  /// Equal prices are in the same quarter. `nil` for a day without a comparable fare.
  ///
  /// - Parameter ranked: The value of ``ranked``. Compute it once for all days, because that takes long.
  package func quarter(of day: CalendarDay, among ranked: [DayFare]) -> Int? {
    guard let fare = day.offer.fare, let first = ranked.first, fare.currency == first.fare.currency else { return nil }
    return min(3, ranked.count { $0.fare.price < fare.price } * 4 / ranked.count)
  }

  /// The route, the kind of trips and the currency, such as `VNO-BCN, 2-4 nights, EUR`.
  package var title: String {
    [route.text.printable(maxLength: 60), kind, currency].compactMap(\.self).joined(separator: ", ")
  }

  /// The kind of trips, such as `2-4 nights` or `one way`.
  package var kind: String {
    search.shape.nights?.inNights ?? (search.shape.needsReturn ? "round trip" : "one way")
  }
}

extension DepartureDays {
  /// The month in words, such as `January 2027`.
  package var title: String {
    let day = CivilDay(daysSince1970: days.lowerBound)
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return "\(names[day.month - 1]) \(day.year)"
  }

  /// The Mondays of all weeks with a day of the month, as days since 1970.
  package var mondays: StrideTo<Int> {
    let first = days.lowerBound - (Weekday(dayNumber: days.lowerBound).rawValue - 1)
    return stride(from: first, to: days.upperBound, by: 7)
  }
}

extension Price {
  /// The amount in at most 5 characters. Below 100,000, it is rounded to a whole number; larger amounts are rounded to
  /// thousands (`120k`) or millions (`3M`), and the largest are shown as `>9G`.
  package var compact: String {
    let amount = approximately
    return switch amount {
    case ..<99_999.5: "\(Int(amount.rounded()))"
    case ..<999_500: "\(Int((amount / 1000).rounded()))k"
    case ..<9_999_500_000: "\(Int((amount / 1_000_000).rounded()))M"
    default: ">9G"
    }
  }
}
