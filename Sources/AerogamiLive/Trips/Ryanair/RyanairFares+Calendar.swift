import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

// The price calendar. The service has one for each pair of airports and each direction.
extension RyanairFares {
  /// The maximum number of destination airports whose calendars are requested directly. For more airports, and for
  /// countries, a request for fares first finds the airports that have fares.
  private static let airportCount = 3
  /// The maximum number of calendars for each departure airport.
  private static let destinationCount = 10
  /// The numbers of nights of a round trip if the search does not limit them.
  private static let nights = 0...14

  /// Returns the cheapest price of each day of a month on any route between the requested places. The price of a round
  /// trip is the sum of two one-way fares, because the airline sells each direction separately.
  func calendar(_ request: CalendarRequest) async throws -> Fetched<[CalendarDay]> {
    if request.month.arePast(at: context.now()) { return Fetched([], attempts: 0) }
    let found = try await routes(of: request)
    let routes = found.routes.value
    let calendars = try await origins.responses(of: routes) { route in
      try await Result { try await calendar(of: route, request) }
    }
    var responses = found.failures
    for (route, calendar) in zip(routes, calendars) { responses.append(("\(route)", calendar.map(\.fetched))) }
    let joined = try await counting(found.routes.attempts) {
      try Fetched<[CalendarDay]>(joining: responses, of: "routes", in: request.search.requestedCurrency)
    }
    var fetched = Fetched<[CalendarDay]>([], attempts: found.routes.attempts, skipped: found.routes.skipped)
    fetched.append(joined)
    fetched.status = joined.status.joined(with: found.routes.status)
    if responses.isEmpty { fetched.value = request.month.days.map { CalendarDay($0, .noFlight) } }
    let isMissing = calendars.contains { (try? $0.get())?.isMissing == true }
    if isMissing, fetched.value.allSatisfy({ $0.offer == .noFlight }), fetched.status.kind == .ok,
      fetched.status.isFresh
    {
      try await check(routes, request, attempts: fetched.attempts)
      // If the service is no longer at this address, every response is a 404. Then this request for fares fails too.
      if found.routes.attempts == 0, let origin = routes.first?.departure {
        let attempts = fetched.attempts
        fetched.attempts +=
          try await counting(attempts) { try await destinations(from: "\(origin)", request) }?.attempts ?? 0
      }
    }
    return fetched
  }

  /// Throws `ClientError` if an airport of the routes, which have no flights, is unknown, or `CancellationError`.
  private func check(_ routes: [Route], _ request: CalendarRequest, attempts: Int) async throws {
    for code in routes.flatMap({ ["\($0.departure)", "\($0.destination)"] }).uniqued() {
      guard KnownAirport(code: code) == nil, try await !origins.isKnown(code) else { continue }
      throw ClientError(
        requested: request.name,
        reason: .unknown("airport", named: code, known: []), attempts: attempts)
    }
  }

  /// Returns the value of a request. If the request fails, adds the number of earlier attempts to the error.
  private func counting<Value>(_ attempts: Int, _ send: () async throws -> Value) async throws -> Value {
    do {
      return try await send()
    } catch var error as ClientError {
      error.attempts += attempts
      throw error
    }
  }
}

extension RyanairFares {
  private struct FoundRoutes {
    var routes = Fetched<[Route]>([], attempts: 0)
    /// The departure airports whose destinations could not be requested.
    var failures: [(name: String, response: Result<Fetched<[CalendarDay]>, ClientError>)] = []
  }

  private func routes(of request: CalendarRequest) async throws -> FoundRoutes {
    let departures = try await airports(of: request.route.from)
    var found = FoundRoutes()
    if !request.route.to.contains(where: { $0.countryCode != nil }) {
      let destinations = try await airports(of: request.route.to)
      if destinations.count <= Self.airportCount {
        found.routes.value = departures.flatMap { from in destinations.compactMap { Route(from: from, to: $0) } }
        return found
      }
    }
    let responses = try await origins.responses(of: departures) { origin in
      try await Result { try await destinations(from: origin, request) ?? Fetched([], attempts: 0) }
    }
    for (origin, response) in zip(departures, responses) {
      switch response {
      case .failure(let error): found.failures.append((origin, .failure(error)))
      case .success(var fetched):
        let routes = fetched.value.compactMap { Route(from: origin, to: $0) }
        fetched.skipped.reasons = fetched.skipped.reasons.map { "\(origin): \($0)" }
        found.routes.append(fetched.map { _ in Array(routes.prefix(Self.destinationCount)) })
        if routes.count > Self.destinationCount {
          let error = ClientError(
            request.name, .unimplemented,
            "\(origin) has fares to \(routes.count) of the destination airports, but only the "
              + "\(Self.destinationCount) cheapest are included", remedy: "name destination cities or airports",
            attempts: fetched.attempts)
          found.routes.status = found.routes.status.joined(with: .partial(because: error))
        }
      }
    }
    return found
  }

  /// Returns the airport codes of places: for an airport, its own code; for any other place, the codes of its airports
  /// that Ryanair serves. If the list of served airports cannot be fetched, returns all airports of a city or an area,
  /// and throws an error for a country.
  private func airports(of places: [Place]) async throws -> [String] {
    var airports: [String] = []
    for place in places {
      if let country = place.countryCode {
        airports += try await origins.places.read(.airports).value.codes(in: country)
      } else if place.airportCodes.count > 1 || place.airportCodes.first.map({ $0 != place.word }) == true {
        let served = try await origins.places.readIfPossible(.airports).names
        airports += place.airportCodes.filter { served.isEmpty || served[$0] != nil }
      } else if let code = place.word.iataCode {
        airports.append(code)
      }
    }
    return airports.uniqued()
  }

  /// Returns the destination airports that have fares from `origin` in the month, cheapest first; `nil` if no requested
  /// day is left in the local time of `origin`.
  private func destinations(from origin: String, _ request: CalendarRequest) async throws -> Fetched<[String]>? {
    guard let days = context.days(of: request.search, from: origin) else { return nil }
    let search = TripSearch(maxPrice: request.search.maxPrice, to: request.route.to, isOneWay: true)
    let fetched = try await trips(
      RyanairRequest(origin: origin, days: days, currency: options.currency(of: request.search), search: search))
    let found = fetched.value.filter { trip in request.route.to.contains { $0.contains(trip.destination) } }
    let codes = found.sorted { $0.price < $1.price }.map(\.destination.airportCode).uniqued()
    return fetched.map { _ in codes }
  }
}

// The calendar of a route.
extension RyanairFares {
  /// The calendar of a route, and whether the service has no calendar for the route.
  private struct RouteCalendar: Sendable {
    var fetched: Fetched<[CalendarDay]>
    var isMissing = false
  }

  private func calendar(of route: Route, _ request: CalendarRequest) async throws -> RouteCalendar {
    guard let days = context.days(of: request.search, from: "\(route.departure)") else {
      return RouteCalendar(fetched: Fetched([], attempts: 0))
    }
    let out = try await calendar(of: route, in: request.month, request)
    let departures = out.fetched.value.filter {
      $0.offer.fare != nil && days.contains($0.day) && request.allows(departure: $0.day)
    }
    guard request.isRoundTrip, !departures.isEmpty else { return out }
    let back = try await counting(out.fetched.attempts) {
      try await returns(of: route, departures.map(\.day), request)
    }
    let offers = Dictionary(back.value.map { ($0.day, $0.offer) }) { $0.better($1) }
    var fetched = out.fetched
    fetched.append(back)
    fetched.value = out.fetched.value.map { CalendarDay($0.day, roundTrip($0, offers, request)) }
    return RouteCalendar(fetched: fetched)
  }

  /// Requests the return fares of all months that have a possible return day.
  private func returns(
    of route: Route, _ departures: [Int], _ request: CalendarRequest
  ) async throws -> Fetched<[CalendarDay]> {
    let nights = request.search.shape.nights ?? Self.nights
    let back = Route(route.destination, route.departure)
    var fetched = Fetched<[CalendarDay]>([], attempts: 0)
    guard let first = departures.min(), let last = departures.max() else { return fetched }
    var day = first + nights.lowerBound
    while day <= last + nights.upperBound, let month = DepartureDays(monthOf: day) {
      fetched.append(
        try await counting(fetched.attempts) { try await calendar(of: back, in: month, request).fetched })
      day = month.days.upperBound
    }
    return fetched
  }

  /// Returns the cheapest sum of an outbound fare and a return fare in the same currency. Of equal sums, returns the
  /// one with the earliest return.
  ///
  /// Without an outbound fare, returns the offer of the outbound day. If no return fare can be added, returns the best
  /// offer of the return days, or `.unknown` if a return day has a fare in another currency, or if none is listed.
  private func roundTrip(
    _ day: CalendarDay, _ returns: [Int: CalendarDay.Offer], _ request: CalendarRequest
  ) -> CalendarDay.Offer {
    guard let out = day.offer.fare else { return day.offer }
    var offer: CalendarDay.Offer?
    var hasOtherFare = false
    for nights in request.search.shape.nights ?? Self.nights {
      let returnDay = day.day + nights
      guard request.allows(returning: returnDay, after: day.day), let back = returns[returnDay] else { continue }
      guard let fare = back.fare else {
        offer = offer?.better(back) ?? back
        continue
      }
      guard fare.currency == out.currency, let price = out.price.adding(fare.price) else {
        hasOtherFare = true
        continue
      }
      let sum = CalendarDay.Offer.fare(
        CalendarFare(route: out.route, price: price, currency: out.currency, returnDay: returnDay))
      offer = offer?.better(sum) ?? sum
    }
    return hasOtherFare && offer?.fare == nil ? .unknown : offer ?? .unknown
  }

  /// Requests the fares of a month in one direction. A route that does not exist has no flight on any day.
  private func calendar(
    of route: Route, in month: DepartureDays, _ request: CalendarRequest
  ) async throws -> RouteCalendar {
    let noFlights = month.days.map { CalendarDay($0, .noFlight) }
    let calendar = RyanairCalendarRequest(route: route, month: month, currency: options.currency(of: request.search))
    do {
      var fetched = try await service.get(.cheapestPerDay(calendar), calendar)
      let isMissing = fetched.value.isEmpty
      if isMissing { fetched.value = noFlights }
      return RouteCalendar(fetched: fetched, isMissing: isMissing)
    } catch let error as ClientError {
      guard case .unknown = error.reason else { throw error }
      return RouteCalendar(
        fetched: Fetched(noFlights, attempts: error.attempts, requested: error.requested), isMissing: true)
    }
  }
}

extension Route {
  /// Creates a route from two airport codes; `nil` if they are equal or invalid.
  fileprivate init?(from: String, to: String) {
    guard from != to, let departure = LetterCode(from), let destination = LetterCode(to) else { return nil }
    self.init(departure, destination)
  }
}
