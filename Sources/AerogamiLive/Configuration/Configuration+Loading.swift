import AerogamiCore

extension Configuration {
  /// Where files are looked for.
  public struct Directories: Hashable, Sendable {
    /// Absolute. Relative paths in arguments and variables are relative to it.
    public var currentDirectory: String
    /// The user's own configuration: `~/.config/aerogami`. `nil` if there is no such directory.
    public var userDirectory: String?
    /// The user's data: `~/.local/share/aerogami`. `nil` if there is no such directory.
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

  static let defaultEnvironment = "dev"
  static let environmentVariable = "AEROGAMI_ENV"
  static let pathVariable = "AEROGAMI_CONFIG"

  /// Finds, reads, checks and decodes a configuration.
  ///
  /// Precedence, key by key: flag, environment variable, the environment's file, the user's file, default. A key that is
  /// present and wrong, or unknown, is always an error.
  ///
  /// - Parameters:
  ///   - environment: A name such as `dev`: `Config/dev.json` below the current directory, else `dev.json` in the
  ///     user's configuration directory, else built in. Where it is `nil`: `AEROGAMI_ENV`, else the key `environment` of
  ///     the user's file, else `dev`.
  ///   - path: A file to read instead of a named environment. Where neither is given: `AEROGAMI_CONFIG`.
  ///   - variables: The environment variables. An unknown one that begins with `AEROGAMI_` is an error; an empty one
  ///     counts as unset.
  ///   - flags: Keys that the command line sets, which override everything else.
  /// - Throws: The problems, each with its location, the wrong word and the right ones.
  public static func load(
    environment: String? = nil, path: String? = nil, variables: [String: String], flags: [Flag] = [],
    directories: Directories
  ) throws(ConfigurationError) -> Configuration {
    try load(
      environment: environment, path: path, variables: variables, flags: flags, directories: directories,
      registrations: ClientRegistrations.all)
  }

  /// Loads a configuration of other APIs than the built-in ones.
  static func load(
    environment: String? = nil, path: String? = nil, variables: [String: String], flags: [Flag] = [],
    directories: Directories, registrations: [any ClientRegistration]
  ) throws(ConfigurationError) -> Configuration {
    let variables = variables.filter { !$0.key.hasPrefix("AEROGAMI_") || !$0.value.isEmpty }
    var name = environment
    var path = path
    if name == nil, path == nil {
      path = variables[pathVariable]
      name = variables[environmentVariable]
      if path != nil, name != nil {
        throw ConfigurationError("\(environmentVariable) and \(pathVariable) are both set", remedy: "unset one of them")
      }
    }

    let clientKeys = registrations.map(\.clientKeys)
    let keys = zip(clientKeys, registrations).flatMap { $0.all + $1.ownKeys } + ConfigurationKeys.global
    let userFile = try ConfigurationFile.user(in: directories)
    let userValues = try userFile.map { file throws(ConfigurationError) in try values(ofUser: file, keys: keys) } ?? [:]
    let resolved = path ?? name ?? userValues[ConfigurationKeys.environment.path] ?? defaultEnvironment
    let file: ConfigurationFile =
      if let path {
        try .named(path, in: directories)
      } else {
        try .environment(resolved, in: directories)
      }
    let layers = try ConfigurationLayers(
      environment: resolved, file: file, userFile: userFile, userValues: userValues, variables: variables, flags: flags,
      keys: keys, directories: directories)
    return Configuration(layers, registrations: registrations, keys: clientKeys)
  }

  /// The values of the user's file, which has one key more than an environment's.
  private static func values(
    ofUser file: ConfigurationFile, keys: [AnyConfigurationKey]
  ) throws(ConfigurationError) -> [String: String] {
    var problems = ConfigurationProblems()
    let keys = keys + [AnyConfigurationKey(ConfigurationKeys.environment)]
    let document = ConfigurationDocument(file, keys: keys, problems: &problems)
    if !problems.isEmpty { throw ConfigurationError(problems.problems(in: file)) }
    return document.values
  }
}
