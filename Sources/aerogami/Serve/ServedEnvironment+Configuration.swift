import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive

extension ServedEnvironment {
  /// Creates the environment of a configuration. Its properties show no secrets.
  ///
  /// - Parameter isLongRunning: Whether this process is a server, which continues with this configuration.
  init(_ configuration: Configuration, isLongRunning: Bool = false) {
    self.init(name: configuration.environment)
    self.isLongRunning = isLongRunning
    home = isLongRunning ? configuration.home.servedUntilRestart : configuration.home
    places = { configuration.places(named: $0) }
    booking = configuration.bookingLink
    requestedCurrency = configuration.requestedTripCurrency
    tripCurrency = configuration.tripCurrency
    sources = configuration.tripSourceRules
    unusableSources = configuration.unusableTripSources
    findsAllTripsOfRoutes = configuration.findsAllTripsOfRoutes
    showsSampleTrips = configuration.showsSampleTrips
    showsSampleCalendars = configuration.showsSampleCalendars
    hasPriceHistory = configuration.hasPriceHistory
    watches = configuration.watches.map { (watch: $0.watch, source: $0.source) }
    notifiers = configuration.notifierNames
    unusableNotifiers = Dictionary(
      configuration.unusableNotifiers.map { ($0.name, Problem($0.error)) }, uniquingKeysWith: { $1 })
    printsMessages = configuration.printsNotifications
    databaseFile = { await configuration.databaseFile() }
    watchHolder = { await configuration.holder(of: $0) }
    let sources = Dictionary(configuration.listing.map { ($0.key, $0.source) }) { first, _ in first }
    endpoints = configuration.endpoints.map { row in
      Endpoint(
        name: "\(row.client).\(row.endpoint)", variant: row.variant,
        source: "\(row.key), \((sources[row.key] ?? nil) ?? "default")",
        isExample: configuration.isExample(client: row.client))
    }
    faults = configuration.faultsInForce
  }
}
