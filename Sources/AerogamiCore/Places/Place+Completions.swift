extension Place {
  /// Returns the names of countries and cities that start with a text, and the codes of airports if the text is in
  /// capitals; sorted, at most `limit`.
  ///
  /// Ignores accents. A lowercase text gets lowercase names, so that each result starts with the text, as shells require.
  /// Returns nothing for an empty text.
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
  /// Returns the names of countries that start with a text, as ``Place/completions(of:limit:)`` does; all for an empty
  /// text.
  package static func completions(of text: String) -> [String] { words(in: names, startingWith: text).sorted() }

  fileprivate static var names: [String] { World.countries.map(\.listedName) }
}

/// Returns the names that start with a text, each as written or, for a text without capitals and accents, folded.
private func words(in names: [String], startingWith text: String) -> [String] {
  names.compactMap { name in [name, name.folded].first { $0.hasPrefix(text) } }
}
