import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import AerogamiJSON
import AerogamiLive

/// The result of a dry run, which runs the code of a fetch with clients that log requests instead of sending them.
struct FetchPlan: Sendable {
  /// The maximum number of trip requests at a time.
  private let maximumConcurrency: Int
  /// Whether the origins are named. If not, a fetch uses those that the user has selected.
  private let namesOrigins: Bool
  let cacheMode: CacheMode
  /// The configuration with only the clients that the fetch uses.
  let configuration: Configuration
  /// The requests in the order in which they would be sent. The condition is `nil` if a request is always sent.
  private(set) var requests: [(request: PlannedRequest, condition: String?)] = []
  /// The errors of calls that fail without sending a request, one line each.
  private(set) var failures: [String] = []
  /// What the requests will not find, one phrase each, with the region.
  private var missing: [String] = []
  /// The requests for pairs of tickets and for meetings that a dry run cannot show, one line each.
  private var notesOfOthers: [String] = []
  /// Whether ``requests`` has the request for the list of regions.
  private var listsRegions = false
  private let log: RequestLog

  /// Plans a fetch without sending requests.
  ///
  /// - Throws: The ``ConfigurationError`` or `ValidationError` that the fetch would throw.
  init(of fetch: FetchCommand, _ configuration: Configuration, console: Console) async throws {
    let findsNeighbors = fetch.toNeighborsOf != nil
    self.configuration = findsNeighbors ? configuration : configuration.using(.trips)
    (maximumConcurrency, cacheMode) = (fetch.regions.concurrency, fetch.network.cacheMode)
    namesOrigins = fetch.regions.anywhere || !fetch.regions.named.isEmpty
    let dependencies: Dependencies
    (dependencies, log) = try Dependencies.logging(configuration, cache: cacheMode)
    var query = try fetch.query.query(
      fetch.filter, fetch.fares, fetch.passengers, from: fetch.regions, at: LocalTime(here: dependencies.now()),
      home: configuration.homePlaces)
    query.search.airlines = try await planAirlines(fetch.filter.airlines, dependencies.trips)
    if findsNeighbors, failures.isEmpty {
      query.search.toCountries = try await planNeighbors(
        fetch.toNeighborsOf, dependencies.countries, clock: dependencies.clock, console)
    }
    // A fetch that cannot look up its airlines or neighbors ends before it requests trips.
    if failures.isEmpty {
      try await planTrips(
        try fetch.searchRequest(query, home: configuration.home), dependencies.searchTrips(home: configuration.home),
        dependencies.trips,
        clock: dependencies.clock)
    }
  }

  /// Plans a search for meetings without sending requests.
  ///
  /// - Parameter request: Returns the search for the current time, with the airlines as the user gave them.
  /// - Throws: The ``ConfigurationError`` or `ValidationError` that the search would throw.
  init(
    ofMeetings request: (LocalTime?) throws -> FindMeetings.Request, _ configuration: Configuration,
    cache: CacheMode
  ) async throws {
    (self.configuration, cacheMode, namesOrigins) = (configuration, cache, true)
    let dependencies: Dependencies
    (dependencies, log) = try Dependencies.logging(configuration, cache: cache)
    var request = try request(LocalTime(here: dependencies.now()))
    maximumConcurrency = request.homes.count
    request.search.airlines = try await planAirlines(request.search.airlines, dependencies.trips)
    if !failures.isEmpty { return }
    let find = dependencies.findMeetings(home: configuration.home)
    for home in find.travelers(of: request).map({ request.homes[$0] }) {
      try await planTrips(
        SearchTrips.Request(request.search, from: .named(home.commaSeparated ?? [home])),
        dependencies.searchTrips(home: configuration.home), dependencies.trips, clock: dependencies.clock)
    }
    if !requests.isEmpty {
      let count = FindMeetings.maximumGapCount(flex: request.flex)
      notesOfOthers.append("then requests at most \(count) single days that homes lack, depending on the responses")
    }
  }

  /// Returns the codes of the airlines; their names and codes as the user gave them if a fetch must request the codes.
  private mutating func planAirlines(_ airlines: [String], _ trips: TripClient) async throws -> [String] {
    let isListRequested = configuration.endpoints.contains { $0.endpoint == "airlines" && $0.variant == .live }
    let codes = try await plan(
      if: isListRequested ? "to look up the code of an airline, unless the list is cached" : nil
    ) {
      try await trips.airlineCodes(ofOption: airlines)
    }
    return codes ?? airlines
  }

  /// Returns the codes of the neighbors; `nil` if a fetch must request them, or if the lookup fails.
  private mutating func planNeighbors(
    _ country: String?, _ countries: CountryClient, clock: any Clock<Duration>, _ console: Console
  ) async throws -> Set<String>? {
    let isNameRequested = configuration.endpoints.contains { $0.endpoint == "named" && $0.variant == .live }
    let found = try await plan(others: isNameRequested ? "only if no country has that name" : nil) {
      try await NeighborFilter(of: country, from: countries, clock: clock, console: console)
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
        try await trips.trips(search.tripRequest(from: "REGION", of: 1))
      }
      return
    }
    let repository = TripRepository(trips, clock: clock)
    for origin in origins {
      let request = search.tripRequest(from: origin, of: origins.count)
      if !configuration.showsLiveTrips {
        // Runs the real lookup of names, which sends no request if the trips are not live.
        try await plan { try await repository.response(to: request) }
      } else if configuration.acceptsOrigins, let origin, !configuration.isOrigin(origin), Place(origin) != nil,
        configuration.places(named: origin) == nil
      {
        // A dry run does not know which regions contain a place, because only the service's list of regions shows it.
        try await plan(if: "for the regions that contain \(origin)") { try await trips.trips(request) }
      } else {
        try await plan { try await trips.trips(request) }
      }
      if search.search.allowsTwoTickets { try await planPairs(search, origin, of: origins.count, repository, trips) }
    }
    if origins == [nil] || requests.isEmpty || listsRegions { return }
    listsRegions = true
    // A fetch also requests the list of regions, to look up places or to name the known regions in an error message.
    let names = "to look up the names of places, unless they are cached"
    try await plan(if: configuration.acceptsOrigins ? names : "only if the service does not know a region") {
      try await trips.regions()
    }
  }

  /// Adds the request for one-way trips, and those back from the destinations that the search names. The response decides
  /// about all others.
  private mutating func planPairs(
    _ search: SearchTrips.Request, _ origin: TripOrigin?, of count: Int, _ repository: TripRepository,
    _ trips: TripClient
  ) async throws {
    var pairs = PairTickets.Request(search.search, from: origin)
    pairs.originCount = count
    let outbound = pairs.outbound
    if !configuration.showsLiveTrips {
      try await plan { try await repository.response(to: outbound) }
      return
    }
    try await plan { try await trips.trips(outbound) }
    let codes = search.search.to.compactMap(\.originCodes).joined().uniqued()
    let home = origin.flatMap { Place($0) }
    for code in configuration.acceptsOrigins ? codes : [] {
      let back = TripRequest(
        origin: code, search: search.search.returnOfPairs(to: [home].compactMap(\.self)), fetchSize: count * codes.count
      )
      try await plan(if: "if one-way trips to \(code) are found, for the days that fit") { try await trips.trips(back) }
    }
    if codes.isEmpty || !configuration.acceptsOrigins {
      let note =
        "--two-tickets also requests the trips back from each place that one-way trips reach, cheapest first, at "
        + "most \(PairTickets.requestLimit) requests"
      if !notesOfOthers.contains(note) { notesOfOthers.append(note) }
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
    missing = await log.notes
    for (index, request) in logged.enumerated() {
      let conditions = [condition, index > 0 ? others : nil, request.condition, cache.condition].compactMap(\.self)
      requests.append((request, conditions.isEmpty ? nil : conditions.joined(separator: "; ")))
    }
    if logged.isEmpty, condition == nil, let failure, !failures.contains(failure) { failures.append(failure) }
    return value
  }

  /// The cache mode: its name and maximum age for JSON, and what to show after each request about whether it is sent;
  /// `nil` if requests are always sent.
  var cache: (mode: String, maxAge: Duration?, condition: String?) {
    switch cacheMode {
    case .normal: ("normal", nil, nil)
    case .maxAge(let limit): ("max_age", limit, "unless a response younger than \(limit.inSeconds) s is cached")
    case .offline: ("offline", nil, "not sent: the cached response is shown")
    }
  }
}

extension FetchPlan {
  func write(to console: Console, isJSON: Bool) async throws {
    for warning in configuration.warnings { await console.note("warning: \(warning)") }
    try await console.output.write(isJSON ? json : Array(text(width: console.output.columns).utf8))
  }

  func text(width: Int?) -> String {
    var text =
      "Dry run in environment \(configuration.environment.printable), from \(configuration.sources.printable)\n\n"
    text += Table.endpoints(configuration.endpoints, width: width) + "\n"
    text +=
      requests.isEmpty
      ? "No requests are sent.\n"
      : "Requests in this order, with at most \(counted(concurrency, "trip request"))\(exceptions(\.concurrency)) at a time:\n"
    for (request, condition) in requests {
      // Not folded, so that the URL can be copied.
      text += "  \(request.method) \(request.url.printable)" + (condition.map { "  (\($0))" } ?? "") + "\n"
      if let body = request.body { text += "       \(body.printable)\n" }
    }
    if !requests.isEmpty {
      let conditional = requests.count { $0.condition != nil }
      text += "Total: \(counted(requests.count, "request"))"
      text += conditional == 0 ? "\n" : ", \(conditional) of them only under a condition\n"
    }
    for failure in failures { text += "Fails: \(failure.printable)\n" }
    for remark in remarks { text += "Note: \(remark)\n" }
    return text + "\n" + card(facts, width: width)
  }

  /// What applies to the requests of each source that has limits of its own.
  private var limits: [(source: String, concurrency: Int, attempts: Int)] {
    configuration.tripSourceLimits.map { source, concurrency, attempts in
      (
        source, min(concurrency ?? .max, maximumConcurrency),
        min(attempts ?? .max, configuration.http.maxAttempts)
      )
    }
  }

  /// The limits of the only source, if it has some.
  private var onlyLimit: (source: String, concurrency: Int, attempts: Int)? {
    configuration.tripSources.count == 1 ? limits.first : nil
  }

  private var concurrency: Int { onlyLimit?.concurrency ?? maximumConcurrency }

  /// The exceptions from a limit of all sources, such as ` (kiwi: 2)`; empty if there is none.
  private func exceptions(_ limit: ((source: String, concurrency: Int, attempts: Int)) -> Int) -> String {
    let own = onlyLimit == nil ? limits.map { "\($0.source): \(limit($0))" } : []
    return own.isEmpty ? "" : " (\(own.joined(separator: ", ")))"
  }

  private var facts: [(title: String, text: String)] {
    var facts: [(String, String)] = []
    if !requests.isEmpty, cacheMode != .offline {
      for (client, use) in configuration.tokenUses {
        guard let request = requests.first(where: { $0.request.client == client })?.request else { continue }
        facts.append((client, request.proxy.map { "through proxy \($0)" } ?? "without a proxy"))
        facts += request.headers.map { ("", "\($0.name): \($0.value)") } + [("", "token: \(use)")]
      }
      for (index, fact) in network.enumerated() {
        // Without retries, the list of waits is empty.
        let own = fact.title == Self.attemptsTitle ? exceptions(\.attempts) : ""
        let text = (fact.value.text ?? "") + own
        facts.append((index == 0 ? "network" : "", "\(fact.title): \(text.isEmpty ? "none" : text)"))
      }
    }
    facts.append(("faults", configuration.faultsInForce ?? "none"))
    if configuration.usesNetwork {
      let use = cache.condition == nil ? "used when a request fails; " : ""
      facts.append(("cache", use + "at most \(configuration.cacheMaxBytes) bytes"))
    }
    return facts
  }

  /// The facts that the dry run cannot determine, one line each.
  private var remarks: [String] {
    let missing = missing + notesOfOthers
    if namesOrigins { return missing }
    return missing + [
      #"fetch uses the regions saved with "aerogami regions select", if any; a dry run does not read them"#
    ]
  }

  private static let attemptsTitle = "attempts per request"

  /// The timeouts and retries: each with its key in JSON and its title in text.
  private var network: [(key: StaticString, title: String, value: FieldValue)] {
    let http = configuration.http
    let connectTimeout = configuration.connectTimeout(within: http.requestTimeout)
    let attempts = onlyLimit?.attempts ?? http.maxAttempts
    let waits = (1..<max(1, attempts)).map { Backoff().bound(beforeRetry: $0 - 1) / .seconds(1) }
    let statuses = RetryPolicy.retriedStatuses.sorted()
    return [
      ("attempts", Self.attemptsTitle, .integer(attempts)),
      ("attempt_seconds", "time limit per attempt, in seconds", .number(http.requestTimeout / .seconds(1))),
      ("connect_seconds", "time limit to connect, in seconds", .number(connectTimeout / .seconds(1))),
      ("deadline_seconds", "deadline for all requests, in seconds", .number(http.deadline / .seconds(1))),
      ("longest_wait_seconds", "longest random wait before each retry, in seconds", .values(waits.map { .number($0) })),
      (
        "wait_cap_seconds", "maximum wait before a retry if the response has no Retry-After, in seconds",
        .number(Backoff.cap / .seconds(1))
      ),
      ("retried_statuses", "retried statuses", .values(statuses.map { .integer($0) })),
      (
        "least_retries", "maximum retries in total (or a tenth of all requests, if that is more)",
        .integer(RetryBudget.minimum)
      ),
      (
        "connection_failure_limit", "failed connections in a row before requests to a server stop",
        .integer(Circuit.limit)
      ),
    ]
  }

  var json: [UInt8] {
    JSONWriter.document { json in
      json.sources(of: configuration)
      json.key("endpoints")
      json.lines(configuration.endpoints) { $0.endpoint($1) }
      json.members(["concurrency": .integer(concurrency)])
      json.key("source_limits")
      json.lines(limits) { json, limit in
        json.object([
          "source": .text(limit.source), "concurrency": .integer(limit.concurrency),
          "attempts": .integer(limit.attempts),
        ])
      }
      json.key("requests")
      json.lines(requests) { json, planned in
        let (request, condition) = planned
        json.object { json in
          json.members([
            "client": .text(request.client), "method": .text(request.method), "url": .text(request.url),
            "condition": .text(condition), "body": .text(request.body),
          ])
          json.key("headers")
          json.array(of: request.headers) { $0.object(["name": .text($1.name), "value": .text($1.value)]) }
          json.members(["proxy": .text(request.proxy)])
        }
      }
      json.members(["failures": .texts(failures), "remarks": .texts(remarks)])
      json.key("tokens")
      json.lines(configuration.tokenUses) { json, token in
        let isSent = if case .sent = token.use { true } else { false }
        json.object(["client": .text(token.client), "sent": .flag(isSent), "reason": .text("\(token.use)")])
      }
      json.key("network")
      json.beginObject()
      for fact in network { json.members([fact.key: fact.value]) }
      json.endObject()
      json.members(["faults": .text(configuration.faultsInForce)])
      json.key("cache")
      json.object(["mode": .text(cache.mode), "max_age_seconds": .number(cache.maxAge.map { $0 / .seconds(1) })])
    }
  }
}
