import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

/// Creates the clients of a configuration from the registrations of their APIs.
struct ClientFactory: Sendable {
  let configuration: Configuration
  /// The transport of live endpoints. If it is `nil`, the configuration of live endpoints is checked, but every call
  /// fails.
  var transport: HTTPTransport?
  var cache = ResponseCache.none
  let context: ClientContext

  /// Creates a client whose endpoints have their configured variants and faults.
  ///
  /// - Throws: The reason why the client cannot be used, such as a missing address or token, or a file that cannot be
  ///   read.
  func client<Registration: ClientRegistration>(
    _ registration: Registration
  ) throws(ConfigurationError) -> Registration.Client {
    let failing: @Sendable (Failure) -> Registration.Client = { registration.failing($0) }
    guard let client = configuration.client(registration.name) else {
      throw ConfigurationError(
        "the client \(registration.name.rawValue) is not registered", remedy: "add it to ClientRegistrations.all")
    }
    guard client.isUsed else { return failing(.unimplemented) }
    let options = configuration.options(of: registration)

    var variants: [Variant: Registration.Client] = [:]
    for endpoint in client.endpoints where variants[endpoint.variant] == nil {
      variants[endpoint.variant] =
        switch endpoint.variant {
        case .live: try live(registration, client, options)
        case .replay where !registration.hasService: throw client.unrecordable(endpoint)
        case .replay: registration.live(try replayed(client), options, context)
        case .mock: try registration.mock(options, context)
        case .failing: failing(client.failure)
        }
    }
    // Usually all endpoints have the same variant, and nothing is copied.
    let first = client.endpoints.first?.variant
    var assembled = first.flatMap { variants[$0] } ?? failing(client.failure)
    for (endpoint, row) in zip(registration.endpoints, client.endpoints) where row.variant != first {
      if let source = variants[row.variant] { endpoint.copy(source, &assembled) }
    }
    return Faults(client.faults, seed: configuration.faultSeed)
      .applied(to: assembled, registration.endpoints, clock: context.clock)
  }

  private func live<Registration: ClientRegistration>(
    _ registration: Registration, _ client: ClientConfiguration, _ options: Registration.Options
  ) throws(ConfigurationError) -> Registration.Client {
    try registration.checkLive(client, options)
    guard let baseURL = registration.hasService ? client.baseURL : .unrecorded else {
      throw ConfigurationError(
        "\(client.keys.baseURL.path) is not set, and the live variant of \(client.name.rawValue) needs it",
        remedy: configuration.layers.remedy(for: client.keys.baseURL))
    }
    guard let transport else { return registration.failing(.offline) }
    return registration.live(
      configuration.service(of: client, at: baseURL, transport: transport, cache: cache), options, context)
  }

  /// Returns a service whose responses come from files. It does not use the cache, which contains responses of the real
  /// service.
  private func replayed(_ client: ClientConfiguration) throws(ConfigurationError) -> Service {
    let fixtures = try configuration.fixtures(of: client)
    return Service(
      client: client.name.rawValue, base: fixtures.base ?? .unrecorded, token: fixtures.token,
      tokenVariable: AnyConfigurationKey(client.keys.token).variable, transport: fixtures.transport)
  }
}

extension ClientConfiguration {
  /// Returns the error for the replay variant of an API whose requests are never recorded.
  fileprivate func unrecordable(_ endpoint: EndpointVariant) -> ConfigurationError {
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

  /// Checks the whole configuration by creating every client without a network. Reads the files that the configuration
  /// names.
  ///
  /// - Throws: The reason why the configuration cannot be used.
  public func check() throws(ConfigurationError) {
    for registration in registrations { try check(registration) }
    if usesNetwork { _ = try network() }
  }

  /// Creates the client of an API without a network, to check its configuration.
  ///
  /// - Throws: The reason why the client cannot be created.
  func check(_ registration: some ClientRegistration) throws(ConfigurationError) {
    let context = ClientContext(
      clock: SystemTime.clock, now: SystemTime.now, clocks: SharedAirportClocks(zones: .none))
    _ = try ClientFactory(configuration: self, context: context).client(registration)
  }
}
