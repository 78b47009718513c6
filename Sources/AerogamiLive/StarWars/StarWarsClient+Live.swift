import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension StarWarsClient {
  /// Asks a server that speaks the API of swapi.dev or swapi.info: `GET /films/2`, `/people`, `/people?search=luke`.
  ///
  /// A server that does not know `search` answers with all there is. What comes is filtered in any case.
  static func live(_ service: Service) -> StarWarsClient {
    let origin = Origin(of: service.base.text)
    var service = service
    service.explanation = errorEnvelope
    return StarWarsClient(
      resource: { [service] in try await service.get(.one($0, below: origin), $0) },
      list: { [service] in try await service.get(.page(of: $0, below: origin), (nil, $1)) },
      search: { [service] kind, term, page in
        var found = try await service.get(.page(of: kind, below: origin), (term, page))
        found.value.resources.removeAll { !$0.isNamed(like: term) }
        return found
      })
  }
}

extension Resource<StarWarsReference, StarWarsResource> {
  fileprivate static func one(_ reference: StarWarsReference, below origin: Origin?) -> Resource {
    Resource(
      { ["\($0.kind.plural)", "\($0.id)"] }, named: { ($0.kind.rawValue, "\($0.id)") },
      decode: { body throws(ResponseError) in
        let resource = try decodeStarWars(reference.kind, below: origin, body)
        if resource.reference != reference { throw .mismatched("it is about \(resource.reference)") }
        return resource
      })
  }
}

extension Resource<(term: String?, page: Int), StarWarsPage> {
  fileprivate static func page(of kind: StarWarsKind, below origin: Origin?) -> Resource {
    Resource(
      { _ in ["\(kind.plural)"] },
      query: { term, page in
        (term.map { [("search", $0)] } ?? []) + (page == 1 ? [] : [("page", "\(page)")])
      },
      decodeRows: { body throws(ResponseError) in try decodeStarWarsPage(of: kind, below: origin, body) })
  }
}
