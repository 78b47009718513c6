/// The names and codes of countries that a search for trips accepts.
struct CountryNames: Sendable {
  static let builtIn = CountryNames()

  /// Maps the `placeKey` of each country name, and of each alpha-2 code, to the alpha-2 code.
  private var codes: [String: String] = [:]
  private var alpha2ByAlpha3: [String: String] = [:]

  private init() {
    for country in World.countries {
      guard let alpha2 = country.alpha2 else { continue }
      for name in country.names + [country.listedName, alpha2] { codes[name.placeKey] = alpha2 }
      alpha2ByAlpha3[country.alpha3] = alpha2
    }
    for (letters, name) in World.otherNames where !World.partNames.contains(letters) {
      if let alpha2 = codes[name.placeKey], codes[letters] == nil { codes[letters] = alpha2 }
    }
  }

  /// Returns the alpha-2 code for the `placeKey` of a country's name or alpha-2 code; `nil` if it is unknown.
  subscript(key: String) -> String? {
    // Alternative names are stored without spaces: `U.K.` has the key `u k` but is stored as `uk`.
    codes[key] ?? codes[key.filter { $0 != " " }]
  }

  func alpha2(ofAlpha3 code: String) -> String? { alpha2ByAlpha3[code] }
}

extension Country {
  /// The common name up to its first comma, such as Saint Helena, for comma-separated lists.
  var listedName: String { String(name.prefix { $0 != "," }) }

  /// Returns the ``listedName`` of a country; `nil` if no country has the code, which is in capitals.
  package static func name(ofAlpha2 code: String) -> String? { World.countries.first { $0.alpha2 == code }?.listedName }
}
