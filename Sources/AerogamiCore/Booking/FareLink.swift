/// The path and query of a fare's page at Aviasales.
///
/// The host is fixed, so a service cannot send a traveler to another site.
public struct FareLink: Hashable, Sendable {
  /// The path with its query; starts with a slash.
  public let path: String

  /// The scheme and host of every link.
  static let site = "https://www.aviasales.com"

  /// Creates a link from a path, with or without a query.
  ///
  /// Returns `nil` for a path that does not start with a slash, has a fragment, is longer than 2,048 bytes, or contains
  /// a character that RFC 3986 does not allow in a path or query.
  public init?(_ path: String) {
    guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= 2048, path.utf8.allSatisfy(Self.bytes.contains)
    else { return nil }
    self.path = path
  }

  private static let bytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?@!$&'()*+,;=%".utf8)

  /// Returns the complete URL.
  ///
  /// - Parameter marker: The affiliate marker to add, or `nil` for none.
  func url(marker: String?) -> String {
    let query = marker.map { "\(path.utf8.contains(UInt8(ascii: "?")) ? "&" : "?")marker=\($0.percentEncoded)" } ?? ""
    return Self.site + path + query
  }
}
