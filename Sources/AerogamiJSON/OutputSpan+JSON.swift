import AerogamiContainer
package import AerogamiCore
package import Foundation

// Methods that append JSON values to a span, which must have enough capacity.

extension OutputSpan<UInt8> {
  /// Appends literal text of the program, such as punctuation and keys.
  @inlinable @inline(__always)
  package mutating func append(_ text: StaticString) {
    precondition(text.hasPointerRepresentation, "the text must be a string literal, and not a Unicode scalar")
    unsafe append(copying: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a string. Escapes characters as JSON requires, and also those that could control a terminal.
  package mutating func append(json text: borrowing String) {
    append(UInt8(ascii: "\""))
    let isWritten = unsafe text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard unsafe utf8.isPlain || utf8.isPrintable else { return false }
      unsafe append(copying: utf8)
      return true
    }
    if isWritten != true { for scalar in text.unicodeScalars { append(scalar) } }
    append(UInt8(ascii: "\""))
  }

  /// Appends a date in the format of RFC 3339 in UTC, or null if its year does not have four digits.
  package mutating func append(json date: Date) {
    append(UInt8(ascii: "\""))
    if RFC3339.append(date, to: &self) {
      append(UInt8(ascii: "\""))
    } else {
      removeLast(1)
      append("null")
    }
  }

  /// Appends a time in the format of RFC 3339 with its offset.
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

  @inlinable @inline(__always)
  package mutating func append(copying bytes: UnsafeBufferPointer<UInt8>) {
    // Use a pointer, because a string's span requires a newer operating system.
    unsafe withUnsafeMutableBufferPointer { target, count in
      precondition(target.count - count >= bytes.count, "not enough capacity for the text")
      guard let source = bytes.baseAddress, let start = target.baseAddress else { return }
      unsafe (start + count).initialize(from: source, count: bytes.count)
      count += bytes.count
    }
  }
}

extension String {
  /// The maximum size of this text in JSON, in bytes: two quotes, and for each byte an escape sequence of at most six
  /// bytes.
  package var maximumJSONLength: Int { utf8.count * 6 + 2 }
}

extension Date {
  /// The maximum size of a date in JSON, in bytes.
  package static var maximumJSONLength: Int { RFC3339.maximumLength + 2 }
}

extension LocalTime {
  /// The maximum size of a time in JSON, in bytes.
  package static var maximumJSONLength: Int { maximumLength + 2 }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether this is printable ASCII without characters that need escaping. Checks eight bytes at a time, because
  /// checking each byte separately took 3% of all instructions of a large fetch.
  @inline(__always)
  fileprivate var isPlain: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset + 8 <= bytes.count {
      if unsafe !bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).hasOnlyPlainBytes { return false }
      offset += 8
    }
    // Checking the last bytes again in a whole word saves 1 % of the instructions of a large fetch.
    if offset > 0 {
      return unsafe bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self).hasOnlyPlainBytes
    }
    // Most short texts are codes of two or three letters.
    switch bytes.count {
    case 4...:
      let first = unsafe bytes.loadUnaligned(as: UInt32.self)
      let last = unsafe bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
      return (UInt64(first) << 32 | UInt64(last)).hasOnlyPlainBytes
    case 2...:
      let first = unsafe bytes.loadUnaligned(as: UInt16.self)
      let last = unsafe bytes.loadUnaligned(fromByteOffset: bytes.count - 2, as: UInt16.self)
      return (0x2020_2020 << 32 | UInt64(first) << 16 | UInt64(last)).hasOnlyPlainBytes
    case 1: return unsafe (0x2020_2020_2020_2000 | UInt64(bytes[0])).hasOnlyPlainBytes
    default: return true
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether this valid UTF-8 has only printable characters that need no escaping, all of them ASCII or from U+00C0 to
  /// U+05FF, such as `é`. Checking each character of such names took 1 % of the instructions of a fetch of 1,000 regions.
  fileprivate var isPrintable: Bool {
    unsafe allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: false
      case 0x20..<0xC0, 0xC3...0xD7: true
      default: false
      }
    }
  }
}

extension UInt64 {
  /// Whether each of the eight bytes is printable ASCII, and neither a quote nor a backslash.
  fileprivate var hasOnlyPlainBytes: Bool {
    // Adding 1 to each byte sets the high bit of DEL (0x7F). Only 0xFF carries, and `specialBytes` excludes it.
    specialBytes == 0 && (self &+ 0x0101_0101_0101_0101) & 0x8080_8080_8080_8080 == 0
  }
}
