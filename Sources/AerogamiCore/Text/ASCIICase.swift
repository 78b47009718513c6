extension StringProtocol {
  /// This text with the letters `a` to `z` in uppercase and all other characters unchanged.
  ///
  /// Use it to compare codes: `uppercased()` also turns other letters into ASCII, such as `ß` into `SS` and `ı` into
  /// `I`.
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
