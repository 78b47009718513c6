import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Hummingbird

extension Routes {
  /// Adds the three versions of the REST Countries API below `/countries`. Each has the paths and keys of the service.
  func add(_ client: CountryClient) {
    for api in CountriesAPI.allCases {
      let base = RouterPath("countries/\(api.rawValue)")
      let shape = api == .v5 ? ErrorShape.listedErrors : .message
      @Sendable func response(
        _ fetched: Fetched<[Country]>, to request: RouteRequest, named names: [String]
      ) throws -> RouteResponse {
        guard !fetched.value.isEmpty else {
          throw ClientError(
            requested: request.requested,
            reason: .unknown("country", named: names.joined(separator: ", "), known: []))
        }
        return RouteResponse(fetched) { json, countries in json.countries(countries, api) }
      }

      if api == .v5 {
        get(base.appendingPath("names.common/:name"), errors: shape) { request in
          let name = try request.path("name")
          return try response(try await client.named(name, .full), to: request, named: [name])
        }
        for field in ["codes.alpha_2", "codes.alpha_3"] {
          get(base.appendingPath(RouterPath("\(field)/:code")), errors: shape) { request in
            let code = try request.path("code")
            return try response(try await client.coded([code]), to: request, named: [code])
          }
        }
        continue
      }
      get(base.appendingPath("name/:name"), errors: shape) { request in
        let name = try request.path("name")
        let match: CountryClient.NameMatch = try request["fullText"] == "true" ? .full : .part
        return try response(try await client.named(name, match), to: request, named: [name])
      }
      get(base.appendingPath("alpha"), errors: shape) { request in
        let codes = (try request["codes"] ?? "").split { ",;".contains($0) }.map(String.init)
        return try response(try await client.countries(coded: codes), to: request, named: codes)
      }
      get(base.appendingPath("alpha/:code"), errors: shape) { request in
        let code = try request.path("code")
        return try response(try await client.coded([code]), to: request, named: [code])
      }
    }
  }
}

extension CountryClient {
  /// Returns the countries with 1 to 300 codes, in as few requests as the service allows. Repeated codes count once.
  fileprivate func countries(coded codes: [Country.Code]) async throws -> Fetched<[Country]> {
    let codes = codes.uniqued()
    guard !codes.isEmpty, codes.count <= 300 else {
      throw BadRequest("codes takes 1 to 300 country codes, such as AUT,BEL")
    }
    var all = Fetched<[Country]>([], attempts: 0)
    for start in stride(from: 0, to: codes.count, by: min(codesAtOnce, codes.count)) {
      all.append(try await coded(Array(codes[start...].prefix(codesAtOnce))))
    }
    return all
  }
}

extension JSONWriter {
  fileprivate mutating func countries(_ countries: [Country], _ api: CountriesAPI) {
    guard api == .v5 else { return array(of: countries) { json, country in json.country(country, api) } }
    beginObject()
    key("data")
    beginObject()
    key("objects")
    array(of: countries) { json, country in json.country(country, api) }
    key("meta")
    beginObject()
    key("count")
    int(countries.count)
    endObject()
    endObject()
    endObject()
  }

  private mutating func country(_ country: Country, _ api: CountriesAPI) {
    beginObject()
    switch api {
    case .v1:
      key("name")
      string(country.name)
      key("nativeName")
      string(country.nativeNames.first ?? country.name)
      optional("alpha2Code", country.alpha2)
      key("alpha3Code")
      string(country.alpha3)
    case .v3:
      key("name")
      beginObject()
      names(of: country)
      key("nativeName")
      nativeNames(of: country)
      endObject()
      optional("cca2", country.alpha2)
      key("cca3")
      string(country.alpha3)
    case .v5:
      key("names")
      beginObject()
      names(of: country)
      key("native")
      nativeNames(of: country)
      endObject()
      key("codes")
      beginObject()
      optional("alpha_2", country.alpha2)
      key("alpha_3")
      string(country.alpha3)
      endObject()
    }
    key("borders")
    array(of: country.borders) { json, code in json.string(code) }
    endObject()
  }

  private mutating func names(of country: Country) {
    key("common")
    string(country.name)
    optional("official", country.officialName)
  }

  /// Writes the native names by language. The languages are unknown, so the keys are numbers.
  private mutating func nativeNames(of country: Country) {
    beginObject()
    for (index, name) in country.nativeNames.enumerated() {
      key(text: "x\(index + 1)")
      beginObject()
      key("common")
      string(name)
      endObject()
    }
    endObject()
  }
}
