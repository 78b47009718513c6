import Foundation

extension String {
  /// This text with every byte percent-encoded except the unreserved characters of RFC 3986.
  package var percentEncoded: String {
    if utf8.allSatisfy(\.isUnreserved) { return self }
    var encoded = ""
    for byte in utf8 {
      if byte.isUnreserved {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// This text with percent-encoding decoded; `nil` if a `%` is not followed by two hexadecimal digits, or if the
  /// result is not valid UTF-8.
  package var percentDecoded: String? { utf8.contains(UInt8(ascii: "%")) ? removingPercentEncoding : self }
}

extension UInt8 {
  /// Whether this is an unreserved character of RFC 3986.
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

/// Decodes the query of a URL as form parameters. `+` stands for a space, and `%2B` for a plus sign. A name without `=`
/// has the value `true`. The result has `nil` for each parameter that is not valid percent-encoded UTF-8.
package func formParameters(of query: some StringProtocol) -> [(name: String, value: String)?] {
  query.split(separator: "&").map { pair in
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { part in
        let text = String(part)
        return (text.utf8.contains(UInt8(ascii: "+")) ? text.replacing("+", with: " ") : text).percentDecoded
      }
    guard let name = parts[0], let value = parts.count == 1 ? "true" : parts[1] else { return nil }
    return (name, value)
  }
}
