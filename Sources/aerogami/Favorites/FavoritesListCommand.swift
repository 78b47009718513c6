import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import ArgumentParser
import Foundation

struct FavoritesListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List favorites with their last seen price, cheapest first.",
    discussion: """
      Examples:
        aerogami favorites list
        aerogami favorites list --to ES --sort departure

      No requests are sent. Offers that have ended are marked and come last.
      """)

  @OptionGroup(title: "Which trips") var query: QueryOptions
  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Output format.")
  var format = OutputFormat.table

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  func validate() throws {
    try query.filter.validateTogether()
    _ = try query.filter.builtInAirlineCodes()
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    try await Dependencies.withConfiguration(configuration) { dependencies in
      try await list(with: dependencies, configuration, console: Console())
    }
  }

  private func query(at now: Date, _ configuration: Configuration) throws -> TripQuery {
    let now = LocalTime(here: now)
    var query = try query.query(at: now, home: configuration.homePlaces)
    query.search.airlines = try self.query.filter.builtInAirlineCodes()
    try query.search.validate(at: now)
    return query
  }

  private func list(
    with dependencies: Dependencies, _ configuration: Configuration, console: Console
  ) async throws {
    let (now, environment) = (dependencies.now(), configuration.environment)
    let query = try query(at: now, configuration)
    let trips = try await dependencies.favorites.trips(query, now)
    let saved = try await dependencies.favorites.trips(TripQuery(), now).map(\.trip)
    let listing = Listing(
      format: format, rendering: .trips(at: now, ids: ShortIDs(saved.map(\.id))), name: "trips")
    try await listing.write(
      trips, environment: environment, color: color, to: console, fitsHeight: self.query.fitsHeight)

    var shown = ShownTrips()
    for found in trips { shown.note(currency: found.trip.currency) }
    if trips.isEmpty {
      var currencies = PriceCurrencies(query.search)
      currencies.add(saved, at: now)
      if let error = currencies.error { throw error }
      await console.note(
        saved.isEmpty
          ? "no favorites in environment \(environment); add one with aerogami favorites add ID"
          : "no favorites match (\(counted(saved.count, "favorite")) saved)")
    }
    for note in shown.notes { await console.note(note) }
  }
}
