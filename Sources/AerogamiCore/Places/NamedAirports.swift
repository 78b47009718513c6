import AerogamiContainer

extension KnownAirport {
  /// Returns the airports that a name or a code of an area means, ignoring case and accents: those of a city, also of
  /// several cities with this name; those with scheduled service of a country; or an airport by its own name, such as
  /// Heathrow. Large airports come first. Empty for an unknown word, and for the code of an airport.
  package static func named(_ word: String) -> [KnownAirport] {
    let isCode = word == word.uppercased() || word == word.lowercased()
    if let country = CountryNames.builtIn[word.placeKey] ?? Place(word)?.countryCode {
      return all.filter { $0.countryCode == country && $0.hasService }.largestFirst
    }
    if isCode, let area = CityNames.builtInAreas[word.uppercasedASCII] { return airports(area.airports.sorted()) }
    if isCode, KnownAirport(code: word.uppercasedASCII) != nil { return [] }
    let namesakes = CityNames.allCities(named: word)
    return airports((namesakes.isEmpty ? Place.cities(named: word) : namesakes).flatMap(\.airports).uniqued())
  }

  private static func airports(_ codes: [String]) -> [KnownAirport] {
    codes.compactMap { KnownAirport(code: $0) }.largestFirst
  }

  /// The full name, such as `London Heathrow Airport`; the city for an airport without scheduled service.
  package var name: String { AirportNames.fullName(ofAirport: code) ?? city }
}

extension [KnownAirport] {
  fileprivate var largestFirst: Self {
    map { (airport: $0, rank: $0.rank) }.sorted { ($1.rank, $0.airport.code) < ($0.rank, $1.airport.code) }
      .map(\.airport)
  }
}

extension KnownAirport.Size {
  /// The word for this size, such as `large`.
  package var word: String {
    switch self {
    case .large: "large"
    case .medium: "medium"
    case .small: "small"
    case .waterdrome: "seaplane base"
    case .heliport: "heliport"
    case .closed: "closed"
    }
  }
}
