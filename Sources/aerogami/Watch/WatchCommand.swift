import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import ArgumentParser

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Fetch trips again and again, and show what is new, cheaper, dearer or gone.",
    discussion: """
      What was seen is remembered in the store, for each environment, region and filter, so that the first look shows \
      every trip as new and a later run goes on where this one ends. A region that fails keeps its trips, and is told of \
      when that begins and when it is over. After a round in which nothing was delivered the pause doubles.

      Exit status: 0 watched until nobody read any more, 64 usage, 78 configuration, 130 interrupted, 143 terminated; \
      with --once 0 all regions answered, 1 none did, 3 some did.
      """)

  @OptionGroup var regions: RegionsOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The pause between two rounds, give or take a tenth, 1m to 30d. (default: 15m)", valueName: "duration"),
    transform: pause)
  var every: Duration?

  @Flag(help: "Look once, for cron: nothing is written where nothing has changed.")
  var once = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Ring the bell, or run the command, only for what is new or cheaper and costs less, whatever its currency; also in "
        + "the first look. (default: for all that is new or cheaper, but not in the first look)",
      valueName: "amount"), transform: value(of: TripSearch.Parameters.maxPrice))
  var notifyBelow: Price?

  @Option(
    help: ArgumentHelp(
      "Instead of ringing the terminal's bell run this command by sh, once for each such trip, with the change as a line "
        + "of JSON on its standard input. It may take 60 s, and what it writes goes to standard error.",
      valueName: "command"))
  var exec: String?

  @OptionGroup(title: "Which trips") var filter: FilterOptions
  @OptionGroup(title: "Which fares") var fares: FareOptions
  @OptionGroup(title: "Network") var requests: RequestOptions
  // Not for a watch, which says why when it is given one of them.
  @OptionGroup(visibility: .hidden) var caching: CacheOptions
  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "How changes are written; json, which is one object, only with --once.")
  var format = OutputFormat.table

  @Option(help: ArgumentHelp("When to color.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(help: "Never show on a terminal how far a round is and when the next one is.")
  var noProgress = false

  @Flag(help: "Say on standard error what was asked, and how each region and each round went.")
  var verbose = false

  func validate() throws {
    try regions.validateTogether()
    try search.validate()
    if once, every != nil { throw ValidationError("--once looks once, and --every again and again; give one of them.") }
    if exec == "" { throw ValidationError("the command of --exec is empty; give one, such as \"mail -s trip me\".") }
    if format == .json, !once {
      throw ValidationError("json is one object, and a watch has no end; give --format ndjson, or --once.")
    }
    if caching.cacheMode != .normal || caching.record != nil {
      throw ValidationError("a watch asks again and again, so --offline, --max-age and --record are not for it.")
    }
  }

  private var search: TripSearch {
    var search = filter.search
    fares.choose(in: &search)
    return search
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: requests.flags).using(.trips)
    let console = Console()
    if verbose { for line in configuration.summary { console.note(line) } }
    console.tell(of: configuration)
    console.noteSampleTrips(configuration)
    if once, configuration.cachePath == nil {
      console.note(
        "warning: the store of environment \(configuration.environment) is no file, so --once remembers nothing")
    }
    // What cannot run at all is found here, and not again and again.
    try configuration.check()

    let (status, signal) = try await withInterruption(output: console.output, onSignal: { console.clearLine() }) {
      () -> Status.Kind? in
      do {
        return try await watch(configuration, console)
      } catch is CancellationError {
        return nil
      }
    }
    if let signal { throw ExitCode(signal.exitCode) }
    // Only a signal cancels the work, or a reader that is gone.
    guard let status else { throw OutputError.closed }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  /// - Returns: How much of one round was delivered, with `--once`; otherwise this has no end.
  private func watch(_ configuration: Configuration, _ console: Console) async throws -> Status.Kind {
    var run = WatchRun(
      self, environment: configuration.environment, source: configuration.tripsSource,
      exec: exec.map { line in
        ShellCommand(
          line: line, variables: configuration.variables(forCommandFrom: ProcessInfo.processInfo.environment))
      }, search: search, console: console)
    // What a service has forbidden for a while is not asked of it by the next round either.
    let rateLimiters = RateLimiters()
    if once { return try await round(&run, 1, configuration, rateLimiters, console) }

    let schedule = WatchSchedule(every: every ?? .seconds(15 * 60))
    // The rounds have containers of their own; this one, which requests nothing, has the time between them.
    return try await Dependencies.withConfiguration(configuration.usingNoClients, connections: 1) { container in
      try await watch(&run, schedule, container, configuration, rateLimiters, console)
    }
  }

  /// Looks again and again until it is cancelled or output fails.
  private func watch(
    _ run: inout WatchRun, _ schedule: WatchSchedule, _ container: Dependencies, _ configuration: Configuration,
    _ rateLimiters: RateLimiters, _ console: Console
  ) async throws -> Status.Kind {
    try await schedule.run(on: container.clock, random: container.random) { number in
      do {
        let status = try await round(&run, number, configuration, rateLimiters, console)
        run.roundSucceeded()
        return status != .failed
      } catch let error as OutputError {
        throw error
      } catch {
        try Task.checkCancellation()
        run.roundFailed(error)
        return false
      }
    } pausing: { number, pause in
      run.showRound(number, next: container.now() + pause / .seconds(1))
    }
  }

  /// A round has a deadline and connections of its own: none is open between two.
  private func round(
    _ run: inout WatchRun, _ number: Int, _ configuration: Configuration, _ rateLimiters: RateLimiters,
    _ console: Console
  ) async throws -> Status.Kind {
    console.clearLine()
    return try await Dependencies.withConfiguration(
      configuration, connections: regions.concurrency, rateLimiters: rateLimiters,
      // Of a store that stays as it is, once is enough, and who looks once fails without it.
      warn: { if number == 1, !once { console.note("warning: \($0)", onOwnLine: true) } }
    ) { try await run.round($0) }
  }
}

@Sendable private func pause(_ text: String) throws -> Duration {
  let pause = try duration(text)
  guard (Duration.seconds(60)...Duration.seconds(30 * 86_400)).contains(pause) else {
    throw ValidationError("it takes 1m to 30d.")
  }
  return pause
}
