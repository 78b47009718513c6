import AerogamiCore

/// The trips that tools returned last, so that another call can name them by their ids. They are not saved: the last
/// fetch of the command line stays the same.
actor RecentTrips {
  /// The number of trips, about 1 kB each.
  private static let limit = 2000

  /// A trip and the party for whom its price is. Another search may find the same trip for another party.
  struct Key: Hashable, Sendable {
    let id: Trip.ID
    let party: Passengers

    init(_ trip: Trip) { (id, party) = (trip.id, trip.terms.party) }

    /// What distinguishes the id from that for one adult without bags, such as `-2a1b`.
    fileprivate var suffix: String {
      if party == Passengers() { return "" }
      let counts = [(party.adults, "a"), (party.children, "c"), (party.bags, "b")]
      return "-" + counts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    }
  }

  private var entries: [(trip: FoundTrip, id: String)] = []

  /// Adds trips, also those of an earlier call, whose prices they replace. Returns a short id for each trip and party,
  /// because whole ids of 36 characters take many tokens. A short id means the same trip and party in later calls.
  func add(_ found: [FoundTrip]) -> [Key: String] {
    let known = Dictionary(entries.map { (Key($0.trip.trip), $0.id) }) { first, _ in first }
    let short = ShortIDs(found.map(\.trip.id) + known.keys.map(\.id))
    var issued = Set(known.values)
    var added: [(trip: FoundTrip, id: String)] = []
    var ids: [Key: String] = [:]
    for trip in found {
      let key = Key(trip.trip)
      if ids[key] != nil { continue }
      let prefix = short.prefix(of: key.id) + key.suffix
      let id = known[key] ?? (issued.contains(prefix) ? key.id + key.suffix : prefix)
      issued.insert(id)
      ids[key] = id
      added.append((trip, id))
    }
    entries = (added + entries.filter { ids[Key($0.trip.trip)] == nil }).prefix(Self.limit).map(\.self)
    return ids
  }

  /// The trip with this short id; `nil` if none has it.
  func trip(named id: String) -> FoundTrip? { entries.first { $0.id == id }?.trip }

  /// All trips, those for one adult without bags first: a whole id means these.
  var trips: [FoundTrip] {
    let trips = entries.map(\.trip)
    return trips.filter { $0.trip.terms.party == Passengers() } + trips.filter { $0.trip.terms.party != Passengers() }
  }
}
