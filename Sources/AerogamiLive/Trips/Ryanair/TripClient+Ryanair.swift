import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON
import Foundation

extension TripProvider {
  /// The fare finder of Ryanair. It is unofficial, for private use, and may stop working at any time. Ryanair documents
  /// no rate limit, but refuses more than 2 requests a second with status 409.
  static let ryanair = TripProvider(
    name: "ryanair", title: "Ryanair", defaultBaseURL: BaseURL(known: "https://www.ryanair.com/api/farfnd/v4"),
    rateLimit: RateLimit(every: .milliseconds(500), pausingAfter: [409, 429], for: .seconds(5)), token: .none,
    isPrivate: true, mayIgnoreCurrency: true, excludesBags: true, client: TripClient.ryanair,
    probe: { service, _, context in try await service.probeRyanair(now: context.now()) })
}

extension TripClient {
  /// Returns a client of Ryanair's fare finder. Its trips are the cheapest non-stop fares from each airport of a region
  /// to each destination.
  @Sendable fileprivate static func ryanair(
    _ service: Service, _ options: TripOptions, _ context: ClientContext
  ) -> TripClient {
    let service = service.ofRyanair
    let places = PlaceFiles(
      [.airports], context,
      send: service.ofAirports.requesting(
        Resource({ _ in ["api", "views", "locate", "5", "airports", "en", "active"] }, decode: decodePlaceNames)))
    let origins = OriginTrips(regions: options.regions, places: places, semaphore: context.fareSemaphore)
    let fares = RyanairFares(service: service, origins: origins, options: options, context: context)
    return TripClient(
      trips: { try await fares.trips($0) }, regions: { try await origins.listedRegions() },
      airport: { try await origins.airport($0) },
      // The service has no list of airlines.
      airlines: { Fetched([], attempts: 0) },
      calendar: { try await fares.calendar($0) },
      check: { try await fares.check($0) })
  }
}

extension Service {
  fileprivate var ofRyanair: Service {
    var service = withoutToken
    service.errorMessage = errorEnvelopeMessage
    return service
  }

  /// This service for its list of airports, which is at the base URL's origin, but not below the base URL's path.
  fileprivate var ofAirports: Service {
    var service = cachedFor30Days
    service.base = base.origin
    return service
  }

  /// Requests the fares from Dublin to London Stansted, to check that the service responds.
  fileprivate func probeRyanair(now: Date) async throws {
    guard let today = now.dayNumber else { return }
    let search = TripSearch(to: [Place("STN")].compactMap(\.self), isOneWay: true)
    _ = try await ofRyanair.get(
      .oneWayFares, RyanairRequest(origin: "DUB", days: today + 1...today + 30, currency: "EUR", search: search))
  }
}

/// The requests for fares from the airports of regions and places.
struct RyanairFares: Sendable {
  var service: Service
  let origins: OriginTrips
  let options: TripOptions
  let context: ClientContext

  func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    let origin = request.origin
    let codes = try await airports(of: try origins.codes(of: origin))
    let responses = try await origins.responses(of: codes) { code in
      try await OriginTrips.Response { try await trips(from: code, request.search) }
    }
    var fetched = try Fetched(joining: zip(codes, responses).map { ($0, $1) }, of: "origins")
    // Without any fare to a destination, there is no more expensive one either.
    let ofFares: Completeness =
      fetched.value.isEmpty ? .complete : .cheapestOnly(missing: "only the cheapest trip to each destination")
    fetched.completeness = ofFares.joined(with: fetched.completeness)
      .joined(with: request.search.completenessOfRoundTrips)
    if codes.count == 1, KnownAirport(code: codes[0]) == nil {
      try await origins.checkIfEmpty(fetched, of: origin, codes)
    }
    return fetched
  }

  /// Replaces the code of each area, such as `LON`, with the codes of the airports in it that Ryanair serves, because
  /// the service finds fares only by airport. Uses all airports of an area if the list of airports cannot be fetched.
  private func airports(of codes: [String]) async throws -> [String] {
    var airports: [String] = []
    for code in codes {
      guard KnownAirport(code: code) == nil, let area = Place(code), area.word == code, !area.airportCodes.isEmpty
      else {
        airports.append(code)
        continue
      }
      let served = try await origins.places.readIfPossible(.airports).names
      airports += area.airportCodes.filter { served.isEmpty || served[$0] != nil }
    }
    return airports.uniqued()
  }

  private func trips(from origin: String, _ search: TripSearch) async throws -> Fetched<[Trip]> {
    guard let days = context.days(of: search, from: origin) else { return Fetched([], attempts: 0) }
    let request = RyanairRequest(origin: origin, days: days, currency: options.currency(of: search), search: search)
    var fetched = try await trips(request)
    fetched.completeness = fetched.completeness.joined(with: request.completeness)
    return fetched
  }

  /// Requests the fares of all pages. The result is partial if a page fails, or if there are too many pages. Throws
  /// `ClientError` if the first page fails, or `CancellationError`.
  ///
  /// - Parameters:
  ///   - isWanted: Whether no further page is needed after a page with this trip.
  ///   - wantedIDs: The ids of which a fare that is not sold hides no other fares.
  func trips(
    _ first: RyanairRequest, until isWanted: (Trip) -> Bool = { _ in false }, _ wantedIDs: Set<Trip.ID> = []
  ) async throws -> Fetched<[Trip]> {
    var request = first
    return try await Fetched(pagesUpTo: RyanairRequest.pageLimit) { number in
      request.page = number - 1
      let page = try await service.get(request.search.isOneWay ? .oneWayFares : .roundTripFares, request)
      let seenAt = page.date(at: context.now())
      var trips = context.clocks.withClocks { clocks in
        page.map { page in
          page.fares.elements.compactMap(\.self).map { Trip($0, seenAt: seenAt, &clocks) }
        }
      }
      // A fare without a price is sold out, and hides the other fares to its destination.
      let unsoldCount = page.value.fares.elements.count { $0 == nil }
      if unsoldCount > page.value.unsoldIDs.intersection(wantedIDs).count {
        trips.completeness = trips.completeness.joined(
          with: .cheapestOnly(missing: "no trips to destinations whose cheapest fare is sold out"))
      }
      if page.value.hasMore, number == RyanairRequest.pageLimit, !trips.value.isEmpty {
        trips.status = trips.status.joined(with: .partial(because: page.tooManyPages))
      }
      return (trips, isLast: !page.value.hasMore || trips.value.contains(where: isWanted))
    }
  }
}

extension Fetched<RyanairFarePage> {

  fileprivate var tooManyPages: ClientError {
    ClientError(
      requested ?? "the fares", .malformed, "there are more than \(RyanairRequest.pageLimit) pages of fares",
      remedy: "search fewer days, or only one destination country", attempts: attempts)
  }
}

extension BaseURL {
  /// The scheme, host and port of this address.
  fileprivate var origin: BaseURL {
    guard let start = text.firstRange(of: "://")?.upperBound else { return self }
    return BaseURL(String(text[..<(text[start...].firstIndex(of: "/") ?? text.endIndex)])) ?? self
  }
}
