import AerogamiContainer

/// An airline that searches recognize by name or code. The built-in table has about 200.
package struct KnownAirline: Hashable, Sendable {
  let names: [String]
  /// The IATA codes; several if several companies fly under the airline's name.
  let codes: [String]

  static let all = table.tableEntries.map { codes, names in
    KnownAirline(
      names: names.split(separator: ";").map(String.init), codes: codes.split(separator: " ").map(String.init))
  }

  private static let codesByName: [String: [String]] = Dictionary(
    all.flatMap { airline in airline.names.map { ($0.airlineKey, airline.codes) } },
    uniquingKeysWith: { first, _ in first })

  /// Returns the names of airlines that start with a text, as in ``Place/completions(of:limit:)``, sorted.
  package static func completions(of text: String) -> [String] {
    all.flatMap(\.names).compactMap { name in [name, name.folded].first { $0.hasPrefix(text) } }.sorted()
  }

  /// Returns the IATA codes for a name or a code, ignoring case, accents, spaces and punctuation; `nil` for an unknown
  /// word. Accepts any two ASCII letters or digits as a code, because the table is not complete.
  static func codes(for word: String) -> [String]? {
    if word.wholeMatch(of: /[A-Za-z0-9]{2}/) != nil { return [word.uppercasedASCII] }
    return codesByName[word.airlineKey]
  }

  /// Returns the IATA codes for names and codes, without duplicates. Looks up names that are not in the table among
  /// `listed`, the airlines that a service lists.
  static func codes(for words: [String], listed: [Airline] = []) throws(TripSearchError) -> [String] {
    var codes: [String] = []
    for word in words {
      let key = word.airlineKey
      let found = Self.codes(for: word) ?? listed.filter { $0.name.airlineKey == key }.map(\.code)
      // A name without letters and digits has an empty key. It must not match a listed airline with an empty key.
      if key.isEmpty || found.isEmpty { throw .unknownAirline(word, listed: listed) }
      codes += found
    }
    return codes.uniqued()
  }

  /// Returns the name that a user may have meant by an unknown word; `nil` if no name is similar. Names with a comma
  /// are not suggested, because users enter airlines as a comma-separated list.
  static func suggestion(for word: String, listed: [Airline] = []) -> String? {
    let listed = listed.map(\.name).filter { !$0.contains(",") }
    let names = (all.flatMap(\.names) + listed).map { ($0.airlineKey, $0) }
    guard let nearest = word.airlineKey.nearest(in: names.map(\.0)) else { return nil }
    return names.first { $0.0 == nearest }?.1
  }
}

extension String {
  /// This name in lowercase, without accents, spaces and punctuation: `T'way Air` is `twayair`.
  fileprivate var airlineKey: String { folded.filter { $0.isLetter || $0.isNumber } }
}
