import AerogamiCore

/// An address to which a page may link: a path of this server, or an `https` or `http` URL. Nothing else can be
/// created, so no text from a service becomes a `javascript:` URL.
struct PageLink: Hashable {
  let text: String

  /// Creates the address of a path of this server.
  ///
  /// - Parameters:
  ///   - path: The path, such as `/history/`.
  ///   - segment: The last segment of the path, which is percent-encoded; empty for none.
  ///   - query: The parameters, which are percent-encoded.
  ///   - fragment: The id of an element of the page; `nil` for none.
  init(
    _ path: StaticString, _ segment: String = "", query: [(name: String, value: String)] = [], fragment: String? = nil
  ) {
    var text = "\(path)\(segment.percentEncoded)"
    if !query.isEmpty {
      text += "?" + query.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }.joined(separator: "&")
    }
    if let fragment { text += "#\(fragment.percentEncoded)" }
    self.text = text
  }

  /// Creates the address of a page on another server. Returns `nil` if the text is not an `https` or `http` URL, or if
  /// it is longer than 2,000 bytes.
  init?(external text: String) {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), text.utf8.count <= 2000 else { return nil }
    self.text = text
  }
}
