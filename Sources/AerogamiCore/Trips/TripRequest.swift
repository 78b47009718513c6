/// A request for the trips of a region that match a search.
public struct TripRequest: Hashable, Sendable {
  /// The region of departure; `nil` for all regions in one request.
  public var region: Region.ID?
  /// The search. A service may use it to return fewer trips, or ignore it: see ``TripSearch/matches(_:at:)``.
  public var search: TripSearch
  /// How many of the cheapest matching trips the caller needs; `nil` for all trips. A service may ignore this limit or,
  /// if it sends its cheapest trips first, leave out the rest. Expired trips do not count toward the limit.
  ///
  /// A saved ``TripFetch`` has no limit, so that every trip of the fetch can be found again.
  public var limit: Int?

  /// Creates a request, by default for all trips of a region.
  public init(region: Region.ID?, search: TripSearch = TripSearch(), limit: Int? = nil) {
    self.region = region
    self.search = search
    self.limit = limit
  }
}

/// The requests of one fetch: the same search in several regions.
public struct TripFetch: Hashable, Sendable {
  /// The regions, each with its own request; `nil` requests all regions at once.
  public var regions: [Region.ID?]
  /// The search in each region.
  public var search: TripSearch

  /// Creates the requests of a fetch.
  public init(regions: [Region.ID?], search: TripSearch = TripSearch()) {
    self.regions = regions
    self.search = search
  }
}
