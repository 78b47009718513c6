import AerogamiCore
import Foundation

/// An identifier that depends only on texts, so that it stays the same in every response and on every server.
struct StableID: Hashable, CustomStringConvertible {
  /// A UUID of version 8 (RFC 9562): 122 bits of a SHA-256 digest.
  let description: String

  /// - Parameter parts: The texts. Their boundaries count: `["a", "b"]` and `["ab"]` differ.
  init(_ parts: String...) {
    let message = parts.flatMap { Array("\($0.utf8.count) ".utf8) + Array($0.utf8) }
    var bytes = Array(SHA256.digest(message).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    description = [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10...]]
      .map { $0.joined() }.joined(separator: "-")
  }
}
