import AerogamiCore

extension TripClient {
  /// Asks a server that speaks Aerogami's API: `GET /trips`, `/trips/{region}`, `/regions` and `/airports/{code}`.
  static func live(_ service: Service) -> TripClient {
    TripClient(
      trips: { region in
        guard let region else { return try await service.list("trips", decode: decodeTrips) }
        return try await service.list("trips", region, named: "region", decode: decodeTrips)
      },
      regions: { try await service.list("regions", decode: decodeRegions) },
      airport: { code in
        try await service.get("airports", code, named: "airport", decode: decodeAirport)
      })
  }
}
