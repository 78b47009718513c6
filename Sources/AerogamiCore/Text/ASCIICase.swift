extension StringProtocol {
  /// This with `a` to `z` in capitals, and all other characters as they are.
  ///
  /// Codes are compared so: `uppercased()` makes ASCII letters of others too, such as `SS` of `ß` and `I` of `ı`.
  package var uppercasedASCII: String {
    let isLowercase: (UInt8) -> Bool = { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return String(decoding: utf8.map { isLowercase($0) ? $0 & 0xDF : $0 }, as: UTF8.self)
  }
}
