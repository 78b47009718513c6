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
  /// Returns the current offers of one trip, never from a cache: none if the service has looked and the trip is gone.
  /// Throws a `ClientError` with `Failure.unimplemented` if the service cannot look up this trip.
  public var check: @Sendable (_ request: FareCheck) async throws -> Fetched<[Trip]>

  public init(
    trips: @escaping @Sendable (_ request: TripRequest) async throws -> Fetched<[Trip]>,
    regions: @escaping @Sendable () async throws -> Fetched<[Region]>,
    airport: @escaping @Sendable (_ code: String) async throws -> Fetched<Airport>,
    airlines: @escaping @Sendable () async throws -> Fetched<[Airline]>,
    calendar: @escaping @Sendable (_ request: CalendarRequest) async throws -> Fetched<[CalendarDay]>,
    check: @escaping @Sendable (_ request: FareCheck) async throws -> Fetched<[Trip]>
  ) {
    self.trips = trips
    self.regions = regions
    self.airport = airport
    self.airlines = airlines
    self.calendar = calendar
    self.check = check
  }

  /// The endpoints of this client.
  public static let endpoints: [Endpoint<TripClient>] = [
    Endpoint(
      "trips", \.trips, keys: "regions", key: { CallKey($0.origin ?? "anywhere") },
      call: { $0.origin.map { "trips(in: \"\($0)\")" } ?? "trips()" }),
    Endpoint("regions", \.regions),
    Endpoint("airport", \.airport, keys: "airports") { CallKey($0) },
    Endpoint("airlines", \.airlines),
    Endpoint(
      "calendar", \.calendar, keys: "routes", key: { CallKey($0.route.text) },
      call: { "calendar(\"\($0.route.text)\", \($0.month.text))" }),
    Endpoint(
      "check", \.check, keys: "trips", key: { CallKey($0.trip.id) }, call: { "check(\"\($0.trip.id)\")" }),
  ]

  /// A client in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> TripClient {
    endpoints.failing(.mock(trips: []), with: failure, report: report)
  }
}

/// The name of a region or a place from which trips depart: the id of a region of the service, or any name that
/// ``TripRepository`` or the service looks up, such as `VNO`, `Vilnius` or `Spain`.
public typealias TripOrigin = String

/// A request for the trips from an origin that match a search.
public struct TripRequest: Hashable, Sendable {
  /// The region or place of departure; `nil` for all regions in one request.
  public var origin: TripOrigin?
  /// The search. A service may use it to return fewer trips, or ignore it: see ``TripSearch/matches(_:at:)``.
  public var search: TripSearch
  /// How many of the cheapest matching trips the caller needs; `nil` for all trips. A service may ignore this limit or,
  /// if it sends its cheapest trips first, leave out the rest. Expired trips do not count toward the limit.
  ///
  /// A saved ``TripFetch`` has no limit, so that every trip of the fetch can be found again.
  public var limit: Int?
  /// How the caller sorts the trips. A service that has several offers of a flight sends the cheapest, and reports if
  /// another one comes first in this order.
  public var order: TripOrder
  /// The number of requests in the same fetch. A service that allows a fetch only so many calls divides them by it.
  public var fetchSize: Int
  /// The ids, or the beginnings of ids, of trips that the response must have although the search may not find them. Only
  /// the sample data, whose ids contain the route and the day, has more trips because of them.
  public var ids: [String] = []

  /// Creates a request, by default for all trips from an origin, which is the only one of a fetch.
  public init(
    origin: TripOrigin?, search: TripSearch = TripSearch(), limit: Int? = nil, order: TripOrder = .price,
    fetchSize: Int = 1
  ) {
    (self.origin, self.search, self.limit, self.order) = (origin, search, limit, order)
    self.fetchSize = fetchSize
  }

  /// Hashes only the origin. The requests of a fetch have the same search, whose filters take longer to hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}

/// A request for the current price of one trip.
public struct FareCheck: Hashable, Sendable {
  /// The trip, with the price and the source that are known so far.
  public var trip: Trip
  /// The party for whom the price must be.
  public var passengers: Passengers
  /// The names of the sources to ask; empty for all.
  public var sources: [String]
  /// Whether the deadline of the run does not apply, because it may have passed.
  public var isAfterDeadline: Bool

  /// Creates a request, by default for one adult without checked bags.
  public init(
    _ trip: Trip, passengers: Passengers = Passengers(), sources: [String] = [], isAfterDeadline: Bool = false
  ) {
    (self.trip, self.passengers, self.sources) = (trip, passengers, sources)
    self.isAfterDeadline = isAfterDeadline
  }

  /// The request in words, for messages.
  package var name: String { "the trip \(trip.id.printable(maxLength: 60))" }
}

/// The requests of one fetch: the same search from several origins.
public struct TripFetch: Hashable, Sendable {
  /// The origins, each with its own request; `nil` requests all regions at once.
  public var origins: [TripOrigin?]
  /// The search from each origin.
  public var search: TripSearch

  /// Creates the requests of a fetch.
  public init(origins: [TripOrigin?], search: TripSearch = TripSearch()) {
    (self.origins, self.search) = (origins, search)
  }
}

/// A feed of the trips from many origins. The key `nil` requests all regions at once.
public typealias TripFeed = Feed<TripOrigin?, [Trip]>
