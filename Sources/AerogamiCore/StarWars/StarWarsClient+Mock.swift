extension StarWarsClient {
  /// Answers from built-in data: all films, and the better known of everything else. A list is one page; what is behind it is empty.
  public static let mock = StarWarsClient(
    resource: { reference in
      guard let found = MockStarWars.resources[reference.kind]?.first(where: { $0.reference == reference }) else {
        throw ClientError(
          requested: "StarWarsClient.\(reference.kind.rawValue)(\(reference.id))",
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
