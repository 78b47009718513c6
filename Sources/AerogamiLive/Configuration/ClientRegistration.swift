import AerogamiCore
import AerogamiHTTP

/// One API of the container: its name, its endpoints, its own keys, and how the variants of its client are made.
///
/// Everything else follows from it: the keys in files and variables, errors with suggestions, overrides per endpoint,
/// faults, recording and replay, `config show` and `doctor`. A new API needs one more type of this kind, and an entry in
/// ``ClientRegistrations``.
protocol ClientRegistration: Sendable {
  associatedtype Client: Sendable
  /// The decoded values of ``ownKeys``.
  associatedtype Options: Sendable

  /// The client's name in a configuration.
  var name: ClientName { get }
  var endpoints: [Endpoint<Client>] { get }

  /// The keys that only this API has, below `clients.` and its name.
  var ownKeys: [AnyConfigurationKey] { get }
  func options(from layers: ConfigurationLayers) -> Options

  /// Returns the default address of the service; `nil` if the address must be configured.
  func defaultBaseURL(_ options: Options) -> BaseURL?
  /// Returns the number of requests that the service accepts; `nil` if it documents no limit.
  func rateLimit(_ options: Options) -> RateLimit?
  /// Checks what the live variant needs beyond an address.
  ///
  /// - Throws: Why no request could succeed, such as a missing token.
  func checkLive(_ configuration: ClientConfiguration, _ options: Options) throws(ConfigurationError)

  /// Creates the client that sends requests to a service. The replay variant uses it too.
  func live(_ service: Service, _ options: Options, _ context: ClientContext) -> Client
  /// Creates the client that returns built-in data, or data from the user's file.
  ///
  /// - Throws: The problem with that file.
  func mock(_ options: Options, _ context: ClientContext) throws(ConfigurationError) -> Client
  func failing(_ failure: Failure) -> Client

  /// Sends one small request that every service of this kind responds to, for `doctor`.
  func probe(_ service: Service, _ options: Options, _ context: ClientContext) async throws
}

extension ClientRegistration {
  var ownKeys: [AnyConfigurationKey] { [] }
  func rateLimit(_ options: Options) -> RateLimit? { nil }
  func checkLive(_ configuration: ClientConfiguration, _ options: Options) throws(ConfigurationError) {}
}

extension ClientRegistration where Options == Void {
  func options(from layers: ConfigurationLayers) {}
}

/// The resources that clients share.
struct ClientContext: Sendable {
  /// Measures latencies of faults and limits on waiting.
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  /// The clocks of airports, for services and data that send instants instead of local times.
  let clocks: SharedAirportClocks
  /// How many requests a call that needs several of them may send at the same time, 1 or more.
  let connections: Int
}
