import AerogamiContainer

/// A route of a price calendar: one or more places of departure, and one or more destinations.
public struct CalendarRoute: Hashable, Sendable {
  /// The places of departure; at least one.
  public var from: [Place]
  /// The destinations; at least one.
  public var to: [Place]

  public init(from: [Place], to: [Place]) { (self.from, self.to) = (from, to) }

  /// Parses two places joined by a hyphen, such as `VNO-BCN` or `Vilnius-Spain`. Each side may be a list, such as
  /// `VNO,RIX-ES`. Names may contain hyphens. A dash or an arrow counts as a hyphen. `places` returns the places for a
  /// word that is not a place itself, such as `home`; `nil` if there are none.
  ///
  /// The user's places of departure, `home`, decide what an ambiguous name means if the other side does not.
  ///
  /// - Throws: ``TripSearchError``, with suggestions for an unknown place.
  public init(
    _ text: String, resolving places: (_ word: String) -> [Place]? = { _ in nil }, home: [String] = []
  ) throws(TripSearchError) {
    try self.init(text, resolving: places, home: home, similar: nil)
  }

  /// Parses a route as in ``init(_:resolving:home:)``; `nil` for an invalid one. Faster than an error that is not
  /// shown, because it finds no suggestions.
  package init?(
    ifValid text: String, resolving places: (_ word: String) -> [Place]? = { _ in nil }, home: [String] = []
  ) {
    guard let route = try? CalendarRoute(text, resolving: places, home: home, similar: []) else { return nil }
    self = route
  }

  /// Parses a route where places of departure are expected; `nil` for any other text. Not every hyphen is in a route:
  /// Clermont-Ferrand is a city. The word `home` and ambiguous names have no places yet: see `Place.undecided(_:)`.
  package init?(insteadOfPlaces text: String) {
    guard text.withHyphens.utf8.contains(UInt8(ascii: "-")), !Self.arePlaces(text) else { return nil }
    self.init(ifValid: text, resolving: Place.undecided)
  }

  /// Whether each entry of a list is a place, such as `Clermont-Ferrand,Riga`.
  private static func arePlaces(_ list: String) -> Bool { (list.commaSeparated ?? []).allSatisfy(Place.isKnown) }

  /// Joins consecutive arguments that form a route, with a hyphen for each dash and arrow: an unquoted
  /// `Vilnius - New York` is four arguments. Joins the words around a hyphen also if they are not places, so that an
  /// error is about both. After a route and a comma, a word is one more destination.
  ///
  /// - Parameter places: Returns the places for a word that is not a place itself, as in ``init(_:resolving:home:)``.
  package static func joiningWords(
    _ arguments: [String], resolving places: (_ word: String) -> [Place]? = { Place.undecided($0) }
  ) -> [String] {
    let hyphen = UInt8(ascii: "-")
    func isRoute(_ text: String) -> Bool {
      // Text without lowercase letters is treated as codes and not looked up, because a lookup takes some milliseconds.
      text.utf8.contains(hyphen) && text.contains(where: \.isLowercase) && !arePlaces(text)
        && CalendarRoute(ifValid: text, resolving: places) != nil
    }
    let arguments = arguments.map(\.withHyphens)
    guard arguments.contains(where: { $0.utf8.contains(hyphen) }) else { return arguments }
    var words: [String] = []
    for argument in arguments {
      func continuesList(_ last: String) -> Bool {
        last.utf8.contains(hyphen) && last.hasSuffix(",") && !argument.utf8.contains(hyphen)
      }
      if let last = words.last, last.hasSuffix("-") || argument.hasPrefix("-") || continuesList(last) {
        words[words.count - 1] = last + argument
      } else {
        words.append(argument)
      }
    }
    var joined: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      // No name has more than five words, and the hyphen is in the last word of one and the first word of the other.
      let count = (2...9).last { $0 <= rest.count && isRoute(rest.prefix($0).joined(separator: " ")) } ?? 1
      joined.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return joined
  }

  /// Returns the text of the route that a user probably means by words without a hyphen, such as `Vilnius Barcelona` or
  /// `from Vilnius to New York`; `nil` for any others.
  package static func text(meantBy words: [String]) -> String? {
    let ends = TripEnds(inWords: joiningWords(words))
    let names = ends.departures + ends.destinations
    let text = names.joined(separator: "-")
    return names.count == 2 && CalendarRoute(insteadOfPlaces: text) != nil ? text : nil
  }

  private init(
    _ text: String, resolving places: (_ word: String) -> [Place]?, home: [String], similar: [String]?
  ) throws(TripSearchError) {
    let text = text.withHyphens
    let hyphens = text.indices.filter { text[$0] == "-" }
    // Limits the work for a hostile text.
    guard hyphens.count <= Self.maxHyphens else { throw .noRoute(text) }
    var unknownWords: [String] = []
    for hyphen in hyphens {
      let sides = [text[..<hyphen], text[text.index(after: hyphen)...]].map { String($0).commaSeparated }
      guard let departures = sides[0], let destinations = sides[1] else { continue }
      let ends = TripEnds(departures: departures, destinations: destinations, home: home)
      let from = Self.side(departures) { places($0) ?? ends.departures(named: $0) }
      let to = Self.side(destinations) { places($0) ?? ends.destinations(named: $0) }
      switch (from.unknown, to.unknown) {
      case (nil, nil):
        guard Set(from.places) != Set(to.places), !Place.areSame(from.places, to.places) else {
          throw TripSearchError(
            "\"\(text.printable(maxLength: 60))\" departs and arrives in the same place",
            remedy: "enter two different places")
        }
        self.init(from: from.places, to: to.places)
        return
      case (nil, let word?), (let word?, nil): unknownWords.append(word)
      // With several hyphens, it is unclear which one separates two unknown places.
      case (let word?, _?): if hyphens.count == 1 { unknownWords.append(word) }
      }
    }
    // Reports the shortest unknown word, because it is the most likely error. In Clermont-Ferrand-Barcelno, that is
    // Barcelno (after the place Clermont-Ferrand), not Ferrand-Barcelno (after the place Clermont).
    throw unknownWords.min { $0.utf8.count < $1.utf8.count }.map { .unknownPlace($0, similar: similar) }
      ?? .noRoute(text)
  }

  private static let maxHyphens = 100

  /// Returns the places of a list before or after a hyphen, or its first word that is not a place.
  private static func side(
    _ words: [String], resolving places: (_ word: String) -> [Place]?
  ) -> (places: [Place], unknown: String?) {
    var found: [Place] = []
    for word in words {
      guard let resolved = Place(word).map({ [$0] }) ?? places(word), !resolved.isEmpty else { return ([], word) }
      found += resolved
    }
    return (found.uniqued(), nil)
  }

  /// The text form, such as `VNO-BCN`. ``init(_:resolving:home:)`` parses it to an equal route.
  public var text: String { [from, to].map { $0.map(\.word).joined(separator: ",") }.joined(separator: "-") }
}

extension TripSearchError {
  fileprivate static func noRoute(_ text: String) -> TripSearchError {
    TripSearchError(
      "\"\(text.printable(maxLength: 60))\" is not a route",
      remedy: "join two places with a hyphen, such as VNO-BCN or Vilnius-Barcelona")
  }
}

extension String {
  /// This text with a hyphen instead of each dash and arrow, without spaces around it. Pages, tables and messages write
  /// routes as `VNO–BCN` and `Vilnius → Barcelona`, and other programs as `VNO ⇄ BCN`.
  package var withHyphens: String {
    guard utf8.contains(where: { "->".utf8.contains($0) || $0 >= 0x80 }) else { return self }
    return ["<->", "<=>", "->", "=>"].reduce(self) { text, arrow in text.replacing(arrow, with: "→") }
      .split(omittingEmptySubsequences: false) { "-–—→➔➙➜➝➞➡⇒⟶⟹↔⇄⇆⇔⟷".contains($0) }
      .map { $0.trimming(\.isWhitespace) }.joined(separator: "-")
  }
}
