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

  package mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Empties the buffer and keeps its capacity, so that what is written can be sent on piece by piece, within a document
  /// too.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// - Parameter name: Plain text, without anything that has to be escaped.
  package mutating func key(_ name: StaticString) {
    let separator = takeSeparator()
    name.withUTF8Buffer { name in
      bytes.append(addingCapacity: name.count + 5) { text in
        text.append(separator)
        text.append(UInt8(ascii: "\""))
        text.append(copying: name)
        text.append(UInt8(ascii: "\""))
        text.append(UInt8(ascii: ":"))
      }
    }
    needsComma = false
  }

  /// Writes a text in quotes, so that neither a parser nor a terminal takes any of it for more than text.
  package mutating func string(_ value: String) {
    let separator = takeSeparator()
    var value = value
    let isWritten = value.withUTF8 { utf8 in
      guard utf8.isPlain else { return false }
      bytes.append(addingCapacity: utf8.count + 4) { text in
        text.append(separator)
        text.append(UInt8(ascii: "\""))
        text.append(copying: utf8)
        text.append(UInt8(ascii: "\""))
      }
      return true
    }
    if !isWritten { appendEscaped(value, after: separator) }
  }

  package mutating func int(_ value: Int) {
    separate()
    bytes.append(decimal: value)
  }

  /// Writes the amount with exactly its decimals: `72.50` stays `72.50`.
  package mutating func price(_ value: Price) {
    separate()
    bytes.append(value)
  }

  /// Writes the shortest number that reads back as this one; a null for infinities and NaN, which JSON lacks.
  package mutating func double(_ value: Double) {
    separate()
    bytes.append(contentsOf: (value.isFinite ? value.description : "null").utf8)
  }

  package mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  package mutating func null() {
    separate()
    append("null")
  }

  /// Writes the date as RFC 3339 does in UTC; a null if its year has no four digits.
  package mutating func date(_ value: Date) {
    separate()
    var isWritten = false
    bytes.append(addingCapacity: RFC3339.maximumLength + 2) { text in
      text.append(UInt8(ascii: "\""))
      isWritten = RFC3339.append(value, to: &text)
      if isWritten { text.append(UInt8(ascii: "\"")) } else { text.removeLast(1) }
    }
    if !isWritten { append("null") }
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
    separate()
    bytes.append(opening)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ closing: UInt8) {
    needsComma = false
    separate()
    bytes.append(closing)
    depth -= 1
  }

  /// Writes what has to stand between this value or key and the one before.
  private mutating func separate() {
    let separator = takeSeparator()
    if separator != .none { bytes.append(addingCapacity: 2) { $0.append(separator) } }
  }

  /// What has to stand there, for whoever writes it at once with the value.
  private mutating func takeSeparator() -> Separator {
    defer { (needsComma, needsLineBreak) = (true, false) }
    return Separator(comma: needsComma, lineBreak: needsLineBreak)
  }

  fileprivate struct Separator: Equatable {
    var comma: Bool
    var lineBreak: Bool

    static let none = Separator(comma: false, lineBreak: false)
  }
}

extension JSONWriter {
  private mutating func append(_ word: StaticString) {
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func appendEscaped(_ text: String, after separator: Separator) {
    bytes.append(addingCapacity: 2) { $0.append(separator) }
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { append(scalar) }
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

extension UnsafeBufferPointer<UInt8> {
  /// Whether this is printable ASCII of which nothing is escaped.
  fileprivate var isPlain: Bool {
    // Without a way out of the loop, so that many bytes are looked at at once.
    var isPlain = true
    for byte in self {
      isPlain = isPlain && (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    return isPlain
  }
}

extension OutputSpan<UInt8> {
  fileprivate mutating func append(_ separator: JSONWriter.Separator) {
    if separator.comma { append(UInt8(ascii: ",")) }
    if separator.lineBreak { append(UInt8(ascii: "\n")) }
  }

  /// - Precondition: There is room.
  fileprivate mutating func append(copying bytes: UnsafeBufferPointer<UInt8>) {
    // What lends the bytes of a string without a pointer needs a newer system.
    withUnsafeMutableBufferPointer { target, count in
      _ = UnsafeMutableBufferPointer(rebasing: target[count...]).initialize(fromContentsOf: bytes)
      count += bytes.count
    }
  }
}
