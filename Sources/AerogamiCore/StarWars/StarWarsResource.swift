public import AerogamiContainer

/// A reference to a resource: its kind and id, as in its URL.
public struct StarWarsReference: Hashable, Sendable {
  /// The kind of the resource.
  public var kind: StarWarsKind
  /// The id, 1 or more. Ids have gaps: there is no person 17.
  public var id: Int

  public init(_ kind: StarWarsKind, _ id: Int) { (self.kind, self.id) = (kind, id) }
}

extension StarWarsReference: CustomStringConvertible {
  /// The kind and id, such as `person 1`.
  public var description: String { "\(kind.rawValue) \(id)" }
}

/// A film, person or other resource.
public struct StarWarsResource: Hashable, Sendable {
  /// The kind and id of the resource.
  public var reference: StarWarsReference
  /// The URL from the service. No request is sent to it.
  public var url: String
  /// The value of each attribute of the kind, in the order of ``StarWarsKind/attributes``.
  public var values: [StarWarsValue]
  /// The links that ``values`` leaves out: to another origin, or not to a resource of the related kind.
  public var refused: SkippedRows

  /// Creates a resource. There must be one value for each attribute of the kind.
  public init(
    _ reference: StarWarsReference, url: String, values: [StarWarsValue], refused: SkippedRows = SkippedRows()
  ) {
    precondition(values.count == reference.kind.attributes.count, "each attribute needs one value")
    (self.reference, self.url, self.values, self.refused) = (reference, url, values, refused)
  }

  /// The name or title.
  public var name: String { values[0].text ?? "" }

  /// Returns the value of the attribute with a key; ``StarWarsValue/unknown(_:)`` if the kind has no such attribute.
  public subscript(key: String) -> StarWarsValue {
    reference.kind.attributes.firstIndex { $0.name == key }.map { values[$0] } ?? .unknown(nil)
  }

  /// Returns the resources that an attribute refers to, in the service's order.
  public func related(by attribute: StarWarsAttribute) -> [StarWarsReference] {
    guard let target = attribute.content.target else { return [] }
    return self[attribute.name].ids.map { StarWarsReference(target, $0) }
  }

  /// Returns whether the name contains `part`, ignoring case.
  public func isNamed(like part: String) -> Bool { name.lowercased().contains(part.lowercased()) }
}

/// The value of an attribute. The service sends most numbers as text; here they are numbers.
public enum StarWarsValue: Hashable, Sendable {
  /// Any text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction, or too large for ``integer(_:)``.
  case number(Double)
  /// Unknown or not applicable, with the service's word for it, such as `unknown` or `n/a`; `nil` if it sent no text.
  case unknown(String?)
  /// The ids of other resources, of the kind that the attribute refers to.
  case related([Int])

  /// Parses the service's text. CR LF becomes a line feed. If `isNumber` is set, parses numbers such as `172` and
  /// `1,358`; other text, such as `30-165`, remains text.
  public init(_ text: String, isNumber: Bool) {
    if ["", "unknown", "n/a"].contains(text.lowercased()) {
      self = .unknown(text.isEmpty ? nil : text)
    } else {
      self = (isNumber ? StarWarsValue(number: text) : nil) ?? .text(String(text.map { $0 == "\r\n" ? "\n" : $0 }))
    }
  }

  /// The value as text; `nil` if the service sent no text.
  public var text: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .unknown(let word): word
    case .related(let ids): ids.map { "\($0)" }.joined(separator: ", ")
    }
  }

  /// The ids of a relation; empty for other values.
  public var ids: [Int] {
    if case .related(let ids) = self { ids } else { [] }
  }

  /// Parses a decimal number, optionally with commas between thousands.
  private init?(number text: String) {
    guard let match = text.wholeMatch(of: /-?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)(\.[0-9]+)?/) else { return nil }
    let digits = text.replacing(",", with: "")
    if match.3 == nil, let integer = Int(digits) {
      self = .integer(integer)
    } else if let number = Double(digits), number.isFinite {
      self = .number(number)
    } else {
      return nil
    }
  }
}

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

  /// ``key`` as a string.
  public var name: String { "\(key)" }
}

extension StarWarsAttribute: ExpressibleByStringLiteral {
  /// Creates an attribute whose value is any text.
  public init(stringLiteral key: StaticString) { self.init(key: key, content: .text) }

  fileprivate static func number(_ key: StaticString) -> Self { Self(key: key, content: .number) }
  fileprivate static func one(_ kind: StarWarsKind, _ key: StaticString) -> Self { Self(key: key, content: .one(kind)) }
  fileprivate static func many(_ kind: StarWarsKind, _ key: StaticString) -> Self {
    Self(key: key, content: .many(kind))
  }
}

private let filmAttributes: [StarWarsAttribute] = [
  "title", .number("episode_id"), "opening_crawl", "director", "producer", "release_date",
  .many(.person, "characters"), .many(.planet, "planets"), .many(.starship, "starships"),
  .many(.vehicle, "vehicles"), .many(.species, "species"), "created", "edited",
]

private let personAttributes: [StarWarsAttribute] = [
  "name", .number("height"), .number("mass"), "hair_color", "skin_color", "eye_color", "birth_year", "gender",
  .one(.planet, "homeworld"), .many(.film, "films"), .many(.species, "species"), .many(.vehicle, "vehicles"),
  .many(.starship, "starships"), "created", "edited",
]

private let planetAttributes: [StarWarsAttribute] = [
  "name", .number("rotation_period"), .number("orbital_period"), .number("diameter"), "climate", "gravity", "terrain",
  .number("surface_water"), .number("population"), .many(.person, "residents"), .many(.film, "films"), "created",
  "edited",
]

private let starshipAttributes: [StarWarsAttribute] =
  craftAttributes + [.number("hyperdrive_rating"), .number("MGLT"), "starship_class"] + craftRelations

private let vehicleAttributes: [StarWarsAttribute] = craftAttributes + ["vehicle_class"] + craftRelations

private let craftAttributes: [StarWarsAttribute] = [
  "name", "model", "manufacturer", .number("cost_in_credits"), .number("length"), .number("max_atmosphering_speed"),
  .number("crew"), .number("passengers"), .number("cargo_capacity"), "consumables",
]

private let craftRelations: [StarWarsAttribute] = [
  .many(.person, "pilots"), .many(.film, "films"), "created", "edited",
]

private let speciesAttributes: [StarWarsAttribute] = [
  "name", "classification", "designation", .number("average_height"), "skin_colors", "hair_colors", "eye_colors",
  .number("average_lifespan"), .one(.planet, "homeworld"), "language", .many(.person, "people"),
  .many(.film, "films"), "created", "edited",
]
