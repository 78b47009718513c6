import AerogamiCore

/// The identity of a recorded request: the client that sent it, and what it requested.
struct RecordedRequest: Hashable, Sendable {
  let client: String
  /// `GET`, or `POST` for a request whose repetition is harmless.
  var method = "GET"
  /// The path and query below the client's base URL, such as `/trips/EU`, so that a recording does not depend on the
  /// server. For a request to another address, such as a picture, it is the complete URL. Secrets are masked. A POST
  /// request ends with `#` and 64 bits of a digest of its body in hexadecimal.
  let target: String
}

extension RecordedRequest {
  /// Returns `nil` for a request without an owner, and for one that is not repeatable, such as a notification, whose
  /// body may contain secrets.
  init?(_ request: HTTPRequest, masking mask: SecretMask) {
    guard let owner = request.owner, request.isRepeatable else { return nil }
    let base = owner.base.text
    let rest = request.url.hasPrefix(base) ? request.url.dropFirst(base.count) : ""
    let isBelow = ["/", "?"].contains(rest.first)
    let body = request.body.map { "#\(SHA256.digest(Array($0)).prefix(8).hexadecimal)" } ?? ""
    self.init(
      client: owner.client, method: request.method, target: mask.text(isBelow ? String(rest) : request.url) + body)
  }

  /// The name of the response's file: `trips.regions.http` for a short path of lowercase letters, digits, `-`, `_` and
  /// `/`. For any other target, it contains 32 bits of a digest: `trips.trips.EU~1b2c3d4e.http`. So different requests
  /// almost certainly have different names, even on a case-insensitive file system.
  var fileName: String {
    // A file's name cannot contain the @ of a source, such as `trips@ryanair`.
    let owner = client.replacing("@", with: "-")
    let path = target.first == "/" ? target.dropFirst() : target.drop { $0 != "/" }.drop { $0 == "/" }
    var slug = ""
    for scalar in path.unicodeScalars.prefix(Self.maxSlugLength) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": slug.unicodeScalars.append(scalar)
      case "/", "?": slug += "."
      default: slug += "-"
      }
    }
    let isPlain = path.utf8.allSatisfy { $0.isLetterOrDigit && $0 == $0 | 0x20 || "-_/".utf8.contains($0) }
    if target.first == "/", isPlain, (1...Self.maxSlugLength).contains(path.utf8.count) {
      return "\(owner).\(slug).http"
    }
    let digest = SHA256.digest(Array("\(client)\n\(target)".utf8)).prefix(4).hexadecimal
    return "\(owner).\(slug)~\(digest).http"
  }

  private static let maxSlugLength = 60
}

extension RecordedRequest: CustomStringConvertible {
  var description: String { "\(method) \(target)" }
}

extension RecordedRequest: Comparable {
  static func < (one: RecordedRequest, other: RecordedRequest) -> Bool {
    (one.client, one.target) < (other.client, other.target)
  }
}

extension UInt8 {
  package var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
