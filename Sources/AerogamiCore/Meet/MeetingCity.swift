import Foundation

/// A city where people can meet: all airports of a metropolitan area, or all airports near each other that serve the
/// same municipality.
package struct MeetingCity: Hashable, Sendable {
  /// A text that is equal for all airports of the city: the IATA code of the area or of one airport or, for an airport
  /// that is not in the tables, its city and country.
  package let key: String

  package init(of location: TripLocation) { key = CityGroups.builtIn.group(of: location) }

  package init(key: String) { self.key = key }

  /// Creates the city of a home; `nil` if its places are in several cities, or if one of them is a country or unknown.
  package init?(of places: [Place]) {
    var keys: Set<String> = []
    for place in places {
      let codes = place.airportCodes
      if codes.isEmpty { return nil }
      for code in codes {
        keys.insert(CityGroups.builtIn.group(of: TripLocation(city: "", countryCode: "", airportCode: code)))
      }
    }
    guard let key = keys.first, keys.count == 1 else { return nil }
    self.key = key
  }

  /// Returns the name of the city: that of the area or, if the city has the code of another airport, that of the
  /// municipality in the table of airports, otherwise the name of the location for people.
  package func name(sent location: TripLocation) -> String {
    if let area = CityNames.builtInAreas[key] { return area.name }
    if location.airportCode.uppercasedASCII == key || KnownAirport(code: key) == nil { return location.cityName }
    return TripLocation(city: "", countryCode: "", airportCode: key).cityName
  }

  /// Returns the places with which a service finds trips to the city: its area, or else airports whose codes a service
  /// sent.
  package func places(sent codes: Set<String>) -> [Place] {
    CityNames.builtInAreas[key] != nil
      ? [Place(key)].compactMap(\.self) : codes.sorted().compactMap { Place($0.uppercasedASCII) }
  }
}

extension Trip {
  /// The estimated arrival at the destination, in its local time; `nil` for a one-way trip.
  ///
  /// Services report only the travel time of both directions, so this assumes that both take equally long. Without a
  /// travel time, it is estimated from the distance: 800 km/h, half an hour on the ground, and 90 minutes for each stop.
  /// The offset from UTC is the one at the time of the return flight.
  package var estimatedArrival: LocalTime? {
    guard let returnAt else { return nil }
    let minutes = travelMinutes.map { $0 / 2 } ?? flightMinutes
    return LocalTime(milliseconds: departureAt.milliseconds + minutes * 60_000, offset: returnAt.offset)
  }

  private var flightMinutes: Int {
    guard let from = KnownAirport(code: departure.airportCode), let to = KnownAirport(code: destination.airportCode)
    else { return 0 }
    return Int(from.distance(to: to) / 800 * 60) + 30 + 90 * (transfers ?? 0)
  }
}
