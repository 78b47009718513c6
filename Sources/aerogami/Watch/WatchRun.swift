import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import Foundation

/// What the watches of one process have in common.
struct WatchContext {
  /// The name of the environment.
  let environment: String
  /// Returns the source of a region's trips: see ``WatchSubject/source``.
  let source: @Sendable (Region.ID?) -> String
  /// The places of the configuration key `home`.
  let home: Home
  /// Returns the places of the word `home` in a filter.
  var homePlaces: @Sendable () throws -> [Place] = { [] }
  /// The currency that is requested from a service that may ignore it; `nil` for other services.
  let requestedCurrency: String?
  /// Returns the address at which a trip can be booked, for messages.
  let link: @Sendable (Trip) -> String?
  /// The command to run for each change; `nil` rings the terminal's bell.
  let command: ShellCommand?
  /// Whether each region and round is reported.
  var isVerbose = false
  /// Whether terminals show the time of the next round.
  var showsProgress = true
  let console: Console
}

extension WatchContext {
  init(_ configuration: Configuration, _ options: RoundOptions, _ console: Console) {
    self.init(
      environment: configuration.environment, source: configuration.tripsSource, home: configuration.home,
      homePlaces: configuration.homePlaces, requestedCurrency: configuration.requestedTripCurrency,
      link: { configuration.bookingLink.url(for: $0) },
      command: options.exec.map { line in
        ShellCommand(
          line: line, variables: configuration.variables(forCommandFrom: ProcessInfo.processInfo.environment))
      }, isVerbose: options.verbose, showsProgress: !options.noProgress, console: console)
  }
}

/// A running watch: fetches trips, writes the changes, notifies the user of changes, and saves the seen trips.
struct WatchRun {
  private let definition: Watch
  private let options: RoundOptions
  private let context: WatchContext
  private var console: Console { context.console }
  private let alarm: Alarm
  /// The changes of each region that are not sent yet.
  private var unsent: [Region.ID?: [UnsentChange]] = [:]
  /// What the watch saw in each region before its conditions were changed. It stays saved until the watch sees the
  /// region again.
  private var outdated: [Region.ID?: SeenTrips] = [:]
  private var watch = WatchedTrips(TripSearch())
  /// The codes of the airlines of `--airline`; `nil` until the first round looks them up.
  private var airlines: [String]?
  /// The time of the last round, possibly in an earlier process. If there was no round yet, a second before this
  /// process started. A price is a new low if it is below the prices recorded up to this time. So several watches can
  /// report the same new low.
  private var lastRound: Date
  private var notes: WatchNotes
  /// The number of changes in the current or last round.
  private var changeCount = 0
  /// Whether the note about the default regions was printed.
  private var areDefaultsNoted = false

  /// Creates a watch that has not run yet.
  ///
  /// - Parameters:
  ///   - lastRound: The time of the last round of an earlier process; `nil` if there was none.
  ///   - start: The time when this process started, which is used if there was no earlier round.
  init(
    _ entry: WatchEntry, _ options: RoundOptions, _ context: WatchContext, lastRound: Date?, start: Date
  ) {
    // Times are recorded in whole seconds, so prices of the first round may have the same time as `start`.
    self.lastRound = lastRound ?? start - 1
    definition = entry.watch
    self.options = options
    self.context = context
    notes = WatchNotes(context.console, watch: entry.watch.name)
    alarm = Alarm(command: context.command, watch: entry.watch.name, console: context.console)
  }

  /// The name of the watch; `nil` if it has none.
  var name: String? { definition.name }

  private var conditions: String { definition.name == nil ? "" : definition.conditions }

  /// The maximum number of concurrent requests.
  var concurrency: Int { definition.concurrency }

  /// Fetches every region once.
  ///
  /// The changes of a region are written when its response arrives, or as JSON after all regions. Notifications also
  /// follow after all regions, so that the time of commands does not count toward the deadline of the requests. The
  /// trips of a region are saved only after its changes were written and any command has run, so that a later run
  /// repeats changes after an interruption instead of losing them. Changes that notifiers must still send are saved
  /// with the trips, and saved again after each sent message. An interruption between sending and saving repeats one
  /// message.
  ///
  /// - Parameters:
  ///   - output: Receives the changes.
  ///   - isFirst: Whether an unknown name ends the watch, because the user can still correct it.
  /// - Throws: ``OutputError``, `CancellationError`, `ValidationError` if no trip can match, `HomeError` if `home` is
  ///   selected but not configured, `ClientError` for an unknown name if `isFirst`, or with `--once` the
  ///   error of reading or saving seen trips.
  mutating func round(
    _ dependencies: Dependencies, _ output: inout WatchOutput, isFirst: Bool = false
  ) async throws -> Status.Kind {
    let now = dependencies.now()
    changeCount = 0
    try await updateSearch(dependencies, at: now)
    var requested: [Region.ID?]?
    var due: [(watched: WatchedRegion, notice: [TripChange])] = []
    let summary = try await fetch(dependencies, at: now, into: &requested, &due, &output)
    guard let requested else {
      if let error = summary.listingError {
        await notes.start(of: .listing, "the regions could not be listed: \(error)")
      }
      return .failed
    }
    try Task.checkCancellation()
    let outcomes = summary.origins
    if isFirst, let unknown = outcomes.ordered.lazy.compactMap(\.status.clientError).first(where: \.isUnknown) {
      throw unknown
    }
    await note(summary)
    await notes.compare(outcomes)
    try await output.end(environment: context.environment, at: now, outcomes: outcomes)

    let notices = due.flatMap(\.notice)
    if !notices.isEmpty, context.command != nil || definition.notifiers.isEmpty {
      try await alarm.raise(for: notices, clock: dependencies.clock)
    }
    for (watched, _) in due { try await save(watched.id, dependencies, at: now) }
    let isSent = try await sendMessages(dependencies, at: now)
    lastRound = now
    if let name {
      let round = FinishedRound(of: name, conditions: conditions, subjects: requested.map(subject))
      try await reportingStoreErrors { try await dependencies.watches.saveRound(round, now) }
    }
    if options.once, changeCount == 0, outcomes.status == .ok, console.errors.isTerminal {
      await console.note(prefix + "nothing has changed")
    }
    return summary.currencyError == nil ? outcomes.status.partial(if: !isSent) : .failed
  }

  /// Starts with the regions of a round: reads what the watch has seen in them.
  private mutating func begin(_ requested: RequestedOrigins, _ dependencies: Dependencies, at now: Date) async throws {
    if let defaults = requested.defaults, !areDefaultsNoted {
      areDefaultsNoted = true
      await console.noteDefaults(defaults, color: options.color)
    }
    if let note = requested.listed?.status.note(of: "the list of regions") {
      await notes.start(of: .listing, note)
    } else {
      await notes.end(of: .listing, "the list of regions was fetched again")
    }
    if let note = requested.listed?.skipped.note(of: "the list of regions") {
      await notes.start(of: .skippedRegions, note)
    } else {
      notes.endSilently(.skippedRegions)
    }
    if requested.origins.isEmpty { await console.note(prefix + "the service lists no regions") }
    removeAll(except: requested.origins)
    for region in requested.origins where !watch.hasSeen(region) {
      let subject = subject(region)
      let found = try await reportingStoreErrors { try await dependencies.watches.seen(subject) }
      guard let seen = found ?? nil else { continue }
      if seen.conditions == conditions {
        watch.restore(seen.trips, in: region)
      } else {
        outdated[region] = seen
      }
      // After a change of the options, drops the changes that the watch would no longer report.
      unsent[region] = seen.unsent.filter { unsent in
        seen.conditions == conditions
          || watch.search.matches(unsent.change.found.trip, at: now) && definition.triggers.match(unsent.change)
      }
    }
  }

  /// The start of each note: the name of the watch and a colon; empty if the watch has no name.
  private var prefix: String { name.map { "\($0): " } ?? "" }

  /// Sets the search of the watch. In a watch with a name, a day such as `tomorrow` is relative to each round. In a
  /// watch without a name, it is relative to the first round.
  private mutating func updateSearch(_ dependencies: Dependencies, at now: Date) async throws {
    if airlines != nil, definition.name == nil { return }
    let localNow = LocalTime(here: now)
    if let problem = definition.search.contradiction(at: localNow) { throw problem }
    var search = try definition.search.search(at: localNow, home: context.homePlaces)
    let codes =
      if let airlines {
        airlines
      } else {
        try await dependencies.trips.airlineCodes(of: definition.search.airlines)
      }
    airlines = codes
    search.airlines = codes
    watch.change(to: search)
  }

  /// Adds the changes of a region to the messages of the notifiers. Updates the earlier changes, so that a late message
  /// reports the current state of each trip.
  ///
  /// - Parameters:
  ///   - response: All trips of the response, even trips that no longer match: these are not gone.
  ///   - isComplete: Whether a trip that is not in the response is gone.
  private mutating func add(
    _ notices: [TripChange], in region: Region.ID?, response: [Trip], isComplete: Bool, at now: Date
  ) {
    let earlier = unsent[region, default: []]
    if notices.isEmpty && earlier.isEmpty || definition.notifiers.isEmpty { return }
    let noticed = Set(notices.map(\.found.trip.id))
    let ids = Set(earlier.map(\.change.found.trip.id))
    let replaced = Dictionary(earlier.map { ($0.change.found.trip.id, $0) }) { $1 }
    // If a trip occurs twice, the cheaper one counts.
    let present = Dictionary(response.filter { ids.contains($0.id) }.map { ($0.id, $0) }) {
      $0.price <= $1.price ? $0 : $1
    }
    var changes = earlier.filter { !noticed.contains($0.change.found.trip.id) }.map { unsent in
      var unsent = unsent
      let trip = unsent.change.found.trip
      var latest = present[trip.id]
      // A trip can be gone because it no longer matches.
      if unsent.change.kind == .gone, let trip = latest, !watch.search.matches(trip, at: now) { latest = nil }
      // A missing trip that does not match the search is not gone: the service may return only matching trips.
      if latest != nil || isComplete && watch.search.matches(trip, at: now) {
        unsent.update(to: latest, definition.triggers)
      }
      return unsent
    }
    changes += notices.map { UnsentChange($0, replacing: replaced[$0.found.trip.id]) }
    if changes.count > Self.maxUnsentCount {
      changes.sort { $0.change.found.trip.price < $1.change.found.trip.price }
      changes.removeLast(changes.count - Self.maxUnsentCount)
    }
    unsent[region] = changes
  }

  /// The maximum number of unsent changes in a region. If a notifier fails for a long time, only the changes with the
  /// lowest prices stay.
  private static let maxUnsentCount = 1000

  /// Sends one message with each notifier for which there are unsent changes. Leaves out trips that have departed and
  /// offers that have ended. A message that could not be sent is sent with the next round. Prints a note when a
  /// notifier begins to fail, and when it works again.
  ///
  /// - Returns: Whether every message was sent.
  private mutating func sendMessages(_ dependencies: Dependencies, at now: Date) async throws -> Bool {
    var isSent = true
    let notifiers = definition.notifiers
    // Also removes changes that were unsent only by notifiers that the watch no longer has.
    unsent = unsent.mapValues { $0.filter { $0.isUnsent(by: notifiers) && !$0.isOver(at: now) } }
    for notifier in notifiers {
      let changes = unsent.values.flatMap(\.self).filter { $0.isUnsent(by: [notifier]) }
      let message = ChangeMessage(changes).notification(to: notifier, at: now, watch: name, link: context.link)
      guard let message else { continue }
      do {
        _ = try await dependencies.notifications.send(message)
        await notes.end(of: .notifier(notifier), "the notifier \(notifier) works again")
      } catch let error as ClientError {
        try Task.checkCancellation()
        isSent = false
        await notes.start(
          of: .notifier(notifier),
          "the notifier \(notifier) failed, and its message will be sent with the next round: \(error)")
        continue
      }
      for region in Array(unsent.keys) {
        guard let before = unsent[region], before.contains(where: { $0.isUnsent(by: [notifier]) }) else { continue }
        unsent[region] = before.map { $0.sent(by: notifier) }.filter { $0.isUnsent(by: notifiers) }
        try await save(region, dependencies, at: now)
      }
    }
    return isSent
  }

  /// Fetches the regions, and writes their changes.
  ///
  /// - Parameters:
  ///   - requested: Receives the regions; remains `nil` if they could not be listed.
  ///   - due: Receives the regions whose trips are not saved yet, each with the changes to notify of.
  private mutating func fetch(
    _ dependencies: Dependencies, at now: Date, into requested: inout [Region.ID?]?,
    _ due: inout [(watched: WatchedRegion, notice: [TripChange])], _ output: inout WatchOutput
  ) async throws -> FetchSummary {
    let search = dependencies.searchTrips(home: context.home, requestedCurrency: context.requestedCurrency)
    var request = SearchTrips.Request(
      watch.search, from: definition.search.isAnywhere ? .one(nil) : .named(definition.search.regions))
    (request.isStrict, request.concurrency) = (definition.isStrict, definition.concurrency)
    // A watch shows no stale trips.
    request.acceptsStale = false
    return try await ProgressLine.run(
      on: console.errors, isWanted: !options.noProgress, counting: .init(key: "region", row: "trip"),
      clock: dependencies.clock
    ) { progress in
      try await search(request, prepare: { $0 }) { regions, _ in
        await progress?.clear()
        try await begin(regions, dependencies, at: now)
        requested = regions.origins
        await progress?.known(regions.origins.count)
      } take: { outcome, summary in
        let region = summary.origins[outcome.key]
        await progress?.clear()
        if options.verbose, let region { await console.note(prefix + region.line(counting: "trip")) }
        if let found = outcome.response, var watched = watch.update(with: outcome.map(\.fetched), at: now) {
          let lows =
            definition.triggers.newLow
            ? await dependencies.history.lows(on: watched.routesOfCheaperTrips, until: lastRound) : [:]
          watched.mark(found.deals, lows: lows, at: now)
          let gone = watched.changes.filter { $0.kind == .gone }.map(\.found.trip.id)
          try await output.write(
            watched.changes, of: name, ids: options.ids ? ShortIDs(watch.tripIDs + gone) : nil)
          changeCount += watched.changes.count
          let notice = watched.notableChanges(definition.triggers)
          add(
            notice, in: watched.id, response: found.fetched.value, isComplete: outcome.status.kind == .ok, at: now)
          // Saves trips only after their changes were reported, so that no change is lost after a failure.
          if !output.isBuffered, notice.isEmpty || context.command == nil && !definition.notifiers.isEmpty {
            try await save(watched.id, dependencies, at: now)
          } else {
            due.append((watched, notice))
          }
        }
        await progress?.oneDone(rows: region?.count ?? 0)
        return .continue
      }
    }
  }

  /// Prints the notes about trips that were left out and about currencies that begin with this round.
  private mutating func note(_ summary: FetchSummary) async {
    if summary.leftOut.isEmpty {
      notes.endSilently(.leftOut)
    } else {
      await notes.start(of: .leftOut, summary.leftOut.notes)
    }
    if let note = summary.currencies.note(of: watch.search) ?? ignoredCurrency {
      await notes.start(of: .currencies, note)
    } else {
      notes.endSilently(.currencies)
    }
    if let note = limitInOtherCurrency {
      await notes.start(of: .limit, note)
    } else {
      notes.endSilently(.limit)
    }
  }

  /// The note about a limit of `--below` in a currency that no trip has.
  private var limitInOtherCurrency: String? {
    guard let limit = definition.triggers.below, let currency = limit.currency else { return nil }
    let found = watch.currencies
    if found.isEmpty || found.contains(where: { $0.equalsIgnoringASCIICase(currency) }) { return nil }
    let others = found.sorted().prefix(5).map { $0.printable(maxLength: 20) }
    return "no trip is below \(limit): prices are in \(others.listed(with: "and"))"
  }

  /// The note about a service that ignores the configured currency.
  private var ignoredCurrency: String? {
    guard watch.search.requestedCurrency == nil else { return nil }
    return context.requestedCurrency.flatMap { ignoredCurrencyNote(requested: $0, found: watch.currencies) }
  }

  private mutating func save(_ region: Region.ID?, _ dependencies: Dependencies, at now: Date) async throws {
    let subject = subject(region)
    var seen = SeenTrips(watch.trips(in: region), conditions: conditions)
    if !watch.hasSeen(region), let earlier = outdated[region] { seen = earlier }
    seen.unsent = unsent[region] ?? []
    try await reportingStoreErrors { try await dependencies.watches.save(seen, subject, now) }
  }

  private func subject(_ region: Region.ID?) -> WatchSubject {
    let source = context.source(region)
    return if let name {
      WatchSubject(source: source, watch: name, region: region)
    } else {
      WatchSubject(source: source, search: watch.search, region: region)
    }
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
      if options.once { throw error }
      await notes.start(of: .store, "warning: seen trips cannot be read or saved: \(error)", onOwnLine: true)
      return nil
    }
  }

  private mutating func removeAll(except regions: [Region.ID?]) {
    watch.removeAll(except: regions)
    let watched = Set(regions)
    unsent = unsent.filter { watched.contains($0.key) }
    notes.forgetRegions(except: watched)
  }

  /// Prints a note about a failed round, unless the previous round failed too.
  mutating func roundFailed(_ error: any Error) async {
    changeCount = 0
    await notes.start(of: .round, "the round failed: \(error)")
  }

  /// Prints a note about a successful round after a failed one.
  mutating func roundSucceeded() async { await notes.end(of: .round, "rounds succeed again") }

  /// Returns a report of the last round, such as `round 3 of weekend: 2 changes`.
  func roundReport(_ number: Int) -> String {
    "round \(number)\(name.map { " of \($0)" } ?? ""): \(counted(changeCount, "change"))"
  }
}

extension WatchContext {
  /// Shows the report of the last round and the time of the next one, in a terminal line that the next round replaces.
  /// With `--verbose`, prints a line that stays.
  ///
  /// - Parameters:
  ///   - watch: The name of the watch whose round is next; `nil` if there is only one watch.
  ///   - report: The report; `nil` if no round has run yet.
  ///   - pause: The time until the next round.
  func showNextRound(of watch: String?, after report: String?, _ pause: Duration, _ now: Date) async {
    let next = (now + pause / .seconds(1)).minuteText
    // The day matters only if the round is far away.
    let time = pause < .seconds(12 * 3600) ? String(next.dropFirst("2027-01-31 ".count)) : next
    let round = watch.map { "next round of \($0)" } ?? (report == nil ? "next round" : "next")
    let text = (report.map { "\($0); " } ?? "") + "\(round) at \(time) UTC"
    if isVerbose {
      await console.note(text)
    } else if console.errors.isTerminal, showsProgress {
      try? await console.errors.write(Array(text.utf8))
    }
  }
}

extension Console {
  func clearLine() async {
    if errors.isTerminal { try? await errors.write(Array("\r\u{1B}[2K".utf8)) }
  }
}

extension UnsentChange {
  /// Whether at least one of the notifiers has not sent the change.
  fileprivate func isUnsent(by notifiers: [String]) -> Bool { !notifiers.allSatisfy(sentBy.contains) }

  /// Whether the trip has departed or its offer has ended, so that no one can book it. The end of the offer does not
  /// matter if the user wants to know that the trip is gone.
  fileprivate func isOver(at now: Date) -> Bool {
    let trip = change.found.trip
    return trip.departureAt.instant <= now || change.kind != .gone && trip.hasExpired(at: now)
  }

  /// Returns the change after a notifier has sent it.
  fileprivate func sent(by notifier: String) -> UnsentChange {
    var sent = self
    sent.sentBy = (sentBy + [notifier]).uniqued()
    return sent
  }
}
