import AerogamiCore

extension Settings {
  /// Where trips come from: what tells those of one service, or of one file, from those of another, and those that were
  /// chosen there from others.
  public var tripsSource: String {
    let keys = ConfigurationKeys.trips
    let variant = VariantTable(keys, settings: self).variant(of: "trips") ?? .failing
    let place =
      switch variant {
      case .live: baseURL(of: keys)?.text
      case .mock: path(ConfigurationKeys.tripsData)
      case .replay: path(keys.fixtures)
      case .failing: String?.none
      }
    return "\(variant.rawValue) \(place ?? "")" + (choosesFares ? " \(fareSearch.text)" : "")
  }
}
