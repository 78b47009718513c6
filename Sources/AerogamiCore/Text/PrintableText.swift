extension String {
  /// This text as one line that a terminal shows and does not obey.
  ///
  /// Every scalar that is unsafe to print is replaced by one other: tabs and whatever ends a line by a space, the rest
  /// by U+FFFD, so that it can be seen that something stood there. Of an escape sequence its harmless tail remains.
  public var printable: String {
    // Nearly all text is plain.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    return String(UnicodeScalarView(unicodeScalars.lazy.map(\.printable)))
  }

  /// `printable`, and never more than `maxLength` scalars of it: a longer text is cut between two characters and ends
  /// in `…`. The work is bounded too, however long this text is.
  ///
  /// - Precondition: `maxLength` is at least 1.
  public func printable(maxLength: Int) -> String {
    precondition(maxLength > 0, "the ellipsis needs one scalar")
    let head = unicodeScalars.prefix(maxLength)
    let text = String(head).printable
    if head.endIndex == endIndex { return text }
    // The last character may go on behind the cut, and its place is the ellipsis's.
    return text.dropLast() + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var printable: Unicode.Scalar {
    guard isUnsafeToPrint else { return self }
    return properties.isWhitespace ? " " : "\u{FFFD}"
  }
}
