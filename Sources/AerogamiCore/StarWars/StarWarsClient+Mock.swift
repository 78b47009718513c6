import AerogamiContainer

extension StarWarsClient {
  /// A client with sample data: all films, and the best-known resources of each other kind. Each list has one page, and
  /// later pages are empty.
  public static let mock = StarWarsClient(
    resource: { reference in
      guard let found = MockStarWars.resources[reference.kind]?.first(where: { $0.reference == reference }) else {
        throw ClientError(
          requested: "the sample data",
          reason: .unknown(reference.kind.rawValue, named: "\(reference.id)", known: []))
      }
      return Fetched(found)
    },
    list: { kind, page in Fetched(StarWarsPage(page == 1 ? MockStarWars.resources[kind] ?? [] : [])) },
    search: { kind, term, page in
      let found = (MockStarWars.resources[kind] ?? []).filter { $0.isNamed(like: term) }
      return Fetched(StarWarsPage(page == 1 ? found : []))
    })
}
