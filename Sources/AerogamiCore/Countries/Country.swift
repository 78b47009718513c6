/// A country or a territory, and who it borders by land.
public struct Country: Hashable, Sendable {
  /// ISO 3166-1 alpha-3, such as `DEU`, in capitals. Kosovo, which has none, goes by `UNK` as it does with REST Countries.
  public typealias Code = String

  /// The one that people use, in English.
  public var name: String
  /// In English; `nil` where the service has none.
  public var officialName: String?
  /// The common one in each of its languages, each once; empty where the service has none.
  public var nativeNames: [String]
  /// ISO 3166-1 alpha-2, such as `DE`, in capitals: what the places of trips go by. `nil` where the service has none.
  public var alpha2: String?
  public var alpha3: Code
  /// Its neighbors by land, in the service's order; empty for an island.
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
}

extension Country {
  /// Whether `text` is one of its names in full: the common one, the official one or a native one. Case does not matter.
  public func isNamed(_ text: String) -> Bool {
    let text = text.lowercased()
    return names.contains { $0.lowercased() == text }
  }

  /// Whether `text` is one or more whole words of one of its names: `Congo` of `DR Congo`, but not `Niger` of `Nigeria`.
  public func isMentioned(by text: String) -> Bool {
    names.contains { $0.hasWords(of: text) }
  }

  /// Whether `text` is one of its codes. Case does not matter.
  public func isCoded(_ text: String) -> Bool {
    let text = text.uppercasedASCII
    return alpha3 == text || alpha2 == text
  }

  /// The names of other countries that have this one's whole name in theirs, such as Papua New Guinea for Guinea, among
  /// those that the program itself knows.
  public var namesakes: [String] {
    World.countries.map(\.name).filter { $0.lowercased() != name.lowercased() && $0.hasWords(of: name) }
  }

  /// By their common names, and by their codes where those are equal.
  public static func isInOrder(_ left: Country, _ right: Country) -> Bool {
    (left.name, left.alpha3) < (right.name, right.alpha3)
  }

  private var names: [String] { [name] + [officialName].compactMap(\.self) + nativeNames }
}

extension String {
  /// Whether the words of `text` stand here, one after the other. Case does not matter.
  fileprivate func hasWords(of text: String) -> Bool {
    let sought = text.words
    return !sought.isEmpty && words.contains(sought)
  }

  private var words: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether this may be a code of ISO 3166-1: two or three letters of ASCII.
  package var isCountryCode: Bool {
    (2...3).contains(utf8.count) && utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
  }
}
