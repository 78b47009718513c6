/// Reads a JSON document from its bytes, value by value, in the order in which they stand there.
///
/// It is as strict as RFC 8259 and accepts nothing else, except a byte order mark at the start. The caller asks for what
/// it expects and goes through containers with a loop:
///
///     try json.beginObject()
///     while let key = try json.nextKey() {
///       switch key {
///       case "name": name = try json.readString()
///       default: try json.skipValue()
///       }
///     }
///
/// After each key and each element exactly one value has to be read or skipped. A reader is a value: a copy of it is
/// a bookmark to return to. After an error only such a copy is of use.
package struct JSONReader: ~Escapable {
  /// How deep containers may nest, skipped ones included.
  package static let maximumDepth = 128

  let bytes: Span<UInt8>
  var offset: Int
  private(set) var depth = 0
  /// Whether a container has just begun, so that no comma may precede what comes next. One flag does for all levels:
  /// a container that ends was a value of the one around it, which therefore is no longer at its first.
  private var isAtFirst = false

  /// Begins at the document's first byte, or at another one where a value stands.
  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
    if offset == 0, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { self.offset = 3 }
  }

  /// What kind of value comes next, judged by its first byte.
  package mutating func peek() throws(JSONError) -> JSONKind {
    skipWhitespace()
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    default: throw syntaxError("a value")
    }
  }

  /// - Returns: the offset of the object, which ``JSONError/Reason/missingKey(_:)`` is reported at.
  @discardableResult
  package mutating func beginObject() throws(JSONError) -> Int {
    try begin(UInt8(ascii: "{"), expected: .object)
  }

  /// Moves past the next key and its colon; `nil`, and past the object's end, where there is none.
  @_lifetime(copy self)
  package mutating func nextKey() throws(JSONError) -> JSONText? {
    guard try !endOrComma(UInt8(ascii: "}"), expected: "a comma or }") else { return nil }
    skipWhitespace()
    guard byte == UInt8(ascii: "\"") else { throw syntaxError("a key in quotes") }
    let key = try scanString()
    skipWhitespace()
    guard byte == UInt8(ascii: ":") else { throw syntaxError("a colon") }
    offset += 1
    return key
  }

  package mutating func beginArray() throws(JSONError) {
    try begin(UInt8(ascii: "["), expected: .array)
  }

  /// Moves to the next element; `false`, and past the array's end, where there is none.
  package mutating func nextElement() throws(JSONError) -> Bool {
    try !endOrComma(UInt8(ascii: "]"), expected: "a comma or ]")
  }

  /// Makes sure that nothing but white space follows the document's one value.
  package mutating func finish() throws(JSONError) {
    skipWhitespace()
    guard offset == bytes.count else { throw syntaxError("nothing more") }
  }

  /// - Returns: the offset of the container.
  @discardableResult
  private mutating func begin(_ opening: UInt8, expected: JSONKind) throws(JSONError) -> Int {
    skipWhitespace()
    guard byte == opening else { throw mismatch(expected.rawValue) }
    guard depth < Self.maximumDepth else { throw syntaxError("at most \(Self.maximumDepth) nested containers") }
    depth += 1
    isAtFirst = true
    offset += 1
    return offset - 1
  }

  /// Moves past the container's end, or past the comma before what comes next.
  private mutating func endOrComma(_ closing: UInt8, expected: String) throws(JSONError) -> Bool {
    skipWhitespace()
    if byte == closing {
      // `[1,]` does not come here: the comma is taken below, and no value begins with a bracket that closes.
      depth -= 1
      isAtFirst = false
      offset += 1
      return true
    }
    if isAtFirst {
      isAtFirst = false
    } else {
      guard byte == UInt8(ascii: ",") else { throw syntaxError(expected) }
      offset += 1
    }
    return false
  }
}

extension JSONReader {
  /// The byte at the offset; zero at the end.
  var byte: UInt8 { bytes.byte(at: offset) }

  @inline(__always)
  mutating func skipWhitespace() {
    // Nearly always there is none.
    if byte > 0x20 { return }
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  func syntaxError(_ expected: String) -> JSONError {
    JSONError(at: offset, .syntax(expected: expected))
  }

  /// The error for the value that comes next, which has the wrong type; or for there being none.
  package func mismatch(_ expected: String) -> JSONError {
    atNextValue(.mismatch(expected: expected))
  }

  /// The error for the value that comes next, which has the right type but is none that is accepted.
  package func outOfRange(_ expected: String) -> JSONError {
    atNextValue(.outOfRange(expected: expected))
  }

  /// The error for the array that comes next, which has more elements than a limit.
  package func tooMany(limit: Int) -> JSONError { atNextValue(.tooMany(limit: limit)) }

  private func atNextValue(_ reason: JSONError.Reason) -> JSONError {
    var ahead = self
    do {
      _ = try ahead.peek()
      return JSONError(at: ahead.offset, reason)
    } catch {
      return error
    }
  }
}

extension Span<UInt8> {
  /// Zero past the end, where it serves as well as none: JSON has no place for a zero byte.
  func byte(at offset: Int) -> UInt8 {
    offset < count ? self[offset] : 0
  }

  /// The text of a range of valid UTF-8.
  func text(_ range: Range<Int>) -> String {
    // A pointer, because what makes a string of a span without one needs a newer system.
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
