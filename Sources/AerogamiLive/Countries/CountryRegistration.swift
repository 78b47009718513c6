import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

extension ClientName {
  public static let countries: ClientName = "countries"
}

/// The API of REST Countries, or of a copy of that service.
struct CountryRegistration: ClientRegistration {
  let name = ClientName.countries
  let endpoints = CountryClient.endpoints

  static let api = DefaultedKey("clients.countries.api", .choice, default: CountriesAPI.v3)

  var ownKeys: [AnyConfigurationKey] { [AnyConfigurationKey(Self.api)] }

  func options(from layers: ConfigurationLayers) -> CountriesAPI { layers[Self.api] }

  func defaultBaseURL(_ api: CountriesAPI) -> BaseURL? { api.defaultBaseURL }

  func checkLive(
    _ configuration: ClientConfiguration, _ api: CountriesAPI
  ) throws(ConfigurationError) {
    let keys = configuration.keys
    guard let address = configuration.baseURL else {
      throw ConfigurationError(
        "\(keys.baseURL.path) is not set, and REST Countries \(api.rawValue) no longer has a public address",
        remedy: "set \(AnyConfigurationKey(keys.baseURL).variable) to the address of a copy, or "
          + "\(AnyConfigurationKey(Self.api).variable) to \(CountriesAPI.v5.rawValue)")
    }
    if address == api.defaultBaseURL, configuration.token == nil {
      throw ConfigurationError(
        "\(keys.token.path) is not set, and \(address.text) requires a token",
        remedy: "set \(AnyConfigurationKey(keys.token).variable)")
    }
  }

  func live(_ service: Service, _ api: CountriesAPI, _ context: ClientContext) -> CountryClient {
    .live(service, api)
  }

  func mock(_ api: CountriesAPI, _ context: ClientContext) throws(ConfigurationError) -> CountryClient {
    .mock()
  }

  func failing(_ failure: Failure) -> CountryClient { .failing(failure) }

  func probe(_ service: Service, _ api: CountriesAPI, _ context: ClientContext) async throws {
    _ = try await CountryClient.live(service, api).coded(["LTU"])
  }
}
