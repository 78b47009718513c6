/// A watch that is saved or configured under a name.
public struct NamedWatch: Hashable, Sendable {
  /// The name: see ``isName(_:)``.
  public let name: String
  /// The regions, filters, triggers and other options, as words of a command line.
  ///
  /// They stay as the user gave them, so that relative days such as `tomorrow` stay relative.
  public let words: [String]

  /// Creates a watch.
  public init(name: String, words: [String]) {
    self.name = name
    self.words = words
  }

  /// The words that decide which changes the watch reports in a region: all words except those for the regions, the
  /// interval, the notifiers and the number of concurrent requests. The entries of lists are sorted.
  ///
  /// Regions without an option, such as `EU`, are included. Only saved watches have them, and those cannot be changed.
  public var conditions: [String] {
    let others = ["--regions", "--every", "--notify", "--concurrency"]
    var conditions: [String] = []
    var skipsValue = false
    for word in words {
      if skipsValue {
        skipsValue = false
      } else if others.contains(word) {
        skipsValue = true
      } else if !others.contains(where: { word.hasPrefix("\($0)=") }) {
        conditions.append(word.withSortedList)
      }
    }
    return conditions
  }

  /// The rule of ``isName(_:)``, for messages.
  public static let nameRule = "at most 40 lowercase letters, digits and hyphens, starting with a letter"

  /// Returns whether a text can be the name of a watch: at most 40 lowercase ASCII letters, digits and hyphens, of
  /// which the first is a letter.
  public static func isName(_ text: String) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count <= 40 && text.utf8.first.map(letters.contains) == true
      && text.utf8.allSatisfy { letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "-") }
  }
}

extension String {
  /// This word of a command line with sorted entries and without duplicates if it is an option with a list, such as
  /// `--to=IT,ES`. A comma in any other option may separate decimals.
  fileprivate var withSortedList: String {
    let lists = ["--from=", "--to=", "--airline=", "--days=", "--return-days="]
    guard let option = lists.first(where: hasPrefix) else { return self }
    return option + Set(dropFirst(option.count).split(separator: ",")).sorted().joined(separator: ",")
  }
}
