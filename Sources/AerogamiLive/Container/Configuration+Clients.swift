import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

/// Creates a client whose live endpoints use this transport and this cache.
typealias ClientMaker<Client> = @Sendable (HTTPTransport, ResponseCache, ClientContext) -> Client

extension Configuration {
  /// Checks everything that the client of an API needs, and returns a function that creates the client. Its endpoints
  /// have their configured variants and faults.
  ///
  /// Reads the files that the configuration names, so that creating the client cannot fail.
  ///
  /// - Throws: The reason why the client cannot be used, such as a missing address or token, or a file that cannot be
  ///   read.
  func checked<Registration: ClientRegistration>(
    _ registration: Registration
  ) throws(ConfigurationError) -> ClientMaker<Registration.Client> {
    guard let client = client(registration.name) else {
      throw ConfigurationError(
        "the client \(registration.name.rawValue) is not registered", remedy: "add it to ClientRegistrations.all")
    }
    guard client.isUsed else { return { _, _, _ in registration.unused } }
    let options = options(of: registration)

    var makers: [Variant: ClientMaker<Registration.Client>] = [:]
    for endpoint in client.endpoints where makers[endpoint.variant] == nil {
      switch endpoint.variant {
      case .live:
        makers[.live] = try joined(registration, client, options) { source, options throws(ConfigurationError) in
          try live(registration, source, options)
        }
      case .replay:
        guard registration.hasService else { throw client.unrecordable(endpoint) }
        makers[.replay] = try joined(registration, client, options) { source, options throws(ConfigurationError) in
          let service = try replayed(source)
          return { _, _, context in
            // A recorded response says nothing about the service.
            var context = context
            context.counter = nil
            return registration.live(service, options, context)
          }
        }
      case .mock:
        let mock = try registration.mock(options)
        makers[.mock] = { _, _, context in mock(context) }
      case .failing: makers[.failing] = { _, _, _ in registration.failing(client.failure) }
      }
    }
    let faults = Faults(client.faults, seed: faultSeed)
    return { [makers] transport, cache, context in
      let variants = makers.mapValues { $0(transport, cache, context) }
      // Usually all endpoints have the same variant, and nothing is copied.
      let first = client.endpoints.first?.variant
      var assembled = first.flatMap { variants[$0] } ?? registration.failing(client.failure)
      for (endpoint, row) in zip(registration.endpoints, client.endpoints) where row.variant != first {
        if let source = variants[row.variant] { endpoint.copy(source, &assembled) }
      }
      return faults.applied(to: assembled, registration.endpoints, clock: context.clock)
    }
  }

  /// Returns a function that creates the clients of all sources, with their faults, and joins them; or the client of
  /// the only service.
  private func joined<Registration: ClientRegistration>(
    _ registration: Registration, _ client: ClientConfiguration, _ options: Registration.Options,
    _ make: (ClientConfiguration, Registration.Options) throws(ConfigurationError) -> ClientMaker<Registration.Client>
  ) throws(ConfigurationError) -> ClientMaker<Registration.Client> {
    if client.sources.isEmpty { return try make(client, options) }
    var makers: [(options: Registration.Options, faults: Faults, make: ClientMaker<Registration.Client>)] = []
    for source in client.sources {
      let options = source.options as? Registration.Options ?? options
      makers.append((options, Faults(source.faults, seed: faultSeed), try make(source, options)))
    }
    return { [makers] transport, cache, context in
      let sources = makers.map { source in
        // Each source has its own permits, so that a slow one does not delay the others.
        var own = context
        own.fareSemaphore = AsyncSemaphore(context.fareSemaphore.size)
        return (
          source.options,
          source.faults.applied(
            to: source.make(transport, cache, own), registration.endpoints, clock: context.clock)
        )
      }
      return registration.joined(sources, context)
    }
  }

  private func live<Registration: ClientRegistration>(
    _ registration: Registration, _ client: ClientConfiguration, _ options: Registration.Options
  ) throws(ConfigurationError) -> ClientMaker<Registration.Client> {
    try registration.checkLive(client, options)
    guard let baseURL = registration.hasService ? client.baseURL : .unrecorded else {
      throw ConfigurationError(
        "\(client.keys.baseURL.path) is not set, and the live variant of \(client.name.rawValue) needs it",
        remedy: layers.remedy(for: client.keys.baseURL))
    }
    return { transport, cache, context in
      registration.live(service(of: client, at: baseURL, transport: transport, cache: cache), options, context)
    }
  }

  /// Returns a service whose responses come from files. It does not use the cache, which contains responses of the real
  /// service.
  private func replayed(_ client: ClientConfiguration) throws(ConfigurationError) -> Service {
    let fixtures = try fixtures(of: client)
    return Service(
      client: client.name.rawValue, base: fixtures.base ?? .unrecorded, token: fixtures.token,
      tokenVariable: AnyConfigurationKey(client.keys.token).variable, transport: fixtures.transport)
  }
}

extension ClientConfiguration {
  /// Returns the error for the replay variant of an API whose requests are never recorded.
  fileprivate func unrecordable(_ endpoint: Configuration.EndpointRow) -> ConfigurationError {
    ConfigurationError(
      "\(endpoint.key) is replay, but the requests of \(name.rawValue) are never recorded",
      remedy: "use live, mock or failing")
  }
}

extension Configuration {
  /// Returns the service of a client. Its token is `nil` if the client's token is not set, must not be sent, or is not
  /// needed.
  func service(
    of client: ClientConfiguration, at base: BaseURL, transport: HTTPTransport, cache: ResponseCache
  ) -> Service {
    Service(
      client: client.name.rawValue, base: base, token: client.sentToken, tokenVariable: tokenSource(of: client),
      transport: transport, cache: cache)
  }

  /// Returns the name of a client's token setting, for messages: the key in the user's own file if that file sets the
  /// token, otherwise the environment variable.
  private func tokenSource(of client: ClientConfiguration) -> String {
    let key = client.keys.token
    guard layers.layer(of: key.path) == .userFile, let userFile = layers.userFile else {
      return AnyConfigurationKey(key).variable
    }
    return "\(key.path) in \(userFile.name)"
  }
}
