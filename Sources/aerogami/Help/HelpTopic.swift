import AerogamiContainer
import AerogamiLive
import ArgumentParser

enum HelpTopic: String, CaseIterable {
  case environment, configuration
  case exitCodes = "exit-codes"
  case formats

  /// The width of the lines: below 80, because the text is also a part of the man page, which indents it.
  static let width = 74

  static var listing: String { "Topics: aerogami help " + allCases.map(\.rawValue).listed(with: "or") }

  /// Returns the error for a word after `aerogami help` that is neither a topic nor a command.
  static func unknown(_ word: String) -> UsageError {
    let commands = Aerogami.configuration.subcommands.compactMap { $0.configuration.commandName }
    let topics = allCases.map(\.rawValue)
    let nearest =
      word.nearest(in: commands + topics) ?? topics.first { $0.hasPrefix(word) || word.hasPrefix($0.dropLast()) }
    guard let nearest, topics.contains(nearest) else { return .unexpected(word, in: ["aerogami"]) }
    return UsageError(
      message: "there is no help topic \"\(word.printable(maxLength: 60))\"",
      remedy: "did you mean aerogami help \(nearest)?")
  }

  /// Returns the text without a final newline.
  func text() -> String {
    var text = HelpText(width: Self.width)
    switch self {
    case .environment: text.addEnvironment(Configuration.reference)
    case .configuration: text.addConfiguration(Configuration.reference)
    case .exitCodes: text.addExitCodes()
    case .formats: text.addFormats()
    }
    return text.lines.joined(separator: "\n")
  }
}

struct HelpText {
  let width: Int
  private(set) var lines: [String] = []

  init(width: Int) { self.width = width }

  /// Adds a paragraph, with an empty line before it.
  mutating func add(_ paragraph: String) {
    if !lines.isEmpty { lines.append("") }
    lines += paragraph.folded(toWidth: width)
  }

  /// Adds a heading and rows, each a term and its description below it.
  mutating func add(_ heading: String, _ rows: [(term: String, description: String)]) {
    add(heading + ":")
    for row in rows {
      lines.append("  \(row.term)")
      lines += row.description.folded(toWidth: width - 6).map { "      \($0)" }
    }
  }

  /// Adds a heading and rows, each a term and its description beside it; below it if the term is long.
  mutating func add(_ heading: String, columns rows: [(term: String, description: String)]) {
    add(heading + ":")
    let column = min(rows.map(\.term.count).max() ?? 0, 36)
    for row in rows {
      if row.term.count > column {
        lines.append("  \(row.term)")
        lines += row.description.folded(toWidth: width - 6).map { "      \($0)" }
      } else {
        let folded = row.description.folded(toWidth: width - column - 4)
        for (index, line) in folded.enumerated() {
          lines.append("  " + (index == 0 ? row.term : "").padded(to: column) + "  " + line)
        }
      }
    }
  }
}

extension HelpText {
  mutating func addEnvironment(_ reference: Configuration.Reference) {
    add(
      "Each key of the configuration has a variable: AEROGAMI_ and the path of the key, in capitals and with _ between "
        + "words. A variable overrides the files; an option of a command overrides its variable. An empty variable "
        + "counts as unset, except AEROGAMI_SERVE_PASSWORD, and an unknown one that begins with AEROGAMI_ is an error. For "
        + "the keys, see aerogami help configuration.")
    add("Variables of the program", reference.ownVariables.map { (term: $0.name, description: $0.summary) })
    add("Variables of keys", columns: reference.keyVariables.map { (term: $0.name, description: $0.path) })
    add(
      "The NAME of a notifier is in capitals too, with _ instead of each hyphen: AEROGAMI_NOTIFIERS_MY_PHONE_KIND "
        + "defines the notifier my-phone. Variables cannot define watches.")
    add("Other variables", columns: Self.otherVariables)
  }

  /// The variables of other programs that this program reads too.
  private static let otherVariables: [(term: String, description: String)] = [
    ("HOME", "Your home directory."),
    ("XDG_CONFIG_HOME", "The directory of your configuration, instead of ~/.config."),
    ("XDG_DATA_HOME", "The directory of your data, instead of \(dataDirectory)."),
    ("HTTP_PROXY, HTTPS_PROXY, ALL_PROXY", "Proxies, also in lowercase, which comes first."),
    ("NO_PROXY", "Hosts that are reached without a proxy, or *."),
    ("SSL_CERT_FILE", "A PEM file of certificate authorities, if http.caFile is not set."),
    ("NO_COLOR, TERM", "No color if NO_COLOR is not empty, or if TERM is dumb or not set."),
    ("LC_ALL, LC_CTYPE, LANG", "Price plots use only ASCII unless the locale is UTF-8."),
    ("SHELL", "The shell of aerogami completions."),
  ]

  #if canImport(Darwin)
    private static let dataDirectory = "~/Library/Application Support"
  #else
    private static let dataDirectory = "~/.local/share"
  #endif

  mutating func addConfiguration(_ reference: Configuration.Reference) {
    add(
      "The value of a key comes from the first of these that sets it: an option of the command, an environment "
        + "variable, the file of the environment, your own file, the default. Files contain JSON: the key "
        + "http.maxAttempts is {\"http\": {\"maxAttempts\": 3}}. An unknown key or an invalid value is an error. "
        + "aerogami config show lists every key with its value and source.")
    add(
      "An environment is chosen with --env, AEROGAMI_ENV, or the key environment of your own file; otherwise it is "
        + "dev. Built-in environments: \(reference.environments.listed(with: "and")).")
    add(
      "Files",
      [
        ("~/.config/aerogami/config.json", "Your own file, which applies to every environment."),
        ("Config/NAME.json", "The environment NAME, in the current directory."),
        ("~/.config/aerogami/NAME.json", "The environment NAME, if the current directory has no such file."),
        (
          "\(Self.dataDirectory)/aerogami/NAME.sqlite",
          "The database of the environment NAME: favorites, selected regions, watches, prices and cached responses."
        ),
      ])
    add("Keys", reference.globalKeys.map(row))
    add("Keys of each client", reference.clientKeys.map(row))
    add(
      "Clients and endpoints",
      reference.clients.map { (term: $0.name, description: $0.endpoints.joined(separator: ", ")) })
    add("Keys of single clients", reference.ownKeys.map(row))
    add("Keys of notifiers, with a NAME of your choice", reference.notifierKeys.map(row))
    add("Keys of watches, with a NAME of your choice; only files can set them", reference.watchKeys.map(row))
  }

  private func row(_ key: Configuration.KeyDescription) -> (term: String, description: String) {
    let byDefault = key.defaultValue.map { " (default: \($0))" } ?? ""
    return (key.path, "\(key.summary) Value: \(key.values).\(byDefault)")
  }
}

// The topics that concern the output of all commands.
extension HelpText {
  static let exitStatuses: [(term: String, description: String)] = [
    ("0", "all results are shown, or nothing matches"),
    ("1", "no results could be shown"),
    ("3", "some requests failed; the other results are shown"),
    ("4", "nothing has the requested id, code or route"),
    ("64", "invalid command line"),
    ("78", "invalid configuration (found before any request)"),
    ("130, 143", "interrupted, terminated; results received so far are shown"),
  ]

  static var exitStatusList: String {
    var text = HelpText(width: HelpTopic.width)
    text.add("Exit status", columns: exitStatuses)
    return text.lines.joined(separator: "\n")
  }

  mutating func addExitCodes() {
    add("Exit status", columns: Self.exitStatuses)
    add("For scripts: with 0 and 3, the results are usable. Errors and notes are on standard error.")
    add(
      "A closed pipe ends a command with 0. Where a status means something else, as for watch run, doctor and serve, "
        + "the help of the command lists it.")
  }

  mutating func addFormats() {
    add("The option --format chooses the format of standard output. Everything else is on standard error.")
    add("Formats", OutputFormat.allCases.map { ($0.rawValue, $0.meaning) })
    add("Not every command has every format; the help of a command lists its formats.")
    add(
      "Programs should read a format other than table: there, every row has every field under the same name in snake "
        + "case, and null if it is unknown. In csv, an unknown field is empty, and the city of departure is the column "
        + "departure.city. Prices keep their decimals.")
    add(
      "Times are in RFC 3339. Departures and returns are in the local time of the airport, with its offset, or in UTC "
        + "with Z if the offset is unknown. All other times are in UTC.")
    add(
      "On a terminal, a table fits the window: columns that matter less are left out, and without --limit as many rows "
        + "are shown as fit. In a pipe or a file, it is complete and without color.")
  }
}

extension OutputFormat {
  fileprivate var meaning: String {
    switch self {
    case .table: "Columns for people."
    case .json: "One object with all rows, and with the outcome of each request."
    case .ndjson: "One object on each line, written as results arrive."
    case .csv: "A header and one line for each row, written as results arrive."
    }
  }
}

/// Returns the last part of a command's help: the exit statuses, where `all` is the meaning of 0, `none` of 1, `some`
/// of 3, and `missing` of 4. If `command` is given, also the command line that shows all of its options.
func exitStatuses(
  _ all: String, none: String, some: String? = nil, missing: String? = nil, of command: String? = nil
) -> String {
  let own = [("0", all), ("1", none)] + (some.map { [("3", $0)] } ?? []) + (missing.map { [("4", $0)] } ?? [])
  let common = [
    ("64", "invalid command line"), ("78", "invalid configuration (found before any request)"),
    ("130, 143", "interrupted, terminated"),
  ]
  let rows = ["Exit status:"] + (own + common).map { "  \($0.padded(to: 8))  \($1)" }
  return (rows + (command.map { ["", "All options: aerogami \($0) --help-all"] } ?? [])).joined(separator: "\n")
}
