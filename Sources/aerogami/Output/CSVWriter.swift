import AerogamiContainer
import AerogamiCore
import Foundation

/// Writes CSV records as in RFC 4180, except that each ends with a line feed only, as `cut`, `sort` and `wc` expect.
///
/// Each field is one line of printable text without control sequences for a terminal. Text that spreadsheets would
/// read as a formula gets an apostrophe.
struct CSVWriter: Sendable {
  /// The encoded records. After writing them to the output, callers empty the buffer and keep its capacity.
  var bytes: [UInt8] = []
  private var isAtStartOfRecord = true

  init() {}

  /// Appends untrusted text. Text that a spreadsheet would read as a formula gets a leading apostrophe.
  mutating func field(_ text: String) {
    beginField()
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    guard bytes[start...].needsCare else { return }
    // Replaces the field with its escaped form. Few fields need this.
    bytes.removeSubrange(start...)
    appendCarefully(text)
  }

  /// Appends a number without an apostrophe, so that `-3` stays a number. Appends an empty field for `nil`.
  mutating func field(_ number: Int?) {
    beginField()
    if let number { bytes.append(decimal: number) }
  }

  /// Appends the shortest text that parses to the same number. Appends an empty field for `nil`, infinities and NaN.
  mutating func field(_ number: Double?) {
    beginField()
    if let number, number.isFinite { bytes.append(contentsOf: number.description.utf8) }
  }

  /// Appends an amount with all of its decimals, including trailing zeros. Appends an empty field for `nil`.
  mutating func field(_ price: Price?) {
    beginField()
    if let price { bytes.append(price) }
  }

  /// Appends the date as RFC 3339 in UTC. Appends an empty field for `nil` or a year without four digits.
  mutating func field(_ date: Date?) {
    beginField()
    if let date { _ = RFC3339.append(date, to: &bytes) }
  }

  /// Appends the time as RFC 3339 with its offset. Appends an empty field for `nil`.
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
  /// Whether a spreadsheet reads this as a formula: its first character after white space is `=`, `+`, `-`, `@`, or the
  /// full-width form of one of these that East Asian languages use.
  fileprivate var looksLikeFormula: Bool {
    switch unicodeScalars.first(where: { !$0.properties.isWhitespace }) {
    case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }
}
