import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Look up whether trips still have their price.",
    discussion: """
      Examples:
        aerogami check 3016946a
        aerogami check --last 5             # the cheapest of the last fetch
        aerogami check --favorites --format json

      Requests the current price of each trip from every source that can look it up, never from the cache. Each trip \
      is then the same, cheaper, more expensive, gone, or unknown if no source could look it up.

      Ids are searched as by aerogami book. Current prices are recorded in the history. Favorites keep their saved \
      price; after another aerogami fetch, aerogami favorites add saves the new one.

      \(exitStatuses(
        "each finding is known, also if it is gone", none: "no trip was looked up",
        some: "some findings or ids are unknown", missing: "no trip has any of the ids", of: "check"))
      """)

  @Argument(
    help: ArgumentHelp("Ids of trips, or unique prefixes of them.", valueName: "id"), completion: .tripIDs,
    transform: idsOrPrefixes)
  var lists: [[String]] = []

  @Flag(help: "Check all favorites.")
  var favorites = false

  @Option(
    "Check this many of the cheapest trips of the last fetch, 1 to 100.", value: "n", parsing: .unconditional,
    transform: wholeNumber(in: 1...100))
  var last: Int?

  @OptionGroup var lookup: TripLookupOptions
  @OptionGroup var passengers: PassengerOptions
  @OptionGroup(title: "Output") var output: FormatOptions
  // Validation rejects --offline and --max-age with a clear message.
  @OptionGroup(title: "Network", visibility: .hidden) var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @Option(
    "Check at most this many trips at once, 1 to 64.", value: "n", parsing: .unconditional, visibility: .hidden,
    transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @Flag(help: ArgumentHelp("Hide the progress line, which only terminals show.", visibility: .hidden))
  var noProgress = false

  private var ids: [String] { lists.flatMap(\.self) }

  func validate() throws {
    if ids.contains("") { throw ValidationError("an id is empty; run aerogami fetch --ids to see ids.") }
    _ = try passengers.party
    if network.cacheMode != .normal {
      let option = network.offline ? "--offline" : "--max-age"
      throw ValidationError("check requests current prices, so \(option) cannot be used.")
    }
  }

  /// Checks that exactly one kind of trips is given. This is not part of the validation, which precedes the search for
  /// unknown options, because a mistyped --favorites would then be reported as a missing id.
  func checkTrips() throws {
    let ways = [!ids.isEmpty, favorites, last != nil].count { $0 }
    if ways == 0 { throw ValidationError("give the ids of trips, --favorites or --last.") }
    if ways > 1 { throw ValidationError("ids, --favorites and --last cannot be used together.") }
    if ids.isEmpty, !lookup.regions.isEmpty { throw ValidationError("--region requires ids.") }
  }

  func run() async throws {
    try checkTrips()
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console(color: output.color)
    await console.noteSampleTrips(configuration, "prices")
    let status = try await lookup.withFindTrip(
      of: configuration, recordingIn: network.record, console: console, concurrency: concurrency
    ) { [self] find, dependencies in
      let (trips, origins): ([FoundTrip], Status.Kind)
      do {
        (trips, origins) = try await self.trips(with: find, dependencies, configuration, console)
      } catch let error as CancellationError {
        // JSON output must be one object, even after an interruption.
        try await CheckReport(rows: [], missing: ids).write(to: console, output, configuration, at: dependencies.now())
        throw error
      }
      let report = try await check(trips, with: dependencies, configuration, console)
      return trips.isEmpty ? origins : report.partial(if: origins != .ok)
    }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  /// Returns the trips to check, and the status of the search for them.
  private func trips(
    with find: FindTrip, _ dependencies: Dependencies, _ configuration: Configuration, _ console: Console
  ) async throws -> ([FoundTrip], Status.Kind) {
    if favorites {
      let saved = try await Favorites(dependencies.favorites, now: dependencies.now).matches(TripQuery()).trips
      if saved.isEmpty { await console.note("no favorites in environment \(configuration.environment)") }
      return (saved, .ok)
    }
    if let last {
      guard let (trips, summary) = try await find.cheapestOfLastFetch(last) else {
        throw Problem(
          "there is no last fetch",
          remedy: configuration.showsLiveTrips
            ? "run aerogami fetch, or give ids" : "give ids, because fetches of sample data are not saved")
      }
      for note in summary.origins.notes { await console.note(note) }
      if trips.isEmpty { await console.note("there are no trips in the last fetch") }
      return (trips, summary.origins.status)
    }
    var request = lookup.request(ids)
    (request.startsWithFavorites, request.allowsErrors) = (true, true)
    let found = try await find(request)
    await console.note(found.searched)
    for error in found.errors { await console.note("\(lookup.advised(error, configuration))") }
    let others = found.trips.filter { $0.source != .favorite }.map(\.trip.trip)
    let prefixes = ShortIDs(found.trips.map(\.trip.trip.id))
    try await console.noteDefaultParty(of: others, prefixes, passengers.party, configuration)
    return (found.trips.map(\.trip), found.errors.isEmpty ? .ok : .partial)
  }

  /// Checks trips, and writes those that were looked up in their order, also if the task is canceled meanwhile.
  private func check(
    _ trips: [FoundTrip], with dependencies: Dependencies, _ configuration: Configuration, _ console: Console
  ) async throws -> Status.Kind {
    var request = CheckTrips.Request(trips.map(\.trip))
    (request.concurrency, request.passengers) = (concurrency, try passengers.party)
    var checked: [Trip.ID: CheckedTrip] = [:]
    let missing = try await ProgressLine.run(
      on: console.errors, isWanted: !noProgress, counting: "trip", "price", clock: dependencies.clock
    ) { progress in
      await progress?.known(trips.count)
      return try await dependencies.checkTrips(request) { trip in
        checked[trip.before.id] = trip
        await progress?.oneDone(rows: trip.current == nil ? 0 : 1)
        return .continue
      }
    }
    let report = CheckReport(
      rows: trips.compactMap { found in
        checked[found.trip.id].map { CheckReport.Row(checked: $0, origin: found.origin) }
      }, missing: missing.map(\.id))
    try await report.write(to: console, output, configuration, at: dependencies.now())
    return report.status
  }
}
