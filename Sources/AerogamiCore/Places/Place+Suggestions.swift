import AerogamiContainer

extension Place {
  /// Returns names of places that a user may have meant by an unknown word, the most likely first; at most three.
  ///
  /// Tries the following in this order. For a word of one or two letters, tries only the first.
  ///
  /// 1. alternative names of countries
  /// 2. names of countries, or else of cities, that contain the word as a whole word
  /// 3. the code of an airport, in capitals
  /// 4. the name with the smallest edit distance
  package static func suggestions(for word: String) -> [String] {
    // No name is longer. A server gets words of any length, and comparing a long one with all names is slow.
    guard word.utf8.count <= 100 else { return [] }
    let key = word.placeKey
    if let country = World.otherNames[key.filter { $0 != " " }] { return [country] }
    if key.count < 3 { return [] }
    if key.count > 2 {
      let countries = countryKeys.filter { $0.hasWords(of: key) }.map(\.name)
      let named = countries.isEmpty ? cityKeys.filter { $0.hasWords(of: key) }.map(\.name) : countries
      if !named.isEmpty { return Array(named.uniqued().prefix(3)) }
    }
    if KnownAirport(code: key.uppercasedASCII) != nil { return [key.uppercasedASCII] }
    let all = countryKeys + cityKeys
    guard let nearest = key.nearest(in: all.lazy.map(\.key)) else { return [] }
    return all.first { $0.key == nearest }.map { [$0.name] } ?? []
  }

  /// A name with the key by which it is compared. Computing the keys of all names takes long.
  private struct NameKey: Sendable {
    let key: String
    let name: String

    /// Whether the name contains the words of a key consecutively.
    func hasWords(of key: String) -> Bool { " \(self.key) ".contains(" \(key) ") }
  }

  private static let countryKeys = World.countries.flatMap { country in
    country.names.map { NameKey(key: $0.placeKey, name: country.listedName) }
  }

  private static let cityKeys = CityNames.builtIn.byAirportCount.map { NameKey(key: $0.name.placeKey, name: $0.name) }
}

extension Place {
  /// Returns whether a word names a part of the world that is larger than a country. Services may have such regions.
  package static func isPartOfWorld(_ word: String) -> Bool { partsOfWorld.contains(word.placeKey) }

  private static let partsOfWorld: Set<String> = [
    "africa", "america", "antarctica", "asia", "balkans", "baltics", "benelux", "caribbean", "central america",
    "europe", "latin america", "middle east", "north america", "oceania", "scandinavia", "south america",
    "southeast asia",
  ]
}
