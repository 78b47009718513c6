package import AerogamiCore

/// Writes records as RFC 4180 has them, except that a line feed alone ends each: what `cut`, `sort` and `wc` expect, and
/// every reader of CSV accepts.
///
/// A field is one line of printable text: neither a terminal nor a spreadsheet that opens the file runs any of it.
package struct CSVWriter: Sendable {
  /// The records so far. Whoever has sent them empties this, `keepingCapacity`, and goes on.
  package var bytes: [UInt8] = []
  private var isAtStartOfRecord = true

  package init() {}

  /// Appends text from anywhere. One that a spreadsheet would take for a formula gets an apostrophe in front.
  package mutating func field(_ text: String) {
    append(text, isGuarded: text.looksLikeFormula)
  }

  /// Appends a number, so never with an apostrophe: `-3.50` stays a number.
  package mutating func field(number: some CustomStringConvertible) {
    append(number.description, isGuarded: false)
  }

  package mutating func endRecord() {
    bytes.append(UInt8(ascii: "\n"))
    isAtStartOfRecord = true
  }

  private mutating func append(_ text: String, isGuarded: Bool) {
    let comma = UInt8(ascii: ",")
    let quote = UInt8(ascii: "\"")

    if !isAtStartOfRecord { bytes.append(comma) }
    isAtStartOfRecord = false

    let text = text.printable
    let isQuoted = text.utf8.contains { $0 == comma || $0 == quote }
    if isQuoted { bytes.append(quote) }
    if isGuarded { bytes.append(UInt8(ascii: "'")) }
    if isQuoted {
      for byte in text.utf8 {
        if byte == quote { bytes.append(quote) }
        bytes.append(byte)
      }
      bytes.append(quote)
    } else {
      bytes.append(contentsOf: text.utf8)
    }
  }
}

extension CSVWriter {
  package mutating func header<Row>(_ columns: [Column<Row>]) {
    for column in columns { field(column.title) }
    endRecord()
  }

  package mutating func record<Row>(_ row: Row, _ columns: [Column<Row>]) {
    for column in columns {
      switch column.content {
      case .text: field(column.text(row))
      case .number: field(number: column.text(row))
      }
    }
    endRecord()
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
