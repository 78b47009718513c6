import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

struct RegionsSelectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "select", abstract: "Select the regions to fetch by default.",
    discussion: """
      Examples:
        aerogami regions select EU,US
        aerogami regions select home,baltics
        aerogami regions select --clear       # remove the selection

      Each environment has its own selection. A new selection replaces the previous one. The service must know every \
      region.

      All options: aerogami regions select --help-all
      """)

  @Argument(
    help: ArgumentHelp("Regions to select, separated by commas or spaces.", valueName: "ids"),
    completion: .regionsAndPlaces,
    transform: commaList)
  var regions: [[String]] = []

  @Flag(help: "Remove the selection, so that fetch uses home or all regions.")
  var clear = false

  @OptionGroup var refreshing: RefreshOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if clear, !regions.isEmpty {
      throw ValidationError("--clear cannot be used with regions.")
    }
    if !clear, regions.isEmpty { throw ValidationError("give the regions to select, such as EU,US, or --clear.") }
    if regions.flatMap(\.self).contains("all") {
      throw ValidationError(
        "\"all\" cannot be selected; use --clear to remove the selection, or run aerogami fetch --regions all.")
    }
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: refreshing.network.flags).using(.trips)
    let console = Console()
    let named = joiningNames(regions.flatMap(\.self)).uniqued()
    _ = try configuration.home.expanded(named)
    try await withServices(
      of: configuration, options: RunOptions(cache: refreshing.cacheMode(RegionsCommand.cacheMode)),
      recordingIn: refreshing.network.record, console: console
    ) { [self] dependencies in
      let needsList = named.contains { !configuration.isOrigin($0) && !Home.isNamed(by: $0) }
      let selected =
        needsList ? try await ids(of: named, from: dependencies.trips, configuration, console: console) : named
      try await dependencies.regions.select(selected)
      let names =
        clear
        ? "home, or every region if no home is set,"
        : selected.map { $0.printable(maxLength: 60) }.joined(separator: ", ")
      await console.note("fetch now searches \(names) by default (environment \(configuration.environment))")
    }
  }

  /// Returns the ids of regions given by id or name. Places are returned unchanged.
  ///
  /// - Throws: `ClientError` for the first unknown name, or when the list of regions could not be fetched.
  private func ids(
    of names: [String], from trips: TripClient, _ configuration: Configuration, console: Console
  ) async throws -> [Region.ID] {
    let fetched = try await trips.regions()
    _ = await console.report(fetched, named: "the list of regions")
    return try names.map { name in
      // Saves the word `home` instead of its places, so that a later change of `home` also changes the selection.
      if Home.isNamed(by: name) { return Home.word }
      if let region = fetched.value.named(name) { return region.id }
      if configuration.isOrigin(name) { return name }
      // Rejects a place that no region contains: it has no trips, so it is probably a mistyped region.
      if let place = Place(name), !fetched.value.containing(place).isEmpty { return name }
      throw ClientError.unknownPlace(
        name, requested: fetched.requested ?? "the list of regions", regions: fetched.value)
    }.uniqued()
  }
}
