import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension ClientName {
  public static let trips: ClientName = "trips"
}

/// The values of the keys that only the trips API has.
struct TripOptions: Sendable {
  let provider: TripProvider
  /// A file of trips for the mock variant; `nil` for the built-in sample data.
  let data: ConfiguredPath?
  /// The regions of a provider that knows only cities and airports.
  let regions: [OriginRegion]
  /// The ISO 4217 code of the currency, for a provider that converts prices.
  let currency: String
  /// The country of the users whose searches found the prices of Travelpayouts, in lowercase; `nil` for the country of
  /// each origin.
  let market: String?
  /// Why the source is left out of every search: it requires a token that is not set, and another source requires none.
  /// Otherwise `nil`.
  var missingToken: Problem?
}

extension TripOptions {
  /// Returns why the source cannot answer a search; `nil` if it can.
  @Sendable func objection(to search: TripSearch) -> TripSearchError? {
    missingToken.map { TripSearchError($0.message, remedy: $0.remedy) } ?? provider.objection(to: search)
  }
}

struct TripRegistration: ClientRegistration {
  let name = ClientName.trips
  let endpoints = TripClient.endpoints
  private let providers: [TripProvider]
  private let provider: DefaultedKey<TripProvider>
  let sourceNames: ConfigurationKey<[String]>

  init(providers: [TripProvider] = TripProvider.all) {
    self.providers = providers
    provider = DefaultedKey(TripSourceKeys.single, .provider(among: providers), default: .aerogami)
    sourceNames = ConfigurationKey(TripSourceKeys.root, .sources(among: providers.map(\.name)))
  }

  static let data = ConfigurationKey("clients.trips.data", .path)
  static let regions = DefaultedKey("clients.trips.regions", .regions, default: [])
  static let currency = DefaultedKey("clients.trips.currency", .currency, default: "EUR")
  static let market = ConfigurationKey("clients.trips.market", .market)

  var ownKeys: [AnyConfigurationKey] {
    [
      AnyConfigurationKey(Self.data), AnyConfigurationKey(provider), AnyConfigurationKey(sourceNames),
    ] + providers.flatMap { TripSourceKeys($0).all } + [
      AnyConfigurationKey(Self.regions), AnyConfigurationKey(Self.currency), AnyConfigurationKey(Self.market),
    ]
  }

  var faultTargets: [FaultTarget] {
    [FaultTarget(clientKeys)]
      + providers.map { TripSourceKeys($0) }.map { FaultTarget(grammar: $0.faultGrammar, key: $0.faults) }
  }

  func options(from layers: ConfigurationLayers) -> TripOptions {
    options(of: used(layers)[0], market: Self.market, layers)
  }

  private func options(
    of provider: TripProvider, market: ConfigurationKey<String>, _ layers: ConfigurationLayers
  ) -> TripOptions {
    TripOptions(
      provider: provider, data: layers.path(Self.data), regions: layers[Self.regions],
      currency: layers[Self.currency], market: provider.hasMarkets ? layers[market] : nil)
  }

  /// The providers of the configured sources, at least one, in the order of the configuration.
  private func used(_ layers: ConfigurationLayers) -> [TripProvider] {
    let named = (layers[sourceNames] ?? []).compactMap { name in providers.first { $0.name == name } }
    return named.isEmpty ? [layers[provider]] : named
  }

  func sources(_ keys: ClientKeys, _ layers: ConfigurationLayers) -> [(keys: ClientKeys, options: TripOptions)] {
    let used = used(layers)
    return used.map { provider in
      let (keys, market) = TripSourceKeys(provider).resolved(keys, among: used, layers)
      var options = options(of: provider, market: market, layers)
      let isLive = layers[keys.variant] == .live || keys.endpoints.contains { layers[$0.variant] == .live }
      if isLive, layers[keys.token] == nil, used.contains(where: { !$0.requiresToken }) {
        options.missingToken = Self.missingToken(of: provider, keys)
      }
      return (keys, options)
    }
  }

  /// Returns the problem that the token of a provider is not set; `nil` if the provider requires none.
  static func missingToken(of provider: TripProvider, _ keys: ClientKeys) -> Problem? {
    guard case .required(let page) = provider.token else { return nil }
    return Problem(
      "\(keys.token.path) is not set, and \(provider.title) requires a token",
      remedy: "run aerogami setup, or set \(AnyConfigurationKey(keys.token).variable); a token is free at \(page)")
  }

  func joined(_ sources: [(options: TripOptions, client: TripClient)], _ context: ClientContext) -> TripClient {
    // The regions of a source are not those of another one, so each looks up places among its own.
    let isMixed = sources.contains { !$0.options.provider.hasOrigins }
    return .joined(
      sources.map { options, client in
        let provider = options.provider
        var client = client
        if isMixed {
          let repository = TripRepository(client, clock: context.clock)
          client.trips = { try await repository.response(to: $0) }
          client.regions = { try await repository.regions() }
        }
        return TripSource(
          provider.name, client, configuredRegions: provider.hasOrigins ? Set(options.regions.map(\.id)) : nil,
          objection: { options.objection(to: $0).map { Problem($0.message, remedy: $0.remedy) } })
      })
  }

  func defaultBaseURL(_ options: TripOptions) -> BaseURL? { options.provider.defaultBaseURL }

  func rateLimit(_ options: TripOptions) -> RateLimit? { options.provider.rateLimit }

  func sendsToken(_ options: TripOptions) -> Bool { options.provider.takesToken }

  /// Returns whether no request succeeds without a token.
  func requiresToken(_ configuration: ClientConfiguration) -> Bool {
    (configuration.options as? TripOptions)?.provider.requiresToken ?? false
  }

  func checkLive(
    _ configuration: ClientConfiguration, _ options: TripOptions
  ) throws(ConfigurationError) {
    guard configuration.token == nil, options.missingToken == nil,
      let problem = Self.missingToken(of: options.provider, configuration.keys)
    else { return }
    throw ConfigurationError(problem.message, remedy: problem.remedy)
  }

  func live(_ service: Service, _ options: TripOptions, _ context: ClientContext) -> TripClient {
    options.provider.live(service, options, context).counting(as: options.provider.name, context.counter)
  }

  func mock(_ options: TripOptions) throws(ConfigurationError) -> @Sendable (ClientContext) -> TripClient {
    guard let data = options.data else { return { .mock(now: $0.now, clocks: $0.clocks) } }
    let trips = try readTrips(data)
    return { _ in .mock(trips: trips) }
  }

  func failing(_ failure: Failure) -> TripClient { .failing(failure) }

  func probe(_ service: Service, _ options: TripOptions, _ context: ClientContext) async throws {
    try await options.provider.probe(service, options, context)
  }

  /// Reads a list of trips in the format of Aerogami's API. Unlike in a response, one invalid row is an error, because
  /// the user can fix the file.
  private func readTrips(_ file: ConfiguredPath) throws(ConfigurationError) -> [Trip] {
    let name = "\(Self.data.path): \(file.text)"
    guard let bytes = try FileContents.read(file.resolved, shownAs: name, maxBytes: 1 << 30) else {
      throw ConfigurationError("\(name): no such file (\(file.resolved))")
    }
    let decoded: DecodedList<Trip>
    do throws(ResponseError) {
      decoded = try decodeTrips(bytes.span, clocks: SharedAirportClocks(zones: .live()))
    } catch {
      throw ConfigurationError("\(name): \(error.message)", remedy: error.remedy)
    }
    guard decoded.skipped.count == 0 else {
      var problems = decoded.skipped.reasons
      let others = decoded.skipped.count - problems.count
      if others > 0 { problems.append("\(others) more \(others == 1 ? "row is" : "rows are") invalid") }
      throw ConfigurationError(problems.map { Problem("\(name): \($0)") })
    }
    return decoded.elements
  }
}
