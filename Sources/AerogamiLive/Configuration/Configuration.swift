import AerogamiContainer
public import AerogamiCore
import AerogamiHTTP
import AerogamiStore

/// A decoded and checked configuration: typed global values, and one ``ClientConfiguration`` per API. It is decoded
/// once, by ``load(environment:path:variables:flags:directories:)``, and never changes afterwards.
public struct Configuration: Sendable {
  package struct HTTP: Hashable, Sendable {
    let connectTimeout: Duration
    /// The time limit of one attempt, including the response body.
    package let requestTimeout: Duration
    /// The time limit of all requests of a run together. For `serve`, the time limit of each request to the server.
    package let deadline: Duration
    package let maxAttempts: Int
    /// The size limit of a response body, after decompression.
    let maxBodyBytes: Int
    let caFile: ConfiguredPath?
  }

  struct Store: Sendable {
    let variant: StoreVariant
    /// The database's file; `nil` if no path is set and the user has no directory for data.
    let file: StoreFile?
  }

  struct Cache: Hashable, Sendable {
    /// The size limit of all cached responses together; 0 for no cache.
    let maxBytes: Int
    /// The maximum age of a cached response that may be used when a request fails; 0 disables this fallback.
    let maxStale: Duration
  }

  /// The name of the environment, or the path that was given instead of a name.
  public let environment: String
  /// The places of the key `home`; empty if it is not set.
  let homePlaces: [String]
  package let http: HTTP
  let store: Store
  let cache: Cache
  let recordsPrices: Bool
  /// Creates the booking links of trips.
  public let bookingLink: BookingLink
  let faultSeed: UInt64
  /// For how long a watch with a name fails before its notifiers say so; zero for never.
  package let failureNotice: Duration
  /// The clients, in the order of ``registrations``.
  private(set) var clients: [ClientConfiguration]
  let registrations: [any ClientRegistration]
  let layers: ConfigurationLayers
  /// Whether the command that uses this configuration has options such as `--timeout`, which errors may name.
  public var hasRequestOptions = true
  /// The path of a file that has the environment's name, but belongs to another program; `nil` if there is none.
  var foreignPath: String?

  init(_ layers: ConfigurationLayers, registrations: [any ClientRegistration], keys: [ClientKeys]) {
    environment = layers.environment
    homePlaces = layers[ConfigurationKeys.home] ?? []
    http = HTTP(
      connectTimeout: layers[ConfigurationKeys.connectTimeout],
      requestTimeout: layers[ConfigurationKeys.requestTimeout], deadline: layers[ConfigurationKeys.deadline],
      maxAttempts: layers[ConfigurationKeys.maxAttempts], maxBodyBytes: layers[ConfigurationKeys.maxBodyBytes],
      caFile: layers.path(ConfigurationKeys.caFile))
    store = Store(
      variant: layers[ConfigurationKeys.storeVariant],
      file: layers.path(ConfigurationKeys.storePath).map { StoreFile(path: $0.resolved, isOurs: false) }
        ?? layers.defaultStorePath.map { StoreFile(path: $0) })
    cache = Cache(
      maxBytes: layers[ConfigurationKeys.cacheMaxBytes], maxStale: layers[ConfigurationKeys.cacheMaxStale])
    recordsPrices = layers[ConfigurationKeys.historyRecord] == .always
    bookingLink = BookingLink(
      base: layers[ConfigurationKeys.bookingBaseURL].text, marker: layers[ConfigurationKeys.bookingMarker])
    faultSeed = UInt64(layers[ConfigurationKeys.faultSeed])
    failureNotice = layers[ConfigurationKeys.failureNotice]
    clients = zip(registrations, keys).map { $0.configuration($1, layers) }
    (self.registrations, self.layers) = (registrations, layers)
  }
}

extension Configuration {
  private func changingClients(_ change: (inout ClientConfiguration) -> Void) -> Configuration {
    var configuration = self
    for index in configuration.clients.indices { change(&configuration.clients[index]) }
    return configuration
  }

  /// Returns this configuration for a command that uses only these clients. All other clients fail when they are
  /// called, and it is not an error if one of their keys, such as an address, is missing.
  public func using(_ names: ClientName...) -> Configuration { changingClients { $0.isUsed = names.contains($0.name) } }

  /// This configuration for a command that uses only the store.
  public var usingNoClients: Configuration { using() }

  /// Returns this configuration for a command that does not use one client. The other clients are used as before.
  public func usingAll(except name: ClientName) -> Configuration {
    changingClients { $0.isUsed = $0.isUsed && $0.name != name }
  }

  /// This configuration without faults, for a list of the requests that a run would send, and for cached responses.
  public var withoutFaults: Configuration { changingClients { $0 = $0.withoutFaults } }

  /// Returns this configuration for a command that sends notifications with these notifiers only. The other notifiers
  /// need not be valid.
  public func notifying(with names: [String]) -> Configuration {
    let used = options(of: NotificationRegistration()).filter { names.contains($0.name) }
    return changingClients { if $0.name == .notifications { $0.options = used } }
  }

  var usedClients: [ClientConfiguration] { clients.filter(\.isUsed) }

  /// Whether any endpoint of a used client sends requests to a service.
  public var usesNetwork: Bool { usedClients.contains { $0.uses(.live) } }

  func client(_ name: ClientName) -> ClientConfiguration? { clients.first { $0.name == name } }

  func options<Registration: ClientRegistration>(of registration: Registration) -> Registration.Options {
    client(registration.name)?.options as? Registration.Options ?? registration.options(from: layers)
  }

  /// Returns the timeout for connecting, at most 90% of the time limit of an attempt. So if a host is unreachable, the
  /// error shows that connecting failed, and the circuit breaker counts the failure.
  package func connectTimeout(within limit: Duration) -> Duration { min(http.connectTimeout, limit * 0.9) }

  /// The values of secret keys, which recordings must not contain. Leaves out ntfy topics: they are never recorded, and
  /// a topic can be a word that is in many responses.
  var secrets: [String] {
    let topics = Set(notifierKeys.map(\.topic.path))
    return keys.filter { $0.isSecret && !topics.contains($0.path) }.compactMap { layers.text(of: $0.path) }
  }

  /// All keys that environment variables can set, in the order of `config show`.
  var keys: [AnyConfigurationKey] {
    clients.flatMap(\.allKeys) + ConfigurationKeys.global + notifierKeys.flatMap(\.all)
  }

  var notifierKeys: [NotifierKeys] { notifierNames.map(NotifierKeys.init) }
}
