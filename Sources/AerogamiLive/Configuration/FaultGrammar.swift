import AerogamiCore

/// How the faults of a client are written in one line, on the command line, in a variable, and as a text in a file:
///
///     CLIENT[.ENDPOINT][/KEY,…]:FAILURE[@RATE][@everyN][@seedN]
///     trips.trips/EU,US:status:503@0.3    trips:latency:100-400ms    rovers.photos:timeout@every3
///
/// Several are separated by spaces, and `none` is none at all. A key with any of `:,@%` or a space in it is
/// percent-encoded.
struct FaultGrammar: Sendable {
  let client: String
  /// With what the keys of each are called, where it has any.
  let endpoints: [(name: String, keys: String?)]

  static let none = "none"
  static let example = "trips.trips:status:503@0.3 or trips:latency:100-400ms"
  static let latencies = 0...3_600_000
  static let counts = 1...1_000_000_000
  /// What every reader of JSON reads as the whole number that it is.
  static let seeds = 0...(1 << 53)

  func rules(_ text: String) throws(ConfigurationError) -> [FaultRule] {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.isEmpty { throw ConfigurationError("an empty value is no fault such as \(Self.example), and not none") }
    if words == [Self.none[...]] { return [] }
    var rules: [FaultRule] = []
    for word in words { rules.append(try rule(String(word))) }
    return rules
  }

  func text(_ rules: [FaultRule]) -> String {
    rules.isEmpty ? Self.none : rules.map(text).joined(separator: " ")
  }

  /// The name of the client that a fault is for, whether or not there is one.
  static func client(in text: String) -> String { String(text.prefix { !".:/".contains($0) }) }
}

extension FaultGrammar {
  /// One fault, as it is written.
  func rule(_ text: String) throws(ConfigurationError) -> FaultRule {
    let shown = text.printable(maxLength: 60)
    guard let colon = text.firstIndex(of: ":") else {
      throw ConfigurationError(
        "\"\(shown)\" says nothing that is to happen", remedy: "a fault is such as \(Self.example)")
    }
    guard Self.client(in: text) == client else {
      throw ConfigurationError("\"\(shown)\" is no fault of \(client), which begins with \(client): or \(client).")
    }
    let place = text[..<colon].dropFirst(client.count).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = text[text.index(after: colon)...].split(separator: "@", omittingEmptySubsequences: false)

    var rule = FaultRule(try effect(String(parts[0])))
    if let name = place[0].isEmpty ? nil : String(place[0].dropFirst()) { rule.endpoint = try endpoint(name) }
    if place.count > 1 { rule.keys = try keys(place[1], of: rule.endpoint) }
    for detail in parts.dropFirst() { try read(detail, into: &rule) }
    return rule
  }

  func endpoint(_ name: String) throws(ConfigurationError) -> String {
    if endpoints.contains(where: { $0.name == name }) { return name }
    throw ConfigurationError(
      "\(client) has no endpoint \"\(name.printable(maxLength: 60))\"",
      remedy: name.correction(among: endpoints.map(\.name)))
  }

  private func keys(_ text: Substring, of endpoint: String?) throws(ConfigurationError) -> [String] {
    if let endpoint, let known = endpoints.first(where: { $0.name == endpoint }), known.keys == nil {
      throw ConfigurationError("\(client).\(endpoint) is asked for all there is, and takes no /")
    }
    let keys = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).percentDecoded ?? "" }
    if keys.contains("") {
      throw ConfigurationError(
        "\"/\(String(text).printable(maxLength: 60))\" is no list of keys such as /EU,US (%2C is a comma)")
    }
    return keys
  }

  private func effect(_ text: String) throws(ConfigurationError) -> FaultRule.Effect {
    if let failure = Failure(text) { return .failure(failure) }
    let shown = text.printable(maxLength: 60)
    if text.hasPrefix("latency:") {
      guard let range = milliseconds(text.dropFirst("latency:".count)) else {
        throw ConfigurationError(
          "\"\(shown)\" is not latency:200ms or latency:100-400ms, each of \(Self.latencies.lowerBound) to "
            + "\(Self.latencies.upperBound)")
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

  /// What follows an `@`.
  private func read(_ detail: Substring, into rule: inout FaultRule) throws(ConfigurationError) {
    if detail.hasPrefix("every"), let every = wholeNumber(detail.dropFirst(5), in: Self.counts) {
      rule.every = every
    } else if detail.hasPrefix("seed"), let seed = wholeNumber(detail.dropFirst(4), in: Self.seeds) {
      rule.seed = UInt64(seed)
    } else if let rate = ConfigurationFormat<Double>.rate.parse(String(detail)) {
      rule.rate = rate
    } else {
      throw ConfigurationError(
        "\"@\(String(detail).printable(maxLength: 60))\" is not a rate from 0 to 1 such as @0.3, nor @every3 for "
          + "each third call for a key, nor @seed7")
    }
  }

  private func wholeNumber(_ digits: Substring, in range: ClosedRange<Int>) -> Int? {
    Int(digits: digits).flatMap { range.contains($0) ? $0 : nil }
  }

  private func text(_ rule: FaultRule) -> String {
    var text = client + (rule.endpoint.map { ".\($0)" } ?? "")
    if let keys = rule.keys { text += "/" + keys.map(\.percentEncoded).joined(separator: ",") }
    switch rule.effect {
    case .failure(.status(let code)): text += ":status:\(code)"
    case .failure(let failure): text += ":\(failure)"
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
