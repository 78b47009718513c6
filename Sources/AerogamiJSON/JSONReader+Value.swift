extension JSONReader {
  package mutating func readBool() throws(JSONError) -> Bool {
    switch try peek() {
    case .bool where byte == UInt8(ascii: "t"):
      try skip("true")
      return true
    case .bool:
      try skip("false")
      return false
    default:
      throw mismatch(JSONKind.bool.rawValue)
    }
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
      word.indices.allSatisfy { bytes.byte(at: offset + $0) == word[$0] }
    }
    guard isWord else { throw syntaxError(String(describing: word)) }
    offset += word.utf8CodeUnitCount
  }
}
