/// A request for trips: where they depart, and which ones a traveler searches for.
public struct TripRequest: Hashable, Sendable {
  /// `nil` for every region in one request.
  public var region: Region.ID?
  /// A service may use it to return less; it does not have to. See ``TripSearch/matches(_:at:)``.
  public var search: TripSearch

  public init(region: Region.ID?, search: TripSearch = TripSearch()) {
    self.region = region
    self.search = search
  }
}

/// The requests of one fetch: the same search in each of some regions.
public struct TripFetch: Hashable, Sendable {
  /// `nil` among them for every region in one request.
  public var regions: [Region.ID?]
  public var search: TripSearch

  public init(regions: [Region.ID?], search: TripSearch = TripSearch()) {
    self.regions = regions
    self.search = search
  }
}
