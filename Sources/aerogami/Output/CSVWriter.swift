import AerogamiCore

/// Writes records as RFC 4180 has them, except that a line feed alone ends each: what `cut`, `sort` and `wc` expect, and
/// every reader of CSV accepts.
///
/// A field is one line of printable text: neither a terminal nor a spreadsheet that opens the file runs any of it.
struct CSVWriter: Sendable {
  /// The records so far. Whoever has sent them empties this, `keepingCapacity`, and goes on.
  var bytes: [UInt8] = []
  private var isAtStartOfRecord = true

  init() {}

  /// Appends text from anywhere. One that a spreadsheet would take for a formula gets an apostrophe in front.
  mutating func field(_ text: String) {
    beginField()
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    guard bytes[start...].needsCare else { return }
    // Rare enough to be written twice.
    bytes.removeSubrange(start...)
    appendCarefully(text)
  }

  /// Appends a number, so never with an apostrophe: `-3` stays a number.
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

  /// Appends the date as RFC 3339 does in UTC; nothing where there is none, or its year has no four digits.
  mutating func field(_ date: Date?) {
    beginField()
    if let date { _ = RFC3339.append(date, to: &bytes) }
  }

  /// Appends the time as RFC 3339 does, with its offset; nothing where there is none.
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
  /// Whether any of this text, as UTF-8, may have to be quoted, guarded or made inert; nearly all text is plain ASCII.
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
  /// Whether this begins, behind any white space, as a spreadsheet's formulas do: with `=`, `+`, `-` or `@`, or with the
  /// full-width form of one, which spreadsheets for East Asian languages read alike.
  fileprivate var looksLikeFormula: Bool {
    switch unicodeScalars.first(where: { !$0.properties.isWhitespace }) {
    case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }
}
