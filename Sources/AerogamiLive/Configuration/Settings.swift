public import AerogamiCore
import AerogamiHTTP

/// A configuration, resolved and checked: every key's value, and the layer that it came from.
///
/// Precedence, key by key: flag, environment variable, the environment's file, the user's file, default. Absent is not
/// invalid, but a key that is present and wrong, or unknown, is always an error.
public struct Settings: Sendable {
  /// Where files are looked for.
  public struct Place: Hashable, Sendable {
    /// Absolute; what relative paths in arguments and variables are relative to.
    public var currentDirectory: String
    /// Where a user keeps environments of their own: `~/.config/aerogami`. `nil` where there is no such place.
    public var userDirectory: String?
    /// Where the program keeps what it is to keep for a user: `~/.local/share/aerogami`. `nil` where there is no such
    /// place.
    public var dataDirectory: String?

    public init(currentDirectory: String, userDirectory: String?, dataDirectory: String? = nil) {
      self.currentDirectory = currentDirectory
      self.userDirectory = userDirectory
      self.dataDirectory = dataDirectory
    }

    func resolve(_ path: String) -> String {
      path.hasPrefix("/") ? path : "\(currentDirectory)/\(path)"
    }
  }

  enum Layer: Hashable, Sendable {
    case `default`
    /// `config.json` in the user's configuration directory, which holds in every environment.
    case userFile
    /// The environment's file.
    case file
    case variable(String)
    case flag(String)
  }

  struct Entry: Sendable {
    var text: String
    var layer: Layer
  }

  /// The name of the environment, or the path that was given instead of one.
  public let environment: String
  let file: ConfigurationFile
  let userFile: ConfigurationFile?
  let place: Place
  /// All of the environment's variables: some that other programs know too are looked at only where a network is used.
  let variables: [String: String]
  private var entries: [String: Entry]
  /// The clients that are asked; `nil` for all of them.
  private var requested: Set<String>?

  /// Finds, reads and checks a configuration.
  ///
  /// - Parameters:
  ///   - environment: A name such as `dev`: `Config/dev.json` below the current directory, else `dev.json` in the
  ///     user's configuration directory, else built in. Where it is `nil`, `AEROGAMI_ENV`, else the key `environment` of
  ///     the user's file, else `dev`.
  ///   - path: A file to read instead of a named environment; `AEROGAMI_CONFIG` where neither is given.
  ///   - variables: The environment's variables. One that begins with `AEROGAMI_` and is unknown is an error; one that is
  ///     empty is as good as unset.
  ///   - flags: What the command line says, which wins over everything else.
  /// - Throws: The first problems at once, each with its place, the wrong word and the right ones.
  public static func load(
    environment: String? = nil, path: String? = nil, variables: [String: String], flags: [Flag] = [], place: Place
  ) throws(ConfigurationError) -> Settings {
    let variables = variables.filter { !$0.key.hasPrefix("AEROGAMI_") || !$0.value.isEmpty }
    var name = environment
    var path = path
    if name == nil, path == nil {
      path = variables[pathVariable]
      name = variables[environmentVariable]
      if path != nil, name != nil {
        throw ConfigurationError(
          "\(environmentVariable) and \(pathVariable) are both set",
          remedy: "unset the one that is not meant")
      }
    }
    let userFile = try ConfigurationFile.user(in: place)
    let userValues = try userFile.map(values(ofUser:)) ?? [:]
    let file: ConfigurationFile
    let environment = path ?? name ?? userValues[ConfigurationKeys.environment.path] ?? defaultEnvironment
    if let path {
      file = try .named(path, in: place)
    } else {
      file = try .environment(environment, in: place)
    }
    return try Settings(
      environment: environment, file: file, userFile: userFile, userValues: userValues, variables: variables,
      flags: flags, place: place)
  }

  /// The values of the user's file, which has one key more than an environment's.
  private static func values(ofUser file: ConfigurationFile) throws(ConfigurationError) -> [String: String] {
    var problems = ConfigurationProblems()
    let keys = ConfigurationKeys.all + [AnyConfigurationKey(ConfigurationKeys.environment)]
    let document = ConfigurationDocument(file, keys: keys, problems: &problems)
    if !problems.isEmpty { throw ConfigurationError(problems.problems(in: file)) }
    return document.values
  }

  static let defaultEnvironment = "dev"
  static let environmentVariable = "AEROGAMI_ENV"
  static let pathVariable = "AEROGAMI_CONFIG"

  private init(
    environment: String, file: ConfigurationFile, userFile: ConfigurationFile?, userValues: [String: String],
    variables: [String: String], flags: [Flag], place: Place
  ) throws(ConfigurationError) {
    let keys = ConfigurationKeys.all
    var problems = ConfigurationProblems()
    var entries: [String: Entry] = [:]
    for key in keys {
      if let text = key.defaultText { entries[key.path] = Entry(text: text, layer: .default) }
      if let text = userValues[key.path] { entries[key.path] = Entry(text: text, layer: .userFile) }
    }

    for (path, text) in ConfigurationDocument(file, keys: keys, problems: &problems).values {
      entries[path] = Entry(text: text, layer: .file)
    }

    let byVariable = Dictionary(uniqueKeysWithValues: keys.map { ($0.variable, $0) })
    let known = (byVariable.keys + [Self.environmentVariable, Self.pathVariable]).sorted()
    for (variable, text) in variables.sorted(by: { $0.key < $1.key }) where variable.hasPrefix("AEROGAMI_") {
      if variable == Self.environmentVariable || variable == Self.pathVariable { continue }
      if let key = byVariable[variable] {
        if let problem = key.problem(text) { problems.add(problem.prefixed(with: "\(variable): ")) }
        entries[key.path] = Entry(text: text, layer: .variable(variable))
      } else {
        problems.add("\(variable): there is no such variable", remedy: variable.correction(among: known))
      }
    }

    for flag in flags {
      let others = flag.isAdded ? entries[flag.key].flatMap { $0.text == FaultGrammar.none ? nil : $0.text } : nil
      entries[flag.key] = Entry(text: (others.map { "\($0) " } ?? "") + flag.text, layer: .flag(flag.name))
    }

    if !problems.isEmpty { throw ConfigurationError(problems.problems(in: file)) }
    self.environment = environment
    self.file = file
    self.userFile = userFile
    self.place = place
    self.variables = variables
    self.entries = entries
  }

  subscript<Value>(key: ConfigurationKey<Value>) -> Value? {
    // Every text was checked when it was read, so a value is missing only where no layer has one.
    entries[key.path].flatMap { key.format.parse($0.text) }
  }

  subscript<Value>(key: DefaultedKey<Value>) -> Value { self[key.key] ?? key.defaultValue }

  /// A client by its name in a configuration.
  public enum ClientName: String, CaseIterable, Sendable {
    case trips, countries, rovers, starWars
  }

  /// The same for who asks these clients alone. Any other fails when it is called, and what is wrong with its settings,
  /// such as an address that is missing, is of no concern.
  public func asking(_ clients: ClientName...) -> Settings {
    var settings = self
    settings.requested = Set(clients.map(\.rawValue))
    return settings
  }

  var askingEveryone: Settings {
    var settings = self
    settings.requested = nil
    return settings
  }

  /// Whether regions are made of cities and airports, each of which is a region too.
  public var acceptsOrigins: Bool {
    let table = VariantTable(ConfigurationKeys.trips, settings: self)
    return self[ConfigurationKeys.tripsProvider] == .travelpayouts
      && [.live, .replay].contains(table.variant(of: "trips"))
  }

  /// Whether a region can be requested although it is not listed: a city or an airport.
  public func isOrigin(_ region: Region.ID) -> Bool { acceptsOrigins && region.iataCode != nil }

  /// The same without faults, for who wants to know what is behind them.
  var withoutFaults: Settings {
    var settings = self
    for keys in ConfigurationKeys.clients {
      settings.entries[keys.faults.path] = Entry(text: FaultGrammar.none, layer: .default)
    }
    return settings
  }

  func asks(_ keys: ClientKeys) -> Bool { requested?.contains(keys.name) ?? true }

  func entry(_ path: String) -> Entry? { entries[path] }

  /// The full path that a key names: one in a file is relative to that file, any other to the current directory.
  func path(_ key: ConfigurationKey<String>) -> String? {
    guard let path = self[key], let layer = entries[key.path]?.layer else { return nil }
    let origin = layer == .file ? file : layer == .userFile ? userFile : nil
    guard let directory = origin?.directory, !path.hasPrefix("/") else { return place.resolve(path) }
    return "\(directory)/\(path)"
  }

  /// Whether a secret may be sent to an address.
  ///
  /// One from the environment's variables or the user's file goes to an address that is built in, or that the user named
  /// in a variable, with `--config`, or in their own configuration directory; never to one that only a file below the
  /// current directory names, because that file may be anyone's. One from the environment's file goes where the same
  /// file says.
  func maySend(_ secret: ConfigurationKey<String>, to address: ConfigurationKey<BaseURL>) -> Bool {
    guard let layer = entries[secret.path]?.layer, layer != .file, entries[address.path]?.layer == .file else {
      return true
    }
    return file.origin != .project
  }
}
