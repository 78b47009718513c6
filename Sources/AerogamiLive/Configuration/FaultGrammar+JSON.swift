import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation

/// The faults of a client in a configuration file: an object or a string for each fault, alone or in an array. A string
/// may also contain several faults. An object has these members:
///
///     { "endpoint": "trips", "regions": ["US"], "latencyMilliseconds": [100, 400],
///       "failure": "status:503", "failureRate": 0.3, "every": 3, "seed": 7 }
///
/// At least one of `latencyMilliseconds` and `failure` is required. The latency applies to every call, failing or not.
/// The member `regions` limits the fault to calls with these keys. The name of this member is the value of
/// `Endpoint.keys`, so it depends on the endpoint. With this member but without `endpoint`, the fault applies to all
/// endpoints whose keys have that name. With neither, it applies to all endpoints.
extension FaultGrammar {
  /// Returns the faults as text. If any is invalid, adds the problems to `problems` and returns `nil`.
  func text(of node: JSONTree, problems: inout ConfigurationProblems) -> String? {
    let count = problems.count
    let nodes = if case .array(let elements) = node.value { elements } else { [node] }
    let found = nodes.flatMap { rules(of: $0, problems: &problems) }
    return problems.count == count ? text(found) : nil
  }

  private func rules(of node: JSONTree, problems: inout ConfigurationProblems) -> [FaultRule] {
    do throws(LocatedProblem) {
      switch node.value {
      case .string(let text):
        return try locating(node.offset) { () throws(ConfigurationError) in try rules(text) }
      case .object(let members):
        guard let members = try checked(members, problems: &problems) else { return [] }
        return try rules(of: members, at: node.offset)
      default: throw LocatedProblem(node.offset, "a fault must be an object, or a string such as \(Self.example)")
      }
    } catch {
      problems.add(at: error.offset, error.problem)
      return []
    }
  }

  /// Returns a dictionary that maps the name of each member to the member. If any is unknown, adds the problem to
  /// `problems` and returns `nil`. Throws if a member is given twice.
  private func checked(
    _ members: [JSONTree.Member], problems: inout ConfigurationProblems
  ) throws(LocatedProblem) -> [String: JSONTree.Member]? {
    let known = (Self.commonMembers + endpoints.compactMap(\.keys).uniqued()).sorted()
    var byName: [String: JSONTree.Member] = [:]
    let count = problems.count
    for member in members {
      if !known.contains(member.key) {
        let name = member.key.printable(maxLength: 60)
        problems.add(at: member.keyOffset, "unknown key \"\(name)\"", remedy: member.key.correction(among: known))
      } else if byName.updateValue(member, forKey: member.key) != nil {
        throw LocatedProblem(member.keyOffset, "\(member.key) is given twice", remedy: "remove one")
      }
    }
    return problems.count == count ? byName : nil
  }

  private static let commonMembers = ["endpoint", "every", "failure", "failureRate", "latencyMilliseconds", "seed"]

  private func rules(of members: [String: JSONTree.Member], at offset: Int) throws(LocatedProblem) -> [FaultRule] {
    var rules: [FaultRule] = []
    let seed = try members["seed"].map { member throws(LocatedProblem) in
      try value(member, .integer(in: Self.seeds))
    }
    if let member = members["latencyMilliseconds"] { rules.append(FaultRule(.latency(try latency(member.value)))) }
    if let member = members["failure"] {
      var rule = FaultRule(.failure(try value(member, .failure)))
      if let rate = members["failureRate"] { rule.rate = try value(rate, .rate) }
      if let every = members["every"] { rule.every = try value(every, .integer(in: Self.counts)) }
      rules.append(rule)
    } else if let member = members["failureRate"] ?? members["every"] {
      throw LocatedProblem(
        member.keyOffset, "\(member.key) is set without failure", remedy: "add failure, or remove \(member.key)")
    }
    if rules.isEmpty {
      throw LocatedProblem(offset, "the fault has no effect", remedy: "add failure or latencyMilliseconds")
    }
    let (endpoints, keys) = try scope(of: members)
    return endpoints.flatMap { endpoint in
      rules.map { rule in
        var rule = rule
        (rule.endpoint, rule.keys) = (endpoint, keys)
        if rule.isRandom { rule.seed = seed.map { UInt64($0) } }
        return rule
      }
    }
  }

  /// Returns the endpoints and the keys that a fault applies to. A `nil` endpoint means all endpoints, and `nil` keys
  /// mean all keys.
  private func scope(
    of members: [String: JSONTree.Member]
  ) throws(LocatedProblem) -> (endpoints: [String?], keys: [String]?) {
    let endpoint = try members["endpoint"].map { member throws(LocatedProblem) in
      let name = try string(member.value, "endpoint must be a JSON string: the name of an endpoint")
      return try locating(member.value.offset) { () throws(ConfigurationError) in try self.endpoint(name) }
    }
    let keyNames = members.keys.filter { !Self.commonMembers.contains($0) }.sorted()
    guard let keyName = keyNames.first, let member = members[keyName] else { return ([endpoint], nil) }
    let matching = endpoints.filter { $0.keys == keyName && endpoint ?? $0.name == $0.name }.map(\.name)
    if let endpoint, matching.isEmpty {
      throw LocatedProblem(
        member.keyOffset, "\(keyName) does not apply to \(client).\(endpoint)", remedy: "remove \(keyName)")
    }
    if let other = keyNames.dropFirst().first {
      throw LocatedProblem(
        members[other]?.keyOffset ?? member.keyOffset, "\(keyName) and \(other) belong to different endpoints",
        remedy: "write one fault for each")
    }
    guard case .array(let elements) = member.value.value, !elements.isEmpty else {
      throw LocatedProblem(member.value.offset, "\(keyName) must be an array of at least one string")
    }
    var keys: [String] = []
    for element in elements { keys.append(try string(element, "\(keyName) must be an array of strings")) }
    return (matching, keys)
  }

  private func latency(_ node: JSONTree) throws(LocatedProblem) -> ClosedRange<Duration> {
    let bounds = if case .array(let elements) = node.value { elements } else { [node] }
    var range: [Int] = []
    for bound in bounds {
      guard case .number(let text) = bound.value,
        let number = ConfigurationFormat.integer(in: Self.latencies).parse(text)
      else { break }
      range.append(number)
    }
    guard range.count == bounds.count, let least = range.first, let most = range.last, range.count <= 2, least <= most
    else {
      throw LocatedProblem(
        node.offset,
        "latencyMilliseconds must be a whole number from \(Self.latencies.lowerBound) to "
          + "\(Self.latencies.upperBound), or an array of two such numbers, the lower one first")
    }
    return .milliseconds(least) ... .milliseconds(most)
  }

  private func value<Value>(
    _ member: JSONTree.Member, _ format: ConfigurationFormat<Value>
  ) throws(LocatedProblem) -> Value {
    let node = member.value
    switch (node.value, format.isNumber) {
    case (.number(let text), true), (.string(let text), false):
      guard let value = format.parse(text) else {
        throw LocatedProblem(node.offset, format.problem(with: text).prefixed(with: "\(member.key): "))
      }
      return value
    default:
      throw LocatedProblem(
        node.offset, "\(member.key) must be a JSON \(format.isNumber ? "number" : "string"): \(format.expectation)")
    }
  }

  private func string(_ node: JSONTree, _ expectation: String) throws(LocatedProblem) -> String {
    guard case .string(let text) = node.value, !text.isEmpty else { throw LocatedProblem(node.offset, expectation) }
    return text
  }

  /// Adds an offset to the error that `read` throws.
  private func locating<Value>(
    _ offset: Int, _ read: () throws(ConfigurationError) -> Value
  ) throws(LocatedProblem) -> Value {
    do throws(ConfigurationError) {
      return try read()
    } catch {
      throw LocatedProblem(offset, Problem(error))
    }
  }
}

/// A problem and its offset in the file.
private struct LocatedProblem: Error {
  let offset: Int
  let problem: Problem

  init(_ offset: Int, _ problem: Problem) {
    (self.offset, self.problem) = (offset, problem)
  }

  init(_ offset: Int, _ message: String, remedy: String? = nil) {
    self.init(offset, Problem(message, remedy: remedy))
  }
}

extension FaultRule {
  /// Whether the effect of this fault depends on the seed.
  fileprivate var isRandom: Bool {
    if case .latency(let range) = effect, range.lowerBound < range.upperBound { return true }
    return 0 < rate && rate < 1
  }
}
