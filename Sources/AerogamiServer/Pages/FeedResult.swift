import AerogamiCore
import AerogamiLive

/// The trips of a search, and what to tell the user about them. It is complete only when all regions have responded.
struct FeedResult: Sendable {
  let request: FeedRequest
  let now: Date
  private(set) var summary: FetchSummary
  private var selection: TripSelection
  /// The note that only some regions are searched; `nil` if all are, or if the user named them.
  private(set) var defaultRegions: String?
  /// The number of regions that have responded or failed.
  private(set) var doneCount = 0

  /// Creates a result without trips.
  init(_ request: FeedRequest, of environment: ServedEnvironment, at now: Date) {
    (self.request, self.now) = (request, now)
    summary = FetchSummary(request.query.search, showsOnlyDeals: request.showsOnlyDeals)
    summary.requestedCurrency = environment.requestedCurrency
    // One extra trip shows whether the limit leaves out trips.
    var query = request.query
    query.limit = query.limit.map { $0 + 1 }
    selection = TripSelection(query, at: now)
  }

  /// The trips in the order of the request, and whether there are more than its limit.
  var trips: (shown: [FoundTrip], areMore: Bool) {
    let sorted = selection.sorted()
    let limit = request.query.limit ?? .max
    return (Array(sorted.prefix(limit)), sorted.count > limit)
  }

  /// The number of regions that are requested.
  var regionCount: Int { summary.regions.keys.count }

  /// The trips of one region that match, prepared concurrently with other regions.
  struct Part: Sendable {
    let summary: FetchSummary.Part
    let selection: TripSelection
  }

  mutating func begin(_ requested: RequestedRegions) {
    summary.regions.keys = requested.regions
    summary.skippedRegions = requested.listed?.skipped ?? SkippedRows()
    summary.staleListing = requested.listed?.status.note(of: "the list of regions")
    defaultRegions = requested.defaults?.note(advice: "enter all in From for all regions")
  }

  mutating func take(_ outcome: Outcome<Region.ID?, Part>) {
    summary.take(outcome, part: \.summary)
    if let part = outcome.response { selection.add(part.selection) }
    doneCount += 1
  }

  /// Fails the regions that have not responded.
  ///
  /// - Parameter limit: The time after which they were given up.
  mutating func giveUp(after limit: Duration) {
    for region in summary.regions.keys where summary.regions[region].map({ $0.status.kind == .cancelled }) ?? true {
      let error = ClientError(
        requested: region.map { "trips in \($0)" } ?? "trips anywhere",
        reason: .failed(.timeout, detail: "there was no response within \(limit.inSeconds) s", remedy: "try again"))
      summary.take(Outcome<Region.ID?, Part>(key: region, failed: error), part: \.summary)
    }
  }

  mutating func fail(_ error: any Error) { summary.listingError = "\(error)" }

  /// Counts the trips that the page shows, for the notes and the headline.
  mutating func count(_ trips: [FoundTrip]) {
    summary.shown = ShownTrips()
    for found in trips { summary.shown.note(currency: found.trip.currency) }
  }
}

/// Searches trips for a page.
struct FeedSearch: Sendable {
  let dependencies: Dependencies
  let environment: ServedEnvironment
  let repository: TripRepository
  /// The time after which the regions without a response are given up, so that the others can still be shown.
  let limit: Duration

  /// The number of regions that are requested at once for one page, as by `aerogami fetch`.
  private static let concurrency = 4

  init(_ dependencies: Dependencies, _ environment: ServedEnvironment, deadline: Duration) {
    (self.dependencies, self.environment) = (dependencies, environment)
    repository = TripRepository(dependencies.trips)
    // Leaves a tenth of the time to send the page.
    limit = deadline * 9 / 10
  }

  /// Requests the trips of all regions of a request, and records their prices.
  ///
  /// - Parameters:
  ///   - request: The search.
  ///   - update: Receives the result before the first response, and after each one.
  /// - Returns: The result. If the time limit passes, the missing regions have failed.
  /// - Throws: ``ConfigurationError`` if `home` is not configured, or `CancellationError`.
  func run(
    _ request: FeedRequest, update: @escaping @Sendable (FeedResult) async -> Void = { _ in }
  ) async throws -> FeedResult {
    try await withThrowingTaskGroup(of: FeedResult?.self) { group in
      group.addTask { try await unlimited(request, update: update) }
      group.addTask { [clock = dependencies.clock, limit] in
        try? await clock.sleep(for: limit)
        return nil
      }
      // After the time limit, the search ends with what it has.
      var isOver = false
      while let ended = try await group.next() {
        group.cancelAll()
        guard var result = ended else {
          isOver = !Task.isCancelled
          continue
        }
        if isOver { result.giveUp(after: limit) }
        return result
      }
      throw CancellationError()
    }
  }

  private func unlimited(
    _ request: FeedRequest, update: @escaping @Sendable (FeedResult) async -> Void
  ) async throws -> FeedResult {
    let now = dependencies.now()
    var result = FeedResult(request, of: environment, at: now)
    let requested: RequestedRegions
    do {
      requested = try await dependencies.requestedRegions(request.regions, home: environment.home)
    } catch let error as ClientError {
      result.fail(error)
      return result
    }
    result.begin(requested)
    await update(result)

    let recording = PriceRecording(in: dependencies.history, at: now)
    let feed = TripFeed(
      { [repository] region in
        try await repository.trips(TripRequest(region: region, search: request.query.search))
      }, clock: dependencies.clock)
    let cancelled = await feed.run(
      requested.regions, concurrency: Self.concurrency,
      prepare: { region, fetched in await part(of: fetched, in: region, request, recording, at: now) }
    ) { outcome in
      result.take(outcome)
      await update(result)
      return .continue
    }
    for outcome in cancelled { result.take(outcome) }
    await recording.finish()
    return result
  }

  private func part(
    of fetched: Fetched<[Trip]>, in region: Region.ID?, _ request: FeedRequest, _ recording: PriceRecording,
    at now: Date
  ) async -> FeedResult.Part {
    let (deals, candidates) =
      request.showsOnlyDeals
      ? await recording.dealsWithMedians(of: fetched) : (await recording.deals(of: fetched), fetched.value)
    var query = request.query
    query.limit = query.limit.map { $0 + 1 }
    var selection = TripSelection(query, at: now)
    selection.add(candidates, in: region, deals: deals, isStale: fetched.status.kind == .stale)
    return FeedResult.Part(
      summary: .init(of: fetched, query.search, comparedWith: request.showsOnlyDeals ? deals : nil, at: now),
      selection: selection)
  }
}
