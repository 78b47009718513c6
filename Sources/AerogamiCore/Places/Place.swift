import AerogamiContainer

/// A place that trips depart from or fly to: a country, a city, a metropolitan area or an airport. Airports and names
/// are resolved once, when a place is created, so ``contains(_:)`` is fast.
public struct Place: Hashable, Sendable {
  /// The word for this place in the text form of a search. ``init(_:)`` parses it to the same place, unless it is an
  /// unknown word of a saved search.
  ///
  /// A country's alpha-2 code, such as `ES`; the name of a city; the IATA code of an airport or a metropolitan area.
  public let word: String
  private let kind: Kind

  private enum Kind: Hashable {
    case country
    /// A city with its airports. A trip also matches if its location has the city's name.
    case city(key: String, airports: Set<String>)
    /// One airport, or all airports of a metropolitan area.
    case airports(Set<String>)
    /// A word of a saved search that is not a known place, or `home` before its places are known.
    case unknown(key: String)
  }

  /// Finds a place by name or code, ignoring case and accents.
  ///
  /// Tries, in this order:
  ///
  /// 1. names of countries (common, official, native and some alternatives, such as `USA`) and alpha-2 codes
  /// 2. IATA codes of metropolitan areas and airports
  /// 3. names of cities; a name may belong to cities in several countries
  /// 4. alpha-3 codes of countries
  ///
  /// A word in mixed case, such as `Kos`, is never the code of an airport or an area, and is not an alpha-3 code.
  ///
  /// More than half of the alpha-3 codes are also codes of airports: `FRA` is Frankfurt and `CAN` is Guangzhou.
  ///
  /// - Returns: `nil` if the word is not a known place. See `suggestions(for:)`.
  public init?(_ word: String) {
    let key = word.placeKey
    // `Kos` and `New` are names, and not the codes of airports in Cambodia and New Orleans.
    let isCode = word == word.uppercased() || word == word.lowercased()
    let code = isCode ? key.uppercasedASCII : ""
    if let country = CountryNames.builtIn[key] {
      (self.word, kind) = (country, .country)
    } else if let area = CityNames.builtInAreas[code] {
      (self.word, kind) = (code, .airports(area.airports))
    } else if KnownAirport(code: code) != nil {
      (self.word, kind) = (code, .airports([code]))
    } else if let city = CityNames.builtIn[key] {
      (self.word, kind) = (city.name, .city(key: key, airports: city.airports))
    } else if let country = CountryNames.builtIn.alpha2(ofAlpha3: code) {
      (self.word, kind) = (country, .country)
    } else {
      return nil
    }
  }

  /// Parses a word of a saved search. An unknown word matches trips whose airport code, country code or city equals it.
  package init(saved word: String) { self = Place(word) ?? Place(word: word, kind: .unknown(key: word.placeKey)) }

  /// The word `home` before its places are known. Matches no trip. Creating it does not read the tables of places.
  package static let home = Place(word: Home.word, kind: .unknown(key: Home.word))

  private init(word: String, kind: Kind) { (self.word, self.kind) = (word, kind) }

  /// The countries of the place: ISO 3166-1 alpha-2 codes in capitals. Empty for an unknown word of a saved search.
  package var countryCodes: Set<String> {
    switch kind {
    case .country: [word]
    case .city(_, let codes), .airports(let codes): Set(codes.compactMap { KnownAirport(code: $0)?.countryCode })
    case .unknown: []
    }
  }

  /// The IATA codes with which a service finds all departures from this place, sorted. A city that is a metropolitan
  /// area has only the code of the area. `nil` for a country and for an unknown word.
  package var originCodes: [String]? {
    switch kind {
    case .country, .unknown: nil
    case .airports: [word]
    case .city(let key, let airports):
      CityNames.builtInAreas.first { $0.value.name.placeKey == key }.map { [$0.key] } ?? airports.sorted()
    }
  }

  /// The ISO 3166-1 alpha-2 code of a place that is a country; `nil` for any other place.
  package var countryCode: String? { kind == .country ? word : nil }

  /// The IATA codes of the known airports in this place, sorted. Empty for a country and for an unknown word.
  package var airportCodes: [String] {
    switch kind {
    case .country, .unknown: []
    case .city(_, let codes), .airports(let codes): codes.sorted()
    }
  }

  /// Returns whether an airport is in this place. An airport is in a city if either the service or the built-in table
  /// lists it there, such as CRL in Brussels.
  public func contains(_ location: TripLocation) -> Bool {
    switch kind {
    case .country: location.countryCode.equalsIgnoringASCIICase(word)
    // The live client sets `city` to the city's code if it could not fetch the city's name.
    case .airports(let codes): codes.contains(code: location.airportCode) || location.city == word
    case .city(let key, let codes): codes.contains(code: location.airportCode) || location.city.hasPlaceKey(key)
    case .unknown(let key):
      [location.airportCode, location.countryCode, location.city].contains { $0.hasPlaceKey(key) }
    }
  }
}

extension Set<String> {
  /// Returns whether this set of codes contains a code, ignoring the case of the code.
  fileprivate func contains(code: String) -> Bool {
    if contains(code) { return true }
    return code.utf8.contains { $0 >= UInt8(ascii: "a") } && contains(code.uppercasedASCII)
  }
}

extension String {
  /// Returns whether `placeKey` equals a key. Compares the first letter first, because most names differ there.
  fileprivate func hasPlaceKey(_ key: String) -> Bool {
    guard let first = utf8.first, let keyFirst = key.utf8.first else { return isEmpty && key.isEmpty }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    if letters.contains(first | 0x20), first | 0x20 != keyFirst { return false }
    return placeKey == key
  }
}

extension Place {
  /// Returns the names of countries and cities that start with a text, sorted; at most `limit`, and none for an empty
  /// text. If the text is in capitals, includes the codes of airports and metropolitan areas. A name that starts with
  /// the text only in lowercase and without accents is returned in that form, as shells require: `zur` gives `zurich`.
  package static func completions(of text: String, limit: Int) -> [String] {
    if text.isEmpty { return [] }
    var found = words(in: Country.names + CityNames.builtIn.byAirportCount.map(\.name), startingWith: text)
    if text.utf8.count <= 3, text == text.uppercased() {
      let codes = KnownAirport.all.map(\.code) + CityNames.builtInAreas.keys
      found += codes.filter { $0.hasPrefix(text) }
    }
    return Array(Set(found).sorted().prefix(limit))
  }
}

extension Country {
  /// Returns the country names that start with a text, as in ``Place/completions(of:limit:)``; all for an empty text.
  package static func completions(of text: String) -> [String] { words(in: names, startingWith: text).sorted() }

  fileprivate static var names: [String] { World.countries.map(\.listedName) }
}

/// Returns the names that start with a text, either as written or in lowercase without accents.
private func words(in names: [String], startingWith text: String) -> [String] {
  names.compactMap { name in [name, name.folded].first { $0.hasPrefix(text) } }
}

extension Place {
  /// Returns up to three places that a user may have meant by an unknown word: the country with this alternative name,
  /// otherwise countries or else cities whose names contain the word, otherwise the airport with this code, otherwise
  /// the name with the smallest edit distance. One or two letters are only compared with alternative names.
  package static func suggestions(for word: String) -> [String] {
    // No name is longer. A server receives words of any length, and comparing a long word with all names is slow.
    guard word.utf8.count <= 100 else { return [] }
    let key = word.placeKey
    if let country = World.otherNames[key.filter { $0 != " " }] { return [country] }
    if key.count < 3 { return [] }
    let countries = countryKeys.filter { $0.hasWords(of: key) }.map(\.name)
    let named = countries.isEmpty ? cityKeys.filter { $0.hasWords(of: key) }.map(\.name) : countries
    if !named.isEmpty { return Array(named.uniqued().prefix(3)) }
    if KnownAirport(code: key.uppercasedASCII) != nil { return [key.uppercasedASCII] }
    let all = countryKeys + cityKeys
    guard let nearest = key.nearest(in: all.lazy.map(\.key)) else { return [] }
    return all.first { $0.key == nearest }.map { [$0.name] } ?? []
  }

  /// A name and its `placeKey`, by which it is compared. Stored, because computing the keys of all names is slow.
  private struct NameKey: Sendable {
    let key: String
    let name: String

    func hasWords(of key: String) -> Bool { " \(self.key) ".contains(" \(key) ") }
  }

  private static let countryKeys = World.countries.flatMap { country in
    country.names.map { NameKey(key: $0.placeKey, name: country.listedName) }
  }

  private static let cityKeys = CityNames.builtIn.byAirportCount.map { NameKey(key: $0.name.placeKey, name: $0.name) }

  /// Returns whether a word names a part of the world that is larger than a country. Services may have such regions.
  package static func isPartOfWorld(_ word: String) -> Bool { partsOfWorld.contains(word.placeKey) }

  private static let partsOfWorld: Set<String> = [
    "africa", "america", "antarctica", "asia", "balkans", "baltics", "benelux", "caribbean", "central america",
    "europe", "latin america", "middle east", "north america", "oceania", "scandinavia", "south america",
    "southeast asia",
  ]
}

/// Joins consecutive arguments, at most five, that form the name of a place: an unquoted `New York` is two arguments.
package func joiningNames(_ arguments: [String]) -> [String] {
  var names: [String] = []
  var rest = arguments[...]
  while !rest.isEmpty {
    let count = (2...5).last { $0 <= rest.count && isPlace(rest.prefix($0).joined(separator: " ")) } ?? 1
    names.append(rest.prefix(count).joined(separator: " "))
    rest = rest.dropFirst(count)
  }
  return names
}

/// Whether a text of several words is a place or a part of the world. Text without lowercase letters is treated as
/// codes and not looked up, because a lookup takes some milliseconds.
private func isPlace(_ words: String) -> Bool {
  words.contains(where: \.isLowercase) && (Place.isPartOfWorld(words) || Place(words) != nil)
}
