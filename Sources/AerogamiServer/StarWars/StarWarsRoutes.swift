import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Hummingbird

extension Routes {
  /// Adds the Star Wars API below `/starwars`.
  func add(_ client: StarWarsClient) {
    for kind in StarWarsKind.allCases {
      let base = RouterPath("starwars/\(kind.plural)")
      get(base) { request in
        let page = try request.number("page", in: 1...StarWarsPages.limit) ?? 1
        let term = try request["search"].flatMap { $0.isEmpty ? nil : $0 }
        let fetched =
          if let term { try await client.search(kind, term, page) } else { try await client.list(kind, page) }
        return RouteResponse(fetched) { json, found in
          json.page(found, of: kind, number: page, search: term, at: "\(request.origin)/starwars")
        }
      }
      get(base.appendingPath(":id")) { request in
        guard let id = Int(digits: try request.path("id")), id >= 1 else {
          throw ClientError(
            requested: request.requested, reason: .unknown(kind.rawValue, named: try request.path("id"), known: []))
        }
        return try await RouteResponse(client.resource(StarWarsReference(kind, id))) { json, resource in
          json.resource(resource, at: "\(request.origin)/starwars")
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func page(
    _ page: StarWarsPage, of kind: StarWarsKind, number: Int, search: String?, at base: String
  ) {
    func link(_ number: Int) -> String {
      "\(base)/\(kind.plural)/?" + (search.map { "search=\($0.percentEncoded)&" } ?? "") + "page=\(number)"
    }
    beginObject()
    // The total is unknown unless the first page is the only one.
    member("count", number == 1 && page.next == .none ? page.resources.count : nil)
    key("next")
    if case .page(let next) = page.next { string(link(next)) } else { null() }
    member("previous", number > 1 ? link(number - 1) : nil)
    key("results")
    array(of: page.resources) { json, resource in json.resource(resource, at: base) }
    endObject()
  }

  /// Writes a resource as the service does: every value is text, except links and the episode number of a film.
  fileprivate mutating func resource(_ resource: StarWarsResource, at base: String) {
    func link(_ kind: StarWarsKind, _ id: Int) -> String { "\(base)/\(kind.plural)/\(id)/" }
    beginObject()
    for (attribute, value) in zip(resource.reference.kind.attributes, resource.values) {
      key(attribute.key)
      switch (attribute.content, value) {
      case (.one(let target), _):
        string(value.ids.first.map { link(target, $0) })
      case (.many(let target), _):
        array(of: value.ids) { json, id in json.string(link(target, id)) }
      case (_, .integer(let number)) where resource.reference.kind == .film: int(number)
      default: string(value.text)
      }
    }
    member("url", link(resource.reference.kind, resource.reference.id))
    endObject()
  }
}
