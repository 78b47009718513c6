extension StringProtocol {
  /// This text without the spaces and tabs at both ends, as in the value of an HTTP field (RFC 9112, section 5).
  package var trimmingBlanks: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
