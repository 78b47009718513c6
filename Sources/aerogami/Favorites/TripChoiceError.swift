import AerogamiContainer
import AerogamiCore
import Foundation

/// The error for an id that does not identify exactly one trip. It is thrown before any favorite is changed.
enum TripChoiceError: Error {
  /// No trip's id begins with this text. `searched` describes where trips were searched, and `remedy` what the user can
  /// do.
  case unknown(String, searched: String, remedy: String? = nil)
  /// The ids of several trips begin with this text.
  case ambiguous(String, [Trip], at: Date)
}

extension TripChoiceError: ReportedError {
  var message: String {
    switch self {
    case .unknown(let id, let searched, _):
      return "no trip \"\(id.printable(maxLength: 60))\" \(searched)"
    case .ambiguous(let id, let trips, let now):
      let first = trips.prefix(Self.candidateCount).map { "\($0.id.printable(maxLength: 60)) (\($0.summary(at: now)))" }
      return "\"\(id.printable(maxLength: 60))\" matches "
        + (trips.count > Self.candidateCount ? "more than \(Self.candidateCount) trips" : "\(trips.count) trips") + ": "
        + first.joined(separator: "; ")
    }
  }

  var remedy: String? {
    switch self {
    case .unknown(_, _, let remedy): remedy
    case .ambiguous: "enter more characters of the id"
    }
  }

  /// The maximum number of matching trips to list.
  static let candidateCount = 10
}

extension [FoundTrip] {
  /// Returns the only trip with this id, or with an id that starts with this text; `nil` if there is none.
  ///
  /// - Parameter now: The current time. It decides whether the days in an error message need a year.
  func one(named id: String, at now: Date) throws(TripChoiceError) -> FoundTrip? {
    let found = named(id)
    if found.count > 1 { throw .ambiguous(id, found.map(\.trip), at: now) }
    return found.first
  }
}

extension FavoriteStore {
  /// Returns the only favorite with this id, or with an id that starts with this text; `nil` if there is none.
  func one(named id: String, at now: Date) async throws -> Favorite? {
    let found = try await find(id, TripChoiceError.candidateCount + 1)
    if found.count > 1 { throw TripChoiceError.ambiguous(id, found.map(\.trip), at: now) }
    return found.first
  }
}
