import AerogamiCore
import AerogamiHTTP

extension StarWarsClient {
  /// The Star Wars client that the settings ask for. Without a transport its live endpoints are checked, and fail.
  static func configured(
    _ settings: Settings, transport: HTTPTransport?, cache: ResponseCache = .none,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(ConfigurationError) -> StarWarsClient {
    try settings.client(
      ConfigurationKeys.starWars, endpoints, transport: transport, cache: cache, clock: clock, live: { live($0) },
      mock: { () throws(ConfigurationError) in .mock }, failing: { failing($0) })
  }
}
