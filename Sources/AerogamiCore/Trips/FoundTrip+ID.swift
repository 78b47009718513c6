extension [FoundTrip] {
  /// What an id that may be shortened stands for: the trip with exactly that id, else those whose ids begin with it, in
  /// their order. A trip that is there for several regions is what it is for the first.
  public func named(_ id: String) -> [FoundTrip] {
    if let exact = first(where: { $0.trip.id == id }) { return [exact] }
    var seen: Set<Trip.ID> = []
    return filter { $0.trip.id.hasPrefix(id) && seen.insert($0.trip.id).inserted }
  }
}
