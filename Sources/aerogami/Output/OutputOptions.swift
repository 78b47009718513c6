import AerogamiCore
import AerogamiJSON
import AerogamiLive
import ArgumentParser

enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json, ndjson, csv
}

/// The formats of a report that is not a list of rows.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Returns whether output to `stream` is colored. `auto` colors output only on a terminal, and not if `NO_COLOR` is
  /// set or `TERM` is `dumb` or empty.
  func isOn(
    for stream: StandardStream, variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && (variables["NO_COLOR"] ?? "").isEmpty && !["", "dumb"].contains(variables["TERM"] ?? "")
    }
  }
}

/// The options for the format and color of rows.
struct FormatOptions: ParsableArguments {
  @Option(help: "Output format.")
  var format = OutputFormat.table

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  /// Writes sorted rows to standard output.
  ///
  /// - Parameters:
  ///   - name: The key of the rows in the JSON object.
  ///   - requests: The requests to report in the JSON object.
  func write<Row>(
    _ rows: [Row], as fields: [Field<Row>], named name: StaticString, from requests: [OutcomeSummary],
    environment: String, to console: Console
  ) throws {
    let listing = Listing(format: format, rendering: Rendering(fields), name: name)
    try listing.write(rows, environment: environment, color: color, to: console) { json in
      json.key("requests")
      json.lines(requests) { $0.outcome($1, counting: "row_count") }
    }
    if console.output.isClosed { throw OutputError.closed }
  }
}

/// The option for the environment that a command runs in.
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

  /// Loads the configuration from the options, the environment variables, the files and `flags`.
  func configuration(flags: [Configuration.Flag] = []) throws -> Configuration {
    let variables = ProcessInfo.processInfo.environment
    return try Configuration.load(
      environment: env, path: config, variables: variables, flags: flags, directories: .current(variables))
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

  /// Returns the user's configuration directory: `aerogami` below `$XDG_CONFIG_HOME`, or below `~/.config`.
  private static func userDirectory(_ variables: [String: String]) -> String? {
    if let base = variables.absolutePath("XDG_CONFIG_HOME") { return base + "/aerogami" }
    return variables.absolutePath("HOME").map { $0 + "/.config/aerogami" }
  }

  /// Returns the data directory: `aerogami` in the system's directory for a user's application data.
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
  /// Returns the path in a variable; `nil` for a relative path, which must be ignored (XDG Base Directory
  /// Specification).
  fileprivate func absolutePath(_ name: String) -> String? {
    self[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
