import AerogamiCore

extension Configuration {
  /// The directories in which the program looks for files.
  public struct Directories: Hashable, Sendable {
    /// The base of relative paths in arguments and variables, as an absolute path.
    public var currentDirectory: String
    /// The user's own directory: `aerogami` below `$XDG_CONFIG_HOME` or `~/.config`. It need not exist; `nil` if
    /// unknown.
    public var userDirectory: String?
    /// The directory of the user's data, such as `~/.local/share/aerogami`. It need not exist; `nil` if unknown.
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
  /// The variable with the password of `serve`. It has no key, because a file must not be able to choose a password.
  public static let servePasswordVariable = "AEROGAMI_SERVE_PASSWORD"
  /// The variables of the program that set no key.
  static let ownVariables = [environmentVariable, pathVariable, servePasswordVariable]

  /// Finds, reads, checks and decodes a configuration.
  ///
  /// The value of a key comes from the first of these that sets it: flag, environment variable, the environment's file,
  /// the user's file, default. An invalid value or an unknown key is always an error, even if it is overridden.
  ///
  /// - Parameters:
  ///   - environment: A name such as `dev`. Its file is the first of these that exists: `Config/dev.json` below the
  ///     current directory, unless that file belongs to another program; `dev.json` in the user's configuration
  ///     directory; the built-in file. If `nil`, the name is the first of these that is set: `AEROGAMI_ENV`, the key
  ///     `environment` of the user's file, `dev`.
  ///   - path: A file to read instead of a named environment. If both parameters are `nil`, the path is
  ///     `AEROGAMI_CONFIG`, if that is set.
  ///   - variables: The environment variables. Those that begin with `AEROGAMI_` count as unset if they are empty, and
  ///     are errors if they are unknown.
  ///   - flags: Values that the command line sets. They override all others, but `--fault` adds to other faults.
  /// - Throws: The problems, each with its location, the invalid text and the valid alternatives.
  public static func load(
    environment: String? = nil, path: String? = nil, variables: [String: String], flags: [Flag] = [],
    directories: Directories
  ) throws(ConfigurationError) -> Configuration {
    try load(
      environment: environment, path: path, variables: variables, flags: flags, directories: directories,
      registrations: ClientRegistrations.all)
  }

  /// Returns the names of the environments that have a file or are built in, sorted.
  public static func environmentNames(in directories: Directories) -> [String] {
    ConfigurationFile.environmentNames(in: directories)
  }

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
    let user = try userFile.map { file throws(ConfigurationError) in try document(ofUser: file, keys: keys) }
    let resolved = path ?? name ?? user?.values[ConfigurationKeys.environment.path] ?? defaultEnvironment
    let (file, foreignPath): (ConfigurationFile, String?) =
      if let path {
        (try .named(path, in: directories), nil)
      } else {
        try ConfigurationFile.environment(resolved, in: directories, keys: keys)
      }
    let layers = try ConfigurationLayers(
      environment: resolved, file: file, userFile: userFile, user: user, variables: variables, flags: flags, keys: keys,
      directories: directories)
    var configuration = Configuration(layers, registrations: registrations, keys: clientKeys)
    configuration.foreignPath = foreignPath
    return configuration
  }

  /// Reads and checks the user's file. Only this file may set the key `environment`.
  private static func document(
    ofUser file: ConfigurationFile, keys: [AnyConfigurationKey]
  ) throws(ConfigurationError) -> ConfigurationDocument {
    var problems = ConfigurationProblems()
    let keys = keys + [AnyConfigurationKey(ConfigurationKeys.environment)]
    let document = ConfigurationDocument(file, keys: keys, problems: &problems)
    if !problems.isEmpty { throw ConfigurationError(problems.problems(in: file)) }
    return document
  }
}
