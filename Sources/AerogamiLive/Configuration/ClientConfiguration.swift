import AerogamiCore
import AerogamiHTTP

/// The part of a configuration for one API: the values of the keys that every client has, and of the API's own keys.
struct ClientConfiguration: Sendable {
  struct EndpointVariant: Hashable, Sendable {
    let endpoint: String
    var variant: Variant
    /// The path of the key that set the variant: the endpoint's own, else the client's.
    var key: String
  }

  let name: ClientName
  let keys: ClientKeys
  /// The keys that every client has, then the API's own.
  let allKeys: [AnyConfigurationKey]
  /// The endpoints, in the order of the client's table.
  private(set) var endpoints: [EndpointVariant]
  /// How the failing variant fails.
  let failure: Failure
  /// The address of the service: the configured one, else the API's default; `nil` if it has none.
  let baseURL: BaseURL?
  /// The configured token, whether or not it may be sent.
  let token: String?
  let tokenUse: TokenUse
  /// The directory of the recording that the replay variant responds from.
  let fixtures: ConfiguredPath?
  private(set) var faults: [FaultRule]
  let rateLimit: RateLimit?
  /// The decoded values of the API's own keys.
  let options: any Sendable
  /// Whether the running command uses this client.
  private(set) var isUsed = true
}

extension ClientConfiguration {
  /// The token, if it may be sent to ``baseURL``.
  var sentToken: String? { if case .sent = tokenUse { token } else { nil } }

  /// Returns the variant of an endpoint; failing if the running command does not use the client.
  func variant(of endpoint: String) -> Variant? {
    isUsed ? endpoints.first { $0.endpoint == endpoint }?.variant : .failing
  }

  func uses(_ variant: Variant) -> Bool { isUsed && endpoints.contains { $0.variant == variant } }

  /// Returns this client, marked as used or unused by the running command. An unused client fails, and has no faults.
  func used(_ isUsed: Bool) -> ClientConfiguration {
    var client = self
    client.isUsed = isUsed
    return client
  }

  var withoutFaults: ClientConfiguration {
    var client = self
    client.faults = []
    return client
  }
}

extension ClientRegistration {
  var clientKeys: ClientKeys { ClientKeys(name, endpoints: endpoints) }

  /// Decodes the part of a configuration for this API.
  func configuration(_ keys: ClientKeys, _ layers: ConfigurationLayers) -> ClientConfiguration {
    let options = options(from: layers)
    let variant = layers[keys.variant]
    return ClientConfiguration(
      name: name, keys: keys, allKeys: keys.all + ownKeys,
      endpoints: keys.endpoints.map { endpoint in
        layers[endpoint.variant].map { .init(endpoint: endpoint.name, variant: $0, key: endpoint.variant.path) }
          ?? .init(endpoint: endpoint.name, variant: variant, key: keys.variant.path)
      },
      failure: layers[keys.failure], baseURL: layers[keys.baseURL] ?? defaultBaseURL(options),
      token: layers[keys.token], tokenUse: TokenUse(keys, layers), fixtures: layers.path(keys.fixtures),
      faults: layers[keys.faults], rateLimit: rateLimit(options), options: options)
  }
}
