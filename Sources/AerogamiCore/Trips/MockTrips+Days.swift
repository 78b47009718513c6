import AerogamiContainer
import Foundation

// Additional flights of the sample routes, for calendars and for searches that name a day. They are more expensive than
// the sample trip of their route, except for one-way flights on round-trip routes.
extension MockTrips {
  /// The last day with flights, counted from today.
  static let lastDay = 180

  /// The number of days with flights of ``busyDepartures`` in one response: four weekends.
  private static let busyDayCount = 8

  /// Further routes, to cities that several other cities have flights to. Only searches for round trips on some days
  /// find them: those by the number of nights or the day of return that also limit the days of departure.
  static let busyDepartures = [
    Departures(
      "EU", "Europe", "DE IE",
      """
      BER CPH U2 5211 39 20 8:40 3 | BER BUD FR 3121 45 20 6:55 3 | BER BGY FR 1147 33.50 20 17:10 3
      DUB CPH FR 3612 48 20 7:15 3 | DUB BUD FR 8361 52 20 12:30 3 | DUB BGY FR 9432 41 20 10:05 3
      DUB BER FR 9371 44 20 9:50 3
      """),
    Departures(
      "blc", "Baltics", "LT",
      """
      VNO CPH SK 1743 55 20 10:45 3 | VNO BUD W6 2430 42 20 9:20 3 | VNO MXP W6 8015 47 20 13:35 3
      VNO BER FR 5630 36 20 15:10 3
      """),
  ]

  /// Returns the flight of each route of a region (`nil` for all) on the day that a search names, except for the sample
  /// trips. A search for one-way trips also has flights of the way back, and on each day of a period of up to 62 days; in
  /// other periods, only on the days of the sample trips. Any other search without a single day has only the flights of
  /// ``busyDepartures``, on the first days that the search allows.
  static func flights(
    in region: Region.ID? = nil, for search: TripSearch, now: Date, clocks: inout AirportClocks
  ) -> [Trip] {
    func routes(of departures: [Departures]) -> [SampleRoute] {
      departures.filter { region == nil || $0.region.id == region }.flatMap(\.routes)
    }
    let days = busyDays(of: search, now: now)
    let busy = days.isEmpty ? [] : routes(of: busyDepartures)
    let trips = days.flatMap { day in
      busy.compactMap { $0.flight(on: day, for: search, now: now, clocks: &clocks)?.trip }
    }
    guard search.isOneWay || search.departure?.day != nil else { return trips }
    let period = search.firstDay.flatMap { first in search.endDay.map { first..<max(first, $0) } }
    return (routes(of: departures) + waysBack(from: region, for: search)).flatMap { route -> [Trip] in
      guard let sample = route.trip(now: now, clocks: &clocks) else { return [] }
      let day = sample.departureAt.dayNumber
      let days = period.flatMap { $0.count <= 62 ? $0 : nil } ?? day..<day + 1
      return days.compactMap { day in
        let trip = route.flight(on: day, for: search, now: now, clocks: &clocks)?.trip
        return trip?.id == sample.id && !route.isWayBack ? nil : trip
      }
    } + trips
  }

  /// Returns the ways back of the routes that depart in a region; `nil` for all. Only searches for one-way trips have
  /// them.
  private static func waysBack(from region: Region.ID?, for search: TripSearch) -> [SampleRoute] {
    if !search.isOneWay { return [] }
    let countries = departures.first { $0.region.id == region }.map { Set($0.region.countryCodes) }
    let routes = departures.flatMap(\.routes)
    return routes.compactMap(\.wayBack).filter { route in
      // Some routes in the list are the way back of another one, with the same flight number.
      func isSame(_ other: SampleRoute) -> Bool {
        (other.origin, other.destination, other.flightNumber) == (route.origin, route.destination, route.flightNumber)
      }
      if routes.contains(where: isSame) { return false }
      guard let countries else { return region == nil }
      return airportsByCode[route.origin].map { countries.contains($0.countryCode) } ?? false
    }
  }

  private static func busyDays(of search: TripSearch, now: Date) -> ArraySlice<Int> {
    guard search.shape.needsReturn, let today = now.dayNumber, let days = search.departureDays(at: now) else {
      return []
    }
    return days.filter { $0 <= today + lastDay }.prefix(busyDayCount)
  }

  /// Returns the best offer of each day of a month, for the days from today to ``lastDay``. Leaves out days without any
  /// sample data for the request.
  static func calendar(_ request: CalendarRequest, now: Date, clocks: inout AirportClocks) -> [CalendarDay] {
    let routes =
      (departures + (request.isRoundTrip ? busyDepartures : [])).flatMap(\.routes)
      + waysBack(from: nil, for: request.search)
    return request.month.days.compactMap { day in
      let offers = routes.compactMap { $0.flight(on: day, for: request.search, now: now, clocks: &clocks)?.offer }
      guard let first = offers.first else { return nil }
      return CalendarDay(day, offers.dropFirst().reduce(first) { $0.better($1) })
    }
  }
}

extension MockTrips.SampleRoute {
  /// The calendar's offer for a day, and the flight's trip, which is `nil` if there is no flight or it is sold out.
  typealias DayOfRoute = (offer: CalendarDay.Offer, trip: Trip?)

  /// Returns the flight of a local day; `nil` for a day without sample data, a route whose offer has expired, and a
  /// route or a kind of trip that the search leaves out. Applies only the search's filters by places, airlines, direct
  /// flights, one-way trips, nights and weekdays of return.
  fileprivate func flight(
    on day: Int, for search: TripSearch, now: Date, clocks: inout AirportClocks
  ) -> DayOfRoute? {
    var places = search
    (places.departure, places.departAfter, places.departBefore) = (nil, nil, nil)
    (places.isOneWay, places.maxPrice, places.currency, places.shape) = (false, nil, nil, TripShape())
    guard let sample = trip(now: now, clocks: &clocks), places.matches(sample, at: now), !hasExpired,
      let today = now.dayNumber
    else { return nil }
    let returnShape = TripShape(nights: search.shape.nights, returnDays: search.shape.returnDays)
    // The local day differs from the day in UTC by at most one day.
    for utcDay in day - 1...day + 1 where (0...MockTrips.lastDay).contains(utcDay - today) {
      for stay in stays(for: search) {
        let flight = Flight(
          daysAhead: utcDay - today, stay: stay, price: price(on: utcDay, stay: stay, today: today),
          id: utcDay - today == daysAhead && stay == self.stay
            ? sample.id : id(of: "\(origin) \(destination) \(airlines) \(flightNumber) \(utcDay) \(stay ?? 0)"))
        guard let trip = trip(flight, now: now, clocks: &clocks), trip.departureAt.dayNumber == day,
          returnShape.matches(trip), let route = PricedRoute(of: trip)?.route
        else { continue }
        if utcDay - today != daysAhead {
          if hasNoFlight(on: utcDay) { return (.noFlight, nil) }
          if isSoldOut(on: utcDay, today: today) { return (.soldOut, nil) }
        }
        let fare = CalendarFare(
          route: route, price: trip.price, currency: trip.currency, returnDay: trip.returnAt?.dayNumber)
        return (.fare(fare), trip)
      }
    }
    return nil
  }

  /// The one-way flight back, on the day of the return flight; `nil` for a one-way route. Together with the outbound
  /// flight, it is cheaper than the round trip on some routes.
  fileprivate var wayBack: MockTrips.SampleRoute? {
    guard let stay, !hasExpired else { return nil }
    let otherAirlines = ["FR": "W6", "W6": "FR"]
    let airlines = flightNumber.isMultiple(of: 3) ? otherAirlines[airlines] ?? airlines : airlines
    let price = price.times(0.3 + 0.1 * Double(flightNumber % 4))
    let time = TripShape.text(ofHours: minuteOfDay)
    let row = "\(destination) \(origin) \(airlines) \(flightNumber + 1) \(price) \(daysAhead + stay) \(time) -"
    var route = MockTrips.SampleRoute(row[...].utf8)
    route?.isWayBack = true
    return route
  }

  /// Returns the numbers of nights to try, nearest to the sample trip's number first; `nil` means one way.
  private func stays(for search: TripSearch) -> [Int?] {
    if search.isOneWay { return [nil] }
    guard search.shape.needsReturn else { return [stay] }
    let natural = stay ?? 3
    let nights = search.shape.nights ?? 1...14
    guard nights.upperBound >= 1 else { return [] }
    return (max(1, nights.lowerBound)...nights.upperBound).sorted { abs($0 - natural) < abs($1 - natural) }
  }

  /// Returns the price of a flight: the sample trip's price on its day and with its number of nights, otherwise a
  /// higher one. A one-way flight on a round-trip route costs a little more than half of the round trip.
  private func price(on utcDay: Int, stay: Int?, today: Int) -> Price {
    if utcDay - today == daysAhead, stay == self.stay { return price }
    var factor = utcDay - today == daysAhead ? 1 : 1.04 + 0.5 * noise(of: utcDay)
    if [.friday, .saturday, .sunday].contains(Weekday(dayNumber: utcDay)) { factor += 0.15 }
    switch (self.stay, stay) {
    case (.some, nil): factor *= 0.55
    case (nil, .some): factor *= 1.9
    case (let natural?, let stay?): factor *= 1 + 0.02 * Double(min(20, abs(natural - stay)))
    case (nil, nil): break
    }
    return price.times(factor)
  }

  /// Returns a number in `0..<1` that depends only on the flight number and the day.
  private func noise(of utcDay: Int) -> Double { Double(fnv1a("\(flightNumber) \(utcDay)") % 997) / 997 }

  /// Returns whether the route has no flight on a day. Routes below 250 EUR have flights on six days a week, and more
  /// expensive routes, which are usually longer, on four.
  private func hasNoFlight(on utcDay: Int) -> Bool {
    let weekday = (utcDay + flightNumber) % 7
    return weekday == 0 || price >= 250 && weekday.isMultiple(of: 3)
  }

  private func isSoldOut(on utcDay: Int, today: Int) -> Bool { utcDay - today < 2 || noise(of: utcDay) > 0.95 }
}

extension Price {
  /// Returns this price times a factor, rounded to the same number of decimals.
  func times(_ factor: Double) -> Price {
    Price(significand: Int64((Double(significand) * factor).rounded()), scale: scale)
  }
}
