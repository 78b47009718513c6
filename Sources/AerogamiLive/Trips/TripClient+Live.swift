import AerogamiCore

extension TripClient {
  /// Asks a server that speaks Aerogami's API: `GET /trips`, `/trips/{region}`, `/regions` and `/airports/{code}`.
  static func live(_ service: Service) -> TripClient {
    TripClient(
      trips: { region in
        guard let region else { return try await service.get("trips", decode: decodeTrips).elements() }
        return try await service.get("trips", region, named: "region", decode: decodeTrips).elements()
      },
      regions: { try await service.get("regions", decode: decodeRegions).elements() },
      airport: { code in
        try await service.get("airports", code, named: "airport", decode: decodeAirport)
      })
  }
}
