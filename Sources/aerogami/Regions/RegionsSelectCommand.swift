import AerogamiCore
import AerogamiLive
import ArgumentParser

struct RegionsSelectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "select", abstract: "Choose the regions that fetch asks for when it names none.",
    discussion:
      "The choice belongs to an environment, and replaces the one before. Every region has to be one that the "
      + "service names.")

  @Argument(
    help: ArgumentHelp("Regions, separated by commas or spaces.", valueName: "ids"), transform: commaList)
  var regions: [[String]] = []

  @Flag(help: "Choose none, so that fetch asks for every region again.")
  var clear = false

  @OptionGroup var refreshing: RefreshOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if clear, !regions.isEmpty {
      throw ValidationError("--clear selects none, and regions are named; give one of them.")
    }
    if !clear, regions.isEmpty { throw ValidationError("give the regions to select, such as EU,US, or --clear.") }
    if regions.flatMap(\.self).contains("all") {
      throw ValidationError("every region is fetched when none is selected: give --clear.")
    }
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: refreshing.network.flags).using(.trips)
    let console = Console()
    let selected = regions.flatMap(\.self).uniqued()
    try await withServices(
      of: configuration, connections: 1, cache: refreshing.cacheMode(RegionsCommand.cacheMode),
      recordingIn: refreshing.network.record, console: console
    ) { [self] dependencies in
      let others = selected.filter { !configuration.isOrigin($0) }
      if !others.isEmpty { try await check(others, of: configuration, with: dependencies, console: console) }
      try await dependencies.regions.select(selected)
      let chosen = clear ? "every region" : selected.map { $0.printable(maxLength: 60) }.joined(separator: ", ")
      console.note("fetch asks for \(chosen) when it names none, in environment \(configuration.environment)")
    }
  }

  /// - Throws: ``ClientError`` for the first that the service does not name, or when it does not say what it names.
  private func check(
    _ selected: [Region.ID], of configuration: Configuration, with dependencies: Dependencies, console: Console
  ) async throws {
    let fetched = try await dependencies.trips.regions()
    _ = console.tell(of: fetched, named: "the list of regions")
    let known = fetched.value.map(\.id) + (configuration.acceptsOrigins ? ["any IATA code"] : [])
    for region in selected where !known.contains(region) {
      throw ClientError(
        requested: fetched.requested ?? "the list of regions", reason: .unknown("region", named: region, known: known))
    }
  }
}
