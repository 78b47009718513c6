import AerogamiCore
import AerogamiHTTP

extension CountryClient {
  /// The countries client that the settings ask for. Without a transport its live endpoints are checked, and fail.
  static func configured(
    _ settings: Settings, transport: HTTPTransport?, cache: ResponseCache = .none,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws(ConfigurationError) -> CountryClient {
    let keys = ConfigurationKeys.countries
    let api = settings[ConfigurationKeys.countriesAPI]
    if VariantTable(keys, settings: settings).uses(.live), settings[keys.baseURL] == nil {
      guard let address = api.defaultBaseURL else {
        throw ConfigurationError(
          "\(keys.baseURL.path) is not set, and \(api.rawValue) of REST Countries, which countries are asked of, has no "
            + "public address any more: set \(AnyConfigurationKey(keys.baseURL).variable) to a copy of it, or "
            + "\(AnyConfigurationKey(ConfigurationKeys.countriesAPI.key).variable) to \(CountriesAPI.v5.rawValue)")
      }
      if settings[keys.token] == nil {
        throw ConfigurationError(
          "\(keys.token.path) is not set, and \(address.text) answers nobody without one: set "
            + AnyConfigurationKey(keys.token).variable)
      }
    }
    return try settings.client(
      keys, endpoints, transport: transport, cache: cache, clock: clock, live: { live($0, api) },
      mock: { () throws(ConfigurationError) in .mock() }, failing: { failing($0) })
  }
}
