import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import ArgumentParser
import Foundation
import Subprocess

struct BookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book", abstract: "Show the booking link of a trip.",
    discussion: """
      Examples:
        aerogami book 3016946a
        aerogami book 3016946a --open       # in the browser
        aerogami book 3016946a --region EU
        aerogami book 3016946a --format json

      Shows the page of the fare if the source has one and found the fare less than 3 hours ago. Otherwise shows a page \
      that searches for the flights again, because the pages of old fares say that they are sold out. A trip of two tickets has two links, one on each line.

      Searches your favorites, then your last fetch, the trips that your watches have seen and the cached responses of \
      earlier fetches; the newest price counts. Regions of the last fetch are requested again only if they are not cached. With \
      --region, requests those regions with the filters of your last fetch, and searches only them and your favorites. \
      With --adults, --children or --bags, only trips for that party are found.

      \(exitStatuses(
        "the link is shown", none: "the search failed, or the link could not be opened", missing: "no trip has this id", of: "book"))
      """)

  @Argument(
    help: ArgumentHelp("Id of a trip, or a unique prefix of it.", valueName: "id"), completion: .tripIDs,
    transform: idOrPrefix)
  var id: String

  @Flag(help: "Also open the link in the browser.")
  var open = false

  @Option(choice: "Output format.")
  var format = ReportFormat.table

  @OptionGroup var lookup: TripLookupOptions
  @OptionGroup var passengers: PassengerOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if id.isEmpty { throw ValidationError("the id is empty; run aerogami fetch --ids to see ids.") }
    _ = try passengers.party
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console()
    var request = lookup.request([id], for: try passengers.party)
    request.startsWithFavorites = true
    // Discards the warning about an unusable database, because the search of the favorites reports the same problem.
    let (found, now) = try await lookup.withFindTrip(
      of: configuration, cache: network.cacheMode, recordingIn: network.record, console: console, warn: { _ in }
    ) { [request] find, dependencies in
      (try await console.notingCancellation(of: request.ids) { try await find(request) }, dependencies.now())
    }
    await console.note(found.searched)
    // There is exactly one trip: the request has one id, and `find` throws an error if it finds no trip with that id.
    let (row, booking) = (found.trips[0].trip, configuration.bookingLink)
    let trip = row.trip
    let tickets = trip.tickets.isEmpty ? [trip] : trip.tickets
    let urls = booking.urls(for: trip, at: now)
    let fareURL = tickets.count == 1 ? booking.fareURL(for: trip, at: now) : nil
    let isSearched = tickets.contains { booking.fareURL(for: $0, at: now) == nil }
    let isAnyOld = tickets.contains { $0.link != nil && booking.fareURL(for: $0, at: now) == nil }
    await console.note(trip.summary(at: now))
    if found.trips[0].source != .favorite {
      await console.noteDefaultParty(of: [trip], ShortIDs([trip.id]), request.passengers, configuration)
    }
    switch format {
    case .table: try await console.output.write(Array(urls.map { "\($0)\n" }.joined().utf8))
    case .json:
      try await console.output.write(
        JSONWriter.document { json in
          json.members([
            "environment": .text(configuration.environment), "link": .text(fareURL),
            "search_link": .text(tickets.count == 1 ? booking.searchURL(for: trip) : nil),
          ])
          json.key("ticket_links")
          json.array(of: trip.tickets) { json, ticket in
            json.object([
              "link": .text(booking.fareURL(for: ticket, at: now)),
              "search_link": .text(booking.searchURL(for: ticket)),
            ])
          }
          json.key("trip")
          json.trip(trip, row.facts(at: now, [.bags, .tickets, .pairs]))
        })
    }
    if tickets.count == 2 {
      await console.note(
        "these are two contracts: book both soon after each other; if one flight is changed or canceled, no airline helps "
          + "with the other")
    }
    if isAnyOld {
      await console.note("the fare was found more than 3 hours ago; the link searches for its flights again")
    }
    if isSearched, max(trip.terms.bags ?? 0, trip.terms.requestedBags) > 0 {
      await console.note("the link searches without bags; add them on the page")
    }
    if isSearched, let airport = trip.airportWithoutTimeZone {
      await console.note(
        "the days in the link are in UTC, because the time zone of \(airport.printable(maxLength: 20)) is unknown")
    }
    if trip.hasDeparted(at: now) {
      await console.note("this trip has departed")
    } else if trip.hasExpired(at: now) {
      await console.note("this offer has ended; the price may have changed")
    }
    if configuration.showsSampleTrips {
      await console.note("sample trips cannot be booked; the link searches for real flights on the same route and days")
    }
    if open {
      for url in urls {
        try await Browser.open(
          url, variables: Configuration.variables(forBrowserFrom: ProcessInfo.processInfo.environment))
      }
    }
  }
}

extension Trip {
  /// The code of the first airport from which a flight departs at an unknown local time; `nil` if the local times of
  /// all departures are known.
  fileprivate var airportWithoutTimeZone: String? {
    if departureAt.offset == nil { return departure.airportCode }
    guard let returnAt, returnAt.offset == nil else { return nil }
    return destination.airportCode
  }
}

/// Opens URLs in the user's browser, with a program of the system: `open` or `xdg-open`.
enum Browser {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Opens a URL, and waits for the system's program, which exits once the browser has the URL. The program is looked up
  /// in the `PATH` of the variables.
  static func open(_ url: String, variables: [String: String]) async throws(Problem) {
    var options = PlatformOptions()
    // The program gets its own session, so that Ctrl-C does not end the browser.
    options.createSession = true
    do {
      // Discards the standard output of the program, which would mix with the output of this command.
      let result = try await run(
        .name(opener), arguments: [url], environment: Environment(variables), platformOptions: options,
        output: .discarded, error: .currentStandardError)
      if result.terminationStatus.isSuccess { return }
    } catch {
      let isMissing = (error as? SubprocessError)?.code == .executableNotFound
      throw problem(isMissing ? "the program was not found" : "\(error)")
    }
    throw problem("it exited with an error")
  }

  private static func problem(_ detail: String) -> Problem {
    Problem("\(opener) could not open the link: \(detail)", remedy: "open the printed link yourself")
  }
}
