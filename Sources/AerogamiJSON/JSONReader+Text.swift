/// A string or key as written in the document: the bytes between the quotes, already validated.
package struct JSONText: ~Escapable {
  /// The position of the opening quote, in bytes from the start of the document.
  package let offset: Int
  private let raw: Span<UInt8>
  /// Whether all characters are ASCII and none is escaped.
  private let isPlain: Bool
  private let hasEscapes: Bool

  @_lifetime(copy raw)
  fileprivate init(offset: Int, raw: Span<UInt8>, isPlain: Bool = false, hasEscapes: Bool = false) {
    (self.offset, self.raw, self.isPlain, self.hasEscapes) = (offset, raw, isPlain, hasEscapes)
  }

  /// The decoded text.
  package var string: String {
    if isPlain, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // Does not validate the text again.
      return unsafe String(copying: UTF8Span(unchecked: raw, isKnownASCII: true))
    }
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
      if text.hasEscapes { return unsafe text.string.utf8.elementsEqual(name) }
      guard name.count == text.raw.count else { return false }
      for index in name.indices where unsafe name[index] != text.raw[index] { return false }
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

  /// Moves past a string and returns it. The byte at the offset must be its opening quote.
  @_lifetime(copy self)
  @inline(__always)
  mutating func scanString() throws(JSONError) -> JSONText {
    let start = offset + 1
    let end = bytes.endOfPlainCharacters(from: start)
    // Most strings have neither escape sequences nor multibyte characters.
    if bytes.byte(at: end) != UInt8(ascii: "\"") { return try scanSpecialString() }
    offset = end + 1
    return JSONText(offset: start - 1, raw: bytes.extracting(start..<end), isPlain: true)
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

  /// Moves past a scalar of two to four bytes. Rejects ill-formed bytes, such as overlong forms and surrogates.
  private mutating func skipMultibyteScalar() throws(JSONError) {
    let length = unsafe bytes.extracting(offset..<min(offset + 4, bytes.count)).withUnsafeBufferPointer {
      bytes -> Int? in
      var (next, parser) = unsafe (bytes.makeIterator(), UTF8.ForwardParser())
      guard case .valid(let scalar) = unsafe parser.parseScalar(from: &next) else { return nil }
      return scalar.count
    }
    guard let length else { throw syntaxError("UTF-8") }
    offset += length
  }
}

extension Span<UInt8> {
  /// Returns the offset of the next quote, backslash, control character or non-ASCII byte, or of the end. Checks eight
  /// bytes at a time.
  @inline(__always)
  fileprivate func endOfPlainCharacters(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      // This is safe despite its name: the load is bounds-checked, and any bytes form a valid integer.
      let word = unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let special = word.specialBytes
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
    guard offset + 4 <= count else { return nil }
    let digits = text(offset..<offset + 4)
    // `UInt16` would accept a sign.
    return digits.allSatisfy(\.isHexDigit) ? UInt16(digits, radix: 16) : nil
  }
}

extension UInt64 {
  /// Marks the quotes, backslashes, control characters and non-ASCII bytes among these eight bytes with their high bits.
  /// A borrow can also mark other bytes, but only after the first of those.
  var specialBytes: UInt64 {
    func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
    let quotes = self ^ repeated(UInt8(ascii: "\""))
    let backslashes = self ^ repeated(UInt8(ascii: "\\"))
    return ((quotes &- repeated(1)) | (backslashes &- repeated(1)) | (self &- repeated(0x20)) | self) & repeated(0x80)
  }
}
