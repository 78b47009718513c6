/// A trip that someone wants to keep, whole, so that it outlives its expiry and its service's memory.
public struct Favorite: Hashable, Identifiable, Sendable {
  /// As it was when it was last added: with the price last seen.
  public var trip: Trip
  /// The region whose answer it was in; `nil` where that is not known.
  public var region: Region.ID?
  /// When it was added first.
  public var addedAt: Date

  public init(trip: Trip, region: Region.ID?, addedAt: Date) {
    self.trip = trip
    self.region = region
    self.addedAt = addedAt
  }

  public var id: Trip.ID { trip.id }
}
