extension [FoundTrip] {
  /// Returns the trip with this id, otherwise the trips whose ids start with it, in their order.
  ///
  /// A trip that occurs in several regions is returned once, for the first region.
  public func named(_ id: String) -> [FoundTrip] {
    if let exact = first(where: { $0.trip.id == id }) { return [exact] }
    var seen: Set<Trip.ID> = []
    return filter { $0.trip.id.hasPrefix(id) && seen.insert($0.trip.id).inserted }
  }
}
