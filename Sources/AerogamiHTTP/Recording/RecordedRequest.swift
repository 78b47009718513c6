import AerogamiCore

/// What tells a recorded request from others: the client that made it, and what was asked for.
struct RecordedRequest: Hashable, Sendable {
  /// The client's name in a configuration.
  let client: String
  /// Below the client's address, `/trips/EU`, so that a recording is of no particular server; a whole URL where it is
  /// elsewhere, as pictures are. Without secrets.
  let target: String
}

extension RecordedRequest {
  /// `nil` where it is not known whose request it is.
  init?(_ request: HTTPRequest, masking mask: SecretMask) {
    guard let owner = request.owner else { return nil }
    let base = owner.base.text
    let rest = request.url.hasPrefix(base) ? request.url.dropFirst(base.count) : ""
    let isBelow = ["/", "?"].contains(rest.first)
    self.init(client: owner.client, target: mask.text(isBelow ? String(rest) : request.url))
  }

  /// What its answer is saved as: always the same for the same request, and never the same for two, whether or not the
  /// file system tells cases apart. `trips.regions.http` where the target can be read back from that, otherwise with a
  /// part of a digest: `trips.trips.EU~1b2c3d4e.http`.
  var fileName: String {
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
      return "\(client).\(slug).http"
    }
    let digest = SHA256.digest(Array("\(client)\n\(target)".utf8)).prefix(4).hexadecimal
    return "\(client).\(slug)~\(digest).http"
  }

  private static let maxSlugLength = 60
}

extension RecordedRequest: CustomStringConvertible {
  var description: String { "GET \(target)" }
}

extension RecordedRequest: Comparable {
  static func < (one: RecordedRequest, other: RecordedRequest) -> Bool {
    (one.client, one.target) < (other.client, other.target)
  }
}

extension UInt8 {
  /// Of ASCII.
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
