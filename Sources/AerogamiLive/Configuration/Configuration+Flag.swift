import AerogamiCore

extension Configuration {
  /// A key that the command line sets, in the same format as in a file.
  public struct Flag: Sendable {
    let name: String
    let key: String
    let text: String
    /// The value in the format of a file.
    public var value: String { text }
    /// Whether it adds to the value of other layers, instead of replacing it.
    var isAdded = false

    private init<Value>(_ name: String, _ key: DefaultedKey<Value>, _ text: String) throws(ConfigurationError) {
      guard key.key.format.parse(text) != nil else {
        throw ConfigurationError("it takes \(key.key.format.expectation)")
      }
      (self.name, self.key, self.text) = (name, key.path, text)
    }

    /// The time limit of one attempt, its body included: a number of seconds, or a duration such as `5s`.
    public static func timeout(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--timeout", ConfigurationKeys.requestTimeout, seconds(text))
    }

    /// The time limit of the whole run: a number of seconds, or a duration such as `2m`.
    public static func deadline(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--deadline", ConfigurationKeys.deadline, seconds(text))
    }

    /// The number of seconds of a duration with a unit; any other text unchanged.
    private static func seconds(_ text: String) -> String { Duration(withUnit: text)?.inSeconds ?? text }

    /// The seed of random faults.
    public static func faultSeed(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--fault-seed", ConfigurationKeys.faultSeed, text)
    }

    /// A fault in addition to those of other layers: `trips.trips:status:503@0.3`.
    public static func fault(_ text: String) throws(ConfigurationError) -> Flag {
      try fault(text, registrations: ClientRegistrations.all)
    }

    static func fault(
      _ text: String, registrations: [any ClientRegistration]
    ) throws(ConfigurationError) -> Flag {
      let name = FaultGrammar.client(in: text)
      guard let keys = registrations.first(where: { $0.name.rawValue == name })?.clientKeys else {
        throw ConfigurationError(
          "there is no client \"\(name.printable(maxLength: 60))\"",
          remedy: name.correction(among: registrations.map(\.name.rawValue)))
      }
      return Flag(adding: try keys.faultGrammar.rule(text), to: keys)
    }

    private init(adding rule: FaultRule, to keys: ClientKeys) {
      (name, key, isAdded) = ("--fault", keys.faults.path, true)
      text = keys.faultGrammar.text([rule])
    }

    /// The maximum number of attempts for one request.
    public static func attempts(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--attempts", ConfigurationKeys.maxAttempts, text)
    }
  }
}
