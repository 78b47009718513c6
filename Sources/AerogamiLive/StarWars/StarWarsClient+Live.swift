import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension StarWarsClient {
  /// Returns a client of swapi.dev or swapi.info: `GET /films/2`, `/people`, `/people?search=luke`. A server without
  /// `search` returns every resource, so results are always filtered here too.
  static func live(_ service: Service) -> StarWarsClient {
    let origin = Origin(of: service.base.text)
    var service = service
    service.errorMessage = errorEnvelopeMessage
    // swapi.dev redirects paths that do not end in a slash. swapi.info has no paths that end in one.
    service.pathsEndInSlash = origin?.host == "swapi.dev"
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
        if resource.reference != reference { throw .mismatched("expected \(reference), found \(resource.reference)") }
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

extension ClientName {
  public static let starWars: ClientName = "starWars"
}

struct StarWarsRegistration: ClientRegistration {
  let name = ClientName.starWars
  let endpoints = StarWarsClient.endpoints
  let isExample = true

  func defaultBaseURL(_ options: Void) -> BaseURL? { BaseURL(known: "https://swapi.info/api") }

  func live(_ service: Service, _ options: Void, _ context: ClientContext) -> StarWarsClient { .live(service) }

  func mock(_ options: Void) throws(ConfigurationError) -> @Sendable (ClientContext) -> StarWarsClient {
    { _ in .mock }
  }

  func failing(_ failure: Failure) -> StarWarsClient { .failing(failure) }

  func probe(_ service: Service, _ options: Void, _ context: ClientContext) async throws {
    _ = try await StarWarsClient.live(service).list(.film, 1)
  }
}
