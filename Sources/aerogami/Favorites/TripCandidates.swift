import AerogamiCore
import AerogamiLive
import AerogamiStore
import ArgumentParser

/// The options that choose where to look up trips by id.
struct TripLookupOptions: ParsableArguments {
  @Option(
    name: [.customLong("region"), .customLong("regions")],
    help: ArgumentHelp(
      """
      Regions to fetch and search, separated by commas; may be repeated. (default: your last fetch and your watches)
      """,
      valueName: "ids"), completion: .regionsAndPlaces, transform: commaList)
  var regions: [[String]] = []

  /// Returns the cache mode. If neither `--region` nor a cache option is given, cached responses of any age are used.
  func cacheMode(_ network: NetworkOptions) -> CacheMode {
    regions.isEmpty && network.cacheMode == .normal ? .anyAge : network.cacheMode
  }
}

/// The trips among which ids are looked up, and the regions that were searched.
struct TripCandidates: Sendable {
  private var trips: [FoundTrip] = []
  /// The trips that watches have seen and whose ids match.
  private var watched: [FoundTrip] = []
  /// The names of the regions that responded.
  private var responded: [String] = []
  private var isLastFetch = false
  /// The search of the last fetch.
  private var search = TripSearch()
  /// Notes about failed requests, one line each: for the list of regions first, then for regions in their order.
  private(set) var failures: [String] = []

  /// Requests the trips of `regions`. If `regions` is empty, requests the regions of the last fetch, and also adds the
  /// trips with these ids that watches have seen. If there was no fetch, requests every region of the service, unless
  /// watches have seen trips with all of the ids.
  ///
  /// - Parameter ids: The ids to look up, or prefixes of them.
  /// - Throws: ``ClientError`` when the list of regions could not be fetched, or `CancellationError`.
  static func requested(
    for regions: [Region.ID], ids: [String], _ dependencies: Dependencies
  ) async throws -> TripCandidates {
    var candidates = TripCandidates()
    if regions.isEmpty { try await candidates.addWatched(ids, dependencies) }
    var regions: [Region.ID?] = regions.uniqued()
    // Uses the search of the last fetch, because the user has probably read the id in its result.
    let last = try await dependencies.regions.lastFetch()
    if regions.isEmpty {
      regions = last?.regions ?? []
      candidates.isLastFetch = !regions.isEmpty
      if regions.isEmpty, ids.allSatisfy({ !candidates.watched.named($0).isEmpty }) { return candidates }
    }
    if regions.isEmpty {
      let listed = try await dependencies.trips.regions()
      regions = listed.value.map(\.id).uniqued()
      if let note = listed.status.note(of: "the list of regions") { candidates.failures.append(note) }
    }
    let repository = TripRepository(dependencies.trips, clock: dependencies.clock)
    let search = last?.search ?? TripSearch()
    candidates.search = search
    let feed = TripFeed(
      { try await repository.response(to: TripRequest(region: $0, search: search)) }, clock: dependencies.clock)
    var outcomes = OutcomeSummaries<Region.ID?>()
    outcomes.keys = regions
    var responses: [Region.ID?: [Trip]] = [:]
    _ = await feed.run(regions, concurrency: 4) { outcome in
      outcomes[outcome.key] = OutcomeSummary(outcome, id: outcome.key, count: \.count)
      if let fetched = outcome.response { responses[outcome.key] = fetched.value }
      return .continue
    }
    try Task.checkCancellation()
    candidates.failures += outcomes.notes
    // Adds trips in the order of the regions, so that a trip in several regions is found in the first of them.
    for region in regions {
      guard let trips = responses[region] else { continue }
      candidates.responded.append(region?.printable(maxLength: 60) ?? "all regions")
      candidates.trips += trips.map { FoundTrip(trip: $0, region: region) }
    }
    return candidates
  }

  /// Adds the trips with these ids that watches have seen, because the user may have read the ids in the output of
  /// `watch --ids`.
  private mutating func addWatched(_ ids: [String], _ dependencies: Dependencies) async throws {
    do {
      for id in ids {
        let found = try await dependencies.watches.find(id, TripChoiceError.candidateCount + 1)
        watched += found.map { FoundTrip(trip: $0, region: nil) }
      }
    } catch is StoreError {
      // Continues, because the trip may be in the last fetch. The search of the favorites reports an unusable database.
    }
  }

  /// Returns the only trip with this id, or with an id that starts with this text; `nil` if there is none. Trips of
  /// watches are considered only if no fetched trip matches.
  ///
  /// - Parameter now: The current time. It decides whether the days in an error message need a year.
  func one(named id: String, at now: Date) throws(TripChoiceError) -> FoundTrip? {
    if let found = try trips.one(named: id, at: now) { return found }
    return try watched.one(named: id, at: now)
  }

  /// Returns the error for an id or prefix that matches no trip.
  ///
  /// - Parameter notes: Further notes for the message, for example about failed regions.
  func unknown(_ id: String, notes: [String]) -> TripChoiceError {
    let scope = responded.isEmpty ? "in the favorites, and no region responded" : "in the favorites or in \(searched)"
    let otherRegions = isLastFetch ? "search other regions with --region, or " : ""
    return .unknown(
      id, searched: ([scope] + notes).joined(separator: "; "),
      remedy: responded.isEmpty ? nil : "\(otherRegions)run aerogami fetch --ids to see ids")
  }

  /// The reason why a trip was not found.
  var reasonNotFound: String { responded.isEmpty ? "no region responded" : "it was not found in \(searched)" }

  /// The searched regions and the search, for messages.
  private var searched: String {
    let regions = responded.firstFew
    if isLastFetch { return "your last fetch (\(regions))" }
    // The id may come from a watch, or from an earlier fetch with another search.
    let text = search.text.printable(maxLength: 100)
    return text.isEmpty ? regions : "\(regions), searched with the filters of your last fetch (\(text))"
  }
}
