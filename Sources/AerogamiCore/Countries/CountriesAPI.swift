/// The versions of REST Countries, with different addresses and JSON formats.
package enum CountriesAPI: String, CaseIterable, Sendable {
  case v1
  case v3 = "v3.1"
  case v5
}

extension CountriesAPI {
  /// The public address of the service; `nil` for versions that only copies of the service still support.
  package var defaultBaseURL: BaseURL? {
    switch self {
    case .v1, .v3: nil
    case .v5: BaseURL(known: "https://api.restcountries.com/countries/v5")
    }
  }
}
