import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import Foundation

/// Describes one API: its name, its endpoints, the keys that only it has, and how to create each variant of its client.
///
/// Everything else is derived from the registration: keys in files and variables, errors with suggestions, overrides
/// for single endpoints, faults, recording and replay, `config show` and `doctor`. A new API needs a conforming type
/// in ``ClientRegistrations``; the article AddAnAPI of AerogamiCore lists everything else that a new API needs.
protocol ClientRegistration: Sendable {
  associatedtype Client: Sendable
  /// The decoded values of ``ownKeys``.
  associatedtype Options: Sendable

  var name: ClientName { get }
  var endpoints: [Endpoint<Client>] { get }

  /// The keys that only this API has. Their paths start with `clients.` and the client's name.
  var ownKeys: [AnyConfigurationKey] { get }
  func options(from layers: ConfigurationLayers) -> Options
  /// The services that answer the calls, each with its own keys and options; none if there is always a single one.
  ///
  /// - Parameter keys: The keys of the client, which each source may replace.
  func sources(_ keys: ClientKeys, _ layers: ConfigurationLayers) -> [(keys: ClientKeys, options: Options)]
  /// Joins the clients of several ``sources(_:_:)``.
  func joined(_ sources: [(options: Options, client: Client)], _ context: ClientContext) -> Client
  /// What faults can name: the client and each of its possible sources.
  var faultTargets: [FaultTarget] { get }

  /// Whether the API is a service with one address and one token. If not, its registration has its own keys for
  /// addresses and tokens, its requests are never recorded, and ``probe(_:_:_:)`` is never called.
  var hasService: Bool { get }
  /// If ``hasService`` is `false`, returns the addresses to which the API sends requests.
  func addresses(_ options: Options) -> [String]
  /// If ``hasService`` is `false`, returns the results of `doctor`'s checks. Sends no request.
  func checks(_ options: Options, _ configuration: ClientConfiguration) -> [Check]

  /// Whether the API is an example that has nothing to do with flights. `doctor` checks its service only if asked. Until
  /// its address or its token is configured, it then reports a failure as a warning.
  var isExample: Bool { get }

  /// Returns the default address of the service; `nil` if the address must be configured.
  func defaultBaseURL(_ options: Options) -> BaseURL?
  func rateLimit(_ options: Options) -> RateLimit?
  func sendsToken(_ options: Options) -> Bool
  /// Checks what the live variant needs, such as a token, and throws the reason why no request can succeed. Need not
  /// check for a missing address, because the caller reports it for every API.
  func checkLive(_ configuration: ClientConfiguration, _ options: Options) throws(ConfigurationError)

  /// Creates the client that sends requests to a service. The replay variant uses it too.
  func live(_ service: Service, _ options: Options, _ context: ClientContext) -> Client
  /// Returns a function that creates the client with built-in data, or with data from the user's file. Throws if that
  /// file cannot be used.
  func mock(_ options: Options) throws(ConfigurationError) -> @Sendable (ClientContext) -> Client
  func failing(_ failure: Failure) -> Client
  /// The client of a configuration that does not use this API.
  var unused: Client { get }

  /// Sends one small request, for `doctor` and `setup`, to check whether a service works. The request must succeed on
  /// every service with this API.
  func probe(_ service: Service, _ options: Options, _ context: ClientContext) async throws
}

extension ClientRegistration {
  var ownKeys: [AnyConfigurationKey] { [] }
  var hasService: Bool { true }
  var unused: Client { failing(.unimplemented) }
  var isExample: Bool { false }
  func addresses(_ options: Options) -> [String] { [] }
  func checks(_ options: Options, _ configuration: ClientConfiguration) -> [Check] { [] }
  func sources(_ keys: ClientKeys, _ layers: ConfigurationLayers) -> [(keys: ClientKeys, options: Options)] { [] }
  func joined(_ sources: [(options: Options, client: Client)], _ context: ClientContext) -> Client {
    sources.first?.client ?? failing(.unimplemented)
  }
  var faultTargets: [FaultTarget] { [FaultTarget(clientKeys)] }
  func rateLimit(_ options: Options) -> RateLimit? { nil }
  func sendsToken(_ options: Options) -> Bool { true }
  func checkLive(_ configuration: ClientConfiguration, _ options: Options) throws(ConfigurationError) {}
}

/// The grammar of the faults of a client or a source, and the key with these faults.
struct FaultTarget: Sendable {
  let grammar: FaultGrammar
  let key: DefaultedKey<[FaultRule]>
}

extension FaultTarget {
  init(_ keys: ClientKeys) { self.init(grammar: keys.faultGrammar, key: keys.faults) }
}

extension ClientRegistration where Options == Void {
  func options(from layers: ConfigurationLayers) {}
}

/// The resources that clients share.
struct ClientContext: Sendable {
  /// The clock for simulated latencies and for limits on waiting times.
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  /// Returns a random number, uniform in 0..<1.
  var random: @Sendable () -> Double = { .random(in: 0..<1) }
  /// Converts instants to the local times of airports, and finds the UTC offsets of local times that have none.
  let clocks: SharedAirportClocks
  /// Limits the concurrent requests for fares, across all clients and calls.
  var fareSemaphore = AsyncSemaphore(1)
  /// Prints the lines of one notification. Used only by the mock variant, which sends no notifications.
  var printLines: @Sendable ([String]) async -> Void = { _ in }
  /// Hands over an e-mail for delivery.
  var sendMail: @Sendable (MailMessage) async throws -> Void = RunOptions.withoutMail
  /// Counts the requests of live clients; `nil` if they are not counted.
  var counter: RequestCounter?
  /// In a dry run, receives what a client's requests will not find, as a phrase for users; otherwise `nil`, because a
  /// response has it in ``Fetched/completeness``. No request of a dry run succeeds, but all are planned.
  var notePlan: (@Sendable (String) async -> Void)?
}
