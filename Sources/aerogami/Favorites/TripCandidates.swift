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
  /// What a user has to know of the regions that did not answer, one line each.
  private(set) var failures: [String] = []

  /// Asks for the trips of `regions` or, where none is named, of every region that the service lists.
  ///
  /// - Throws: ``ClientError`` when it could not be found out which regions there are, or `CancellationError`.
  static func asked(for regions: [Region.ID], _ dependencies: Dependencies) async throws -> TripCandidates {
    let regions = regions.isEmpty ? try await dependencies.trips.regions().value.map(\.id) : regions
    let feed = TripFeed(trips: TripRepository(dependencies.trips).trips(in:), clock: dependencies.clock)
    var answers: [Region.ID?: [Trip]] = [:]
    var candidates = TripCandidates()
    _ = await feed.run(regions, concurrency: 4) { outcome in
      switch outcome.result {
      case .trips(let fetched): answers[outcome.region] = fetched.value
      case .stale(let fetched, because: let error):
        answers[outcome.region] = fetched.value
        let (name, age) = ((outcome.region ?? "").printable(maxLength: 60), fetched.source.age?.asAge ?? "")
        candidates.failures.append("\(name) is \(age) old, because it failed: \(error)")
      case .failed(let error):
        candidates.failures.append("\((outcome.region ?? "").printable(maxLength: 60)) failed: \(error)")
      case .cancelled: break
      }
      return .continue
    }
    try Task.checkCancellation()
    // In their order, whichever answered first: a trip of several regions is found in the first.
    for region in regions.uniqued() {
      guard let trips = answers[region] else { continue }
      candidates.answered.append(region.printable(maxLength: 60))
      candidates.trips += trips.map { FoundTrip(trip: $0, region: region) }
    }
    return candidates
  }

  /// Completes «no trip "…"».
  var place: String {
    if answered.isEmpty { return "among the favorites, and no region answered" }
    return "in \(answered.firstFew) (asked just now), nor among the favorites; fetch --ids shows ids"
  }
}
