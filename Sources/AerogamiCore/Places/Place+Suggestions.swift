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
    let key = word.placeKey
    if let country = World.otherNames[key.filter { $0 != " " }] { return [country] }
    if key.count < 3 { return [] }
    let cities = CityNames.builtIn.byAirportCount.map(\.name)
    if key.count > 2 {
      let countries = World.countries.filter { $0.names.contains { $0.hasWords(of: key) } }.map(\.listedName)
      let named = countries.isEmpty ? cities.filter { $0.hasWords(of: key) } : countries
      if !named.isEmpty { return Array(named.uniqued().prefix(3)) }
    }
    if KnownAirport(code: key.uppercasedASCII) != nil { return [key.uppercasedASCII] }
    let names = World.countries.flatMap { country in country.names.map { ($0.placeKey, country.listedName) } }
    let all = names + cities.map { ($0.placeKey, $0) }
    guard let nearest = key.nearest(in: all.map(\.0)) else { return [] }
    return all.first { $0.0 == nearest }.map { [$0.1] } ?? []
  }
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

extension String {
  /// Returns whether this text contains the words of a key consecutively.
  fileprivate func hasWords(of key: String) -> Bool { " \(placeKey) ".contains(" \(key) ") }
}
