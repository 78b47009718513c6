import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import AerogamiStore
import ArgumentParser
import Foundation

/// Runs the rounds of one or several watches in one process.
struct WatchRounds {
  private let options: RoundOptions
  private let format: OutputFormat

  init(_ options: RoundOptions, _ format: OutputFormat) { (self.options, self.format) = (options, format) }

  /// Runs one round of each watch with `--once`, otherwise rounds until the process is interrupted.
  ///
  /// - Parameter watches: Returns the watches, at least one.
  /// - Throws: An error of the configuration or of the watches, `ExitCode`, or ``OutputError``.
  func run(of loaded: Configuration, _ watches: (Console) async throws -> [WatchEntry]) async throws {
    let console = Console(color: options.color)
    let entries = try await watches(console)
    let notifiers = entries.flatMap(\.watch.notifiers)
    let configuration =
      notifiers.isEmpty ? loaded.using(.trips) : loaded.using(.trips, .notifications).notifying(with: notifiers)
    for entry in entries { try entry.checkNotifiers(of: configuration) }
    if options.verbose { for line in configuration.summary { console.note(line) } }
    console.noteWarnings(of: configuration)
    console.noteSampleTrips(configuration)
    if options.once, configuration.cachePath == nil {
      await console.note(
        "warning: environment \(configuration.environment) has no database file, so --once saves no seen trips")
    }
    // Reports an invalid configuration once, instead of in every round.
    try configuration.check()
    for entry in entries where entry.watch.name == nil {
      _ = try configuration.home.expanded(entry.watch.search.regions)
    }

    let context = WatchContext(configuration, options, console)
    let identities = try entries.map { try $0.identity(at: SystemTime.now(), home: configuration.homePlaces) }
    let (status, signal) = try await configuration.whileRunning(identities) { others in
      let shared = zip(entries, identities).compactMap { others[$1] == nil ? nil : $0 }
      if !shared.isEmpty { console.note(Self.warning(of: others.values, running: shared)) }
      return try await withInterruption(output: console.output, onSignal: { console.clearLine() }) {
        () -> Status.Kind? in
        do {
          return try await run(entries, configuration, context)
        } catch is CancellationError {
          return nil
        }
      }
    }
    if let signal { throw ExitCode(signal.exitCode) }
    // Only a signal or a closed output cancels the work.
    guard let status else { throw OutputError.closed }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  /// Returns the warning that other processes run some of the watches, too.
  ///
  /// - Parameter ids: The ids of the processes; 0 for an unknown one.
  private static func warning(of ids: some Collection<Int32>, running watches: [WatchEntry]) -> String {
    let ids = Set(ids).subtracting([0]).sorted().map { "\($0)" }
    let processes =
      switch ids.count {
      case 0: "another process also runs"
      case 1: "process \(ids[0]) also runs"
      default: "processes \(ids.listed(with: "and")) also run"
      }
    let names = watches.compactMap(\.watch.name).sorted()
    let shared =
      switch names.count {
      case 0: "this watch"
      case 1: "the watch \(names[0])"
      default: "the watches \(names.listed(with: "and"))"
      }
    return "warning: \(processes) \(shared), so each change is reported twice; stop one of the processes"
  }

  /// Runs the rounds.
  ///
  /// - Returns: With `--once`, the combined status of one round of each watch. Otherwise never returns, but throws.
  private func run(
    _ entries: [WatchEntry], _ configuration: Configuration, _ context: WatchContext
  ) async throws -> Status.Kind {
    // Each round has its own container. A container without clients provides the times of earlier rounds here and,
    // further below, the clock and the random numbers for the pauses.
    let withoutClients = configuration.usingNoClients
    let (lastRounds, start) = try await Dependencies.withConfiguration(withoutClients) { container in
      // A store that cannot be read is reported by the first round.
      let rounds = entries.contains { $0.watch.name != nil } ? try? await container.watches.rounds() : [:]
      return (rounds ?? [:], container.now())
    }
    func lastRound(of entry: WatchEntry) -> Date? { entry.watch.name.flatMap { lastRounds[$0] } }
    var runs = entries.map {
      WatchRun($0, options, context, lastRound: lastRound(of: $0), start: start)
    }
    var output = WatchOutput(
      format, color: options.color, stream: context.console.output,
      watches: entries.compactMap(\.watch.name))
    // Shared by all rounds, so that a rate limit that a service has set also applies to the next round.
    let rateLimiters = RateLimiters()
    if options.once {
      var statuses: [Status.Kind] = []
      for index in runs.indices {
        statuses.append(try await round(index, 1, &runs, &output, configuration, rateLimiters))
      }
      return statuses.combined
    }

    return try await Dependencies.withConfiguration(withoutClients) { container in
      let schedules = entries.map { entry in
        let interval = entry.watch.interval
        let rest =
          lastRound(of: entry).map { Duration.seconds($0.timeIntervalSince(container.now())) + interval } ?? .zero
        // Limits the pause, because the last round may be in the future if the system time was set back.
        return (schedule: WatchSchedule(every: interval), pause: min(max(rest, .zero), interval))
      }
      var report: String?
      try await WatchSchedule.run(schedules, on: container.clock, random: container.random) { index, number in
        let status = try await round(index, number, &runs, &output, configuration, rateLimiters)
        report = runs[index].roundReport(number)
        return status != .failed
      } pausing: { index, pause in
        context.showNextRound(of: entries.count > 1 ? runs[index].name : nil, after: report, pause, container.now())
        report = nil
      }
    }
  }

  /// Runs one round of a watch, with its own deadline and connections, so that no connection stays open during the
  /// pause.
  ///
  /// - Throws: ``OutputError`` or `CancellationError`. With `--once`, also an error of the database or, for a single
  ///   watch, any error. Without `--once`, the first round of a single watch also throws an error that later rounds
  ///   would repeat, such as an unknown name.
  private func round(
    _ index: Int, _ number: Int, _ runs: inout [WatchRun], _ output: inout WatchOutput,
    _ configuration: Configuration, _ rateLimiters: RateLimiters
  ) async throws -> Status.Kind {
    let console = Console(color: options.color)
    await console.clearLine()
    let isOnly = runs.count == 1
    do {
      let status = try await Dependencies.withConfiguration(
        configuration,
        options: RunOptions(
          concurrency: runs[index].concurrency, rateLimiters: rateLimiters,
          // Warns about an unusable database in the first round only. With --once, it is an error instead.
          warn: { if number == 1, index == 0, !options.once { await console.note("warning: \($0)", onOwnLine: true) } },
          printLines: { await console.note(lines: $0, onOwnLine: true) })
      ) { dependencies in
        try await runs[index].round(dependencies, &output, isFirst: number == 1 && isOnly && !options.once)
      }
      await runs[index].roundSucceeded()
      return status
    } catch let error as OutputError {
      throw error
    } catch {
      try Task.checkCancellation()
      if isOnly, options.once || number == 1 && error.isPermanent { throw error }
      // The next watch would fail with the same error.
      if options.once, error is StoreError { throw error }
      await runs[index].roundFailed(error)
      return .failed
    }
  }
}

extension Error {
  /// Whether later rounds would fail with the same error, because it is about the options of a watch or the
  /// configuration.
  fileprivate var isPermanent: Bool {
    if let error = self as? ClientError { return error.isUnknown }
    return self is TripSearchError || self is UsageError || self is Problem || self is HomeError
      || self is ConfigurationError
  }
}

extension [Status.Kind] {
  /// The status of all parts together.
  fileprivate var combined: Status.Kind {
    if allSatisfy({ $0 == .ok }) { return .ok }
    return allSatisfy { $0 == .failed } ? .failed : .partial
  }
}
