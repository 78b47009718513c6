import AerogamiContainer

/// Which airports are at the same end of a pair of one-way trips: those of the same city and, if a distance is given,
/// those of the built-in table within it.
package struct NearbyAirports: Sendable {
  /// The maximum distance in kilometers; `nil` for airports of the same city only.
  private let kilometers: Int?

  package init(within kilometers: Int?) { self.kilometers = kilometers }

  /// Returns a key that is equal for airports of the same city.
  package func city(of location: TripLocation) -> String { CityGroups.builtIn.group(of: location) }

  /// Returns whether a pair may use two airports at the same end of the trip.
  package func contains(_ first: TripLocation, _ second: TripLocation) -> Bool {
    if first.airportCode == second.airportCode || city(of: first) == city(of: second) { return true }
    guard let kilometers, let from = Self.airports[first.airportCode], let to = Self.airports[second.airportCode]
    else { return false }
    return from.position.kilometers(to: to.position) <= Double(kilometers)
  }

  /// Returns the codes with which a service finds all trips from or to the airports at the same end as an airport: that
  /// of its metropolitan area, or its own, or those of all airports with scheduled service in its city; then those
  /// within the distance, nearest first.
  package func codes(around location: TripLocation) -> [String] {
    let own = codes(ofCity: city(of: location), location.airportCode)
    guard let kilometers, let center = Self.airports[location.airportCode] else { return own }
    let near = Self.airports.compactMap { code, airport -> (code: String, distance: Double)? in
      let distance = airport.position.kilometers(to: center.position)
      return airport.hasService && distance <= Double(kilometers) ? (code, distance) : nil
    }
    let sorted = near.sorted { ($0.distance, $0.code) < ($1.distance, $1.code) }.map(\.code)
    return (own + sorted.map { CityGroups.builtIn.area(ofAirport: $0) ?? $0 }).uniqued()
  }

  private func codes(ofCity city: String, _ airport: String) -> [String] {
    if CityNames.builtInAreas[city] != nil { return [city] }
    let others = CityGroups.builtIn.airports(in: city).filter { $0 != airport && Self.airports[$0]?.hasService == true }
    return [airport] + others.sorted()
  }

  private struct Known: Sendable {
    let position: Position
    let hasService: Bool
  }

  /// The airports of the built-in table by code. Read on first use, which takes a few milliseconds.
  private static let airports = Dictionary(
    KnownAirport.all.map { ($0.code, Known(position: $0.position, hasService: $0.hasService)) }
  ) { first, _ in first }
}
