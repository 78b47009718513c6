import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension TripClient {
  /// Returns a client of the Data API of Travelpayouts. Its trips are the cheapest fares from each origin of a region
  /// to each destination.
  ///
  /// - Parameters:
  ///   - regions: The configured regions. Each code of a city or an airport is a region too.
  ///   - currency: The ISO 4217 code of the currency for searches without a currency.
  ///   - semaphore: Limits how many fare requests run at the same time, across all calls. See ``OriginTrips``.
  ///   - clock: The clock that limits the wait for the names of cities and airports.
  ///   - clocks: The airports' clocks, for times that the service writes in UTC.
  ///   - now: Returns the current time, which is used to compute when a fare was seen.
  static func travelpayouts(
    _ service: Service, regions: [OriginRegion], currency: String, semaphore: AsyncSemaphore,
    clock: any Clock<Duration>, clocks: SharedAirportClocks, now: @escaping @Sendable () -> Date
  ) -> TripClient {
    let service = service.ofTravelpayouts
    let places = PlaceFiles(
      [.cities, .airports], clock: clock, now: now,
      send: service.ofNameFiles.requesting(
        Resource({ ["data", "en", "\($0.rawValue).json"] }, decode: decodePlaceNames)))
    let origins = OriginTrips(regions: regions, places: places, semaphore: semaphore)
    let fares = FareSource(
      send: service.requesting(.fares), origins: origins, currency: currency, clocks: clocks, now: now)
    return TripClient(
      trips: { try await fares.trips($0) }, regions: { try await origins.listedRegions() },
      airport: { try await origins.airport($0) }, airlines: service.ofNameFiles.requesting(.airlines),
      calendar: { request in throw ClientError.noCalendar(request) })
  }
}

extension Service {
  /// This service for its files of names, which require no token.
  fileprivate var ofNameFiles: Service {
    var service = self
    service.token = nil
    // The service's rate limit applies only to the fares endpoint.
    service.isRateLimited = false
    return service.cachedFor30Days
  }

  fileprivate var ofTravelpayouts: Service {
    var service = self
    service.tokenHeader = .named("X-Access-Token")
    service.errorMessage = errorEnvelopeMessage
    return service
  }

  /// Requests one fare from Travelpayouts, to check that it responds.
  func probeTravelpayouts() async throws {
    _ = try await ofTravelpayouts.get(
      .fares, FareRequest(origin: "LON", search: TripSearch(currency: "EUR"), page: 1, limit: 1))
  }
}

/// A request for one page of fares.
struct FareRequest: Hashable, Sendable {
  var origin: String
  /// The search. Only its currency, its days, `needsDirect` and `isOneWay` are part of the request.
  var search: TripSearch
  /// The number of the page, starting at 1.
  var page: Int
  /// The maximum number of fares on a page, up to ``FarePage/maxRowCount``.
  var limit = FarePage.maxRowCount
}

extension Resource<FareRequest, FarePage> {
  static var fares: Resource {
    Resource(
      { _ in ["aviasales", "v3", "prices_for_dates"] },
      query: { request in
        let search = request.search
        var query = [("origin", request.origin)]
        if let days = search.requestedDays { query.append(("departure_at", days.text)) }
        if let days = search.requestedReturnDays { query.append(("return_at", days.text)) }
        query += [("one_way", search.isOneWay ? "true" : "false"), ("direct", search.needsDirect ? "true" : "false")]
        if let currency = search.requestedCurrency { query.append(("currency", currency.lowercased())) }
        query += [("unique", "true"), ("sorting", "price"), ("limit", "\(request.limit)")]
        return query + [("page", "\(request.page)")]
      },
      decodeRows: { body throws(ResponseError) in
        let page = try decodeFares(body)
        return (page, try page.fares.skipped)
      })
  }
}

extension FarePage {
  /// The maximum number of fares that the service sends at once.
  static let maxRowCount = 1000
  /// The maximum number of pages to request. They have room for 20,000 destinations, more than any origin has.
  static let limit = 20
}

private struct FareSource: Sendable {
  let send: @Sendable (FareRequest) async throws -> Fetched<FarePage>
  let origins: OriginTrips
  let currency: String
  let clocks: SharedAirportClocks
  let now: @Sendable () -> Date

  func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    let region = request.region
    let codes = try origins.origins(of: region)
    var search = request.search
    search.currency = search.requestedCurrency ?? currency
    let responses = try await origins.responses(from: codes) { [search] in try await trips(from: $0, search) }
    var fetched = try Fetched(joining: responses, of: "origins")
    let (cities, failure) = try await origins.places.readIfPossible(.cities)
    for index in fetched.value.indices { fetched.value[index].name(by: cities) }
    // Without names the countries are unknown, and a search for a country would find nothing.
    if let failure { fetched.status = fetched.status.joined(with: .partial(because: failure)) }
    // An empty response may mean that the code does not exist; check it.
    if fetched.value.isEmpty, fetched.status.kind == .ok, fetched.status.isFresh, let region,
      let code = region.iataCode, codes == [code]
    {
      try await origins.checkPlace(code, of: region, attempts: fetched.attempts)
    }
    return fetched
  }

  /// Returns the trips of all pages, with codes instead of the names of cities. Stops after ``FarePage/limit`` pages,
  /// and after a page that fails, is not full, or has no new trips.
  ///
  /// - Throws: `CancellationError`.
  private func trips(from origin: String, _ search: TripSearch) async throws -> Result<Fetched<[Trip]>, ClientError> {
    var pages: [(name: String, response: Result<Fetched<[Trip]>, ClientError>)] = []
    var seen: Set<Trip.ID> = []
    for page in 1...FarePage.limit {
      do {
        let fetched = try await send(FareRequest(origin: origin, search: search, page: page))
        let trips = clocks.withClocks { fetched.trips(seenAt: now(), &$0) }
        pages.append(("page \(page)", .success(trips)))
        let isNew = trips.value.reduce(false) { seen.insert($1.id).inserted || $0 }
        // A service that ignores `page` returns the first page every time.
        if fetched.value.rowCount < FarePage.maxRowCount || !isNew { break }
      } catch let error as ClientError {
        pages.append(("page \(page)", .failure(error)))
        break
      }
    }
    do throws(ClientError) {
      return .success(try Fetched(joining: pages, of: "pages"))
    } catch {
      return .failure(error)
    }
  }
}

extension Fetched<FarePage> {
  fileprivate func trips(seenAt now: Date, _ clocks: inout AirportClocks) -> Fetched<[Trip]> {
    let createdAt = now.addingTimeInterval(-((status.age ?? .zero) / .seconds(1)))
    return Fetched<[Trip]>(
      value.fares.elements.map { Trip($0, currency: value.currency, seenAt: createdAt, &clocks) }, attempts: attempts,
      skipped: skipped, requested: requested, status: status)
  }
}

extension Trip {
  /// Creates a trip from a fare. The price was shown to other users in recent days and is not guaranteed. The trip
  /// expires at departure.
  fileprivate init(_ fare: Fare, currency: String, seenAt: Date, _ clocks: inout AirportClocks) {
    self.init(
      id: fare.id, price: fare.price, currency: currency, airlines: fare.airline, flightNumber: fare.flightNumber,
      departure: TripLocation(fare.origin), destination: TripLocation(fare.destination),
      departureAt: clocks.withOffset(fare.departureAt, at: fare.origin.airport),
      returnAt: fare.returnAt.map { clocks.withOffset($0, at: fare.destination.airport) },
      createdAt: seenAt, expiresAt: fare.departureAt.instant,
      transfers: fare.transfers, travelMinutes: fare.minutes, link: fare.link)
  }

  fileprivate mutating func name(by cities: PlaceNames) {
    departure.name(by: cities)
    destination.name(by: cities)
  }
}

extension AirportClocks {
  /// Returns the same instant in the airport's local time, if the service sent `time` in UTC without the local offset.
  /// Returns any other time unchanged.
  fileprivate mutating func withOffset(_ time: LocalTime, at airport: String) -> LocalTime {
    if time.offset != nil { return time }
    return localTime(at: airport, milliseconds: time.milliseconds) ?? time
  }
}

extension TripLocation {
  /// A location with the city's code instead of its name.
  fileprivate init(_ end: Fare.End) {
    self.init(city: end.city, countryCode: "", airportCode: end.airport)
  }

  /// Replaces the city's code with its name, and adds the country. Does nothing for an unknown code.
  fileprivate mutating func name(by cities: PlaceNames) {
    guard let place = cities[city] else { return }
    (city, countryCode) = (place.name, place.countryCode)
  }
}
