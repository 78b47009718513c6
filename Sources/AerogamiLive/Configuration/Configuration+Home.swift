import AerogamiContainer
public import AerogamiCore
import AerogamiJSON

extension Configuration {
  /// The regions and places that the word `home` means.
  public var home: Home {
    Home(
      places: homePlaces, isRegion: options(of: TripRegistration()).regions.contains { $0.id == Home.word },
      remedy: "run aerogami setup, or set \"\(ConfigurationKeys.home.path)\" in \(userFilePath)")
  }
}

extension ConfigurationFormat<[String]> {
  /// The format of places: an array of names, or one text with commas between them. `all` and `home` are invalid. Other
  /// names are not checked here, because only the service knows all valid names.
  static let places = Self(
    expectation: "a list of places such as VNO,Riga",
    structure: { names(in: $0, problems: &$1).joined(separator: ",") }, parse: { names(in: $0) },
    text: { $0.joined(separator: ",") })

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
      problems.add(at: element.offset, "\(element.quoted) is not the name of one place, such as \"VNO\"")
      return []
    }
  }
}

extension JSONTree {
  /// An element of an array in a message: a text in quotation marks, or the words "an element".
  var quoted: String {
    if case .string(let text) = value { "\"\(text.printable(maxLength: 60))\"" } else { "an element" }
  }
}
