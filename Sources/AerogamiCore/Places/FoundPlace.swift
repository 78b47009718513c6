import AerogamiContainer

/// A place that a text may mean, with what identifies it.
package struct FoundPlace: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case country, city, airport
    /// All airports of a metropolitan area.
    case area
  }

  /// The word that means exactly this place in a search: a code, or the name of a city.
  package let word: String
  package let name: String
  package let kind: Kind
  /// The ISO 3166-1 alpha-2 code of the country.
  package let countryCode: String
  /// The IATA codes of the airports, sorted; empty for a country.
  package let airports: [String]

  private init(_ place: Place) {
    let codes = place.airportCodes
    let known = codes.first.flatMap { KnownAirport(code: $0) }
    (word, airports, countryCode) = (place.word, codes, place.countryCode ?? known?.countryCode ?? "")
    if let country = place.countryCode {
      (kind, name) = (.country, World.countries.first { $0.alpha2 == country }?.listedName ?? country)
    } else if let area = CityNames.builtInAreas[place.word] {
      (kind, name) = (.area, area.name)
    } else if codes == [place.word] {
      (kind, name) = (.airport, known?.city ?? place.word)
    } else {
      (kind, name) = (.city, place.word)
    }
  }

  /// Returns the places that a text means: several for an ambiguous name, such as Barcelona in Spain and in Venezuela.
  /// For a text that is not a place, those whose names start with it, or else similar ones, and
  /// sets `areGuesses`.
  package static func named(_ text: String, limit: Int) -> (places: [FoundPlace], areGuesses: Bool) {
    if let place = Place(text) { return ([FoundPlace(place)], false) }
    let cities = Place.ambiguousCities(named: text)
    if !cities.isEmpty {
      let codes = cities.flatMap { CityNames.codes(of: Set($0.airports), in: $0.areas) }
      return (codes.compactMap { Place($0) }.map(FoundPlace.init).prefix(limit).map(\.self), false)
    }
    let names = Place.completions(of: text, limit: 200)
    let guesses = (names.isEmpty ? Place.suggestions(for: text) : names).compactMap { Place($0) }.map(FoundPlace.init)
    // The most important places have the most airports.
    return (guesses.uniqued().sorted { $0.airports.count > $1.airports.count }.prefix(limit).map(\.self), true)
  }

  /// Returns the places whose names or codes start with a text that a user is typing, the most important first: the large
  /// airport or the area with this code, then countries, then cities and airports by their size. Ignores case and accents.
  package static func completions(of text: String, limit: Int) -> [FoundPlace] {
    let isCode = text.utf8.count <= 3 && text == text.uppercased()
    let names = (isCode ? Place.completions(of: text, limit: 200) : []) + Place.completions(of: text.folded, limit: 500)
    let exact = Place(text).map { FoundPlace($0) }
    let places = ([exact].compactMap(\.self) + names.flatMap { named($0, limit: 3).places }).uniqued()
    // A user who types an accent means a name with this accent. The table has it for all countries, but not for all
    // cities: Dusseldorf has none.
    let start = text.utf8.allSatisfy { $0 < 0x80 } ? nil : text.lowercased()
    let ranked = places.map { place in
      let isSpelled = start.map { place.name.lowercased().hasPrefix($0) }
      let rank =
        switch isSpelled {
        case true: (300, 0)
        case false where place.kind == .country: (-1, 0)
        default: place.rank(isExact: place == exact)
        }
      return (place: place, rank: rank)
    }
    // The sort is stable, so places of the same rank stay in the order of their names.
    return ranked.sorted { ($0.rank.0, $0.rank.1) > ($1.rank.0, $1.rank.1) }.prefix(limit).map(\.place)
  }

  /// The importance of a suggestion: its group, and its order there.
  private func rank(isExact: Bool) -> (Int, Int) {
    if kind == .country { return (100, isExact ? 1 : 0) }
    let size = airports.compactMap { KnownAirport(code: $0)?.rank }.max() ?? 0
    let isImportant = kind == .area || size == KnownAirport.highestRank
    return (isExact && isImportant ? 200 : size, airports.count)
  }
}
