import AerogamiCore
import AerogamiLive
import AerogamiStore
import ArgumentParser

struct BookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book", abstract: "Show where a trip can be booked.",
    discussion: """
      The trip is looked for among the favorites, and then in what was fetched last, or in --region, which asks for it now.

      Exit status: 0 shown, 1 not found or not opened, 64 usage, 78 configuration, 130 interrupted, 143 terminated.
      """)

  @Argument(
    help: ArgumentHelp("The id of a trip, or its beginning, as long as no other begins so.", valueName: "id"))
  var id: String

  @Flag(help: "Open the link in the browser too.")
  var open = false

  @OptionGroup var looking: TripLookupOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if id.isEmpty { throw ValidationError("the id is empty, and would stand for every trip.") }
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console()
    // Looking among the favorites tells of a store that cannot be used already.
    let found = try await withServices(
      of: configuration, connections: 4, cache: looking.cacheMode(network), recordingIn: network.record,
      console: console,
      warn: { _ in }
    ) { [self] dependencies -> (trip: Trip, isExpired: Bool) in
      let trip = try await trip(with: dependencies, console: console)
      return (trip, trip.hasExpired(at: dependencies.now()))
    }
    let url = configuration.bookingLink.url(for: found.trip)
    try console.output.write(Array("\(url)\n".utf8))
    if found.trip.link == nil, let airport = found.trip.airportWithoutClock {
      console.note(
        "the days of the link are in UTC, since the clock of \(airport.printable(maxLength: 20)) is not known")
    }
    if found.isExpired {
      console.note("this trip has expired: the price may be another one now (\(found.trip.summary))")
    }
    if open {
      try await Browser.open(
        url, variables: Configuration.variables(forBrowserFrom: ProcessInfo.processInfo.environment))
    }
  }

  private func trip(with dependencies: Dependencies, console: Console) async throws -> Trip {
    do {
      if let favorite = try await dependencies.favorites.one(named: id) { return favorite.trip }
    } catch let error as StoreError {
      // The service may know the trip all the same.
      console.note("warning: \(error)")
    }
    let candidates = try await TripCandidates.requested(for: looking.regions.flatMap(\.self), dependencies)
    if let found = try candidates.trips.one(named: id) {
      for failure in candidates.failures { console.note(failure) }
      return found.trip
    }
    throw candidates.unknown(id, notes: candidates.failures)
  }
}

extension Trip {
  /// An airport of which the local time is not known; `nil` where each is.
  fileprivate var airportWithoutClock: String? {
    if departureAt.offset == nil { return departure.airportCode }
    guard let returnAt, returnAt.offset == nil else { return nil }
    return destination.airportCode
  }
}
