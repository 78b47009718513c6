import Synchronization

/// The names of cities, and the airports of each, from the built-in tables. Names are compared by
/// ``Swift/String/nameKey``. A name may belong to cities of several countries: Valencia is in Spain and in Venezuela.
struct CityNames: Sendable {
  /// A city or an island; or an airport that was found by its own name.
  struct City: Hashable, Sendable {
    /// The first spelling of the name in the tables.
    let name: String
    /// The ISO 3166-1 alpha-2 code of the country.
    let country: String
    /// IATA codes.
    fileprivate(set) var airports: [String]
    var isAirport = false
  }

  /// An IATA metropolitan area.
  struct Area: Sendable {
    let name: String
    /// IATA codes.
    let airports: Set<String>
  }

  /// The names whose keys begin with a letter, built when the first name with this letter is looked up: most commands
  /// never need the others.
  private static let byFirstLetter = Mutex<[UInt8: CityNames]>([:])

  /// Maps the key of each name to its cities: one for each country. Without airports that are closed.
  private var cities: [String: [City]] = [:]
  /// The keys of `cities`, in the order of the tables.
  private var keys: [String] = []

  /// Creates the names in the built-in tables.
  ///
  /// - Parameter letter: The first letter of the keys; `nil` for all names.
  private init(startingWith letter: UInt8? = nil) {
    for (names, airports) in Self.otherEntries {
      for name in names.split(separator: ";") { add(String(name), airports.codes, letter) }
    }
    for (_, area) in Self.builtInAreas.sorted(by: { $0.key < $1.key }) {
      add(area.name, area.airports.sorted(), letter)
    }
    for airport in KnownAirport.all where airport.cityMayStart(with: letter) && !airport.isClosed {
      let (code, country) = (airport.code, airport.countryCode)
      for name in airport.city.namesOfCity { add(City(name: name, country: country, airports: [code]), letter) }
    }
  }

  private mutating func add(_ name: String, _ airports: [String], _ letter: UInt8?) {
    let country = airports.first.flatMap { KnownAirport(code: $0)?.countryCode } ?? ""
    add(City(name: name, country: country, airports: airports), letter)
  }

  private mutating func add(_ city: City, _ letter: UInt8?) {
    let key = city.name.nameKey
    guard letter == nil || key.utf8.first == letter else { return }
    if Self.add(city, to: &cities[key, default: []]) { keys.append(key) }
  }

  /// Adds a city to those of the same name. Returns whether it is the first one.
  private static func add(_ city: City, to cities: inout [City]) -> Bool {
    let isFirst = cities.isEmpty
    let same = cities.firstIndex { $0.country == city.country || $0.airports.contains(city.airports[0]) }
    if let same {
      for code in city.airports where !cities[same].airports.contains(code) { cities[same].airports.append(code) }
    } else {
      cities.append(city)
    }
    return isFirst
  }

  /// Returns the cities that a name means, with their airports that have scheduled service. A city without such an
  /// airport has all airports that are not closed.
  ///
  /// If the name is in several countries, returns the city with the largest airport; several if these are of the same
  /// size.
  static func cities(named name: String) -> [City] { allCities(named: name).mostImportant }

  /// Returns all cities with a name, with their airports as in ``cities(named:)``.
  static func allCities(named name: String) -> [City] { entries(named: name).map(\.served) }

  /// Returns the countries of all cities with a name.
  static func countries(ofCitiesNamed name: String) -> Set<String> { Set(entries(named: name).map(\.country)) }

  private static func entries(named name: String) -> [City] {
    let key = name.nameKey
    guard let letter = key.utf8.first else { return [] }
    if let names = byFirstLetter.withLock({ $0[letter] }) { return names.cities[key] ?? [] }
    let names = CityNames(startingWith: letter)
    byFirstLetter.withLock { $0[letter] = names }
    return names.cities[key] ?? []
  }

  /// The names of all cities, those with the most airports first, for suggestions. Takes some milliseconds.
  static var namesByAirportCount: [String] {
    let all = CityNames()
    let counted = all.keys.enumerated().map { index, key in
      let cities = all.cities[key] ?? []
      return (index: index, name: cities.first?.name ?? key, count: cities.reduce(0) { $0 + $1.airports.count })
    }
    return counted.sorted { ($1.count, $0.index) < ($0.count, $1.index) }.map(\.name)
  }

  /// Maps the code of each IATA metropolitan area to its name and airports.
  static let builtInAreas = Dictionary(
    areas.tableEntries.map { area, airports in
      (String(area.prefix(3)), Area(name: String(area.dropFirst(4)), airports: Set(airports.codes)))
    }
  ) { first, _ in first }

  private static let otherEntries = others.tableEntries

  /// Maps the code of each airport in a suburb, such as YYZ in Mississauga, to the city that it serves, such as Toronto: the
  /// name of its metropolitan area, if the table of other names has it too. Bergamo and Newark are cities of their own.
  static let ofSuburbs = otherEntries.reduce(into: [String: String]()) { cities, entry in
    let names = entry.key.split(separator: ";").map(String.init)
    for code in entry.value.codes {
      let area = builtInAreas.values.first { names.contains($0.name) && $0.airports.contains(code) }
      if let area { cities[code] = area.name }
    }
  }

  /// Returns the IATA codes, sorted, with which a service finds all trips from or to a city: those of its metropolitan
  /// areas, and those of its airports outside these areas.
  static func codes(of airports: Set<String>, in areas: Set<String>) -> [String] {
    let others = areas.reduce(into: airports) { $0.subtract(builtInAreas[$1]?.airports ?? []) }
    return areas.union(others).sorted()
  }

  fileprivate static let airportsOfAreas = builtInAreas.values.reduce(into: Set<String>()) { $0.formUnion($1.airports) }
}

extension CityNames.City {
  /// The codes of the metropolitan areas whose airports are all in the city.
  var areas: Set<String> {
    Set(CityNames.builtInAreas.filter { $0.value.airports.isSubset(of: airports) }.keys)
  }

  /// The city with its airports that have scheduled service or are in a metropolitan area, if there are any.
  fileprivate var served: Self {
    var city = self
    city.airports.removeAll {
      KnownAirport(code: $0)?.hasService != true && !CityNames.airportsOfAreas.contains($0)
    }
    return city.airports.isEmpty ? self : city
  }

  /// The size of the largest airport. Airports with scheduled service rank before others.
  fileprivate var rank: Int { airports.compactMap { KnownAirport(code: $0)?.rank }.max() ?? 0 }
}

extension [CityNames.City] {
  /// The city with the largest airport; several if these are of the same size.
  var mostImportant: Self {
    if count < 2 { return self }
    let ranks = map(\.rank)
    return zip(self, ranks).filter { $1 == ranks.max() }.map(\.0)
  }
}

extension KnownAirport {
  /// The size, larger for larger airports. Airports with scheduled service rank before others.
  var rank: Int { (size.flatMap { [.small: 1, .medium: 2, .large: 3][$0] } ?? 0) + (hasService ? 10 : 0) }

  /// The rank of a large airport with scheduled service.
  static let highestRank = 13
}

extension String {
  fileprivate var codes: [String] { split(separator: " ").map(String.init) }

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
    // Fast path: most names are ASCII, and looking up the properties of characters is slow.
    var key: [UInt8] = []
    var isBetweenWords = false
    for byte in utf8 {
      if byte >= 0x80 { return folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") }
      let letter = byte | 0x20
      if letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 {
        if isBetweenWords, !key.isEmpty { key.append(UInt8(ascii: " ")) }
        isBetweenWords = false
        key.append(letter)
      } else {
        isBetweenWords = true
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// The `placeKey` without spaces, and with `st` for `saint` at the start: `stjohns` for `Saint John's`.
  var nameKey: String { Self.nameKey(of: placeKey) }

  /// Returns the `nameKey` of a name by its `placeKey`.
  static func nameKey(of key: String) -> String {
    let space = UInt8(ascii: " ")
    guard key.utf8.contains(space) else { return key }
    let short = key.hasPrefix("saint ") ? "st\(key.dropFirst(6))" : key
    return String(decoding: short.utf8.filter { $0 != space }, as: UTF8.self)
  }
}
