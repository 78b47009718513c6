import AerogamiCore
import AerogamiLive
import AerogamiServer

extension ServedEnvironment {
  /// Creates the environment of a configuration. Its properties show no secrets.
  init(_ configuration: Configuration) {
    self.init(name: configuration.environment)
    home = configuration.home
    places = { configuration.places(named: $0) }
    booking = configuration.bookingLink
    requestedCurrency = configuration.requestedTripCurrency
    showsSampleTrips = configuration.showsSampleTrips
    showsSampleCalendars = configuration.showsSampleCalendars
    hasPriceHistory = configuration.hasPriceHistory
    let sources = Dictionary(configuration.listing.map { ($0.key, $0.source) }) { first, _ in first }
    endpoints = configuration.endpoints.map { row in
      Endpoint(
        name: "\(row.client).\(row.endpoint)", variant: row.variant,
        source: "\(row.key), \((sources[row.key] ?? nil) ?? "default")")
    }
    faults = configuration.faultsInForce
  }
}
