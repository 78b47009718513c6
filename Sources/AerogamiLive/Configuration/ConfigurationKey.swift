import AerogamiCore

/// One key that a configuration may hold: where it stands, what it takes, and what it is when nobody gives it.
struct ConfigurationKey<Value: Sendable>: Sendable {
  /// `http.connectTimeoutSeconds`: the names from the outermost object inward.
  let path: String
  let format: ConfigurationFormat<Value>
  /// As it would be written; `nil` for a key that may be absent.
  let defaultText: String?
  /// Never shown, and sent only where ``Settings`` lets it go.
  let isSecret: Bool

  init(_ path: String, _ format: ConfigurationFormat<Value>, default defaultText: String? = nil, isSecret: Bool = false)
  {
    self.path = path
    self.format = format
    self.defaultText = defaultText
    self.isSecret = isSecret
  }
}

/// How the values of a key are written.
struct ConfigurationFormat<Value: Sendable>: Sendable {
  /// Completes «is not …»: `a number of seconds from 1 to 60`.
  let expectation: String
  /// Whether a file writes it as a JSON number; otherwise as a JSON string. A variable is text in either case.
  var isNumber = false
  /// The words that are valid, where there is a choice of them.
  var words: [String] = []
  let parse: @Sendable (String) -> Value?
}

/// A key whatever its type: what the checks and listings need to know.
struct AnyConfigurationKey: Sendable {
  let path: String
  let defaultText: String?
  let isSecret: Bool
  let expectation: String
  let isNumber: Bool
  let words: [String]
  let isValid: @Sendable (String) -> Bool

  init<Value>(_ key: ConfigurationKey<Value>) {
    path = key.path
    defaultText = key.defaultText
    isSecret = key.isSecret
    expectation = key.format.expectation
    isNumber = key.format.isNumber
    words = key.format.words
    isValid = { key.format.parse($0) != nil }
  }

  /// `AEROGAMI_CLIENTS_TRIPS_BASE_URL` for `clients.trips.baseURL`.
  var variable: String {
    var name = "AEROGAMI_"
    var previous: Character = "."
    for character in path {
      if character.isUppercase, previous.isLowercase { name += "_" }
      name += character == "." ? "_" : character.uppercased()
      previous = character
    }
    return name
  }
}

extension ConfigurationFormat {
  static func choice(_ words: [String], parse: @escaping @Sendable (String) -> Value?) -> Self {
    Self(expectation: words.listed(with: "or"), words: words, parse: parse)
  }

  static func choice(of type: Value.Type) -> Self where Value: CaseIterable & RawRepresentable<String> {
    choice(Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }
}

extension ConfigurationFormat<Failure> {
  static let failure = Self(
    expectation: "unimplemented, offline, timeout, malformed or status:NNN with an error status (400 to 599)",
    words: ["unimplemented", "offline", "timeout", "malformed"], parse: { Failure($0) })
}

extension ConfigurationFormat<String> {
  static let path = Self(expectation: "a path", parse: { $0.isEmpty ? nil : $0 })

  /// Visible ASCII, so that it can stand in a header.
  static let token = Self(
    expectation: "a token (visible ASCII characters, no spaces)",
    parse: { $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !$0.isEmpty ? $0 : nil })
}

extension ConfigurationFormat<Int> {
  static func integer(in range: ClosedRange<Int>) -> Self {
    Self(expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)", isNumber: true) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ConfigurationFormat<Duration> {
  static func seconds(in range: ClosedRange<Double>) -> Self {
    let (least, most) = (Duration.seconds(range.lowerBound).inSeconds, Duration.seconds(range.upperBound).inSeconds)
    return Self(expectation: "a number of seconds from \(least) to \(most)", isNumber: true) { text in
      Double(text).flatMap { range.contains($0) ? .seconds($0) : nil }
    }
  }
}

extension [String] {
  /// `live, mock or failing`
  func listed(with conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
