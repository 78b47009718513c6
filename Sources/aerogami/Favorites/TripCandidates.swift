import AerogamiCore
import ArgumentParser

/// Where the trips are looked for that an id may stand for.
struct RegionOptions: ParsableArguments {
  @Option(
    name: [.customLong("region"), .customLong("regions")],
    help: ArgumentHelp(
      "Regions to look in, separated by commas; may be repeated. (default: all that the service names)",
      valueName: "ids"), transform: commaList)
  var regions: [[String]] = []
}

/// The trips among which ids are looked up, and where they are from.
struct TripCandidates: Sendable {
  private(set) var trips: [FoundTrip] = []
  private var answered: [String] = []
  /// What a user has to know of the regions that did not answer, in their order, one line each.
  private(set) var failures: [String] = []

  /// Asks for the trips of `regions` or, where none is named, of every region that the service lists.
  ///
  /// - Throws: ``ClientError`` when it could not be found out which regions there are, or `CancellationError`.
  static func asked(for regions: [Region.ID], _ dependencies: Dependencies) async throws -> TripCandidates {
    var candidates = TripCandidates()
    var regions = regions.uniqued()
    if regions.isEmpty {
      let listed = try await dependencies.trips.regions()
      regions = listed.value.map(\.id).uniqued()
      if case .stale(let age, let error) = listed.source {
        candidates.failures.append("the list of regions is \(age.asAge) old, because it failed: \(error)")
      }
    }
    let feed = TripFeed(TripRepository(dependencies.trips).trips(in:), clock: dependencies.clock)
    var answers: [Region.ID?: [Trip]] = [:]
    var failures: [Region.ID?: String] = [:]
    _ = await feed.run(regions, concurrency: 4) { outcome in
      switch outcome.result {
      case .answer(let fetched): answers[outcome.key] = fetched.value
      case .stale(let fetched, because: let error):
        answers[outcome.key] = fetched.value
        failures[outcome.key] = "is \(fetched.source.age?.asAge ?? "") old, because it failed: \(error)"
      case .failed(let error): failures[outcome.key] = "failed: \(error)"
      case .cancelled: break
      }
      return .continue
    }
    try Task.checkCancellation()
    // In their order, whichever answered first: a trip of several regions is found in the first.
    for region in regions {
      let name = region.printable(maxLength: 60)
      if let failure = failures[region] { candidates.failures.append("\(name) \(failure)") }
      guard let trips = answers[region] else { continue }
      candidates.answered.append(name)
      candidates.trips += trips.map { FoundTrip(trip: $0, region: region) }
    }
    return candidates
  }

  /// Completes «no trip "…"».
  var place: String {
    if answered.isEmpty { return "among the favorites, and no region answered" }
    return "in \(answered.firstFew), nor among the favorites; fetch --ids shows ids"
  }
}
