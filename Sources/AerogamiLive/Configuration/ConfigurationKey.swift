import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

struct ConfigurationKey<Value: Sendable>: Sendable {
  /// The names of the enclosing objects and the key's own name, such as `http.connectTimeoutSeconds`.
  let path: String
  let format: ConfigurationFormat<Value>
  /// Whether the value is never shown, and sent only where ``ConfigurationLayers/maySend(_:to:)`` allows it.
  let isSecret: Bool

  init(_ path: String, _ format: ConfigurationFormat<Value>, isSecret: Bool = false) {
    (self.path, self.format, self.isSecret) = (path, format, isSecret)
  }
}

struct DefaultedKey<Value: Sendable>: Sendable {
  let key: ConfigurationKey<Value>
  let defaultValue: Value

  init(_ path: String, _ format: ConfigurationFormat<Value>, default defaultValue: Value) {
    key = ConfigurationKey(path, format)
    self.defaultValue = defaultValue
  }

  var path: String { key.path }
}

/// The text format of a key's values.
struct ConfigurationFormat<Value: Sendable>: Sendable {
  /// Describes valid values, to complete the message "is not …": `a number of seconds from 1 to 60`.
  let expectation: String
  /// Whether a value in a file is a JSON number instead of a JSON string. The value of a variable is always text.
  var isNumber = false
  /// Whether the values are addresses. Errors quote only the part of an address that has no secrets.
  var isAddress = false
  /// The words that are valid values, for suggestions; empty if valid values are not words.
  var words: [String] = []
  /// Returns the problem with a text, if any. Set only if ``expectation`` alone does not explain every problem.
  var check: (@Sendable (String) -> Problem?)?
  /// Splits a value into parts that are listed in separate rows; empty if the value has a single row.
  var parts: @Sendable (Value) -> [(name: String, text: String)] = { _ in [] }
  /// Converts JSON other than a string to the text of a value. The result is ignored if the closure adds a problem. Not
  /// set if values are only strings or numbers.
  var structure: (@Sendable (JSONTree, inout ConfigurationProblems) -> String?)?
  let parse: @Sendable (String) -> Value?
  /// Converts a value to text; the inverse of `parse`.
  let text: @Sendable (Value) -> String

  /// Returns the problem with a text, and the expected form; `nil` if it is valid. Never quotes a secret.
  func problem(with text: String, isSecret: Bool) -> Problem? {
    if let check { return check(text) }
    if parse(text) != nil { return nil }
    let value =
      if isSecret || text.utf8.contains(UInt8(ascii: "@")) {
        // Does not quote a text with an @, which may be an address with a password.
        "the value"
      } else if text.isEmpty {
        "an empty value"
      } else {
        isAddress || text.contains("://") ? text.quotedAddress : "\"\(text.printable(maxLength: 60))\""
      }
    return Problem(
      "\(value) is not \(expectation)", remedy: text.nearest(in: words).map { "did you mean \"\($0)\"?" })
  }
}

/// A key without its value type, for checks and listings.
struct AnyConfigurationKey: Sendable {
  let path: String
  let defaultText: @Sendable () -> String?
  let isSecret: Bool
  let expectation: String
  let isNumber: Bool
  let structure: (@Sendable (JSONTree, inout ConfigurationProblems) -> String?)?
  let parts: @Sendable (_ text: String) -> [(name: String, text: String)]
  let problem: @Sendable (_ text: String) -> Problem?

  init<Value>(_ key: DefaultedKey<Value>) {
    self.init(key.key) { key.key.format.text(key.defaultValue) }
  }

  init<Value>(_ key: ConfigurationKey<Value>, defaultText: @escaping @Sendable () -> String? = { nil }) {
    path = key.path
    self.defaultText = defaultText
    isSecret = key.isSecret
    expectation = key.format.expectation
    isNumber = key.format.isNumber
    structure = key.format.structure
    parts = { text in key.format.parse(text).map(key.format.parts) ?? [] }
    problem = { key.format.problem(with: $0, isSecret: key.isSecret) }
  }

  /// The environment variable that sets the key: `AEROGAMI_CLIENTS_TRIPS_BASE_URL` for `clients.trips.baseURL`.
  var variable: String {
    var name = "AEROGAMI_"
    var previous: Character = "."
    for character in path {
      if character.isUppercase, previous.isLowercase { name += "_" }
      name += character == "." || character == "-" ? "_" : character.uppercased()
      previous = character
    }
    return name
  }
}

extension ConfigurationFormat where Value: CaseIterable & RawRepresentable<String> {
  static var choice: Self {
    // Uses a closure, because a key path would be built at run time for each type.
    let words = Value.allCases.map { $0.rawValue }
    return Self(
      expectation: words.listed(with: "or"), words: words, parse: { Value(rawValue: $0) }, text: { $0.rawValue })
  }
}

extension ConfigurationFormat<Failure> {
  static let failure = Self(
    expectation: "unimplemented, offline, timeout, malformed or status:NNN with an error status (400 to 599)",
    words: ["unimplemented", "offline", "timeout", "malformed"], parse: { Failure($0) }, text: { $0.word })
}

extension ConfigurationFormat<String> {
  static func text(_ expectation: String, where isValid: @escaping @Sendable (String) -> Bool) -> Self {
    Self(expectation: expectation, parse: { isValid($0) ? $0 : nil }, text: { $0 })
  }

  static let environment = text(
    "a valid name of an environment, such as live (no / and no leading period)", where: ConfigurationFile.isName)
  static let path = text("a path") { !$0.isEmpty }
  static let marker = text("an affiliate marker") { !$0.isEmpty }
  /// The format of tokens. Most are sent in a header, where all visible ASCII characters are valid.
  static let token = text("a token (visible ASCII characters, no spaces)") { text in
    text.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !text.isEmpty
  }
}

extension ConfigurationFormat<Int> {
  static func integer(in range: ClosedRange<Int>) -> Self {
    Self(
      expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)", isNumber: true,
      parse: { text in Int(digits: text).flatMap { range.contains($0) ? $0 : nil } }, text: { "\($0)" })
  }
}

extension ConfigurationFormat<Double> {
  static let rate = Self(
    expectation: "a rate from 0 to 1", isNumber: true, parse: { number($0, in: 0...1) },
    text: { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" })

  /// Checks the characters first, because `Double` also reads hexadecimal numbers, which JSON does not allow.
  fileprivate static func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { range.contains($0) ? $0 : nil }
  }
}

extension ConfigurationFormat<[FaultRule]> {
  static func faults(_ grammar: FaultGrammar) -> Self {
    Self(
      expectation: grammar.expectation,
      check: { text in
        do throws(ConfigurationError) {
          _ = try grammar.rules(text)
          return nil
        } catch {
          return Problem(error)
        }
      }, structure: { grammar.text(of: $0, problems: &$1) }, parse: { try? grammar.rules($0) },
      text: { grammar.text($0) })
  }
}

extension ConfigurationFormat<Duration> {
  static func seconds(in range: ClosedRange<Double>) -> Self {
    let (least, most) = (Duration.seconds(range.lowerBound).inSeconds, Duration.seconds(range.upperBound).inSeconds)
    return Self(
      expectation: "a number of seconds from \(least) to \(most)", isNumber: true,
      parse: { ConfigurationFormat<Double>.number($0, in: range).map { .seconds($0) } }, text: { $0.inSeconds })
  }
}

extension ConfigurationFormat<Duration> {
  /// The format of a duration with a unit, at most 30 days.
  static let failureNotice = Self(
    expectation: "0 or a number and a unit, at most 30d, such as 6h",
    parse: { text in Duration(withUnit: text).flatMap { $0 <= .seconds(30 * 86_400) ? $0 : nil } },
    text: { $0 == .zero ? "0" : $0.unitText })
}

extension ConfigurationFormat<BaseURL> {
  static let baseURL = Self(
    expectation: BaseURL.expectation, isAddress: true, parse: { BaseURL($0) }, text: { $0.text })
}

extension BaseURL {
  static let booking = BaseURL(known: "https://jetradar.com/searches/new")
}
