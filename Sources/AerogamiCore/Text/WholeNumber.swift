extension Int {
  /// Reads ASCII digits only: no sign, separator or other script's digits. `nil` for anything else, or too large.
  package init?(digits text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    self.init(text)
  }
}
