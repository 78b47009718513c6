import AerogamiContainer
import Foundation

/// Both ends of a trip and the user's home, which decide what an ambiguous name of a place means.
///
/// Barcelona is a city in Spain and in Venezuela. A name means the city in the country of the trip's other end, or else
/// in the country of the home. If neither decides, it means the city that is much nearer to one of them.
public struct TripEnds: Hashable, Sendable {
  /// The names of places of departure, which may also be unknown names.
  public var departures: [String]
  /// The names of destinations, which may also be unknown names.
  public var destinations: [String]
  /// The names of the user's places of departure.
  public var home: [String]

  /// The number of names at each end that are considered.
  private static let maximumEndCount = 20

  /// Creates a value.
  public init(departures: [String] = [], destinations: [String] = [], home: [String] = []) {
    (self.departures, self.destinations, self.home) = (departures, destinations, home)
  }

  /// Finds the names of both ends in words such as `from Vilnius and Riga to New York`. Without `to` and without a route,
  /// there are no destinations. After the first destination, they end at a word that is not a place, such as `under`.
  package init(inWords words: [String]) {
    self.init()
    // After the destinations, `nil`.
    var isDestination: Bool? = false
    for name in joiningNames(words.flatMap { $0.split(separator: " ").map(String.init) }) {
      switch name {
      case "from": isDestination = false
      case "to": isDestination = true
      case _ where joinsList(name): continue
      default:
        if isDestination == true, !destinations.isEmpty, !Place.isKnown(name) || Place.isCodeInOtherCase(name) {
          isDestination = nil
        }
        if let route = CalendarRoute(insteadOfPlaces: name) {
          departures += route.from.map(\.word)
          destinations += route.to.map(\.word)
        } else if isDestination == true {
          destinations.append(name)
        } else if isDestination == false {
          departures.append(name)
        }
      }
    }
  }

  /// Returns the places of departure that an ambiguous name means; `nil` for any other name, and if nothing decides.
  ///
  /// The places are airports or metropolitan areas, whose words are not ambiguous.
  public func departures(named name: String) -> [Place]? { Self.places(named: name, near: [destinations, home]) }

  /// Returns the destinations that an ambiguous name means, as in ``departures(named:)``.
  public func destinations(named name: String) -> [Place]? { Self.places(named: name, near: [departures, home]) }

  /// Returns names of regions and places of departure with the codes of ambiguous names instead of these.
  ///
  /// A text with digits or without lowercase letters is a code or an id. It is not looked up, because that takes some
  /// milliseconds.
  package func resolvedDepartures(_ names: [String]) -> [String] {
    guard names.contains(where: \.mayBeName) else { return names }
    return names.flatMap { $0.mayBeName ? departures(named: $0)?.map(\.word) ?? [$0] : [$0] }.uniqued()
  }

  /// Returns the error for the first ambiguous name among those of places of departure whose meaning nothing decides;
  /// `nil` if there is none.
  package func undecidedDeparture(among names: [String]) -> TripSearchError? {
    names.first { $0.mayBeName && Place.isAmbiguous($0) && departures(named: $0) == nil }
      .map { TripSearchError.unknownPlace($0) }
  }

  private static func places(named name: String, near ends: [[String]]) -> [Place]? {
    let cities = Place.ambiguousCities(named: name)
    if cities.isEmpty { return nil }
    // A country is looked up in the whole table of airports, so the number of names is limited.
    let ends = ends.map { names in
      names.uniqued().prefix(maximumEndCount).filter { !Home.isNamed(by: $0) }.compactMap { Place($0) }
    }
    let inCountry = ends.lazy.compactMap { cities.only(in: $0) }.first
    guard let city = inCountry ?? ends.lazy.compactMap({ cities.nearest(to: $0) }).first else { return nil }
    return city.places
  }
}

extension Place {
  /// Whether a word is a place, or an ambiguous name.
  public static func isKnown(_ word: String) -> Bool { Place(word) != nil || isAmbiguous(word) }

  /// Whether a word is the name of cities or airports in several countries, none of which is the most important one.
  public static func isAmbiguous(_ word: String) -> Bool { !ambiguousCities(named: word).isEmpty }

  /// Whether a word is a code that is not in capitals, and thus rather a word such as `in` or `sat` than a place.
  package static func isCodeInOtherCase(_ word: String) -> Bool {
    let code = word.uppercasedASCII
    return word != code && Place(word)?.word == code
  }

  /// The cities or airports that an ambiguous name may mean; empty for any other word.
  static func ambiguousCities(named word: String) -> [CityNames.City] {
    if Place(word) != nil { return [] }
    let cities = cities(named: word)
    return cities.count > 1 ? cities : []
  }

  /// Returns the places that an ambiguous name means if only one of its cities has any of these routes; `nil` if none or
  /// several have, and for any other name.
  package static func ends(named name: String, of routes: [Route]) -> [Place]? {
    let cities = ambiguousCities(named: name)
    if cities.isEmpty { return nil }
    let codes = Set(routes.flatMap { ["\($0.departure)", "\($0.destination)"] })
    let found = cities.filter { !codes.isDisjoint(with: $0.airports + $0.areas) }
    return found.count == 1 ? found[0].places : nil
  }

  /// Whether two words are places in different countries and more than 500 km apart: more likely the two ends of a trip
  /// than two places to depart from. Words of two letters may be regions of the service, such as `ME` and `CA`.
  package static func areProbablyEnds(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count > 2, second.utf8.count > 2, let from = Place(first),
      let to = Place(second).map({ [$0] }) ?? TripEnds(departures: [first]).destinations(named: second),
      from.countryCodes.isDisjoint(with: to.reduce(into: []) { $0.formUnion($1.countryCodes) })
    else { return false }
    let arrivals = to.flatMap(\.knownAirports)
    let distances = from.knownAirports.flatMap { airport in arrivals.map { airport.distance(to: $0) } }
    return distances.min().map { $0 > 500 } ?? false
  }

  /// The countries of the cities or airports that an ambiguous name may mean, such as `Spain (BCN) and
  /// Venezuela (BLA)`; `nil` for any other word.
  static func meanings(of word: String) -> String? {
    let cities = ambiguousCities(named: word)
    let countries = cities.map(\.country).uniqued().map { country in
      let codes = cities.filter { $0.country == country }.flatMap(\.airports)
      return "\(Country.name(ofAlpha2: country) ?? country) (\(codes.joined(separator: ", ")))"
    }
    return countries.isEmpty ? nil : countries.listed(with: "and")
  }
}

extension String {
  /// Whether the text has more than three bytes, lowercase letters, and no digits.
  fileprivate var mayBeName: Bool {
    let (letters, digits) = (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"))
    return utf8.count > 3 && utf8.contains(where: letters.contains) && !utf8.contains(where: digits.contains)
  }
}

extension CityNames.City {
  /// The airports and metropolitan areas of the city, whose words are not ambiguous.
  fileprivate var places: [Place] { CityNames.codes(of: Set(airports), in: areas).compactMap { Place($0) } }
}

extension [CityNames.City] {
  /// Returns the only city in the countries of places; `nil` if there are none or several.
  fileprivate func only(in places: [Place]) -> CityNames.City? {
    let countries = places.reduce(into: Set<String>()) { $0.formUnion($1.countryCodes) }
    let found = filter { countries.contains($0.country) }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the city that is at most half as far from places as any other; `nil` if there is none.
  fileprivate func nearest(to places: [Place]) -> CityNames.City? {
    let ends = places.flatMap(\.knownAirports)
    if ends.isEmpty { return nil }
    let sorted = map { city in
      let airports = city.airports.compactMap { KnownAirport(code: $0) }
      return (city: city, distance: airports.flatMap { a in ends.map { a.distance(to: $0) } }.min() ?? .infinity)
    }.sorted { $0.distance < $1.distance }
    let (nearest, other) = (sorted[0].distance, sorted[1].distance)
    return nearest < other && nearest * 2 <= other ? sorted[0].city : nil
  }
}

extension Place {
  /// The airports of the place; for a country, the large ones, or else all.
  fileprivate var knownAirports: [KnownAirport] {
    guard let countryCode else { return airportCodes.compactMap { KnownAirport(code: $0) } }
    let all = KnownAirport.all.filter { $0.countryCode == countryCode }
    let large = all.filter { $0.size == .large }
    return large.isEmpty ? all : large
  }
}

extension KnownAirport {
  /// The distance between two airports in kilometers.
  func distance(to other: KnownAirport) -> Double { position.kilometers(to: other.position) }
}
