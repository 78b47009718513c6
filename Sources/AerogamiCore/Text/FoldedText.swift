extension String {
  /// This text in lowercase and without accents, for comparing user input with names.
  ///
  /// `Málaga` becomes `malaga`, and `København` becomes `kobenhavn`. A letter with two accents is not changed.
  package var folded: String {
    let text = lowercased()
    // Fast path: most text is ASCII.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += plainLetters[$1] ?? String($1) }
  }
}

/// Maps accented and special letters to their ASCII replacements, such as `ø` to `o`.
///
/// The accents are the combining marks from U+0300, the grave accent, to U+0328, the ogonek.
/// Characters are compared by canonical equivalence, so a letter with a combining accent matches the composed letter.
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
