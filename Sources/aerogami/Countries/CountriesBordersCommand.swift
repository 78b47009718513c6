import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import ArgumentParser

struct CountriesBordersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "borders", abstract: "Show the countries that border a country by land.",
    discussion: """
      Examples:
        aerogami countries borders Germany
        aerogami countries borders PL --format csv

      Exit status:
        0         all neighbors were shown
        1         no neighbor could be shown
        3         some neighbors could not be fetched, or cached responses were shown
        64        invalid command line
        78        invalid configuration (found before any request)
        130, 143  interrupted, terminated

      All options: aerogami countries borders --help-all
      """)

  @OptionGroup var country: CountryArgument

  @Option(help: "Output format.")
  var format = OutputFormat.table

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.countries)
    let console = Console()
    let status = try await withServices(
      of: configuration, options: RunOptions(cache: network.cacheMode), recordingIn: network.record, console: console
    ) { [self] dependencies in
      try await show(
        from: dependencies.countries, clock: dependencies.clock, environment: configuration.environment,
        console: console)
    }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  private func show(
    from countries: CountryClient, clock: any Clock<Duration>, environment: String, console: Console
  ) async throws -> Status.Kind {
    let repository = CountryRepository(countries)
    let found = try await CountryLookup.find(country.name, in: repository)
    let neighborhood = try await Neighborhood.fetch(of: found.country, repository, clock: clock)

    let listing = Listing(
      format: format, rendering: Rendering(Field<Country>.all(isWhole: false)), name: "neighbors")
    try await listing.write(neighborhood.neighbors, environment: environment, to: console) { json in
      json.key("country")
      Rendering(Field<Country>.all(isWhole: true)).json(&json, neighborhood.country)
      json.key("failures")
      json.lines(neighborhood.outcomes.ordered.filter { $0.status.kind != .ok }) { json, outcome in
        json.object([
          "alpha_3": .text(outcome.id), "status": .text(outcome.status.kind.rawValue), "error": .text(outcome.error),
        ])
      }
    }

    for note in found.notes + [found.failure].compactMap(\.self) + neighborhood.outcomes.notes {
      await console.note(note)
    }
    if found.country.borders.isEmpty { await console.note(found.country.islandNote) }
    let status = found.country.borders.isEmpty ? .ok : neighborhood.outcomes.status
    return status.partial(if: found.failure != nil)
  }
}
