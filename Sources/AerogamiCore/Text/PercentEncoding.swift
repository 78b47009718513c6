extension String {
  /// This text with every byte percent-encoded except the unreserved characters of RFC 3986.
  package var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}

extension String {
  /// This text with percent-encoding decoded; `nil` if a `%` is not followed by two hexadecimal digits, or if the
  /// result is not valid UTF-8.
  package var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let decoded = UInt8(String(Substring(digits)), radix: 16)
      else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
