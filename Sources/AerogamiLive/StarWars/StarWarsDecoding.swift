import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON
import Foundation

// Decodes responses of the Star Wars API of swapi.dev and swapi.info. Only the name and the URL are required. A missing
// text or number is unknown; missing links count as none. Unknown keys are ignored. A repeated key's last value counts.

/// The maximum number of related resources in a list: `--expand` sends a request for each.
let maxStarWarsRelations = 1000

/// - Parameter origin: The only origin that links to related resources may point to; `nil` accepts no link.
func decodeStarWars(
  _ kind: StarWarsKind, below origin: Origin?, _ bytes: Span<UInt8>
) throws(ResponseError) -> StarWarsResource {
  try decodeResponse(bytes) { json throws(JSONError) in try StarWarsResource(kind, below: origin, from: &json) }
}

/// Decodes a list: a bare array, or a page with a link to the next one. Invalid rows are skipped and counted. Links may
/// point only to `origin`; `nil` accepts no link.
func decodeStarWarsPage(
  of kind: StarWarsKind, below origin: Origin?, _ bytes: Span<UInt8>
) throws(ResponseError) -> (StarWarsPage, SkippedRows) {
  var next: String?
  let list = try decodeResponse(bytes) { json throws(JSONError) -> DecodedList<StarWarsResource> in
    guard try json.peek() == .object else { return try json.readStarWars(kind, below: origin) }
    var list: DecodedList<StarWarsResource>?
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "results": list = try json.readStarWars(kind, below: origin)
      case "next": next = try json.skipNull() ? nil : json.readString()
      default: try json.skipValue()
      }
    }
    return try list.required("results", in: object)
  }
  let skipped = try list.skippedRows()
  return (StarWarsPage(list.elements, next: next.map { StarWarsPage.Next(link: $0, below: origin) } ?? .none), skipped)
}

extension JSONReader {
  fileprivate mutating func readStarWars(
    _ kind: StarWarsKind, below origin: Origin?
  ) throws(JSONError) -> DecodedList<StarWarsResource> {
    try readList { json throws(JSONError) in try StarWarsResource(kind, below: origin, from: &json) }
  }

  /// Reads a value that some services write as a string and others as a number.
  fileprivate mutating func readStarWarsValue(isNumber: Bool) throws(JSONError) -> StarWarsValue {
    switch try peek() {
    case .null:
      _ = try skipNull()
      return .unknown(nil)
    case .number: return StarWarsValue(try readNumberText(), isNumber: isNumber)
    case .string: return StarWarsValue(try readString(), isNumber: isNumber)
    case .object, .array, .bool: throw mismatch("a string or a number")
    }
  }
}

extension StarWarsResource {
  fileprivate init(_ kind: StarWarsKind, below origin: Origin?, from json: inout JSONReader) throws(JSONError) {
    let attributes = kind.attributes
    var values = attributes.map { $0.content.target == nil ? StarWarsValue.unknown(nil) : .related([]) }
    var isNamed = false
    var url: String?
    var reference: StarWarsReference?
    var refused = SkippedRows()

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      if "url" as StaticString ~= key {
        let start = json
        let link = try json.readString()
        url = link
        reference = StarWarsReference(link: link, of: kind)
        if reference == nil { throw start.outOfRange("a URL that ends in /\(kind.plural)/ and an id") }
        continue
      }
      var found: Int?
      for (index, attribute) in attributes.enumerated() where attribute.key ~= key { found = index }
      guard let index = found else {
        try json.skipValue()
        continue
      }
      let attribute = attributes[index]
      switch attribute.content {
      case .text, .number: values[index] = try json.readStarWarsValue(isNumber: attribute.content == .number)
      case .one(let target):
        let link = try json.skipNull() ? nil : json.readString()
        values[index] = .related(target.ids([link].compactMap(\.self), of: attribute, below: origin, &refused))
      case .many(let target):
        let links = try json.readStrings(upTo: maxStarWarsRelations)
        values[index] = .related(target.ids(links, of: attribute, below: origin, &refused))
      }
      if index == 0 { isNamed = values[0].text != nil }
    }
    guard isNamed else { throw JSONError(at: object, .missingKey(attributes[0].name)) }
    self.init(
      try reference.required("url", in: object), url: try url.required("url", in: object), values: values,
      refused: refused)
  }
}

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
  /// Returns the ids in links to this origin. Adds links to another origin or without a valid id to `refused`.
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
  /// Reads the page number in the link to the next page. An unusable link is `.refused` with the reason, for users.
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
