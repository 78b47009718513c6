import AerogamiJSON

/// A validator for the part of JSON Schema that the tools use. An unknown keyword is a problem, so that none is ignored.
struct JSONSchema {
  private let schema: JSONTree

  init(_ bytes: [UInt8]) throws { schema = try JSONTree.parse(bytes.span) }

  /// Returns what is wrong with a document; empty if it is valid.
  func problems(in bytes: [UInt8]) throws -> [String] {
    Self.problems(of: try JSONTree.parse(bytes.span), in: schema, at: "")
  }

  /// The schema itself, to look at its parts.
  var tree: JSONTree { schema }

  private static let annotations: Set = ["description", "default"]

  private static func problems(of value: JSONTree, in schema: JSONTree, at path: String) -> [String] {
    guard case .object(let keywords) = schema.value else { return ["\(path): the schema is not an object"] }
    var problems: [String] = []
    for keyword in keywords where !annotations.contains(keyword.key) {
      switch keyword.key {
      case "type":
        let types = keyword.value.texts ?? [keyword.value.text ?? ""]
        if types.isEmpty || !types.contains(where: { value.isType($0) }) { problems.append("\(path): not \(types)") }
      case "enum":
        if value.text.map({ keyword.value.texts?.contains($0) != true }) ?? true {
          problems.append("\(path): not in the enum")
        }
      case "minimum", "maximum":
        guard case .number(let text) = value.value, let number = Double(text), let limit = keyword.value.number else {
          continue
        }
        if keyword.key == "minimum" ? number < limit : number > limit { problems.append("\(path): out of range") }
      case "minItems", "maxItems":
        guard case .array(let elements) = value.value, let limit = keyword.value.number else { continue }
        let count = Double(elements.count)
        if keyword.key == "minItems" ? count < limit : count > limit { problems.append("\(path): \(count) elements") }
      case "items":
        guard case .array(let elements) = value.value else { continue }
        for (index, element) in elements.enumerated() {
          problems += Self.problems(of: element, in: keyword.value, at: "\(path)/\(index)")
        }
      case "properties":
        guard case .object(let members) = value.value else { continue }
        for member in members {
          guard let schema = keyword.value[member.key] else { continue }
          problems += Self.problems(of: member.value, in: schema, at: "\(path)/\(member.key)")
        }
      case "required":
        guard case .object = value.value else { continue }
        for name in keyword.value.texts ?? [] where value[name] == nil { problems.append("\(path): no \(name)") }
      case "additionalProperties":
        guard case .object(let members) = value.value else { continue }
        if keyword.value.value != .bool(false) { problems.append("\(path): additionalProperties is not false") }
        for member in members where schema["properties"]?[member.key] == nil {
          problems.append("\(path): unknown \(member.key)")
        }
      default: problems.append("\(path): unknown keyword \(keyword.key)")
      }
    }
    return problems
  }

  /// Returns the problems of the schema itself: an array without `items`, or an object that allows other members.
  var problems: [String] { Self.problems(ofSchema: schema, at: "") }

  private static func problems(ofSchema schema: JSONTree, at path: String) -> [String] {
    let types = schema["type"]?.texts ?? [schema["type"]?.text ?? ""]
    var problems: [String] = []
    if types == [""] { problems.append("\(path): no type") }
    if types.contains("array") {
      guard let items = schema["items"] else { return problems + ["\(path): no items"] }
      problems += Self.problems(ofSchema: items, at: "\(path)[]")
    }
    if types.contains("object") {
      if schema["additionalProperties"]?.value != .bool(false) { problems.append("\(path): not strict") }
      guard case .object(let members)? = schema["properties"]?.value else {
        return problems + ["\(path): no properties"]
      }
      for name in schema["required"]?.texts ?? [] where schema["properties"]?[name] == nil {
        problems.append("\(path): requires the unknown \(name)")
      }
      for member in members { problems += Self.problems(ofSchema: member.value, at: "\(path)/\(member.key)") }
    }
    return problems
  }
}

extension JSONTree {
  var text: String? { if case .string(let text) = value { text } else { nil } }

  var number: Double? { if case .number(let text) = value { Double(text) } else { nil } }

  var elements: [JSONTree] { if case .array(let elements) = value { elements } else { [] } }

  /// The texts of an array of texts; `nil` for any other value.
  var texts: [String]? {
    guard case .array(let elements) = value else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }

  /// The names of the members of an object, in order.
  var keys: [String] { if case .object(let members) = value { members.map(\.key) } else { [] } }

  fileprivate func isType(_ type: String) -> Bool {
    switch value {
    case .object: type == "object"
    case .array: type == "array"
    case .string: type == "string"
    case .number(let text): type == "number" || type == "integer" && Int(text) != nil
    case .bool: type == "boolean"
    case .null: type == "null"
    }
  }
}
