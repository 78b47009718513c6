package import AerogamiCore

// The values of JSON, each appended to a span that must have room for it.

extension OutputSpan<UInt8> {
  /// Appends text of our own as it is: punctuation, and keys with it.
  package mutating func append(_ text: StaticString) {
    precondition(text.hasPointerRepresentation, "a text is more than one character")
    append(copying: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a text in quotes, so that neither a parser nor a terminal takes any of it for more than text.
  package mutating func append(json text: borrowing String) {
    append(UInt8(ascii: "\""))
    let isWritten = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard utf8.isPlain else { return false }
      append(copying: utf8)
      return true
    }
    if isWritten != true { for scalar in text.unicodeScalars { append(scalar) } }
    append(UInt8(ascii: "\""))
  }

  /// Appends the date as RFC 3339 does in UTC; a null if its year has no four digits.
  package mutating func append(json date: Date) {
    append(UInt8(ascii: "\""))
    if RFC3339.append(date, to: &self) {
      append(UInt8(ascii: "\""))
    } else {
      removeLast(1)
      append("null")
    }
  }

  /// Appends the time as RFC 3339 does, with its offset.
  package mutating func append(json time: LocalTime) {
    append(UInt8(ascii: "\""))
    time.append(to: &self)
    append(UInt8(ascii: "\""))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == "\"" || scalar == "\\" {
      append(UInt8(ascii: "\\"))
      append(UInt8(ascii: scalar))
    } else if scalar.isUnsafeToPrint {
      for unit in scalar.utf16 { appendEscape(unit) }
    } else {
      for byte in scalar.utf8 { append(byte) }
    }
  }

  private mutating func appendEscape(_ unit: UInt16) {
    append(UInt8(ascii: "\\"))
    append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  @inline(__always)
  private mutating func append(copying bytes: UnsafeBufferPointer<UInt8>) {
    // What lends the bytes of a string without a pointer needs a newer system.
    withUnsafeMutableBufferPointer { target, count in
      precondition(target.count - count >= bytes.count, "no room for the text")
      guard let source = bytes.baseAddress, let start = target.baseAddress else { return }
      (start + count).initialize(from: source, count: bytes.count)
      count += bytes.count
    }
  }
}

extension String {
  /// How many bytes this takes at most in JSON: no escape is longer than six times what it stands for, and two quotes.
  package var maximumJSONLength: Int { utf8.count * 6 + 2 }
}

extension Date {
  /// How many bytes a date takes at most in JSON.
  package static var maximumJSONLength: Int { RFC3339.maximumLength + 2 }
}

extension LocalTime {
  /// How many bytes a time takes at most in JSON.
  package static var maximumJSONLength: Int { maximumLength + 2 }
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
