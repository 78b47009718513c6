/// A string or key as written in the document: the bytes between the quotes, already validated.
package struct JSONText: ~Escapable {
  /// The position of the opening quote, in bytes from the start of the document.
  package let offset: Int
  private let raw: Span<UInt8>
  private let hasEscapes: Bool

  @_lifetime(copy raw)
  fileprivate init(offset: Int, raw: Span<UInt8>, hasEscapes: Bool) {
    self.offset = offset
    self.raw = raw
    self.hasEscapes = hasEscapes
  }

  /// The decoded text.
  package var string: String {
    guard hasEscapes else { return raw.text(0..<raw.count) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(raw.count)
    var offset = 0
    while offset < raw.count {
      if raw[offset] == UInt8(ascii: "\\"), let scalar = raw.escapedScalar(at: &offset) {
        decoded.append(contentsOf: scalar.utf8)
      } else {
        decoded.append(raw[offset])
        offset += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Returns whether the text equals a name, so that `switch` can match keys without creating strings.
  package static func ~= (name: StaticString, text: borrowing JSONText) -> Bool {
    name.withUTF8Buffer { name in
      if text.hasEscapes { return text.string.utf8.elementsEqual(name) }
      guard name.count == text.raw.count else { return false }
      for index in name.indices where name[index] != text.raw[index] { return false }
      return true
    }
  }
}

extension JSONReader {
  package mutating func readString() throws(JSONError) -> String {
    skipWhitespace()
    guard byte == UInt8(ascii: "\"") else { throw mismatch(JSONKind.string.rawValue) }
    return try scanString().string
  }

  /// Reads an array of strings, and throws an error if it has more than `limit` elements.
  package mutating func readStrings(upTo limit: Int = .max) throws(JSONError) -> [String] {
    try readArray(upTo: limit) { json throws(JSONError) in try json.readString() }
  }

  /// Moves past a string and returns it.
  ///
  /// - Precondition: The byte at the offset is the opening quote.
  @_lifetime(copy self)
  @inline(__always)
  mutating func scanString() throws(JSONError) -> JSONText {
    let start = offset + 1
    let end = bytes.endOfPlainCharacters(from: start)
    // Most strings have neither escape sequences nor multibyte characters.
    if bytes.byte(at: end) != UInt8(ascii: "\"") { return try scanSpecialString() }
    offset = end + 1
    return JSONText(offset: start - 1, raw: bytes.extracting(start..<end), hasEscapes: false)
  }

  @_lifetime(copy self)
  private mutating func scanSpecialString() throws(JSONError) -> JSONText {
    offset += 1
    let start = offset
    var hasEscapes = false
    while true {
      offset = bytes.endOfPlainCharacters(from: offset)
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        let raw = bytes.extracting(start..<offset - 1)
        return JSONText(offset: start - 1, raw: raw, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        guard bytes.escapedScalar(at: &offset) != nil else { throw syntaxError("a valid escape sequence") }
      case 0x80...:
        try skipMultibyteScalar()
      default:
        throw syntaxError(
          offset < bytes.count ? "an escape sequence instead of a control character" : "a closing quote")
      }
    }
  }

  /// Moves past a scalar of two to four bytes. Rejects the byte sequences that are ill-formed according to table 3-7 of
  /// the Unicode standard: overlong forms, surrogates, and values above U+10FFFF.
  private mutating func skipMultibyteScalar() throws(JSONError) {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw syntaxError("UTF-8")
    }
    guard second.contains(bytes.byte(at: offset + 1)) else { throw syntaxError("UTF-8") }
    for index in 2..<length where bytes.byte(at: offset + index) & 0xC0 != 0x80 { throw syntaxError("UTF-8") }
    offset += length
  }
}

extension Span<UInt8> {
  /// Returns the offset of the next quote, backslash, control character or non-ASCII byte, or of the end. Checks eight
  /// bytes at a time.
  fileprivate func endOfPlainCharacters(from start: Int) -> Int {
    func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    var offset = start
    while offset + 8 <= count {
      // This is safe despite its name: the load is bounds-checked, and any bytes form a valid integer.
      let word = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      // In `special`, the high bit is set for each byte at which this method must stop. A borrow can also set the high
      // bit of another byte, but only after the first such byte.
      let quotes = word ^ repeated(UInt8(ascii: "\""))
      let backslashes = word ^ repeated(UInt8(ascii: "\\"))
      let special =
        ((quotes &- repeated(1)) | (backslashes &- repeated(1)) | (word &- repeated(0x20)) | word) & repeated(0x80)
      if special != 0 { return offset + special.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, case let byte = self[offset], byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\\")
    { offset += 1 }
    return offset
  }

  /// Moves past the escape sequence at the offset, or past two that form a surrogate pair, and returns the scalar.
  /// Returns `nil` without moving if the sequence is malformed or is only half of a pair.
  fileprivate func escapedScalar(at offset: inout Int) -> Unicode.Scalar? {
    var end = offset + 2
    let value: UInt32
    switch byte(at: offset + 1) {
    case UInt8(ascii: "\""): value = 0x22
    case UInt8(ascii: "/"): value = 0x2F
    case UInt8(ascii: "\\"): value = 0x5C
    case UInt8(ascii: "b"): value = 0x08
    case UInt8(ascii: "t"): value = 0x09
    case UInt8(ascii: "n"): value = 0x0A
    case UInt8(ascii: "f"): value = 0x0C
    case UInt8(ascii: "r"): value = 0x0D
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(at: end) else { return nil }
      end += 4
      if UTF16.isLeadSurrogate(unit) {
        guard
          byte(at: end) == UInt8(ascii: "\\"), byte(at: end + 1) == UInt8(ascii: "u"),
          let trail = hexadecimal(at: end + 2), UTF16.isTrailSurrogate(trail)
        else { return nil }
        end += 6
        value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF))
      } else {
        value = UInt32(unit)
      }
    default: return nil
    }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    offset = end
    return scalar
  }

  /// Returns the value of the four hexadecimal digits at an offset; `nil` for any other text.
  private func hexadecimal(at offset: Int) -> UInt16? {
    var value: UInt16 = 0
    for index in 0..<4 {
      let byte = byte(at: offset + index)
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt16(byte & 0x0F)
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt16(byte & 0x0F + 9)
      default: return nil
      }
    }
    return value
  }
}
