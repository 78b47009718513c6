import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive

/// The result of a dry run, which runs the code of a fetch with clients that log requests instead of sending them.
struct FetchPlan: Sendable {
  let regions: RegionsOptions
  let cacheMode: CacheMode
  /// The configuration with only the clients that the fetch uses.
  let configuration: Configuration
  /// The requests in the order in which they would be sent. The condition is `nil` if a request is always sent.
  private(set) var requests: [(request: PlannedRequest, condition: String?)] = []
  /// The errors of calls that fail without sending a request, one line each.
  private(set) var failures: [String] = []
  private let log: RequestLog

  /// Plans a fetch without sending requests.
  ///
  /// - Throws: The ``ConfigurationError`` or `ValidationError` that the fetch would throw.
  init(of fetch: FetchCommand, _ configuration: Configuration, console: Console) async throws {
    let findsNeighbors = fetch.neighbors.toNeighborsOf != nil
    self.configuration = findsNeighbors ? configuration : configuration.using(.trips)
    (regions, cacheMode) = (fetch.regions, fetch.caching.cacheMode)
    let dependencies: Dependencies
    (dependencies, log) = try Dependencies.logging(configuration, cache: cacheMode)
    var query = try fetch.query(at: LocalTime(here: dependencies.now()), home: configuration.homePlaces)
    query.search.airlines = try await planAirlines(fetch.query.filter, dependencies.trips)
    if findsNeighbors, failures.isEmpty {
      query.search.toCountries = try await planNeighbors(
        fetch.neighbors, dependencies.countries, clock: dependencies.clock, console)
    }
    // A fetch that cannot look up its airlines or neighbors ends before it requests trips.
    if failures.isEmpty {
      try await planTrips(
        fetch.searchRequest(query), dependencies.searchTrips(home: configuration.home), dependencies.trips,
        clock: dependencies.clock)
    }
  }

  /// Returns the codes of the airlines, or their names if the codes are only in a response.
  private mutating func planAirlines(_ filter: FilterOptions, _ trips: TripClient) async throws -> [String] {
    let isListRequested = configuration.endpoints.contains { $0.endpoint == "airlines" && $0.variant == .live }
    let codes = try await plan(
      if: isListRequested ? "to look up the code of an airline, unless the list is cached" : nil
    ) {
      try await filter.airlineCodes(from: trips)
    }
    return codes ?? filter.airline.flatMap(\.self)
  }

  /// Returns the codes of the neighbors; `nil` if they are only in a response.
  private mutating func planNeighbors(
    _ options: NeighborOptions, _ countries: CountryClient, clock: any Clock<Duration>, _ console: Console
  ) async throws -> Set<String>? {
    let isNameRequested = configuration.endpoints.contains { $0.endpoint == "named" && $0.variant == .live }
    let found = try await plan(others: isNameRequested ? "only if no country has that name" : nil) {
      try await options.filter(from: countries, clock: clock, console: console)
    }
    guard found == nil, failures.isEmpty, isNameRequested else { return found??.countries }
    let each = countries.codesAtOnce == 1 ? "one for the code of each neighbor" : "for all neighbors"
    try await plan(if: "\(each) in the response") { try await countries.coded(["CODE"]) }
    return nil
  }

  private mutating func planTrips(
    _ search: SearchTrips.Request, _ searchTrips: SearchTrips, _ trips: TripClient, clock: any Clock<Duration>
  ) async throws {
    let requested = try await plan { try await searchTrips.requestedOrigins(search).origins }
    guard let origins = requested else {
      if !failures.isEmpty { return }
      try await plan(if: "one for each REGION in the response") {
        try await trips.trips(search.tripRequest(from: "REGION"))
      }
      return
    }
    let repository = TripRepository(trips, clock: clock)
    for origin in origins {
      let request = search.tripRequest(from: origin)
      if !configuration.showsLiveTrips {
        // Runs the real lookup of names, which sends no request if the trips are not live.
        try await plan { try await repository.response(to: request) }
      } else if configuration.acceptsOrigins, let origin, !configuration.isOrigin(origin), Place(origin) != nil {
        // A dry run does not know which regions contain a place, because only the service's list of regions shows it.
        try await plan(if: "for the regions that contain \(origin)") { try await trips.trips(request) }
      } else {
        try await plan { try await trips.trips(request) }
      }
    }
    if origins == [nil] || requests.isEmpty { return }
    // A fetch also requests the list of regions, to look up places or to name the known regions in an error message.
    let names = "to look up the names of places, unless they are cached"
    try await plan(if: configuration.acceptsOrigins ? names : "only if the service does not know a region") {
      try await trips.regions()
    }
  }

  /// Adds the requests that a call would send, or the reason why the call fails without any request.
  ///
  /// - Parameters:
  ///   - condition: The condition for the call; `nil` if it is always made.
  ///   - others: A further condition for all requests of the call except the first.
  /// - Returns: The result of the call; `nil` if it fails, for example because it needs a response that a dry run does
  ///   not have.
  @discardableResult
  private mutating func plan<Value>(
    if condition: String? = nil, others: String? = nil, _ call: () async throws -> Value
  ) async throws -> Value? {
    var (value, failure) = (Value?.none, String?.none)
    do { value = try await call() } catch let error as any ReportedError { failure = "\(error)" }
    let logged = await log.take()
    for (index, request) in logged.enumerated() {
      let conditions = [condition, index > 0 ? others : nil, cache.condition].compactMap(\.self)
      requests.append((request, conditions.isEmpty ? nil : conditions.joined(separator: "; ")))
    }
    if logged.isEmpty, condition == nil, let failure, !failures.contains(failure) { failures.append(failure) }
    return value
  }

  /// The cache mode: its name and maximum age for JSON, and the condition under which a request is sent. The condition
  /// is `nil` if requests are always sent.
  var cache: (mode: String, maxAge: Duration?, condition: String?) {
    switch cacheMode {
    case .normal: ("normal", nil, nil)
    case .maxAge(let limit): ("max_age", limit, "unless a response younger than \(limit.inSeconds) s is cached")
    case .offline: ("offline", nil, "not sent: the cached response is shown")
    }
  }
}
