/// What a trip service can be asked.
///
/// Every closure throws ``ClientError`` when there is no answer, and `CancellationError` soon after the calling task is
/// cancelled; it leaves nothing running behind.
public struct TripClient: Sendable {
  /// The trips that depart in the request's region, in the service's order. More than its search matches may be among
  /// them.
  public var trips: @Sendable (_ request: TripRequest) async throws -> Fetched<[Trip]>
  /// The regions that the service knows, in its order.
  public var regions: @Sendable () async throws -> Fetched<[Region]>
  /// The airport with an IATA code.
  public var airport: @Sendable (_ code: String) async throws -> Fetched<Airport>

  public init(
    trips: @escaping @Sendable (_ request: TripRequest) async throws -> Fetched<[Trip]>,
    regions: @escaping @Sendable () async throws -> Fetched<[Region]>,
    airport: @escaping @Sendable (_ code: String) async throws -> Fetched<Airport>
  ) {
    self.trips = trips
    self.regions = regions
    self.airport = airport
  }

  /// The one table of this client's endpoints.
  public static let endpoints: [Endpoint<TripClient>] = [
    Endpoint("trips", \.trips, keys: "regions") { CallKey($0.region ?? "anywhere") },
    Endpoint("regions", \.regions),
    Endpoint("airport", \.airport, keys: "airports") { CallKey($0) },
  ]
}
