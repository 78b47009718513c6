import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON
import Foundation

/// The requests for fares from the origins of regions, and on the routes of calendars.
struct FareSource: Sendable {
  let service: Service
  let origins: OriginTrips
  let options: TripOptions
  let context: ClientContext
  /// The permit for a GraphQL request: the service refuses a second one at the same time.
  let offerSemaphore = AsyncSemaphore(1)

  /// Sends the requests of a ``FarePlan``. Throws `ClientError` if all of them fail, or `CancellationError`.
  func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    let codes = try origins.codes(of: request.origin)
    var search = request.search
    search.currency = search.requestedCurrency ?? options.currency
    let plan = FarePlan(search, from: codes, market: options.market, at: context.now(), fetchSize: request.fetchSize)
    if let notePlan = context.notePlan {
      let region = request.origin?.printable(maxLength: 60) ?? "all regions"
      for missing in plan.leftOut.missing { await notePlan("\(region): \(missing)") }
    }

    let offers = try await offers(of: plan, for: request)
    let failed = offers.failedQueries
    let (fares, leftOut) = failed.isEmpty ? (plan.fares, .complete) : plan.fares(insteadOf: failed)
    let cheapest = try await cheapestFares(fares, isFallback: !failed.isEmpty, for: request)
    let hasFares = cheapest.contains { if case .success = $0.response { true } else { false } }
    let responses = offers.responses + (hasFares ? [] : offers.stale) + cheapest
    let isByOrigin = fares.allSatisfy { $0.departure == nil && $0.destination == nil }
    var fetched: Fetched<[Trip]>
    do throws(ClientError) {
      fetched = try Fetched(
        joining: responses, of: isByOrigin ? "origins" : "requests", preferring: request.matching(at: context.now()),
        order: request.order)
      fetched.attempts += offers.failedAttempts
    } catch {
      var error = error
      error.attempts += offers.failedAttempts
      throw error
    }
    // Without any fare to a destination, there is no more expensive one either.
    if !fares.isEmpty, !fetched.value.isEmpty || fetched.completeness != .complete {
      fetched.completeness = plan.completenessOfFares(because: offers.failure, insteadOf: failed)
        .joined(with: fetched.completeness)
    }
    for part in [leftOut, plan.leftOut, search.completenessOfRoundTrips] {
      fetched.completeness = fetched.completeness.joined(with: part)
    }

    let (cities, failure) = try await origins.places.readIfPossible(.cities)
    for index in fetched.value.indices { fetched.value[index].name(by: cities) }
    // Without names, the result is partial: cities have codes, and the countries of the built-in table.
    if let failure { fetched.status = fetched.status.joined(with: .partial(because: failure)) }
    try await origins.checkIfEmpty(fetched, of: request.origin, codes)
    return fetched
  }

  typealias NamedResponse = (name: String, response: OriginTrips.Response)

  /// Requests the cheapest fares from the REST endpoint. Throws `CancellationError`.
  private func cheapestFares(
    _ requests: [FareRequest], isFallback: Bool, for request: TripRequest
  ) async throws -> [NamedResponse] {
    var service = service
    if isFallback { service.condition = "only if the GraphQL endpoint fails" }
    let responses = try await origins.responses(of: requests) { [service] first -> OriginTrips.Response in
      do {
        return .success(try await pages(from: first, of: service, for: request))
      } catch let error as ClientError {
        guard let code = error.unknownCode else { return .failure(error) }
        return .failure(
          code == first.origin
            ? origins.unknown(code, attempts: error.attempts)
            : error.about("the trips from \(first.origin) to \(code)"))
      }
    }
    return zip(requests, responses).map { ($0.name, $1) }
  }

  /// Requests one page after another until a page is not full, or the caller has enough trips. Throws `ClientError` if
  /// the first page fails, or `CancellationError`.
  private func pages(
    from first: FareRequest, of service: Service, for request: TripRequest
  ) async throws -> Fetched<[Trip]> {
    var next = first
    var received: [Trip] = []
    var isCut = false
    var known: Set<Trip.ID> = []
    let isPreferred = request.matching(at: context.now())
    var fetched = try await Fetched(pagesUpTo: FarePage.limit, preferring: isPreferred, order: request.order) { page in
      next.page = page
      let fetched = try await service.get(.fares, next)
      let trips = trips(of: fetched)
      if fetched.value.rowCount < FarePage.maxRowCount { return (trips, isLast: true) }
      received += trips.value
      let areEnough = try await areEnough(received, for: request)
      // A service that ignores page numbers sends the same page again.
      let isRepeated = page > 1 && trips.value.allSatisfy { known.contains($0.id) }
      known.formUnion(trips.value.map(\.id))
      isCut = (page == FarePage.limit || isRepeated) && !areEnough
      return (trips, isLast: areEnough)
    }
    if isCut {
      fetched.completeness = Completeness(
        .partial, missing: ["no fares after the first \(known.count) of \(first.name)"])
    }
    return fetched
  }

  /// Returns whether the trips of the first pages include as many of the cheapest matches as the caller needs. Only
  /// trips below the last price count: the next page may have a trip at that price that departs earlier. Expired trips
  /// do not count, because they are sorted after all others. Throws `CancellationError`.
  func areEnough(_ trips: [Trip], for request: TripRequest) async throws -> Bool {
    guard let limit = request.limit, let last = trips.last?.price else { return false }
    // A service that ignores `sorting` may send cheaper trips later.
    guard zip(trips, trips.dropFirst()).allSatisfy({ $0.price <= $1.price }) else { return false }
    // A search may need the countries and names of cities.
    let cities = try await origins.places.readIfPossible(.cities).names
    let now = context.now()
    var matches: Set<Trip.ID> = []
    for var trip in trips where trip.price < last {
      trip.name(by: cities)
      if request.search.matches(trip, at: now), !trip.hasExpired(at: now) { matches.insert(trip.id) }
    }
    return matches.count >= limit
  }

  /// Returns the cheapest trip of each day, with codes instead of the names of cities. Throws `ClientError`, or
  /// `CancellationError`.
  func trips(_ request: GroupedFaresRequest) async throws -> Fetched<[Trip]> {
    trips(of: try await service.get(.groupedFares, request))
  }

  func trips(of fetched: Fetched<FarePage>) -> Fetched<[Trip]> {
    let seenAt = fetched.date(at: context.now())
    return context.clocks.withClocks { clocks in
      fetched.map { page in
        page.fares.elements.map { Trip($0, currency: $0.currency ?? page.currency, seenAt: seenAt, &clocks) }
      }
    }
  }
}

extension TripRequest {
  /// Returns whether trips match the search, apart from their places, whose names are not known yet.
  fileprivate func matching(at now: Date) -> (Trip) -> Bool {
    var search = search
    (search.from, search.to, search.toCountries) = ([], [], nil)
    return { search.matches($0, at: now) }
  }
}

extension Trip {
  /// Creates a trip from a fare. The price was shown to other users in recent days and is not guaranteed. The trip
  /// expires at departure.
  fileprivate init(_ fare: Fare, currency: String, seenAt: Date, _ clocks: inout AirportClocks) {
    self.init(
      id: fare.withLocalTimes(&clocks).id, price: fare.price, currency: currency, airlines: fare.airline,
      flightNumber: fare.flightNumber,
      departure: fare.origin, destination: fare.destination,
      departureAt: clocks.withOffset(fare.departureAt, at: fare.origin.airportCode),
      returnAt: fare.returnAt.map { clocks.withOffset($0, at: fare.destination.airportCode) },
      createdAt: fare.foundAt ?? seenAt, expiresAt: fare.departureAt.instant,
      transfers: fare.transfers, travelMinutes: fare.minutes, link: fare.link)
  }

  fileprivate mutating func name(by cities: PlaceNames) {
    departure.name(by: cities)
    destination.name(by: cities)
  }
}

extension Fare {
  /// This fare with local times, on which its id depends.
  fileprivate func withLocalTimes(_ clocks: inout AirportClocks) -> Fare {
    var fare = self
    fare.departureAt = clocks.withOffset(departureAt, at: origin.airportCode)
    fare.returnAt = returnAt.map { clocks.withOffset($0, at: destination.airportCode) }
    return fare
  }
}

extension AirportClocks {
  /// Returns the same instant in the airport's local time, if the service sent `time` in UTC without the local offset.
  /// Returns any other time unchanged, and also a time at an airport whose local time is unknown.
  fileprivate mutating func withOffset(_ time: LocalTime, at airport: String) -> LocalTime {
    if time.offset != nil { return time }
    return localTime(at: airport, milliseconds: time.milliseconds) ?? time
  }
}

extension TripLocation {
  /// The codes of the city: those of its airports, or of its metropolitan area.
  fileprivate var codes: [String] {
    guard let place = Place(city), place.contains(self), let codes = place.originCodes else { return [airportCode] }
    return codes
  }

  /// Replaces the city's code with its name, and adds the country. For a code that is not in the service's list, or
  /// without the list, adds only the country of the built-in table, because searches filter by it.
  fileprivate mutating func name(by cities: PlaceNames) {
    if let place = cities[city] {
      (city, countryCode) = (place.name, place.countryCode)
    } else {
      countryCode = airportCode.knownCountryCode ?? ""
    }
  }
}

extension FareSource {
  /// The maximum number of pairs of cities or airports on one route. Each pair needs at least one request for a month.
  private static let maxPairs = 20

  /// Returns the cheapest price of each day of a month. Leaves out days without a fare: the service knows only fares
  /// that its users found recently. Throws `ClientError`, or `CancellationError`.
  func calendar(_ request: CalendarRequest) async throws -> Fetched<[CalendarDay]> {
    if request.month.arePast(at: context.now()) { return Fetched([], attempts: 0) }
    let currency = request.search.requestedCurrency ?? options.currency
    let routes = try await routes(of: request)
    let pairs = routes.value.map { pair($0, request, currency: currency) }
    let responses = try await origins.responses(of: pairs) { try await calendar(of: $0, request) }
    do throws(ClientError) {
      var fetched = try Fetched(joining: zip(pairs, responses).map { ($0.name, $1) }, of: "routes", in: currency)
      fetched.append(routes.map { _ in [] })
      return fetched
    } catch {
      var error = error
      error.attempts += routes.attempts
      throw error
    }
  }

  private struct Pair: Sendable {
    /// The codes joined by a hyphen, such as `VNO-BCN`.
    let name: String
    let requests: [GroupedFaresRequest]
  }

  private func pair(_ route: CodePair, _ request: CalendarRequest, currency: String) -> Pair {
    Pair(
      name: "\(route.origin)-\(route.destination)",
      requests: request.requestedNights.map { nights in
        GroupedFaresRequest(
          origin: route.origin, destination: route.destination, departure: request.month, nights: nights,
          isDirect: request.search.needsDirect, currency: currency, market: options.market ?? route.origin.market)
      })
  }

  private struct CodePair: Hashable, Sendable { let origin, destination: String }

  /// Returns the pairs of codes whose calendars are requested. The service has calendars only of cities and airports.
  /// For a country, these are the destinations of the month's fares, the cheapest first. If these fares fail, the
  /// result has only the named pairs, if any.
  private func routes(of request: CalendarRequest) async throws -> Fetched<[CodePair]> {
    let countries = request.route.to.filter { $0.countryCode != nil }
    let departures = try request.codes(of: request.route.from)
    let destinations = try request.codes(of: request.route.to.filter { $0.countryCode == nil })
    let named = departures.flatMap { origin in
      destinations.filter { $0 != origin }.map { CodePair(origin: origin, destination: $0) }
    }
    guard named.count <= Self.maxPairs else {
      throw request.error(
        "the route has \(named.count) pairs of cities or airports, but at most \(Self.maxPairs) are supported",
        remedy: "name fewer places")
    }
    if countries.isEmpty { return Fetched(named, attempts: 0) }
    let search = TripSearch(
      currency: request.search.requestedCurrency ?? options.currency, isDirect: request.search.isDirect,
      isOneWay: !request.isRoundTrip)
    let cities = try await origins.places.readIfPossible(.cities).names
    var responses: [(name: String, response: OriginTrips.Response)] = []
    var found: [(price: Price, pair: CodePair)] = []
    for origin in departures {
      do {
        // One request for the month is enough to find the destinations.
        let cheapest = FareRequest(
          origin: origin, departure: request.month, market: options.market ?? origin.market, search: search)
        var fetched = try await pages(from: cheapest, of: service, for: TripRequest(origin: origin))
        for index in fetched.value.indices { fetched.value[index].name(by: cities) }
        responses.append((origin, .success(fetched)))
        for trip in fetched.value where countries.contains(where: { $0.contains(trip.destination) }) {
          found += trip.destination.codes.map { (trip.price, CodePair(origin: origin, destination: $0)) }
        }
      } catch let error as ClientError {
        responses.append((origin, .failure(error)))
      }
    }
    let fares: Fetched<[Trip]>
    do throws(ClientError) {
      fares = try Fetched(joining: responses, of: "origins")
    } catch {
      if named.isEmpty { throw error }
      return Fetched(named, attempts: error.attempts, status: .partial(because: error))
    }
    let all = found.sorted { $0.price < $1.price }.map(\.pair).uniqued().filter { !named.contains($0) }
    let taken = Array(all.prefix(Self.maxPairs - named.count))
    var routes = fares.map { _ in named + taken }
    if !all.isEmpty {
      let names = taken.map(\.destination).uniqued().listed(with: "and")
      let reason = taken.count < all.count ? "the cheapest of \(all.count)" : "those with fares"
      routes.completeness = routes.completeness.joined(
        with: .cheapestOnly(missing: "no destinations other than \(names) (\(reason))"))
    }
    return routes
  }

  /// - Throws: `CancellationError`.
  private func calendar(
    of pair: Pair, _ request: CalendarRequest
  ) async throws -> Result<Fetched<[CalendarDay]>, ClientError> {
    var responses: [(name: String, response: Result<Fetched<[CalendarDay]>, ClientError>)] = []
    for part in pair.requests {
      let nights = part.nights?.lowerBound
      let name = nights.map { "\($0) \($0 == 1 ? "night" : "nights")" } ?? "any number of nights"
      do {
        let fetched = try await trips(part)
        let allowed = fetched.value.filter { request.allows($0, of: part) }
        responses.append((name, .success(fetched.map { _ in [CalendarDay](cheapestOf: allowed, in: part.currency) })))
      } catch let error as ClientError {
        responses.append((name, .failure(error.unknownCode == nil ? error : error.about(request.name))))
      }
    }
    if responses.count == 1 { return responses[0].response }
    do throws(ClientError) {
      return .success(try Fetched(joining: responses, of: "lengths of stay", in: pair.requests.first?.currency))
    } catch {
      return .failure(error)
    }
  }
}

extension CalendarRequest {
  /// The numbers of nights in each request for a pair; `nil` for any number. The cheapest fare of a day may return on a
  /// weekday that the search does not allow. So a search with return weekdays sends a request for each number of
  /// nights, if it allows at most three numbers.
  fileprivate var requestedNights: [ClosedRange<Int>?] {
    guard let nights = search.shape.nights else { return [nil] }
    return search.shape.returnDays.isEmpty || nights.count > 3 ? [nights] : nights.map { $0...$0 }
  }

  /// Returns the codes to request for places on the route.
  fileprivate func codes(of places: [Place]) throws(ClientError) -> [String] {
    var codes: [String] = []
    for place in places {
      guard let ofPlace = place.originCodes else {
        throw error(
          "the service has calendars from cities and airports, but not from \(place.word.printable(maxLength: 60))",
          remedy: "depart from a city or an airport, as in VNO-BCN")
      }
      codes += ofPlace
    }
    return codes.uniqued()
  }

  fileprivate func error(_ detail: String, remedy: String) -> ClientError {
    ClientError(name, .unimplemented, detail, remedy: remedy, attempts: 0)
  }

  /// Returns whether a trip, with codes instead of the names of cities, is on the requested route and matches the
  /// search. This must be checked because the service may ignore a parameter.
  fileprivate func allows(_ trip: Trip, of request: GroupedFaresRequest) -> Bool {
    func isAt(_ places: [Place], _ code: String, _ location: TripLocation) -> Bool {
      location.city == code || places.contains { $0.contains(location) }
    }
    if search.needsDirect, trip.transfers != 0 { return false }
    guard isAt(route.from, request.origin, trip.departure), isAt(route.to, request.destination, trip.destination) else {
      return false
    }
    guard isRoundTrip else { return trip.returnAt == nil }
    return trip.returnAt.map { allows(returning: $0.dayNumber, after: trip.departureAt.dayNumber) } ?? false
  }
}
