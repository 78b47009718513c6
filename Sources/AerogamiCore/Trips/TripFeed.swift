/// The trips of many regions; `nil` stands for all of them in one request.
public typealias TripFeed = Feed<Region.ID?, [Trip]>

extension TripFeed {
  /// Requests the trips of each region from a repository.
  public init(_ trips: TripRepository, search: TripSearch = TripSearch(), clock: any Clock<Duration>) {
    self.init({ try await trips.trips(TripRequest(region: $0, search: search)) }, clock: clock)
  }
}
