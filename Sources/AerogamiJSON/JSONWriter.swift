package import AerogamiCore
package import Foundation

/// A writer of compact JSON into a reusable buffer. The writer adds commas. The caller must write a key before every
/// value in an object, and end every container. Several values at the top level are separate documents; end each with
/// ``newline()``.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var needsComma = false
  private var needsLineBreak = false

  package init() {}

  /// Creates a writer of some of the values of an array that another writer has begun, for ``append(_:)``, so that several
  /// tasks can write one array.
  ///
  /// - Parameter hasValues: Whether the array has values before these.
  package init(continuingArray hasValues: Bool) { (depth, needsComma) = (1, hasValues) }

  /// Appends values of the array that this writer has begun.
  package mutating func append(_ values: JSONWriter) {
    bytes += values.bytes
    (needsComma, needsLineBreak) = (values.needsComma, values.needsLineBreak)
  }

  package mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Empties the buffer and keeps its capacity, so that output can be sent in parts, even within a document.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a key, which must be plain text without characters that need escaping.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(addingCapacity: name.utf8CodeUnitCount + 3) { text in
      text.append(UInt8(ascii: "\""))
      text.append(name)
      text.append(UInt8(ascii: "\""))
      text.append(UInt8(ascii: ":"))
    }
    needsComma = false
  }

  /// Writes a key that is not known at compile time, and escapes it.
  package mutating func key(text name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes an array, and calls `write` to write each value.
  package mutating func array<Value, E: Error>(
    of values: [Value], write: (inout JSONWriter, Value) throws(E) -> Void
  ) throws(E) {
    beginArray()
    for value in values { try write(&self, value) }
    endArray()
  }

  /// Writes a string. Escapes characters as JSON requires, and also those that could control a terminal.
  package mutating func string(_ value: String) {
    separate()
    bytes.append(addingCapacity: value.maximumJSONLength) { $0.append(json: value) }
  }

  /// Writes a string, or null for `nil`.
  package mutating func string(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  package mutating func int(_ value: Int) {
    separate()
    bytes.append(decimal: value)
  }

  /// Writes a price with exactly its decimals: `72.50` stays `72.50`.
  package mutating func price(_ value: Price) {
    separate()
    bytes.append(value)
  }

  /// Writes the shortest number that parses as the same value, or null for infinities and NaN, which JSON does not
  /// support.
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

  /// Writes a date in the format of RFC 3339 in UTC, or null if its year does not have four digits.
  package mutating func date(_ value: Date) {
    separate()
    bytes.append(addingCapacity: Date.maximumJSONLength) { $0.append(json: value) }
  }

  /// Writes one value with a single capacity check, which is much faster for a value with many parts. `write` must
  /// append valid JSON of at most `maximumLength` bytes.
  package mutating func value(maximumLength: Int, write: (inout OutputSpan<UInt8>) -> Void) {
    separate()
    bytes.append(addingCapacity: maximumLength, initializingWith: write)
  }

  /// Adds a line break before the next value or the container's end. Between documents, adds the line break at once,
  /// without a comma.
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

  /// Writes the separator before a value or key.
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if needsLineBreak { bytes.append(UInt8(ascii: "\n")) }
    (needsComma, needsLineBreak) = (true, false)
  }
}

extension JSONWriter {
  /// Returns a document of one object, and calls `write` to write its members.
  package static func document(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(write)
    json.newline()
    return json.bytes
  }

  /// Writes an object, and calls `write` to write its members.
  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    beginObject()
    write(&self)
    endObject()
  }

  /// Writes a member that is an object, and calls `write` to write its members.
  package mutating func object(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
    key(name)
    object(write)
  }

  /// Writes a member of an object. Writes null for `nil`.
  package mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    string(value)
  }

  package mutating func member(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { int(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Price?) {
    key(name)
    if let value { price(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    array(of: values) { $0.string($1) }
  }

  package mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    double(value)
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes an array with each element on its own line.
  package mutating func lines<Element>(
    _ elements: [Element], write: (inout JSONWriter, Element) throws -> Void
  ) rethrows {
    beginArray()
    for element in elements {
      newline()
      try write(&self, element)
    }
    if !elements.isEmpty { newline() }
    endArray()
  }
}
