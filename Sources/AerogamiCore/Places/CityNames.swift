/// The names of cities, and the airports of each, from the built-in tables. Names are compared by
/// ``Swift/String/placeKey``. A name may belong to cities of several countries: Valencia is in Spain and in Venezuela.
struct CityNames: Sendable {
  struct Entry: Hashable, Sendable {
    /// The first spelling of the name in the tables.
    let name: String
    /// IATA codes.
    fileprivate(set) var airports: Set<String>
  }

  /// The names in the built-in tables. Built on first use, which takes a few milliseconds.
  static let builtIn = CityNames()

  private var entries: [String: Entry] = [:]
  /// The keys of `entries`, in the order of the tables.
  private var keys: [String] = []

  private init() {
    for (names, airports) in Self.others.tableEntries {
      for name in names.split(separator: ";") { add(String(name), airports.codes) }
    }
    for (_, area) in Self.builtInAreas.sorted(by: { $0.key < $1.key }) { add(area.name, area.airports) }
    for airport in KnownAirport.all {
      let code = airport.code
      for name in airport.city.namesOfCity { add(name, [code]) }
    }
  }

  private mutating func add(_ name: String, _ airports: Set<String>) {
    let key = name.placeKey
    if entries[key] == nil { keys.append(key) }
    entries[key, default: Entry(name: name, airports: [])].airports.formUnion(airports)
  }

  subscript(name: String) -> Entry? { entries[name.placeKey] }

  /// All cities, those with the most airports first, for suggestions.
  var byAirportCount: [Entry] {
    keys.indices.compactMap { index in entries[keys[index]].map { (index, $0) } }
      .sorted { ($1.1.airports.count, $0.0) < ($0.1.airports.count, $1.0) }
      .map(\.1)
  }

  /// Maps the code of each IATA metropolitan area to its name and airports.
  static let builtInAreas = Dictionary(
    areas.tableEntries.map { area, airports in
      (String(area.prefix(3)), Entry(name: String(area.dropFirst(4)), airports: airports.codes))
    }
  ) { first, _ in first }
}

extension String {
  fileprivate var codes: Set<String> { Set(split(separator: " ").map(String.init)) }

  /// The names under which a city of the airport table can be found: `Kos Island` and `Kos` for `Kos Island`, and only
  /// `Bandung` for `Bandung, Java Island`.
  fileprivate var namesOfCity: [String] {
    let city = String(prefix { $0 != "," })
    for suffix in [" Island", " Airport"] where city.hasSuffix(suffix) {
      return [city, String(city.dropLast(suffix.count))]
    }
    return [city]
  }

  /// This name in lowercase, without accents and punctuation, its words separated by single spaces.
  package var placeKey: String {
    let text = folded
    // Fast path: most names are one ASCII word.
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    if text.utf8.allSatisfy(letters.contains) { return text }
    return text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
