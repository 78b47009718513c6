import AerogamiCore
import AerogamiLive
import ArgumentParser

/// Where the trips are looked for that an id may stand for.
struct TripLookupOptions: ParsableArguments {
  @Option(
    name: [.customLong("region"), .customLong("regions")],
    help: ArgumentHelp(
      "Regions to ask and look in, separated by commas; may be repeated. (default: what was fetched last, without asking "
        + "again)",
      valueName: "ids"), transform: commaList)
  var regions: [[String]] = []

  /// What was fetched last is not asked for again, unless that is wished.
  func cacheMode(_ network: NetworkOptions) -> CacheMode {
    regions.isEmpty && network.cacheMode == .normal ? .anyAge : network.cacheMode
  }
}

/// The trips among which ids are looked up, and where they are from.
struct TripCandidates: Sendable {
  private(set) var trips: [FoundTrip] = []
  private var answered: [String] = []
  private var isLastFetch = false
  /// That of the last fetch.
  private var search = TripSearch()
  /// What a user has to know of the regions that did not answer, in their order, one line each.
  private(set) var failures: [String] = []

  /// Asks for the trips of `regions` or, where none is named, of those that were fetched last, or else of every region
  /// that the service lists.
  ///
  /// - Throws: ``ClientError`` when it could not be found out which regions there are, or `CancellationError`.
  static func requested(for regions: [Region.ID], _ dependencies: Dependencies) async throws -> TripCandidates {
    var candidates = TripCandidates()
    var regions: [Region.ID?] = regions.uniqued()
    // Requested as by the last fetch, which has shown the id.
    let last = try await dependencies.regions.lastFetch()
    if regions.isEmpty {
      regions = last?.regions ?? []
      candidates.isLastFetch = !regions.isEmpty
    }
    if regions.isEmpty {
      let listed = try await dependencies.trips.regions()
      regions = listed.value.map(\.id).uniqued()
      if let note = listed.status.note(of: "the list of regions") { candidates.failures.append(note) }
    }
    let repository = TripRepository(dependencies.trips)
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
    // In their order, whichever answered first: a trip of several regions is found in the first.
    for region in regions {
      guard let trips = responses[region] else { continue }
      candidates.answered.append(region?.printable(maxLength: 60) ?? "all regions")
      candidates.trips += trips.map { FoundTrip(trip: $0, region: region) }
    }
    return candidates
  }

  /// The error for an id that no trip has.
  ///
  /// - Parameter notes: What else is reported with it, such as which regions failed.
  func unknown(_ id: String, notes: [String]) -> TripChoiceError {
    let place =
      answered.isEmpty ? "among the favorites, and no region answered" : "\(searched), nor among the favorites"
    let elsewhere = isLastFetch ? "--region looks elsewhere, and " : ""
    return .unknown(
      id, place: ([place] + notes).joined(separator: "; "),
      remedy: answered.isEmpty ? nil : "\(elsewhere)fetch --ids shows ids")
  }

  /// Completes «it was not found».
  var searched: String {
    if answered.isEmpty { return "since no region answered" }
    let regions = "in \(answered.firstFew)"
    if isLastFetch { return "\(regions), as fetched last" }
    // The id may come from a watch, or from an earlier fetch with another search.
    let text = search.text.printable(maxLength: 100)
    return text.isEmpty ? regions : "\(regions) with the search of the last fetch (\(text))"
  }
}
