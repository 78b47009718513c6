import AerogamiContainer

extension StarWarsClient {
  /// A client with sample data: all films, and the best-known resources of other kinds. Only page 1 has resources.
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

/// The sample data of the mock variant, with the ids of the real service. The tables store each relation on one side;
/// the other side is derived. Ids that are in no table are left out, so every relation leads to a resource.
enum MockStarWars {
  static let resources: [StarWarsKind: [StarWarsResource]] = {
    let rows = Dictionary(uniqueKeysWithValues: StarWarsKind.allCases.map { ($0, MockStarWars.rows(of: $0)) })
    return Dictionary(
      uniqueKeysWithValues: StarWarsKind.allCases.map { kind in
        (kind, (rows[kind] ?? []).map { $0.resource(of: kind, among: rows) })
      })
  }()

  /// Maps each kind to its derived relations, and each of these to the attribute of the related kind that stores it.
  private static let inverses: [StarWarsKind: [String: String]] = [
    .person: ["films": "characters"],
    .planet: ["residents": "homeworld", "films": "planets"],
    .starship: ["pilots": "starships", "films": "starships"],
    .species: ["people": "species", "films": "species"],
    .vehicle: ["pilots": "vehicles", "films": "vehicles"],
  ]

  private struct Row {
    let id: Int
    let texts: [String: String]

    func ids(_ key: String) -> [Int] { (texts[key] ?? "").split(separator: ",").compactMap { Int($0) } }

    func resource(of kind: StarWarsKind, among rows: [StarWarsKind: [Row]]) -> StarWarsResource {
      let values = kind.attributes.map { attribute -> StarWarsValue in
        guard let target = attribute.content.target else {
          return StarWarsValue(texts[attribute.name] ?? "", isNumber: attribute.content == .number)
        }
        let others = rows[target] ?? []
        if let inverse = inverses[kind]?[attribute.name] {
          return .related(others.filter { $0.ids(inverse).contains(id) }.map(\.id))
        }
        return .related(ids(attribute.name).filter { id in others.contains { $0.id == id } })
      }
      return StarWarsResource(
        StarWarsReference(kind, id), url: "https://swapi.info/api/\(kind.plural)/\(id)", values: values)
    }
  }

  private static func rows(of kind: StarWarsKind) -> [Row] {
    let names = kind.attributes.map(\.name).filter { inverses[kind]?[$0] == nil }
    return table(of: kind).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        String(cell.replacing("^", with: "\n"))
      }
      return Int(cells[0]).map { Row(id: $0, texts: Dictionary(uniqueKeysWithValues: zip(names, cells.dropFirst()))) }
    }
  }
}
