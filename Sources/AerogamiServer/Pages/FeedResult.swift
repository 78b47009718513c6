import AerogamiContainer
import AerogamiCore
import AerogamiLive
import Foundation

/// The trips of a search, and what to tell the user about them. It is complete only when all regions have responded.
struct FeedResult: Sendable {
  let request: FeedRequest
  let now: Date
  private(set) var summary: FetchSummary
  private var selection: TripSelection
  /// The note that only some regions are searched; `nil` if all are, or if the user named them.
  private(set) var defaultRegions: String?

  /// Creates a result without trips.
  init(_ request: FeedRequest, of environment: ServedEnvironment, at now: Date) {
    (self.request, self.now) = (request, now)
    summary = FetchSummary(request.query.search, showsOnlyDeals: request.showsOnlyDeals)
    summary.requestedCurrency = environment.requestedCurrency
    selection = request.selection(at: now)
  }

  /// Selects the trips to show, in the order of the request, and counts them for the notes and the headline. Returns
  /// also whether the limit of the request leaves out trips.
  mutating func selectTrips() -> (shown: [FoundTrip], areMore: Bool) {
    let sorted = selection.sorted()
    let shown = Array(sorted.prefix(request.query.limit ?? .max))
    summary.shown = ShownTrips()
    for found in shown { summary.shown.note(currency: found.trip.currency) }
    return (shown, sorted.count > shown.count)
  }

  /// The number of regions that are requested.
  var regionCount: Int { summary.regions.keys.count }
  /// The number of regions that have responded or failed.
  var doneCount: Int { summary.regions.ordered.count }

  /// The trips of one region that match, prepared concurrently with other regions.
  struct Part: Sendable {
    let summary: FetchSummary.Part
    let selection: TripSelection
  }

  /// Whether nothing could be fetched. If there are only trips in other currencies, the search itself has not failed.
  var hasFailed: Bool { summary.status == .failed && (summary.currencyError == nil || summary.listingError != nil) }

  /// The error of the field From if the user named a region or place there that does not exist; otherwise `nil`.
  var invalidField: InvalidField? {
    for region in request.regions {
      guard let error = summary.regions[region]?.status.clientError, error.isUnknown else { continue }
      return InvalidField("regions", "\(error)")
    }
    return nil
  }

  /// Starts with the regions that are requested, and what is to report about their list.
  mutating func begin(_ requested: RequestedRegions) {
    summary.regions.keys = requested.regions
    summary.skippedRegions = requested.listed?.skipped ?? SkippedRows()
    summary.staleListing = requested.listed?.status.note(of: "the list of regions")
    defaultRegions = requested.defaults?.note(advice: "enter all in From for all regions")
  }

  /// Adds the outcome of a region.
  mutating func take(_ outcome: Outcome<Region.ID?, Part>) {
    summary.take(outcome, part: \.summary)
    if let part = outcome.response { selection.add(part.selection) }
  }

  /// Fails the regions that have not responded, or the list of regions if it has not arrived.
  ///
  /// - Parameter limit: The time after which they were given up.
  mutating func giveUp(after limit: Duration) {
    if regionCount == 0 { fail(ClientError.timedOut("the regions", after: limit)) }
    for region in summary.regions.unfinished {
      let error = ClientError.timedOut(region.map { "trips in \($0)" } ?? "trips anywhere", after: limit)
      take(Outcome(key: region, failed: error))
    }
  }

  /// Ends the search without results, because the regions could not be listed.
  mutating func fail(_ error: ClientError) { summary.listingError = "\(error)" }
}

/// Searches trips for a page.
struct FeedSearch: Sendable {
  let dependencies: Dependencies
  let environment: ServedEnvironment
  let repository: TripRepository
  /// The time after which the regions without a response are given up, so that the others can still be shown.
  let limit: Duration

  /// The number of regions that are requested at once for one page, as by `aerogami fetch`.
  static let concurrency = 4

  init(_ dependencies: Dependencies, _ environment: ServedEnvironment, limit: Duration) {
    (self.dependencies, self.environment, self.limit) = (dependencies, environment, limit)
    repository = TripRepository(dependencies.trips, clock: dependencies.clock)
  }

  /// Requests the trips of all regions of a request, and records their prices, also if the search is canceled.
  ///
  /// - Parameters:
  ///   - request: The search.
  ///   - update: Receives the result before the first response, and whenever it changes.
  /// - Returns: The result. If the time limit passes, the missing regions have failed.
  /// - Throws: ``ConfigurationError`` if `home` is not configured, or `CancellationError`.
  func run(
    _ request: FeedRequest, update: @escaping @Sendable (FeedResult) async -> Void = { _ in }
  ) async throws -> FeedResult {
    let now = dependencies.now()
    var (result, hasTimedOut) = try await PriceRecording.run(in: dependencies.history, at: now) { recording in
      try await limited(to: limit, on: dependencies.clock) {
        try await unlimited(request, recording, at: now, update: update)
      }
    }
    if hasTimedOut {
      result.giveUp(after: limit)
      await update(result)
    }
    return result
  }

  private func unlimited(
    _ request: FeedRequest, _ recording: PriceRecording, at now: Date,
    update: @escaping @Sendable (FeedResult) async -> Void
  ) async throws -> FeedResult {
    var result = FeedResult(request, of: environment, at: now)
    let requested: RequestedRegions
    do {
      requested = try await dependencies.requestedRegions(request.regions, home: environment.home)
    } catch  where Task.isCancelled {
      return result
    } catch let error as ClientError {
      result.fail(error)
      await update(result)
      return result
    }
    result.begin(requested)
    await update(result)

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
    return result
  }

  private func part(
    of fetched: Fetched<[Trip]>, in region: Region.ID?, _ request: FeedRequest, _ recording: PriceRecording,
    at now: Date
  ) async -> FeedResult.Part {
    let (deals, candidates) = await recording.candidates(in: fetched, onlyDeals: request.showsOnlyDeals)
    var selection = request.selection(at: now)
    selection.add(candidates, in: region, deals: deals, isStale: fetched.status.kind == .stale)
    return FeedResult.Part(
      summary: .init(of: fetched, request.query.search, comparedWith: request.showsOnlyDeals ? deals : nil, at: now),
      selection: selection)
  }
}
