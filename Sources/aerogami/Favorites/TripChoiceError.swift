import AerogamiCore

/// What was given as an id does not say which trip is meant. Nothing has been done.
enum TripChoiceError: Error {
  /// No id is or begins so; `place` is where it was looked for, and `remedy` where to look instead.
  case unknown(String, place: String, remedy: String? = nil)
  /// Several ids begin so.
  case ambiguous(String, [Trip])
}

extension TripChoiceError: ReportedError {
  var message: String {
    switch self {
    case .unknown(let id, let place, _):
      return "no trip \"\(id.printable(maxLength: 60))\" \(place)"
    case .ambiguous(let id, let trips):
      let first = trips.prefix(Self.candidateCount).map { "\($0.id.printable(maxLength: 60)) (\($0.summary))" }
      return "\"\(id.printable(maxLength: 60))\" is the beginning of "
        + (trips.count > Self.candidateCount ? "more than \(Self.candidateCount) ids" : "\(trips.count) ids") + ": "
        + first.joined(separator: "; ")
    }
  }

  var remedy: String? {
    switch self {
    case .unknown(_, _, let remedy): remedy
    case .ambiguous: "give more of the one that is meant"
    }
  }

  /// How many trips are named of those that may be meant.
  static let candidateCount = 10
}

extension [FoundTrip] {
  /// The one trip that an id stands for; `nil` for none.
  func one(named id: String) throws(TripChoiceError) -> FoundTrip? {
    let found = named(id)
    if found.count > 1 { throw .ambiguous(id, found.map(\.trip)) }
    return found.first
  }
}

extension FavoriteStore {
  /// The one favorite that an id stands for; `nil` for none.
  func one(named id: String) async throws -> Favorite? {
    let found = try await find(id, TripChoiceError.candidateCount + 1)
    if found.count > 1 { throw TripChoiceError.ambiguous(id, found.map(\.trip)) }
    return found.first
  }
}
