/// A set of countries in which trips depart, as defined by the service.
public struct Region: Hashable, Identifiable, Sendable {
  /// The service's id, such as `EU` or `blc`. Case-sensitive.
  public var id: String
  /// The service's name for the region.
  public var name: String
  /// The countries, usually as ISO 3166-1 alpha-2 codes. Codes of other lengths occur.
  public var countryCodes: [String]

  /// Creates a region.
  public init(id: String, name: String, countryCodes: [String]) {
    self.id = id
    self.name = name
    self.countryCodes = countryCodes
  }
}
