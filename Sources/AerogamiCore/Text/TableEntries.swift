extension String {
  /// The entries of a built-in table: the texts before and after the first colon of each entry. Vertical bars or line
  /// breaks separate the entries. Leaves out entries without a colon; tests check that there are none.
  var tableEntries: [(key: String, value: String)] {
    // The separators are ASCII, and splitting bytes is faster than splitting characters.
    utf8.split { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\n") }.compactMap { entry in
      guard let colon = entry.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let sides = [entry[..<colon], entry[entry.index(after: colon)...]].map { Substring($0).trimming { $0 == " " } }
      return (sides[0], sides[1])
    }
  }
}
