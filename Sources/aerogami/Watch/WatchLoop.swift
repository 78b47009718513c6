import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import AerogamiLive
import AerogamiStore
import ArgumentParser
import Foundation

/// Runs the rounds of watches, and shows them on a terminal.
struct WatchLoop {
  let options: RoundOptions
  private let format: OutputFormat
  let console: Console

  init(_ options: RoundOptions, _ format: OutputFormat, _ console: Console) {
    (self.options, self.format, self.console) = (options, format, console)
  }

  /// Runs one round of each watch with `--once`, otherwise the rounds of one watch without a name until the process is
  /// interrupted.
  ///
  /// - Parameter isWhole: Whether no watch was left out because it cannot run.
  /// - Throws: An error of the configuration or of the watches, `ExitCode`, or ``OutputError``.
  func run(_ entries: [WatchEntry], of loaded: Configuration, isWhole: Bool = true) async throws {
    let checked = try await checked(using(loaded, entries.flatMap(\.watch.notifiers)), entries, of: loaded)
    let identities = try entries.map {
      try $0.identity(at: SystemTime.now(), home: checked.configuration.homePlaces)
    }
    try await untilInterrupted {
      var hasWaited = false
      return try await checked.configuration.withLeases(
        of: identities,
        waiting: { holder in
          hasWaited = true
          if options.once {
            throw Problem(holder.runningText, remedy: "stop it, or let it send the changes")
          }
          await console.note("waiting: \(holder.runningText); stop it to continue here")
        },
        {
          if hasWaited { await console.note("the other process has ended; continuing here") }
          let status = try await rounds(entries.map(\.watch), checked)
          return isWhole ? status : [status, .failed].combined
        })
    }
  }

  /// Runs the watches that have names until the process is interrupted. Watches that are added, changed, paused or removed
  /// count within seconds.
  ///
  /// - Parameters:
  ///   - entries: The watches that can run now.
  ///   - includes: Whether a watch is one of those to run.
  /// - Throws: An error of the configuration or of the watches, `ExitCode`, or ``OutputError``.
  func runNamed(
    _ entries: [WatchEntry], of loaded: Configuration, includes: @escaping @Sendable (DefinedWatch) -> Bool
  ) async throws {
    // Watches that are added later can use all notifiers.
    let usable = using(loaded, loaded.notifierNames.filter { (try? loaded.checkNotifiers([$0])) != nil })
    let checked = try await checked(usable, entries, of: loaded)
    var environment = ServedEnvironment(loaded)
    environment.runsWatches = true
    try await untilInterrupted { [environment] in
      try await rounds(of: entries.map(\.watch), checked, in: environment, includes: includes)
    }
  }

  private func using(_ loaded: Configuration, _ notifiers: [String]) -> Configuration {
    notifiers.isEmpty ? loaded.using(.trips) : loaded.using(.trips, .notifications).notifying(with: notifiers)
  }

  /// Checks the watches and the configuration, once and before the first round, and prints notes about them. The rounds
  /// create their clients from the result.
  private func checked(
    _ configuration: Configuration, _ entries: [WatchEntry], of loaded: Configuration
  ) async throws -> CheckedConfiguration {
    let notifying = using(loaded, entries.flatMap(\.watch.notifiers))
    for entry in entries { try entry.checkNotifiers(of: notifying) }
    if options.verbose { for line in notifying.summary { await console.note(line) } }
    await console.noteWarnings(of: notifying)
    await console.noteSampleTrips(configuration)
    for warning in entries.compactMap({ $0.confirmationWarning(configuration) }) { await console.note(warning) }
    if options.once, configuration.cachePath == nil {
      await console.note(
        "warning: environment \(configuration.environment) has no database file, so --once saves no seen trips")
    }
    let checked = try configuration.checked()
    for entry in entries where entry.watch.name == nil { try entry.check(at: SystemTime.now(), configuration) }
    return checked
  }

  /// Runs `work` until it ends, or until a signal or a closed output cancels it, and throws the exit status.
  private func untilInterrupted(_ work: @escaping @Sendable () async throws -> Status.Kind) async throws {
    let (status, signal) = try await withInterruption(
      output: console.output, onSignal: { await console.clearLine() }
    ) { () -> Status.Kind? in
      do { return try await work() } catch is CancellationError { return nil }
    }
    if let signal { throw ExitCode(signal.exitCode) }
    // Only a signal or a closed output cancels the work.
    guard let status else { throw OutputError.closed }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  private func output(_ watches: [Watch], _ checked: CheckedConfiguration) -> WatchOutput {
    WatchOutput(
      format, color: options.color, stream: console.output, watches: watches.compactMap(\.name),
      terms: watches.reduce([]) { $0.union(TermColumns($1.search)) }, link: checked.configuration.bookingLink)
  }

  /// Runs the rounds of watches that have names. Never returns, but throws.
  private func rounds(
    of watches: [Watch], _ checked: CheckedConfiguration, in environment: ServedEnvironment,
    includes: @escaping @Sendable (DefinedWatch) -> Bool
  ) async throws -> Status.Kind {
    var output = output(watches, checked)
    // Shared by all rounds, so that a rate limit that a service has set also applies to the next round.
    let (rateLimiters, configuration) = (RateLimiters(), checked.configuration)
    // This container reads the watches. It tries again after an error of the database.
    return try await Dependencies.withConfiguration(
      configuration.usingNoClients, options: RunOptions(lifetime: .service)
    ) { container in
      let run = RunWatches(
        container, configured: configuration.watches.map { (watch: $0.watch, source: $0.source) },
        includes: includes,
        problem: { environment.problem(of: $0, from: $1, sends: true, at: container.now()) },
        lease: { await configuration.takeLease(of: $0) })
      var isFirst = true
      var lastRound: String?
      try await run { state, number in
        output.makeRoom(for: state.watch)
        defer { isFirst = false }
        let status = try await round(
          number, of: &state, &output, checked, rateLimiters, isOnly: false, isFirst: isFirst)
        lastRound = state.roundReport(number)
        return status
      } report: { event in
        await show(event, after: lastRound, at: container.now())
        if case .pausing = event { lastRound = nil }
      }
    }
  }

  /// Runs the rounds of a watch without a name or, with `--once`, one round of each watch.
  ///
  /// - Returns: With `--once`, the combined status. Otherwise never returns, but throws.
  private func rounds(_ watches: [Watch], _ checked: CheckedConfiguration) async throws -> Status.Kind {
    var states = watches.map { WatchState(of: $0) }
    var output = output(watches, checked)
    let rateLimiters = RateLimiters()
    if options.once {
      var statuses: [Status.Kind] = []
      for index in states.indices {
        statuses.append(
          try await round(
            1, of: &states[index], &output, checked, rateLimiters, isOnly: states.count == 1, isFirst: index == 0))
      }
      return statuses.combined
    }
    // A container without clients provides the clock and the random numbers for the pauses.
    return try await Dependencies.withConfiguration(checked.configuration.usingNoClients) { container in
      let schedules = watches.map { (schedule: WatchSchedule(every: $0.interval), pause: Duration.zero) }
      var report: String?
      try await WatchSchedule.run(schedules, clock: container.clock, random: container.random) { index, number in
        let status = try await round(
          number, of: &states[index], &output, checked, rateLimiters, isOnly: true, isFirst: number == 1)
        report = states[index].roundReport(number)
        return status != .ok
      } pausing: { _, pause in
        await showNextRound(of: nil, after: report, pause, container.now())
        report = nil
      }
    }
  }

  /// Runs one round of a watch, with its own container: a round has its own deadline, and neither a connection nor the
  /// database stays open during the pause.
  ///
  /// - Parameters:
  ///   - isOnly: Whether no other watch runs or is added in this process, which can thus end with an error.
  ///   - isFirst: Whether this is the first round of the process, which warns about an unusable database.
  /// - Throws: ``OutputError`` or `CancellationError`. With `--once`, also an error of the database or, for a single
  ///   watch, any error. Without `--once`, the first round of a single watch also throws an error that later rounds
  ///   would repeat, such as an unknown name.
  func round(
    _ number: Int, of state: inout WatchState, _ output: inout WatchOutput, _ checked: CheckedConfiguration,
    _ rateLimiters: RateLimiters, isOnly: Bool, isFirst: Bool
  ) async throws -> Status.Kind {
    await console.clearLine()
    let configuration = checked.configuration
    do {
      let status = try await Dependencies.withConfiguration(
        checked,
        options: RunOptions(
          concurrency: state.watch.concurrency, rateLimiters: rateLimiters,
          // With --once, an unusable database is an error instead.
          warn: { if isFirst, !options.once { await console.note("warning: \($0)", onOwnLine: true) } },
          printLines: { await console.note(lines: $0, onOwnLine: true) }, sendMail: { try await MailProgram.send($0) })
      ) { dependencies in
        var context = CheckWatch.Context(configuration, now: dependencies.now)
        context.names = .options
        do {
          return try await check(
            &state, &output, context, configuration.environment, dependencies,
            options.exec.map { ShellCommand($0, configuration) }, isFirst: number == 1 && isOnly && !options.once)
        } catch let error as OutputError {
          throw error
        } catch {
          try await CheckWatch(dependencies, context).saveFailure(error, &state)
          throw error
        }
      }
      await note(state.roundSucceeded(), of: state.watch)
      return status
    } catch let error as OutputError {
      throw error
    } catch {
      try Task.checkCancellation()
      if isOnly, options.once || number == 1 && error.isPermanent {
        throw (error as? TripSearchError).map { ValidationError($0) } ?? error
      }
      // The next watch would fail with the same error.
      if options.once, error is StoreError { throw error }
      await note(state.roundFailed(error), of: state.watch)
      return .failed
    }
  }
}

extension Error {
  /// Whether later rounds would fail with the same error, because it is about the options of a watch or the
  /// configuration.
  fileprivate var isPermanent: Bool {
    if let error = self as? ClientError { return error.isUnknown }
    return self is ValidationError || self is TripSearchError || self is UsageError || self is Problem
      || self is HomeError
  }
}

extension [Status.Kind] {
  /// The status of all parts together.
  fileprivate var combined: Status.Kind {
    if allSatisfy({ $0 == .ok }) { return .ok }
    return allSatisfy { $0 == .failed } ? .failed : .partial
  }
}
