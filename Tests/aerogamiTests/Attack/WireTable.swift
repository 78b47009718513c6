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
}
