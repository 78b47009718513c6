public struct Airport: Hashable, Sendable {
  /// IATA, such as `VNO`.
  public var code: String
  public var name: String
  public var city: String
  /// ISO 3166-1 alpha-2, such as `LT`.
  public var countryCode: String
  /// The state, province or county, where the service names one.
  public var state: String?
  /// A name from the IANA time zone database, such as `Europe/Vilnius`, where the service names one.
  public var timeZone: String?
  /// Degrees, -90 to 90; north is positive.
  public var latitude: Double
  /// Degrees, -180 to 180; east is positive.
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
}
