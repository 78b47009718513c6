extension String {
  /// In small letters and without accents, for what people type to be compared with how a name is spelled: `Málaga` is
  /// `malaga`, and `København` is `kobenhavn`. A letter with two accents keeps them.
  package var folded: String {
    let text = lowercased()
    // Nearly all text is plain.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += plainLetters[$1] ?? String($1) }
  }
}

/// What is typed for a letter that is not on every keyboard. A character equals itself however it is composed, so that
/// each accent finds the letters that have it in one character.
private let plainLetters: [Character: String] = {
  var plain: [Character: String] = [
    "æ": "ae", "đ": "d", "ð": "d", "ı": "i", "ł": "l", "ø": "o", "œ": "oe", "ß": "ss", "þ": "th",
  ]
  for letter in "abcdefghijklmnopqrstuvwxyz" {
    for accent in (0x300...0x328).compactMap(Unicode.Scalar.init) {
      plain[Character("\(letter)\(accent)")] = "\(letter)"
    }
  }
  return plain
}()
