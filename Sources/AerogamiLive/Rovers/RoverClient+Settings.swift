import AerogamiCore
import AerogamiHTTP

extension RoverClient {
  /// The rovers client that the settings ask for. Without a transport its live endpoints are checked, and fail.
  static func configured(
    _ settings: Settings, transport: HTTPTransport?, cache: ResponseCache = .none,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(ConfigurationError) -> RoverClient {
    try settings.client(
      ConfigurationKeys.rovers, endpoints, transport: transport, cache: cache, clock: clock, live: { live($0) },
      mock: { mock },
      failing: { failing($0) })
  }
}

extension BaseURL {
  /// A successor of NASA's own service for the photos of rovers, which ended in October 2025. It wants no token.
  static let rovers = BaseURL(known: "https://rovers.nebulum.one/api/v1")
}

extension Settings {
  /// Whether the photos of rovers that are shown are made up.
  public var showsMadeUpPhotos: Bool {
    VariantTable(ConfigurationKeys.rovers, settings: self).variant(of: "photos") == .mock
  }
}
