import AerogamiCore

/// The one table of what a configuration may hold. Nothing else knows a key's name, type or default.
enum ConfigurationKeys {
  static let trips = ClientKeys("trips", endpoints: TripClient.endpoints.map(\.name))
  /// Whose API the live trips client speaks.
  static let tripsProvider = ConfigurationKey(
    "clients.trips.provider", .choice(of: TripProvider.self), default: TripProvider.aerogami.rawValue)

  static let connectTimeout = ConfigurationKey(
    "http.connectTimeoutSeconds", .seconds(in: 0.001...3600), default: "5")
  static let requestTimeout = ConfigurationKey(
    "http.requestTimeoutSeconds", .seconds(in: 0.001...3600), default: "20")
  static let maxBodyBytes = ConfigurationKey(
    "http.maxBodyBytes", .integer(in: 1...1 << 30), default: "67108864")

  /// In the order in which they are listed.
  static let all: [AnyConfigurationKey] =
    trips.all + [
      AnyConfigurationKey(tripsProvider),
      AnyConfigurationKey(connectTimeout), AnyConfigurationKey(requestTimeout), AnyConfigurationKey(maxBodyBytes),
    ]
}

enum TripProvider: String, CaseIterable {
  case aerogami
}

/// The keys that every client has, below `clients.` and its name.
struct ClientKeys: Sendable {
  let name: String
  let variant: ConfigurationKey<Variant>
  /// How the failing variant fails.
  let failure: ConfigurationKey<Failure>
  /// Where the mock variant takes its answers from, instead of the built-in ones.
  let data: ConfigurationKey<String>
  let baseURL: ConfigurationKey<BaseURL>
  let token: ConfigurationKey<String>
  /// By endpoint: the variant of that endpoint alone, instead of the client's.
  let endpoints: [(name: String, variant: ConfigurationKey<Variant>)]

  init(_ name: String, endpoints: [String]) {
    let path = "clients.\(name)."
    self.name = name
    variant = ConfigurationKey(path + "variant", .choice(of: Variant.self), default: Variant.mock.rawValue)
    failure = ConfigurationKey(path + "failure", .failure, default: "\(Failure.unimplemented)")
    data = ConfigurationKey(path + "data", .path)
    baseURL = ConfigurationKey(path + "baseURL", .baseURL)
    token = ConfigurationKey(path + "token", .token, isSecret: true)
    self.endpoints = endpoints.map { endpoint in
      (endpoint, ConfigurationKey(path + "endpoints." + endpoint, .choice(of: Variant.self)))
    }
  }

  var all: [AnyConfigurationKey] {
    let ofEndpoints = endpoints.map { AnyConfigurationKey($0.variant) }
    return [AnyConfigurationKey(variant)] + ofEndpoints + [
      AnyConfigurationKey(baseURL), AnyConfigurationKey(token), AnyConfigurationKey(data), AnyConfigurationKey(failure),
    ]
  }
}
