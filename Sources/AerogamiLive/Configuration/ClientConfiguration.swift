import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

/// The configuration of one API: the values of the keys that all clients have, and of the keys that only this API has.
struct ClientConfiguration: Sendable {
  struct EndpointVariant: Hashable, Sendable {
    let endpoint: String
    var variant: Variant
    /// The path of the key that decides the variant: the endpoint's key if it is set, otherwise the client's key.
    var key: String
  }

  let name: ClientName
  let keys: ClientKeys
  /// The keys that all clients have, followed by the keys that only this API has.
  let allKeys: [AnyConfigurationKey]
  /// The variants of the endpoints, in the order of ``ClientRegistration/endpoints``.
  private(set) var endpoints: [EndpointVariant]
  /// The failure of every call to the failing variant.
  let failure: Failure
  /// The address of the service: the configured address, otherwise the API's default; `nil` if there is neither.
  let baseURL: BaseURL?
  /// Whether ``baseURL`` is configured, and not the API's default.
  let hasOwnAddress: Bool
  /// The addresses to which live endpoints send requests.
  let addresses: [String]
  /// The configured token, whether or not it may be sent.
  let token: String?
  let tokenUse: TokenUse
  /// The directory of the recording whose responses the replay variant returns; `nil` if it is not set.
  let fixtures: ConfiguredPath?
  private(set) var faults: [FaultRule]
  let rateLimit: RateLimit?
  /// The decoded values of the keys that only this API has.
  private(set) var options: any Sendable
  /// Whether the running command uses this client.
  private(set) var isUsed = true
}

extension ClientConfiguration {
  /// The token if it is sent to ``baseURL``; `nil` if it is not set, must not be sent, or is not needed.
  var sentToken: String? { if case .sent = tokenUse { token } else { nil } }

  /// Returns the variant of an endpoint: `.failing` if the running command does not use the client, `nil` if the client
  /// has no such endpoint.
  func variant(of endpoint: String) -> Variant? {
    isUsed ? endpoints.first { $0.endpoint == endpoint }?.variant : .failing
  }

  /// Whether neither an address nor a token of the service is configured.
  var isAtDefaultService: Bool { !hasOwnAddress && token == nil }

  func uses(_ variant: Variant) -> Bool { isUsed && endpoints.contains { $0.variant == variant } }

  /// Returns this configuration, marked as used or unused by the running command. Every call of an unused client fails,
  /// and its faults do not apply.
  func used(_ isUsed: Bool) -> ClientConfiguration {
    var client = self
    client.isUsed = isUsed
    return client
  }

  /// Returns this configuration with other values of the keys that only this API has.
  func with(options: any Sendable) -> ClientConfiguration {
    var client = self
    client.options = options
    return client
  }

  var withoutFaults: ClientConfiguration {
    var client = self
    client.faults = []
    return client
  }
}

extension ClientRegistration {
  var clientKeys: ClientKeys { ClientKeys(name, endpoints: endpoints, hasService: hasService) }

  /// Decodes the configuration of this API from all layers.
  func configuration(_ keys: ClientKeys, _ layers: ConfigurationLayers) -> ClientConfiguration {
    let options = options(from: layers)
    let variant = layers[keys.variant]
    let address = layers[keys.baseURL]
    let baseURL = address ?? defaultBaseURL(options)
    return ClientConfiguration(
      name: name, keys: keys, allKeys: keys.all + ownKeys,
      endpoints: keys.endpoints.map { endpoint in
        layers[endpoint.variant].map { .init(endpoint: endpoint.name, variant: $0, key: endpoint.variant.path) }
          ?? .init(endpoint: endpoint.name, variant: variant, key: keys.variant.path)
      },
      failure: layers[keys.failure], baseURL: baseURL, hasOwnAddress: address != nil,
      addresses: [baseURL?.text].compactMap(\.self) + addresses(options),
      token: layers[keys.token], tokenUse: sendsToken(options) ? TokenUse(keys, layers) : .unneeded,
      fixtures: layers.path(keys.fixtures),
      faults: layers[keys.faults], rateLimit: rateLimit(options), options: options)
  }
}
