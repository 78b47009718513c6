public import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

/// The configuration of one API: the values of the keys that all clients have, and of the keys that only this API has.
struct ClientConfiguration: Sendable {

  let name: ClientName
  let keys: ClientKeys
  /// The keys that all clients have, followed by the keys that only this API has.
  let allKeys: [AnyConfigurationKey]
  /// The variants of the endpoints, in the order of ``ClientRegistration/endpoints``.
  let endpoints: [Configuration.EndpointRow]
  let failure: Failure
  /// The address of the service: the configured address, otherwise the API's default; `nil` if there is neither.
  let baseURL: BaseURL?
  /// Whether ``baseURL`` comes from the configuration instead of the API's default.
  let hasOwnAddress: Bool
  /// The addresses to which live endpoints send requests.
  let addresses: [String]
  /// The configured token, whether or not it may be sent.
  let token: String?
  let tokenUse: TokenUse
  /// The directory of the recording whose responses the replay variant returns; `nil` if it is not set.
  let fixtures: ConfiguredPath?
  var faults: [FaultRule]
  let rateLimit: RateLimit?
  /// The decoded values of the keys that only this API has.
  var options: any Sendable
  /// The services that answer the calls together, each with its own address, token, limits and faults; empty if one
  /// service answers all of them.
  var sources: [ClientConfiguration] = []
  /// Whether the running command uses this client. If not, every call fails, and the faults do not apply.
  var isUsed = true
}

extension ClientConfiguration {
  /// The token if it is sent to ``baseURL``; `nil` if it is not set, must not be sent, or is not needed.
  var sentToken: String? { if case .sent = tokenUse { token } else { nil } }

  /// Returns an endpoint's variant; `nil` if there is no such endpoint, and always `.failing` for an unused client.
  func variant(of endpoint: String) -> Variant? { isUsed ? configuredVariant(of: endpoint) : .failing }

  func configuredVariant(of endpoint: String) -> Variant? { endpoints.first { $0.endpoint == endpoint }?.variant }

  var isAtDefaultService: Bool { !hasOwnAddress && token == nil }

  func uses(_ variant: Variant) -> Bool { isUsed && endpoints.contains { $0.variant == variant } }

  /// The ``sources`` or, without them, this client.
  var services: [ClientConfiguration] { sources.isEmpty ? [self] : sources }

  /// This client without faults.
  var withoutFaults: ClientConfiguration {
    var client = self
    client.faults = []
    client.sources = sources.map(\.withoutFaults)
    return client
  }
}

extension ClientRegistration {
  var clientKeys: ClientKeys { ClientKeys(name, endpoints: endpoints, hasService: hasService) }

  /// Decodes the configuration of the client. The keys of a single source are used instead of the client's own.
  func configuration(_ keys: ClientKeys, _ layers: ConfigurationLayers) -> ClientConfiguration {
    let sources = sources(keys, layers)
    guard sources.count > 1 else {
      return configuration(sources.first?.keys ?? keys, layers, sources.first?.options ?? options(from: layers))
    }
    var client = configuration(keys, layers, options(from: layers))
    client.sources = sources.map { configuration($0.keys, layers, $0.options) }
    return client
  }

  private func configuration(
    _ keys: ClientKeys, _ layers: ConfigurationLayers, _ options: Options
  ) -> ClientConfiguration {
    let variant = layers[keys.variant]
    let address = layers[keys.baseURL]
    let baseURL = address ?? defaultBaseURL(options)
    return ClientConfiguration(
      name: ClientName(rawValue: keys.name), keys: keys, allKeys: clientKeys.all + ownKeys,
      endpoints: keys.endpoints.map { endpoint in
        let own = layers[endpoint.variant]
        return Configuration.EndpointRow(
          client: keys.name, endpoint: endpoint.name, variant: own ?? variant,
          key: own == nil ? keys.variant.path : endpoint.variant.path)
      },
      failure: layers[keys.failure], baseURL: baseURL, hasOwnAddress: address != nil,
      addresses: [baseURL?.text].compactMap(\.self) + addresses(options),
      token: layers[keys.token], tokenUse: sendsToken(options) ? TokenUse(keys, layers) : .unneeded,
      fixtures: layers.path(keys.fixtures),
      faults: layers[keys.faults] + (keys.sourceFaults.map { layers[$0] } ?? []), rateLimit: rateLimit(options),
      options: options)
  }
}

/// The name of a client in a configuration, such as `trips`. Each registration declares one name.
public struct ClientName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral name: String) {
    rawValue = name
  }
}

/// The keys that all clients have. Their paths start with `clients.` and the client's name.
struct ClientKeys: Sendable {
  /// The client's name; for one of its sources, followed by the source, such as `trips@ryanair`.
  var name: String
  /// See ``ClientRegistration/hasService``. If it is `false`, ``baseURL``, ``token`` and ``fixtures`` cannot be set.
  let hasService: Bool
  let variant: DefaultedKey<Variant>
  let failure: DefaultedKey<Failure>
  var baseURL: ConfigurationKey<BaseURL>
  var token: ConfigurationKey<String>
  let fixtures: ConfigurationKey<String>
  /// For each endpoint, the key that overrides the client's variant.
  let endpoints: [(name: String, variant: ConfigurationKey<Variant>)]
  /// The faults of the client's calls. They apply to every variant.
  var faults: DefaultedKey<[FaultRule]>
  var faultGrammar: FaultGrammar
  /// The key with further faults, if the client has a single source; otherwise `nil`.
  var sourceFaults: DefaultedKey<[FaultRule]>?

  init<Client>(_ client: ClientName, endpoints: [Endpoint<Client>], hasService: Bool) {
    let name = client.rawValue
    let path = "clients.\(name)."
    (self.name, self.hasService) = (name, hasService)
    variant = DefaultedKey(path + "variant", .choice, default: .mock)
    failure = DefaultedKey(path + "failure", .failure, default: .unimplemented)
    baseURL = ConfigurationKey(path + "baseURL", .baseURL)
    token = ConfigurationKey(path + "token", .token, isSecret: true)
    fixtures = ConfigurationKey(path + "fixtures", .path)
    self.endpoints = endpoints.map { endpoint in
      (endpoint.name, ConfigurationKey(path + "endpoints." + endpoint.name, .choice))
    }
    faultGrammar = FaultGrammar(client: name, endpoints: endpoints.map { ($0.name, $0.keys) })
    faults = DefaultedKey(path + "faults", .faults(faultGrammar), default: [])
  }

  /// All keys, in the order of `config show`.
  var all: [AnyConfigurationKey] {
    let ofEndpoints = endpoints.map { AnyConfigurationKey($0.variant) }
    return [AnyConfigurationKey(variant)] + ofEndpoints
      + (hasService ? [AnyConfigurationKey(baseURL), AnyConfigurationKey(token)] : [])
      + [AnyConfigurationKey(failure), AnyConfigurationKey(faults)]
      + (hasService ? [AnyConfigurationKey(fixtures)] : [])
  }
}

/// Whether the token of a client is sent with its requests, and why.
public enum TokenUse: Hashable, Sendable {
  /// The token is sent to the service's own origin. The value is the variable or file that sets the token.
  case sent(from: String)
  /// The token is not set. The value is the variable that can set it.
  case unset(variable: String)
  /// The service requires no token, so none is sent.
  case unneeded
  /// The token is set, but not sent. The value is the reason and the remedy.
  case withheld(Problem)
}

extension TokenUse: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sent(let source): "sent, from \(source)"
    case .unset(let variable): "not sent: \(variable) is not set"
    case .unneeded: "not sent: the service requires no token"
    case .withheld(let reason): "\(reason)"
    }
  }
}

extension TokenUse {
  init(_ keys: ClientKeys, _ layers: ConfigurationLayers) {
    guard let source = layers.source(of: keys.token.path) else {
      self = .unset(variable: AnyConfigurationKey(keys.token).variable)
      return
    }
    let withheld = layers.withheld(keys.token, from: keys.baseURL, at: layers[keys.baseURL]?.text ?? "")
    self = withheld.map { .withheld($0) } ?? .sent(from: source)
  }
}

extension Configuration {
  /// For each used client that has a service and a live endpoint: whether its token is sent, and why.
  public var tokenUses: [(client: String, use: TokenUse)] {
    clients.filter { $0.uses(.live) && $0.keys.hasService }.flatMap(\.services).map { ($0.name.rawValue, $0.tokenUse) }
  }
}
