extension Int {
  /// Parses ASCII digits; `nil` for any other text, such as a sign or digits of other scripts, and for a number that is
  /// too large.
  package init?(digits text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    self.init(text)
  }
}
