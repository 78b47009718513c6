import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import AerogamiLive
import ArgumentParser

struct CountriesShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a country's names and codes, and the codes of its neighbors.",
    discussion: """
      Examples:
        aerogami countries show Germany
        aerogami countries show DE --format json

      Exit status:
        0         the country was shown
        1         the country was not found, or the request failed
        3         the request failed; a cached response was shown
        64        invalid command line
        78        invalid configuration (found before any request)
        130, 143  interrupted, terminated

      All options: aerogami countries show --help-all
      """)

  @OptionGroup var country: CountryArgument

  @Option(help: "Output format.")
  var format = OutputFormat.table

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.countries)
    let console = Console()
    let found = try await withServices(
      of: configuration, options: RunOptions(cache: network.cacheMode), recordingIn: network.record, console: console
    ) { [self] dependencies in
      try await CountryLookup.find(country.name, in: CountryRepository(dependencies.countries))
    }
    let fields = Field<Country>.all(isWhole: true)
    if format == .table {
      let facts = fields.compactMap(\.column).map { (title: $0.title, text: $0.text(found.country)) }
      try await console.output.write(Array(card(facts, width: console.output.columns).utf8))
    } else {
      let listing = Listing(format: format, rendering: Rendering(fields), name: "countries")
      try await listing.write([found.country], environment: configuration.environment, to: console)
    }
    for note in found.notes + [found.failure].compactMap(\.self) { await console.note(note) }
    if found.failure != nil { throw ExitCode(Status.Kind.partial.exitCode) }
  }
}
