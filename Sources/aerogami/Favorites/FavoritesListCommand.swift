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
      let now = dependencies.now()
      try await list(
        Favorites(dependencies.favorites, now: { now }), at: now, configuration, console: Console())
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
    _ favorites: Favorites, at now: Date, _ configuration: Configuration, console: Console
  ) async throws {
    let environment = configuration.environment
    let matches = try await favorites.matches(query(at: now, configuration))
    let listing = Listing(
      format: format, rendering: .trips(at: now, ids: ShortIDs(matches.saved.map(\.id))), name: "trips")
    try await listing.write(
      matches.trips, environment: environment, color: color, to: console, fitsHeight: self.query.fitsHeight)
    if let error = matches.currencyError { throw error }
    if matches.trips.isEmpty {
      await console.note(
        matches.saved.isEmpty
          ? "no favorites in environment \(environment); add one with aerogami favorites add ID"
          : "no favorites match (\(counted(matches.saved.count, "favorite")) saved)")
    }
    for note in matches.notes { await console.note(note) }
  }
}
