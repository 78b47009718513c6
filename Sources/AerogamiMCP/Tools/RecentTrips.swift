import AerogamiCore

/// The trips that tools returned last, so that another call can name them by their ids. They are not saved: the last
/// fetch of the command line stays the same.
actor RecentTrips {
  /// The number of trips, about 1 kB each.
  private static let limit = 2000

  private var entries: [(trip: FoundTrip, id: String)] = []

  /// Adds trips, also those of an earlier call, whose prices they replace. Returns a short id for each, by its whole id,
  /// because whole ids of 36 characters take many tokens. A short id means the same trip in later calls.
  func add(_ found: [FoundTrip]) -> [Trip.ID: String] {
    let known = Dictionary(entries.map { ($0.trip.trip.id, $0.id) }) { first, _ in first }
    let short = ShortIDs(found.map(\.trip.id) + known.keys)
    let issued = Set(known.values)
    let added = found.map { found in
      let id = short.prefix(of: found.trip.id)
      return (trip: found, id: known[found.trip.id] ?? (issued.contains(id) ? found.trip.id : id))
    }
    let ids = Dictionary(added.map { ($0.trip.trip.id, $0.id) }) { first, _ in first }
    entries = (added + entries.filter { ids[$0.trip.trip.id] == nil }).prefix(Self.limit).map(\.self)
    return ids
  }

  /// The trips with a short id, or all trips if none has it.
  func trips(named id: String) -> [FoundTrip] {
    let named = entries.filter { $0.id == id }
    return (named.isEmpty ? entries : named).map(\.trip)
  }
}
