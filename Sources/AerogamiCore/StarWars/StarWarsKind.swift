/// The kinds of resources in the Star Wars API. Each resource has a URL, which includes its id, and attributes.
public enum StarWarsKind: String, CaseIterable, Sendable {
  case film, person, planet, starship, species, vehicle

  /// The plural in the paths of the service's URLs.
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

  /// The attributes of resources of this kind, in the service's order, without the URL. The first is the name or title.
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

  /// The attributes that refer to other resources.
  public var relations: [StarWarsAttribute] { attributes.filter { $0.content.target != nil } }
}

/// An attribute that all resources of a kind have.
public struct StarWarsAttribute: Sendable {
  /// The type of an attribute's value.
  public enum Content: Hashable, Sendable {
    /// Any text.
    case text
    /// Usually a number, but can be a range such as `30-165`.
    case number
    /// The URL of another resource.
    case one(StarWarsKind)
    /// The URLs of other resources.
    case many(StarWarsKind)

    /// The kind of resource that the attribute refers to; `nil` if it is not a relation.
    public var target: StarWarsKind? {
      switch self {
      case .one(let kind), .many(let kind): kind
      case .text, .number: nil
      }
    }
  }

  /// The service's name for the attribute.
  public let key: StaticString
  /// The type of the attribute's value.
  public let content: Content

  init(_ key: StaticString, _ content: Content = .text) {
    self.key = key
    self.content = content
  }

  /// ``key`` as a string.
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
