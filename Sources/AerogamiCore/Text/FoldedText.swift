extension String {
  /// This text in lowercase and without accents, for comparing user input with names. `Málaga` becomes `malaga`, and
  /// `København` becomes `kobenhavn`. A letter with two accents is not changed.
  package var folded: String {
    let text = lowercased()
    // Fast path: most text is ASCII.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += $1.plainLetter ?? String($1) }
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

extension Character {
  /// The ASCII replacement of this lowercase letter, such as `o` for `ø`; `nil` for ASCII and for any other character.
  fileprivate var plainLetter: String? {
    let (letter, accents) = (unicodeScalars[unicodeScalars.startIndex], unicodeScalars.dropFirst())
    if accents.isEmpty { return letter.isASCII ? nil : plainLetters[letter] }
    // The accents are the combining marks from U+0300, the grave accent, to U+0328, the ogonek.
    guard ("a"..."z").contains(letter), accents.count == 1, accents.allSatisfy({ 0x300...0x328 ~= $0.value }) else {
      return nil
    }
    return String(letter)
  }
}

/// Maps letters in one code point to their ASCII replacements.
private let plainLetters = letters.tableEntries.reduce(into: [Unicode.Scalar: String]()) { plain, entry in
  for letter in entry.value.unicodeScalars { plain[letter] = entry.key }
}

/// The letters with one accent, and some others, by their ASCII replacements. See `tableEntries`.
private let letters = """
  a: àáâãāăȧäảåǎȁȃạḁą | b: ḃḅ | c: ćĉċčç | d: ḋďḍḑ | e: èéêẽēĕėëẻěȅȇẹȩę | f: ḟ | g: ǵĝḡğġǧģ | h: ĥḣḧȟḥḩ
  i: ìíîĩīĭïỉǐȉȋịį | j: ĵǰ | k: ḱǩḳķ | l: ĺľḷļ | m: ḿṁṃ | n: ǹńñṅňṇņ | o: òóôõōŏȯöỏőǒȍȏơọǫ | p: ṕṗ
  r: ŕṙřȑȓṛŗ | s: śŝṡšṣșş | t: ṫẗťṭțţ | u: ùúûũūŭüủůűǔȕȗưụṳų | v: ṽṿ | w: ẁẃŵẇẅẘẉ | x: ẋẍ | y: ỳýŷỹȳẏÿỷẙỵ
  z: źẑżžẓ
  ae: æ | d: đð | i: ı | l: ł | o: ø | oe: œ | ss: ß | th: þ
  """

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
