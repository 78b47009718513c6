import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct RegionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "regions",
    abstract: "List the regions of the service, and select those to fetch by default.",
    discussion: """
      Examples:
        aerogami regions
        aerogami regions select EU,US
        aerogami regions select --clear
      """,
    subcommands: [RegionsListCommand.self, RegionsSelectCommand.self], defaultSubcommand: RegionsListCommand.self)

  /// The list of regions changes rarely, so it is cached for a week.
  static let cacheMode = CacheMode.maxAge(.seconds(7 * 86_400))
}

struct RegionsListCommand: RefreshableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the regions of the service.",
    discussion: """
      Examples:
        aerogami regions
        aerogami regions --format json
        aerogami regions --refresh      # request the list again

      \(exitStatuses(
        "the list is shown", none: "the list could not be fetched",
        some: "a cached list is shown, because the request failed", of: "regions list"))
      """)

  @Flag(help: "Send requests even if responses are cached.")
  var refresh = false

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws { try validateCache() }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console(color: output.color)
    try await network.run(configuration, console, cache: cacheMode(RegionsCommand.cacheMode)) { [self] dependencies in
      let fetched: Fetched<[Region]>
      do {
        fetched = try await dependencies.trips.regions()
      } catch let error as CancellationError {
        // JSON output must be one object, even after an interruption.
        let request = OutcomeSummary(
          Outcome<String, Fetched<[Region]>>(key: "regions", response: nil, status: .cancelled, attempts: 0),
          id: "regions", count: \.count)
        if output.format == .json {
          try await output.write(
            [], as: Self.fields, named: "regions", from: [request], environment: configuration.environment, to: console)
        }
        throw error
      }
      let selected = try await dependencies.regions.selected()
      let rows = fetched.value.map { (region: $0, isSelected: selected.contains($0.id)) }
      let request = OutcomeSummary(Outcome(of: fetched, for: "regions"), id: "regions", count: \.count)
      try await output.write(
        rows, as: Self.fields, named: "regions", from: [request], environment: configuration.environment, to: console)
      if rows.isEmpty { await console.note("the service lists no regions; --refresh requests the list again") }
      let listed = Set(fetched.value.map(\.id))
      let others = selected.filter { !listed.contains($0) }
      let isPlace = { (name: Region.ID) in Place(name) != nil || Home.isNamed(by: name) }
      let places = others.filter(isPlace).map { $0.printable(maxLength: 60) }
      if !places.isEmpty { await console.note("also selected: \(places.joined(separator: ", "))") }
      let gone = others.filter { !isPlace($0) }.map { $0.printable(maxLength: 60) }.sorted()
      if !gone.isEmpty {
        await console.note(
          "selected, but unknown to the service: \(gone.firstFew); change the selection with aerogami regions select")
      }
      return await console.report(fetched, named: "the list of regions")
    }
  }

  static var fields: [Field<(region: Region, isSelected: Bool)>] {
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

struct RegionsSelectCommand: RefreshableCommand {
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
    completion: .regionsAndPlaces, transform: commaList)
  var regions: [[String]] = []

  @Flag(help: "Remove the selection, so that fetch uses home or all regions.")
  var clear = false

  @Flag(help: "Send requests even if responses are cached.")
  var refresh = false

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    try validateCache()
    if clear, !regions.isEmpty {
      throw ValidationError("--clear cannot be used with regions.")
    }
    if !clear, regions.isEmpty { throw ValidationError("give the regions to select, such as EU,US, or --clear.") }
    // Otherwise, the error would suggest Nome in Alaska.
    if let word = regions.flatMap(\.self).first(where: { ["none", "nothing"].contains($0.lowercased()) }) {
      throw ValidationError(
        "\"\(word)\" is not a region; use --clear to remove the selection, so that fetch uses home or all regions.")
    }
    if regions.flatMap(\.self).contains("all") {
      throw ValidationError(
        "\"all\" cannot be selected; use --clear to remove the selection, or run aerogami fetch --regions all.")
    }
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console()
    let named = joiningNames(regions.flatMap(\.self)).uniqued()
    _ = try configuration.home.expanded(named)
    try await withServices(
      of: configuration, options: RunOptions(cache: cacheMode(RegionsCommand.cacheMode)),
      recordingIn: network.record, console: console
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
  /// - Throws: ``UnknownRegionError`` for the first unknown name, or `ClientError` if the list could not be fetched.
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
      // Accepts a place only if a region contains it. Other places have no trips, and are probably mistyped regions.
      if let place = Place(name), !fetched.value.containing(place).isEmpty { return name }
      throw UnknownRegionError(
        of: .unknownPlace(name, requested: fetched.requested ?? "the list of regions", regions: fetched.value))
    }.uniqued()
  }
}

/// The error for a region that the service does not have. Unlike a failed request, it has the exit code of "not found".
struct UnknownRegionError: ReportedError {
  let message: String
  let remedy: String?
  var exitCode: Int32 { notFoundExitCode }

  init(of error: ClientError) { (message, remedy) = (error.message, error.remedy) }
}
