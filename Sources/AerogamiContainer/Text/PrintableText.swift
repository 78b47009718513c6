extension String {
  /// This text as a single line without characters that control the terminal.
  ///
  /// Tabs and line breaks become spaces, and other unsafe scalars become U+FFFD, so the number of scalars does not
  /// change. The printable characters of an escape sequence remain.
  public var printable: String {
    // Fast path: most text is printable ASCII.
    if isPrintableASCII { return self }
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    return String(UnicodeScalarView(unicodeScalars.lazy.map(\.printable)))
  }

  /// Whether all characters are printable ASCII, each of which occupies one terminal cell.
  package var isPrintableASCII: Bool {
    // A third of the instructions of `utf8.allSatisfy` alone.
    unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.allSatisfy { (0x20..<0x7F).contains($0) } }
      ?? utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// Returns ``printable``, limited to `maxLength` scalars. Longer text is cut between two characters and ends in `…`.
  ///
  /// The running time is bounded by `maxLength`, however long this text is.
  ///
  /// - Precondition: `maxLength` is at least 1.
  public func printable(maxLength: Int) -> String {
    precondition(maxLength > 0, "maxLength must be at least 1")
    if utf8.count <= maxLength, isPrintableASCII { return self }
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

  /// Whether printing this scalar could move the cursor, end a line, start an escape sequence, reorder text, or hide
  /// text.
  ///
  /// These scalars are unsafe:
  /// - the C0 and C1 controls and DEL,
  /// - the line and paragraph separators,
  /// - the bidirectional controls of UAX #9 section 2,
  /// - the deprecated format controls U+206A to U+206F,
  /// - the byte order mark and the tags,
  /// - the interlinear annotation, shorthand and musical format controls,
  /// - invisible scalars that make different texts look alike: the soft hyphen, the Mongolian vowel separator, the
  ///   zero-width space, the word joiner, the invisible operators and the unassigned U+2065.
  ///
  /// These scalars are safe: the joiners U+200C and U+200D, which Persian, Indic scripts and many emoji need; the
  /// variation selectors, which choose between text and emoji; and the visible Arabic signs that Unicode classifies as
  /// format characters.
  package var isUnsafeToPrint: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: true
    case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE007F: true
    default: false
    }
  }
}
