import AerogamiHTTP

/// The versions of REST Countries, which differ in their addresses and in the shape of a country.
package enum CountriesAPI: String, CaseIterable, Sendable {
  case v1
  case v3 = "v3.1"
  case v5
}

extension CountriesAPI {
  /// Where it answers publicly; `nil` for what only copies of it speak any more.
  var defaultBaseURL: BaseURL? {
    switch self {
    case .v1, .v3: nil
    case .v5: BaseURL(known: "https://api.restcountries.com/countries/v5")
    }
  }
}
