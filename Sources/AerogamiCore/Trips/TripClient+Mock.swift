import AerogamiContainer
public import Foundation

extension TripClient {
  /// A client with sample trips that depart 3 to 149 days after the UTC day of `now`.
  ///
  /// If a search allows few days of departure, its result is complete: it has all sample flights on these days, up to 180
  /// days after `now`. Few are at most 124 days for one-way trips, 62 for round trips, and else 31, such as a month. If a
  /// requested day is not one of the 180, the result is incomplete.
  /// Otherwise the result has a cheap trip of most routes. The data changes only at each full hour. Children pay the
  /// price of an adult, and a checked bag costs 25 EUR on each flight.
  ///
  /// The UTC offsets of local times are unknown, so the times are in UTC.
  public static func mock(now: @escaping @Sendable () -> Date) -> TripClient {
    mock(now: now, clocks: SharedAirportClocks(zones: .none))
  }

  /// A client with sample trips. Times are local at airports whose time zone `clocks` provides, otherwise in UTC.
  package static func mock(now: @escaping @Sendable () -> Date, clocks: SharedAirportClocks) -> TripClient {
    mock(
      trips: { request in
        clocks.withClocks { clocks in
          guard let region = request.origin else {
            return MockTrips.trips(now: now(), clocks: &clocks)
              + MockTrips.flights(for: request, now: now(), clocks: &clocks)
          }
          guard let trips = MockTrips.trips(in: region, now: now(), clocks: &clocks) else {
            return MockTrips.lackFlights(from: region) ? [] : nil
          }
          return trips + MockTrips.flights(in: region, for: request, now: now(), clocks: &clocks)
        }
      },
      completeness: { request in
        request.origin.map { MockTrips.lackFlights(from: $0) } == true
          ? .noSampleFlights : MockTrips.completeness(of: request.search, now: now())
      },
      calendar: { request in
        let days = clocks.withClocks { MockTrips.calendar(request, now: now(), clocks: &$0) }
        if !MockTrips.haveFlights(on: request.route) { return Fetched(days, completeness: .noSampleRoute) }
        return Fetched(
          days, completeness: days.isEmpty ? MockTrips.completeness(of: request.search, now: now()) : .complete)
      },
      check: { request in
        let day = request.trip.departureAt.dayNumber
        let search = TripSearch(
          departAfter: .day(day), departBefore: .day(day + 1), isOneWay: request.trip.returnAt == nil)
        return clocks.withClocks { clocks in
          MockTrips.trips(now: now(), clocks: &clocks) + MockTrips.flights(for: search, now: now(), clocks: &clocks)
        }
      })
  }

  /// A client that returns `trips`, in their order. A trip belongs to the sample region that contains its country of
  /// departure. Other trips are returned only by requests for all regions. A calendar has the cheapest matching trip of
  /// each day, among all `trips`.
  public static func mock(trips: [Trip]) -> TripClient {
    mock(
      trips: { request in
        guard let region = request.origin else { return trips }
        return MockTrips.regions.first { $0.id == region }
          .map { region in trips.filter { region.countryCodes.contains($0.departure.countryCode) } }
      },
      calendar: { request in
        // Include expired offers: `trips` usually come from a file, which may be old. In 1970, no offer has expired.
        let now = Date(timeIntervalSince1970: 0)
        var search = request.search
        // A day that is above the maximum price must not look like one with an unknown price.
        (search.currency, search.maxPrice) = (search.requestedCurrency, nil)
        let matching = trips.filter { search.matches($0, at: now) }
        return Fetched([CalendarDay](cheapestOf: matching, in: request.search.requestedCurrency))
      },
      check: { _ in trips })
  }

  private static func mock(
    trips: @escaping @Sendable (TripRequest) -> [Trip]?,
    completeness: @escaping @Sendable (TripRequest) -> Completeness = { _ in .complete },
    calendar: @escaping @Sendable (CalendarRequest) -> Fetched<[CalendarDay]>,
    check: @escaping @Sendable (FareCheck) -> [Trip]
  ) -> TripClient {
    TripClient(
      trips: { request in
        guard let found = trips(request) else {
          let region = request.origin ?? ""
          throw ClientError(
            requested: "TripClient.trips(in: \"\(region)\")",
            reason: .unknown("region", named: region, known: MockTrips.regions.map(\.id)))
        }
        return Fetched(found.priced(for: request.search.passengers), completeness: completeness(request))
      },
      regions: { Fetched(MockTrips.regions) },
      airport: { code in
        guard let airport = MockTrips.airports.first(where: { $0.code == code }) else {
          throw ClientError(
            requested: "TripClient.airport(\"\(code)\")",
            reason: .unknown("airport", named: code, known: []))
        }
        // The same details as in a search by name, which uses the built-in table. The table has no states.
        guard var known = KnownAirport(code: code).map({ Airport($0) }) else { return Fetched(airport) }
        known.state = airport.state
        return Fetched(known)
      },
      airlines: { Fetched([]) },
      calendar: { calendar($0) },
      check: { request in
        Fetched(check(request).filter { $0.id == request.trip.id }.priced(for: request.passengers))
      })
  }
}

extension [Trip] {
  /// Returns the trips with their prices for a party: the price for one adult times the number of passengers, and 25 for
  /// each checked bag on each flight. Trips with terms of their own stay the same.
  fileprivate func priced(for passengers: Passengers) -> [Trip] {
    if passengers == Passengers() { return self }
    let terms = FareTerms(
      passengers: passengers.count, children: passengers.children, bags: passengers.bags)
    return map { trip in
      let bags = Price(significand: Int64(25 * passengers.bags * (trip.returnAt == nil ? 1 : 2)))
      guard trip.terms == FareTerms(), let price = trip.price.multiplied(by: passengers.count)?.adding(bags) else {
        return trip
      }
      var trip = trip
      (trip.price, trip.terms) = (price, terms)
      return trip
    }
  }
}
