extension Sequence<UInt8> {
  /// The bytes as lowercase hexadecimal digits, two for each byte.
  package var hexadecimal: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(underestimatedCount * 2)
    for byte in self {
      digits.append((byte >> 4).hexadecimalDigit)
      digits.append((byte & 0xF).hexadecimalDigit)
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8 { self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10 }
}
