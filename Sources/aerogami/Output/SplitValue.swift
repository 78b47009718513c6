import AerogamiContainer
import AerogamiCore

extension UsageError {
  /// Returns the error for an option whose value continues in the next words, such as `--to New York` or
  /// `--to Spain and Italy`; `nil` if there is none. The parser takes these words for arguments, such as places of
  /// departure.
  static func splitValue(in words: ArraySlice<String>) -> UsageError? {
    let words = words.prefix { $0 != "--" }
    for (index, word) in zip(words.indices, words) where word.hasPrefix("--") {
      let option = String(word.prefix { $0 != "=" })
      let value = option == word ? [] : [String(word.dropFirst(option.count + 1))]
      let parts: [String] = value + words[(index + 1)...].prefix { $0 == "-" || !$0.hasPrefix("-") }
      // The name of a place has at most five words, and a list of them may have more.
      for count in (2...9).reversed() where count <= parts.count {
        guard let whole = SplitValue(words: parts, count: count).text(of: option) else { continue }
        let typed = parts.prefix(count).joined(separator: " ").printable(maxLength: 60)
        let command = [option, whole].asCommand
        let rule = whole.contains(" ") ? "put values with spaces in quotation marks" : "write it as one word"
        return UsageError(message: "\(option) has only a part of \"\(typed)\"", remedy: "\(rule): \(command)")
      }
    }
    return nil
  }
}

/// The words after an option, of which the first ones may make its value together.
private struct SplitValue {
  /// The words up to the next option.
  let words: [String]
  /// The number of words that may make the value, at least 2.
  let count: Int

  private var value: ArraySlice<String> { words.prefix(count) }

  /// Returns the words as one value that the option accepts; `nil` if they make no value.
  func text(of option: String) -> String? {
    // A word such as `and` is followed by a part of the value.
    if joinsList(words[count - 1]) { return nil }
    switch option {
    case "--from", "--meet", "--regions", "--to": return places(of: option)
    default: return nil
    }
  }

  /// The words with a comma instead of each word that joins a list.
  private var listText: String { value.map { joinsList($0) ? "," : $0 }.joined(separator: " ") }

  /// The list of places if the words continue the last name of the first word, or join other names with `and`.
  private func places(of option: String) -> String? {
    // After a comma, the command gives a hint about the other places.
    guard let given = words[0].commaSeparated, !words[0].hasSuffix(",") || joinsList(words[1]),
      !value.contains(where: { $0.hasPrefix(",") })
    else { return nil }
    func isPlace(_ name: String) -> Bool {
      guard name.split(separator: " ").count <= 5 else { return false }
      return Place.isKnown(name) || Home.isNamed(by: name) || option == "--regions" && Place.isPartOfWorld(name)
    }
    // The names of some countries contain `and`. Several places after one --meet would be one home.
    let texts = [value.joined(separator: " ")] + (option == "--meet" ? [] : [listText])
    for names in texts.lazy.compactMap(\.commaSeparated) where names != given {
      if option == "--meet", names.count > given.count { continue }
      if names.dropFirst(given.count - 1).allSatisfy(isPlace) { return names.joined(separator: ",") }
    }
    return nil
  }
}

/// Whether a word stands between the entries of a list.
private func joinsList(_ word: String) -> Bool { ["&", "and", "or"].contains(word.lowercased()) }
