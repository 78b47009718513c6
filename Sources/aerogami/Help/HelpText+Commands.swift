import AerogamiCore
import ArgumentParser

// The topics that collect what the help of each command says.
extension HelpText {
  mutating func addExitCodes() {
    let common = ExitStatusRows(Aerogami.self)
    add("Exit status", columns: common.rows)
    add("For scripts: with 0 and 3, the results are usable. Errors and notes are on standard error.")
    // Commands that say the same share a heading.
    var groups: [(commands: [String], rows: [(term: String, description: String)])] = []
    for (words, type) in Self.commands(of: Aerogami.self, "") {
      let own = ExitStatusRows(type)
      let rows = own.rows.filter { row in
        !common.rows.contains { $0.term == row.term && $0.description.hasPrefix(row.description) }
      }
      guard !rows.isEmpty else { continue }
      let name = words + own.option
      if let index = groups.firstIndex(where: { $0.rows.elementsEqual(rows, by: ==) }) {
        groups[index].commands.append(name)
      } else {
        groups.append(([name], rows))
      }
    }
    for group in groups { add(group.commands.joined(separator: ", "), columns: group.rows) }
  }

  mutating func addFormats() {
    add("The option --format chooses the format of standard output. Everything else is on standard error.")
    add("Formats", OutputFormat.allCases.map { ($0.rawValue, $0.meaning) })
    var groups: [(formats: String, commands: [String])] = []
    for (words, type) in Self.commands(of: Aerogami.self, "") {
      let help = type.helpMessage(includeHidden: true, columns: 1000)
      guard
        let formats = help.firstMatch(of: /\n  --format <format> .*?\(values: ([a-z, ]+)/).map({ String($0.1) })
      else { continue }
      if let index = groups.firstIndex(where: { $0.formats == formats }) {
        groups[index].commands.append(words)
      } else {
        groups.append((formats, [words]))
      }
    }
    add("Commands", groups.map { ($0.formats, $0.commands.joined(separator: ", ")) })
    add(
      "Programs should read a format other than table: there, every row has every field under the same name in snake "
        + "case, and null if it is unknown. In csv, an unknown field is empty, and the city of departure is the column "
        + "departure.city. Prices keep their decimals.")
    add(
      "Times are in RFC 3339. Departures and returns are by the clock of the airport, with its offset, or in UTC with Z "
        + "if the offset is unknown. All other times are in UTC.")
    add(
      "On a terminal, a table fits the window: columns that matter less are left out, and without --limit as many rows "
        + "are shown as fit. In a pipe or a file, it is complete and without color.")
  }

  /// Returns all subcommands, each with its words after `aerogami`.
  private static func commands(
    of type: any ParsableCommand.Type, _ words: String
  ) -> [(words: String, type: any ParsableCommand.Type)] {
    type.configuration.subcommands.flatMap { type in
      let words = words + (words.isEmpty ? "" : " ") + (type.configuration.commandName ?? "")
      return [(words, type)] + commands(of: type, words)
    }
  }
}

/// The exit statuses in the discussion of a command.
private struct ExitStatusRows {
  /// The option to which they apply, with a leading space; empty if they apply always.
  var option = ""
  var rows: [(term: String, description: String)] = []

  init(_ type: any ParsableCommand.Type) {
    let lines = type.configuration.discussion.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("Exit status") }) else { return }
    if let option = lines[start].firstMatch(of: /\ of (.*):/) { self.option = " \(option.1)" }
    rows = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.compactMap { line in
      line.firstMatch(of: /^ +([0-9]+(?:, [0-9]+)*)  +(.*)/).map { (String($0.1), String($0.2)) }
    }
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
