/// The trips of many regions; `nil` stands for all of them in one request.
public typealias TripFeed = Feed<Region.ID?, [Trip]>
