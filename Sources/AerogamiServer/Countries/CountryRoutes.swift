import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import Hummingbird

extension Routes {
  /// Adds three versions of the REST Countries API below `/countries`, each with the service's paths and JSON keys.
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
  /// Returns the countries with these codes, in as few requests as the service allows. Ignores repetitions of a code.
  /// Throws an error if there are no codes or more than 300.
  fileprivate func countries(coded codes: [Country.Code]) async throws -> Fetched<[Country]> {
    let codes = codes.uniqued()
    guard !codes.isEmpty, codes.count <= 300 else {
      throw BadRequest("codes must contain 1 to 300 country codes, such as AUT,BEL")
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
    func write(_ json: inout JSONWriter) {
      json.array(of: countries) { json, country in json.object { $0.members(of: country, api) } }
    }
    guard api == .v5 else { return write(&self) }
    object { json in
      json.object("data") { json in
        json.key("objects")
        write(&json)
        json.object("meta") { $0.member("count", countries.count) }
      }
    }
  }

  private mutating func members(of country: Country, _ api: CountriesAPI) {
    switch api {
    case .v1:
      member("name", country.name)
      member("nativeName", country.nativeNames.first ?? country.name)
      member("alpha2Code", country.alpha2)
      member("alpha3Code", country.alpha3)
    case .v3:
      object("name") { $0.names(of: country, native: "nativeName") }
      member("cca2", country.alpha2)
      member("cca3", country.alpha3)
    case .v5:
      object("names") { $0.names(of: country, native: "native") }
      object("codes") { json in
        json.member("alpha_2", country.alpha2)
        json.member("alpha_3", country.alpha3)
      }
    }
    member("borders", country.borders)
  }

  /// Writes the names. The languages of the native names are unknown, so their keys are `x1`, `x2` and so on.
  private mutating func names(of country: Country, native: StaticString) {
    member("common", country.name)
    member("official", country.officialName)
    object(native) { json in
      for (index, name) in country.nativeNames.enumerated() {
        json.key(text: "x\(index + 1)")
        json.object { $0.member("common", name) }
      }
    }
  }
}
