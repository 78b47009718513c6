import AerogamiCore
import AerogamiLive
import AerogamiStore
import ArgumentParser

struct BookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book", abstract: "Show the booking link of a trip.",
    discussion: """
      Searches your favorites, then your last fetch, and re-requests only the regions that failed. With --region, fetches \
      those regions instead of using your last fetch.

      \(exitStatusHelp([0: "the link is shown", 1: "the trip was not found, or the link could not be opened"]))
      """)

  @Argument(
    help: ArgumentHelp("Id of a trip, or a unique prefix of it.", valueName: "id"))
  var id: String

  @Flag(help: "Also open the link in the browser.")
  var open = false

  @OptionGroup var lookup: TripLookupOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if id.isEmpty { throw ValidationError("the id is empty; run aerogami fetch --ids to see ids.") }
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console()
    // Discards the warning about an unusable database, because searching the favorites reports it.
    let found = try await withServices(
      of: configuration, cache: lookup.cacheMode(network), recordingIn: network.record, console: console,
      warn: { _ in }
    ) { [self] dependencies -> (trip: Trip, isExpired: Bool) in
      let trip = try await trip(with: dependencies, console: console)
      return (trip, trip.hasExpired(at: dependencies.now()))
    }
    let url = configuration.bookingLink.url(for: found.trip)
    try console.output.write(Array("\(url)\n".utf8))
    if found.trip.link == nil, let airport = found.trip.airportWithoutTimeZone {
      console.note(
        "the days in the link are in UTC, because the time zone of \(airport.printable(maxLength: 20)) is unknown")
    }
    if found.isExpired {
      console.note("this trip has expired; its price may have changed (\(found.trip.summary))")
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
      // Continues, because the trip may also be in the last fetch.
      console.note("warning: \(error)")
    }
    let candidates = try await TripCandidates.requested(for: lookup.regions.flatMap(\.self), dependencies)
    if let found = try candidates.trips.one(named: id) {
      for failure in candidates.failures { console.note(failure) }
      return found.trip
    }
    throw candidates.unknown(id, notes: candidates.failures)
  }
}

extension Trip {
  /// The first airport whose local time is unknown; `nil` if all are known.
  fileprivate var airportWithoutTimeZone: String? {
    if departureAt.offset == nil { return departure.airportCode }
    guard let returnAt, returnAt.offset == nil else { return nil }
    return destination.airportCode
  }
}
