import AerogamiCore
import AerogamiLive
import ArgumentParser

struct FetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Fetch trips for many regions at once and show them, the cheapest first.",
    discussion: """
      Rows go to standard output, everything else to standard error. The formats ndjson and csv are written as regions \
      arrive, sorted within each region; with --sort or --limit they are sorted over all regions.

      Exit status: 0 all delivered, 1 nothing, 3 some regions failed, 64 usage, 78 configuration, 130 interrupted, \
      143 terminated.
      """)

  @OptionGroup var regions: RegionsOptions
  @OptionGroup(title: "Which trips") var query: QueryOptions
  @OptionGroup(title: "Which fares") var fares: FareOptions
  @OptionGroup(title: "Neighbors") var neighbors: NeighborOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @Flag(help: "Show the requests, with their headers, retries and time limits, and send none.")
  var dryRun = false

  @Flag(help: "Cancel the remaining regions as soon as one fails.")
  var failFast = false

  @Option(help: "How trips are written.")
  var format = OutputFormat.table

  @Flag(help: "Show each trip's id in the table too: what favorites and book take.")
  var ids = false

  @Option(help: ArgumentHelp("When to color.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(help: "Never show progress, which otherwise appears on a terminal.")
  var noProgress = false

  @Flag(help: "Say on standard error what was asked and how each region went.")
  var verbose = false

  func validate() throws {
    try regions.validateTogether()
    try query(toCountries: nil).search.validate()
    if dryRun, ![.table, .json].contains(format) {
      throw ValidationError("--dry-run lists no rows; give --format table or json.")
    }
  }

  func run() async throws {
    keepFreedMemory()
    let configuration = try configuration()
    let console = Console()
    if dryRun { return try await showPlan(configuration, console) }
    if verbose { for line in configuration.summary { console.note(line) } }
    console.noteSampleTrips(configuration)
    let stopping = {
      // The line of progress may stand there, with what the terminal echoed of a Ctrl-C.
      if verbose { console.note("interrupted; stopping (once more to stop at once)", onOwnLine: true) }
    }
    let status = try await withServices(
      of: configuration, connections: regions.concurrency, cache: network.cacheMode, recordingIn: network.record,
      console: console,
      onSignal: stopping
    ) { [self] dependencies in
      try await fetch(with: dependencies, configuration, console: console)
    }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  /// Requests nothing, opens no store and writes nothing but what a fetch would do.
  private func showPlan(_ configuration: Configuration, _ console: Console) async throws {
    for warning in configuration.warnings { console.note("warning: \(warning)") }
    let plan = try await FetchPlan(of: self, configuration, console: console)
    try console.output.write(format == .json ? plan.json : Array(plan.text.utf8))
  }

  private func configuration() throws -> Configuration {
    try environment.configuration(flags: network.flags).using(.trips, .countries)
  }

  /// - Parameter countries: Those that trips have to go to; `nil` for all.
  func query(toCountries countries: Set<String>?) -> TripQuery {
    var query = query.query
    query.search.toCountries = countries
    fares.choose(in: &query.search)
    return query
  }

  private func fetch(
    with dependencies: Dependencies, _ configuration: Configuration, console: Console
  ) async throws -> Status.Kind {
    // Before any trip is asked for: what this cannot answer ends the command.
    let filter = try await neighbors.filter(with: dependencies, console: console)
    let query = query(toCountries: filter?.countries)
    let now = dependencies.now()
    var report = FetchReport(
      environment: configuration.environment, query: query, isGlobal: self.query.isGlobal,
      listing: Listing(format: format, rendering: .trips(at: now, showsIDs: ids), name: "trips"), now: now)
    report.filterGaps = filter?.gaps ?? []
    do {
      try await ProgressLine.run(
        on: console.errors, isWanted: !noProgress, counting: .init(key: "region", row: "trip"),
        clock: dependencies.clock
      ) { progress in
        try await run(dependencies, query.search, into: &report, progress: progress, console: console)
      }
    } catch let error as ClientError {
      report.listingError = "\(error)"
    } catch is CancellationError {
      // Interrupted before it was known which regions there are, which the exit status says. Whoever reads json gets
      // its one object all the same.
      report.listingError = "interrupted before the service had said which regions there are"
      if format == .json { try report.end(width: nil, color: false) { try console.output.write($0) } }
      return .failed
    }

    let color = color.isOn(for: console.output, variables: ProcessInfo.processInfo.environment)
    try report.end(width: console.output.columns, color: color) { try console.output.write($0) }
    // Nobody is left to be told, although there may have been nothing to write.
    if console.output.isClosed { throw OutputError.closed }
    for note in report.notes { console.note(note) }
    return report.status
  }

  /// Asks for everything, and writes what can be written meanwhile.
  ///
  /// - Throws: ``ClientError`` when it could not be found out which regions to ask for, and `CancellationError` when
  ///   that was cancelled.
  private func run(
    _ dependencies: Dependencies, _ search: TripSearch, into report: inout FetchReport, progress: ProgressLine?,
    console: Console
  ) async throws {
    let (requested, listed) = try await regions.regionsToFetch(dependencies)
    if let listed { report.skippedRegions = listed.skipped }
    report.staleListing = listed?.status.note(of: "the list of regions")
    report.regions.keys = requested
    await progress?.known(requested.count)
    var isNoted = false
    let recording = PriceRecording(in: dependencies.history, at: report.fetchedAt)
    let cancelled = try await regions.feed(dependencies, search: search).run(
      requested, concurrency: regions.concurrency, prepare: report.preparation(recording)
    ) { outcome in
      if !isNoted, outcome.response != nil {
        // Before any row is written: whoever reads the first one and goes away may want to keep its trip.
        isNoted = true
        try await dependencies.regions.saveFetch(TripFetch(regions: requested, search: search))
      }
      let bytes = report.take(outcome)
      let summary = report.regions[outcome.key]
      if !bytes.isEmpty {
        await progress?.clear()
        try console.output.write(bytes)
      }
      if verbose, let line = summary?.line(counting: "trip") {
        await progress?.clear()
        console.note(line)
      }
      await progress?.oneDone(rows: summary?.count ?? 0)
      return failFast && summary?.hasFailed == true ? .stop : .continue
    }
    for outcome in cancelled { _ = report.take(outcome) }
    await recording.finish()
  }
}

/// Makes the system's allocator keep what is freed for what is allocated next.
///
/// Every region has a few blocks of about a megabyte, and glibc gives such a block back to the system when it is freed,
/// and takes it anew for the next region, page by page: an eighth of the processor time of fetching 64 × 2,000 trips
/// (0.243 s without, 0.214 s with it, medians of 25 pairs). It stops doing so for blocks up to the size of the largest
/// that it has seen freed (`M_MMAP_THRESHOLD` in mallopt(3)). This one is never touched, and takes no memory.
private func keepFreedMemory() {
  #if canImport(Glibc)
    var block: UnsafeMutableRawPointer?
    if posix_memalign(&block, 16, 31 << 20) == 0 { free(block) }
  #endif
}
