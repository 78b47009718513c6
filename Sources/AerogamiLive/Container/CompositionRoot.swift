import AerogamiContainer
public import AerogamiCore
import AerogamiHTTP
import AerogamiStore

// The composition root: turns a configuration into dependencies, and owns the database and the network connections
// while they are in use. Only the checks of `doctor` and `setup` open them separately.
extension Dependencies {
  /// Runs `body` with the clients and the stores of a configuration, and with the system's clock and time.
  ///
  /// Problems of the configuration are found before `body` runs, and before any request. Connections are opened only if
  /// an endpoint is live, and the store's file only when the store is used. Both are closed before this method returns
  /// or throws.
  ///
  /// - Throws: ``ConfigurationError``, or an error of `body`.
  public static func withConfiguration<Result: Sendable>(
    _ configuration: Configuration, options: RunOptions = RunOptions(),
    _ body: (Dependencies) async throws -> Result
  ) async throws -> Result {
    try await withConfiguration(try configuration.checked(cache: options.cache), options: options, body)
  }

  /// Runs `body` with the clients and the stores of a configuration that was already checked.
  public static func withConfiguration<Result: Sendable>(
    _ checked: CheckedConfiguration, options: RunOptions = RunOptions(),
    _ body: (Dependencies) async throws -> Result
  ) async throws -> Result {
    let context = ClientContext(options)
    return try await checked.withTransport(options, context) { transport, stores in
      try await body(checked.create(transport, stores, context))
    }
  }
}

extension ClientContext {
  fileprivate init(_ options: RunOptions) {
    self.init(
      clock: SystemTime.clock, now: SystemTime.now, clocks: SharedAirportClocks(zones: .live()),
      fareSemaphore: AsyncSemaphore(options.concurrency), printLines: options.printLines,
      sendMail: options.sendMail)
  }
}

extension CheckedConfiguration {
  /// Opens the database and, if requests are sent, the network. Closes both before it returns or throws.
  func withTransport<Result: Sendable>(
    _ options: RunOptions, _ context: ClientContext,
    _ body: (HTTPTransport, LocalStores) async throws -> Result
  ) async throws -> Result {
    let mode = options.recording == nil ? options.cache : .normal
    let database = LocalDatabase(configuration.store.file, clock: context.clock, now: context.now)
    var stores = LocalStores(
      configuration, database, context, cache: mode, tolerating: options.storeFailure(mode, clock: context.clock))
    if options.recording != nil { stores.ignoreCachedResponses() }
    do {
      let result: Result
      if let network, mode != .offline {
        result = try await withTransport(over: network, options, context, stores, body)
      } else {
        result = try await body(.sendingNothing, stores)
      }
      await database.close()
      return result
    } catch {
      await database.close()
      throw error
    }
  }

  private func withTransport<Result: Sendable>(
    over network: HTTPTransport.Network, _ options: RunOptions, _ context: ClientContext, _ stores: LocalStores,
    _ body: (HTTPTransport, LocalStores) async throws -> Result
  ) async throws -> Result {
    let http = configuration.http
    let limits = HTTPTransport.Limits(
      connectTimeout: configuration.connectTimeout(within: http.requestTimeout), maxBodyBytes: http.maxBodyBytes,
      remedyText: configuration.remedyText(for: options.lifetime))
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits, network: network) { transport in
      let behavior = HTTPTransport.Behavior(
        attemptTimeout: http.requestTimeout, deadline: Deadline(http.deadline, clock: context.clock),
        maxAttempts: http.maxAttempts, clock: context.clock, now: context.now, random: context.random,
        recording: options.recording,
        rateLimiters: await options.rateLimiters.limiters(for: configuration.rateLimits, clock: context.clock),
        remedyText: configuration.remedyText(for: options.lifetime))
      switch options.lifetime {
      case .run: return try await body(transport.configured(with: behavior), stores)
      case .service:
        return try await body(
          transport.configuredForService(with: behavior, concurrency: options.concurrency), stores)
      }
    }
  }
}

extension RunOptions {
  /// Returns the circuit breaker that lets commands continue without the store after an error, and that warns the user.
  fileprivate func storeFailure(_ mode: CacheMode, clock: any Clock<Duration>) -> FirstFailure {
    FirstFailure(retryingAfter: lifetime == .service ? FirstFailure.pause : nil, clock: clock) { event in
      // Offline, every request needs the store and fails with the store's error, so no warning is needed.
      guard let warn, mode != .offline else { return }
      switch (event, lifetime) {
      case (.failed(let error), .run): await warn("running without cache, price history and region selection: \(error)")
      case (.failed(let error), .service):
        await warn("running without cache and price history; retrying every 10 s: \(error)")
      case (.recovered, _): await warn("the cache and the price history can be used again")
      }
    }
  }
}

extension HTTPTransport {
  /// A transport whose requests fail, for `--offline` and for clients that need no network.
  static let sendingNothing = HTTPTransport { request in
    throw ClientError(
      requested: request.description, reason: .failed(.offline, detail: "no requests are sent offline"),
      attempts: 0)
  }
}
