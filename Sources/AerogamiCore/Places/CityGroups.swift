import AerogamiContainer
import Foundation

/// The airports of the built-in tables, grouped by city: those of a metropolitan area, or those with the same city name
/// and country that are not far apart. Portland in Maine is not Portland in Oregon.
struct CityGroups: Sendable {
  private struct Member {
    let group: String
    let airport: KnownAirport

    /// Returns whether two airports are less than 1.4° of latitude (155 km) apart, both north to south and east to
    /// west. Reads their positions, which most members do not need.
    func isNear(_ other: Member) -> Bool {
      let (latitude, longitude) = (airport.latitude, airport.longitude)
      let east = (longitude - other.airport.longitude).remainder(dividingBy: 360) * cos(latitude * .pi / 180)
      return abs(latitude - other.airport.latitude) < 1.4 && abs(east) < 1.4
    }
  }

  /// The groups of the built-in tables. Built on first use, which takes a few milliseconds.
  static let builtIn = CityGroups()

  /// Maps the code of each airport, and of each metropolitan area, to its group.
  private var groups: [String: String] = [:]
  /// Maps each city name with its country to its group. Leaves out names that several groups have.
  private var named: [String: String] = [:]

  private init() {
    var members: [String: [Member]] = [:]
    var areas: [String: String] = [:]
    for (code, area) in CityNames.builtInAreas {
      groups[code] = code
      for airport in area.airports { areas[airport] = code }
    }
    // Adds the airports of metropolitan areas first, so that nearby airports with the same city name join the area's
    // group.
    for isInArea in [true, false] {
      for airport in KnownAirport.all {
        let code = airport.code
        guard (areas[code] != nil) == isInArea else { continue }
        let name = Self.name(airport.city, airport.countryCode)
        let own = Member(group: areas[code] ?? code, airport: airport)
        let group = isInArea ? own.group : members[name]?.first { $0.isNear(own) }?.group ?? own.group
        groups[code] = group
        members[name, default: []].append(Member(group: group, airport: airport))
      }
    }
    for (name, members) in members where Set(members.map(\.group)).count == 1 { named[name] = members[0].group }
  }

  private static func name(_ city: String, _ country: String) -> String {
    let city = city.utf8.prefix { $0 != UInt8(ascii: ",") }
    return "\(String(Substring(city)).placeKey) \(country.uppercasedASCII)"
  }

  /// Returns a key that is equal for airports of the same city, even for airports that are not in the tables.
  func group(of location: TripLocation) -> String {
    if let group = groups[location.airportCode.uppercasedASCII] { return group }
    let name = Self.name(location.city, location.countryCode)
    return named[name] ?? name
  }

  /// Returns the codes of the airports of a group, in any order.
  func airports(in group: String) -> [String] {
    groups.compactMap { $0.value == group && CityNames.builtInAreas[$0.key] == nil ? $0.key : nil }
  }

  /// Returns the code of the metropolitan area that an airport is in; `nil` if it is in none.
  func area(ofAirport code: String) -> String? {
    groups[code].flatMap { CityNames.builtInAreas[$0]?.airports.contains(code) == true ? $0 : nil }
  }
}
