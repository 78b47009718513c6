import AerogamiContainer
public import AerogamiCore
public import AerogamiHTTP
import AerogamiStore

// The composition root: turns a configuration into dependencies, and owns the database and the network connections
// while they are in use. Only the checks of `doctor` and `setup` open them separately.
extension Dependencies {
  /// The lifetime of dependencies, which decides whether the deadline applies to the whole run or to each request.
  public enum Lifetime: Sendable {
    /// One run of a command: all its requests share one deadline.
    case run
    /// A process that runs until it is stopped: each request has its own deadline.
    case service
  }

  /// Runs `body` with the clients and the stores of a configuration, and with the system's clock and time.
  ///
  /// Problems of the configuration are found before `body` runs, and before any request. Connections are opened only if
  /// an endpoint is live, and the store's file only when the store is used. Both are closed before this method returns
  /// or throws.
  ///
  /// - Parameters:
  ///   - concurrency: The maximum number of concurrent requests, 1 or more. With ``Lifetime/run``, it limits only the
  ///     requests for fares, and callers limit their other calls themselves. With ``Lifetime/service``, it limits all
  ///     requests together.
  ///   - cache: Decides when live clients send requests and when they use cached responses.
  ///   - rateLimiters: Pass the same value to consecutive runs in one process, so that rate limits, and pauses after
  ///     refused requests, continue in the next run.
  ///   - recording: Records the responses of live clients. Cached responses are then ignored.
  ///   - warn: Receives one line for users when the store fails and commands continue without it. Called at most once
  ///     with ``Lifetime/run``. With ``Lifetime/service``, also called when the error changes, and when the store can
  ///     be used again. Never called with ``CacheMode/offline``.
  ///   - printLines: Prints the lines of one notification. Used only by the mock variant, which sends no notifications.
  /// - Throws: ``ConfigurationError``, or an error of `body`.
  public static func withConfiguration<Result: Sendable>(
    _ configuration: Configuration, concurrency: Int = 4, cache mode: CacheMode = .normal, lifetime: Lifetime = .run,
    rateLimiters: RateLimiters = RateLimiters(), recording: Recording? = nil,
    warn: @escaping @Sendable (String) -> Void = { _ in },
    printLines: @escaping @Sendable ([String]) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation, _ body: (Dependencies) async throws -> Result
  ) async throws -> Result {
    try await withClients(
      of: configuration, concurrency: concurrency, cache: mode, lifetime: lifetime, rateLimiters: rateLimiters,
      recording: recording, warn: warn, printLines: printLines
    ) { dependencies, _ in try await body(dependencies) }
  }

  /// Runs `body` like ``withConfiguration``, and also passes it the client factory, which can create clients that
  /// ``Dependencies`` does not contain.
  static func withClients<Result: Sendable>(
    of configuration: Configuration, concurrency: Int = 4, cache mode: CacheMode = .normal, lifetime: Lifetime = .run,
    rateLimiters: RateLimiters = RateLimiters(), recording: Recording? = nil,
    warn: @escaping @Sendable (String) -> Void = { _ in },
    printLines: @escaping @Sendable ([String]) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation, _ body: (Dependencies, ClientFactory) async throws -> Result
  ) async throws -> Result {
    let clock = SystemTime.clock
    let mode = recording == nil ? mode : .normal
    let context = ClientContext(
      clock: clock, now: SystemTime.now, clocks: SharedAirportClocks(zones: .live()), concurrency: concurrency,
      printLines: printLines)
    let database = LocalDatabase(configuration.store.file, clock: clock, now: context.now)
    let failure = FirstFailure(retryingAfter: lifetime == .service ? FirstFailure.pause : nil, clock: clock) { event in
      // Offline, every request needs the store and fails with the store's error, so no warning is needed.
      if mode == .offline { return }
      switch (event, lifetime) {
      case (.failed(let error), .run): warn("running without cache, price history and region selection: \(error)")
      case (.failed(let error), .service):
        warn("running without cache and price history; retrying every 10 s: \(error)")
      case (.recovered, _): warn("the cache and the price history can be used again")
      }
    }
    var stores = LocalStores(configuration, database, context, cache: mode, tolerating: failure)
    if recording != nil { stores.ignoreCachedResponses() }
    do {
      let result = try await withNetworkIfNeeded(
        configuration, lifetime: lifetime, stores: stores, rateLimiters: rateLimiters, recording: recording, context,
        clock: clock, body)
      await database.close()
      return result
    } catch {
      await database.close()
      throw error
    }
  }

  private static func withNetworkIfNeeded<Result: Sendable>(
    _ configuration: Configuration, lifetime: Lifetime, stores: LocalStores, rateLimiters: RateLimiters,
    recording: Recording?, _ context: ClientContext, clock: ContinuousClock,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Dependencies, ClientFactory) async throws -> Result
  ) async throws -> Result {
    // Creates the clients without a network first, so that every problem is found before a connection is opened. If no
    // client is live, as in the environment dev, or with `--offline`, the command uses these clients.
    let withoutNetwork = ClientFactory(
      configuration: configuration, transport: .sendingNothing, cache: stores.cache, context: context)
    let dependencies = try Dependencies(withoutNetwork, stores)
    guard configuration.usesNetwork, stores.cache.mode != .offline else {
      return try await body(dependencies, withoutNetwork)
    }

    let http = configuration.http
    let limits = HTTPTransport.Limits(
      connectTimeout: configuration.connectTimeout(within: http.requestTimeout),
      maxBodyBytes: http.maxBodyBytes, remedyText: Remedy.text)
    let network = try configuration.network()
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits, network: network) { transport in
      let deadline = Deadline(http.deadline, on: clock)
      let behavior = HTTPTransport.Behavior(
        attemptTimeout: http.requestTimeout, deadline: deadline, maxAttempts: http.maxAttempts, clock: clock,
        now: context.now, random: dependencies.random, recording: recording,
        rateLimiters: await rateLimiters.limiters(for: configuration.rateLimits, clock: clock),
        remedyText: Remedy.text)
      var stores = stores
      if lifetime == .run { stores.cache.pastDeadline = CachedKeys(after: deadline) }
      let clients = ClientFactory(
        configuration: configuration,
        transport: lifetime == .run
          ? transport.configured(with: behavior)
          : transport.configuredForService(with: behavior, concurrency: context.concurrency),
        cache: stores.cache, context: context)
      return try await body(Dependencies(clients, stores), clients)
    }
  }
}

extension HTTPTransport {
  /// A transport whose requests fail: for clients that are only checked, for clients that need no network, and for
  /// `--offline`.
  static let sendingNothing = HTTPTransport { request in
    throw ClientError(
      requested: request.description, reason: .failed(.offline, detail: "--offline sends no requests"),
      attempts: 0)
  }
}

extension Configuration {
  /// Returns the proxies and the certificate authorities of the configuration.
  ///
  /// - Throws: ``ConfigurationError`` if a proxy or a certificate authority cannot be used.
  func network() throws(ConfigurationError) -> HTTPTransport.Network {
    HTTPTransport.Network(proxies: try proxies(), authorities: try authorities())
  }

  /// Returns the certificate authorities in the file of `http.caFile`, otherwise in the file of `SSL_CERT_FILE`;
  /// none if neither is set.
  private func authorities() throws(ConfigurationError) -> CertificateAuthorities {
    let variable = "SSL_CERT_FILE"
    let (name, given) =
      http.caFile.map { (ConfigurationKeys.caFile.path, $0.resolved) }
      ?? (variable, layers.variables[variable].flatMap { $0.isEmpty ? nil : layers.directories.resolve($0) })
    guard let given else { return CertificateAuthorities() }
    guard let bytes = try FileContents.read(given, shownAs: "\(name): \(given)", maxBytes: 1 << 24) else {
      throw ConfigurationError("\(name): \(given): no such file")
    }
    // Parsing the certificates of a typical system takes 27 million instructions. If no live client has an https
    // address, only a redirect can need the certificates, so they are not parsed here.
    let needsTLS = clients.contains { $0.uses(.live) && $0.addresses.contains { $0.hasPrefix("https:") } }
    guard needsTLS else { return CertificateAuthorities(path: given) }
    do throws(CertificateAuthorities.FormatError) {
      return try CertificateAuthorities(pem: bytes)
    } catch {
      throw ConfigurationError("\(name): \(given): contains no valid PEM certificates")
    }
  }

  /// Returns the proxies in the environment variables, and checks the proxies of the configured services. A redirect
  /// may need another proxy; if that proxy is invalid, only the redirected request fails.
  private func proxies() throws(ConfigurationError) -> Proxies {
    let proxies = Proxies(variables: layers.variables)
    for origin in clients.filter({ $0.uses(.live) }).flatMap(\.addresses).compactMap({ Origin(of: $0) }) {
      do throws(ProxyError) {
        _ = try proxies.proxy(for: origin)
      } catch {
        throw ConfigurationError(error.message, remedy: error.remedy)
      }
    }
    return proxies
  }

  /// Maps each client's name to its service's rate limit. Leaves out services without a limit.
  fileprivate var rateLimits: [String: RateLimit] {
    Dictionary(
      uniqueKeysWithValues: clients.compactMap { client in client.rateLimit.map { (client.name.rawValue, $0) } })
  }
}
