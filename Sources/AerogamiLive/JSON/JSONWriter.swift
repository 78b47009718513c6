package import AerogamiCore
package import FoundationEssentials

/// Writes compact JSON, byte by byte, into one buffer that can be used again and again.
///
/// Commas come by themselves. That every value in an object is preceded by its key, and that each container is ended,
/// is the caller's part. Several values at the top level make a text of several documents; end each with ``newline()``.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var needsComma = false
  private var needsLineBreak = false

  package init() {}

  /// Empties the buffer and keeps its capacity, so that what is written can be sent on piece by piece, within a document
  /// too.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  package mutating func key(_ name: String) {
    beginValue()
    appendString(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func string(_ value: String) {
    beginValue()
    appendString(value)
  }

  package mutating func int(_ value: Int) {
    beginValue()
    bytes.append(decimal: value)
  }

  /// Writes the amount with exactly its decimals: `72.50` stays `72.50`.
  package mutating func price(_ value: Price) {
    beginValue()
    bytes.append(value)
  }

  /// Writes the shortest number that reads back as this one; a null for infinities and NaN, which JSON lacks.
  package mutating func double(_ value: Double) {
    beginValue()
    bytes.append(contentsOf: (value.isFinite ? value.description : "null").utf8)
  }

  package mutating func bool(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes the date as RFC 3339 does in UTC; a null if its year has no four digits.
  package mutating func date(_ value: Date) {
    beginValue()
    let start = bytes.count
    bytes.append(UInt8(ascii: "\""))
    if RFC3339.append(value, to: &bytes) {
      bytes.append(UInt8(ascii: "\""))
    } else {
      bytes.replaceSubrange(start..., with: "null".utf8)
    }
  }

  /// Breaks the line before the next value or the container's end; between documents at once, and without a comma.
  package mutating func newline() {
    if depth == 0 {
      bytes.append(UInt8(ascii: "\n"))
      needsComma = false
    } else {
      needsLineBreak = true
    }
  }

  private mutating func begin(_ opening: UInt8) {
    beginValue()
    bytes.append(opening)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ closing: UInt8) {
    needsComma = false
    beginValue()
    bytes.append(closing)
    depth -= 1
  }

  /// Writes what has to stand between this value or key and the one before.
  private mutating func beginValue() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if needsLineBreak { bytes.append(UInt8(ascii: "\n")) }
    needsComma = true
    needsLineBreak = false
  }
}

extension JSONWriter {
  /// Writes a text in quotes, so that neither a parser nor a terminal takes any of it for more than text.
  private mutating func appendString(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    let isPlain = bytes[start...].allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if !isPlain {
      // Rare enough to be written twice.
      bytes.removeSubrange(start...)
      for scalar in text.unicodeScalars { append(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == "\"" || scalar == "\\" {
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(ascii: scalar))
    } else if scalar.isUnsafeToPrint {
      for unit in scalar.utf16 { appendEscape(unit) }
    } else {
      bytes.append(contentsOf: scalar.utf8)
    }
  }

  private mutating func appendEscape(_ unit: UInt16) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
