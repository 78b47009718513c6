/// A link to the page of a fare at Aviasales or Ryanair.
///
/// The hosts are fixed, so a service cannot send a traveler to another site.
public struct FareLink: Hashable, Sendable {
  /// A path at Aviasales, which starts with a slash and may have a query, or a complete URL at Ryanair.
  public let text: String

  /// The scheme and host of a link that is only a path.
  static let site = "https://www.aviasales.com"
  /// The beginning of every link to Ryanair.
  private static let ryanair = "https://www.ryanair.com/"

  /// Creates a link from a path at Aviasales, with or without a query, or from a URL at `https://www.ryanair.com/`.
  ///
  /// Returns `nil` for any other text, and for a link that has a fragment, contains a character that RFC 3986 does not
  /// allow in a path or query, or is longer than 2,048 bytes. Every browser supports links up to that length.
  public init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/") || text.hasPrefix(Self.ryanair), text.utf8.count <= 2048,
      text.utf8.allSatisfy(Self.bytes.contains)
    else { return nil }
    self.text = text
  }

  private static let bytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?@!$&'()*+,;=%".utf8)

  /// Returns the complete URL.
  ///
  /// - Parameter marker: The affiliate marker to add to a link to Aviasales, or `nil` for none.
  func url(marker: String?) -> String {
    guard text.utf8.first == UInt8(ascii: "/") else { return text }
    let query = marker.map { "\(text.utf8.contains(UInt8(ascii: "?")) ? "&" : "?")marker=\($0.percentEncoded)" } ?? ""
    return Self.site + text + query
  }
}
