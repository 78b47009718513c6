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

  /// Creates an airport.
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
}
