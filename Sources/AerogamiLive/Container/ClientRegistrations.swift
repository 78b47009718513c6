import AerogamiCore
import AerogamiHTTP

/// The APIs of the program. Add a new API here and in `Dependencies.checked`.
enum ClientRegistrations {
  /// All APIs, in the order in which they are listed.
  static let all: [any ClientRegistration] = [
    TripRegistration(), CountryRegistration(), RoverRegistration(), StarWarsRegistration(),
    NotificationRegistration(),
  ]
}

extension Dependencies {
  /// Checks the configuration of all clients, and returns a function that creates them.
  ///
  /// - Throws: The reason why a client cannot be used.
  static func checked(
    _ configuration: Configuration, _ context: ClientContext
  ) throws(ConfigurationError) -> @Sendable (HTTPTransport, LocalStores) -> Dependencies {
    let trips = try configuration.checked(TripRegistration(), context)
    let countries = try configuration.checked(CountryRegistration(), context)
    let rovers = try configuration.checked(RoverRegistration(), context)
    let starWars = try configuration.checked(StarWarsRegistration(), context)
    let notifications = try configuration.checked(NotificationRegistration(), context)
    return { transport, stores in
      Dependencies(
        trips: trips(transport, stores.cache), countries: countries(transport, stores.cache),
        rovers: rovers(transport, stores.cache), starWars: starWars(transport, stores.cache),
        notifications: notifications(transport, stores.cache), favorites: stores.favorites, regions: stores.regions,
        watches: stores.watches, history: stores.history, cache: stores.responses, clock: context.clock,
        now: context.now, random: context.random)
    }
  }
}
