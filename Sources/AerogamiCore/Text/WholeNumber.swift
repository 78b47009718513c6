extension Int {
  /// Parses ASCII digits; `nil` for any other text, such as a sign or other scripts' digits, and for too large numbers.
  package init?(digits text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    self.init(text)
  }
}
