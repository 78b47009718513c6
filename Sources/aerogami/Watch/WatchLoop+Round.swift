import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import Foundation

// How a round and the pause after it are shown.
extension WatchLoop {
  /// Runs a round, and writes its changes and notes.
  ///
  /// - Parameter isFirst: Whether an unknown name is thrown as an error, which ends the watch.
  func check(
    _ state: inout WatchState, _ output: inout WatchOutput, _ context: CheckWatch.Context, _ environment: String,
    _ dependencies: Dependencies, _ command: ShellCommand?, isFirst: Bool = false
  ) async throws -> Status.Kind {
    let watch = state.watch
    var request = CheckWatch.Request()
    (request.isOnce, request.endsAtUnknownName) = (options.once, isFirst)
    (request.hasCommand, request.showsChangesLast) = (command != nil, output.isBuffered)
    var changeCount = 0
    var isWritten = false
    do {
      return try await run()
    } catch let error as CancellationError {
      // JSON output must be one object, even after an interruption.
      if !isWritten { try await output.end(environment: environment, at: dependencies.now(), outcomes: .init()) }
      throw error
    }
    func run() async throws -> Status.Kind {
      try await ProgressLine.run(
        on: console.errors, isWanted: !options.noProgress, counting: "region", "trip",
        clock: dependencies.clock
      ) { progress in
        try await CheckWatch(dependencies, context)(&state, request) { event in
          await progress?.clear()
          switch event {
          case .note(let text): await note([text], of: watch)
          case .remark(let text):
            // Cron sends a message about each line.
            if !options.once || console.errors.isTerminal { await note([text], of: watch) }
          case .defaults(let defaults): await console.noteDefaults(defaults, color: options.color)
          case .requested(let count): await progress?.known(count)
          case .region(let summary, let changes, let seen):
            if options.verbose, let summary { await note([summary.line(counting: "trip")], of: watch) }
            changeCount += changes.count
            let gone = changes.filter { $0.kind == .gone }.map(\.found.trip.id)
            try await output.write(
              changes, of: watch.name, below: watch.triggers.below,
              ids: options.ids ? ShortIDs(seen.tripIDs + gone) : nil)
            await progress?.oneDone(rows: summary?.count ?? 0)
          case .fetched(let outcomes, let now):
            isWritten = true
            await progress?.end()
            guard let outcomes else { return }
            try await output.end(environment: environment, at: now, outcomes: outcomes)
            await note(output.takePairNotes(of: watch.name), of: watch)
            if options.once, changeCount == 0, outcomes.status == .ok, console.errors.isTerminal {
              await note(["nothing has changed"], of: watch)
            }
          case .meetings(let changes, let result, let now):
            isWritten = true
            await progress?.end()
            try await output.write(
              changes, result, of: watch.name, below: watch.triggers.below, environment: environment, at: now)
            if options.once, changes.isEmpty, result.status == .ok, console.errors.isTerminal {
              await note(["nothing has changed"], of: watch)
            }
          case .notableMeetings(let changes):
            try await raise(changes, output, of: watch, command, clock: dependencies.clock)
          case .notable(let changes, let checks):
            try await raise(changes, checks, of: watch, output.terms, command, clock: dependencies.clock)
          }
          await progress?.resume()
        }
      }
    }
  }

  /// Runs the command for each change, one after the other. If it fails, prints a note and continues. If there is no
  /// command, rings the terminal's bell once.
  ///
  /// - Throws: `CancellationError`, after the running command has ended.
  private func raise(
    _ changes: [TripChange], _ checks: [Trip.ID: CheckedTrip]?, of watch: Watch, _ terms: TermColumns,
    _ command: ShellCommand?,
    clock: any Clock<Duration>
  ) async throws {
    guard let command else {
      if console.errors.isTerminal { try? await console.errors.write([0x07]) }
      return
    }
    for change in changes {
      var json = JSONWriter()
      json.change(change, of: watch.name, terms, checked: checks.map { $0[change.found.trip.id] })
      json.newline()
      if let problem = try await command.run(input: json.bytes, clock: clock) {
        await console.note("--exec \(problem) (\(change.found.trip.summary(at: change.seenAt)))")
      }
    }
  }

  /// Like the function for trips, for changes of meetings.
  private func raise(
    _ changes: [MeetingChange], _ output: WatchOutput, of watch: Watch, _ command: ShellCommand?,
    clock: any Clock<Duration>
  ) async throws {
    guard let command else {
      if console.errors.isTerminal { try? await console.errors.write([0x07]) }
      return
    }
    for change in changes {
      var json = JSONWriter()
      output.rendering(of: change, watch.name).json(&json, change)
      json.newline()
      if let problem = try await command.run(input: json.bytes, clock: clock) {
        let meeting = change.meeting
        await console.note("--exec \(problem) (\(meeting.total) \(meeting.currency), \(meeting.cityName))")
      }
    }
  }

  /// Shows what happens between the rounds of watches that have names.
  ///
  /// - Parameter report: The report of the last round; `nil` if it was shown.
  func show(_ event: RunWatches.Event, after report: String?, at now: Date) async {
    await console.clearLine()
    switch event {
    case .round: break
    case .unusable(let watch, let problem): await console.note("left out: the watch \(watch): \(problem)")
    case .ended(let watch):
      await console.note("left out: the watch \(watch): all its days of departure are in the past")
    case .held(let holder): await console.note("waiting: \(holder.runningText); stop it to continue here")
    case .taken(let watch): await console.note("\(watch): the other process has ended; continuing here")
    case .left(let watch, let isPaused):
      await console.note(
        isPaused ? "\(watch) was paused; it runs here again when it is resumed" : "\(watch) was removed, and has ended")
    case .unreadable(let problem):
      await console.note("warning: the watches cannot be read; those that are running continue: \(problem)")
    case .pausing(let next, let count):
      if let next {
        await showNextRound(of: count > 1 ? next.watch : nil, after: report, next.pause, now)
      } else {
        await showPause("no watch runs here now")
      }
    }
  }

  func note(_ notes: [String], of watch: Watch) async {
    for note in notes { await console.note((watch.name.map { "\($0): " } ?? "") + note) }
  }

  /// Shows the report of the last round and the time of the next one, in a terminal line that the next round replaces.
  /// With `--verbose`, prints a line that stays.
  func showNextRound(of watch: String?, after report: String?, _ pause: Duration, _ now: Date) async {
    let next = (now + pause / .seconds(1)).localMinuteTextWithZone
    // The day matters only if the round is far away.
    let time = pause < .seconds(12 * 3600) ? String(next.dropFirst("2027-01-31 ".count)) : next
    let round = watch.map { "next round of \($0)" } ?? (report == nil ? "next round" : "next")
    await showPause((report.map { "\($0); " } ?? "") + "\(round) at \(time)")
  }

  private func showPause(_ text: String) async {
    if options.verbose {
      await console.note(text)
    } else if console.errors.isTerminal, !options.noProgress {
      try? await console.errors.write(Array(text.utf8))
    }
  }
}

extension WatchHolder {
  /// Which process runs the watch, and since when.
  var runningText: String {
    let name = Watch.isName(watch) ? "the watch \(watch)" : "this watch"
    return "\(processText) has been running \(name)\(since.map { " since \($0.localMinuteTextWithZone)" } ?? "")"
  }
}

extension CheckWatch.Context {
  init(_ configuration: Configuration, now: @escaping @Sendable () -> Date) {
    self.init(
      source: configuration.tripsSource, home: configuration.home, homePlaces: configuration.homePlaces,
      requestedCurrency: configuration.requestedTripCurrency,
      link: { configuration.bookingLink.url(for: $0, at: now()) })
    failureNotice = configuration.failureNotice
  }
}

extension ShellCommand {
  /// Creates the command of `--exec`, which gets the program's variables except secrets.
  init(_ line: String, _ configuration: Configuration) {
    self.init(line: line, variables: configuration.variables(forCommandFrom: ProcessInfo.processInfo.environment))
  }
}

extension Console {
  func clearLine() async {
    if errors.isTerminal { try? await errors.write(Array("\r\u{1B}[2K".utf8)) }
  }
}
