public import AerogamiContainer

/// An error for a country name or code that does not identify exactly one country.
public enum CountryNameError: Error, Hashable, Sendable {
  /// No country has this name or code. `similar` lists likely alternatives. `requested` is the request that found
  /// nothing; `nil` if the client does not report its requests.
  case unknown(String, similar: [String], requested: String?)
  /// Two or more countries match.
  case ambiguous(String, [Country])
}

extension CountryNameError: ReportedError {
  public var message: String {
    switch self {
    case .unknown(let name, let similar, let requested):
      let source = similar.isEmpty ? requested.map { " (\($0))" } ?? "" : ""
      return "there is no country \"\(name.printable(maxLength: 60))\"\(source)"
    case .ambiguous(let name, let countries):
      let candidates = countries.prefix(Self.candidateCount).map {
        "\($0.name.printable(maxLength: 60)) (\($0.alpha3))"
      }
      let others = countries.count - candidates.count
      return "\"\(name.printable(maxLength: 60))\" matches several countries: "
        + (others > 0
          ? candidates.joined(separator: ", ") + " and \(others) more" : candidates.listed(with: "and"))
    }
  }

  public var remedy: String? {
    switch self {
    case .unknown(_, let similar, _) where !similar.isEmpty:
      let names = similar.prefix(Self.candidateCount).map { "\"\($0.printable(maxLength: 60))\"" }
      return "did you mean \(names.listed(with: "or"))?"
    case .unknown: return "enter the English name or the code, such as DE or DEU"
    case .ambiguous: return "enter the full name or the code"
    }
  }

  /// The maximum number of countries to list in a message.
  private static let candidateCount = 10
}
