extension Place {
  /// Returns the names of countries and cities that start with a text, sorted; at most `limit`.
  ///
  /// If the text is in capitals, includes the codes of airports and metropolitan areas. A name that starts with the
  /// text only in lowercase and without accents is returned in that form: `zur` gives `zurich`. Each result therefore
  /// starts with the text, as shells require. Returns nothing for an empty text.
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
  /// Returns the country names that start with a text, compared as in ``Place/completions(of:limit:)``. Returns all
  /// names for an empty text.
  package static func completions(of text: String) -> [String] { words(in: names, startingWith: text).sorted() }

  fileprivate static var names: [String] { World.countries.map(\.listedName) }
}

/// Returns the names that start with a text, either as written or in lowercase without accents.
private func words(in names: [String], startingWith text: String) -> [String] {
  names.compactMap { name in [name, name.folded].first { $0.hasPrefix(text) } }
}
