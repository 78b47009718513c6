import AerogamiCore

/// A city or an airport in a provider's file of names.
package struct NamedPlace: Hashable, Sendable {
  /// The IATA code, such as `VNO`.
  package var code: String
  /// The name, or the code if the file has no name.
  package var name: String
  /// The ISO 3166-1 alpha-2 code of the country, such as `LT`.
  package var countryCode: String
  /// The IATA code of the city that the airport serves; `nil` for a city, or if the file does not contain the code.
  package var cityCode: String?
  /// The name of the city that the airport serves; `nil` for a city, or if the file does not contain the name.
  package var cityName: String?
  /// The name of the IANA time zone; `nil` if the file does not contain it.
  package var timeZone: String?
  package var coordinates: Coordinates?

  /// A position in degrees; north and east are positive.
  package struct Coordinates: Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double
  }
}

/// Maps the code of each place in a file to the place. If two places have the same code, the last one counts.
package struct PlaceNames: Sendable {
  private let places: [String: NamedPlace]

  package init(_ places: [NamedPlace] = []) {
    self.places = Dictionary(places.map { ($0.code, $0) }, uniquingKeysWith: { $1 })
  }

  package var isEmpty: Bool { places.isEmpty }

  package subscript(code: String) -> NamedPlace? { places[code] }

  /// Returns the codes of the places in a country, sorted.
  package func codes(in countryCode: String) -> [String] {
    places.values.filter { $0.countryCode.equalsIgnoringASCIICase(countryCode) }.map(\.code).sorted()
  }
}
