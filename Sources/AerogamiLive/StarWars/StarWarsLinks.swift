import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import Foundation

// Links in responses are never followed. From links to the service's own origin, only a kind and an id, or a page
// number, are read. Requests are built from these values and the configured base URL.

extension StarWarsReference {
  /// Parses a link such as `…/people/1` or `…/people/1/`, at any address.
  init?(link: String, of kind: StarWarsKind) {
    guard let parts = URLComponents(string: link), parts.query == nil, parts.fragment == nil else { return nil }
    let segments = parts.path.split(separator: "/")
    guard let last = segments.last, segments.dropLast().last.map({ $0 == "\(kind.plural)" }) == true,
      let id = Int(digits: last), id >= 1
    else { return nil }
    self.init(kind, id)
  }
}

extension StarWarsKind {
  /// Returns the ids in an attribute's links. Leaves out links to another origin and links without a valid id, and adds
  /// them to `refused`.
  func ids(_ links: [String], of attribute: StarWarsAttribute, below origin: Origin?, _ refused: inout SkippedRows)
    -> [Int]
  {
    links.compactMap { link in
      if let origin, Origin(of: link) == origin, let reference = StarWarsReference(link: link, of: self) {
        return reference.id
      }
      refused.count += 1
      if refused.reasons.count < 3 {
        let expected = origin.map { "\($0)/…/\(plural)/ID" } ?? "an address of the service"
        refused.reasons.append("\(attribute.name): \"\(redacted(link).printable(maxLength: 120))\" is not \(expected)")
      }
      return nil
    }
  }
}

extension StarWarsPage.Next {
  /// Parses the link to the next page, and reads the page number from its query. If the link cannot be used, the result
  /// is `.refused` with the reason, as text for users.
  init(link: String, below origin: Origin?) {
    let shown = "the link to the next page, \"\(redacted(link).printable(maxLength: 120))\","
    guard let origin, let other = Origin(of: link) else {
      self = .refused("\(shown) is not an http or https address; the remaining pages were not requested")
      return
    }
    guard other == origin else {
      let why =
        other.host == origin.host && other.scheme != origin.scheme
        ? "uses \(other.scheme), but the service uses \(origin.scheme)"
        : "is not an address of the service (\(origin))"
      self = .refused("\(shown) \(why); the remaining pages were not requested")
      return
    }
    let page = URLComponents(string: link)?.queryItems?.last { $0.name == "page" }?.value
    guard let number = page.flatMap({ Int(digits: $0) }), number >= 1 else {
      self = .refused("\(shown) has no page=NUMBER; the remaining pages were not requested")
      return
    }
    self = .page(number)
  }
}
