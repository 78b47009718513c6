extension String {
  /// This text in lowercase and without accents, for comparing user input with names. `Málaga` becomes `malaga`, and
  /// `København` becomes `kobenhavn`. A letter with two accents is not changed.
  package var folded: String {
    let text = lowercased()
    // Fast path: most text is ASCII.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += plainLetters[$1] ?? String($1) }
  }

  /// This text without accents, in its own case: `Málaga` becomes `Malaga`.
  package var withoutAccents: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return reduce(into: "") { text, letter in
      let plain = String(letter).folded
      text += letter.isUppercase ? "\(plain.prefix(1).uppercased())\(plain.dropFirst())" : plain
    }
  }
}

/// Maps letters to their ASCII replacements, such as `ø` to `o`. The accents are the combining marks from U+0300, the
/// grave accent, to U+0328, the ogonek. A key also matches the letter in one code point, such as U+00E9 (`é`).
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

extension StringProtocol {
  /// This text with the letters `a` to `z` in uppercase and all other characters unchanged. Use it to compare codes:
  /// `uppercased()` also turns other letters into ASCII, such as `ß` into `SS` and `ı` into `I`.
  package var uppercasedASCII: String {
    let isLowercase: (UInt8) -> Bool = { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return String(decoding: utf8.map { isLowercase($0) ? $0 & 0xDF : $0 }, as: UTF8.self)
  }

  /// Returns whether this equals another text when the case of the letters `a` to `z` is ignored.
  package func equalsIgnoringASCIICase(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8) { left, right in
      left == right || left ^ right == 0x20 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(left | 0x20)
    }
  }
}
