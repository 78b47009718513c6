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
    /// A city with its airports and metropolitan areas. A trip also matches if its location has the city's name, but
    /// not in the other countries that have a city of this name.
    case city(key: String, airports: Set<String>, areas: Set<String>, elsewhere: Set<String>)
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
  /// 3. names of cities
  /// 4. names of airports, such as Heathrow
  /// 5. alpha-3 codes of countries
  ///
  /// A name in several countries is the city with the largest airport. The name is ambiguous if several of these
  /// airports have the same size, such as Barcelona in Spain and in Venezuela: see ``TripEnds``.
  ///
  /// A word in mixed case, such as `Kos`, is a code only if it is not a name. Phones begin `Vno` with a capital.
  ///
  /// More than half of the alpha-3 codes are also codes of airports: `FRA` is Frankfurt and `CAN` is Guangzhou.
  ///
  /// - Returns: `nil` if the word is not a known place, or if it is ambiguous. See `suggestions(for:)`.
  public init?(_ word: String) {
    let key = word.placeKey
    let code = key.uppercasedASCII
    // `Kos` and `New` are names, and not the codes of airports in Cambodia and New Orleans.
    let isCode = word == word.uppercased() || word == word.lowercased()
    if let country = CountryNames.builtIn[key] {
      (self.word, kind) = (country, .country)
    } else if isCode, let airports = Self.airports(code: code) {
      (self.word, kind) = (code, .airports(airports))
    } else {
      let cities = Self.cities(named: word)
      if cities.count == 1, cities[0].isAirport {
        (self.word, kind) = (cities[0].airports[0], .airports(Set(cities[0].airports)))
      } else if cities.count == 1 {
        (self.word, kind) = (cities[0].name, Self.kind(of: cities[0]))
      } else if cities.isEmpty, let airports = Self.airports(code: code) {
        (self.word, kind) = (code, .airports(airports))
      } else if cities.isEmpty, let country = CountryNames.builtIn.alpha2(ofAlpha3: code) {
        (self.word, kind) = (country, .country)
      } else {
        return nil
      }
    }
  }

  /// Returns the airports of a metropolitan area, or one airport, by its code in capitals.
  private static func airports(code: String) -> Set<String>? {
    CityNames.builtInAreas[code]?.airports ?? (KnownAirport(code: code) == nil ? nil : [code])
  }

  private static func kind(of city: CityNames.City) -> Kind {
    let airports = Set(city.airports)
    let countries = airports.compactMap { KnownAirport(code: $0)?.countryCode }
    return .city(
      key: city.name.nameKey, airports: airports, areas: city.areas,
      elsewhere: CityNames.countries(ofCitiesNamed: city.name).subtracting(countries))
  }

  /// Returns the cities, or else the airports, that a name means; several if the name is ambiguous.
  static func cities(named word: String) -> [CityNames.City] {
    let cities = CityNames.cities(named: word)
    if !cities.isEmpty || word.utf8.count < AirportNames.minimumLength { return cities }
    let name = word.withoutAirportWords
    let cityOfAirport = name == word ? [] : CityNames.cities(named: name)
    return cityOfAirport.isEmpty ? AirportNames.airports(named: name) : cityOfAirport
  }

  /// Parses a word of a saved search. An unknown word matches trips whose airport code, country code or city equals it.
  package init(saved word: String) { self = Place(word) ?? Place(word: word, kind: .unknown(key: word.nameKey)) }

  /// The word `home` before its places are known. Matches no trip. Creating it does not read the tables of places.
  package static let home = Place(word: Home.word, kind: .unknown(key: Home.word))

  /// Returns a place without trips for the word `home` and for an ambiguous name, whose places depend on the
  /// configuration and the rest of a search; `nil` for any other word.
  @Sendable package static func undecided(_ word: String) -> [Place]? {
    if Home.isNamed(by: word) { return [.home] }
    return isAmbiguous(word) ? [Place(saved: word)] : nil
  }

  private init(word: String, kind: Kind) { (self.word, self.kind) = (word, kind) }

  /// The countries of the place: ISO 3166-1 alpha-2 codes in capitals. Empty for an unknown word of a saved search.
  package var countryCodes: Set<String> {
    switch kind {
    case .country: [word]
    case .city(_, let codes, _, _), .airports(let codes):
      Set(codes.compactMap { KnownAirport(code: $0)?.countryCode })
    case .unknown: []
    }
  }

  /// The IATA codes with which a service finds all trips from or to this place, sorted. A city that includes all
  /// airports of a metropolitan area has the code of the area instead of these. `nil` for a country and for an unknown
  /// word.
  package var originCodes: [String]? {
    switch kind {
    case .country, .unknown: nil
    case .airports: [word]
    case .city(_, let airports, let areas, _): CityNames.codes(of: airports, in: areas)
    }
  }

  /// The ISO 3166-1 alpha-2 code of a place that is a country; `nil` for any other place.
  package var countryCode: String? { kind == .country ? word : nil }

  /// The IATA codes of the known airports in this place, sorted. Empty for a country and for an unknown word.
  package var airportCodes: [String] {
    switch kind {
    case .country, .unknown: []
    case .city(_, let codes, _, _), .airports(let codes): codes.sorted()
    }
  }

  /// Returns whether no trip flies between places, because they are the same airport or city: `Vilnius` has only the
  /// airport `VNO`. Countries have domestic trips, so they are never the same.
  package static func areSame(_ departures: [Place], _ destinations: [Place]) -> Bool {
    let ends = [departures, destinations].map { $0.map(\.airportCodes) }
    guard ends.allSatisfy({ !$0.isEmpty && !$0.contains([]) }) else { return false }
    let codes = ends.map { Set($0.joined()) }
    return codes[0] == codes[1] && (codes[0].count == 1 || ends.allSatisfy { $0.count == 1 })
  }

  /// Returns whether an airport is in this place. An airport is in a city if either the service or the built-in table
  /// lists it there, such as CRL in Brussels.
  public func contains(_ location: TripLocation) -> Bool {
    switch kind {
    case .country: location.countryCode.equalsIgnoringASCIICase(word)
    // The live client sets `city` to the city's code if it could not fetch the city's name.
    case .airports(let codes): codes.contains(code: location.airportCode) || location.city == word
    case .city(let key, let codes, let areas, let elsewhere):
      codes.contains(code: location.airportCode)
        || location.city.utf8.count == 3 && (codes.contains(location.city) || areas.contains(location.city))
        || location.city.hasNameKey(key) && !elsewhere.contains(location.countryCode.uppercasedASCII)
    case .unknown(let key):
      [location.airportCode, location.countryCode, location.city].contains { $0.hasNameKey(key) }
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
  /// Returns whether `nameKey` equals a key. Compares the first letter first, because most names differ there.
  fileprivate func hasNameKey(_ key: String) -> Bool {
    guard let first = utf8.first, let keyFirst = key.utf8.first else { return isEmpty && key.isEmpty }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    if letters.contains(first | 0x20), first | 0x20 != keyFirst { return false }
    return nameKey == key
  }
}

extension Place {
  /// Returns the names of countries, cities and airports that start with a text, in this order; at most `limit`, and
  /// none for an empty text. Cities with many airports come first. If the text is in capitals, includes the codes of
  /// airports and metropolitan areas. A name that starts with the text only without accents, or in lowercase and without
  /// accents, is returned in that form, as shells require: `Malag` gives `Malaga`, and `zur` gives `zurich`. A text with
  /// accents in capitals gives the name in capitals: `MÁL` gives `MÁLAGA`. If no name has the accents of the text, they
  /// are ignored: `Zür` gives `Zürich`.
  package static func completions(of text: String, limit: Int) -> [String] {
    if text.isEmpty { return [] }
    let names =
      Country.names.sorted() + CityNames.namesByAirportCount
      + AirportNames.names(startingWith: text)
    var found = words(in: names, startingWith: text)
    if text.utf8.count <= 3, text == text.uppercased() {
      let codes = KnownAirport.all.map(\.code) + CityNames.builtInAreas.keys
      found += codes.filter { $0.hasPrefix(text) }.sorted()
    }
    return Array(found.uniqued().prefix(limit))
  }

  /// The name of the country in which a city or an airport is; `nil` for a country, and for places in several countries.
  package var countryName: String? {
    guard countryCode == nil, countryCodes.count == 1 else { return nil }
    return World.countries.first { $0.alpha2.map(countryCodes.contains) ?? false }?.listedName
  }
}

extension Country {
  /// Returns the country names that start with a text, as in ``Place/completions(of:limit:)``; all for an empty text.
  package static func completions(of text: String) -> [String] { words(in: names, startingWith: text).sorted() }

  fileprivate static var names: [String] { World.countries.map(\.listedName) }
}

/// Returns the names that start with a text: as written, in lowercase without accents, or only without accents. A text
/// with accents is compared with the names regardless of case, and if none of them has these accents, letter by letter
/// without accents. Where a name has another case or other accents, the text is followed by the rest of the name.
private func words(in names: [String], startingWith text: String) -> [String] {
  if text.utf8.allSatisfy({ $0 < 0x80 }) {
    return names.compactMap { name in [name, name.folded, name.withoutAccents].first { $0.hasPrefix(text) } }
  }
  let start = text.lowercased()
  let spelled = names.filter { $0.lowercased().hasPrefix(start) }.map { name in
    [name, name.lowercased(), name.uppercased()].first { $0.hasPrefix(text) } ?? "\(text)\(name.dropFirst(text.count))"
  }
  if !spelled.isEmpty { return spelled }
  let letters = text.map { String($0).folded }
  return names.compactMap { name -> String? in
    guard name.prefix(letters.count).map({ String($0).folded }) == letters else { return nil }
    return text + name.dropFirst(letters.count)
  }
}

extension Place {
  /// Returns up to three places that a user may have meant by an unknown word: the country with this alternative name,
  /// otherwise countries, else cities, else airports whose names contain the word, otherwise the airport in service with
  /// this code, otherwise the name with the smallest edit distance if that is small, after up to two cities with large
  /// airports whose names begin with the word, otherwise the cities with the most airports whose names begin with it,
  /// otherwise a country that begins like it and differs in two letters. One or two letters are only compared with
  /// alternative names.
  package static func suggestions(for word: String) -> [String] {
    // No name is longer. A server receives words of any length, and comparing a long word with all names is slow.
    guard word.utf8.count <= 100 else { return [] }
    let key = word.placeKey
    if let country = World.otherNames[key.filter { $0 != " " }] { return [country] }
    if key.count < 3 { return [] }
    for names in [countryKeys, cityKeys, airportKeys] {
      let named = names.filter { $0.hasWords(of: key) }.map(\.name)
      if !named.isEmpty { return Array(named.uniqued().prefix(3)) }
    }
    if KnownAirport(code: key.uppercasedASCII)?.hasService == true { return [key.uppercasedASCII] }
    // A third of the letters of a long name is too much among so many names: Nowhereville is not Connersville.
    if let nearest = key.nearest(in: allKeys.lazy.map { $0.key }),
      key.nearest(in: [nearest], within: max(2, key.count / 4)) != nil
    {
      let name = allKeys.first { $0.key == nearest }.map { [$0.name] } ?? []
      // The word may also be the start of a name, as `mala` is of Málaga. But Mexico is meant before Mexico City.
      if nearest.hasPrefix(key), countryKeys.contains(where: { $0.key == nearest }) { return name }
      return (largeCities(startingWith: key).prefix(2) + name).uniqued()
    }
    let longer = allKeys.lazy.filter { $0.key.hasPrefix(key) }.map(\.name).prefix(3)
    if !longer.isEmpty { return Array(longer) }
    // A short name such as Spain has few letters to recognize it by, so only countries are compared further.
    let countries = countryKeys.filter { $0.key.hasPrefix(key.prefix(2)) }
    guard let nearest = key.nearest(in: countries.map(\.key), within: 2) else { return [] }
    return countries.first { $0.key == nearest }.map { [$0.name] } ?? []
  }

  /// Returns the cities with large airports whose names begin with a key, those with the most airports first.
  private static func largeCities(startingWith key: String) -> [String] {
    cityKeys.filter { city in
      city.key.hasPrefix(key)
        && CityNames.cities(named: city.name).contains { named in
          named.airports.contains { KnownAirport(code: $0)?.rank == KnownAirport.highestRank }
        }
    }.map(\.name)
  }

  /// A name and its `placeKey`, by which it is compared. Stored, because computing the keys of all names is slow.
  private struct NameKey: Sendable {
    let key: String
    let name: String
    private let isOneWord: Bool

    init(_ text: String, name: String) {
      (key, self.name) = (text.placeKey, name)
      isOneWord = !key.utf8.contains(UInt8(ascii: " "))
    }

    func hasWords(of key: String) -> Bool {
      self.key == key || !isOneWord && " \(self.key) ".contains(" \(key) ")
    }
  }

  private static let countryKeys = World.countries.flatMap { country in
    country.names.map { NameKey($0, name: country.listedName) }
  }

  private static let cityKeys = CityNames.namesByAirportCount.map { NameKey($0, name: $0) }
  private static let airportKeys = AirportNames.names.map { NameKey($0, name: $0) }
  private static let allKeys = countryKeys + cityKeys + airportKeys

  /// Returns whether a word is the code of a country, but not in capitals. It is then no place of departure, because a
  /// service may have a region of this name.
  package static func isCodeInLowercase(_ word: String) -> Bool {
    word.utf8.count == 2 && word != word.uppercasedASCII && Place(word) != nil
  }

  /// Returns whether a word names a part of the world that is larger than a country. Services may have such regions.
  package static func isPartOfWorld(_ word: String) -> Bool { partsOfWorld.contains(word.placeKey) }

  private static let partsOfWorld: Set<String> = [
    "africa", "america", "antarctica", "asia", "balkans", "baltics", "benelux", "caribbean", "central america",
    "eu", "europe", "latam", "latin america", "middle east", "north america", "oceania", "scandinavia", "south america",
    "southeast asia",
  ]
}

/// Joins consecutive arguments, at most five, that form the name of a place: an unquoted `New York` is two arguments.
package func joiningNames(_ arguments: [String]) -> [String] {
  var names: [String] = []
  var rest = arguments[...]
  while !rest.isEmpty {
    let count = (2...5).last { $0 <= rest.count && isPlace(rest.prefix($0)) } ?? 1
    names.append(rest.prefix(count).joined(separator: " "))
    rest = rest.dropFirst(count)
  }
  return names
}

/// Whether several words are a place or a part of the world. Text without lowercase letters is treated as codes and not
/// looked up, because a lookup takes some milliseconds.
private func isPlace(_ words: ArraySlice<String>) -> Bool {
  let name = words.joined(separator: " ")
  guard name.contains(where: \.isLowercase), Place.isPartOfWorld(name) || Place.isKnown(name) else { return false }
  // A lookup ignores signs, but a sign beside a name, such as `/`, is not a part of it.
  return ![words.first, words.last].contains { $0?.placeKey.isEmpty ?? true }
}

/// Whether a word stands between the entries of a list.
package func joinsList(_ word: String) -> Bool { ["&", "+", "/", "and", "or"].contains(word.lowercased()) }
