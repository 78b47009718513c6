public import AerogamiCore
import AerogamiHTTP

// What commands need to know about where trips come from.
extension Configuration {
  private var trips: ClientConfiguration? { client(.trips) }
  private var tripOptions: TripOptions { options(of: TripRegistration()) }

  /// Whether regions are sets of cities and airports, each of which can be requested like a region too.
  public var acceptsOrigins: Bool {
    guard tripOptions.provider == .travelpayouts, let variant = trips?.variant(of: "trips") else { return false }
    return variant == .live || variant == .replay
  }

  /// Whether a region can be requested although it is not listed: a city or an airport.
  public func isOrigin(_ region: Region.ID) -> Bool { acceptsOrigins && region.iataCode != nil }

  /// Whether trips come from a service, whose prices change, also for a command that does not use it. Prices of sample
  /// data and of replayed responses have no history.
  public var showsLiveTrips: Bool { trips?.used(true).variant(of: "trips") == .live }

  /// Whether trips are built-in sample data, not a file of the user's.
  public var showsSampleTrips: Bool { tripOptions.data == nil && trips?.variant(of: "trips") == .mock }

  /// Identifies where trips come from: two services, or two files, never have the same source.
  ///
  /// - Parameter region: A configuration may define its origins; `nil` for all.
  public func tripsSource(of region: Region.ID?) -> String {
    let variant = trips?.variant(of: "trips") ?? .failing
    let location =
      switch variant {
      case .live: trips?.baseURL?.text
      case .mock: tripOptions.data?.resolved
      case .replay: trips?.fixtures?.resolved
      case .failing: String?.none
      }
    return "\(variant.rawValue) \(location ?? "")"
      + (acceptsOrigins ? " \(tripOptions.currency) \(origins(of: region))" : "")
  }

  private func origins(of region: Region.ID?) -> String {
    let regions = tripOptions.regions.filter { region == nil || $0.id == region }
    return regions.flatMap(\.origins).uniqued().sorted().joined(separator: ",")
  }
}
