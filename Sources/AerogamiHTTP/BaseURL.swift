import AerogamiCore

/// The address below which a service answers: `https://example.com/api`, with no slash at its end.
public struct BaseURL: Hashable, Sendable {
  public let text: String

  /// An address that is part of the program.
  package init(known text: StaticString) { self.text = "\(text)" }

  /// What an address has to be, for an error about one that is not.
  package static let expectation =
    "an http or https address such as http://127.0.0.1:8080 (no user, password, query or fragment)"

  /// Reads an `http` or `https` URL with a host. A user, password, query or fragment makes it none: a secret in an
  /// address would be shown wherever the address is.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), let parts = URLComponents(string: text),
      ["http", "https"].contains(parts.scheme?.lowercased()), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      parts.port.map({ (1...65535).contains($0) }) ?? true
    else { return nil }
    self.text = String(text.reversed().drop { $0 == "/" }.reversed())
  }

  /// The URL of a resource below this address; each part is percent-encoded, so that none can lead elsewhere.
  /// `nil` for the segments `.` and `..`, which mean another place however they are encoded, and for one that is empty,
  /// which may mean all that is there.
  package func url(_ segments: [String], query: [(name: String, value: String)] = []) -> String? {
    var url = text
    for segment in segments {
      guard !["", ".", ".."].contains(segment) else { return nil }
      url += "/" + segment.percentEncoded
    }
    for (index, (name, value)) in query.enumerated() {
      url += "\(index == 0 ? "?" : "&")\(name.percentEncoded)=\(value.percentEncoded)"
    }
    return url
  }
}
