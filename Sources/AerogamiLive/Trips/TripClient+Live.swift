import AerogamiCore
import AerogamiJSON

extension TripClient {
  /// Asks a server that speaks Aerogami's API: `GET /trips`, `/trips/{region}`, `/regions` and `/airports/{code}`.
  ///
  /// - Parameter clocks: Of the airports, since the server sends moments.
  static func live(_ service: Service, clocks: SharedAirportClocks) -> TripClient {
    TripClient(
      trips: service.requesting(
        // The API has no parameters for a search.
        Resource<TripRequest, [Trip]>(
          { ["trips"] + ($0.region.map { [$0] } ?? []) }, named: { $0.region.map { ("region", $0) } },
          decodeList: { body throws(ResponseError) in try decodeTrips(body, clocks: clocks) })),
      regions: service.requesting(Resource({ ["regions"] }, decodeList: decodeRegions)),
      airport: service.requesting(
        Resource({ ["airports", $0] }, named: { ("airport", $0) }, decode: decodeAirport)))
  }
}
