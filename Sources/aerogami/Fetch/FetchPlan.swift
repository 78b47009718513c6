import AerogamiCore
import AerogamiLive

/// The result of a dry run of a fetch, which runs the fetch's code with clients that log requests instead of sending
/// them.
struct FetchPlan: Sendable {
  let configuration: Configuration
  /// The endpoints that the fetch uses.
  let endpoints: [Configuration.EndpointRow]
  /// The largest number of concurrent requests for trips.
  let concurrency: Int
  let cacheMode: CacheMode
  /// The requests, in the order in which they would be sent.
  private(set) var requests: [PlannedRequest] = []
  /// Calls that fail without any request, one line each.
  private(set) var failures: [String] = []
  /// The facts that the dry run could not determine, one line each.
  private(set) var remarks: [String] = []

  /// - Throws: The ``ConfigurationError`` that the fetch would throw.
  init(of fetch: FetchCommand, _ configuration: Configuration, console: Console) async throws {
    self.configuration = configuration
    let search = fetch.query(toCountries: nil).search
    let looksUpCountries = fetch.neighbors.toNeighborsOf != nil
    endpoints = configuration.endpoints.filter {
      ["trips.trips", "trips.regions"].contains("\($0.client).\($0.endpoint)")
        || $0.client == "countries" && looksUpCountries
    }
    concurrency = fetch.regions.concurrency
    cacheMode = fetch.network.cacheMode

    let (dependencies, notes) = try Dependencies.logging(configuration, cache: cacheMode)
    if looksUpCountries {
      guard try await planNeighbors(fetch.neighbors, dependencies, notes, console) else { return }
    }
    try await planTrips(fetch, search, dependencies, notes)
    requests = requests.map { $0.adding(condition: cacheMode.condition) }
  }

  /// - Returns: Whether the fetch would request any trips.
  private mutating func planNeighbors(
    _ options: NeighborOptions, _ dependencies: Dependencies, _ notes: RequestLog, _ console: Console
  ) async throws -> Bool {
    let isNameRequested = endpoints.contains { $0.endpoint == "named" && $0.variant == .live }
    do {
      _ = try await options.filter(with: dependencies, console: console)
      add(await notes.take(from: .countries), othersIf: isNameRequested ? "only if no country has that name" : nil)
      return true
    } catch let error as any ReportedError {
      let noted = await notes.take(from: .countries)
      guard !noted.isEmpty else {
        failures.append("\(error)")
        return false
      }
      add(noted, othersIf: isNameRequested ? "only if no country has that name" : nil)
      guard isNameRequested else { return true }
      let each = dependencies.countries.codesAtOnce == 1 ? "one for the code of each neighbor" : "for all neighbors"
      await plan(.countries, notes, if: "\(each) in the response") {
        _ = try await dependencies.countries.coded(["CODE"])
      }
      return true
    }
  }

  private mutating func planTrips(
    _ fetch: FetchCommand, _ search: TripSearch, _ dependencies: Dependencies, _ notes: RequestLog
  ) async throws {
    if !fetch.regions.anywhere, fetch.regions.named.isEmpty {
      remarks.append("fetch uses the regions of regions select, if any; a dry run does not read them")
    }
    let regions: [Region.ID?]
    do {
      regions = try await fetch.regions.regionsToFetch(dependencies).regions
    } catch let error as ClientError {
      let noted = await notes.take(from: .trips)
      guard !noted.isEmpty else { return failures.append("the regions could not be listed: \(error)") }
      requests += noted
      return await plan(.trips, notes, if: "one for each REGION in the response") {
        _ = try await dependencies.trips.trips(TripRequest(region: "REGION", search: search))
      }
    }
    for region in regions {
      await plan(.trips, notes) { _ = try await dependencies.trips.trips(TripRequest(region: region, search: search)) }
    }
    // The error for an unknown region lists the known regions.
    if regions != [nil], !requests.isEmpty {
      let names = "for the names of places, unless they are cached"
      await plan(.trips, notes, if: configuration.acceptsOrigins ? names : "only if the service does not know a region")
      {
        _ = try await dependencies.trips.regions()
      }
    }
  }

  /// Adds the requests that a call would send, or the reason why the call fails without any request.
  private mutating func plan(
    _ client: ClientName, _ notes: RequestLog, if condition: String? = nil, _ call: () async throws -> Void
  ) async {
    var failure: String?
    do { try await call() } catch { failure = "\(error)" }
    let noted = await notes.take(from: client)
    requests += noted.map { $0.adding(condition: condition) }
    if noted.isEmpty, condition == nil, let failure, !failures.contains(failure) { failures.append(failure) }
  }

  private mutating func add(_ noted: [PlannedRequest], othersIf condition: String?) {
    requests += noted.prefix(1) + noted.dropFirst().map { $0.adding(condition: condition) }
  }
}

extension PlannedRequest {
  fileprivate func adding(condition other: String?) -> PlannedRequest {
    guard let other else { return self }
    var request = self
    request.condition = condition.map { "\($0); \(other)" } ?? other
    return request
  }
}

extension CacheMode {
  /// The condition under which a request is sent, for users; `nil` if it is always sent.
  fileprivate var condition: String? {
    switch self {
    case .normal: nil
    case .maxAge(let limit): "unless a response younger than \(limit.inSeconds) s is cached"
    case .offline: "not sent: the cached response is shown"
    }
  }
}
