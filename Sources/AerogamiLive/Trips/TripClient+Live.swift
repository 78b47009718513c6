import AerogamiContainer
import AerogamiCore
import AerogamiJSON

extension TripProvider {
  /// A server with Aerogami's own API.
  static let aerogami = TripProvider(
    name: "aerogami", title: "the server", hasOrigins: false, client: { .live($0, clocks: $2.clocks) },
    probe: { _ = try await TripClient.live($0, clocks: $2.clocks).regions() })
}

extension TripClient {
  /// Returns a client of a server with Aerogami's API: `GET /trips`, `/trips/{region}`, `/regions`, `/airports/{code}`
  /// and, if the server supports it, `/calendar/{route}`. The clocks turn the server's instants into local times.
  static func live(_ service: Service, clocks: SharedAirportClocks) -> TripClient {
    TripClient(
      trips: service.requesting(
        // The API has no parameters for a search.
        Resource<TripRequest, [Trip]>(
          { ["trips"] + ($0.origin.map { [$0] } ?? []) }, named: { $0.origin.map { ("region", $0) } },
          decodeList: { body throws(ResponseError) in try decodeTrips(body, clocks: clocks) })),
      regions: service.requesting(Resource({ ["regions"] }, decodeList: decodeRegions)),
      airport: service.requesting(
        Resource({ ["airports", $0] }, named: { ("airport", $0) }, decode: decodeAirport)),
      // The API has no list of airlines.
      airlines: { Fetched([], attempts: 0) },
      calendar: { try await service.calendar($0) })
  }
}

extension Service {
  /// Requests a calendar from a server with Aerogami's API. Not every server has calendars.
  fileprivate func calendar(_ request: CalendarRequest) async throws -> Fetched<[CalendarDay]> {
    var service = self
    service.errorMessage = errorEnvelopeMessage
    do {
      var fetched = try await service.get(.calendar(of: request.month), request)
      fetched.value.keepBest(in: request.search.requestedCurrency)
      return fetched
    } catch let error as ClientError {
      switch error.reason {
      // The server does not have this path, or the service behind the server has no calendar.
      case .unknown, .failed(.status(501), _, _):
        throw ClientError.noCalendar(request, requested: error.requested, attempts: error.attempts)
      default: throw error
      }
    }
  }
}

extension Resource<CalendarRequest, [CalendarDay]> {
  fileprivate static func calendar(of month: DepartureDays) -> Resource {
    Resource(
      { ["calendar", $0.route.text] },
      query: { request in
        [("month", request.month.text)]
          + request.search.parameters.filter { CalendarRequest.parameterNames.contains($0.name) }
      },
      named: { ("route", $0.route.text) },
      decodeList: { body throws(ResponseError) in try decodeCalendar(body, of: month) })
  }
}

extension ClientError {
  static func noCalendar(
    _ request: CalendarRequest, requested: String? = nil, attempts: Int = 0
  ) -> ClientError {
    ClientError(
      requested: requested ?? "the calendar of \(request.route.text.printable(maxLength: 60))",
      reason: .failed(
        .unimplemented, detail: "the service has no price calendar",
        remedy: "use the provider \(TripProvider.all.filter(\.hasOrigins).map(\.name).listed(with: "or")), "
          + "or a server that runs aerogami serve"),
      attempts: attempts)
  }
}
