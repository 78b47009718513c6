/// A strict pull parser that reads a JSON document from its bytes, value by value.
///
/// The parser accepts exactly the grammar of RFC 8259, up to ``maximumDepth``, and a byte order mark at the start. The
/// caller requests the values that it expects, and reads containers in a loop:
///
///     try json.beginObject()
///     while let key = try json.nextKey() {
///       switch key {
///       case "name": name = try json.readString()
///       default: try json.skipValue()
///       }
///     }
///
/// After each key and for each element, exactly one value must be read or skipped. To read a value again, copy the
/// reader before the value. After an error, use only a copy made before the error.
package struct JSONReader: ~Escapable {
  /// The maximum nesting depth of containers, including skipped ones: ``skipValue()`` needs one bit of a `UInt128` for
  /// each level.
  package static let maximumDepth = 128

  let bytes: Span<UInt8>
  var offset: Int
  private(set) var depth = 0
  /// Whether a container has just begun, so the next value has no comma before it. One flag is enough for all levels:
  /// when a container ends, the enclosing container is past its first value.
  private var isAtFirst = false

  /// Creates a reader at the document's first byte, or at another offset where a value begins.
  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>, at offset: Int = 0) {
    (self.bytes, self.offset) = (bytes, offset)
    if offset == 0, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { self.offset = 3 }
  }

  /// Returns the kind of the next value, determined by its first byte.
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

  /// Moves past the start of an object, and returns its offset, where a missing key is reported. Throws an error if the
  /// next value is not an object.
  @discardableResult
  package mutating func beginObject() throws(JSONError) -> Int { try begin(UInt8(ascii: "{"), expected: .object) }

  /// Moves past the next key and its colon. If there is no other key, moves past the object's end and returns `nil`.
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

  /// Moves past the start of an array. Throws an error if the next value is not an array.
  package mutating func beginArray() throws(JSONError) { try begin(UInt8(ascii: "["), expected: .array) }

  /// Moves to the next element. If there is no other element, moves past the array's end and returns `false`.
  package mutating func nextElement() throws(JSONError) -> Bool {
    try !endOrComma(UInt8(ascii: "]"), expected: "a comma or ]")
  }

  /// Checks that only white space follows the document's value.
  package mutating func finish() throws(JSONError) {
    skipWhitespace()
    guard offset == bytes.count else { throw syntaxError("the end of the document") }
  }

  @discardableResult
  private mutating func begin(_ opening: UInt8, expected: JSONKind) throws(JSONError) -> Int {
    skipWhitespace()
    guard byte == opening else { throw mismatch(expected.rawValue) }
    guard depth < Self.maximumDepth else { throw syntaxError("at most \(Self.maximumDepth) nested arrays and objects") }
    depth += 1
    isAtFirst = true
    offset += 1
    return offset - 1
  }

  /// If the container ends here, moves past its end and returns `true`. Otherwise returns `false`, after moving past
  /// the comma that must precede every value but the first.
  @inline(__always)
  private mutating func endOrComma(_ closing: UInt8, expected: String) throws(JSONError) -> Bool {
    skipWhitespace()
    if byte == closing {
      // `[1,]` is not accepted here: the code below moves past the comma, and no value begins with a closing bracket.
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
  package mutating func readBool() throws(JSONError) -> Bool {
    guard try peek() == .bool else { throw mismatch(JSONKind.bool.rawValue) }
    let value = byte == UInt8(ascii: "t")
    try skip(value ? "true" : "false")
    return value
  }

  /// Moves past a null. Returns `false` without moving if the next value is not null.
  package mutating func skipNull() throws(JSONError) -> Bool {
    skipWhitespace()
    guard byte == UInt8(ascii: "n") else { return false }
    try skip("null")
    return true
  }

  /// Moves past any value, and validates it as strictly as the methods that read values.
  package mutating func skipValue() throws(JSONError) {
    let outerDepth = depth
    // A stack of bits, one for each depth: 1 for an object, 0 for an array. Recursion would let the document control
    // the size of the call stack.
    var objects: UInt128 = 0
    repeat {
      switch try peek() {
      case .object:
        try beginObject()
        objects |= 1 << (depth - 1)
      case .array:
        try beginArray()
        objects &= ~(1 << (depth - 1))
      case .string: _ = try scanString()
      case .number: try skipNumber()
      case .bool: _ = try readBool()
      case .null: try skip("null")
      }
      // Find the next value: leave every container that has no more values.
      while depth > outerDepth {
        let isObject = objects >> (depth - 1) & 1 == 1
        if try isObject ? nextKey() != nil : nextElement() { break }
      }
    } while depth > outerDepth
  }

  private mutating func skip(_ word: StaticString) throws(JSONError) {
    let isWord = word.withUTF8Buffer { word in
      word.indices.allSatisfy { unsafe bytes.byte(at: offset + $0) == word[$0] }
    }
    // Another word with the same first letter, such as a text without quotes, is not a value at all.
    guard isWord else { throw syntaxError("a value") }
    offset += word.utf8CodeUnitCount
  }
}

extension JSONReader {
  /// The byte at the offset, or zero at the end.
  var byte: UInt8 { bytes.byte(at: offset) }

  @inline(__always)
  mutating func skipWhitespace() {
    // Usually there is no white space.
    if byte > 0x20 { return }
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  func syntaxError(_ expected: String) -> JSONError {
    JSONError(at: offset, .syntax(expected: expected))
  }

  /// Returns an error for the next value, which has the wrong type. If no value follows, returns a syntax error
  /// instead.
  package func mismatch(_ expected: String) -> JSONError {
    atNextValue(.mismatch(expected: expected))
  }

  /// Returns an error for the next value, which has the right type but is not accepted. If no value follows, returns a
  /// syntax error instead.
  package func outOfRange(_ expected: String) -> JSONError {
    atNextValue(.outOfRange(expected: expected))
  }

  /// Returns an error for the next array, which has more elements than the limit.
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
  /// Returns the byte at an offset, or zero past the end: JSON never contains a zero byte.
  func byte(at offset: Int) -> UInt8 {
    offset < count ? self[offset] : 0
  }

  /// Returns the text of a range of valid UTF-8.
  func text(_ range: Range<Int>) -> String {
    // Use a pointer, because creating a string from a span requires a newer operating system.
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
