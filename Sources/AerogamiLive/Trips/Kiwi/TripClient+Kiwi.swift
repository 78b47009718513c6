import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON
import Foundation

extension TripProvider {
  /// Kiwi.com's public endpoint for agents. It documents no rate limit, and its terms do not mention programs, so it is
  /// used carefully, and only where a configuration names it.
  static let kiwi = TripProvider(
    name: "kiwi", title: "Kiwi.com", defaultBaseURL: BaseURL(known: "https://mcp.kiwi.com"),
    rateLimit: RateLimit(every: .seconds(1), pausingAfter: [429], for: .seconds(30)), token: .none, isPrivate: true,
    hasCalendars: false, knowsPassengers: true, maxBagsPerAdult: 2, maxConcurrency: 2,
    // A search takes the service up to 16 s, so it is repeated at most once.
    maxAttempts: 2, client: TripClient.kiwi,
    probe: { service, _, context in try await service.probeKiwi(now: context.now()) })
}

extension TripClient {
  /// Returns a client of Kiwi.com. Its trips are the cheapest itineraries from the origins of a region.
  @Sendable fileprivate static func kiwi(
    _ service: Service, _ options: TripOptions, _ context: ClientContext
  ) -> TripClient {
    // The service has no files of names.
    let places = PlaceFiles([], context) { file in
      throw ClientError("the names of \(file.rawValue)", .unimplemented, "the service has none", attempts: 0)
    }
    let size = min(TripProvider.kiwi.maxConcurrency ?? .max, context.fareSemaphore.size)
    let origins = OriginTrips(regions: options.regions, places: places, semaphore: AsyncSemaphore(size))
    let fares = KiwiFares(service: service.ofKiwi, origins: origins, options: options, context: context)
    return TripClient(
      trips: { try await fares.trips($0) }, regions: { try await origins.listedRegions() },
      airport: { try await origins.airport($0) },
      // The service has no list of airlines.
      airlines: { Fetched([], attempts: 0) },
      calendar: { throw ClientError.noCalendar($0) },
      check: { try await fares.check($0) })
  }
}

extension Service {
  fileprivate var ofKiwi: Service {
    var service = withoutToken
    // Requests go to the base URL itself. With the slash, a recording does not depend on the server.
    service.pathsEndInSlash = true
    service.headers.append(.init(name: "Accept", value: "application/json, text/event-stream"))
    service.maxAttempts = TripProvider.kiwi.maxAttempts
    service.errorMessage = kiwiErrorMessage
    return service
  }

  /// Searches for flights from London to Paris on one day, to check that the service responds.
  fileprivate func probeKiwi(now: Date) async throws {
    guard let today = now.dayNumber else { return }
    let search = TripSearch(isDirect: true, isOneWay: true)
    _ = try await ofKiwi.get(
      .searchFlight(search),
      KiwiRequest(
        origins: ["LON"], destinations: ["PAR"], days: today + 30...today + 30, currency: "EUR", search: search))
  }
}
