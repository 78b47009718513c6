import AerogamiCore

extension Rendering<StarWarsResource> {
  /// Kind, id, every attribute and the URL, with the JSON keys of the service. A table has only the id and the most
  /// important attributes.
  static func starWars(_ kind: StarWarsKind) -> Rendering {
    let titles = kind.columns
    return Rendering(
      [
        Field("kind", nil) { .text($0.reference.kind.rawValue) },
        Field("id", "ID", .number) { .integer($0.reference.id) },
      ]
        + kind.attributes.enumerated().map { index, attribute in
          let column = titles.first { $0.key == attribute.name }
          let isNumber =
            switch attribute.content {
            case .number, .one: true
            case .text, .many: false
            }
          return Field(
            attribute.key, column?.title, isNumber ? .number : .text,
            shrinksTo: column?.minimumWidth, leftOut: index == 0 ? nil : .early
          ) { FieldValue($0.values[index], of: attribute) }
        } + [Field("url", nil) { .text($0.url) }])
  }

  static func starWars(_ relation: StarWarsAttribute) -> Rendering {
    starWars(relation.content.target ?? .film)
  }
}

extension FieldValue {
  fileprivate init(_ value: StarWarsValue, of attribute: StarWarsAttribute) {
    self =
      switch value {
      case .text(let text): .text(text)
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .unknown(let word): .absent(word ?? "")
      case .related(let ids):
        if case .one = attribute.content { .integer(ids.first) } else { .values(ids.map { .integer($0) }) }
      }
  }
}

extension StarWarsKind {
  /// The columns of a table except the id: the key, the title, and the minimum width. A column without a minimum width
  /// does not shrink.
  fileprivate var columns: [(key: String, title: String, minimumWidth: Int?)] {
    switch self {
    case .film:
      [
        ("title", "TITLE", 12), ("episode_id", "EPISODE", nil), ("director", "DIRECTOR", 8),
        ("producer", "PRODUCER", 8), ("release_date", "RELEASED", nil),
      ]
    case .person:
      [
        ("name", "NAME", 12), ("height", "HEIGHT (cm)", nil), ("mass", "MASS (kg)", nil), ("birth_year", "BORN", nil),
        ("gender", "GENDER", 6), ("homeworld", "HOMEWORLD", nil),
      ]
    case .planet:
      [
        ("name", "NAME", 10), ("diameter", "DIAMETER (km)", nil), ("climate", "CLIMATE", 8),
        ("terrain", "TERRAIN", 8), ("population", "POPULATION", nil),
      ]
    case .starship:
      [
        ("name", "NAME", 12), ("length", "LENGTH (m)", nil), ("crew", "CREW", nil),
        ("passengers", "PASSENGERS", nil), ("hyperdrive_rating", "HYPERDRIVE", nil), ("starship_class", "CLASS", 8),
      ]
    case .species:
      [
        ("name", "NAME", 10), ("classification", "CLASS", 8), ("average_height", "HEIGHT (cm)", nil),
        ("average_lifespan", "LIFESPAN", nil), ("homeworld", "HOMEWORLD", nil), ("language", "LANGUAGE", 8),
      ]
    case .vehicle:
      [
        ("name", "NAME", 12), ("cost_in_credits", "CREDITS", nil), ("length", "LENGTH (m)", nil),
        ("crew", "CREW", nil), ("passengers", "PASSENGERS", nil), ("vehicle_class", "CLASS", 8),
      ]
    }
  }
}
