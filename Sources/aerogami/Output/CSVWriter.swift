import AerogamiCore

/// Writes CSV records as in RFC 4180, but ended by a line feed only, as `cut`, `sort` and `wc` expect.
///
/// A field is one line of printable text, which neither a terminal nor a spreadsheet executes.
struct CSVWriter: Sendable {
  /// The records so far. Callers write them and empty the buffer, keeping its capacity.
  var bytes: [UInt8] = []
  private var isAtStartOfRecord = true

  init() {}

  /// Appends untrusted text. Text that a spreadsheet would read as a formula gets a leading apostrophe.
  mutating func field(_ text: String) {
    beginField()
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    guard bytes[start...].needsCare else { return }
    // Rare, so writing the field twice is cheap enough.
    bytes.removeSubrange(start...)
    appendCarefully(text)
  }

  /// Appends a number, without an apostrophe: `-3` stays a number. Appends nothing for `nil`.
  mutating func field(_ number: Int?) {
    beginField()
    if let number { bytes.append(decimal: number) }
  }

  /// Appends the shortest number that reads back as this one; nothing for infinities and NaN.
  mutating func field(_ number: Double) {
    beginField()
    if number.isFinite { bytes.append(contentsOf: number.description.utf8) }
  }

  /// Appends an amount with exactly its decimals.
  mutating func field(_ price: Price) {
    beginField()
    bytes.append(price)
  }

  /// Appends the date as RFC 3339 in UTC; nothing for `nil` or a year without four digits.
  mutating func field(_ date: Date?) {
    beginField()
    if let date { _ = RFC3339.append(date, to: &bytes) }
  }

  /// Appends the time as RFC 3339 with its offset; nothing for `nil`.
  mutating func field(_ time: LocalTime?) {
    beginField()
    time?.append(to: &bytes)
  }

  mutating func endRecord() {
    bytes.append(UInt8(ascii: "\n"))
    isAtStartOfRecord = true
  }

  private mutating func beginField() {
    if !isAtStartOfRecord { bytes.append(UInt8(ascii: ",")) }
    isAtStartOfRecord = false
  }

  private mutating func appendCarefully(_ text: String) {
    let quote = UInt8(ascii: "\"")
    let printable = text.printable
    let isQuoted = printable.utf8.contains { $0 == UInt8(ascii: ",") || $0 == quote }
    if isQuoted { bytes.append(quote) }
    if text.looksLikeFormula { bytes.append(UInt8(ascii: "'")) }
    for byte in printable.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    if isQuoted { bytes.append(quote) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether this UTF-8 text may need quotes, an apostrophe or escapes. Most text is plain ASCII and needs none.
  fileprivate var needsCare: Bool {
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: " "): true
    default:
      !allSatisfy { byte in
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"")
      }
    }
  }
}

extension String {
  /// Whether a spreadsheet reads this as a formula: after white space, it starts with `=`, `+`, `-`, `@` or the full-width
  /// form of one of these, as used for East Asian languages.
  fileprivate var looksLikeFormula: Bool {
    switch unicodeScalars.first(where: { !$0.properties.isWhitespace }) {
    case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }
}
