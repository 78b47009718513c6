extension String {
  /// This text as a single line without characters that control the terminal.
  ///
  /// Tabs and line breaks become spaces, and other unsafe scalars become U+FFFD, so the number of scalars does not
  /// change. The printable characters of an escape sequence remain.
  public var printable: String {
    // Fast path: most text is printable ASCII.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    return String(UnicodeScalarView(unicodeScalars.lazy.map(\.printable)))
  }

  /// Returns ``printable``, limited to `maxLength` scalars. Longer text is cut between two characters and ends in `…`.
  ///
  /// The running time is bounded by `maxLength`, however long this text is.
  ///
  /// - Precondition: `maxLength` is at least 1.
  public func printable(maxLength: Int) -> String {
    precondition(maxLength > 0, "maxLength must be at least 1")
    let head = unicodeScalars.prefix(maxLength)
    let text = String(head).printable
    if head.endIndex == endIndex { return text }
    // The last character may continue after the cut, so the ellipsis replaces it.
    return text.dropLast() + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var printable: Unicode.Scalar {
    guard isUnsafeToPrint else { return self }
    return properties.isWhitespace ? " " : "\u{FFFD}"
  }
}
