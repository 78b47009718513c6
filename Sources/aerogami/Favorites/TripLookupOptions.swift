import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct TripLookupOptions: ParsableArguments {
  @Option(
    name: [.customLong("region"), .customLong("regions")],
    help: ArgumentHelp(
      """
      Regions to fetch and search, separated by commas; may be repeated. (default: your fetches and your watches)
      """,
      valueName: "ids"), completion: .regionsAndPlaces, transform: commaList)
  var regions: [[String]] = []

  /// - Parameter passengers: The party for whom the prices must be; `nil` for that of the last fetch.
  func request(_ ids: [String], for passengers: Passengers? = nil) -> FindTrip.Request {
    var request = FindTrip.Request(ids, in: regions.isEmpty ? .seen : .regions(regions.flatMap(\.self)))
    request.passengers = passengers
    return request
  }

  func withFindTrip<Result: Sendable>(
    of configuration: Configuration, cache: CacheMode = .normal, recordingIn directory: String?, console: Console,
    concurrency: Int = 4, warn: (@Sendable (String) async -> Void)? = nil,
    _ body: @escaping @Sendable (FindTrip, Dependencies) async throws -> Result
  ) async throws -> Result {
    // If neither `--region` nor a cache option is given, cached responses of any age are used.
    let cacheMode = regions.isEmpty && cache == .normal ? CacheMode.anyAge : cache
    await console.noteWarnings(of: configuration)
    let checked = try configuration.checked(cache: cacheMode)
    return try await withServices(
      of: checked, options: RunOptions(concurrency: concurrency, cache: cacheMode, warn: warn),
      recordingIn: directory, console: console
    ) { dependencies in
      // Searches earlier fetches with clients that read only the cache, so that no requests are sent for them.
      let unfaulted = try configuration.withoutFaults.checked(cache: .offline)
      return try await Dependencies.withConfiguration(unfaulted, options: RunOptions(cache: .offline)) { cached in
        do {
          return try await body(dependencies.findTrip(home: configuration.home, cached: cached.trips), dependencies)
        } catch let error as TripChoiceError {
          throw advised(error, configuration)
        }
      }
    }
  }

  /// Returns an error with a remedy for users of the command line.
  func advised(_ error: TripChoiceError, _ configuration: Configuration) -> TripChoiceError {
    guard case .unknown(let searched) = error.reason else { return error }
    var error = error
    error.remedy = remedy(searched, configuration)
    return error
  }

  private func remedy(_ searched: SearchedTrips, _ configuration: Configuration) -> String? {
    guard searched.hasResponse else { return nil }
    // If the last fetch had filters, --region applies them too, and they may exclude the trip in all regions.
    let otherRegions = searched.isLastFetch && searched.summary?.search.text.isEmpty == true
    // The id of a sample pair does not contain its route and days, and a search by id finds only single tickets.
    return (otherRegions ? "search other regions with --region, or " : "") + "run aerogami fetch --ids to see ids"
      + (configuration.showsSampleTrips
        ? "; for a sample trip of two tickets, use the id of each ticket, which "
          + "aerogami fetch --two-tickets --format json shows"
        : "")
  }
}

extension Console {
  /// Returns the result of `body`. If a signal cancels it, prints which ids were not found.
  func notingCancellation<Result>(of ids: [String], _ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch let error as CancellationError {
      if !output.isClosed { await note("canceled: \(ids.map { $0.printable(maxLength: 60) }.firstFew)") }
      throw error
    }
  }

  /// Prints the notes about stores and regions that could not be searched for trips.
  func note(_ searched: SearchedTrips) async {
    if let error = searched.storeError { await note("warning: \(error)") }
    for note in searched.notes { await self.note(note) }
  }

  /// Prints which of these sample trips are for one adult by default. The last fetch may have been for another party,
  /// but is not saved.
  ///
  /// - Parameter passengers: The requested party; `nil` for the default.
  func noteDefaultParty(
    of trips: [Trip], _ ids: ShortIDs, _ passengers: Passengers?, _ configuration: Configuration
  ) async {
    guard configuration.showsSampleTrips, passengers == nil else { return }
    let party = Passengers()
    let names = trips.filter { $0.terms.party == party }.map { ids.prefix(of: $0.id) }
    if names.isEmpty { return }
    await note(
      "\(names.firstFew): for \(party.text), because searches of sample data are not saved; add --adults for others")
  }
}
