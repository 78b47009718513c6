extension Unicode.Scalar {
  /// Whether printing this scalar could do something other than show it: move the cursor, end a line, start an escape
  /// sequence, reorder what stands around it, or hide in it.
  ///
  /// These are the C0 and C1 controls with DEL, the line and paragraph separators, the bidirectional controls of
  /// UAX #9 section 2, the deprecated format controls U+206A to U+206F, the byte order mark, the interlinear annotation,
  /// shorthand and musical format controls, the tags, and what else shows nothing and makes two texts look alike: the
  /// soft hyphen, the Mongolian vowel separator, the space without a width, the word joiner, and the operators and the
  /// unassigned scalar behind it.
  ///
  /// Not among them are the joiners U+200C and U+200D, without which Persian, the scripts of India and many emoji read
  /// wrongly, the variation selectors, which choose between a sign and its picture, and the Arabic signs that have the
  /// same category but can be seen.
  public var isUnsafeToPrint: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: true
    case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE007F: true
    default: false
    }
  }
}
