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

  /// Moves past a null; `false`, and no move, if another value comes next.
  package mutating func skipNull() throws(JSONError) -> Bool {
    skipWhitespace()
    guard byte == UInt8(ascii: "n") else { return false }
    try skip("null")
    return true
  }

  /// Moves past any value, which is checked as strictly as one that is read.
  package mutating func skipValue() throws(JSONError) {
    let outerDepth = depth
    // The bit at a depth tells whether the container there is an object. No recursion: a document chooses the depth.
    var objects: UInt128 = 0
    while true {
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
      repeat {
        if depth == outerDepth { return }
      } while try objects >> (depth - 1) & 1 == 1 ? nextKey() == nil : !nextElement()
    }
  }

  private mutating func skip(_ word: StaticString) throws(JSONError) {
    let isWord = word.withUTF8Buffer { word in
      word.indices.allSatisfy { bytes.byte(at: offset + $0) == word[$0] }
    }
    guard isWord else { throw syntaxError(String(describing: word)) }
    offset += word.utf8CodeUnitCount
  }
}
