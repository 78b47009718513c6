import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON
import Foundation

extension TripClient {
  /// Returns a client of the Data API of Travelpayouts. Its trips are the cheapest fares from each origin of a region
  /// to each destination. For a search with a single destination, they are all known fares, or only the cheapest fare
  /// of each day if a ``GroupedFaresRequest`` can be used.
  ///
  /// - Parameters:
  ///   - regions: The configured regions. Each code of a city or an airport is a region too.
  ///   - currency: The ISO 4217 code of the currency for searches without a currency.
  ///   - market: The market of all requests, such as `lt`; `nil` for the country of each origin.
  ///   - semaphore: Limits how many fare requests run at the same time, across all calls. See ``OriginTrips``.
  ///   - clock: The clock that limits the wait for the names of cities and airports.
  ///   - clocks: The airports' clocks, for times that the service writes in UTC.
  ///   - now: Returns the current time, which is used to compute when a fare was seen.
  static func travelpayouts(
    _ service: Service, regions: [OriginRegion], currency: String, market: String?,
    semaphore: AsyncSemaphore, clock: any Clock<Duration>, clocks: SharedAirportClocks,
    now: @escaping @Sendable () -> Date
  ) -> TripClient {
    let service = service.ofTravelpayouts
    let places = PlaceFiles(
      [.cities, .airports], clock: clock, now: now,
      send: service.ofNameFiles.requesting(
        Resource({ ["data", "en", "\($0.rawValue).json"] }, decode: decodePlaceNames)))
    let origins = OriginTrips(regions: regions, places: places, semaphore: semaphore)
    let fares = FareSource(
      service: service, origins: origins, currency: currency, market: market, clocks: clocks, now: now)
    return TripClient(
      trips: { try await fares.trips($0) }, regions: { try await origins.listedRegions() },
      airport: { try await origins.airport($0) }, airlines: service.ofNameFiles.requesting(.airlines),
      calendar: { try await fares.calendar($0) })
  }
}

extension Service {
  /// This service for its files of names, which require no token.
  fileprivate var ofNameFiles: Service {
    var service = self
    service.token = nil
    // The service's rate limit applies only to requests for fares.
    service.isRateLimited = false
    return service.cachedFor30Days
  }

  fileprivate var ofTravelpayouts: Service {
    var service = self
    service.tokenHeader = .named("X-Access-Token")
    service.errorMessage = errorEnvelopeMessage
    return service
  }

  /// Requests one fare from Travelpayouts, to check that the service responds.
  ///
  /// - Parameter market: The market of the request; `nil` for the country of the origin.
  func probeTravelpayouts(market: String?) async throws {
    let origin = "LON"
    _ = try await ofTravelpayouts.get(
      .fares,
      FareRequest(
        origin: origin, market: market ?? origin.market, search: TripSearch(currency: "EUR"), page: 1, limit: 1))
  }
}
