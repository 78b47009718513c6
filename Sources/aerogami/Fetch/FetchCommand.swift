import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation

struct FetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    // Skips ArgumentParser's search for `--generate-completion-script`, which takes 1.2 million instructions. That
    // option is parsed from the root command.
    _superCommandName: "aerogami",
    abstract: "Fetch trips for many regions at once, cheapest first.",
    discussion: """
      Examples:
        aerogami fetch Vilnius --to Spain --month next
        aerogami fetch EU --max-price 80 --weekend
        aerogami fetch VNO RIX --one-per-city --format csv

      All options: aerogami fetch --help-all
      """)

  @OptionGroup var regions: RegionsOptions
  @OptionGroup(title: "Which trips") var query: QueryOptions
  @OptionGroup(title: "Which trips") var filter: FilterOptions
  @OptionGroup(title: "Which fares") var fares: FareOptions
  @OptionGroup(title: "Which fares") var passengers: PassengerOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @Flag(help: "Show what would be requested, without any request.")
  var dryRun = false

  @Option(
    "Fly to land neighbors of this country, such as PL.", value: "country", visibility: .hidden,
    completion: .countries, transform: countryName)
  var toNeighborsOf: String?

  @Flag(help: "Only deals: prices in the lowest tenth of their route's recorded days.")
  var deals = false

  @Flag(help: ArgumentHelp("Cancel the remaining regions when one fails.", visibility: .hidden))
  var failFast = false

  @Option(choice: "Output format.")
  var format = OutputFormat.table

  @Option(
    help: ArgumentHelp("Only these fields of table or csv, such as price,link.", valueName: "fields"),
    completion: .fields, transform: commaList)
  var field: [[String]] = []

  @Flag(help: "Show ids, to use with favorites and book.")
  var ids = false

  @Option(choice: "When to use color.", value: "when")
  var color = ColorChoice.auto

  @Flag(help: ArgumentHelp("Hide the progress line, which only terminals show.", visibility: .hidden))
  var noProgress = false

  @Flag(help: "Report each region on standard error.")
  var verbose = false

  func validate() throws {
    try regions.validateTogether(to: filter.to)
    let search = try query.query(filter, fares, passengers, from: regions, at: nil).search
    if deals, let error = TripSearchError.noRecordedPrices(for: "deals", search.parameters, naming: .options) {
      throw ValidationError(error)
    }
    try checkFields(field.flatMap(\.self), format)
    if dryRun, ![.table, .json].contains(format) {
      throw ValidationError("--dry-run supports only --format table and json.")
    }
  }

  func run() async throws {
    reuseFreedMemory()
    let configuration = try environment.configuration(flags: network.flags).using(.trips, .countries)
    let console = Console(color: color)
    // First checks that `home` is configured if the user named it.
    _ = try configuration.home.expanded(regions.named)
    try configuration.checkSources(of: query.query(filter, fares, passengers, from: regions, at: nil).search)
    if deals, !configuration.hasPriceHistory {
      throw NoHistoryError(environment: configuration.environment)
    }
    if dryRun { return try await showPlan(configuration, console) }
    if verbose { for line in configuration.summary { await console.note(line) } }
    await console.noteSampleTrips(configuration)
    let stopping = { @Sendable [verbose] in
      // Clears the current line, because it may contain the progress line and the echo of Ctrl-C.
      if verbose { await console.note("interrupted; stopping (interrupt again to stop at once)", onOwnLine: true) }
    }
    let status = try await withServices(
      of: configuration, options: RunOptions(concurrency: regions.concurrency, cache: network.cacheMode),
      recordingIn: network.record, console: console, onSignal: stopping
    ) { [self] dependencies in
      try await fetch(with: dependencies, configuration, console: console)
    }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  /// Writes the plan of the fetch. Sends no request and opens no database.
  private func showPlan(_ configuration: Configuration, _ console: Console) async throws {
    let plan = try await FetchPlan(of: self, configuration, console: console)
    try await plan.write(to: console, isJSON: format == .json)
  }

  /// - Throws: `ValidationError` for a place of departure with an ambiguous name.
  func searchRequest(_ query: TripQuery, home: Home) throws -> SearchTrips.Request {
    var request = regions.request(query.search)
    let ends = TripEnds(destinations: query.search.to.map(\.word), home: home.places)
    if case .named(let names) = request.origins, let error = ends.undecidedDeparture(among: names) {
      throw ValidationError(error)
    }
    // A limit lets the service return only the cheapest trips. --ids and --deals need all trips: shown prefixes must be
    // unique among all of them, and deals are selected before the limit applies.
    request.limit = ids || deals ? nil : query.neededCount
    request.order = query.order
    request.onlyDeals = deals
    request.isSaved = true
    return request
  }

  func fetch(
    with dependencies: Dependencies, _ configuration: Configuration, console: Console
  ) async throws -> Status.Kind {
    // Without a readable history, the fetch would report that there are no deals, as if it had compared prices.
    if deals { try await checkHistory(dependencies.history) }
    let now = dependencies.now()
    var query = try query.query(
      filter, fares, passengers, from: regions, at: LocalTime(here: now), home: configuration.homePlaces)
    query.search.airlines = try await self.filter.airlineCodes(from: dependencies.trips)
    // Fetches the neighbors before any trips, because an error here ends the command.
    let neighbors = try await NeighborFilter(
      of: toNeighborsOf, from: dependencies.countries, clock: dependencies.clock, console: console)
    query.search.toCountries = neighbors?.countries
    let rendering = try Rendering.trips(at: now, comparesPrices: deals, terms: TermColumns(query.search))
      .selecting(field.flatMap(\.self))
    var report = FetchReport(
      environment: configuration.environment, query: query, isGlobal: self.query.isGlobal,
      listing: Listing(format: format, rendering: rendering, name: "trips"),
      showsOnlyDeals: deals, now: now)
    report.showsSources = configuration.tripSources.count > 1
    if configuration.showsSampleTrips { report.linesAbove += 1 }
    report.advice = FetchAdvice(
      hasWeekend: self.filter.weekend, hasNeighbors: neighbors != nil,
      hasCalendars: configuration.acceptsOrigins || configuration.showsSampleCalendars,
      recordsPrices: !configuration.showsSampleTrips,
      findsAllTripsOfRoutes: configuration.findsAllTripsOfRoutes,
      environmentWords: environment.words)
    // Shown ids are prefixes. They must also be unique among the favorites, because `book` searches those first. An
    // unusable database is ignored here, because `book` reports it.
    if ids, format == .table {
      report.ids = Set((try? await dependencies.favorites.trips(TripQuery(), now))?.map(\.trip.id) ?? [])
    }
    let request = try searchRequest(query, home: configuration.home)
    // The number of all trips is in the line below a table.
    report.countsTrips = format == .table && query.limit != nil && console.output.isTerminal
    report.mayLackTrips = request.limit != nil && configuration.acceptsOrigins
    do {
      try await ProgressLine.run(
        on: console.errors, isWanted: !noProgress, counting: "region", "trip", clock: dependencies.clock
      ) { progress in
        try await run(request, with: dependencies, configuration, into: &report, progress: progress, console: console)
      }
    } catch is CancellationError {
      // JSON output must be one object, even after an interruption.
      report.summary.listingError = "interrupted before the list of regions arrived"
      if format == .json { try await report.end(width: nil, color: false) { try await console.output.write($0) } }
      return .failed
    }
    report.summary.filterGaps = neighbors?.gaps ?? []

    let color = color.isOn(for: console.output)
    let height = self.query.fitsHeight ? console.output.rows : nil
    try await report.end(width: console.output.columns, height: height, color: color) {
      try await console.output.write($0)
    }
    // Prints no notes if the reader has closed standard output, even if nothing was written.
    if console.output.isClosed { throw OutputError.closed }
    if console.output.isTerminal {
      for line in report.footer(width: console.output.columns) { await console.remark(line) }
    }
    for note in report.notes { await console.note(note) }
    // From a first place without trips, a search with a destination would find nothing either.
    let mayFindTrips = !self.filter.to.isEmpty || report.summary.origins.ordered.first?.count != 0
    if mayFindTrips, let hint = regions.hint(to: self.filter.to) {
      await console.note(hint)
    }
    return report.status
  }

  private func checkHistory(_ history: PriceHistoryStore) async throws {
    guard history.isRecording else {
      throw ConfigurationError(
        "--deals compares prices with recorded ones, but history.record is \"never\"",
        remedy: "set history.record to \"always\"")
    }
    _ = try await history.size()
  }

  /// Searches the trips, and adds the outcomes to the report. Writes the rows that can be written before all origins
  /// have responded.
  ///
  /// - Throws: The errors of ``SearchTrips``, or ``OutputError``.
  private func run(
    _ request: SearchTrips.Request, with dependencies: Dependencies, _ configuration: Configuration,
    into report: inout FetchReport, progress: ProgressLine?, console: Console
  ) async throws {
    let search = dependencies.searchTrips(
      home: configuration.home, requestedCurrency: configuration.requestedTripCurrency)
    report.summary = try await search(request, prepare: report.preparation) { requested, summary in
      if let defaults = requested.defaults {
        await progress?.clear()
        await console.noteDefaults(defaults, color: color)
        await progress?.resume()
        report.linesAbove += 1
      }
      report.begin(requested.origins)
      await progress?.known(requested.origins.count)
    } take: { outcome, summary in
      let bytes = report.take(outcome)
      if !bytes.isEmpty {
        await progress?.clear()
        try await console.output.write(bytes)
        await progress?.resume()
      }
      guard let origin = summary.origins[outcome.key] else { return .continue }
      await console.report(origin, counting: "trip", verbose: verbose, progress)
      return failFast && origin.hasFailed ? .stop : .continue
    }
  }
}

/// Makes glibc reuse large freed blocks, instead of returning them to the system.
///
/// Every region allocates a few blocks of about a megabyte. By default, glibc maps and unmaps each block, which takes
/// an eighth of the CPU time of fetching 64 regions with 2,000 trips each (0.243 s without this call, 0.214 s with it,
/// medians of 25 pairs of runs). Once a mapped block of at most 32 MiB has been freed, glibc reuses blocks up to the
/// size of that block (`M_MMAP_THRESHOLD` in mallopt(3)). So this function frees a block of 31 MiB. The block takes no
/// memory, because nothing is written to it.
private func reuseFreedMemory() {
  #if canImport(Glibc)
    var block: UnsafeMutableRawPointer?
    if unsafe posix_memalign(&block, 16, 31 << 20) == 0 { unsafe free(block) }
  #endif
}
