/// A set of countries that trips depart from, as the service names it.
public struct Region: Hashable, Identifiable, Sendable {
  /// What the service knows it by, such as `EU` or `blc`. Case matters.
  public var id: String
  public var name: String
  /// Mostly ISO 3166-1 alpha-2, but codes of other lengths occur.
  public var countryCodes: [String]

  public init(id: String, name: String, countryCodes: [String]) {
    self.id = id
    self.name = name
    self.countryCodes = countryCodes
  }
}
