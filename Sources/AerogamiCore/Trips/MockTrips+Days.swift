package import AerogamiContainer
import Foundation

// Flights of the sample routes on every day, for calendars and for searches of few days. Whether there is a flight depends
// only on its route, its day and the number of nights, so a search of fewer days finds exactly the matching part of what
// a complete search of more days finds. All are more expensive than the sample trip of their route, except for one-way
// flights on round-trip routes.
extension MockTrips {
  /// The last day with flights, counted from today.
  static let lastDay = 180

  /// The maximum number of flights of a route in one response, about: those of a month, or of all weekends. More would
  /// make a fetch slow, and its table long.
  private static let flightCount = 124

  /// Further routes, to cities that several other cities have flights to. Without days of departure, only searches with a
  /// destination, the number of nights or the day of return find their sample trips.
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

  /// Returns how much of the sample data a search finds: everything if it allows few days of departure. If some of the
  /// requested days have no sample data, says which days have some.
  static func completeness(of search: TripSearch, now: Date) -> Completeness {
    guard let today = now.dayNumber, let requested = search.departureDays(at: now) else { return .sampleTrips }
    let found: Completeness = days(of: search, now: now) == nil ? .sampleTrips : .complete
    let known = flightDays(today: today)
    // A search without a first or last day, such as for all weekends, does not request the days before or after.
    let hasStart = search.departure != nil || search.departAfter != nil
    let hasEnd = search.departure != nil || search.departBefore != nil
    let isCovered =
      requested.contains { known.contains($0) }
      && !requested.contains { $0 < known.lowerBound ? hasStart : $0 > known.upperBound && hasEnd }
    if isCovered { return found }
    return found.joined(
      with: .cheapestOnly(
        missing: "only sample flights from \(known.lowerBound.asDay) to \(known.upperBound.asDay) (UTC)"))
  }

  /// The days of departure of which all flights are known. Far from UTC, the local day before or after them has some, too.
  private static func flightDays(today: Int) -> ClosedRange<Int> { today + 1...today + lastDay }

  /// Returns the local days of departure of a search that finds all flights; `nil` if it allows too many.
  private static func days(of search: TripSearch, now: Date) -> Set<Int>? {
    guard let today = now.dayNumber, let days = search.departureDays(at: now) else { return nil }
    // A route has one one-way flight a day, and on most days two round trips.
    let flightsPerDay = search.isOneWay ? 1 : search.shape.needsReturn ? 2 : 4
    let possible = days.filter { $0 <= today + lastDay + 1 }
    return possible.count * flightsPerDay <= flightCount ? Set(possible) : nil
  }

  /// Returns the flights that a request finds in a region (`nil` for all), except for the sample trips: those of its
  /// search, and those with its ids.
  static func flights(
    in region: Region.ID? = nil, for request: TripRequest, now: Date, clocks: inout AirportClocks
  ) -> [Trip] {
    let found = flights(in: region, for: request.search, now: now, clocks: &clocks)
    if request.ids.isEmpty { return found }
    let ids = Set(found.map(\.id))
    return found
      + flights(withIDs: request.ids, in: region, now: now, clocks: &clocks).filter { !ids.contains($0.id) }
  }

  /// Returns the flights in a region (`nil` for all) whose ids start with one of these texts. Looks up no text that is
  /// shorter than the ids that programs show.
  private static func flights(
    withIDs prefixes: [String], in region: Region.ID?, now: Date, clocks: inout AirportClocks
  ) -> [Trip] {
    let prefixes = prefixes.filter { $0.utf8.count >= ShortIDs.minimumLength }
    let starts = prefixes.compactMap { UInt32($0.prefix(ShortIDs.minimumLength), radix: 16) }
    guard !starts.isEmpty, let today = now.dayNumber else { return [] }
    let listed = departures.filter { region == nil || $0.region.id == region }.flatMap(\.routes)
    // A search may lack the trips of these routes, which have the same id on every day.
    let others =
      busyDepartures.filter { region == nil || $0.region.id == region }.flatMap(\.routes) + waysBack(from: region)
    let samples = others.compactMap { $0.trip(now: now, clocks: &clocks) }
    let flights = (listed + others).flatMap { route -> [Trip] in
      let idStart = route.idStart
      let days = starts.compactMap { start -> Int? in
        let daysAhead = (Int(start >> 5) - today) & 511
        return start >> 14 == idStart >> 14 && daysAhead <= lastDay ? today + daysAhead : nil
      }
      // The local day differs from the day in UTC by at most one day.
      let localDays = Set(days.flatMap { $0 - 1...$0 + 1 })
      if localDays.isEmpty { return [] }
      return route.flights(on: localDays, for: TripSearch(), now: now, clocks: &clocks).compactMap(\.trip)
    }
    var seen: Set<Trip.ID> = []
    return (samples + flights).filter { trip in
      prefixes.contains { trip.id.hasPrefix($0) } && seen.insert(trip.id).inserted
    }
  }

  /// Returns the flights that a search finds in a region (`nil` for all), except for the sample trips: all flights on the
  /// days of a search that allows few of them. Any other search for one-way trips has the flights on the days of the
  /// sample trips, and one for round trips or with a destination has the sample trips of ``busyDepartures``. A search
  /// for round trips to a destination has one-way flights from airports without a round trip, and so has any search of
  /// many days with a named destination.
  static func flights(
    in region: Region.ID? = nil, for search: TripSearch, now: Date, clocks: inout AirportClocks
  ) -> [Trip] {
    let days = days(of: search, now: now)
    let hasDestination = !search.to.isEmpty || search.toCountries != nil
    if days == nil, !search.isOneWay, !search.shape.needsReturn, !hasDestination { return [] }
    func routes(of departures: [Departures]) -> [SampleRoute] {
      departures.filter { region == nil || $0.region.id == region }.flatMap(\.routes)
    }
    let busy = routes(of: busyDepartures)
    if days == nil, !search.isOneWay {
      let trips = busy.compactMap { $0.trip(now: now, clocks: &clocks) }
      if search.to.isEmpty { return trips }
      // From an airport without a round trip to the destination, a one-way trip shows that one-way tickets may do.
      let destination = TripSearch(to: search.to)
      let samples = routes(of: departures).compactMap { $0.trip(now: now, clocks: &clocks) }
      let roundTrips = (samples + trips).filter { $0.returnAt != nil && destination.matches($0, at: now) }
      let origins = Set(roundTrips.map(\.departure.airportCode))
      let others = Self.waysBack(from: region).filter { !origins.contains($0.origin) }
      let oneWay = others.compactMap { $0.trip(now: now, clocks: &clocks) }
      return trips + oneWay.filter { destination.matches($0, at: now) }
    }
    let waysBack = search.shape.needsReturn ? [] : waysBack(from: region)
    let found: [Trip] = [(routes(of: departures), false), (busy + waysBack, true)].flatMap { routes, includesSamples in
      routes.flatMap { route -> [Trip] in
        guard let sample = route.trip(now: now, clocks: &clocks) else { return [] }
        let days = days ?? [sample.departureAt.dayNumber]
        var flights = route.flights(on: days, for: search, now: now, clocks: &clocks)
        // Without a flight of the wanted stay, the others let a note name the filter that excludes them.
        if search.shape.needsReturn, !flights.contains(where: { $0.trip != nil }) {
          flights = route.flights(on: days, for: search, ofAnyStay: true, now: now, clocks: &clocks)
        }
        return flights.compactMap { $0.trip?.id == sample.id && !includesSamples ? nil : $0.trip }
      }
    }
    guard hasDestination, search.shape.needsReturn, let days else { return found }
    // From an airport without a round trip to the destination, one-way trips let a note say so.
    let origins = Set(found.map(\.departure.airportCode))
    let others = Self.waysBack(from: region).filter { !origins.contains($0.origin) }
    let oneWay: [Trip] = others.flatMap { route in
      route.flights(on: days, for: search, ofAnyStay: true, now: now, clocks: &clocks).compactMap(\.trip)
    }
    return found + oneWay
  }

  /// Returns the ways back of the routes that depart in a region; `nil` for all. They have only one-way flights.
  static func waysBack(from region: Region.ID?) -> [SampleRoute] {
    guard let region else { return allWaysBack }
    guard let countries = departures.first(where: { $0.region.id == region })?.region.countryCodes else { return [] }
    return allWaysBack.filter { route in
      airportsByCode[route.origin].map { countries.contains($0.countryCode) } ?? false
    }
  }

  private static let allWaysBack: [SampleRoute] = {
    let routes = departures.flatMap(\.routes)
    // Some routes in the list are the way back of another one, with the same flight number.
    return routes.compactMap(\.wayBack).filter { route in
      !routes.contains {
        ($0.origin, $0.destination, $0.flightNumber) == (route.origin, route.destination, route.flightNumber)
      }
    }
  }()

  /// Returns the best offer of each day of a month, for the days from tomorrow to ``lastDay``. As in a search for one of
  /// these days, all flights are known, so a day without any that matches the request has no flight. Other days are
  /// left out, unless one of their flights is on sale. If no round trip of the month matches, also returns the fares for
  /// other stays and for one way.
  static func calendar(_ request: CalendarRequest, now: Date, clocks: inout AirportClocks) -> [CalendarDay] {
    guard let today = now.dayNumber else { return [] }
    let routes =
      (departures + busyDepartures).flatMap(\.routes) + (request.isRoundTrip ? [] : waysBack(from: nil))
    let days = Set(request.month.days)
    var best: [Int: CalendarDay.Offer] = [:]
    for day in days where flightDays(today: today).contains(day) { best[day] = .noFlight }
    for route in routes {
      for flight in route.flights(on: days, for: request.search, now: now, clocks: &clocks) {
        if flight.offer.fare == nil, !flightDays(today: today).contains(flight.day) { continue }
        best[flight.day] = best[flight.day]?.better(flight.offer) ?? flight.offer
      }
    }
    let calendar = best.sorted { $0.key < $1.key }.map { CalendarDay($0.key, $0.value) }
    if !request.isRoundTrip || calendar.contains(where: { $0.offer.fare != nil }) { return calendar }
    // As in a search, the other flights let a note say what there is.
    let others = (routes + waysBack(from: nil)).flatMap { route in
      route.flights(on: days, for: request.search, ofAnyStay: true, now: now, clocks: &clocks)
    }
    let fares = others.filter { $0.offer.fare != nil }.map { CalendarDay($0.day, $0.offer) }
    return (calendar + fares).sorted { $0.day < $1.day }
  }
}

extension Completeness {
  /// A response with only some of the sample trips. Terminals and pages say this in few words, and notes do not repeat it.
  package static let sampleTrips = Completeness.cheapestOnly(
    missing: "only some sample trips (give a day or a month for all)")
  /// A response about a place of departure that the sample data lacks, so that no search from there finds flights.
  package static let noSampleFlights = Completeness.cheapestOnly(
    missing: "no sample flights from there (try EU or set up real fares)")
  /// A calendar of a route that the sample data lacks, in both directions.
  package static let noSampleRoute = Completeness.cheapestOnly(
    missing: "no sample flights on this route (try VNO-BCN or set up real fares)")
}

extension MockTrips.SampleRoute {
  /// The calendar's offer for a local day, and the flight's trip, which is `nil` if there is no flight or it is sold out.
  typealias DayOfRoute = (day: Int, offer: CalendarDay.Offer, trip: Trip?)

  /// Returns the flights on local days, without days that have no sample data; none for a route that the search leaves
  /// out. A route whose offer has expired has only that flight, which is sold out. Applies only the search's filters by
  /// days, places, airlines, direct flights, one-way trips, and unless `ofAnyStay` is set, nights and weekdays of
  /// return.
  fileprivate func flights(
    on days: Set<Int>, for search: TripSearch, ofAnyStay: Bool = false, now: Date, clocks: inout AirportClocks
  ) -> [DayOfRoute] {
    var places = search
    (places.departure, places.departAfter, places.departBefore) = (nil, nil, nil)
    (places.isOneWay, places.maxPrice, places.currency, places.shape) = (false, nil, nil, TripShape())
    guard let first = days.min(), let last = days.max(), let today = now.dayNumber,
      let sample = trip(now: now, clocks: &clocks), places.matches(sample, at: now)
    else { return [] }
    let returnShape =
      ofAnyStay ? TripShape() : TripShape(nights: search.shape.nights, returnDays: search.shape.returnDays)
    if hasExpired {
      let day = sample.departureAt.dayNumber
      return days.contains(day) && returnShape.matches(sample) ? [(day, .soldOut, nil)] : []
    }
    var flights: [DayOfRoute] = []
    let idStart = idStart
    // The local day differs from the day in UTC by at most one day.
    for utcDay in max(first - 1, today)...max(last + 1, today) where utcDay <= today + MockTrips.lastDay {
      let noise = noise(of: utcDay)
      for stay in stays(on: utcDay, for: search) {
        let isSample = utcDay - today == daysAhead && stay == self.stay
        let price = price(on: utcDay, stay: stay, today: today, noise)
        // The id is slow to compute, so only flights that are on sale get one of their own.
        let flight = Flight(daysAhead: utcDay - today, stay: stay, price: price, id: sample.id)
        guard var trip = trip(flight, now: now, clocks: &clocks), days.contains(trip.departureAt.dayNumber),
          returnShape.matches(trip), let route = PricedRoute(of: trip)?.route
        else { continue }
        let fare = CalendarFare(
          route: route, price: trip.price, currency: trip.currency, returnDay: trip.returnAt?.dayNumber)
        let isOnSampleDay = utcDay - today == daysAhead
        if !isOnSampleDay, hasNoFlight(on: utcDay) {
          flights.append((trip.departureAt.dayNumber, .noFlight, nil))
        } else if !isOnSampleDay, isSoldOut(on: utcDay, today: today, noise) {
          flights.append((trip.departureAt.dayNumber, .soldOut, nil))
        } else {
          if !isSample {
            let dayAndStay = UInt32(truncatingIfNeeded: (utcDay & 511) << 5 | (stay ?? 0) & 31)
            trip.id = id(
              of: "\(origin) \(destination) \(airlines) \(flightNumber) \(utcDay) \(stay ?? 0)",
              startingWith: idStart | dayAndStay)
          }
          flights.append((trip.departureAt.dayNumber, .fare(fare), trip))
        }
      }
    }
    return flights
  }

  /// The first 18 bits of the ids of the route's flights, a hash of the route. Then come 9 bits of the day and 5 bits of
  /// the number of nights. So the 8 characters that programs show at least are enough to find a flight.
  fileprivate var idStart: UInt32 {
    let hash = fnv1a("\(origin) \(destination) \(airlines) \(flightNumber)")
    return UInt32(truncatingIfNeeded: hash ^ hash >> 64) << 14
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

  /// Returns the numbers of nights of the flights of a day that a search may want; `nil` means one way. Each day has the
  /// sample trip's number of nights (3 on a one-way route) and a short one. Flights on Friday and Saturday return on
  /// Sunday and Monday.
  private func stays(on utcDay: Int, for search: TripSearch) -> [Int?] {
    if search.isOneWay || isWayBack { return [nil] }
    let short =
      switch Weekday(dayNumber: utcDay) {
      case .friday: [2, 3]
      case .saturday: [1, 2]
      default: [2 + (utcDay + flightNumber) % 3]
      }
    let stays = ([stay ?? 3] + short).uniqued().map(Int?.some)
    return search.shape.needsReturn ? stays : stays + [nil]
  }

  /// Returns the price of a flight: the sample trip's price on its day and with its number of nights, otherwise a
  /// higher one. A one-way flight on a round-trip route costs a little more than half of the round trip.
  private func price(on utcDay: Int, stay: Int?, today: Int, _ noise: Double) -> Price {
    if utcDay - today == daysAhead, stay == self.stay { return price }
    var factor = utcDay - today == daysAhead ? 1 : 1.04 + 0.5 * noise
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

  /// Flights of today are sold out, too.
  private func isSoldOut(on utcDay: Int, today: Int, _ noise: Double) -> Bool { utcDay <= today || noise > 0.95 }
}

extension Price {
  /// Returns this price times a factor, rounded to the same number of decimals.
  func times(_ factor: Double) -> Price {
    Price(significand: Int64((Double(significand) * factor).rounded()), scale: scale)
  }
}
