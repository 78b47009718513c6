public import AerogamiCore
import AerogamiHTTP

extension Settings {
  /// Where trips come from: tells the trips of one service, or of one file, from those of another.
  ///
  /// - Parameter region: Of which a configuration may say what it is; `nil` for all.
  public func tripsSource(of region: Region.ID?) -> String {
    let keys = ConfigurationKeys.trips
    let variant = VariantTable(keys, settings: self).variant(of: "trips") ?? .failing
    let place =
      switch variant {
      case .live: baseURL(of: keys)?.text
      case .mock: path(ConfigurationKeys.tripsData)
      case .replay: path(keys.fixtures)
      case .failing: String?.none
      }
    return "\(variant.rawValue) \(place ?? "")"
      + (acceptsOrigins ? " \(self[ConfigurationKeys.tripsCurrency]) \(origins(of: region))" : "")
  }

  private func origins(of region: Region.ID?) -> String {
    let regions = self[ConfigurationKeys.tripsRegions].filter { region == nil || $0.id == region }
    return regions.flatMap(\.origins).uniqued().sorted().joined(separator: ",")
  }
}
