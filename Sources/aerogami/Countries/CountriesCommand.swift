import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import ArgumentParser

struct CountriesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countries",
    abstract: "Look up countries and their neighbors.",
    discussion: """
      Examples:
        aerogami countries show Germany
        aerogami countries borders PL

      Name a country by its common or official English name, a native name, or its code, in any case. Whole words of \
      a name are enough if no other country's name contains them.
      """,
    subcommands: [CountriesBordersCommand.self, CountriesShowCommand.self])
}

/// The options of `countries show` and `countries borders`.
struct CountryOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The country's name, or its two-letter or three-letter code.", valueName: "name"),
    completion: .countries, transform: countryName)
  var name: String

  @Option(choice: "Output format.")
  var format = OutputFormat.table
}

/// Returns a name without the spaces around it.
///
/// - Throws: `ValidationError` if the text is empty or has only spaces.
@Sendable func countryName(_ text: String) throws -> String {
  let name = text[...].trimming(\.isWhitespace)
  if name.isEmpty { throw ValidationError("the name is empty; give a country's name or code.") }
  return name
}

struct CountriesShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a country's names and codes, and the codes of its neighbors.",
    discussion: """
      Examples:
        aerogami countries show Germany
        aerogami countries show DE --format json

      \(exitStatuses(
        "the country was shown", none: "several countries have the name, or the request failed",
        some: "the request failed; a cached response was shown", missing: "no country has this name or code", of: "countries show"))
      """)

  @OptionGroup var options: CountryOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.countries)
    let console = Console()
    try await network.run(configuration, console) { [options] dependencies in
      let found = try await CountryLookup.find(options.name, in: CountryRepository(dependencies.countries))
      let fields = Field<Country>.all(isWhole: true)
      if options.format == .table {
        let facts = fields.compactMap(\.column).map { (title: $0.title, text: $0.text(found.country)) }
        try await console.output.write(Array(card(facts, width: console.output.columns).utf8))
      } else {
        let listing = Listing(format: options.format, rendering: Rendering(fields), name: "countries")
        try await listing.write([found.country], environment: configuration.environment, to: console)
      }
      for note in found.allNotes { await console.note(note) }
      return found.failure == nil ? .ok : .partial
    }
  }
}

struct CountriesBordersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "borders", abstract: "Show the countries that border a country by land.",
    discussion: """
      Examples:
        aerogami countries borders Germany
        aerogami countries borders PL --format csv

      \(exitStatuses(
        "all neighbors were shown", none: "no neighbor could be shown",
        some: "some neighbors could not be fetched, or cached responses were shown",
        missing: "no country has this name or code", of: "countries borders"))
      """)

  @OptionGroup var options: CountryOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.countries)
    let console = Console()
    try await network.run(configuration, console) { [options] dependencies in
      let repository = CountryRepository(dependencies.countries)
      let found = try await CountryLookup.find(options.name, in: repository)
      let neighborhood = try await Neighborhood.fetch(of: found.country, repository, clock: dependencies.clock)
      let outcomes = neighborhood.outcomes

      let listing = Listing(
        format: options.format, rendering: Rendering(Field<Country>.all(isWhole: false)), name: "neighbors")
      try await listing.write(neighborhood.neighbors, environment: configuration.environment, to: console) { json in
        json.key("country")
        Rendering(Field<Country>.all(isWhole: true)).json(&json, found.country)
        json.key("failures")
        json.lines(outcomes.ordered.filter { $0.status.kind != .ok }) { json, outcome in
          json.object([
            "alpha_3": .text(outcome.id), "status": .text(outcome.status.kind.rawValue), "error": .text(outcome.error),
          ])
        }
      }

      for note in found.allNotes + outcomes.notes { await console.note(note) }
      let isIsland = found.country.borders.isEmpty
      if isIsland { await console.note(found.country.islandNote) }
      return (isIsland ? .ok : outcomes.status).partial(if: found.failure != nil)
    }
  }
}

extension Field<Country> {
  static func all(isWhole: Bool) -> [Field] {
    [
      Field("name", "NAME", shrinksTo: 12) { .text($0.name) },
      Field("official_name", isWhole ? "OFFICIAL NAME" : nil, missing: "-") { .text($0.officialName) },
      Field("native_names", "NATIVE NAME", shrinksTo: 12) { .texts($0.nativeNames) },
      Field("alpha_2", isWhole ? "ALPHA-2" : nil, missing: "-") { .text($0.alpha2) },
      Field("alpha_3", isWhole ? "ALPHA-3" : "CODE") { .text($0.alpha3) },
      Field("borders", isWhole ? "BORDERS" : nil) { .list($0.borders) },
    ]
  }
}
