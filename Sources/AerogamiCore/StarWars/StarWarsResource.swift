public import AerogamiContainer

/// A reference to a resource: its kind and id, as in its URL.
public struct StarWarsReference: Hashable, Sendable {
  /// The kind of the resource.
  public var kind: StarWarsKind
  /// The id, 1 or more. Ids have gaps: there is no person 17.
  public var id: Int

  /// Creates a reference.
  public init(_ kind: StarWarsKind, _ id: Int) {
    self.kind = kind
    self.id = id
  }
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
  /// The links that ``values`` leaves out, because they lead to another origin, or not to a resource of the related
  /// kind.
  public var refused: SkippedRows

  /// Creates a resource.
  ///
  /// - Precondition: `values` has one value for each attribute of the kind.
  public init(
    _ reference: StarWarsReference, url: String, values: [StarWarsValue], refused: SkippedRows = SkippedRows()
  ) {
    precondition(values.count == reference.kind.attributes.count, "each attribute needs one value")
    self.reference = reference
    self.url = url
    self.values = values
    self.refused = refused
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

  /// Parses the service's text. CR LF becomes a line feed.
  ///
  /// - Parameters:
  ///   - text: The text from the service.
  ///   - isNumber: Whether to parse numbers such as `172` and `1,358`. Other text, such as `30-165`, remains text.
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
}

extension StarWarsValue {
  /// Parses a decimal number, optionally with commas between thousands.
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
