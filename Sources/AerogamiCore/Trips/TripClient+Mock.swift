extension TripClient {
  /// A client with sample trips, which depart 3 to 149 days after `now` and change only at each full hour.
  ///
  /// The UTC offsets of local times are unknown, so the times are in UTC.
  public static func mock(now: @escaping @Sendable () -> Date) -> TripClient {
    mock(now: now, clocks: SharedAirportClocks(zones: .none))
  }

  /// A client with sample trips, whose times are in the local time of the airports if `clocks` has their time zones.
  package static func mock(now: @escaping @Sendable () -> Date, clocks: SharedAirportClocks) -> TripClient {
    mock(
      trips: { region in
        clocks.withClocks { clocks in
          guard let region else { return MockTrips.trips(now: now(), clocks: &clocks) }
          return MockTrips.trips(in: region, now: now(), clocks: &clocks)
        }
      })
  }

  /// A client that returns `trips`, in their order.
  ///
  /// A trip belongs to the sample region that contains its country of departure. Other trips are returned only by
  /// requests for all regions.
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
      },
      airlines: { Fetched([]) })
  }
}
