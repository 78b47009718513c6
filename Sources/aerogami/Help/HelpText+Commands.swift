import AerogamiCore

// The topics that concern the output of all commands.
extension HelpText {
  /// The exit statuses of all commands.
  static let exitStatuses: [(term: String, description: String)] = [
    ("0", "all results are shown, or nothing matches"),
    ("1", "no results could be shown"),
    ("3", "some requests failed; the other results are shown"),
    ("64", "invalid command line"),
    ("78", "invalid configuration (found before any request)"),
    ("130, 143", "interrupted, terminated; results received so far are shown"),
  ]

  /// The exit statuses of all commands, for the help of the program.
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
