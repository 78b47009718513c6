public import Foundation

/// A trip that the user saved. The whole trip is stored, so the favorite remains when the trip expires or the service
/// no longer offers it.
public struct Favorite: Hashable, Identifiable, Sendable {
  /// The trip as it was when last added, with the price at that time.
  public var trip: Trip
  /// The region in which the trip was found; `nil` if unknown.
  public var region: Region.ID?
  /// When the trip was first added.
  public var addedAt: Date

  /// Creates a favorite.
  public init(trip: Trip, region: Region.ID?, addedAt: Date) {
    self.trip = trip
    self.region = region
    self.addedAt = addedAt
  }

  /// The id of the trip.
  public var id: Trip.ID { trip.id }
}
