/// A country or territory and its land borders.
public struct Country: Hashable, Sendable {
  /// An ISO 3166-1 alpha-3 code in capitals, such as `DEU`. Kosovo has none and uses `UNK`, as in REST Countries.
  public typealias Code = String

  /// The common English name.
  public var name: String
  /// The official English name; `nil` if the service has none.
  public var officialName: String?
  /// The common name in each of the country's languages, without duplicates; empty if the service has none.
  public var nativeNames: [String]
  /// The ISO 3166-1 alpha-2 code in capitals, such as `DE`; `nil` if the service has none. Trips use this code.
  public var alpha2: String?
  /// The ISO 3166-1 alpha-3 code.
  public var alpha3: Code
  /// The codes of the countries with a common land border, in the service's order; may be empty.
  public var borders: [Code]

  public init(
    name: String, officialName: String? = nil, nativeNames: [String] = [], alpha2: String?, alpha3: Code,
    borders: [Code] = []
  ) {
    self.name = name
    self.officialName = officialName
    self.nativeNames = nativeNames
    self.alpha2 = alpha2
    self.alpha3 = alpha3
    self.borders = borders
  }

  /// Returns whether `text` equals the common name, the official name or a native name, ignoring case.
  public func isNamed(_ text: String) -> Bool {
    let text = text.lowercased()
    return names.contains { $0.lowercased() == text }
  }

  /// Returns whether `text` is one or more whole words of a name: `Congo` of `DR Congo`, but not `Niger` of `Nigeria`.
  public func isMentioned(by text: String) -> Bool { names.contains { $0.hasWords(of: text) } }

  /// Returns whether `text` is the alpha-2 or alpha-3 code, ignoring case.
  public func hasCode(_ text: String) -> Bool {
    let text = text.uppercasedASCII
    return alpha3 == text || alpha2 == text
  }

  /// The names of other built-in countries that contain ``name`` as whole words, such as Papua New Guinea for Guinea.
  public var namesakes: [String] {
    World.countries.map(\.name).filter { $0.lowercased() != name.lowercased() && $0.hasWords(of: name) }
  }

  /// Returns whether `left` comes before `right` when countries are sorted by common name, then by code.
  public static func isInOrder(_ left: Country, _ right: Country) -> Bool {
    (left.name, left.alpha3) < (right.name, right.alpha3)
  }

  var names: [String] { [name] + [officialName].compactMap(\.self) + nativeNames }
}

extension String {
  /// Returns whether this text contains the words of `text` consecutively, ignoring case.
  fileprivate func hasWords(of text: String) -> Bool {
    let sought = text.words
    return !sought.isEmpty && words.contains(sought)
  }

  private var words: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }

  /// Whether this text has the form of an ISO 3166-1 code: two or three ASCII letters.
  package var isCountryCode: Bool {
    (2...3).contains(utf8.count) && utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
  }
}

/// The versions of REST Countries, with different addresses and JSON formats.
package enum CountriesAPI: String, CaseIterable, Sendable {
  case v1
  case v3 = "v3.1"
  case v5

  /// The public base URL; `nil` for versions that are no longer public, which only copies of the service support.
  package var defaultBaseURL: BaseURL? {
    switch self {
    case .v1, .v3: nil
    case .v5: BaseURL(known: "https://api.restcountries.com/countries/v5")
    }
  }
}
