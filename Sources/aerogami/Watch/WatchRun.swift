import AerogamiCore
import AerogamiLive

/// A running watch: fetches trips, writes the changes, notifies the user of changes, and saves the seen trips.
struct WatchRun {
  private let command: WatchCommand
  private let environment: String
  private let source: @Sendable (Region.ID?) -> String
  private let home: Home
  /// The currency that is requested from a service that may ignore it; `nil` for other services.
  private let requestedCurrency: String?
  /// Returns the address at which a trip can be booked, for messages.
  private let link: @Sendable (Trip) -> String?
  /// Whether changes run a command.
  private let runsCommand: Bool
  private let console: Console
  private let alarm: Alarm
  /// The messages of each notifier that are not sent yet.
  private var unsent: [(notifier: String, message: ChangeMessage)]
  /// The regions whose trips are saved only after all messages about them were sent, so that a later run repeats a
  /// message instead of losing it.
  private var unsaved: [Region.ID?: WatchedRegion] = [:]
  private var output: WatchOutput
  private var watch: Watch
  private var notes: WatchNotes
  /// The currencies of the current or last round.
  private var currencies: PriceCurrencies
  /// The number of changes in the current or last round.
  private var changeCount = 0
  /// Whether the note about the default regions was printed.
  private var areDefaultsNoted = false

  /// Creates a watch that has not run yet.
  ///
  /// - Parameters:
  ///   - source: Returns the source of a region's trips: see ``WatchSubject/source``.
  ///   - home: The places of the configuration key `home`.
  ///   - requestedCurrency: The currency that is requested from a service that may ignore it; `nil` for other services.
  ///   - exec: The command to run for each change; `nil` rings the terminal's bell.
  ///   - link: Returns the address at which a trip can be booked, for messages.
  ///   - search: The trips to watch.
  init(
    _ command: WatchCommand, environment: String, source: @escaping @Sendable (Region.ID?) -> String,
    home: Home, requestedCurrency: String?, exec: ShellCommand?, link: @escaping @Sendable (Trip) -> String?,
    search: TripSearch, console: Console
  ) {
    self.command = command
    self.environment = environment
    self.source = source
    self.home = home
    self.requestedCurrency = requestedCurrency
    self.link = link
    runsCommand = exec != nil
    self.console = console
    notes = WatchNotes(console)
    alarm = Alarm(command: exec, console: console)
    unsent = command.notifiers.map { ($0, ChangeMessage()) }
    output = WatchOutput(command.format, color: command.color, stream: console.output)
    watch = Watch(search)
    currencies = PriceCurrencies(search)
  }

  /// Fetches every region once.
  ///
  /// The changes of a region are written when its response arrives, or as JSON after all regions. Notifications also
  /// follow after all regions, so that the time of commands does not count toward the deadline of the requests. The
  /// trips of a region are saved only after its changes were reported, so that a later run repeats changes after an
  /// interruption instead of losing them.
  ///
  /// - Parameter isFirst: Whether an unknown name ends the watch, because the user can still correct it.
  /// - Throws: ``OutputError``, `CancellationError`, ``ConfigurationError`` if `home` is selected but not configured,
  ///   ``ClientError`` for an unknown name if `isFirst`, or with `--once` the error of reading or saving seen trips.
  mutating func round(_ dependencies: Dependencies, isFirst: Bool = false) async throws -> Status.Kind {
    let now = dependencies.now()
    changeCount = 0
    currencies = PriceCurrencies(watch.search)
    guard let requested = try await regionsToFetch(dependencies) else { return .failed }
    removeAll(except: requested)
    for region in requested where !watch.hasSeen(region) {
      let subject = subject(region)
      let seen = try await reportingStoreErrors { try await dependencies.watches.trips(subject) }
      if let trips = seen ?? nil { watch.restore(trips, in: region) }
    }

    var outcomes = OutcomeSummaries<Region.ID?>()
    outcomes.keys = requested
    let due = try await fetch(requested, dependencies, at: now, into: &outcomes)
    try Task.checkCancellation()
    if isFirst, let unknown = outcomes.ordered.lazy.compactMap(\.status.clientError).first(where: \.isUnknown) {
      throw unknown
    }
    notes.compare(outcomes)
    try output.end(environment: environment, at: now, outcomes: outcomes)

    let notices = due.flatMap(\.notice)
    if !notices.isEmpty, runsCommand || unsent.isEmpty {
      try await alarm.raise(for: notices, clock: dependencies.clock)
    }
    for (watched, _) in due { unsaved[watched.id] = watched }
    let isSent = try await send(notices, dependencies)
    if isSent {
      for watched in unsaved.values { try await save(watched, dependencies, at: now) }
      unsaved = [:]
    }
    if command.once, changeCount == 0, outcomes.status == .ok, console.errors.isTerminal {
      console.note("nothing has changed")
    }
    return currencies.error == nil ? outcomes.status.partial(if: !isSent) : .failed
  }

  /// Adds changes to the message of each notifier, and sends the messages that are not empty. A message that could not
  /// be sent is sent with the next round. Prints a note when a notifier begins to fail, and when it works again.
  ///
  /// - Returns: Whether every message was sent.
  private mutating func send(_ notices: [TripChange], _ dependencies: Dependencies) async throws -> Bool {
    var isSent = true
    for index in unsent.indices {
      unsent[index].message.add(notices)
      let (notifier, message) = unsent[index]
      guard let notification = message.notification(to: notifier, at: dependencies.now(), link: link) else { continue }
      do {
        _ = try await dependencies.notifications.send(notification)
        unsent[index].message = ChangeMessage()
        notes.end(of: .notifier(notifier), "the notifier \(notifier) works again")
      } catch let error as ClientError {
        try Task.checkCancellation()
        isSent = false
        notes.start(
          of: .notifier(notifier), "the notifier \(notifier) failed: \(error); its message is sent with the next round")
      }
    }
    return isSent
  }

  /// Fetches the regions, and writes their changes.
  ///
  /// - Returns: The regions whose trips are not saved yet, each with the changes to notify of.
  private mutating func fetch(
    _ regions: [Region.ID?], _ dependencies: Dependencies, at now: Date,
    into outcomes: inout OutcomeSummaries<Region.ID?>
  ) async throws -> [(watched: WatchedRegion, notice: [TripChange])] {
    var due: [(watched: WatchedRegion, notice: [TripChange])] = []
    var leftOut: [TripField: Int] = [:]
    try await ProgressLine.run(
      on: console.errors, isWanted: !command.noProgress, counting: .init(key: "region", row: "trip"),
      clock: dependencies.clock
    ) { progress in
      await progress?.known(regions.count)
      let recording = PriceRecording(in: dependencies.history, at: now)
      let feed = command.regions.feed(dependencies, search: watch.search)
      _ = try await feed.run(regions, concurrency: command.regions.concurrency) { outcome in
        let summary = OutcomeSummary(outcome.withoutStaleTrips, id: outcome.key, count: \.count)
        outcomes[outcome.key] = summary
        await progress?.clear()
        if command.verbose { console.note(summary.line(counting: "trip")) }
        if let fetched = outcome.response {
          leftOut.merge(watch.search.leftOut(of: fetched.value, at: now)) { $0 + $1 }
          currencies.add(fetched.value, at: now)
        }
        if var watched = watch.update(with: outcome, at: now), let fetched = outcome.response {
          watched.mark(await recording.deals(of: fetched), at: now)
          let gone = watched.changes.filter { $0.kind == .gone }.map(\.found.trip.id)
          try output.write(watched.changes, ids: command.ids ? ShortIDs(watch.tripIDs + gone) : nil)
          changeCount += watched.changes.count
          let notice = watched.notableChanges(below: command.notifyBelow)
          // Saves trips only after their changes were reported, so that no change is lost after a failure.
          if notice.isEmpty, !output.isBuffered, unsaved[watched.id] == nil {
            try await save(watched, dependencies, at: now)
          } else {
            due.append((watched, notice))
          }
        }
        await progress?.oneDone(rows: summary.count)
        return .continue
      }
      await recording.finish()
    }
    if leftOut.isEmpty {
      notes.endSilently(.leftOut)
    } else {
      notes.start(of: .leftOut, leftOut.notes)
    }
    if let note = currencies.note(of: watch.search) ?? ignoredCurrency {
      notes.start(of: .currencies, note)
    } else {
      notes.endSilently(.currencies)
    }
    return due
  }

  /// The note about a service that ignores the configured currency.
  private var ignoredCurrency: String? {
    guard watch.search.requestedCurrency == nil else { return nil }
    return requestedCurrency.flatMap { ignoredCurrencyNote(requested: $0, found: watch.currencies) }
  }

  private mutating func save(_ watched: WatchedRegion, _ dependencies: Dependencies, at now: Date) async throws {
    let subject = subject(watched.id)
    try await reportingStoreErrors { try await dependencies.watches.save(watched.trips, subject, now) }
  }

  private func subject(_ region: Region.ID?) -> WatchSubject {
    WatchSubject(source: source(region), search: watch.search, region: region)
  }

  /// Runs a database operation. With `--once`, throws its error. Otherwise writes a note about the error, and returns
  /// `nil`.
  @discardableResult
  private mutating func reportingStoreErrors<Value>(_ body: () async throws -> Value) async throws -> Value? {
    do {
      let value = try await body()
      notes.endSilently(.store)
      return value
    } catch {
      try Task.checkCancellation()
      if command.once { throw error }
      notes.start(of: .store, "warning: seen trips cannot be read or saved: \(error)", onOwnLine: true)
      return nil
    }
  }

  /// Returns the regions to fetch. Prints a note and returns `nil` if the list of regions could not be fetched.
  private mutating func regionsToFetch(_ dependencies: Dependencies) async throws -> [Region.ID?]? {
    do {
      let (requested, listed, defaults) = try await command.regions.regionsToFetch(dependencies, home: home)
      if let defaults, !areDefaultsNoted {
        areDefaultsNoted = true
        console.noteDefaults(defaults, color: command.color)
      }
      if let note = listed?.status.note(of: "the list of regions") {
        notes.start(of: .listing, note)
      } else {
        notes.end(of: .listing, "the list of regions was fetched again")
      }
      if let note = listed?.skipped.note(of: "the list of regions") {
        notes.start(of: .skippedRegions, note)
      } else {
        notes.endSilently(.skippedRegions)
      }
      if requested.isEmpty { console.note("the service lists no regions") }
      return requested
    } catch let error as ClientError {
      try Task.checkCancellation()
      notes.start(of: .listing, "the regions could not be listed: \(error)")
      return nil
    }
  }

  private mutating func removeAll(except regions: [Region.ID?]) {
    watch.removeAll(except: regions)
    let watched = Set(regions)
    unsaved = unsaved.filter { watched.contains($0.key) }
    notes.forgetRegions(except: watched)
  }

  /// Prints a note about a failed round, unless the previous round failed too.
  mutating func roundFailed(_ error: any Error) {
    changeCount = 0
    notes.start(of: .round, "the round failed: \(error)")
  }

  /// Prints a note about a successful round after a failed one.
  mutating func roundSucceeded() { notes.end(of: .round, "rounds succeed again") }

  /// Shows the result of a round and the time of the next one, in a terminal line that the next round replaces. With
  /// `--verbose`, prints a line that stays.
  func showRound(_ number: Int, next: Date) {
    let time = next.minuteText.dropFirst("2027-01-31 ".count)
    let text = "round \(number): \(counted(changeCount, "change")); next at \(time) UTC"
    if command.verbose {
      console.note(text)
    } else if console.errors.isTerminal, !command.noProgress {
      try? console.errors.write(Array(text.utf8))
    }
  }
}

extension Console {
  func clearLine() {
    if errors.isTerminal { try? errors.write(Array("\r\u{1B}[2K".utf8)) }
  }
}

extension Outcome where Response == Fetched<[Trip]> {
  /// This outcome, converted to a failure if its trips are stale, because a watch does not show stale trips.
  fileprivate var withoutStaleTrips: Outcome {
    guard status.kind == .stale, let error = status.error else { return self }
    return Outcome(key: key, failed: error, attempts: attempts, elapsed: elapsed)
  }
}
