import AerogamiCore
import AerogamiLive

/// A watch while it runs: asks, writes what has changed, does what is to be done about it, and remembers it.
struct WatchRun {
  /// What is wrong at the moment, and was told of when it began.
  private enum Trouble: Hashable {
    case listing
    case skippedRegions
    case region(Region.ID?)
    case skippedRows(Region.ID?)
    case leftOut
    case store
    case round
  }

  private let command: WatchCommand
  private let environment: String
  private let source: @Sendable (Region.ID?) -> String
  private let console: Console
  private let alarm: Alarm
  private var output: WatchOutput
  private var watch: Watch
  private var troubles: Set<Trouble> = []
  /// Of the round that is under way, or was last.
  private var changeCount = 0

  /// - Parameters:
  ///   - source: Where the trips of a region come from, as ``WatchSubject/source`` has it.
  ///   - exec: Runs for each change, instead of the terminal's bell.
  ///   - search: Which of them are watched.
  init(
    _ command: WatchCommand, environment: String, source: @escaping @Sendable (Region.ID?) -> String,
    exec: ShellCommand?, search: TripSearch, console: Console
  ) {
    self.command = command
    self.environment = environment
    self.source = source
    self.console = console
    alarm = Alarm(command: exec, console: console)
    output = WatchOutput(command.format, color: command.color, stream: console.output)
    watch = Watch(search)
  }

  /// Asks every region once.
  ///
  /// Each region's changes are written as it answers. What is done about them waits until all have answered, so that no
  /// command takes time from the deadline; only then what was seen is remembered, so that an end in between repeats
  /// changes and loses none.
  ///
  /// - Throws: ``OutputError``, `CancellationError`, or, where it is the only round, why it cannot be remembered.
  mutating func round(_ dependencies: Dependencies) async throws -> Status.Kind {
    let now = dependencies.now()
    changeCount = 0
    guard let requested = try await regionsToFetch(dependencies) else { return .failed }
    removeAll(except: requested)
    for region in requested where !watch.hasSeen(region) {
      let subject = subject(region)
      let seen = try await remembering { try await dependencies.watches.trips(subject) }
      if let trips = seen ?? nil { watch.restore(trips, in: region) }
    }

    var outcomes = OutcomeSummaries<Region.ID?>()
    outcomes.keys = requested
    let due = try await ask(requested, dependencies, at: now, into: &outcomes)
    try Task.checkCancellation()
    tellOfTroubles(in: outcomes)
    try output.end(environment: environment, at: now, outcomes: outcomes)

    let notices = due.flatMap(\.notice)
    if !notices.isEmpty { try await alarm.raise(for: notices, clock: dependencies.clock) }
    for (looked, _) in due { try await keep(looked, dependencies, at: now) }
    return outcomes.status
  }

  /// - Returns: The regions whose changes are not reported yet, each with those that are worth a notice.
  private mutating func ask(
    _ regions: [Region.ID?], _ dependencies: Dependencies, at now: Date,
    into outcomes: inout OutcomeSummaries<Region.ID?>
  ) async throws -> [(looked: WatchedRegion, notice: [TripChange])] {
    var due: [(looked: WatchedRegion, notice: [TripChange])] = []
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
        }
        if var looked = watch.update(with: outcome, at: now), let fetched = outcome.response {
          looked.mark(await recording.deals(of: fetched), at: now)
          try output.write(looked.changes)
          changeCount += looked.changes.count
          let notice = looked.notableChanges(below: command.notifyBelow)
          // Only what has been reported is remembered, so that a failure repeats changes and loses none.
          if notice.isEmpty, !output.isHeld {
            try await keep(looked, dependencies, at: now)
          } else {
            due.append((looked, notice))
          }
        }
        await progress?.oneDone(rows: summary.count)
        return .continue
      }
      await recording.finish()
    }
    if leftOut.isEmpty {
      troubles.remove(.leftOut)
    } else if troubles.insert(.leftOut).inserted {
      for note in leftOut.notes { console.note(note) }
    }
    return due
  }

  private mutating func keep(_ looked: WatchedRegion, _ dependencies: Dependencies, at now: Date) async throws {
    let subject = subject(looked.id)
    try await remembering { try await dependencies.watches.save(looked.trips, subject, now) }
  }

  private func subject(_ region: Region.ID?) -> WatchSubject {
    WatchSubject(source: source(region), search: watch.search, region: region)
  }

  /// A watch that goes on can do without the store; one that looks once is there to be remembered.
  @discardableResult
  private mutating func remembering<Value>(_ body: () async throws -> Value) async throws -> Value? {
    do {
      let value = try await body()
      troubles.remove(.store)
      return value
    } catch {
      try Task.checkCancellation()
      if command.once { throw error }
      if troubles.insert(.store).inserted {
        console.note("warning: what is seen is not remembered beyond this run: \(error)", onOwnLine: true)
      }
      return nil
    }
  }

  /// - Returns: `nil` where it could not be found out which regions there are, of which a person has been told.
  private mutating func regionsToFetch(_ dependencies: Dependencies) async throws -> [Region.ID?]? {
    do {
      let (requested, listed) = try await command.regions.regionsToFetch(dependencies)
      if let note = listed?.status.note(of: "the list of regions") {
        tell(.listing, note)
      } else {
        tellEnd(of: .listing, "the regions are listed again")
      }
      if let note = listed?.skipped.note(of: "the list of regions") {
        tell(.skippedRegions, note)
      } else {
        troubles.remove(.skippedRegions)
      }
      if requested.isEmpty { console.note("the service names no regions") }
      return requested
    } catch let error as ClientError {
      try Task.checkCancellation()
      tell(.listing, "the regions could not be listed: \(error)")
      return nil
    }
  }

  private mutating func removeAll(except regions: [Region.ID?]) {
    watch.removeAll(except: regions)
    let watched = Set(regions)
    troubles = troubles.filter { trouble in
      switch trouble {
      case .region(let region), .skippedRows(let region): watched.contains(region)
      case .listing, .skippedRegions, .leftOut, .store, .round: true
      }
    }
  }

  private mutating func tellOfTroubles(in outcomes: OutcomeSummaries<Region.ID?>) {
    var begun = OutcomeSummaries<Region.ID?>()
    var over: [String] = []
    for region in outcomes.keys {
      guard let summary = outcomes[region] else { continue }
      if summary.hasFailed {
        if troubles.insert(.region(region)).inserted { begun.add(summary, for: region) }
      } else if troubles.remove(.region(region)) != nil {
        over.append(summary.name)
      }
      if summary.skippedNote == nil {
        troubles.remove(.skippedRows(region))
      } else if troubles.insert(.skippedRows(region)).inserted {
        begun.add(summary, for: region)
      }
    }
    for note in begun.notes { console.note(note) }
    if !over.isEmpty { console.note("\(over.firstFew) \(over.count == 1 ? "answers" : "answer") again") }
  }

  private mutating func tell(_ trouble: Trouble, _ message: String) {
    if troubles.insert(trouble).inserted { console.note(message) }
  }

  private mutating func tellEnd(of trouble: Trouble, _ message: String) {
    if troubles.remove(trouble) != nil { console.note(message) }
  }

  mutating func roundFailed(_ error: any Error) {
    changeCount = 0
    tell(.round, "the round failed: \(error)")
  }

  mutating func roundSucceeded() { tellEnd(of: .round, "rounds succeed again") }

  /// Says how the round went and when the next one is: in one line of a terminal, which the next round replaces, or with
  /// `--verbose` in a line of its own.
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
  /// Removes what stands in the last line of a terminal without being ended.
  func clearLine() {
    if errors.isTerminal { try? errors.write(Array("\r\u{1B}[2K".utf8)) }
  }
}

extension OutcomeSummaries {
  fileprivate mutating func add(_ summary: OutcomeSummary, for key: Key) {
    if self[key] == nil { keys.append(key) }
    self[key] = summary
  }
}

extension Outcome where Response == Fetched<[Trip]> {
  /// Earlier trips are not shown here, so that who has only those has failed.
  fileprivate var withoutStaleTrips: Outcome {
    guard status.kind == .stale, let error = status.error else { return self }
    return Outcome(key: key, failed: error, attempts: attempts, elapsed: elapsed)
  }
}
