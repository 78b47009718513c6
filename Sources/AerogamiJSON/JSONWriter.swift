package import AerogamiCore

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
    bytes.append(addingCapacity: name.utf8CodeUnitCount + 5) { text in
      text.append(separator)
      text.append(UInt8(ascii: "\""))
      text.append(name)
      text.append(UInt8(ascii: "\""))
      text.append(UInt8(ascii: ":"))
    }
    needsComma = false
  }

  /// The same for a key that is not known beforehand.
  package mutating func key(text name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes an array with each of the values, in their order, as `write` writes one.
  package mutating func array<Value, E: Error>(
    of values: [Value], write: (inout JSONWriter, Value) throws(E) -> Void
  ) throws(E) {
    beginArray()
    for value in values { try write(&self, value) }
    endArray()
  }

  /// Writes a text in quotes, so that neither a parser nor a terminal takes any of it for more than text.
  package mutating func string(_ value: String) {
    let separator = takeSeparator()
    bytes.append(addingCapacity: value.maximumJSONLength + 2) { text in
      text.append(separator)
      text.append(json: value)
    }
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
    bytes.append(addingCapacity: 5) { $0.append(value ? "true" : "false") }
  }

  package mutating func null() {
    separate()
    bytes.append(addingCapacity: 4) { $0.append("null") }
  }

  /// Writes the date as RFC 3339 does in UTC; a null if its year has no four digits.
  package mutating func date(_ value: Date) {
    separate()
    bytes.append(addingCapacity: Date.maximumJSONLength) { $0.append(json: value) }
  }

  /// Writes one value, which must be valid JSON, in one go: what has many parts is then written much faster, since there
  /// is room for all of them.
  ///
  /// - Parameter maximumLength: How many bytes `write` appends at most.
  package mutating func value(maximumLength: Int, write: (inout OutputSpan<UInt8>) -> Void) {
    separate()
    bytes.append(addingCapacity: maximumLength, initializingWith: write)
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

extension OutputSpan<UInt8> {
  fileprivate mutating func append(_ separator: JSONWriter.Separator) {
    if separator.comma { append(UInt8(ascii: ",")) }
    if separator.lineBreak { append(UInt8(ascii: "\n")) }
  }
}
