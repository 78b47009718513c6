/// What the Star Wars API has resources of. All of them have one shape: a URL, which holds the id, and attributes.
public enum StarWarsKind: String, CaseIterable, Sendable {
  case film, person, planet, starship, species, vehicle

  /// What the service calls many of them: the path of a list, and a part of every URL.
  public var plural: StaticString {
    switch self {
    case .film: "films"
    case .person: "people"
    case .planet: "planets"
    case .starship: "starships"
    case .species: "species"
    case .vehicle: "vehicles"
    }
  }

  /// What is said of one, in the service's order and beside its URL. The first is its name.
  public var attributes: [StarWarsAttribute] {
    switch self {
    case .film: filmAttributes
    case .person: personAttributes
    case .planet: planetAttributes
    case .starship: starshipAttributes
    case .species: speciesAttributes
    case .vehicle: vehicleAttributes
    }
  }

  /// Those of the attributes that lead to other resources.
  public var relations: [StarWarsAttribute] { attributes.filter { $0.content.target != nil } }
}

/// One thing that is said of every resource of a kind.
public struct StarWarsAttribute: Sendable {
  public enum Content: Hashable, Sendable {
    case text
    /// Mostly a number; a range such as `30-165` occurs too.
    case number
    /// Another resource, by its URL.
    case one(StarWarsKind)
    /// Other resources, by their URLs.
    case many(StarWarsKind)

    /// What it leads to; `nil` where it leads nowhere.
    public var target: StarWarsKind? {
      switch self {
      case .one(let kind), .many(let kind): kind
      case .text, .number: nil
      }
    }
  }

  /// What the service calls it.
  public let key: StaticString
  public let content: Content

  init(_ key: StaticString, _ content: Content = .text) {
    self.key = key
    self.content = content
  }

  public var name: String { "\(key)" }
}

private let edits = [StarWarsAttribute("created"), StarWarsAttribute("edited")]

private let filmAttributes =
  [
    StarWarsAttribute("title"), StarWarsAttribute("episode_id", .number), StarWarsAttribute("opening_crawl"),
    StarWarsAttribute("director"), StarWarsAttribute("producer"), StarWarsAttribute("release_date"),
    StarWarsAttribute("characters", .many(.person)), StarWarsAttribute("planets", .many(.planet)),
    StarWarsAttribute("starships", .many(.starship)), StarWarsAttribute("vehicles", .many(.vehicle)),
    StarWarsAttribute("species", .many(.species)),
  ] + edits

private let personAttributes =
  [
    StarWarsAttribute("name"), StarWarsAttribute("height", .number), StarWarsAttribute("mass", .number),
    StarWarsAttribute("hair_color"), StarWarsAttribute("skin_color"), StarWarsAttribute("eye_color"),
    StarWarsAttribute("birth_year"), StarWarsAttribute("gender"), StarWarsAttribute("homeworld", .one(.planet)),
    StarWarsAttribute("films", .many(.film)), StarWarsAttribute("species", .many(.species)),
    StarWarsAttribute("vehicles", .many(.vehicle)), StarWarsAttribute("starships", .many(.starship)),
  ] + edits

private let planetAttributes =
  [
    StarWarsAttribute("name"), StarWarsAttribute("rotation_period", .number),
    StarWarsAttribute("orbital_period", .number), StarWarsAttribute("diameter", .number), StarWarsAttribute("climate"),
    StarWarsAttribute("gravity"), StarWarsAttribute("terrain"), StarWarsAttribute("surface_water", .number),
    StarWarsAttribute("population", .number), StarWarsAttribute("residents", .many(.person)),
    StarWarsAttribute("films", .many(.film)),
  ] + edits

private let starshipAttributes =
  craftAttributes + [
    StarWarsAttribute("hyperdrive_rating", .number), StarWarsAttribute("MGLT", .number),
    StarWarsAttribute("starship_class"),
  ] + craftRelations + edits

private let vehicleAttributes =
  craftAttributes + [StarWarsAttribute("vehicle_class")] + craftRelations + edits

private let craftAttributes = [
  StarWarsAttribute("name"), StarWarsAttribute("model"), StarWarsAttribute("manufacturer"),
  StarWarsAttribute("cost_in_credits", .number), StarWarsAttribute("length", .number),
  StarWarsAttribute("max_atmosphering_speed", .number), StarWarsAttribute("crew", .number),
  StarWarsAttribute("passengers", .number), StarWarsAttribute("cargo_capacity", .number),
  StarWarsAttribute("consumables"),
]

private let craftRelations = [
  StarWarsAttribute("pilots", .many(.person)), StarWarsAttribute("films", .many(.film)),
]

private let speciesAttributes =
  [
    StarWarsAttribute("name"), StarWarsAttribute("classification"), StarWarsAttribute("designation"),
    StarWarsAttribute("average_height", .number), StarWarsAttribute("skin_colors"), StarWarsAttribute("hair_colors"),
    StarWarsAttribute("eye_colors"), StarWarsAttribute("average_lifespan", .number),
    StarWarsAttribute("homeworld", .one(.planet)), StarWarsAttribute("language"),
    StarWarsAttribute("people", .many(.person)), StarWarsAttribute("films", .many(.film)),
  ] + edits
