/// The page of one fare at Aviasales, as the path and the query of an address whose host is part of the program: whoever
/// sends one cannot lead a traveller to another site.
public struct FareLink: Hashable, Sendable {
  /// Begins with a slash.
  public let path: String

  /// The site that all of them are of.
  static let site = "https://www.aviasales.com"

  /// `nil` for what does not begin with a slash, has a character that no address has (RFC 3986) or a fragment, or is
  /// longer than 2,048 bytes.
  public init?(_ path: String) {
    guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= 2048, path.utf8.allSatisfy(Self.bytes.contains)
    else { return nil }
    self.path = path
  }

  private static let bytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?@!$&'()*+,;=%".utf8)

  /// The whole address.
  ///
  /// - Parameter marker: Tells the site who sent the traveller; `nil` for nobody.
  func url(marker: String?) -> String {
    let query = marker.map { "\(path.utf8.contains(UInt8(ascii: "?")) ? "&" : "?")marker=\($0.percentEncoded)" } ?? ""
    return Self.site + path + query
  }
}
