public import AerogamiContainer

/// A client for trips.
///
/// Every closure throws `ClientError` if the request fails, and `CancellationError` soon after the calling task is
/// canceled. No work continues after a closure returns or throws.
public struct TripClient: Sendable {
  /// Returns the trips from the request's origin, in the service's order. The result may include trips that
  /// do not match the search.
  public var trips: @Sendable (_ request: TripRequest) async throws -> Fetched<[Trip]>
  /// Returns all regions of the service, in its order.
  public var regions: @Sendable () async throws -> Fetched<[Region]>
  /// Returns the airport with an IATA code.
  public var airport: @Sendable (_ code: String) async throws -> Fetched<Airport>
  /// Returns the airlines that the service lists; none if it has no such list. See ``airlineCodes(of:)``.
  public var airlines: @Sendable () async throws -> Fetched<[Airline]>
  /// Returns the cheapest offers of a month: at most one for each day, in the order of the days. The result may lack
  /// days, and may include offers that do not match the search: see ``CalendarRequest/days(of:from:)``.
  public var calendar: @Sendable (_ request: CalendarRequest) async throws -> Fetched<[CalendarDay]>

  /// Creates a client from its closures.
  public init(
    trips: @escaping @Sendable (_ request: TripRequest) async throws -> Fetched<[Trip]>,
    regions: @escaping @Sendable () async throws -> Fetched<[Region]>,
    airport: @escaping @Sendable (_ code: String) async throws -> Fetched<Airport>,
    airlines: @escaping @Sendable () async throws -> Fetched<[Airline]>,
    calendar: @escaping @Sendable (_ request: CalendarRequest) async throws -> Fetched<[CalendarDay]>
  ) {
    self.trips = trips
    self.regions = regions
    self.airport = airport
    self.airlines = airlines
    self.calendar = calendar
  }

  /// The endpoints of this client.
  public static let endpoints: [Endpoint<TripClient>] = [
    Endpoint("trips", \.trips, keys: "regions") {
      CallKey($0.origin ?? "anywhere")
    } call: {
      $0.origin.map { "trips(in: \"\($0)\")" } ?? "trips()"
    },
    Endpoint("regions", \.regions),
    Endpoint("airport", \.airport, keys: "airports") { CallKey($0) },
    Endpoint("airlines", \.airlines),
    Endpoint("calendar", \.calendar, keys: "routes") {
      CallKey($0.route.text)
    } call: {
      "calendar(\"\($0.route.text)\", \($0.month.text))"
    },
  ]

  /// A client in which every call throws a `ClientError` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> TripClient {
    endpoints.failing(.mock(trips: []), with: failure, report: report)
  }
}
