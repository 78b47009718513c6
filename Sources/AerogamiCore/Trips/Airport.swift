import AerogamiContainer

/// An airport as a trip service describes it.
public struct Airport: Hashable, Sendable {
  /// The IATA code, such as `VNO`.
  public var code: String
  /// The name of the airport.
  public var name: String
  /// The city that the airport serves.
  public var city: String
  /// The ISO 3166-1 alpha-2 code of the country, such as `LT`.
  public var countryCode: String
  /// The state, province or county; `nil` if the service does not report it.
  public var state: String?
  /// The name of the IANA time zone, such as `Europe/Vilnius`; `nil` if the service does not report it.
  public var timeZone: String?
  /// The latitude in degrees, -90 to 90; north is positive.
  public var latitude: Double
  /// The longitude in degrees, -180 to 180; east is positive.
  public var longitude: Double

  public init(
    code: String, name: String, city: String, countryCode: String, state: String? = nil,
    timeZone: String?, latitude: Double, longitude: Double
  ) {
    self.code = code
    self.name = name
    self.city = city
    self.countryCode = countryCode
    self.state = state
    self.timeZone = timeZone
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates an airport with the details of the built-in table.
  package init(_ airport: KnownAirport) {
    self.init(
      code: airport.code, name: airport.name, city: airport.city, countryCode: airport.countryCode,
      timeZone: airport.timeZone, latitude: airport.latitude, longitude: airport.longitude)
  }
}

/// An airline in a service's list.
public struct Airline: Hashable, Sendable {
  /// The IATA code, such as `FR`.
  public var code: String
  /// The name, such as `Ryanair`.
  public var name: String

  public init(code: String, name: String) { (self.code, self.name) = (code, name) }
}

extension TripClient {
  /// Returns the IATA codes of airlines given by name or code, each once. Requests the service's list only for a name
  /// that the built-in table does not contain.
  ///
  /// - Throws: ``TripSearchError`` for an unknown name, or an error of ``airlines``.
  public func airlineCodes(of words: [String]) async throws -> [String] {
    let isListNeeded = words.contains { KnownAirline.codes(for: $0) == nil }
    return try KnownAirline.codes(for: words, listed: isListNeeded ? try await airlines().value : [])
  }
}
