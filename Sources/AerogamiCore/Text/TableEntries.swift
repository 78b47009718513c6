extension String {
  /// The entries of a built-in table: the texts before and after the first colon of each entry. Vertical bars or line
  /// breaks separate the entries. Leaves out entries without a colon; tests check that there are none.
  var tableEntries: [(key: String, value: String)] {
    split { $0 == "|" || $0 == "\n" }.compactMap { entry in
      guard let colon = entry.firstIndex(of: ":") else { return nil }
      let sides = [entry[..<colon], entry[entry.index(after: colon)...]].map { $0.trimming { $0 == " " } }
      return (sides[0], sides[1])
    }
  }
}
