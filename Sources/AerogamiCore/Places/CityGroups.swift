/// The airports of the built-in tables, grouped by city.
///
/// The airports of a metropolitan area are one city. So are airports of the same city and country in the table, unless
/// they are far apart: Portland in Maine is not Portland in Oregon.
struct CityGroups: Sendable {
  private struct Member {
    let group: String
    let latitude: Double
    let longitude: Double

    /// Whether both are within about 150 km.
    func isNear(_ other: Member) -> Bool {
      let east = (longitude - other.longitude).remainder(dividingBy: 360) * cos(latitude * .pi / 180)
      return abs(latitude - other.latitude) < 1.4 && abs(east) < 1.4
    }
  }

  /// The groups of the built-in tables. Built on first use, which takes some milliseconds.
  static let builtIn = CityGroups()

  /// The group of each airport and of each metropolitan area, by code.
  private var groups: [String: String] = [:]
  /// The group of each name that only one group has.
  private var named: [String: String] = [:]

  private init() {
    var members: [String: [Member]] = [:]
    var areas: [String: String] = [:]
    for (code, area) in CityNames.builtInAreas {
      groups[code] = code
      for airport in area.airports { areas[airport] = code }
    }
    // The airports of areas come first, so that other airports nearby join them.
    for isInArea in [true, false] {
      for airport in KnownAirport.all {
        let code = airport.code
        guard (areas[code] != nil) == isInArea else { continue }
        let name = Self.name(airport.city, airport.countryCode)
        let own = Member(group: areas[code] ?? code, latitude: airport.latitude, longitude: airport.longitude)
        let group = isInArea ? own.group : members[name]?.first { $0.isNear(own) }?.group ?? own.group
        groups[code] = group
        members[name, default: []].append(Member(group: group, latitude: own.latitude, longitude: own.longitude))
      }
    }
    for (name, members) in members where Set(members.map(\.group)).count == 1 { named[name] = members[0].group }
  }

  private static func name(_ city: String, _ country: String) -> String {
    "\(String(city.prefix { $0 != "," }).placeKey) \(country.uppercasedASCII)"
  }

  /// Returns a text that is equal for airports of the same city. For an unknown airport, compares the names of the city
  /// and the country.
  func group(of location: TripLocation) -> String {
    if let group = groups[location.airportCode.uppercasedASCII] { return group }
    let name = Self.name(location.city, location.countryCode)
    return named[name] ?? name
  }
}
