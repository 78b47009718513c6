import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import AerogamiStore
import ArgumentParser
import Foundation

/// The options that choose where to look up trips by id.
struct TripLookupOptions: ParsableArguments {
  @Option(
    name: [.customLong("region"), .customLong("regions")],
    help: ArgumentHelp(
      """
      Regions to fetch and search, separated by commas; may be repeated. (default: your fetches and your watches)
      """,
      valueName: "ids"), completion: .regionsAndPlaces, transform: commaList)
  var regions: [[String]] = []

  /// Returns the cache mode. If neither `--region` nor a cache option is given, cached responses of any age are used.
  func cacheMode(_ network: NetworkOptions) -> CacheMode {
    regions.isEmpty && network.cacheMode == .normal ? .anyAge : network.cacheMode
  }

  /// Looks up a trip in the cached responses of the fetches before the last one, the newest first. Sends no request.
  ///
  /// - Returns: The only trip of a fetch with this id, or with an id that starts with this text; `nil` if there is none,
  ///   or if the user named the regions to search.
  func tripOfEarlierFetch(
    named id: String, _ network: NetworkOptions, _ configuration: Configuration, at now: Date
  ) async throws -> FoundTrip? {
    // A replay of a recording has no earlier fetches.
    guard regions.isEmpty, network.record == nil else { return nil }
    return try await Dependencies.withConfiguration(configuration, options: RunOptions(cache: .offline)) {
      dependencies in
      for fetch in try await dependencies.regions.fetches().dropFirst() {
        let trips = try await fetch.responses(from: dependencies).trips.flatMap { $0.trips }
        if let found = try trips.one(named: id, at: now) { return found }
      }
      return nil
    }
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
  /// Whether there were other fetches before the last one.
  private var hasEarlierFetches = false
  /// The search of the last fetch.
  private var search = TripSearch()
  /// Notes about failed requests, one line each: for the list of regions first, then for regions in their order.
  private(set) var failures: [String] = []

  /// Requests the trips of `regions`. If `regions` is empty, requests the regions of the last fetch, and also adds the
  /// trips with these ids that watches have seen. If there was no fetch, requests every region of the service, unless
  /// watches have seen trips with all of the ids.
  ///
  /// - Parameter ids: The ids to look up, or prefixes of them.
  /// - Throws: `ClientError` when the list of regions could not be fetched, or `CancellationError`.
  static func requested(
    for regions: [Region.ID], ids: [String], _ dependencies: Dependencies
  ) async throws -> TripCandidates {
    var candidates = TripCandidates()
    if regions.isEmpty { try await candidates.addWatched(ids, dependencies) }
    // Uses the search of the last fetch, because the user has probably read the id in its result.
    let fetches = try await dependencies.regions.fetches()
    var fetch = TripFetch(regions: regions, search: fetches.first?.search ?? TripSearch())
    if regions.isEmpty, let last = fetches.first {
      fetch.regions = last.regions
      candidates.isLastFetch = true
      candidates.hasEarlierFetches = fetches.count > 1
    } else if regions.isEmpty {
      if ids.allSatisfy({ !candidates.watched.named($0).isEmpty }) { return candidates }
      let listed = try await dependencies.trips.regions()
      fetch.regions = listed.value.map(\.id)
      if let note = listed.status.note(of: "the list of regions") { candidates.failures.append(note) }
    }
    candidates.search = fetch.search
    let responses = try await fetch.responses(from: dependencies)
    candidates.failures += responses.notes
    for (region, trips) in responses.trips {
      candidates.responded.append(region?.printable(maxLength: 60) ?? "all regions")
      candidates.trips += trips
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
  /// - Parameters:
  ///   - notes: Further notes for the message, for example about failed regions.
  ///   - areSamples: Whether the trips are sample data, which has the flights of a day only for a search of that day.
  func unknown(_ id: String, notes: [String], areSamples: Bool) -> TripChoiceError {
    let places =
      ["in the favorites", "in \(searched)"] + (hasEarlierFetches ? ["in the cached responses of earlier fetches"] : [])
    let scope = responded.isEmpty ? "in the favorites, and no region responded" : places.listed(with: "or")
    // With other filters, no other region would have the trip.
    let otherRegions = isLastFetch && search.text.isEmpty ? "search other regions with --region, or " : ""
    let withoutDate = areSamples ? " without --date, whose sample flights cannot be looked up" : ""
    return .unknown(
      id, searched: ([scope] + notes).joined(separator: "; "),
      remedy: responded.isEmpty ? nil : "\(otherRegions)run aerogami fetch --ids to see ids\(withoutDate)")
  }

  /// The reason why a trip was not found.
  var reasonNotFound: String { responded.isEmpty ? "no region responded" : "it was not found in \(searched)" }

  /// The searched regions and the search, for messages.
  private var searched: String {
    let regions = responded.firstFew
    let filters = search.text.printable(maxLength: 100)
    if isLastFetch { return "your last fetch (\(regions)\(filters.isEmpty ? "" : ", with the filters \(filters)"))" }
    // The id may come from a watch, or from an earlier fetch with another search.
    return filters.isEmpty ? regions : "\(regions), searched with the filters of your last fetch (\(filters))"
  }
}

extension TripFetch {
  /// Requests the trips of each region.
  ///
  /// - Returns: The trips of the regions that responded, in the order of the regions, so that a trip in several regions
  ///   is found in the first of them; and a note for each failure.
  /// - Throws: `CancellationError`.
  fileprivate func responses(
    from dependencies: Dependencies
  ) async throws -> (trips: [(region: Region.ID?, trips: [FoundTrip])], notes: [String]) {
    let repository = TripRepository(dependencies.trips, clock: dependencies.clock)
    let feed = TripFeed(
      { try await repository.response(to: TripRequest(region: $0, search: search)) }, clock: dependencies.clock)
    var outcomes = OutcomeSummaries<Region.ID?>()
    outcomes.keys = regions.uniqued()
    var responses: [Region.ID?: [Trip]] = [:]
    _ = await feed.run(outcomes.keys, concurrency: 4) { outcome in
      outcomes[outcome.key] = OutcomeSummary(outcome, id: outcome.key, count: \.count)
      if let fetched = outcome.response { responses[outcome.key] = fetched.value }
      return .continue
    }
    try Task.checkCancellation()
    var found: [(region: Region.ID?, trips: [FoundTrip])] = []
    for region in outcomes.keys {
      guard let trips = responses[region] else { continue }
      found.append((region, trips.map { FoundTrip(trip: $0, region: region) }))
    }
    return (found, outcomes.notes)
  }
}
