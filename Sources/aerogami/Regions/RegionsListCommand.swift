import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct RegionsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the regions of the service.",
    discussion: """
      Examples:
        aerogami regions
        aerogami regions --format json
        aerogami regions --refresh      # request the list again

      Exit status:
        0         the list is shown
        1         the list could not be fetched
        3         a cached list is shown, because the request failed
        64        invalid command line
        78        invalid configuration (found before any request)
        130, 143  interrupted, terminated

      All options: aerogami regions list --help-all
      """)

  @OptionGroup var refreshing: RefreshOptions
  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: refreshing.network.flags).using(.trips)
    let console = Console(color: output.color)
    let status = try await withServices(
      of: configuration, options: RunOptions(cache: refreshing.cacheMode(RegionsCommand.cacheMode)),
      recordingIn: refreshing.network.record, console: console
    ) { [self] dependencies -> Status.Kind in
      let fetched = try await dependencies.trips.regions()
      let selected = Set(try await dependencies.regions.selected())
      let rows = fetched.value.map { (region: $0, isSelected: selected.contains($0.id)) }
      let request = OutcomeSummary(Outcome(of: fetched, for: "regions"), id: "regions", count: \.count)
      try await output.write(
        rows, as: Self.fields, named: "regions", from: [request], environment: configuration.environment, to: console)
      if rows.isEmpty { await console.note("the service lists no regions; --refresh requests the list again") }
      let gone = selected.subtracting(fetched.value.map(\.id)).filter { Place($0) == nil && !Home.isNamed(by: $0) }.map
      {
        $0.printable(maxLength: 60)
      }.sorted()
      if !gone.isEmpty {
        await console.note(
          "selected, but unknown to the service: \(gone.firstFew); change the selection with aerogami regions select")
      }
      return await console.report(fetched, named: "the list of regions")
    }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  private static var fields: [Field<(region: Region, isSelected: Bool)>] {
    [
      Field("id", "ID") { .text($0.region.id) },
      Field("name", "NAME", shrinksTo: 8) { .text($0.region.name) },
      Field("country_codes", "COUNTRIES", shrinksTo: 8) { .list($0.region.countryCodes) },
      Field("selected", "") { .flag($0.isSelected, "selected") },
    ]
  }
}

extension Console {
  /// Prints the notes about a response, and returns its status. The notes are about skipped rows, and about the failed
  /// request if the response comes from the cache instead.
  func report<Value>(_ fetched: Fetched<Value>, named name: String) async -> Status.Kind {
    if let note = fetched.skipped.note(of: name) { await self.note(note) }
    if let note = fetched.status.note(of: name) { await self.note(note) }
    return fetched.status.kind
  }
}
