import Foundation

/// The base address of a service: `https://example.com/api`, without a trailing slash.
public struct BaseURL: Hashable, Sendable {
  public let text: String

  package init(known text: StaticString) { self.text = "\(text)" }

  package static let expectation =
    "an http or https address such as http://127.0.0.1:8080 (no user, password, query or fragment)"

  /// Parses an `http` or `https` URL with a host, in visible ASCII characters; `nil` for any other text. A URL with a
  /// user, password, query or fragment is not valid, because addresses are printed and these parts may contain secrets.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), let parts = URLComponents(string: text),
      ["http", "https"].contains(parts.scheme?.lowercased()), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      parts.port.map({ (1...65535).contains($0) }) ?? true
    else { return nil }
    self.text = text[...].trimming { $0 == "/" }
  }

  package var hasPath: Bool { text.drop { $0 != ":" }.dropFirst(3).contains("/") }

  /// Returns the URL of a resource below this address. Each segment and query item is percent-encoded, so that `/` and
  /// `?` in it do not change which resource is requested. Returns `nil` for the segments `.` and `..`, which change the
  /// path even if they are encoded, and for an empty segment: a URL such as `/trips/` may request a whole collection.
  package func url(
    _ segments: [String], endsInSlash: Bool = false, query: [(name: String, value: String)] = []
  ) -> String? {
    var url = text
    for segment in segments {
      guard !["", ".", ".."].contains(segment) else { return nil }
      url += "/" + segment.percentEncoded
    }
    if endsInSlash { url += "/" }
    for (index, (name, value)) in query.enumerated() {
      url += "\(index == 0 ? "?" : "&")\(name.percentEncoded)=\(value.percentEncoded)"
    }
    return url
  }
}
