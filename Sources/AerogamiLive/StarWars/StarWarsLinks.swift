import AerogamiCore
import AerogamiHTTP

// Links of a service are read, and never followed: of one that stays with the service a kind and an id are taken, or
// the number of a page, and requests are made of those, below the configured base.

extension StarWarsReference {
  /// Reads `…/people/1` or `…/people/1/`, at any address.
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
  /// The ids that an attribute's links name; those that lead out of the service are left out and noted.
  func ids(_ links: [String], of attribute: StarWarsAttribute, below origin: Origin?, _ refused: inout SkippedRows)
    -> [Int]
  {
    links.compactMap { link in
      if let origin, Origin(of: link) == origin, let reference = StarWarsReference(link: link, of: self) {
        return reference.id
      }
      refused.count += 1
      if refused.reasons.count < 3 {
        let place = origin.map { "\($0)/…/\(plural)/ID" } ?? "of the service"
        refused.reasons.append("\(attribute.name): \"\(redacted(link).printable(maxLength: 120))\" is not \(place)")
      }
      return nil
    }
  }
}

extension StarWarsPage.Next {
  /// Reads a link with a `page` in its query.
  init(link: String, below origin: Origin?) {
    let shown = "the next page that it names, \"\(redacted(link).printable(maxLength: 120))\","
    guard let origin, let other = Origin(of: link) else {
      self = .refused("\(shown) has no http address; the rest is not asked for")
      return
    }
    guard other == origin else {
      let why =
        other.host == origin.host && other.scheme != origin.scheme ? "is \(other.scheme)" : "is at another address"
      self = .refused("\(shown) \(why), and the service is at \(origin); the rest is not asked for")
      return
    }
    let page = URLComponents(string: link)?.queryItems?.last { $0.name == "page" }?.value
    guard let number = page.flatMap({ Int(digits: $0) }), number >= 1 else {
      self = .refused("\(shown) has no page=NUMBER; the rest is not asked for")
      return
    }
    self = .page(number)
  }
}
