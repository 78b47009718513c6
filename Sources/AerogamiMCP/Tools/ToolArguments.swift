import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// The arguments of a call as texts, such as the parameters of a search have them.
struct ToolArguments: Sendable {
  /// The arguments that are set. A repeated one occurs several times.
  private(set) var parameters: [(name: String, value: String)] = []
  private let fields: [InputField]
  /// The elements of the arguments that are arrays.
  private var elements: [String: [String]] = [:]

  /// Converts the arguments of a call, which are an object or null. A value may also be the text of its type: `"60"` for
  /// `60`. Null and empty texts set nothing.
  ///
  /// - Throws: ``ToolError`` for an unknown argument, or a value of a wrong type.
  init(_ tree: JSONTree, _ fields: [InputField]) throws(ToolError) {
    self.fields = fields
    guard case .object(let members) = tree.value else {
      if tree.value == .null { return }
      throw ToolError("the arguments are not an object")
    }
    var seen: Set<String> = []
    for member in members {
      guard let field = fields.first(where: { $0.name == member.key }) else {
        let error = FieldNames.parameters.unknown(member.key, known: fields.map(\.name))
        throw ToolError(
          error.message, remedy: error.remedy, argument: "/\(member.key.printable(maxLength: 60))")
      }
      if !seen.insert(member.key).inserted {
        throw ToolError("\(field.name) appears more than once", remedy: "remove one", argument: "/\(field.name)")
      }
      try read(member.value.value, field)
    }
    if let missing = fields.first(where: { field in field.isRequired && self[field.name] == nil }) {
      throw ToolError("\(missing.name) is missing", remedy: "add it: \(missing.description)")
    }
  }

  private mutating func read(_ value: JSONTree.Value, _ field: InputField) throws(ToolError) {
    // Other tools have arrays of places, so a text may be the only element of an array.
    if case .text = field.kind, case .array(let array) = value, array.count == 1, case .string = array[0].value {
      return try read(array[0].value, field)
    }
    guard case .array(let array) = value, field.kind.isList else {
      if let text = try Self.text(of: value, field, at: "/\(field.name)"), !text.isEmpty {
        parameters.append((field.name, text))
      }
      return
    }
    var texts: [String] = []
    for (index, element) in array.enumerated() {
      let path = "/\(field.name)/\(index)"
      guard let text = try Self.text(of: element.value, field, at: path), !text.isEmpty else {
        throw ToolError("\(field.name)[\(index)] is empty", remedy: "remove it", argument: path)
      }
      if text.utf8.contains(UInt8(ascii: ",")), !field.kind.isRepeated {
        throw ToolError(
          "\(field.name)[\(index)]: \"\(text.printable(maxLength: 60))\" has a comma",
          remedy: "give each value as an element of its own, and a city without its country", argument: path)
      }
      texts.append(text)
    }
    elements[field.name] = texts
    if field.kind.isRepeated {
      parameters += texts.map { (field.name, $0) }
    } else if !texts.isEmpty {
      parameters.append((field.name, texts.joined(separator: ",")))
    }
  }

  /// Returns the text of a value that is not an array; `nil` for null.
  private static func text(
    of value: JSONTree.Value, _ field: InputField, at path: String
  ) throws(ToolError) -> String? {
    switch value {
    case .string(let text): return text
    // Some clients write whole numbers as 3.0.
    case .number(let text) where field.kind != .flag: return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .bool(let flag) where field.kind == .flag: return flag ? "true" : "false"
    case .null: return nil
    default: throw ToolError("\(field.name): expected \(field.kind.expectation)", argument: path)
    }
  }

  /// The value of an argument; `nil` if it is not set.
  subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// Whether an argument is set to true. The schema has been checked.
  func flag(_ name: String) throws(ToolError) -> Bool {
    guard let text = self[name] else { return false }
    guard let flag = ["true": true, "false": false][text] else {
      throw ToolError("\(name): expected true or false", argument: "/\(name)")
    }
    return flag
  }

  /// The value of an argument that is a whole number in the range of its field.
  func integer(_ name: String) throws(ToolError) -> Int? {
    guard let text = self[name], case .integer(let range)? = fields.first(where: { $0.name == name })?.kind else {
      return nil
    }
    guard let value = Int(text), range.contains(value) else {
      throw ToolError(
        "\(name): expected a whole number from \(range.lowerBound) to \(range.upperBound)", argument: "/\(name)")
    }
    return value
  }

  /// The value of an argument that is one of the words of its field.
  func choice(_ name: String) throws(ToolError) -> String? {
    guard let text = self[name], case .choice(let words)? = fields.first(where: { $0.name == name })?.kind else {
      return nil
    }
    if words.contains(text) { return text }
    throw ToolError("\(name): expected \(words.listed(with: "or"))", argument: "/\(name)")
  }

  /// The arguments with some names, for a text form that has these parameters.
  func parameters(_ names: [String]) -> [(name: String, value: String)] {
    parameters.filter { names.contains($0.name) }
  }

  /// Returns an error of a call with the place of the argument that it is about, if it is about one. If that is an array,
  /// finds the first element that is wrong even alone.
  func error(_ error: any Error) -> ToolError {
    var located = ToolError(error)
    if error is ToolError { return located }
    if error is HomeError {
      located.argument =
        elements.keys.sorted().lazy.compactMap { name in
          elements[name]?.first(where: Home.isNamed(by:)).map { path(to: $0, of: name) }
        }.first
    } else if let field = fields.first(where: { located.message.hasPrefix("\($0.name): ") }) {
      let values = elements[field.name] ?? []
      let isOnly = if case .list = field.kind { values.count == 1 } else { false }
      let index = isOnly ? 0 : values.firstIndex { Self.isWrong($0, of: field.name) }
      located.argument = "/\(field.name)" + (index.map { "/\($0)" } ?? "")
    }
    return located
  }

  /// Whether a value of a parameter of a search is wrong, whatever the other parameters are.
  private static func isWrong(_ value: String, of name: String) -> Bool {
    SearchText.names.contains(name) && (try? SearchText([(name, value)]).search(at: nil) { [] }) == nil
  }

  /// Returns the place of a value in the arguments, such as `/regions/1`.
  func path(to value: String, of name: String) -> String {
    let index = (elements[name] ?? []).firstIndex(of: value)
    return "/\(name)" + (index.map { "/\($0)" } ?? "")
  }
}

/// Why a call failed, for the model that called.
struct ToolError: ReportedError, Hashable {
  let message: String
  var remedy: String?
  /// The place of the wrong argument as a JSON pointer, such as `/to/1`; `nil` if the arguments are not the reason.
  var argument: String?

  init(_ message: String, remedy: String? = nil, argument: String? = nil) {
    (self.message, self.remedy, self.argument) = (message, remedy, argument)
  }

  init(_ error: any Error) {
    if let error = error as? ToolError {
      self = error
    } else {
      let problem = Problem(error)
      self.init(problem.message, remedy: problem.remedy)
    }
  }
}

extension InputField.Kind {
  /// Whether the value is an array.
  fileprivate var isList: Bool {
    switch self {
    case .list, .integers, .repeated: true
    case .text, .number, .integer, .flag, .choice: false
    }
  }

  fileprivate var isRepeated: Bool { if case .repeated = self { true } else { false } }

  fileprivate var expectation: String {
    switch self {
    case .text: "a string"
    case .number: "a number"
    case .integer: "a whole number"
    case .flag: "true or false"
    case .choice(let words): words.listed(with: "or")
    case .list, .repeated: "an array of strings"
    case .integers: "an array of whole numbers"
    }
  }
}
