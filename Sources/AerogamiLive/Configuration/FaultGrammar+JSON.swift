import AerogamiCore
import AerogamiJSON

/// How a file may write the faults of a client too: as an object for each, alone or in an array.
///
///     { "endpoint": "trips", "regions": ["US"], "latencyMilliseconds": [100, 400],
///       "failure": "status:503", "failureRate": 0.3, "every": 3, "seed": 7 }
///
/// One of `latencyMilliseconds` and `failure` has to be there, and the latency is that of every call, failing or not.
/// `regions` is what the client's table calls the keys of the endpoint; without `endpoint` it stands for those
/// endpoints whose keys are called that.
extension FaultGrammar {
  /// The same as a text. `nil` where there is anything wrong, which is added to `problems`.
  func text(of node: JSONTree, problems: inout ConfigurationProblems) -> String? {
    let count = problems.count
    let nodes = if case .array(let elements) = node.value { elements } else { [node] }
    let found = nodes.flatMap { rules(of: $0, problems: &problems) }
    return problems.count == count ? text(found) : nil
  }

  private func rules(of node: JSONTree, problems: inout ConfigurationProblems) -> [FaultRule] {
    do throws(Misplaced) {
      switch node.value {
      case .string(let text): return try at(node.offset) { () throws(ConfigurationError) in try rules(text) }
      case .object(let members):
        guard let members = try known(members, problems: &problems) else { return [] }
        return try rules(of: members, at: node.offset)
      default: throw Misplaced(node.offset, "a fault is an object, or a text such as \(Self.example)")
      }
    } catch {
      problems.add(at: error.offset, error.problem)
      return []
    }
  }

  /// By name; `nil` where there is any that nobody knows.
  private func known(
    _ members: [JSONTree.Member], problems: inout ConfigurationProblems
  ) throws(Misplaced) -> [String: JSONTree.Member]? {
    let known = (Self.commonMembers + endpoints.compactMap(\.keys).uniqued()).sorted()
    var byName: [String: JSONTree.Member] = [:]
    let count = problems.count
    for member in members {
      if !known.contains(member.key) {
        let name = member.key.printable(maxLength: 60)
        problems.add(at: member.keyOffset, "unknown key \"\(name)\"", remedy: member.key.correction(among: known))
      } else if byName.updateValue(member, forKey: member.key) != nil {
        throw Misplaced(member.keyOffset, Problem("\(member.key) is given twice", remedy: "remove one"))
      }
    }
    return problems.count == count ? byName : nil
  }

  private static let commonMembers = ["endpoint", "every", "failure", "failureRate", "latencyMilliseconds", "seed"]

  private func rules(of members: [String: JSONTree.Member], at offset: Int) throws(Misplaced) -> [FaultRule] {
    var rules: [FaultRule] = []
    let seed = try members["seed"].map { member throws(Misplaced) in
      try value(member, .integer(in: Self.seeds))
    }
    if let member = members["latencyMilliseconds"] { rules.append(FaultRule(.latency(try latency(member.value)))) }
    if let member = members["failure"] {
      var rule = FaultRule(.failure(try value(member, .failure)))
      if let rate = members["failureRate"] { rule.rate = try value(rate, .rate) }
      if let every = members["every"] { rule.every = try value(every, .integer(in: Self.counts)) }
      rules.append(rule)
    } else if let member = members["failureRate"] ?? members["every"] {
      throw Misplaced(member.keyOffset, "\(member.key) says which calls fail, and there is no failure")
    }
    if rules.isEmpty {
      throw Misplaced(offset, "nothing is to happen: there is neither failure nor latencyMilliseconds")
    }
    let (endpoints, keys) = try place(members)
    return endpoints.flatMap { endpoint in
      rules.map { rule in
        var rule = rule
        (rule.endpoint, rule.keys) = (endpoint, keys)
        if rule.isByChance { rule.seed = seed.map { UInt64($0) } }
        return rule
      }
    }
  }

  /// For which endpoints, of which `nil` is all, and for which keys.
  private func place(
    _ members: [String: JSONTree.Member]
  ) throws(Misplaced) -> (endpoints: [String?], keys: [String]?) {
    let named = try members["endpoint"].map { member throws(Misplaced) in
      let name = try string(member.value, "endpoint must be a string: the name of an endpoint")
      return try at(member.value.offset) { () throws(ConfigurationError) in try endpoint(name) }
    }
    let words = members.keys.filter { !Self.commonMembers.contains($0) }.sorted()
    guard let word = words.first, let member = members[word] else { return ([named], nil) }
    let takers = endpoints.filter { $0.keys == word && named ?? $0.name == $0.name }.map(\.name)
    if let named, takers.isEmpty {
      throw Misplaced(member.keyOffset, "\(client).\(named) is not asked by \(word)")
    }
    if let other = words.dropFirst().first {
      throw Misplaced(members[other]?.keyOffset ?? member.keyOffset, "\(word) and \(other) are never asked for at once")
    }
    guard case .array(let elements) = member.value.value, !elements.isEmpty else {
      throw Misplaced(member.value.offset, "\(word) must be an array of strings, one at least")
    }
    var keys: [String] = []
    for element in elements { keys.append(try string(element, "\(word) must be an array of strings")) }
    return (takers, keys)
  }

  private func latency(_ node: JSONTree) throws(Misplaced) -> ClosedRange<Duration> {
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
      throw Misplaced(
        node.offset,
        "latencyMilliseconds is not a whole number from \(Self.latencies.lowerBound) to \(Self.latencies.upperBound), "
          + "or an array of two, the lesser first")
    }
    return .milliseconds(least) ... .milliseconds(most)
  }

  private func value<Value>(
    _ member: JSONTree.Member, _ format: ConfigurationFormat<Value>
  ) throws(Misplaced) -> Value {
    let node = member.value
    switch (node.value, format.isNumber) {
    case (.number(let text), true), (.string(let text), false):
      guard let value = format.parse(text) else {
        throw Misplaced(node.offset, format.problem(with: text).prefixed(with: "\(member.key): "))
      }
      return value
    default:
      throw Misplaced(
        node.offset, "\(member.key) must be a \(format.isNumber ? "number" : "string"): \(format.expectation)")
    }
  }

  private func string(_ node: JSONTree, _ expectation: String) throws(Misplaced) -> String {
    guard case .string(let text) = node.value, !text.isEmpty else { throw Misplaced(node.offset, expectation) }
    return text
  }

  private func at<Value>(
    _ offset: Int, _ read: () throws(ConfigurationError) -> Value
  ) throws(Misplaced) -> Value {
    do throws(ConfigurationError) {
      return try read()
    } catch {
      throw Misplaced(offset, Problem(error))
    }
  }
}

/// What is wrong, and where in the file.
private struct Misplaced: Error {
  let offset: Int
  let problem: Problem

  init(_ offset: Int, _ problem: Problem) {
    (self.offset, self.problem) = (offset, problem)
  }

  init(_ offset: Int, _ message: String) {
    self.init(offset, Problem(message))
  }
}

extension FaultRule {
  /// Whether its seed makes any difference.
  fileprivate var isByChance: Bool {
    if case .latency(let range) = effect, range.lowerBound < range.upperBound { return true }
    return 0 < rate && rate < 1
  }
}
