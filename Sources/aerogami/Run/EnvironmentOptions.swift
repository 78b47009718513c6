import AerogamiCore
import AerogamiLive
import ArgumentParser
import Foundation

/// The options that choose the environment in which a command runs.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Environment: live, dev (sample data) or one of your own. (default: AEROGAMI_ENV, else your config.json, else dev)",
      valueName: "name"), completion: .environments)
  var env: String?

  @Option(
    help: ArgumentHelp(
      "Configuration file to use instead of a named environment.", valueName: "path", visibility: .hidden),
    completion: .file(extensions: ["json"]))
  var config: String?

  func validate() throws {
    if env != nil, config != nil { throw ValidationError("--env and --config cannot be used together.") }
  }

  /// The arguments that repeat these options in another command, such as `--env live`; empty if neither was given.
  var words: [String] {
    [("--env", env), ("--config", config)].flatMap { option in option.1.map { [option.0, $0] } ?? [] }
  }

  /// Loads the configuration from the options, the environment variables, the files and `flags`, which is `nil` for a
  /// command without options for requests.
  func configuration(flags: [Configuration.Flag]? = nil) throws -> Configuration {
    let variables = ProcessInfo.processInfo.environment
    var configuration = try Configuration.load(
      environment: env, path: config, variables: variables, flags: flags ?? [], directories: .current(variables))
    configuration.hasRequestOptions = flags != nil
    return configuration
  }

  /// The names of the environments that a user can choose, sorted.
  static var names: [String] {
    Configuration.environmentNames(in: .current(ProcessInfo.processInfo.environment))
  }
}

extension Configuration.Directories {
  /// Returns the directories of this process.
  static func current(_ variables: [String: String]) -> Self {
    Self(
      currentDirectory: FileManager.default.currentDirectoryPath, userDirectory: userDirectory(variables),
      dataDirectory: dataDirectory(variables))
  }

  /// Returns the user's configuration directory: `aerogami` below `$XDG_CONFIG_HOME`, or below `~/.config`. Returns
  /// `nil` if neither `XDG_CONFIG_HOME` nor `HOME` is an absolute path.
  private static func userDirectory(_ variables: [String: String]) -> String? {
    if let base = variables.absolutePath("XDG_CONFIG_HOME") { return base + "/aerogami" }
    return variables.absolutePath("HOME").map { $0 + "/.config/aerogami" }
  }

  /// Returns the data directory: `aerogami` below `$XDG_DATA_HOME`, or below the system's default directory for
  /// application data. Returns `nil` if neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
  private static func dataDirectory(_ variables: [String: String]) -> String? {
    if let base = variables.absolutePath("XDG_DATA_HOME") { return base + "/aerogami" }
    #if canImport(Darwin)
      return variables.absolutePath("HOME").map { $0 + "/Library/Application Support/aerogami" }
    #else
      return variables.absolutePath("HOME").map { $0 + "/.local/share/aerogami" }
    #endif
  }
}

extension [String: String] {
  /// Returns the path in a variable; `nil` if the variable is not set or its path is relative. The XDG Base Directory
  /// Specification requires programs to ignore relative paths.
  fileprivate func absolutePath(_ name: String) -> String? {
    self[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
