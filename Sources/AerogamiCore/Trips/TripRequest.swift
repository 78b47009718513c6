public import AerogamiContainer

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

  /// Creates a request, by default for all trips from an origin.
  public init(origin: TripOrigin?, search: TripSearch = TripSearch(), limit: Int? = nil) {
    self.origin = origin
    self.search = search
    self.limit = limit
  }
}

/// The requests of one fetch: the same search from several origins.
public struct TripFetch: Hashable, Sendable {
  /// The origins, each with its own request; `nil` requests all regions at once.
  public var origins: [TripOrigin?]
  /// The search from each origin.
  public var search: TripSearch

  /// Creates the requests of a fetch.
  public init(origins: [TripOrigin?], search: TripSearch = TripSearch()) {
    self.origins = origins
    self.search = search
  }
}

/// A feed of the trips from many origins. The key `nil` requests all regions at once.
public typealias TripFeed = Feed<TripOrigin?, [Trip]>
