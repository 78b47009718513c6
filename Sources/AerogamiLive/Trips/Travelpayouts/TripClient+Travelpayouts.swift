import AerogamiContainer
package import AerogamiCore
import AerogamiHTTP
package import AerogamiJSON

extension TripProvider {
  /// The Data API of Travelpayouts. It refuses a return that is more than 30 days after the departure.
  static let travelpayouts = TripProvider(
    name: "travelpayouts", title: "Travelpayouts", defaultBaseURL: BaseURL(known: "https://api.travelpayouts.com"),
    rateLimit: RateLimit(600, in: .seconds(60)),
    ownRateLimits: [graphQLLimit: RateLimit(60, in: .seconds(60)).waiting(atMost: .seconds(5))],
    token: .required(page: "https://www.travelpayouts.com/programs/100/tools/api"), hasAllTripsOfRoutes: true,
    hasMarkets: true, checksTrips: false, maxNights: 30,
    client: TripClient.travelpayouts,
    probe: { service, options, _ in try await service.probeTravelpayouts(market: options.market) })

  fileprivate static let graphQLLimit = "graphql"
}

extension TripClient {
  /// Returns a client of the Data API of Travelpayouts, whose trips are those of a ``FarePlan``.
  @Sendable fileprivate static func travelpayouts(
    _ service: Service, _ options: TripOptions, _ context: ClientContext
  ) -> TripClient {
    let service = service.ofTravelpayouts
    let places = PlaceFiles(
      [.cities, .airports], context,
      send: service.ofNameFiles.requesting(
        Resource({ ["data", "en", "\($0.rawValue).json"] }, decode: decodePlaceNames)))
    let origins = OriginTrips(regions: options.regions, places: places, semaphore: context.fareSemaphore)
    let fares = FareSource(service: service, origins: origins, options: options, context: context)
    return TripClient(
      trips: { try await fares.trips($0) }, regions: { try await origins.listedRegions() },
      airport: { try await origins.airport($0) }, airlines: service.ofNameFiles.requesting(.airlines),
      calendar: { try await fares.calendar($0) },
      check: { request in
        throw ClientError.noCheck(
          request, because: "Travelpayouts cannot look up a price",
          remedy: "open the booking page (aerogami book), or use another source")
      })
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

  /// This service for its GraphQL endpoint, which has its own rate limit.
  var ofOffers: Service {
    var service = self
    service.limiter = "\(client)/\(TripProvider.graphQLLimit)"
    return service
  }

  fileprivate var ofTravelpayouts: Service {
    var service = self
    service.tokenHeader = "X-Access-Token"
    service.errorMessage = errorEnvelopeMessage
    return service
  }

  /// Requests one fare, to check that the service responds. Without a market, uses the country of the origin.
  fileprivate func probeTravelpayouts(market: String?) async throws {
    let origin = "LON"
    _ = try await ofTravelpayouts.get(
      .fares,
      FareRequest(origin: origin, market: market ?? origin.market, search: TripSearch(currency: "EUR"), limit: 1))
  }
}

extension Resource<Void, [Airline]> {
  static var airlines: Resource { Resource({ ["data", "en", "airlines.json"] }, decode: decodeAirlines) }
}

/// Decodes the file of airlines. Rows without a valid code and a name are skipped silently, because the user did not
/// request the file. It is an error if no row is left.
package func decodeAirlines(_ bytes: Span<UInt8>) throws(ResponseError) -> [Airline] {
  let list = try decodeJSON(bytes) { json throws(JSONError) in
    try json.readList { json throws(JSONError) in try Airline(travelpayouts: &json) }
  }
  _ = try list.skippedRows()
  return list.elements
}

extension Airline {
  fileprivate init(travelpayouts json: inout JSONReader) throws(JSONError) {
    var code: String?
    var name: String?
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code":
        // In capitals, as in fares.
        code = try json.readString(as: "an airline code") {
          $0.wholeMatch(of: /[A-Za-z0-9]{2}/) == nil ? nil : $0.uppercasedASCII
        }
      case "name": name = try json.readString()
      default: try json.skipValue()
      }
    }
    self.init(code: try code.required("code", in: object), name: try name.required("name", in: object))
  }
}
