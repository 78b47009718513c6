import AerogamiContainer
import AerogamiCore

extension Configuration {
  /// The value that a command-line option sets for a key, in the format of a configuration file.
  public struct Flag: Sendable {
    let name: String
    let key: String
    /// The value, in the format of a configuration file.
    public let value: String
    /// Whether the value is added to the values of other layers instead of replacing them.
    var isAdded = false

    /// - Parameter example: For error messages, a form of the value that the option accepts besides the key's format.
    private init<Value>(
      _ name: String, _ key: DefaultedKey<Value>, _ text: String, or example: String? = nil
    ) throws(ConfigurationError) {
      guard key.key.format.parse(text) != nil else {
        throw ConfigurationError("expected \(example.map { "\($0), or " } ?? "")\(key.key.format.expectation)")
      }
      (self.name, self.key, value) = (name, key.path, text)
    }

    /// Returns a flag for the time limit of one attempt with its response body: seconds, or a duration such as `5s`.
    public static func timeout(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--timeout", ConfigurationKeys.requestTimeout, seconds(text), or: "a duration such as 5s")
    }

    /// Returns a flag for the time limit of all requests of a run together: seconds, or a duration such as `2m`.
    public static func deadline(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--deadline", ConfigurationKeys.deadline, seconds(text), or: "a duration such as 2m")
    }

    /// Returns the number of seconds of a duration with a unit. Returns any other text unchanged.
    private static func seconds(_ text: String) -> String { Duration(withUnit: text)?.inSeconds ?? text }

    /// Returns a flag for the seed of random faults.
    public static func faultSeed(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--fault-seed", ConfigurationKeys.faultSeed, text)
    }

    /// Returns a flag that adds a fault, such as `trips.trips:status:503@0.3`, to the faults of other layers.
    public static func fault(_ text: String) throws(ConfigurationError) -> Flag {
      try fault(text, registrations: ClientRegistrations.all)
    }

    static func fault(
      _ text: String, registrations: [any ClientRegistration]
    ) throws(ConfigurationError) -> Flag {
      let name = FaultGrammar.client(in: text)
      let targets = registrations.flatMap(\.faultTargets)
      guard let target = targets.first(where: { $0.grammar.client == name }) else {
        throw ConfigurationError(
          "there is no client \"\(name.printable(maxLength: 60))\"",
          remedy: name.correction(
            among: name.contains("@") ? targets.map(\.grammar.client) : registrations.map(\.name.rawValue)))
      }
      let rule = try target.grammar.rule(text)
      return Flag("--fault", target.key.path, adding: target.grammar.text([rule]))
    }

    private init(_ name: String, _ key: String, adding value: String) {
      (self.name, self.key, self.value, isAdded) = (name, key, value, true)
    }

    /// Returns a flag for the maximum number of attempts for one request.
    public static func attempts(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--attempts", ConfigurationKeys.maxAttempts, text)
    }
  }
}
