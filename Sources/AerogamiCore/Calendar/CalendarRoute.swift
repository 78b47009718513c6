import AerogamiContainer

/// A route of a price calendar: one or more places of departure, and one or more destinations.
public struct CalendarRoute: Hashable, Sendable {
  /// The places of departure; at least one.
  public var from: [Place]
  /// The destinations; at least one.
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
    // Limits the work for a hostile text.
    guard hyphens.count <= Self.maxHyphens else { throw .noRoute(text) }
    var unknownWords: [String] = []
    for hyphen in hyphens {
      let sides = [text[..<hyphen], text[text.index(after: hyphen)...]].map { Side($0, resolving: places) }
      switch (sides[0], sides[1]) {
      case (.places(let from), .places(let to)):
        guard Set(from) != Set(to) else {
          throw TripSearchError(
            "\"\(text.printable(maxLength: 60))\" departs and arrives in the same place",
            remedy: "enter two different places")
        }
        self.init(from: from, to: to)
        return
      case (.places, .unknown(let word)), (.unknown(let word), .places): unknownWords.append(word)
      // With several hyphens, it is unclear which one separates two unknown places.
      case (.unknown(let word), .unknown) where hyphens.count == 1: unknownWords.append(word)
      default: break
      }
    }
    // Reports the shortest unknown word, because it is the most likely error: in Clermont-Ferrand-Barcelno, it is
    // Barcelno after Clermont-Ferrand, and not Ferrand-Barcelno after Clermont.
    throw unknownWords.min { $0.utf8.count < $1.utf8.count }.map { .unknownPlace($0) } ?? .noRoute(text)
  }

  /// The maximum number of hyphens in a text, including those in names.
  private static let maxHyphens = 100

  /// The text before or after a hyphen.
  private enum Side {
    case places([Place])
    /// The first word that is not a place.
    case unknown(String)
    /// The list has an empty word.
    case invalid

    init(_ text: Substring, resolving places: (_ word: String) -> [Place]?) {
      guard let words = String(text).commaSeparated else {
        self = .invalid
        return
      }
      var found: [Place] = []
      for word in words {
        guard let resolved = Place(word).map({ [$0] }) ?? places(word), !resolved.isEmpty else {
          self = .unknown(word)
          return
        }
        found += resolved
      }
      self = .places(found.uniqued())
    }
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
      remedy: "join two places with a hyphen, such as VNO-BCN or Vilnius-Barcelona")
  }
}
