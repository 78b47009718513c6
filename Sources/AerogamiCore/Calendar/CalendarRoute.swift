/// A route of a price calendar: from any of some places to any of some others.
public struct CalendarRoute: Hashable, Sendable {
  /// The places of departure; at least one.
  public var from: [Place]
  /// The places of destination; at least one.
  public var to: [Place]

  /// Creates a route.
  public init(from: [Place], to: [Place]) {
    self.from = from
    self.to = to
  }

  /// Parses two places joined by a hyphen, such as `VNO-BCN` or `Vilnius-Spain`. Each side may be a list, such as
  /// `VNO,RIX-ES`. Names may contain hyphens.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - places: Returns the places for a word that is not a place itself, such as `home`; `nil` if there are none.
  /// - Throws: ``TripSearchError``, with suggestions for an unknown place.
  public init(
    _ text: String, resolving places: (_ word: String) -> [Place]? = { _ in nil }
  ) throws(TripSearchError) {
    let hyphens = text.indices.filter { text[$0] == "-" }
    func parsed(_ side: Substring) -> Result<[Place], TripSearchError> {
      guard let words = String(side).commaSeparated else { return .failure(.noRoute(text)) }
      var found: [Place] = []
      for word in words {
        if let place = Place(word) {
          found.append(place)
        } else if let resolved = places(word), !resolved.isEmpty {
          found += resolved
        } else {
          return .failure(.unknownPlace(word))
        }
      }
      return .success(found.uniqued())
    }
    var failure = TripSearchError.noRoute(text)
    for hyphen in hyphens {
      let (from, to) = (parsed(text[..<hyphen]), parsed(text[text.index(after: hyphen)...]))
      if case (.success(let from), .success(let to)) = (from, to) {
        self.init(from: from, to: to)
        return
      }
      // With several hyphens, it is unclear which one separates the places.
      guard hyphens.count == 1 else { continue }
      for case .failure(let error) in [to, from] { failure = error }
    }
    throw failure
  }

  /// The text form, such as `VNO-BCN`. ``init(_:resolving:)`` parses it to an equal route.
  public var text: String {
    [from, to].map { $0.map(\.word).joined(separator: ",") }.joined(separator: "-")
  }
}

extension TripSearchError {
  fileprivate static func noRoute(_ text: String) -> TripSearchError {
    TripSearchError(
      "\"\(text.printable(maxLength: 60))\" is not a route",
      remedy: "join two places with a hyphen, such as VNO-BCN or Vilnius-Spain")
  }
}
