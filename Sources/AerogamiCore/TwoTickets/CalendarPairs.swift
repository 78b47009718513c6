import AerogamiContainer

// Calendars of round trips that are two one-way fares.
extension CalendarRequest {
  /// The request for the same month without pairs of tickets.
  package var withoutPairs: CalendarRequest {
    var request = self
    request.search.allowsTwoTickets = false
    return request
  }

  /// The requests for one-way fares: the outbound ones of the month, and the ones back of the months in which the return
  /// flights depart.
  package var requestsOfPairs: (outbound: CalendarRequest, back: [CalendarRequest]) {
    var filters = search
    (filters.allowsTwoTickets, filters.shape) = (false, TripShape())
    let returning =
      month.days.lowerBound + nightsOfPairs.lowerBound...month.days.upperBound - 1 + nightsOfPairs.upperBound
    var back: [CalendarRequest] = []
    var day = returning.lowerBound
    while day <= returning.upperBound, let month = DepartureDays(monthOf: day) {
      back.append(CalendarRequest(CalendarRoute(from: route.to, to: route.from), month: month, filters: filters))
      day = month.days.upperBound
    }
    return (CalendarRequest(route, month: month, filters: filters), back)
  }

  /// At least one night, because the fares of a calendar have no times.
  private var nightsOfPairs: ClosedRange<Int> {
    let nights = search.nightsOfPairs
    return max(1, nights.lowerBound)...max(1, nights.upperBound)
  }

  /// Returns the cheapest pair of each day of departure. A day without a pair is unknown if a return flight may depart on
  /// a day that is not known, and is otherwise left out. Takes a step for each day and each number of nights that the
  /// search allows. Of equal prices, the earlier return counts.
  package func pairs(outbound: [CalendarDay], back: [CalendarDay]) -> [CalendarDay] {
    let fares = Dictionary(back.compactMap { day in day.offer.fare.map { (day.day, $0) } }) { first, _ in first }
    let known = Set(back.filter { $0.offer != .unknown }.map(\.day))
    let airports = NearbyAirports(within: nil)
    return outbound.compactMap { day in
      guard let out = day.offer.fare, allows(departure: day.day) else { return nil }
      let returnDays = (day.day + nightsOfPairs.lowerBound...day.day + nightsOfPairs.upperBound)
        .filter { allows(returning: $0, after: day.day) }
      var best: CalendarFare?
      for returnDay in returnDays {
        guard let fare = fares[returnDay],
          fare.currency.equalsIgnoringASCIICase(out.currency), let price = out.price.adding(fare.price),
          best.map({ price < $0.price }) ?? true,
          airports.contains(out.route.destination.location, fare.route.departure.location),
          airports.contains(out.route.departure.location, fare.route.destination.location)
        else { continue }
        best = CalendarFare(
          route: out.route, price: price, currency: out.currency, returnDay: returnDay,
          back: CalendarFare.ReturnTicket(route: fare.route, price: fare.price))
      }
      if let best { return CalendarDay(day.day, .fare(best)) }
      return returnDays.allSatisfy(known.contains) ? nil : CalendarDay(day.day, .unknown)
    }
  }
}

extension LetterCode {
  /// The airport with this code.
  fileprivate var location: TripLocation { TripLocation(city: "", countryCode: "", airportCode: "\(self)") }
}
