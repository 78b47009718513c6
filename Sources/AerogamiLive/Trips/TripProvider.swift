import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON
import Synchronization

/// A provider of trips: the service behind the live trips client, and its rules. A new provider needs a folder with its
/// client, and a line in ``all``.
struct TripProvider: Sendable {
  enum Token: Sendable {
    case none, optional
    /// Every request needs a token, which users get at this page.
    case required(page: String)
  }

  /// The value of `clients.trips.provider`.
  let name: String
  /// The name in messages.
  let title: String
  /// The public address; `nil` if there is none.
  var defaultBaseURL: BaseURL?
  /// The rate limit; `nil` if none is known.
  var rateLimit: RateLimit?
  /// The limits of requests that have their own, by the name of the limit.
  var ownRateLimits: [String: RateLimit] = [:]
  var token = Token.optional
  /// Whether the terms allow only private use, so that the trips must not be served to other machines.
  var isPrivate = false
  /// Whether the service may send prices in another currency than the requested one.
  var mayIgnoreCurrency = false
  /// Whether regions are sets of cities and airports.
  var hasOrigins = true
  /// Whether a search for a single destination finds all trips, and not only the cheapest.
  var hasAllTripsOfRoutes = false
  /// Whether the service has price calendars.
  var hasCalendars = true
  /// Whether prices depend on the market, ``TripOptions/market``.
  var hasMarkets = false
  /// Whether the service has prices for several passengers. Others have prices for one adult.
  var knowsPassengers = false
  /// The maximum number of checked bags for each adult; `nil` for no own limit.
  var maxBagsPerAdult: Int?
  /// Whether no price includes checked bags; `false` if some do, or if that is unknown.
  var excludesBags = false
  /// Whether the service can look up the current price of a trip.
  var checksTrips = true
  /// The maximum number of requests for fares at once, if it is lower than the user may choose; `nil` for no own limit.
  var maxConcurrency: Int?
  /// The maximum number of attempts of a request, if it is lower than the user may choose; `nil` for no own limit.
  var maxAttempts: Int?
  /// The maximum number of nights that the service can search for; `nil` for any number.
  var maxNights: Int?
  /// Creates the client of a service. It need not check searches nor set ``Trip/sources``: ``live(_:_:_:)`` does.
  let client: @Sendable (Service, TripOptions, ClientContext) -> TripClient
  /// Sends one small request that succeeds on every service with this API.
  let probe: @Sendable (Service, TripOptions, ClientContext) async throws -> Void

  /// All providers. The first is the default.
  static let all = [aerogami, travelpayouts, ryanair, kiwi]
}

extension TripProvider {
  /// Whether the service accepts a token.
  var takesToken: Bool { if case .none = token { false } else { true } }
  /// Whether every request needs a token.
  var requiresToken: Bool { if case .required = token { true } else { false } }

  /// Creates the client of a service, whose trips have the name of the provider as their source. A search that the
  /// provider cannot answer, or for other sources only, fails before any request.
  func live(_ service: Service, _ options: TripOptions, _ context: ClientContext) -> TripClient {
    var service = service
    // A server of the user's own is known by its address.
    service.title = defaultBaseURL == nil ? nil : title
    // Checks after the deadline of the run need a client whose requests have their own.
    let late = LateChecks { [service] in
      self.client(service.limitingRequests(to: .seconds(60)), options, context)
    }
    var client = client(service, options, context)
    let (trips, calendar, check) = (client.trips, client.calendar, client.check)
    // A service without regions of its own has no ids of its own.
    let hasOwnIDs = !hasOrigins
    client.trips = { request in
      let origin = request.origin
      try checkSearch(
        request.search, requested: origin.map { "the trips in \($0.printable(maxLength: 60))" } ?? "every region")
      var fetched = try await trips(request.search.sources.isEmpty ? request : request.ofAnySource)
      mark(&fetched.value, requestedBags: request.search.passengers.bags)
      if !hasOwnIDs { fetched.value.makeIDsUnique() }
      return fetched
    }
    client.calendar = { request in
      try checkSearch(request.search, requested: request.name)
      return try await calendar(request)
    }
    client.check = { request in
      try checkSearch(TripSearch(passengers: request.passengers), requested: request.name)
      var fetched = request.isAfterDeadline ? try await late.check(request) : try await check(request)
      mark(&fetched.value, requestedBags: request.passengers.bags)
      return fetched
    }
    return client
  }

  /// Adds what only the provider knows to its trips: their source, and the bags that were requested.
  private func mark(_ trips: inout [Trip], requestedBags: Int) {
    let sources = [name]
    for index in trips.indices { trips[index].sources = sources }
    if requestedBags == 0 { return }
    for index in trips.indices {
      trips[index].terms.requestedBags = requestedBags
      if excludesBags { trips[index].terms.bags = 0 }
    }
  }

  private func checkSearch(_ search: TripSearch, requested: String) throws(ClientError) {
    if let error = search.unknownSource(among: [name]) {
      throw ClientError(
        requested: requested, reason: .domain(Problem(error.message, remedy: error.remedy)), attempts: 0)
    }
    guard let objection = objection(to: search) else { return }
    throw ClientError(requested, .unimplemented, objection.message, remedy: objection.remedy, attempts: 0)
  }

  /// Returns why the provider cannot answer a search; `nil` if it can.
  @Sendable func objection(to search: TripSearch) -> TripSearchError? {
    if !knowsPassengers, search.passengers.count > 1 {
      // Another server may have the same source.
      let others = Self.all.filter { $0.knowsPassengers && $0.hasOrigins }.map(\.name)
      return TripSearchError(
        "\(title) has prices for one adult only",
        remedy: "search for one adult"
          + (others.isEmpty ? "" : ", or add the source \(others.listed(with: "or"))"),
        at: search.passengers.adults > 1 ? "adults" : "children")
    }
    if let maxBagsPerAdult, search.passengers.bags > maxBagsPerAdult * search.passengers.adults {
      return TripSearchError(
        "\(title) has prices with at most \(maxBagsPerAdult) checked bags for each adult",
        remedy: "search with fewer bags", at: "bags")
    }
    guard let maxNights, let nights = search.shape.nights, nights.upperBound > maxNights else { return nil }
    return TripSearchError(
      "at most \(maxNights) nights can be searched with \(title)",
      remedy: "search fewer nights, or use another source", at: "nights")
  }
}

extension TripRequest {
  /// This request without its sources, which a trip has only after the provider has sent it.
  fileprivate var ofAnySource: TripRequest {
    var request = self
    request.search.sources = []
    return request
  }
}

/// Creates the client for checks after the deadline of the run when it is first used, which it rarely is.
private actor LateChecks {
  private let create: @Sendable () -> TripClient
  private lazy var client = create()

  init(_ create: @escaping @Sendable () -> TripClient) { self.create = create }

  func check(_ request: FareCheck) async throws -> Fetched<[Trip]> { try await client.check(request) }
}

extension ConfigurationFormat<TripProvider> {
  static func provider(among providers: [TripProvider]) -> Self {
    let names = providers.map(\.name)
    return Self(
      expectation: names.listed(with: "or"), words: names, parse: { name in providers.first { $0.name == name } },
      text: \.name)
  }
}

extension TripProvider {
  /// A server with Aerogami's own API.
  static let aerogami = TripProvider(
    name: "aerogami", title: "the server", hasOrigins: false, knowsPassengers: true,
    client: { .live($0, clocks: $2.clocks) }, probe: { _ = try await TripClient.live($0, clocks: $2.clocks).regions() })
}

extension TripClient {
  /// Returns a client of a server with Aerogami's API: `GET /trips`, `/trips/{region}`, `/regions`, `/airports/{code}`
  /// and, if the server supports it, `/calendar/{route}`. The clocks turn the server's instants into local times.
  static func live(_ service: Service, clocks: SharedAirportClocks) -> TripClient {
    var service = service
    service.readsCompleteness = true
    // Not every server has parameters for a search. So only what decides the price is sent, if it is unusual.
    let trips = Resource<TripRequest, [Trip]>(
      { ["trips"] + ($0.origin.map { [$0] } ?? []) }, query: { $0.search.priceParameters },
      named: { $0.origin.map { ("region", $0) } },
      decodeList: { body throws(ResponseError) in try decodeTrips(body, clocks: clocks, isOffer: true) })
    let current = service.uncached
    let checks = RequestCoalescer<TripRequest, Fetched<[Trip]>>()
    return TripClient(
      trips: { [service] in try await service.trips(trips, $0) },
      regions: service.requesting(Resource({ ["regions"] }, decodeList: decodeRegions)),
      airport: service.requesting(
        Resource({ ["airports", $0] }, named: { ("airport", $0) }, decode: decodeAirport)),
      // The API has no list of airlines.
      airlines: { Fetched([], attempts: 0) },
      calendar: { [service] in try await service.calendar($0) },
      check: { request in
        let sources = request.trip.sources
        guard sources.isEmpty || sources.contains(TripProvider.aerogami.name) else {
          throw ClientError.noCheck(request, because: "the server has only its own trips")
        }
        // The API has no request for one trip, so concurrent checks share a response with the trips of all regions.
        let all = TripRequest(
          origin: nil,
          search: TripSearch(passengers: request.passengers, allowsSelfTransfer: request.trip.terms.tickets > 1))
        let isSender = Mutex(false)
        var fetched = try await checks.value(for: all) {
          isSender.withLock { $0 = true }
          return try await current.trips(trips, all)
        }
        // Only the check that sent the request counts it, so that a sum of several checks is true.
        if !isSender.withLock(\.self) { fetched.attempts = 0 }
        // A trip that several sources have may have the id of another source.
        fetched.value.removeAll { $0.id != request.trip.id && !$0.isSameFlight(as: request.trip) }
        for index in fetched.value.indices { fetched.value[index].id = request.trip.id }
        return fetched
      })
  }
}

extension TripSearch {
  /// The parameters that decide what a price covers; none for the prices that every server has.
  fileprivate var priceParameters: [(name: String, value: String)] {
    if passengers == Passengers(), !allowsSelfTransfer { return [] }
    return parameters.filter { Passengers.parameterNames.contains($0.name) }
  }
}

extension Service {
  /// Requests trips from a server with Aerogami's API. Throws `ClientError` if the server has no prices for the party:
  /// a server may ignore the party, or its own sources may not know it.
  fileprivate func trips(
    _ resource: Resource<TripRequest, [Trip]>, _ request: TripRequest
  ) async throws -> Fetched<[Trip]> {
    let passengers = request.search.passengers
    var service = self
    service.errorMessage = errorEnvelopeMessage
    if passengers.count == 1 { return try await service.get(resource, request) }
    var fetched: Fetched<[Trip]>
    do {
      fetched = try await service.get(resource, request)
    } catch var error as ClientError {
      // The server's message says what to do, and trying again later does not help.
      if case .failed(.status(501), let detail, _) = error.reason {
        error.reason = .failed(.unimplemented, detail: detail)
      }
      throw error
    }
    let count = fetched.value.count
    fetched.value.removeAll {
      $0.terms.passengers != passengers.count || $0.terms.children != passengers.children
    }
    let otherCount = count - fetched.value.count
    if otherCount == 0 { return fetched }
    if fetched.value.isEmpty {
      throw ClientError(
        fetched.requested ?? "the trips", .unimplemented, "the server has no prices for \(passengers.count) passengers",
        remedy: "search for one adult, or update the server", attempts: fetched.attempts)
    }
    fetched.completeness = fetched.completeness.joined(
      with: Completeness(.partial, missing: ["no trips that the server has for another party only (\(otherCount))"]))
    return fetched
  }

  /// Requests a calendar from a server with Aerogami's API. Not every server has calendars.
  fileprivate func calendar(_ request: CalendarRequest) async throws -> Fetched<[CalendarDay]> {
    var service = self
    service.errorMessage = errorEnvelopeMessage
    do {
      var fetched = try await service.get(.calendar(of: request.month), request)
      fetched.value.keepBest(in: request.search.requestedCurrency)
      return fetched
    } catch let error as ClientError {
      switch error.reason {
      // The server does not have this path, or the service behind the server has no calendar.
      case .unknown, .failed(.status(501), _, _):
        throw ClientError.noCalendar(request, requested: error.requested, attempts: error.attempts)
      default: throw error
      }
    }
  }
}

extension Resource<CalendarRequest, [CalendarDay]> {
  fileprivate static func calendar(of month: DepartureDays) -> Resource {
    Resource(
      { ["calendar", $0.route.text] },
      query: { request in
        var search = request.search
        // A day that the server leaves out as too expensive would look like one with an unknown price.
        (search.currency, search.maxPrice) = (search.requestedCurrency, nil)
        return [("month", request.month.text)]
          + search.parameters.filter {
            $0.name != TripSearch.Parameters.source.name && CalendarRequest.parameterNames.contains($0.name)
          }
      },
      named: { ("route", $0.route.text) },
      decodeList: { body throws(ResponseError) in try decodeCalendar(body, of: month) })
  }
}

extension ClientError {
  /// The error of a service that cannot look up a trip.
  static func noCheck(
    _ request: FareCheck, because reason: String = "the service has no current prices of single trips",
    remedy: String? = nil
  ) -> ClientError {
    ClientError(request.name, .unimplemented, reason, remedy: remedy, attempts: 0)
  }

  static func noCalendar(
    _ request: CalendarRequest, requested: String? = nil, attempts: Int = 0
  ) -> ClientError {
    let providers = TripProvider.all.filter { $0.hasOrigins && $0.hasCalendars }
    return ClientError(
      requested ?? request.name, .unimplemented, "the service has no price calendar",
      remedy: "use the provider \(providers.map(\.name).listed(with: "or")), or a server that runs aerogami serve",
      attempts: attempts)
  }
}
