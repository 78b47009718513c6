import AerogamiCore

/// The APIs of the program. Add a new API here and in the initializer below.
enum ClientRegistrations {
  /// All APIs, in the order in which they are listed.
  static let all: [any ClientRegistration] = [
    TripRegistration(), CountryRegistration(), RoverRegistration(), StarWarsRegistration(),
    NotificationRegistration(),
  ]
}

extension Dependencies {
  init(_ clients: ClientFactory, _ stores: LocalStores) throws(ConfigurationError) {
    self.init(
      trips: try clients.client(TripRegistration()), countries: try clients.client(CountryRegistration()),
      rovers: try clients.client(RoverRegistration()), starWars: try clients.client(StarWarsRegistration()),
      notifications: try clients.client(NotificationRegistration()), favorites: stores.favorites,
      regions: stores.regions, watches: stores.watches, history: stores.history, cache: stores.responses,
      clock: clients.context.clock, now: clients.context.now, random: { .random(in: 0..<1) })
  }
}
