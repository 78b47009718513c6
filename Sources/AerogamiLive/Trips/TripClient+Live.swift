import AerogamiCore
import AerogamiJSON

extension TripClient {
  /// Returns a client of a server with Aerogami's API: `GET /trips`, `/trips/{region}`, `/regions` and
  /// `/airports/{code}`.
  ///
  /// - Parameter clocks: The airports' clocks, which turn the instants that the server sends into local times.
  static func live(_ service: Service, clocks: SharedAirportClocks) -> TripClient {
    TripClient(
      trips: service.requesting(
        // The API has no parameters for a search.
        Resource<TripRequest, [Trip]>(
          { ["trips"] + ($0.region.map { [$0] } ?? []) }, named: { $0.region.map { ("region", $0) } },
          decodeList: { body throws(ResponseError) in try decodeTrips(body, clocks: clocks) })),
      regions: service.requesting(Resource({ ["regions"] }, decodeList: decodeRegions)),
      airport: service.requesting(
        Resource({ ["airports", $0] }, named: { ("airport", $0) }, decode: decodeAirport)),
      // The API has no list of airlines.
      airlines: { Fetched([], attempts: 0) })
  }
}
