import AerogamiCore
import AerogamiJSON
import AerogamiLive
import ArgumentParser

enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json, ndjson, csv
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether `stream` gets color: by itself only a terminal does, and not with `NO_COLOR` set, or where `TERM` names a
  /// dumb one or none.
  func isOn(for stream: StandardStream, variables: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && (variables["NO_COLOR"] ?? "").isEmpty && !["", "dumb"].contains(variables["TERM"] ?? "")
    }
  }
}

/// How rows are written.
struct FormatOptions: ParsableArguments {
  @Option(help: "How rows are written.")
  var format = OutputFormat.table

  @Option(help: ArgumentHelp("When to color.", valueName: "when"))
  var color = ColorChoice.auto

  /// Writes rows that stand in their order already to standard output.
  ///
  /// - Parameters:
  ///   - name: What the rows are called in json's one object.
  ///   - requests: What json has of how they were asked for.
  func write<Row>(
    _ rows: [Row], as fields: [Field<Row>], named name: StaticString, from requests: [OutcomeSummary],
    environment: String, to console: Console
  ) throws {
    let listing = Listing(format: format, rendering: Rendering(fields), name: name)
    let color = color.isOn(for: console.output, variables: ProcessInfo.processInfo.environment)
    try console.output.write(listing.head)
    try listing.write(
      rows, width: console.output.columns, color: color,
      members: { json in
        json.key("environment")
        json.string(environment)
        json.key("requests")
        json.lines(requests) { $0.outcome($1, counting: "row_count") }
      }, to: { try console.output.write($0) })
    if console.output.isClosed { throw OutputError.closed }
  }
}

/// Which environment a command runs in.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The environment: Config/NAME.json below the current directory, else NAME.json in ~/.config/aerogami, else "
        + "built in (dev, failing, live, local, starwars-partial). (default: AEROGAMI_ENV, else the key environment of "
        + "~/.config/aerogami/config.json, else dev)", valueName: "name"))
  var env: String?

  @Option(help: ArgumentHelp("A configuration file, instead of a named environment.", valueName: "path"))
  var config: String?

  func validate() throws {
    if env != nil, config != nil { throw ValidationError("--env and --config exclude each other; give one of them.") }
  }

  func configuration(flags: [Configuration.Flag] = []) throws -> Configuration {
    let variables = ProcessInfo.processInfo.environment
    let directories = Configuration.Directories(
      currentDirectory: FileManager.default.currentDirectoryPath, userDirectory: userDirectory(variables),
      dataDirectory: dataDirectory(variables))
    return try Configuration.load(
      environment: env, path: config, variables: variables, flags: flags, directories: directories)
  }

  /// `aerogami` below `$XDG_CONFIG_HOME`, or below `~/.config`.
  private func userDirectory(_ variables: [String: String]) -> String? {
    if let base = variables.absolutePath("XDG_CONFIG_HOME") { return base + "/aerogami" }
    return variables.absolutePath("HOME").map { $0 + "/.config/aerogami" }
  }

  /// `aerogami` in the system's place for what programs keep for a user.
  private func dataDirectory(_ variables: [String: String]) -> String? {
    if let base = variables.absolutePath("XDG_DATA_HOME") { return base + "/aerogami" }
    #if canImport(Darwin)
      return variables.absolutePath("HOME").map { $0 + "/Library/Application Support/aerogami" }
    #else
      return variables.absolutePath("HOME").map { $0 + "/.local/share/aerogami" }
    #endif
  }
}

extension [String: String] {
  /// `nil` for a relative path, which would be another directory wherever the program runs. The XDG Base Directory
  /// Specification says to ignore those.
  fileprivate func absolutePath(_ name: String) -> String? {
    self[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
