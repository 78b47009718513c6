extension Unicode.Scalar {
  /// Whether printing this scalar could do something other than show it: move the cursor, end a line, start an escape
  /// sequence, or reorder what stands around it.
  ///
  /// These are the C0 and C1 controls with DEL, the line and paragraph separators, the bidirectional controls of
  /// UAX #9 section 2, the deprecated format controls U+206A to U+206F, the byte order mark, the interlinear annotation
  /// and shorthand format controls, and the tags.
  /// The joiners U+200C and U+200D are not among them: scripts and emoji need those.
  public var isUnsafeToPrint: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0xE0000...0xE007F: true
    default: false
    }
  }
}
