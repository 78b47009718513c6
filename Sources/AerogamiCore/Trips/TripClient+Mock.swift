extension TripClient {
  /// Answers from built-in data: the same answers for the same hour, with departures in the days after `now`, whose
  /// offsets from UTC are unknown.
  public static func mock(now: @escaping @Sendable () -> Date) -> TripClient {
    mock(now: now, clocks: SharedAirportClocks(zones: .none))
  }

  /// The same by the clocks of the airports.
  package static func mock(now: @escaping @Sendable () -> Date, clocks: SharedAirportClocks) -> TripClient {
    mock(
      trips: { region in
        clocks.withClocks { clocks in
          guard let region else { return MockTrips.trips(now: now(), clocks: &clocks) }
          return MockTrips.trips(in: region, now: now(), clocks: &clocks)
        }
      })
  }

  /// Answers with `trips`, in their order. A trip belongs to the built-in region that it departs in; one that departs
  /// elsewhere is found only when every region is asked for.
  public static func mock(trips: [Trip]) -> TripClient {
    mock(
      trips: { region in
        guard let region else { return trips }
        return MockTrips.regions.first { $0.id == region }
          .map { region in trips.filter { region.countryCodes.contains($0.departure.countryCode) } }
      })
  }

  private static func mock(trips: @escaping @Sendable (Region.ID?) -> [Trip]?) -> TripClient {
    TripClient(
      trips: { request in
        guard let found = trips(request.region) else {
          let region = request.region ?? ""
          throw ClientError(
            requested: "TripClient.trips(in: \"\(region)\")",
            reason: .unknown("region", named: region, known: MockTrips.regions.map(\.id)))
        }
        return Fetched(found)
      },
      regions: { Fetched(MockTrips.regions) },
      airport: { code in
        guard let airport = MockTrips.airports.first(where: { $0.code == code }) else {
          throw ClientError(
            requested: "TripClient.airport(\"\(code)\")",
            reason: .unknown("airport", named: code, known: []))
        }
        return Fetched(airport)
      })
  }
}
