import AerogamiContainer

/// The airports with scheduled service by their own names, such as Heathrow.
///
/// The table has full names: `London Heathrow Airport`, `Paris-Orly Airport`. An airport is found by that name and by
/// its part without the city, with or without the words Airport and International.
struct AirportNames: Sendable {
  /// The names in the built-in table. Built on first use, which takes some milliseconds.
  static let builtIn = AirportNames()

  private var airports: [String: [CityNames.City]] = [:]
  /// The names without cities, for suggestions.
  private(set) var names: [String] = []

  private init() {
    for (code, name) in Self.all {
      guard let airport = KnownAirport(code: code) else { continue }
      let country = airport.countryCode
      let (whole, own) = Self.names(of: name, in: airport.city)
      for name in (own + [whole]).uniqued() {
        let key = name.nameKey
        guard key.utf8.count >= Self.minimumLength else { continue }
        if airports[key] == nil, own.contains(name) { names.append(name) }
        let found = CityNames.City(name: name, country: country, airports: [code], isAirport: true)
        if airports[key]?.contains(found) != true { airports[key, default: []].append(found) }
      }
    }
  }

  /// The codes and full names of the airports with scheduled service.
  static var all: [(code: String, name: String)] {
    "\(table)".split(separator: "\n").map { row in
      (String(row.prefix(3)), String(row.dropFirst(4)))
    }
  }

  /// Maps the code of each of these airports to its full name.
  static let fullNames = Dictionary(all.map { ($0.code, $0.name) }) { first, _ in first }

  /// The minimum length of a name. Shorter words are codes.
  static let minimumLength = 4

  /// Returns the airports that a name without the words Airport and International means: the largest one; several if
  /// these are of the same size.
  func airports(named name: String) -> [CityNames.City] { (airports[name.nameKey] ?? []).mostImportant }

  /// Returns the name without the words Airport and International, and its parts without the city: `London Heathrow`
  /// and `Heathrow`.
  private static func names(of name: String, in city: String) -> (whole: String, own: [String]) {
    let parts = name.split { "-–—/(),".contains($0) }.map { part in
      part.split(separator: " ").map { (word: $0, key: String($0).placeKey) }.filter { !airportWords.contains($0.key) }
    }
    let cityKeys = city.placeKey.split(separator: " ")
    let own = parts.map { part in
      // The table has Milan, but also Milano Linate Airport.
      part.filter { word in
        !cityKeys.contains { word.key == $0 || $0.utf8.count >= 4 && word.key.hasPrefix($0) }
      }
    }
    let named = ([own.flatMap(\.self)] + own).filter { !$0.allSatisfy { kindWords.contains($0.key) } }
    let words = { (part: [(word: Substring, key: String)]) in part.map(\.word).joined(separator: " ") }
    return (words(parts.flatMap(\.self)), named.map(words))
  }

  fileprivate static let airportWords: Set<String> = ["airport", "international"]
  /// Words that are not the name of an airport without another word.
  private static let kindWords: Set<String> = [
    "aerodrome", "air", "airfield", "airstrip", "base", "central", "city", "county", "domestic", "downtown", "east",
    "field", "island", "municipal", "national", "new", "north", "old", "regional", "south", "west",
  ]
}

extension String {
  /// This name without the words Airport and International.
  var withoutAirportWords: String {
    split(separator: " ").filter { !AirportNames.airportWords.contains(String($0).placeKey) }.joined(separator: " ")
  }
}
