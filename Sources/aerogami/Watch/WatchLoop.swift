import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import AerogamiLive
import AerogamiStore
import ArgumentParser
import Foundation

/// Runs the rounds of one or several watches in one process.
struct WatchLoop {
  let options: RoundOptions
  private let format: OutputFormat
  let console: Console

  init(_ options: RoundOptions, _ format: OutputFormat, _ console: Console) {
    (self.options, self.format, self.console) = (options, format, console)
  }

  /// Runs one round of each watch with `--once`, otherwise rounds until the process is interrupted.
  ///
  /// - Parameter watches: Returns the watches, at least one.
  /// - Throws: An error of the configuration or of the watches, `ExitCode`, or ``OutputError``.
  func run(of loaded: Configuration, _ watches: () async throws -> [WatchEntry]) async throws {
    let entries = try await watches()
    let notifiers = entries.flatMap(\.watch.notifiers)
    let configuration =
      notifiers.isEmpty ? loaded.using(.trips) : loaded.using(.trips, .notifications).notifying(with: notifiers)
    for entry in entries { try entry.checkNotifiers(of: configuration) }
    if options.verbose { for line in configuration.summary { await console.note(line) } }
    await console.noteWarnings(of: configuration)
    await console.noteSampleTrips(configuration)
    for warning in entries.compactMap({ $0.confirmationWarning(configuration) }) { await console.note(warning) }
    if options.once, configuration.cachePath == nil {
      await console.note(
        "warning: environment \(configuration.environment) has no database file, so --once saves no seen trips")
    }
    // Checked once, before the first round. The rounds create their clients from the result.
    let checked = try configuration.checked()
    for entry in entries where entry.watch.name == nil { try entry.check(at: SystemTime.now(), configuration) }

    let identities = try entries.map { try $0.identity(at: SystemTime.now(), home: configuration.homePlaces) }
    let (status, signal) = try await withInterruption(
      output: console.output, onSignal: { await console.clearLine() }
    ) { () -> Status.Kind? in
      do {
        var hasWaited = false
        return try await configuration.withLeases(
          of: identities,
          waiting: { holder in
            hasWaited = true
            try await report(holder)
          },
          {
            if hasWaited { await console.note("the other process has ended; continuing here") }
            return try await run(entries.map(\.watch), checked)
          })
      } catch is CancellationError {
        return nil
      }
    }
    if let signal { throw ExitCode(signal.exitCode) }
    // Only a signal or a closed output cancels the work.
    guard let status else { throw OutputError.closed }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  /// Reports that another process runs a watch.
  ///
  /// - Throws: `Problem` with `--once`.
  private func report(_ holder: WatchHolder) async throws {
    let process = holder.processText
    let watch = Watch.isName(holder.watch) ? "the watch \(holder.watch)" : "this watch"
    let since = holder.since.map { " since \($0.minuteText) UTC" } ?? ""
    if options.once {
      throw Problem("\(process) has been running \(watch)\(since)", remedy: "stop it, or let it send the changes")
    }
    await console.note("waiting: \(process) has been running \(watch)\(since); stop it to continue here")
  }

  /// Runs the rounds.
  ///
  /// - Returns: With `--once`, the combined status of one round of each watch. Otherwise never returns, but throws.
  private func run(_ watches: [Watch], _ checked: CheckedConfiguration) async throws -> Status.Kind {
    var states = watches.map { WatchState(of: $0) }
    var output = WatchOutput(
      format, color: options.color, stream: console.output, watches: watches.compactMap(\.name),
      terms: watches.reduce([]) { $0.union(TermColumns($1.search)) }, link: checked.configuration.bookingLink)
    // Shared by all rounds, so that a rate limit that a service has set also applies to the next round.
    let rateLimiters = RateLimiters()
    if options.once {
      var statuses: [Status.Kind] = []
      for index in states.indices {
        statuses.append(try await round(index, 1, &states, &output, checked, rateLimiters))
      }
      return statuses.combined
    }

    // A container without clients provides the times of earlier rounds, and the clock and the random numbers for the
    // pauses.
    return try await Dependencies.withConfiguration(checked.configuration.usingNoClients) { container in
      // A store that cannot be read is reported by the first round.
      let health = watches.contains { $0.name != nil } ? try? await container.watches.health() : nil
      let schedules = watches.map { watch in
        let last = watch.name.flatMap { health?[$0]?.lastRound }
        let rest = last.map { Duration.seconds($0.timeIntervalSince(container.now())) + watch.interval } ?? .zero
        // Limits the pause, because the last round may be in the future if the system time was set back.
        return (schedule: WatchSchedule(every: watch.interval), pause: min(max(rest, .zero), watch.interval))
      }
      var report: String?
      try await WatchSchedule.run(schedules, on: container.clock, random: container.random) { index, number in
        if try await container.isPaused(watches[index]) { return true }
        let status = try await round(index, number, &states, &output, checked, rateLimiters)
        report = states[index].roundReport(number)
        return status != .failed
      } pausing: { index, pause in
        await showNextRound(of: watches.count > 1 ? watches[index].name : nil, after: report, pause, container.now())
        report = nil
      }
    }
  }

  /// Runs one round of a watch, with its own container: a round has its own deadline, and neither a connection nor the
  /// database stays open during the pause.
  ///
  /// - Throws: ``OutputError`` or `CancellationError`. With `--once`, also an error of the database or, for a single
  ///   watch, any error. Without `--once`, the first round of a single watch also throws an error that later rounds
  ///   would repeat, such as an unknown name.
  func round(
    _ index: Int, _ number: Int, _ states: inout [WatchState], _ output: inout WatchOutput,
    _ checked: CheckedConfiguration, _ rateLimiters: RateLimiters
  ) async throws -> Status.Kind {
    await console.clearLine()
    let (isOnly, configuration) = (states.count == 1, checked.configuration)
    do {
      let status = try await Dependencies.withConfiguration(
        checked,
        options: RunOptions(
          concurrency: states[index].watch.concurrency, rateLimiters: rateLimiters,
          // Warns about an unusable database in the first round only. With --once, it is an error instead.
          warn: { if number == 1, index == 0, !options.once { await console.note("warning: \($0)", onOwnLine: true) } },
          printLines: { await console.note(lines: $0, onOwnLine: true) }, sendMail: { try await MailProgram.send($0) })
      ) { dependencies in
        let isFirst = number == 1 && isOnly && !options.once
        let context = CheckWatch.Context(configuration, now: dependencies.now)
        do {
          return try await check(
            &states[index], &output, context, configuration.environment, dependencies,
            options.exec.map { ShellCommand($0, configuration) }, isFirst: isFirst)
        } catch let error as OutputError {
          throw error
        } catch {
          try await CheckWatch(dependencies, context).saveFailure(error, &states[index])
          throw error
        }
      }
      await note(states[index].roundSucceeded(), of: states[index].watch)
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
      await note(states[index].roundFailed(error), of: states[index].watch)
      return .failed
    }
  }
}

extension WatchHolder {
  var processText: String { process.map { "process \($0)" } ?? "another process" }
}

extension Dependencies {
  /// Whether the rounds of a watch are paused. A store that cannot be read is reported by the round.
  fileprivate func isPaused(_ watch: Watch) async throws -> Bool {
    guard let name = watch.name else { return false }
    let health = try? await watches.health()
    try Task.checkCancellation()
    return health?[name]?.isPaused ?? false
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
