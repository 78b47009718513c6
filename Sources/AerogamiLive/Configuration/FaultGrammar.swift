import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

/// The text form of a client's faults, on the command line, in an environment variable, or as the strings of an array
/// in a file:
///
///     CLIENT[@SOURCE][.ENDPOINT][/KEY,…]:FAILURE[@RATE][@everyN][@seedN]
///     trips.trips/EU,US:status:503@0.3    trips@ryanair:latency:100-400ms    rovers.photos:timeout@every3
///
/// Several faults are separated by spaces; `none` means no faults. In a key, spaces and the characters `:,@%` must be
/// percent-encoded.
struct FaultGrammar: Sendable {
  let client: String
  /// The name of each endpoint and the name of its keys, such as `regions`; `nil` if the endpoint has no keys.
  let endpoints: [(name: String, keys: String?)]

  static let none = "none"
  /// Two faults, of the source if the grammar is that of a source, otherwise of the trips client.
  var example: String {
    let target = client.contains("@") ? client : "trips"
    return "\(target).trips:status:503@0.3 or \(target):latency:100-400ms"
  }
  var expectation: String { "a string such as \(example), or an array of such strings" }
  /// The valid latencies, in milliseconds.
  static let latencies = 0...3_600_000
  /// The valid intervals, such as the 3 of `@every3`.
  static let counts = 1...1_000_000_000
  /// The valid seeds: the non-negative whole numbers that every JSON parser reads exactly.
  static let seeds = 0...(1 << 53)

  func rules(_ text: String) throws(ConfigurationError) -> [FaultRule] {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.isEmpty {
      throw ConfigurationError(
        "the value is empty", remedy: "write \"none\" for no faults, or a fault such as \(example)")
    }
    if words == [Self.none[...]] { return [] }
    var rules: [FaultRule] = []
    for word in words { rules.append(try rule(String(word))) }
    return rules
  }

  func text(_ rules: [FaultRule]) -> String {
    rules.isEmpty ? Self.none : rules.map(text).joined(separator: " ")
  }

  /// Returns the text of the faults in an array of strings, and adds the problem of each element that is not a fault.
  func text(of node: JSONTree, problems: inout ConfigurationProblems) -> String? {
    guard case .array(let elements) = node.value else {
      problems.add(at: node.offset, "expected \(expectation)")
      return nil
    }
    var found: [FaultRule] = []
    for element in elements {
      guard case .string(let text) = element.value else {
        problems.add(at: element.offset, "a fault must be a string such as \(example)")
        continue
      }
      do throws(ConfigurationError) {
        found += try rules(text)
      } catch {
        problems.add(at: element.offset, Problem(error))
      }
    }
    return self.text(found)
  }

  /// Returns the client's name in the text of a fault, whether or not such a client exists.
  static func client(in text: String) -> String { String(text.prefix { !".:/".contains($0) }) }
}

extension FaultGrammar {
  func rule(_ text: String) throws(ConfigurationError) -> FaultRule {
    let shown = text.printable(maxLength: 60)
    guard let colon = text.firstIndex(of: ":") else {
      throw ConfigurationError(
        "\"\(shown)\" is not a fault: it has no \":\"", remedy: "write a fault such as \(example)")
    }
    guard Self.client(in: text) == client else {
      throw ConfigurationError(
        "\"\(shown)\" is not a fault of \(client)", remedy: "begin it with \(client): or \(client).ENDPOINT:")
    }
    let target = text[..<colon].dropFirst(client.count).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = text[text.index(after: colon)...].split(separator: "@", omittingEmptySubsequences: false)

    let effect = try self.effect(String(parts[0]))
    let endpoint = try target[0].isEmpty ? nil : self.endpoint(String(target[0].dropFirst()))
    let keys = try target.count > 1 ? self.keys(target[1], of: endpoint) : nil
    var modifiers = Modifiers()
    for modifier in parts.dropFirst() { try apply(modifier, to: &modifiers) }
    return FaultRule(
      effect, endpoint: endpoint, keys: keys, rate: modifiers.rate, every: modifiers.every, seed: modifiers.seed)
  }

  /// The parts of a fault that follow an `@`.
  private struct Modifiers {
    var rate = 1.0
    var every = 1
    var seed: UInt64?
  }

  func endpoint(_ name: String) throws(ConfigurationError) -> String {
    if endpoints.contains(where: { $0.name == name }) { return name }
    throw ConfigurationError(
      "\(client) has no endpoint \"\(name.printable(maxLength: 60))\"",
      remedy: name.correction(among: endpoints.map(\.name)))
  }

  private func keys(_ text: Substring, of endpoint: String?) throws(ConfigurationError) -> [String] {
    if let endpoint, let known = endpoints.first(where: { $0.name == endpoint }), known.keys == nil {
      throw ConfigurationError(
        "\(client).\(endpoint) has no keys", remedy: "remove \"/\(String(text).printable(maxLength: 60))\"")
    }
    let keys = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).percentDecoded ?? "" }
    if keys.contains("") {
      throw ConfigurationError(
        "\"/\(String(text).printable(maxLength: 60))\" has an empty or invalid key",
        remedy: "separate keys with commas, as in /EU,US (write %2C for a comma in a key)")
    }
    return keys
  }

  private func effect(_ text: String) throws(ConfigurationError) -> FaultRule.Effect {
    if let failure = Failure(text) { return .failure(failure) }
    let shown = text.printable(maxLength: 60)
    if text.hasPrefix("latency:") {
      guard let range = milliseconds(text.dropFirst("latency:".count)) else {
        throw ConfigurationError(
          "\"\(shown)\" is not a latency such as latency:200ms or latency:100-400ms, from "
            + "\(Self.latencies.lowerBound) to \(Self.latencies.upperBound) ms")
      }
      return .latency(range)
    }
    let format = ConfigurationFormat<Failure>.failure
    throw ConfigurationError(
      "\"\(shown)\" is not latency:…, \(format.expectation)",
      remedy: text.nearest(in: format.words + ["latency"]).map { "did you mean \"\($0)\"?" })
  }

  private func milliseconds(_ text: Substring) -> ClosedRange<Duration>? {
    guard text.hasSuffix("ms") else { return nil }
    let bounds = text.dropLast(2).split(separator: "-", omittingEmptySubsequences: false).map {
      wholeNumber($0, in: Self.latencies)
    }
    guard (1...2).contains(bounds.count), let least = bounds[0], let most = bounds[bounds.count - 1], least <= most
    else { return nil }
    return .milliseconds(least) ... .milliseconds(most)
  }

  private func apply(_ modifier: Substring, to modifiers: inout Modifiers) throws(ConfigurationError) {
    if modifier.hasPrefix("every"), let every = wholeNumber(modifier.dropFirst(5), in: Self.counts) {
      modifiers.every = every
    } else if modifier.hasPrefix("seed"), let seed = wholeNumber(modifier.dropFirst(4), in: Self.seeds) {
      modifiers.seed = UInt64(seed)
    } else if let rate = ConfigurationFormat<Double>.rate.parse(String(modifier)) {
      modifiers.rate = rate
    } else {
      throw ConfigurationError(
        "\"@\(String(modifier).printable(maxLength: 60))\" is not a rate from 0 to 1 (@0.3), an interval "
          + "(@every3: every third call for a key) or a seed (@seed7)")
    }
  }

  private func wholeNumber(_ digits: Substring, in range: ClosedRange<Int>) -> Int? {
    Int(digits: digits).flatMap { range.contains($0) ? $0 : nil }
  }

  private func text(_ rule: FaultRule) -> String {
    var text = client + (rule.endpoint.map { ".\($0)" } ?? "")
    if let keys = rule.keys { text += "/" + keys.map(\.percentEncoded).joined(separator: ",") }
    switch rule.effect {
    case .failure(let failure): text += ":\(failure.word)"
    case .latency(let range):
      let (least, most) = (Int(range.lowerBound / .milliseconds(1)), Int(range.upperBound / .milliseconds(1)))
      text += ":latency:" + (least == most ? "\(least)ms" : "\(least)-\(most)ms")
    }
    if rule.rate != 1 { text += "@\(ConfigurationFormat<Double>.rate.text(rule.rate))" }
    if rule.every != 1 { text += "@every\(rule.every)" }
    if let seed = rule.seed { text += "@seed\(seed)" }
    return text
  }
}
