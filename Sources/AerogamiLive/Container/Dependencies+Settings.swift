public import AerogamiCore
public import AerogamiHTTP
import AerogamiStore

extension Dependencies {
  /// How long the dependencies are used, which is what a deadline is over.
  public enum Lifetime: Sendable {
    /// One run of a command: the deadline is over all requests of it together.
    case run
    /// A process without an end: each request has the deadline for itself.
    case service
  }

  /// Runs `body` with the clients, the store, the clock and the time that the settings ask for.
  ///
  /// Whatever is wrong is found before `body` runs, and before any request is made. Connections are opened only when
  /// an endpoint is live, and the store's file only when the store is used; all are closed before this returns or throws.
  ///
  /// - Parameters:
  ///   - connections: How many requests may be on the wire at once, 1 or more.
  ///   - cache: Whether live clients ask, and what they do with earlier answers.
  ///   - rateLimiters: What is known of services that take only so many requests; for who runs again and again, the same value
  ///     each time, so that what a service has forbidden for a while is not asked of it by the next run.
  ///   - recording: Where the answers of live clients are written down. Then they are asked, whatever is kept.
  ///   - warn: Called with one line for a person when callers that can do without the store cannot use it. A run is told
  ///     once; a service also when it can use the store again.
  /// - Throws: ``ConfigurationError``, or what `body` throws.
  public static func withSettings<Result: Sendable>(
    _ settings: Settings, connections: Int, cache mode: CacheMode = .normal, lifetime: Lifetime = .run,
    rateLimiters: RateLimiters = RateLimiters(), recording: Recording? = nil,
    warn: @escaping @Sendable (String) -> Void = { _ in }, isolation: isolated (any Actor)? = #isolation,
    _ body: (Dependencies) async throws -> Result
  ) async throws -> Result {
    let clock = ContinuousClock()
    let mode = recording == nil ? mode : .normal
    let clocks = SharedAirportClocks(zones: .live())
    let database = LocalDatabase(settings.storeFile, clock: clock, now: { Date() })
    let failure = FirstFailure(retryingAfter: lifetime == .service ? FirstFailure.pause : nil, clock: clock) { event in
      // Offline, each answer that cannot be looked for tells of the store itself.
      if mode == .offline { return }
      switch (event, lifetime) {
      case (.failed(let error), .run):
        warn("nothing is kept or found again in this run, nor a selection of regions: \(error)")
      case (.failed(let error), .service):
        warn("the cache and recorded prices are not used for now, and tried again every 10 s: \(error)")
      case (.recovered, _): warn("the cache and recorded prices are used again")
      }
    }
    var stores = LocalStores(
      cache: settings.cache(mode, in: database, now: { Date() }, forgiving: failure),
      favorites: .configured(settings, database: database, clocks: clocks),
      regions: RegionStore.configured(settings, database: database).forgiving(failure),
      watches: .configured(settings, database: database, clocks: clocks),
      history: PriceHistoryStore.configured(settings, database: database).forgiving(failure),
      responses: CacheStore(settings.responses(in: database)))
    if recording != nil { stores.rememberNothing() }
    do {
      let result = try await withSettings(
        settings, connections: connections, lifetime: lifetime, stores: stores, rateLimiters: rateLimiters,
        recording: recording,
        clock: clock, clocks: clocks, body)
      await database.close()
      return result
    } catch {
      await database.close()
      throw error
    }
  }

  private static func withSettings<Result: Sendable>(
    _ settings: Settings, connections: Int, lifetime: Lifetime, stores: LocalStores, rateLimiters: RateLimiters,
    recording: Recording?, clock: ContinuousClock, clocks: SharedAirportClocks,
    isolation: isolated (any Actor)? = #isolation, _ body: (Dependencies) async throws -> Result
  ) async throws -> Result {
    // Built once without a network, so that every problem is found before the first connection could be.
    func dependencies(
      _ transport: HTTPTransport, _ stores: LocalStores, _ clock: any Clock<Duration>
    ) throws(ConfigurationError) -> Dependencies {
      try Dependencies(
        settings, transport: transport, stores: stores, connections: connections, clock: clock, clocks: clocks)
    }
    let offline = try dependencies(.offline, stores, clock)
    guard settings.usesNetwork, stores.cache.mode != .offline else { return try await body(offline) }

    let limits = HTTPTransport.Limits(
      connections: connections,
      connectTimeout: settings.connectTimeout(within: settings[ConfigurationKeys.requestTimeout]),
      maxBodyBytes: settings[ConfigurationKeys.maxBodyBytes], words: Remedy.words)
    let network = try settings.network()
    return try await SharedTimerClock.with(clock) { clock in
      try await HTTPTransport.withAsyncHTTPClient(limits: limits, network: network) { transport in
        let deadline = Deadline(settings[ConfigurationKeys.deadline], on: clock)
        let behavior = HTTPTransport.Behavior(
          attemptTimeout: settings[ConfigurationKeys.requestTimeout], deadline: deadline,
          maxAttempts: settings[ConfigurationKeys.maxAttempts], clock: clock, now: offline.now, random: offline.random,
          recording: recording, rateLimiters: await rateLimiters.limiters(for: settings.rateLimits, clock: clock),
          words: Remedy.words)
        let configured =
          switch lifetime {
          case .run: transport.configured(behavior)
          case .service: transport.configuredForEachRequest(behavior, connections: connections)
          }
        var stores = stores
        if lifetime == .run { stores.cache.pastDeadline = CachedKeys(after: deadline) }
        return try await body(dependencies(configured, stores, clock))
      }
    }
  }

  init(
    _ settings: Settings, transport: HTTPTransport?, stores: LocalStores, connections: Int,
    clock: any Clock<Duration>, clocks: SharedAirportClocks
  ) throws(ConfigurationError) {
    self.init(
      trips: try .configured(
        settings, transport: transport, cache: stores.cache, connections: connections, clock: clock, clocks: clocks,
        now: { Date() }),
      countries: try .configured(settings, transport: transport, cache: stores.cache, clock: clock),
      rovers: try .configured(settings, transport: transport, cache: stores.cache, clock: clock),
      starWars: try .configured(settings, transport: transport, cache: stores.cache, clock: clock),
      favorites: stores.favorites, regions: stores.regions, watches: stores.watches, history: stores.history,
      cache: stores.responses, clock: clock, now: { Date() }, random: { .random(in: 0..<1) })
  }
}

/// What is kept on this machine, all of it in one database.
struct LocalStores: Sendable {
  var cache: ResponseCache
  let favorites: FavoriteStore
  var regions: RegionStore
  let watches: WatchStore
  let history: PriceHistoryStore
  /// What a user sees of the responses that `cache` uses.
  let responses: CacheStore

  /// For a run that is recorded: what services are asked must not depend on what they answered before, of which whoever
  /// replays it has nothing. What they answer now is kept as ever.
  mutating func rememberNothing() {
    cache.store?.response = { _ in nil }
    regions.lastFetch = { nil }
  }
}

extension Settings {
  /// How long a connection may take to be made: less than the whole that it is for, so that what cannot be connected to
  /// is told from what is slow, and opens the circuit.
  func connectTimeout(within limit: Duration) -> Duration { min(self[ConfigurationKeys.connectTimeout], limit * 0.9) }

  /// - Throws: ``ConfigurationError`` where a proxy or an authority that is named cannot be used.
  func network() throws(ConfigurationError) -> HTTPTransport.Network {
    HTTPTransport.Network(proxies: try proxies(), authorities: try authorities())
  }

  /// The certificate authorities of `http.caFile`, else of `SSL_CERT_FILE`.
  private func authorities() throws(ConfigurationError) -> CertificateAuthorities {
    let (name, given) =
      path(ConfigurationKeys.caFile).map { (ConfigurationKeys.caFile.path, $0) }
      ?? ("SSL_CERT_FILE", variables["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : place.resolve($0) })
    guard let given else { return CertificateAuthorities() }
    guard let bytes = try FileContents.read(given, shownAs: "\(name): \(given)", maxBytes: 1 << 24) else {
      throw ConfigurationError("\(name): \(given): there is no such file")
    }
    do throws(CertificateAuthorities.FormatError) {
      return try CertificateAuthorities(pem: bytes)
    } catch {
      throw ConfigurationError("\(name): \(given): holds no certificates in PEM")
    }
  }

  /// The proxies of the environment's variables, of which those that services are reached through can be used. Where a
  /// redirect leads is not known yet: a request that needs another one fails by itself.
  private func proxies() throws(ConfigurationError) -> Proxies {
    let proxies = Proxies(variables: variables)
    for keys in ConfigurationKeys.clients where VariantTable(keys, settings: self).uses(.live) {
      guard let origin = baseURL(of: keys).flatMap({ Origin(of: $0.text) }) else { continue }
      do throws(ProxyError) {
        _ = try proxies.proxy(for: origin)
      } catch {
        throw ConfigurationError(error.message, remedy: error.remedy)
      }
    }
    return proxies
  }

  /// How many requests services take in a time, by the name of the client.
  var rateLimits: [String: RateLimit] {
    [ConfigurationKeys.trips.name: self[ConfigurationKeys.tripsProvider].rateLimit].compactMapValues(\.self)
  }

  /// Whether any service is asked at all.
  public var usesNetwork: Bool { tables.contains { $0.uses(.live) } }

  /// One table for each client that is asked.
  var tables: [VariantTable] { ConfigurationKeys.clients.filter(asks).map { VariantTable($0, settings: self) } }

  /// What a user should know although nothing is wrong, one line each.
  public var warnings: [String] {
    ConfigurationKeys.clients.filter(asks).flatMap(warnings(of:))
      + ConfigurationKeys.clients.filter { !asks($0) }.compactMap { keys in
        guard case .flag(let flag) = entry(keys.faults.path)?.layer else { return nil }
        return "\(flag) sets faults of \(keys.name), which nothing is asked of here"
      }
  }

  private func warnings(of keys: ClientKeys) -> [String] {
    guard VariantTable(keys, settings: self).uses(.live) else {
      guard case .variable(let variable) = entry(keys.baseURL.path)?.layer else { return [] }
      let live = "\(AnyConfigurationKey(keys.variant).variable)=\(Variant.live.rawValue)"
      return [
        "\(variable) is set, but \(keys.name) is not live here, so nothing is asked there "
          + "(\(keys.name == ConfigurationKeys.trips.name ? "try --env local" : "set \(live)"))"
      ]
    }
    guard case .withheld(let reason) = tokenUse(of: keys) else { return [] }
    return ["\(reason)"]
  }

  /// Whether the trips that are shown are made up: built-in data, and not a file of the user's.
  public var showsMadeUpTrips: Bool {
    let keys = ConfigurationKeys.trips
    return self[ConfigurationKeys.tripsData] == nil
      && VariantTable(keys, settings: self).variant(of: "trips") == .mock
  }

  /// Why no program could run with these settings, one line each; each key by itself is valid.
  ///
  /// Reads the files that the settings name.
  public func check() throws(ConfigurationError) {
    _ = try TripClient.configured(
      self, transport: nil, clocks: SharedAirportClocks(zones: .none), now: { Date() })
    _ = try CountryClient.configured(self, transport: nil)
    _ = try RoverClient.configured(self, transport: nil)
    _ = try StarWarsClient.configured(self, transport: nil)
    if usesNetwork { _ = try network() }
  }
}
