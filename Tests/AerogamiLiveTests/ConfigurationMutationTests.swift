import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

/// Changes configurations at random, from fixed seeds. All of them stay valid JSON.
@Suite(.timeLimit(.minutes(20))) struct ConfigurationMutationTests {
  /// Every value of a secret key contains this word, and no key does.
  private static let secret = "hush4f1d"

  /// A valid configuration with every key.
  private static let everything = """
    {"clients": {
      "trips": {"variant": "live", "provider": "aerogami", "baseURL": "http://127.0.0.1:8080", "token": "\(secret)",
        "failure": "status:503", "faults": "trips:status:503@0.5", "currency": "EUR",
        "endpoints": {"trips": "mock", "regions": "live", "airport": "failing"},
        "regions": {"EU": {"name": "Europe", "origins": ["VNO", "CPH"]}}},
      "countries": {"variant": "mock", "api": "v3.1", "token": "\(secret)", "faults": ["countries:offline@every3"]},
      "rovers": {"variant": "failing", "failure": "offline", "faults": ["rovers:latency:1-5ms"]},
      "starWars": {"variant": "live", "baseURL": "https://example.com/api", "endpoints": {"film": "failing"}},
      "notifications": {"variant": "mock", "endpoints": {"send": "live"}}},
     "notifiers": {"phone": {"kind": "ntfy", "server": "https://a.example", "topic": "\(secret)", "token": "\(secret)"},
       "team": {"kind": "webhook", "url": "https://b.example/\(secret)", "template": "slack"},
       "bot": {"kind": "telegram", "chat": "-100", "token": "\(secret)"}},
     "home": ["VNO", "Riga"], "faults": {"seed": 7},
     "http": {"connectTimeoutSeconds": 1.5, "requestTimeoutSeconds": 20, "deadlineSeconds": 60, "maxAttempts": 3,
       "maxBodyBytes": 1000},
     "store": {"variant": "mock", "path": "a.sqlite"}, "cache": {"maxBytes": 1000, "maxStaleSeconds": 5},
     "history": {"record": "always"}, "booking": {"baseURL": "https://example.com", "marker": "m"}}
    """

  @Test("200 changed configurations load, or fail with an error that has a location", arguments: 0..<1)
  func mutations(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let documents =
      try ConfigurationFile.builtIn.sorted { $0.key < $1.key }.map(\.value).map(Self.parse)
      + Array(repeating: try Self.parse(Array(Self.everything.utf8)), count: 3)
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let directories = Configuration.Directories(currentDirectory: directory.path, userDirectory: nil)
    try Data(Self.everything.utf8).write(to: URL(filePath: directory.path + "/c.json"))
    try use(Configuration.load(path: "c.json", variables: [:], directories: directories))
    var loadedCount = 0
    for round in 0..<200 {
      var document = try #require(documents.randomElement(using: &random))
      for _ in 0...Int.random(in: 0...1, using: &random) { Self.mutate(&document, using: &random) }
      var variables: [String: String] = [:]
      if Int.random(in: 0..<8, using: &random) == 0, let key = allKeys.randomElement(using: &random) {
        variables[key.variable] =
          key.isSecret ? "\(Self.secret) \u{1B}" : HostileJSON.strings.randomElement(using: &random)
      }
      try Data(document.text.utf8).write(to: URL(filePath: directory.path + "/c.json"))
      do throws(ConfigurationError) {
        try use(Configuration.load(path: "c.json", variables: variables, directories: directories))
        loadedCount += 1
      } catch {
        if let problem = Self.problem(in: error, variables) {
          Issue.record("seed \(seed), round \(round): \(problem)\n\(variables)\n\(document.text.prefix(4000))")
        }
      }
    }
    #expect(loadedCount > 6, "hardly any change was accepted")
  }

  /// Everything that `config show` and other commands make from a configuration.
  private func use(_ configuration: Configuration) throws(ConfigurationError) {
    for row in configuration.listing {
      #expect(!(row.value ?? "").contains(Self.secret), "\(row.key) shows a secret")
    }
    #expect(!configuration.endpoints.isEmpty)
    for line in configuration.summary + configuration.warnings.map(\.description) {
      #expect(!line.contains(Self.secret))
    }
    _ = configuration.faultsInForce
    try configuration.checked()
  }

  /// Returns what is wrong with an error; `nil` if nothing is.
  private static func problem(in error: ConfigurationError, _ variables: [String: String]) -> String? {
    if error.problems.isEmpty { return "an error without a problem" }
    if error.problems.count > 12 { return "\(error.problems.count) problems at once" }
    for problem in error.lines {
      if problem != problem.printable { return "control characters in \(problem.debugDescription)" }
      if problem.count > 1000 { return "a problem of \(problem.count) characters: \(problem.prefix(1000))" }
      if problem.contains(secret) { return "a secret in \(problem)" }
      let names =
        ["c.json", "clients", "notifiers", "http.", "booking", "store.", "cache.", "history.", "faults.", "home"]
        + variables.keys
      if !names.contains(where: problem.contains) { return "neither a key nor a place in \(problem)" }
    }
    return nil
  }

  private static func parse(_ bytes: [UInt8]) throws -> MutableJSON { MutableJSON(try JSONTree.parse(bytes.span)) }

  private static func mutate(_ document: inout MutableJSON, using random: inout SplitMix64) {
    let index = Int.random(in: 0..<document.count, using: &random)
    let value = HostileJSON.value(using: &random)
    let key = HostileJSON.keys.randomElement(using: &random) ?? ""
    let choice = Int.random(in: 0..<8, using: &random)
    let position = Int.random(in: 0..<1000, using: &random)
    document.change(at: index) { node in
      switch node {
      case .object(var members) where !members.isEmpty && choice < 5:
        let index = position % members.count
        switch choice {
        case 0: members[index].key = key
        case 1: members.append((members[index].key, value))
        case 2: members.append((key, value))
        case 3: members.remove(at: index)
        default: members.swapAt(index, 0)
        }
        node = .object(members)
      case .array(var elements) where choice < 2:
        elements.insert(value, at: elements.isEmpty ? 0 : position % elements.count)
        node = .array(elements)
      case let old where choice == 5: node = .array([old])
      case let old where choice == 6: node = .object([(key, old)])
      default: node = value
      }
    }
    document.hideSecrets(secret)
  }
}

extension MutableJSON {
  /// Makes every string below a key that may hold a secret contain `secret`, and no other string.
  fileprivate mutating func hideSecrets(_ secret: String, isBelowToken: Bool = false) {
    switch self {
    case .object(let members):
      self = .object(
        members.map { member in
          var value = member.value
          value.hideSecrets(secret, isBelowToken: member.key == "token")
          return (member.key, value)
        })
    case .array(let elements):
      self = .array(
        elements.map { element in
          var element = element
          element.hideSecrets(secret, isBelowToken: isBelowToken)
          return element
        })
    case .string(let text) where isBelowToken && !text.contains(secret): self = .string(text + secret)
    // A renamed key no longer marks its value as a secret.
    case .string(let text) where !isBelowToken: self = .string(text.replacing(secret, with: "x"))
    case .string, .word: break
    }
  }
}
