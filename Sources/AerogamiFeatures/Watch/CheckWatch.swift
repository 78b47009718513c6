package import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Runs a round of a watch: fetches its regions or finds its meetings, reports the changes, sends the messages, and saves
/// what was seen.
///
/// The trips of a region are saved only after its changes were reported, so that a later run repeats changes after an
/// interruption instead of losing them. Changes that notifiers must still send are saved with the trips, and saved again
/// after each sent message. An interruption between sending and saving repeats one message. A watch that confirms prices
/// also saves the changes that the caller must still report, and checks every change in the round that sends it.
package struct CheckWatch: Sendable {
  /// What the environment knows about trips.
  package struct Context: Sendable {
    /// Returns the source of a region's trips: see `WatchSubject.source`.
    package let source: @Sendable (Region.ID?) -> String
    /// The places of the word `home` among the regions of a watch.
    package let home: Home
    /// Returns the places of the word `home` in a filter.
    package let homePlaces: @Sendable () throws -> [Place]
    /// The currency that is requested from a service that may ignore it; `nil` for other services.
    package let requestedCurrency: String?
    /// Returns the address at which a trip can be booked, for messages.
    package let link: @Sendable (Trip) -> String?
    /// For how long a watch with a name fails before a message says so; zero for no such message.
    package var failureNotice = WatchHealth.defaultFailureNotice
    /// How remarks name the fields of a search.
    package var names = FieldNames.parameters

    package init(
      source: @escaping @Sendable (Region.ID?) -> String, home: Home,
      homePlaces: @escaping @Sendable () throws -> [Place] = { [] }, requestedCurrency: String?,
      link: @escaping @Sendable (Trip) -> String?
    ) {
      (self.source, self.home, self.homePlaces) = (source, home, homePlaces)
      (self.requestedCurrency, self.link) = (requestedCurrency, link)
    }
  }

  package struct Request: Sendable {
    /// Whether no round follows, so that an error of the store is thrown instead of reported.
    package var isOnce = false
    /// Whether an unknown region or place ends the watch, because the user can still correct the name.
    package var endsAtUnknownName = false
    /// Whether to report ``WatchEvent/notable(_:checks:)``, for a command, even if the watch has notifiers.
    package var hasCommand = false
    /// How long the requests of the round may take in all; `nil` if the clients have a deadline. Messages, and checks of
    /// prices before them, have their own time limits.
    package var timeLimit: Duration?
    /// Whether the caller shows changes only after ``WatchEvent/fetched(_:at:)``, so that they are saved only then.
    package var showsChangesLast = false

    package init() {}
  }

  /// A region whose trips are not saved yet, with the changes to notify of.
  private typealias Due = (region: Region.ID?, notable: [TripChange])

  private let search: SearchTrips
  let findMeetings: FindMeetings
  private let trips: TripClient
  private let store: WatchStore
  let checkTrips: CheckTrips
  let history: PriceHistoryStore
  let notifications: NotificationClient
  private let services: ServiceStore
  let context: Context
  private let now: @Sendable () -> Date

  package init(_ dependencies: Dependencies, _ context: Context) {
    search = dependencies.searchTrips(home: context.home, requestedCurrency: context.requestedCurrency)
    findMeetings = dependencies.findMeetings(home: context.home, requestedCurrency: context.requestedCurrency)
    (trips, store) = (dependencies.trips, dependencies.watches)
    (checkTrips, history) = (dependencies.checkTrips, dependencies.history)
    (notifications, services, now) = (dependencies.notifications, dependencies.services, dependencies.now)
    self.context = context
  }

  /// - Parameters:
  ///   - state: What the watch knows from earlier rounds.
  ///   - report: Receives each event as it happens.
  /// - Returns: The status of the regions and messages together.
  /// - Throws: The errors of `report`, `CancellationError`, `TripSearchError` if no trip can match, `HomeError` if
  ///   `home` is selected but not configured, `Problem` if the airlines cannot be looked up, and, depending on
  ///   `request`, an error of the store or for an unknown name.
  package func callAsFunction(
    _ state: inout WatchState, _ request: Request, report: (WatchEvent) async throws -> Void
  ) async throws -> Status.Kind {
    let now = now()
    (state.matchCount, state.changeCount, state.messageCount) = (0, 0, 0)
    (state.problem, state.cheapest) = (nil, [:])
    if state.watch.confirms {
      let caller = tellsCaller(state.watch, request) ? [Outbox.caller] : []
      state.outbox.recipients = state.watch.notifiers + caller + (state.watch.name == nil ? [] : [UnsentChange.feed])
    }
    try await updateSearch(&state, at: now)
    if let meeting = state.watch.meeting {
      return try await checkMeetings(of: meeting, &state, request, at: now, report)
    }
    var due: [Due] = []
    let summary = try await fetch(&state, request, at: now, &due, report)
    if let error = summary.listingError {
      try await report(.fetched(nil, at: now))
      state.notes.start(of: .listing, "the regions could not be listed: \(error)")
      try await restoreUnsent(&state, request)
      _ = try await sendMessages(&state, request, at: now, report)
      try await finish(.failed, because: error, of: nil, &state, request, at: now, report)
      return .failed
    }
    if Task.isCancelled {
      // What has arrived is delivered, but not saved as seen: the next round reports it again.
      try await report(.fetched(summary.reported, at: now))
      throw CancellationError()
    }
    if request.endsAtUnknownName,
      let unknown = summary.origins.ordered.lazy.compactMap(\.status.clientError).first(where: \.isUnknown)
    {
      throw unknown
    }
    state.notes.compare(summary, state.watch, currencies: state.seen.currencies, naming: context.names)
    try await flush(&state, report)
    try await report(.fetched(summary.reported, at: now))
    let notable = due.flatMap(\.notable)
    if !notable.isEmpty, !state.watch.confirms, tellsCaller(state.watch, request) {
      try await report(.notable(notable, checks: nil))
    }
    for (region, _) in due { try await save(region, &state, request, at: now) }
    let isSent = try await sendMessages(&state, request, at: now, report)
    let status = summary.currencyError == nil ? summary.origins.status.partial(if: !isSent) : .failed
    let error = summary.error ?? summary.origins.ordered.lazy.compactMap(\.namedError).first
    try await finish(status, because: error, of: summary.origins.keys, &state, request, at: now, report)
    return status
  }

  /// Whether changes are also reported to the caller, for a command or a bell.
  func tellsCaller(_ watch: Watch, _ request: Request) -> Bool {
    request.hasCommand || watch.notifiers.isEmpty
  }

  func flush(_ state: inout WatchState, _ report: (WatchEvent) async throws -> Void) async throws {
    let (notes, remarks) = state.notes.take()
    for note in notes { try await report(.note(note)) }
    for remark in remarks { try await report(.remark(remark)) }
  }

  /// Sets the search of the watch. In a watch with a name, a day such as `tomorrow` is relative to each round. In a
  /// watch without a name, it is relative to the first round.
  private func updateSearch(_ state: inout WatchState, at now: Date) async throws {
    if state.airlines != nil, state.watch.name == nil { return }
    let text = state.watch.search
    let localNow = LocalTime(here: now)
    if let problem = text.contradiction(at: localNow) { throw problem }
    var search =
      try state.watch.meeting?.search(at: localNow, home: context.homePlaces)
      ?? text.search(at: localNow, home: context.homePlaces)
    do {
      search.airlines =
        if let airlines = state.airlines { airlines } else { try await trips.airlineCodes(of: text.airlines) }
    } catch var error as ClientError {
      error.add(remark: "to avoid this request, give airline codes such as FR")
      throw Problem(error).prefixed(with: "the airlines could not be looked up: ")
    }
    state.airlines = search.airlines
    state.change(to: search)
  }

  /// Fetches the regions, and reports their changes.
  ///
  /// - Parameter due: Receives the regions that are not saved yet.
  private func fetch(
    _ state: inout WatchState, _ request: Request, at now: Date, _ due: inout [Due],
    _ report: (WatchEvent) async throws -> Void
  ) async throws -> FetchSummary {
    let watch = state.watch
    var regions = SearchTrips.Request(
      state.seen.search, from: watch.search.isAnywhere ? .exactly([nil]) : .named(watch.search.regions))
    (regions.isStrict, regions.concurrency) = (watch.isStrict, watch.concurrency)
    regions.timeLimit = request.timeLimit
    // A watch shows no stale trips.
    regions.acceptsStale = false
    var canFindDeals: Bool?
    let summary = try await search(regions, prepare: { $0 }) { regions, _ in
      try await begin(regions, &state, request, report)
    } take: { outcome, summary in
      if let found = outcome.response { state.count(found, at: now) }
      guard let found = outcome.response, var watched = state.compare(outcome, at: now) else {
        try await report(.region(summary.origins[outcome.key], [], state.seen))
        return .continue
      }
      if !found.matches.isEmpty { canFindDeals = (canFindDeals ?? false) || !found.deals.isEmpty }
      watched.mark(found.deals, at: now)
      let notable = state.take(watched, of: found)
      if !watch.confirms, watch.name != nil {
        let changes = notable.prefix(ReportedChange.maxCount)
        state.report(changes.map { UnsentChange($0).reported(at: now, link: context.link) }, in: watched.id)
      }
      try await report(.region(summary.origins[outcome.key], watched.changes, state.seen))
      let isUnsaved = !watch.confirms && tellsCaller(watch, request)
      if !request.showsChangesLast, notable.isEmpty || !isUnsaved {
        try await save(watched.id, &state, request, at: now)
      } else {
        due.append((watched.id, notable))
      }
      return .continue
    }
    state.notes.compare(
      watch, state.seen.search, isRecording: history.isRecording, canFindDeals: canFindDeals)
    return summary
  }

  /// Begins a round when its regions are known: restores what the watch saw in them.
  private func begin(
    _ requested: RequestedOrigins, _ state: inout WatchState, _ request: Request,
    _ report: (WatchEvent) async throws -> Void
  ) async throws {
    if let defaults = requested.defaults, !state.areDefaultsReported {
      state.areDefaultsReported = true
      try await report(.defaults(defaults))
    }
    state.notes.compare(requested)
    state.removeAll(except: requested.origins)
    for region in requested.origins where !state.seen.hasSeen(region) {
      try await restore(region, &state, request)
    }
    try await flush(&state, report)
    try await report(.requested(requested.origins.count))
  }

  private func restore(_ region: Region.ID?, _ state: inout WatchState, _ request: Request) async throws {
    if let saved = try await seen(region, &state, request) { state.restore(saved, in: region) }
  }

  /// Returns what an earlier process saw; `nil` if nothing is saved, or if it cannot be read.
  func seen(_ region: Region.ID?, _ state: inout WatchState, _ request: Request) async throws -> SeenTrips? {
    let subject = subject(region, state)
    return try await reportingStoreErrors(&state, request) { try await store.seen(subject) } ?? nil
  }

  private func subject(_ region: Region.ID?, _ state: WatchState) -> WatchSubject {
    let homes = state.watch.meeting?.homes.flatMap { $0.commaSeparated ?? [] }
    let source = homes?.map(context.source).uniqued().joined(separator: "; ") ?? context.source(region)
    return state.subject(region, source: source)
  }

  /// Restores the unsent changes of an earlier process when the regions of this round could not be listed.
  private func restoreUnsent(_ state: inout WatchState, _ request: Request) async throws {
    let subject = state.subject(nil, source: "")
    let regions = try await reportingStoreErrors(&state, request) { try await store.unsentRegions(subject) } ?? []
    for region in regions where !state.seen.hasSeen(region) && state.outbox[region].isEmpty {
      try await restore(region, &state, request)
    }
  }

  func save(_ region: Region.ID?, _ state: inout WatchState, _ request: Request, at now: Date) async throws {
    let (saved, subject) = (state.saved(region), subject(region, state))
    let isSaved: Void? = try await reportingStoreErrors(&state, request) { try await store.save(saved, subject, now) }
    if isSaved != nil { state.savedReported(region) }
  }

  /// Ends a round: saves its result, tells if the watch has failed for a long time or works again, and reports notes.
  ///
  /// - Parameters:
  ///   - error: The first error of a request; `nil` if there is none.
  ///   - regions: What the round tried to fetch; `nil` if this is unknown.
  func finish(
    _ status: Status.Kind, because error: String?, of regions: [Region.ID?]?, _ state: inout WatchState,
    _ request: Request, at now: Date, _ report: (WatchEvent) async throws -> Void
  ) async throws {
    if status != .ok { state.problem = error?.namingServers ?? state.problem ?? "a part of the round failed" }
    try await saveRound(of: regions, &state, request, at: now)
    // The requests of the searches are already saved, but not the messages.
    await services.saveIfCounting()
    try await flush(&state, report)
  }

  /// Saves that a round failed with an error, which ``callAsFunction(_:_:report:)`` has thrown, or which came before it.
  ///
  /// - Throws: `CancellationError`.
  package func saveFailure(_ error: any Error, _ state: inout WatchState) async throws {
    try Task.checkCancellation()
    state.problem = "\(error)".namingServers
    try await saveRound(of: nil, &state, Request(), at: now())
  }

  private func saveRound(
    of regions: [Region.ID?]?, _ state: inout WatchState, _ request: Request, at now: Date
  ) async throws {
    guard let name = state.watch.name else { return }
    var round = FinishedRound(
      of: name, conditions: state.conditions, subjects: regions?.map { [state] in subject($0, state) })
    round.failure = state.problem?.printable(maxLength: 300)
    (round.changeCount, round.messageCount) = (state.changeCount, state.messageCount)
    // Prices in different currencies cannot be compared.
    if state.cheapest.count == 1 { round.cheapest = state.cheapest.first.map { .init($0.value, $0.key) } }
    let saved = try await reportingStoreErrors(&state, request) { [round] in try await store.saveRound(round, now) }
    guard let saved, let notice = notice(of: name, saved, at: now) else { return }
    var isSent = false
    for notifier in state.watch.notifiers {
      if try await send(notice.message(to: notifier), &state) { isSent = true }
    }
    guard isSent else { return }
    let sentAt = saved.failingSince == nil ? nil : now
    try await reportingStoreErrors(&state, request) { try await store.saveNotice(name, sentAt) }
  }

  /// Returns the text that a watch has failed for a long time, or works again; `nil` if there is nothing to tell.
  private func notice(of name: String, _ health: WatchHealth, at now: Date) -> FailureNotice? {
    guard context.failureNotice > .zero else { return nil }
    guard let since = health.failingSince else {
      guard health.noticeSentAt != nil else { return nil }
      return FailureNotice(
        title: "The watch \(name) works again", lines: ["Its round at \(now.minuteText) UTC found everything."])
    }
    guard health.noticeSentAt == nil, now.timeIntervalSince(since) >= context.failureNotice / .seconds(1) else {
      return nil
    }
    return FailureNotice(
      title: "The watch \(name) has failed since \(since.minuteText) UTC",
      lines: [
        health.failure ?? "", "To see all watches and their failures: aerogami watch list",
        "To stop the watch until you resume it: aerogami watch pause \(name)",
      ])
  }

  /// Runs an operation of the store. If this is the only round, throws its error. Otherwise adds a note about the error,
  /// and returns `nil`.
  @discardableResult
  private func reportingStoreErrors<Value>(
    _ state: inout WatchState, _ request: Request, _ body: () async throws -> Value
  ) async throws -> Value? {
    do {
      let value = try await body()
      state.notes.set(.store, to: [])
      return value
    } catch {
      try Task.checkCancellation()
      if request.isOnce { throw error }
      state.notes.start(of: .store, "warning: seen trips cannot be read or saved: \(error)")
      state.problem = state.problem ?? "seen trips cannot be read or saved: \(error)"
      return nil
    }
  }
}

/// A message about a watch that fails, or works again.
private struct FailureNotice {
  let title: String
  let lines: [String]

  func message(to notifier: String) -> AerogamiCore.Notification {
    AerogamiCore.Notification(to: notifier, title: title, lines: lines, url: nil, deadline: .seconds(60))
  }
}

extension OutcomeSummary {
  /// The error with the name of what failed; `nil` if the request succeeded.
  fileprivate var namedError: String? { error.map { "\(name): \($0)" } }
}

package enum WatchEvent: Sendable {
  /// All homes of a watch of meetings are done, with the changes; none if a home could not be searched.
  case meetings([MeetingChange], MeetingResult, at: Date)
  /// The changes of meetings to notify the user of in another way than with a notifier.
  case notableMeetings([MeetingChange])
  /// A note about a problem, when it begins or ends.
  case note(String)
  /// What the responses lack, or why no trip matches, although nothing failed. Reported when it begins.
  case remark(String)
  /// Only the default regions are requested, because the watch names none. Reported in the first round.
  case defaults(DefaultOrigins)
  /// This many regions are about to be requested.
  case requested(Int)
  /// A region is done, with its changes and the trips that were seen last in all regions.
  case region(OutcomeSummary?, [TripChange], WatchedTrips)
  /// All regions are done; `nil` if they could not be listed.
  case fetched(OutcomeSummaries<Region.ID?>?, at: Date)
  /// The changes to notify the user of in another way than with a notifier, such as with a command. `checks` has the
  /// checks of their prices, by trip, and is `nil` if the watch does not confirm prices.
  case notable([TripChange], checks: [Trip.ID: CheckedTrip]?)
}
