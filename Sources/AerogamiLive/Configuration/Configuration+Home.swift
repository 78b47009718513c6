import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// The regions and places that the word `home` means in lists of regions and places.
///
/// A saved selection contains the word itself, so a later change of the configuration also changes the selection.
public struct Home: Hashable, Sendable {
  /// The word in lowercase. It is accepted in any letter case.
  public static let word = "home"

  /// The regions and places of the key `home`; empty if it is not set.
  public let places: [String]
  /// Whether a configured region has the id `home`. If so, and if the key `home` is not set, the word means that
  /// region.
  let isRegion: Bool
  /// The path of the user's own file, for messages.
  let filePath: String

  /// Creates a home. By default, no configured region has the id `home`.
  public init(places: [String], isRegion: Bool = false, filePath: String = "~/.config/aerogami/config.json") {
    (self.places, self.isRegion, self.filePath) = (places, isRegion, filePath)
  }

  /// Returns whether a name is the word `home`.
  public static func isNamed(by name: String) -> Bool { name.lowercased() == word }

  /// Returns the names of regions and places with the word `home` replaced by its places, without repetitions. Keeps
  /// the word if it means a region.
  ///
  /// - Throws: ``ConfigurationError`` if the word occurs and has no meaning.
  public func expanded(_ names: [String]) throws(ConfigurationError) -> [String] {
    var expanded: [String] = []
    for name in names {
      if !Self.isNamed(by: name) || places.isEmpty && isRegion {
        expanded.append(name)
      } else if places.isEmpty {
        throw ConfigurationError(
          "\"\(Self.word)\" has no meaning, because the key \(ConfigurationKeys.home.path) is not set",
          remedy: "run aerogami setup, or set \"\(ConfigurationKeys.home.path)\" in \(filePath)")
      } else {
        expanded += places
      }
    }
    return expanded.uniqued()
  }
}

extension Configuration {
  /// The regions and places that the word `home` means.
  public var home: Home {
    Home(
      places: homePlaces, isRegion: options(of: TripRegistration()).regions.contains { $0.id == Home.word },
      filePath: userFilePath)
  }
}

extension ConfigurationFormat<[String]> {
  /// The format of places: an array of names, or one text with commas between them. `all` and `home` are invalid. Other
  /// names are not checked here, because only the service knows all valid names.
  static let places = Self(
    expectation: "a list of places such as VNO,Riga",
    structure: { node, problems in
      let count = problems.count
      let names = names(in: node, problems: &problems)
      return problems.count == count ? names.joined(separator: ",") : nil
    },
    parse: { names(in: $0) }, text: { $0.joined(separator: ",") })

  private static func names(in text: String) -> [String]? {
    guard let names = text.commaSeparated, !names.contains(where: { $0 == "all" || Home.isNamed(by: $0) }) else {
      return nil
    }
    return names.uniqued()
  }

  private static func names(in node: JSONTree, problems: inout ConfigurationProblems) -> [String] {
    guard case .array(let elements) = node.value, !elements.isEmpty else {
      problems.add(at: node.offset, #"expected an array of places such as ["VNO", "Riga"]"#)
      return []
    }
    return elements.flatMap { element -> [String] in
      if case .string(let text) = element.value, let names = names(in: text), names.count == 1 { return names }
      let word =
        if case .string(let text) = element.value { "\"\(text.printable(maxLength: 60))\"" } else { "an element" }
      problems.add(at: element.offset, "\(word) is not the name of one place, such as \"VNO\"")
      return []
    }
  }
}
