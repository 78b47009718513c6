import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

/// The name of a client in a configuration, such as `trips`. Each registration declares one name.
public struct ClientName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral name: String) {
    rawValue = name
  }
}

/// The keys that all clients have. Their paths start with `clients.` and the client's name.
struct ClientKeys: Sendable {
  let name: String
  /// See ``ClientRegistration/hasService``. If it is `false`, ``baseURL``, ``token`` and ``fixtures`` cannot be set.
  let hasService: Bool
  let variant: DefaultedKey<Variant>
  /// The failure of every call to the failing variant.
  let failure: DefaultedKey<Failure>
  let baseURL: ConfigurationKey<BaseURL>
  let token: ConfigurationKey<String>
  /// The directory of the recording whose responses the replay variant returns.
  let fixtures: ConfigurationKey<String>
  /// For each endpoint, the key that overrides the client's variant.
  let endpoints: [(name: String, variant: ConfigurationKey<Variant>)]
  /// The faults of the client's calls. They apply to every variant.
  let faults: DefaultedKey<[FaultRule]>
  let faultGrammar: FaultGrammar

  init<Client>(_ client: ClientName, endpoints: [Endpoint<Client>], hasService: Bool) {
    let name = client.rawValue
    let path = "clients.\(name)."
    self.name = name
    self.hasService = hasService
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

  /// All keys, in the order in which they are listed.
  var all: [AnyConfigurationKey] {
    let ofEndpoints = endpoints.map { AnyConfigurationKey($0.variant) }
    return [AnyConfigurationKey(variant)] + ofEndpoints
      + (hasService ? [AnyConfigurationKey(baseURL), AnyConfigurationKey(token)] : [])
      + [AnyConfigurationKey(failure), AnyConfigurationKey(faults)]
      + (hasService ? [AnyConfigurationKey(fixtures)] : [])
  }
}
