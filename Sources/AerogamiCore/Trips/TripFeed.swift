public import AerogamiContainer

/// A feed of the trips in many regions. The key `nil` requests all regions at once.
public typealias TripFeed = Feed<Region.ID?, [Trip]>

extension TripFeed {
  /// Creates a feed that requests trips from a repository.
  package init(_ trips: TripRepository, search: TripSearch = TripSearch(), clock: any Clock<Duration>) {
    self.init({ try await trips.trips(TripRequest(region: $0, search: search)) }, clock: clock)
  }
}
