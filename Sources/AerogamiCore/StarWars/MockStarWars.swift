/// The sample data of the mock variant, with the ids of the real service.
///
/// The tables store each relation on one side; the other side is derived. Ids that are in no table are left out, so
/// every relation leads to a resource.
enum MockStarWars {
  /// Maps each kind to its resources, sorted by id.
  static let resources: [StarWarsKind: [StarWarsResource]] = {
    let rows = Dictionary(uniqueKeysWithValues: StarWarsKind.allCases.map { ($0, MockStarWars.rows(of: $0)) })
    return Dictionary(
      uniqueKeysWithValues: StarWarsKind.allCases.map { kind in
        (kind, (rows[kind] ?? []).map { $0.resource(of: kind, among: rows) })
      })
  }()

  /// Maps each kind to its derived relations. A derived relation is mapped to the attribute of the related kind that
  /// stores it.
  private static let inverses: [StarWarsKind: [String: String]] = [
    .person: ["films": "characters"],
    .planet: ["residents": "homeworld", "films": "planets"],
    .starship: ["pilots": "starships", "films": "starships"],
    .species: ["people": "species", "films": "species"],
    .vehicle: ["pilots": "vehicles", "films": "vehicles"],
  ]

  private struct Row {
    let id: Int
    /// Maps the name of each column to its text.
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
    let lines = table(of: kind).split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    }
    guard let keys = lines.first else { return [] }
    return lines.dropFirst().compactMap { cells in
      let texts = Dictionary(uniqueKeysWithValues: zip(keys, cells.map { $0.replacing("^", with: "\n") }))
      return texts["id"].flatMap { Int($0) }.map { Row(id: $0, texts: texts) }
    }
  }
}
