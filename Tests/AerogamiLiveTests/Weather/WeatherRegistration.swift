import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

@testable public import AerogamiLive

extension ClientName {
  public static let weather: ClientName = "weather"
}

/// The API for the weather at airports.
struct WeatherRegistration: ClientRegistration {
  let name = ClientName.weather
  let endpoints = WeatherClient.endpoints

  static let unit = DefaultedKey("clients.weather.unit", .choice, default: Unit.celsius)
  enum Unit: String, CaseIterable { case celsius, kelvin }

  var ownKeys: [AnyConfigurationKey] { [AnyConfigurationKey(Self.unit)] }

  func options(from layers: ConfigurationLayers) -> Unit { layers[Self.unit] }

  func defaultBaseURL(_ unit: Unit) -> BaseURL? { nil }

  func live(_ service: Service, _ unit: Unit, _ context: ClientContext) -> WeatherClient {
    .live(service, unit: unit.rawValue)
  }

  func mock(_ unit: Unit) throws(ConfigurationError) -> @Sendable (ClientContext) -> WeatherClient { { _ in .mock } }

  func failing(_ failure: Failure) -> WeatherClient { .failing(failure) }

  func probe(_ service: Service, _ unit: Unit, _ context: ClientContext) async throws {
    _ = try await WeatherClient.live(service, unit: unit.rawValue).stations()
  }
}
