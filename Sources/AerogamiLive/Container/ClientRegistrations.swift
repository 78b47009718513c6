import AerogamiCore
import AerogamiHTTP

/// The APIs of the program. Add a new API here and in `Configuration.checked`.
enum ClientRegistrations {
  /// All APIs, in the order of `config show`.
  static let all: [any ClientRegistration] = [
    TripRegistration(), CountryRegistration(), RoverRegistration(), StarWarsRegistration(),
    NotificationRegistration(),
  ]
}

/// A configuration that was checked: its clients can be created any number of times, and creating them cannot fail.
public struct CheckedConfiguration: Sendable {
  public let configuration: Configuration
  /// The proxies and certificate authorities; `nil` if no request is sent.
  let network: HTTPTransport.Network?
  let create: @Sendable (HTTPTransport, LocalStores, ClientContext) -> Dependencies
}

extension Configuration {
  /// Checks the whole configuration. Reads the files that it names, but opens no connection and no database.
  ///
  /// - Parameter mode: With `offline`, the network's settings are not checked, and the result sends no requests.
  /// - Throws: The reason why the configuration cannot be used.
  @discardableResult
  public func checked(cache mode: CacheMode = .normal) throws(ConfigurationError) -> CheckedConfiguration {
    let trips = try checked(TripRegistration())
    let countries = try checked(CountryRegistration())
    let rovers = try checked(RoverRegistration())
    let starWars = try checked(StarWarsRegistration())
    let notifications = try checked(NotificationRegistration())
    let network = usesNetwork && mode != .offline ? try network() : nil
    return CheckedConfiguration(configuration: self, network: network) { transport, stores, context in
      var context = context
      context.counter = stores.counter
      return Dependencies(
        trips: trips(transport, stores.cache, context), countries: countries(transport, stores.cache, context),
        rovers: rovers(transport, stores.cache, context), starWars: starWars(transport, stores.cache, context),
        notifications: notifications(transport, stores.cache, context), favorites: stores.favorites,
        regions: stores.regions, watches: stores.watches, history: stores.history,
        services: stores.services, cache: stores.responses,
        clock: context.clock, now: context.now, random: context.random)
    }
  }
}
