extension Int {
  /// Parses ASCII digits; `nil` for any other text, such as a sign or digits of other scripts, and for a number that is
  /// too large.
  package init?(digits text: Substring) {
    for byte in text.utf8 where !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return nil }
    self.init(text)
  }

  /// Parses ASCII digits, like ``init(digits:)-(Substring)``.
  package init?(digits text: String) { self.init(digits: text[...]) }
}
