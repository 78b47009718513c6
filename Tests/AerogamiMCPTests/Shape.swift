import AerogamiJSON
import Testing

/// What a JSON value must look like. Describes the messages of the protocol's schemas in our own words.
indirect enum Shape: Sendable {
  case any, string, integer, bool, null
  /// Exactly this text.
  case text(String)
  case list(Shape)
  case either([Shape])
  /// An object with these members. A name that ends in `?` is optional. Other members are problems.
  case object([String: Shape])
  /// An object with any members.
  case openObject

  /// Returns what is wrong with a value, each with its path.
  func problems(_ tree: JSONTree, at path: String = "$") -> [String] {
    switch (self, tree.value) {
    case (.any, _), (.string, .string), (.bool, .bool), (.null, .null), (.openObject, .object): return []
    case (.integer, .number(let digits)) where Int(digits) != nil || digits.allSatisfy({ $0.isNumber || $0 == "-" }):
      return []
    case (.text(let wanted), .string(let found)) where wanted == found: return []
    case (.list(let element), .array(let values)):
      return values.enumerated().flatMap { element.problems($1, at: "\(path)[\($0)]") }
    case (.either(let shapes), _):
      let problems = shapes.map { $0.problems(tree, at: path) }
      return problems.contains([]) ? [] : problems.flatMap(\.self)
    case (.object(let shapes), .object(let members)):
      let names = shapes.keys.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
      let unknown = members.filter { !names.contains($0.key) }.map { "\(path).\($0.key): unknown" }
      return unknown
        + shapes.flatMap { name, shape -> [String] in
          let key = name.hasSuffix("?") ? String(name.dropLast()) : name
          guard let value = tree[key] else { return key == name ? ["\(path).\(key): missing"] : [] }
          return shape.problems(value, at: "\(path).\(key)")
        }
    default: return ["\(path): \(tree.value) is not \(self)"]
    }
  }
}

extension Shape {
  private static let id = Shape.either([.string, .integer])
  private static let info = Shape.object(["name": .text("aerogami"), "version": .string])
  private static let tools = Shape.object(["tools": .object([:])])
  private static let statelessMeta = Shape.object(["io.modelcontextprotocol/serverInfo": info])

  static let error = Shape.object([
    "jsonrpc": .text("2.0"), "id": .either([id, .null]),
    "error": .object([
      "code": .integer, "message": .string,
      "data?": .object(["supported": .list(.text("2026-07-28")), "requested": .string]),
    ]),
  ])

  static let progress = Shape.object([
    "jsonrpc": .text("2.0"), "method": .text("notifications/progress"),
    "params": .object(["progressToken": id, "progress": .integer, "total": .integer, "message": .string]),
  ])

  static func response(_ result: Shape) -> Shape {
    .object(["jsonrpc": .text("2.0"), "id": id, "result": result])
  }

  static let welcome = Shape.object([
    "protocolVersion": .either(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"].map(Shape.text)),
    "capabilities": tools, "serverInfo": info, "instructions": .string,
  ])

  static let discovery = Shape.object([
    "supportedVersions": .list(.text("2026-07-28")), "capabilities": tools, "instructions": .string,
    "ttlMs": .integer, "cacheScope": .either([.text("public"), .text("private")]), "resultType": .text("complete"),
    "_meta": statelessMeta,
  ])

  /// The list of tools in a revision.
  static func list(_ revision: String) -> Shape {
    var tool: [String: Shape] = ["name": .string, "description": .string, "inputSchema": .openObject]
    if revision >= "2025-03-26" {
      tool["annotations"] = .object(["title": .string, "readOnlyHint": .bool, "openWorldHint": .bool])
    }
    if revision >= "2025-06-18" { (tool["title"], tool["outputSchema"]) = (.string, .openObject) }
    var result: [String: Shape] = ["tools": .list(.object(tool))]
    if revision >= "2026-07-28" {
      result["ttlMs"] = .integer
      result["cacheScope"] = .either([.text("public"), .text("private")])
      (result["resultType"], result["_meta"]) = (.text("complete"), statelessMeta)
    }
    return .object(result)
  }

  /// The result of a call in a revision.
  static func call(_ revision: String) -> Shape {
    var result: [String: Shape] = [
      "content": .list(.object(["type": .text("text"), "text": .string])), "isError": .bool,
    ]
    if revision >= "2025-06-18" { result["structuredContent"] = .openObject }
    if revision >= "2026-07-28" { (result["resultType"], result["_meta"]) = (.text("complete"), statelessMeta) }
    return .object(result)
  }

  /// Any message that the server may send.
  static let message: Shape = {
    let revisions = ["2024-11-05", "2025-03-26", "2025-06-18", "2026-07-28"]
    let results = [welcome, discovery, .object([:])] + revisions.map(list) + revisions.map(call)
    let single: [Shape] = [error, progress] + results.map(response)
    return .either(single + [.list(.either(single))])
  }()
}
