import AerogamiCore

/// The trips that tools returned last, so that another call can name them by their ids. They are not saved: the last
/// fetch of the command line stays the same.
actor RecentTrips {
  /// The number of trips, about 1 kB each.
  private static let limit = 2000

  private var trips: [FoundTrip] = []

  /// Adds trips, also of an earlier call, whose prices they replace.
  func add(_ found: [FoundTrip]) {
    let ids = Set(found.map(\.trip.id))
    trips = (found + trips.filter { !ids.contains($0.trip.id) }).prefix(Self.limit).map(\.self)
  }

  /// The trips, the last returned ones first.
  var all: [FoundTrip] { trips }
}
