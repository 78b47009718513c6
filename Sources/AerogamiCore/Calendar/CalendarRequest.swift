import AerogamiContainer

/// A request for the cheapest price of each day of a month, on one route.
public struct CalendarRequest: Hashable, Sendable {
  public let route: CalendarRoute
  /// The month of departure, in local time at the departure airport.
  public let month: DepartureDays
  /// The filters, with the places of ``route`` and the days of ``month``. Matches only round trips if the filters limit
  /// the nights or the weekdays of the return flight, or allow two tickets; otherwise only one-way trips.
  public internal(set) var search: TripSearch

  /// The parameters of a search that a calendar can apply. Its prices are for one adult without checked bags.
  public static let parameterNames = [
    "currency", "days", "direct", "max_price", "nights", "return_days", "source", "two_tickets",
  ]

  /// Creates a request. Ignores all filters that are not in ``parameterNames``, including the places and the departure:
  /// `route` and `month` are used instead.
  public init(_ route: CalendarRoute, month: DepartureDays, filters: TripSearch = TripSearch()) {
    // Without a return flight, there are no two tickets.
    let nights = filters.shape.nights ?? (filters.allowsTwoTickets ? TripSearch.pairedNights : nil)
    let shape = TripShape(
      nights: nights, departureDays: filters.shape.departureDays, returnDays: filters.shape.returnDays)
    (self.route, self.month) = (route, month)
    search = TripSearch(
      maxPrice: filters.maxPrice, from: route.from, to: route.to, departure: month, currency: filters.currency,
      isDirect: filters.isDirect, isOneWay: !shape.needsReturn, shape: shape,
      allowsTwoTickets: filters.allowsTwoTickets, sources: filters.sources)
  }

  /// Whether prices are for round trips.
  public var isRoundTrip: Bool { search.shape.needsReturn }

  /// The description of the request for errors.
  package var name: String { "the calendar of \(route.text.printable(maxLength: 60))" }

  /// Returns the days of the month that the search allows, starting at `today` (in days since 1970), in order. The days
  /// in `listed` may be in any order. If a day is listed several times, the best offer that matches the search counts.
  ///
  /// A day that the service did not list, or only with fares that do not match the search, is
  /// ``CalendarDay/Offer/unknown``. If the search has a maximum price, leaves out the days that have no price at or below
  /// it. An unknown price may be.
  public func days(of listed: [CalendarDay], from today: Int) -> [CalendarDay] {
    let matching = listed.filter { allows($0.offer, on: $0.day) }
    let offers = Dictionary(matching.map { ($0.day, $0.offer) }) { $0.better($1, in: search.requestedCurrency) }
    return month.days.filter { $0 >= today && allows(departure: $0) }.compactMap { day in
      let offer = offers[day] ?? .unknown
      if search.maxPrice != nil, offer != .unknown {
        guard let fare = offer.fare, isAffordable(fare) else { return nil }
      }
      return CalendarDay(day, offer)
    }
  }

  /// Returns the numbers of nights of the listed fares from `today` on (in days since 1970) that match the search, except
  /// for its number of nights. `nil` stands for one-way fares.
  package func stays(in listed: [CalendarDay], from today: Int) -> Set<Int?> {
    var request = self
    request.search.shape.nights = TripShape.allNights
    var stays: Set<Int?> = []
    for day in listed where day.day >= today && month.days.contains(day.day) && request.allows(departure: day.day) {
      guard let fare = day.offer.fare, isAffordable(fare) else { continue }
      if let returnDay = fare.returnDay {
        if request.allows(day.offer, on: day.day) { stays.insert(returnDay - day.day) }
      } else {
        stays.insert(nil)
      }
    }
    return stays
  }

  /// Returns whether the search allows departures on a day, given as days since 1970: on its weekday, and with a return
  /// on an allowed weekday.
  public func allows(departure day: Int) -> Bool {
    let shape = search.shape
    guard shape.departureDays.isEmpty || shape.departureDays.contains(Weekday(dayNumber: day)) else { return false }
    return shape.nights?.contains { allows(returning: day + $0, after: day) } ?? true
  }

  /// Returns whether the search allows a return day, given the day of departure. Both are days since 1970. A search
  /// without a number of nights allows the day of departure and every later day, if the weekday matches.
  package func allows(returning: Int, after departure: Int) -> Bool {
    let shape = search.shape
    return shape.nights?.contains(returning - departure) ?? (returning >= departure)
      && (shape.returnDays.isEmpty || shape.returnDays.contains(Weekday(dayNumber: returning)))
  }

  private func allows(_ offer: CalendarDay.Offer, on day: Int) -> Bool {
    guard let fare = offer.fare else { return true }
    if let currency = search.requestedCurrency, !fare.currency.equalsIgnoringASCIICase(currency) { return false }
    guard isRoundTrip else { return fare.returnDay == nil }
    return fare.returnDay.map { allows(returning: $0, after: day) } ?? false
  }

  private func isAffordable(_ fare: CalendarFare) -> Bool { search.maxPrice.map { fare.price <= $0.amount } ?? true }
}
