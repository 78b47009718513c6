public import AerogamiContainer
import AerogamiCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOHTTP1

extension Server {
  /// The password that clients must send with every request except `/health`.
  ///
  /// Only the digest is stored, so that no log or error can show the password.
  public struct Password: Sendable {
    /// The maximum size of a password in UTF-8.
    public static let maxBytes = 1024

    private let digest: [UInt8]

    /// Creates a password.
    ///
    /// - Throws: ``InvalidPassword`` if the text is blank, is longer than ``maxBytes``, or contains U+FFFD or control
    ///   or invisible characters, which users cannot type.
    public init(_ text: String) throws(InvalidPassword) {
      if text.utf8.count > Self.maxBytes { throw InvalidPassword("the password is longer than \(Self.maxBytes) bytes") }
      if text.allSatisfy(\.isWhitespace) { throw InvalidPassword("the password is empty") }
      // U+FFFD replaces bytes that were not valid UTF-8.
      if text.unicodeScalars.contains(where: { $0.isUnsafeToPrint || $0 == "\u{FFFD}" }) {
        throw InvalidPassword("the password contains control characters, invisible characters or invalid UTF-8")
      }
      digest = SHA256.digest(Array(text.utf8))
    }

    /// Returns whether a client sent this password. Compares digests, and all of their bytes, so that the time does not
    /// depend on the password.
    func equals(_ candidate: [UInt8]) -> Bool {
      zip(digest, SHA256.digest(candidate)).reduce(into: UInt8(0)) { $0 |= $1.0 ^ $1.1 } == 0
    }
  }

  /// The reason why a text cannot be a password. It never contains the text.
  public typealias InvalidPassword = Problem
}

extension Server.Password {
  /// Returns the rejection of a request without this password; `nil` if the request has it. The password is the one in
  /// `Authorization: Basic`, with any user name; or the token in `Authorization: Bearer`; or, without either of them,
  /// the key in `X-API-Key`, in which `RoverClient` sends its token.
  func rejection(of headers: HTTPHeaders) -> Rejection? {
    let authorizations = headers["Authorization"]
    let sent = authorizations.isEmpty ? headers[HTTPField.Name.apiKey.rawName] : authorizations
    guard sent.count <= 1 else {
      return Rejection(.badRequest, "there is more than one Authorization or X-API-Key header")
    }
    guard let value = sent.first?.trimmingBlanks else {
      return Rejection(
        .unauthorized, "a password is required; send it as a Bearer token, or with HTTP Basic and any user name")
    }
    guard let candidate = authorizations.isEmpty ? Array(value.utf8) : Self.password(in: value) else {
      return Rejection(
        .unauthorized,
        "the Authorization header is malformed; send the password as a Bearer token, or with HTTP Basic")
    }
    if equals(candidate) { return nil }
    return Rejection(.unauthorized, "the password is wrong; send the one with which the server was started")
  }

  /// Returns the password in the value of an `Authorization` header; `nil` if the scheme is unknown or the credentials
  /// are malformed (RFC 7617, RFC 6750).
  private static func password(in authorization: String) -> [UInt8]? {
    let scheme = authorization.prefix { $0 != " " }
    let credentials = authorization.dropFirst(scheme.count).drop { $0 == " " }
    switch scheme.lowercased() {
    case "bearer": return Array(credentials.utf8)
    case "basic":
      guard let pair = Data(base64Encoded: String(credentials)), let colon = pair.firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      // A user name contains no colon, but a password may.
      return Array(pair[colon...].dropFirst())
    default: return nil
    }
  }

  /// The value of `WWW-Authenticate`, which makes a browser ask its user for the password.
  static let challenge = #"Basic realm="aerogami", charset="UTF-8""#
}

extension Request {
  /// Whether the request has a header in which clients send a password.
  var hasCredentials: Bool { headers[.authorization] != nil || headers[.apiKey] != nil }
}

extension Response {
  /// Forbids caches that several users share to store this response. A cache may not know that a request had a
  /// password, because a proxy may remove the header, or add it for its own users.
  mutating func forbidSharedCaches() {
    let others = (headers[.cacheControl] ?? "").split(separator: ",").map(\.trimmingBlanks)
      .filter { !["public", "private"].contains($0.lowercased()) }
    headers[.cacheControl] = (["private"] + others).joined(separator: ", ")
  }
}
