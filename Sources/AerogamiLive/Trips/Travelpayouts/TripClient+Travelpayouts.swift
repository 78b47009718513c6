import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension TripClient {
  /// Returns a client of the Data API of Travelpayouts. Its trips are the cheapest fares from each origin of a region
  /// to each destination.
  ///
  /// - Parameters:
  ///   - regions: The user's own regions. Each code of a city or an airport is a region too.
  ///   - currency: The ISO 4217 code of the currency for searches without a currency.
  ///   - semaphore: Limits the requests for fares of all calls together, because a region may have many origins; each
  ///     origin takes one permit. The two requests for names need no permit, because all permits may be held during a
  ///     pause of the rate limit.
  ///   - clock: Measures how long to wait for names.
  ///   - clocks: The airports' clocks, for times that the service writes in UTC.
  ///   - now: Returns the current time, from which the time is computed at which a fare was seen.
  static func travelpayouts(
    _ service: Service, regions: [OriginRegion], currency: String, semaphore: AsyncSemaphore,
    clock: any Clock<Duration>, clocks: SharedAirportClocks, now: @escaping @Sendable () -> Date
  ) -> TripClient {
    let service = service.ofTravelpayouts
    let fares = FareSource(
      send: service.requesting(.fares), places: PlaceFiles(service, clock: clock, now: now),
      regions: regions, currency: currency, semaphore: semaphore, clocks: clocks, now: now)
    return TripClient(
      trips: { try await fares.trips($0) }, regions: { try await fares.listedRegions() },
      airport: { try await fares.airport($0) }, airlines: service.ofNameFiles.requesting(.airlines))
  }
}

extension Service {
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
  /// The maximum number of pages to request: 20,000 destinations, which no origin exceeds.
  static let limit = 20
}

private struct FareSource: Sendable {
  let send: @Sendable (FareRequest) async throws -> Fetched<FarePage>
  let places: PlaceFiles
  let regions: [OriginRegion]
  let currency: String
  let semaphore: AsyncSemaphore
  let clocks: SharedAirportClocks
  let now: @Sendable () -> Date

  func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    let region = request.region
    let origins = try origins(of: region)
    var search = request.search
    search.currency = search.requestedCurrency ?? currency
    var fetched = try Fetched(joining: try await responses(from: origins, search), of: "origins")
    let (cities, failure) = try await places.readIfPossible(.cities)
    for index in fetched.value.indices { fetched.value[index].name(by: cities) }
    // Without names the countries are unknown, and a search for a country would find nothing.
    if let failure { fetched.status = fetched.status.joined(with: .partial(because: failure)) }
    // An empty response may mean that the code does not exist; check it.
    if fetched.value.isEmpty, fetched.status.kind == .ok, fetched.status.isFresh, let region,
      let code = region.iataCode,
      origins == [code]
    {
      try await checkPlace(code, of: region, cities, attempts: fetched.attempts)
    }
    return fetched
  }

  private func origins(of region: Region.ID?) throws(ClientError) -> [String] {
    guard let region else {
      if regions.isEmpty { throw noRegions }
      return regions.flatMap(\.origins).uniqued()
    }
    if let known = regions.first(where: { $0.id == region }) { return known.origins }
    if let code = region.iataCode { return [code] }
    if let codes = Place(region)?.originCodes { return codes }
    throw unknown(region)
  }

  private var noRegions: ClientError {
    ClientError(
      requested: "every region",
      reason: .failed(
        .unimplemented,
        detail: "no regions are configured (\(TripRegistration.regions.path))",
        remedy: "configure regions, or request cities or airports such as VNO"),
      attempts: 0)
  }

  private func unknown(_ region: Region.ID, attempts: Int = 0) -> ClientError {
    ClientError(
      requested: "the trips in \(region.printable(maxLength: 60))",
      reason: .unknown("region", named: region, known: regions.map(\.id) + ["any city or airport"]),
      attempts: attempts)
  }

  private func checkPlace(
    _ code: String, of region: Region.ID, _ cities: PlaceNames, attempts: Int
  ) async throws {
    if cities.isEmpty || cities[code] != nil { return }
    let airports = try await places.readIfPossible(.airports).names
    if !airports.isEmpty, airports[code] == nil { throw unknown(region, attempts: attempts) }
  }

  /// Returns the response for each origin, in the order of the origins.
  ///
  /// - Throws: `CancellationError`.
  private func responses(
    from origins: [String], _ search: TripSearch
  ) async throws -> [(name: String, response: Result<Fetched<[Trip]>, ClientError>)] {
    typealias Response = Result<Fetched<[Trip]>, ClientError>
    let responses = try await withThrowingTaskGroup(of: (Int, Response).self) { group in
      for (index, origin) in origins.enumerated() {
        let (turn, hasPermit) = AsyncStream<Never>.makeStream()
        group.addTask {
          defer { hasPermit.finish() }
          return try await semaphore.withPermit {
            hasPermit.finish()
            return (index, try await trips(from: origin, search))
          }
        }
        // Starts the origins in order. At most one origin waits for a permit, so that concurrent calls take turns.
        for await _ in turn {}
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return origins.indices.compactMap { index in responses[index].map { (origins[index], $0) } }
  }

  /// Returns the trips of all pages, with codes instead of the names of cities. The last page is one that fails, is not
  /// full, or has no new trips.
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

  /// Returns the configured regions. Requests only the files of places, to find the countries of the regions.
  func listedRegions() async throws -> Fetched<[Region]> {
    if regions.isEmpty { throw noRegions }
    var files = [try await places.readIfPossible(.cities)]
    if regions.contains(where: { $0.origins.contains { files[0].names[$0] == nil } }) {
      files.append(try await places.readIfPossible(.airports))
    }
    let listed = regions.map { region in
      let countries = region.origins.compactMap { code in files.lazy.compactMap { $0.names[code] }.first?.countryCode }
      return Region(id: region.id, name: region.name, countryCodes: Set(countries).sorted())
    }
    return Fetched(
      listed, attempts: 0, status: files.lazy.compactMap(\.failure).first.map { .partial(because: $0) } ?? .ok)
  }

  func airport(_ code: String) async throws -> Fetched<Airport> {
    let airports = try await places.read(.airports)
    let requested = airports.requested ?? "the airport \(code)"
    guard let place = airports.value[code] else {
      throw ClientError(
        requested: requested, reason: .unknown("airport", named: code, known: []), attempts: airports.attempts)
    }
    guard let coordinates = place.coordinates else {
      throw ClientError(
        requested: requested,
        reason: .failed(.malformed, detail: "the response has no coordinates of \(code)"),
        attempts: airports.attempts)
    }
    let (cities, failure) = try await places.readIfPossible(.cities)
    let airport = Airport(
      code: place.code, name: place.name, city: place.cityCode.flatMap { cities[$0]?.name ?? $0 } ?? place.name,
      countryCode: place.countryCode, state: nil, timeZone: place.timeZone, latitude: coordinates.latitude,
      longitude: coordinates.longitude)
    return Fetched(
      airport, attempts: airports.attempts, requested: airports.requested,
      status: failure.map { airports.status.joined(with: .partial(because: $0)) } ?? airports.status)
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
  /// Creates a trip from a fare. The price was shown to others in recent days and is not guaranteed. The trip expires
  /// at departure.
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
  /// Returns the same moment in the airport's local time, if the service sent it in UTC without the local offset.
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

  /// Replaces the city's code with its name. Does not change an unknown code.
  fileprivate mutating func name(by cities: PlaceNames) {
    guard let place = cities[city] else { return }
    (city, countryCode) = (place.name, place.countryCode)
  }
}
