import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension CountryClient {
  /// Returns a client of REST Countries, or of a copy of it.
  ///
  /// | API  | by name                                      | by code                                   |
  /// | ---- | -------------------------------------------- | ----------------------------------------- |
  /// | v1   | `/name/{name}`, full name: `?fullText=true`  | `/alpha?codes=AUT;BEL`                    |
  /// | v3.1 | same as v1                                   | `/alpha?codes=AUT,BEL`                    |
  /// | v5   | `/names.common/{name}`, full name only       | `/codes.alpha_3/AUT`, one code per request |
  ///
  /// For a two-letter code, v5 has the path `/codes.alpha_2/AT`.
  static func live(_ service: Service, _ api: CountriesAPI) -> CountryClient {
    var service = service
    service.errorMessage = countriesErrorMessage
    let (named, coded) = (service.requesting(.named(api)), service.requesting(.coded(api)))
    return CountryClient(
      named: { name, match in
        // v5 cannot search for a part of a name, so no request is needed.
        if api == .v5, match == .part { return Fetched([], attempts: 0) }
        return try await emptyIfUnknown { try await named((name, match)) }
      },
      coded: { codes in try await emptyIfUnknown { try await coded(codes) } },
      codesAtOnce: api == .v5 ? 1 : .max)
  }
}

/// Returns an empty list, instead of an error, if the service does not know the name or code.
private func emptyIfUnknown(_ send: () async throws -> Fetched<[Country]>) async throws -> Fetched<[Country]> {
  do {
    return try await send()
  } catch let error as ClientError {
    guard case .unknown = error.reason else { throw error }
    return Fetched([], attempts: error.attempts, requested: error.requested)
  }
}

extension Resource<(name: String, match: CountryClient.NameMatch), [Country]> {
  fileprivate static func named(_ api: CountriesAPI) -> Resource {
    Resource(
      { [api == .v5 ? "names.common" : "name", $0.name] },
      query: { api != .v5 && $0.match == .full ? [("fullText", "true")] : [] }, named: { ("country", $0.name) },
      decodeList: { body throws(ResponseError) in try decodeCountries(body, api) })
  }
}

extension Resource<[Country.Code], [Country]> {
  fileprivate static func coded(_ api: CountriesAPI) -> Resource {
    Resource(
      { codes in
        if api != .v5 { return ["alpha"] }
        return [codes.first?.utf8.count == 2 ? "codes.alpha_2" : "codes.alpha_3", codes.first ?? ""]
      },
      query: { api == .v5 ? [] : [("codes", $0.joined(separator: api == .v1 ? ";" : ","))] },
      named: { ("country", $0.joined(separator: ", ")) },
      decodeList: { body throws(ResponseError) in try decodeCountries(body, api) })
  }
}

extension ClientName {
  public static let countries: ClientName = "countries"
}

struct CountryRegistration: ClientRegistration {
  let name = ClientName.countries
  let endpoints = CountryClient.endpoints
  let isExample = true

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

  func mock(_ api: CountriesAPI) throws(ConfigurationError) -> @Sendable (ClientContext) -> CountryClient {
    { _ in .mock() }
  }

  func failing(_ failure: Failure) -> CountryClient { .failing(failure) }

  func probe(_ service: Service, _ api: CountriesAPI, _ context: ClientContext) async throws {
    _ = try await CountryClient.live(service, api).coded(["LTU"])
  }
}
