/// Which resource: what stands in its URL, wherever that leads.
public struct StarWarsReference: Hashable, Sendable {
  public var kind: StarWarsKind
  /// 1 or more. Ids have gaps: there is no person 17.
  public var id: Int

  public init(_ kind: StarWarsKind, _ id: Int) {
    self.kind = kind
    self.id = id
  }
}

extension StarWarsReference: CustomStringConvertible {
  /// `person 1`
  public var description: String { "\(kind.rawValue) \(id)" }
}

/// A film, a person, or whatever else its kind says.
public struct StarWarsResource: Hashable, Sendable {
  public var reference: StarWarsReference
  /// As the service has it. Nothing is ever asked there.
  public var url: String
  /// One for each of the kind's attributes, in their order.
  public var values: [StarWarsValue]
  /// Relations that lead out of the service, and are left out of the values.
  public var refused: SkippedRows

  /// - Precondition: There are as many values as the kind has attributes.
  public init(
    _ reference: StarWarsReference, url: String, values: [StarWarsValue], refused: SkippedRows = SkippedRows()
  ) {
    precondition(values.count == reference.kind.attributes.count, "a value for each attribute")
    self.reference = reference
    self.url = url
    self.values = values
    self.refused = refused
  }

  public var name: String { values[0].text ?? "" }

  /// The value of an attribute by its key; unknown where the kind has none of that name.
  public subscript(key: String) -> StarWarsValue {
    reference.kind.attributes.firstIndex { $0.name == key }.map { values[$0] } ?? .unknown(nil)
  }

  /// What an attribute leads to, in the service's order.
  public func related(by attribute: StarWarsAttribute) -> [StarWarsReference] {
    guard let target = attribute.content.target else { return [] }
    return self[attribute.name].ids.map { StarWarsReference(target, $0) }
  }

  /// Whether the name has `part` in it, however either is capitalized.
  public func isNamed(like part: String) -> Bool { name.lowercased().contains(part.lowercased()) }
}

/// What is said of a resource. The service writes nearly everything as text; here, what is a number is one.
public enum StarWarsValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  /// Nobody knows, or the question makes no sense here; with the service's word for that: `unknown`, `n/a`.
  case unknown(String?)
  /// The ids of other resources, whose kind the attribute has.
  case related([Int])

  /// Reads what the service has as text.
  ///
  /// Lines end in a line feed, and not in the CR LF that the service has.
  ///
  /// - Parameter isNumber: Whether a number is expected. `1,358` and `172` are, `30-165` stays text.
  public init(_ text: String, isNumber: Bool) {
    if ["", "unknown", "n/a"].contains(text.lowercased()) {
      self = .unknown(text.isEmpty ? nil : text)
    } else {
      self = (isNumber ? StarWarsValue(number: text) : nil) ?? .text(String(text.map { $0 == "\r\n" ? "\n" : $0 }))
    }
  }

  /// As the service would have it; `nil` where it has nothing to say.
  public var text: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .unknown(let word): word
    case .related(let ids): ids.map { "\($0)" }.joined(separator: ", ")
    }
  }

  /// None where this is no relation.
  public var ids: [Int] {
    if case .related(let ids) = self { ids } else { [] }
  }
}

extension StarWarsValue {
  /// Reads a decimal number, of which the thousands may be separated by commas.
  private init?(number text: String) {
    let digits = "0123456789"
    var rest = text[...]
    let sign = rest.first == "-" ? "-" : ""
    rest = rest.dropFirst(sign.count)
    let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped = groups.dropFirst().allSatisfy { $0.count == 3 } && (groups.count == 1 || groups[0].count <= 3)
    guard isGrouped, groups.allSatisfy({ !$0.isEmpty }),
      (groups + parts.dropFirst()).allSatisfy({ $0.allSatisfy(digits.contains) })
    else { return nil }
    let whole = sign + groups.joined()
    if parts.count == 1, let integer = Int(whole) {
      self = .integer(integer)
    } else if let number = Double(([whole] + parts.dropFirst().map(String.init)).joined(separator: ".")),
      number.isFinite
    {
      self = .number(number)
    } else {
      return nil
    }
  }
}
