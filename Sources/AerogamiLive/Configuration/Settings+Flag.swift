import AerogamiCore

extension Settings {
  /// A key that the command line sets. Each is read as the key's value in a file would be, or throws what is wrong.
  public struct Flag: Sendable {
    let name: String
    let key: String
    let text: String
    /// As a file would have it.
    public var value: String { text }
    /// Whether it leaves in place what other layers say.
    var isAdded = false

    private init<Value>(_ name: String, _ key: DefaultedKey<Value>, _ text: String) throws(ConfigurationError) {
      guard key.key.format.parse(text) != nil else {
        throw ConfigurationError("it takes \(key.key.format.expectation)")
      }
      (self.name, self.key, self.text) = (name, key.path, text)
    }

    /// How long one attempt may take, its body included, in seconds.
    public static func timeout(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--timeout", ConfigurationKeys.requestTimeout, text)
    }

    /// How long the whole run may take, in seconds.
    public static func deadline(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--deadline", ConfigurationKeys.deadline, text)
    }

    /// What the chance of faults comes from.
    public static func faultSeed(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--fault-seed", ConfigurationKeys.faultSeed, text)
    }

    /// One more fault, beside those that are set otherwise: `trips.trips:status:503@0.3`.
    public static func fault(_ text: String) throws(ConfigurationError) -> Flag {
      let name = FaultGrammar.client(in: text)
      guard let keys = ConfigurationKeys.clients.first(where: { $0.name == name }) else {
        throw ConfigurationError(
          "there is no client \"\(name.printable(maxLength: 60))\"",
          remedy: name.correction(among: ConfigurationKeys.clients.map(\.name)))
      }
      return Flag(adding: try keys.faultGrammar.rule(text), to: keys)
    }

    private init(adding rule: FaultRule, to keys: ClientKeys) {
      (name, key, isAdded) = ("--fault", keys.faults.path, true)
      text = keys.faultGrammar.text([rule])
    }

    /// How often one request is sent at most.
    public static func attempts(_ text: String) throws(ConfigurationError) -> Flag {
      try Flag("--attempts", ConfigurationKeys.maxAttempts, text)
    }
  }
}
