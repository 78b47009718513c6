import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import ArgumentParser

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Fetch trips periodically and show which are new, cheaper, dearer or gone.",
    discussion: """
      Examples:
        aerogami watch VNO --to Spain --every 30m
        aerogami watch EU --notify-below 50 --notify phone
        aerogami watch EU --notify-below 50 --exec 'mail -s cheap me' --once

      Later runs continue where the last one ended. New and cheaper trips ring the bell. With --notify, they are sent \
      as a message instead. With --exec, they run a command, which gets the change as a line of JSON on its standard \
      input. The first round notifies only with --notify-below.

      All options: aerogami watch --help-all
      """)

  @OptionGroup var regions: RegionsOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pause between rounds, 1m to 30d. (default: 15m)", valueName: "duration"),
    transform: pause)
  var every: Duration?

  @Flag(help: "Run one round only.")
  var once = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Notify only of trips below this price.",
      valueName: "amount"), transform: amount)
  var notifyBelow: Price?

  @Option(
    help: ArgumentHelp(
      "Shell command to run instead of ringing the bell.",
      valueName: "command"))
  var exec: String?

  @Option(
    help: ArgumentHelp("Notifiers to send a message with, such as phone.", valueName: "names"), transform: commaList)
  var notify: [[String]] = []

  /// The names of the notifiers, without repetitions.
  var notifiers: [String] { notify.flatMap(\.self).uniqued() }

  @OptionGroup(title: "Which trips") var filter: FilterOptions
  @OptionGroup(title: "Which fares") var fares: FareOptions
  @OptionGroup(title: "Network", visibility: .hidden) var requests: RequestOptions
  // Declared only so that validation can reject these options with a clear message.
  @OptionGroup(visibility: .hidden) var caching: CacheOptions
  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Output format; json requires --once.")
  var format = OutputFormat.table

  @Flag(help: "Show ids, to use with favorites and book.")
  var ids = false

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(
    help: ArgumentHelp(
      "Hide the progress line and the time of the next round, which only terminals show.", visibility: .hidden))
  var noProgress = false

  @Flag(help: "Report each region and round on standard error.")
  var verbose = false

  func validate() throws {
    try regions.validateTogether()
    _ = try search(at: nil)
    if once, every != nil { throw ValidationError("--once and --every cannot be used together.") }
    if exec == "" { throw ValidationError("--exec requires a command, such as \"mail -s trip me\".") }
    if format == .json, !once {
      throw ValidationError("--format json requires --once; use --format ndjson to watch continuously.")
    }
    if caching.cacheMode != .normal || caching.record != nil {
      throw ValidationError("--offline, --max-age and --record cannot be used with watch.")
    }
  }

  private func search(at now: LocalTime?) throws -> TripSearch {
    var search = filter.search(at: now)
    fares.choose(in: &search, at: now)
    try search.validate(at: now)
    return search
  }

  func run() async throws {
    let loaded = try environment.configuration(flags: requests.flags)
    let configuration = notifiers.isEmpty ? loaded.using(.trips) : loaded.using(.trips, .notifications)
    try checkNotifiers(of: configuration)
    let console = Console(color: color)
    if verbose { for line in configuration.summary { console.note(line) } }
    console.noteWarnings(of: configuration)
    console.noteSampleTrips(configuration)
    if once, configuration.cachePath == nil {
      console.note(
        "warning: environment \(configuration.environment) has no database file, so --once saves no seen trips")
    }
    // Reports an invalid configuration once, instead of in every round.
    try configuration.check()
    _ = try configuration.home.expanded(regions.named)

    let (status, signal) = try await withInterruption(output: console.output, onSignal: { console.clearLine() }) {
      () -> Status.Kind? in
      do {
        return try await watch(configuration, console)
      } catch is CancellationError {
        return nil
      }
    }
    if let signal { throw ExitCode(signal.exitCode) }
    // Only a signal or a closed output cancels the work.
    guard let status else { throw OutputError.closed }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  private func checkNotifiers(of configuration: Configuration) throws {
    let known = configuration.notifierNames
    for name in notifiers where !known.contains(name) {
      let remedy =
        known.isEmpty
        ? "configure one; aerogami notify test shows how" : name.correction(among: known) ?? "check the name"
      throw ValidationError("--notify: there is no notifier \"\(name.printable(maxLength: 60))\"; \(remedy)")
    }
  }

  /// Runs one round with `--once`, otherwise rounds until the watch is stopped.
  ///
  /// - Returns: The status of the only round. Without `--once`, never returns, but throws.
  private func watch(_ configuration: Configuration, _ console: Console) async throws -> Status.Kind {
    // Each round has its own container. This container only provides the time, and the clock and the random numbers for
    // the pauses.
    try await Dependencies.withConfiguration(configuration.usingNoClients) { container in
      var search = try search(at: LocalTime(here: container.now()))
      // Shared by all rounds, so that a rate limit that a service has set also applies to the next round.
      let rateLimiters = RateLimiters()
      if !filter.airline.isEmpty {
        search.airlines = try await Dependencies.withConfiguration(configuration, rateLimiters: rateLimiters) {
          try await filter.airlineCodes(from: $0.trips)
        }
      }
      var run = WatchRun(
        self, environment: configuration.environment, source: configuration.tripsSource,
        home: configuration.home, requestedCurrency: configuration.requestedTripCurrency,
        exec: exec.map { line in
          ShellCommand(
            line: line, variables: configuration.variables(forCommandFrom: ProcessInfo.processInfo.environment))
        }, link: { configuration.bookingLink.url(for: $0) }, search: search, console: console)
      if once { return try await round(&run, 1, configuration, rateLimiters, console) }
      let schedule = WatchSchedule(every: every ?? .seconds(15 * 60))
      return try await watch(&run, schedule, container, configuration, rateLimiters, console)
    }
  }

  /// Runs rounds until the task is canceled, writing the output fails, or the first round finds an unknown name.
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
      } catch let error as ClientError where number == 1 && error.isUnknown {
        // Probably a mistyped name, which no later round would find.
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

  /// Runs one round with its own deadline and connections, so that no connection stays open during the pause.
  private func round(
    _ run: inout WatchRun, _ number: Int, _ configuration: Configuration, _ rateLimiters: RateLimiters,
    _ console: Console
  ) async throws -> Status.Kind {
    console.clearLine()
    return try await Dependencies.withConfiguration(
      configuration, concurrency: regions.concurrency, rateLimiters: rateLimiters,
      // Warns about an unusable database in the first round only. With --once, it is an error instead.
      warn: { if number == 1, !once { console.note("warning: \($0)", onOwnLine: true) } },
      printLine: { console.note($0, onOwnLine: true) }
    ) { try await run.round($0, isFirst: number == 1 && !once) }
  }
}

@Sendable private func amount(_ text: String) throws -> Price {
  guard let limit = PriceLimit(text), limit.currency == nil else {
    throw ValidationError("expected an amount such as 60 or 99.50, with at most 18 digits and without a currency.")
  }
  return limit.amount
}

@Sendable private func pause(_ text: String) throws -> Duration {
  let pause = try duration(text)
  guard (Duration.seconds(60)...Duration.seconds(30 * 86_400)).contains(pause) else {
    throw ValidationError("expected a duration from 1m to 30d.")
  }
  return pause
}
