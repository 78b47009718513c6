import Testing

/// Cases that run on one server.
struct WireTable: Sendable, CustomTestStringConvertible {
  let name: String
  var variables: [String: String] = [:]
  var arguments: [String] = []
  let cases: [WireCase]

  var testDescription: String { "\(name) (\(cases.count))" }
}

extension WireTable {
  static let all = [
    failures, lengths, methods, syntax, bodies, encodings, heads, versions, pipelines, hosts, targets, sitePaths,
    queries,
    secrets,
  ]

  /// The tables of each server: one for those without settings of their own, and one for each other table.
  static let servers: [[WireTable]] = {
    let hasSettings = { (table: WireTable) in !table.arguments.isEmpty || !table.variables.isEmpty }
    return [all.filter { !hasSettings($0) }] + all.filter(hasSettings).map { [$0] }
  }()
}
