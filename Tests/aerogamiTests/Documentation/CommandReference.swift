import Foundation

/// The article that describes all commands, written from what the parser reports about itself.
struct CommandReference {
  private let commands: [(words: String, command: Command)]
  /// Options that many commands have. They are described once.
  private let common: [Option]

  /// - Parameter dump: The output of `aerogami --experimental-dump-help`.
  init(dump: String) throws {
    struct Dump: Decodable { let command: Command }
    let root = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
    commands = root.leaves(after: "").filter { $0.words != "aerogami help" }
    var counts: [Option: Int] = [:]
    for option in commands.flatMap(\.command.options) { counts[option, default: 0] += 1 }
    var seen: Set<Option> = []
    common = commands.flatMap(\.command.options).filter { counts[$0, default: 0] > 8 && seen.insert($0).inserted }
  }

  /// The article below its introduction.
  var markdown: [String] {
    commands.flatMap(section)
      + ["## Common options", "", "These options have the same meaning in all commands that have them.", ""]
      + table("option", common.map { ($0.term, $0.meaning) })
  }

  private func section(of words: String, _ command: Command) -> [String] {
    let own = command.options.filter { !common.contains($0) }
    let shared = command.options.filter(common.contains).map { "`\($0.name)`" }
    let usage = [words, command.options.isEmpty ? nil : "[<options>]"] + command.positionals.map(\.usage)
    return ["## \(words)", "", command.abstract, "", "```text", usage.compactMap(\.self).joined(separator: " "), "```"]
      + command.notes
      + (command.positionals.isEmpty ? [] : [""] + table("argument", command.positionals.map { ($0.term, $0.meaning) }))
      + (own.isEmpty ? [] : [""] + table("option", own.map { ($0.term, $0.meaning) }))
      + (shared.isEmpty ? [] : ["", "Common options: \(shared.joined(separator: ", "))"])
      + [""]
  }

  /// A table whose cells may have any text.
  private func table(_ heading: String, _ rows: [(term: String, meaning: String)]) -> [String] {
    ["| \(heading) | meaning |", "| --- | --- |"]
      + rows.map { "| `\($0.term)` | \($0.meaning.replacing("|", with: "\\|").withoutTags) |" }
  }
}

/// A command in the JSON of swift-argument-parser.
private struct Command: Decodable {
  let commandName: String
  let abstract: String
  let discussion: String?
  let arguments: [Option]?
  let subcommands: [Command]?
  let defaultSubcommand: String?

  /// The commands without subcommands, in the order of the help.
  func leaves(after parents: String) -> [(words: String, command: Command)] {
    let words = parents + (parents.isEmpty ? "" : " ") + commandName
    guard let subcommands, !subcommands.isEmpty else { return [(words, self)] }
    return subcommands.flatMap { $0.leaves(after: words) }
  }

  var positionals: [Option] { (arguments ?? []).filter { $0.kind == "positional" } }
  var options: [Option] {
    (arguments ?? []).filter { argument in
      // An option without a description only exists to say why there is none.
      argument.kind != "positional" && argument.abstract != nil
        && !["help", "help-all", "version"].contains { name in
          (argument.names ?? []).contains { $0.name == name }
        }
    }
  }

  /// The examples and rules of the help, without the line that leads to all options.
  var notes: [String] {
    var lines: [String] = []
    for paragraph in (discussion ?? "").split(separator: "\n\n") where !paragraph.hasPrefix("All options: ") {
      let isTable = paragraph.contains("\n  ")
      lines +=
        [""]
        + (isTable
          ? ["```text"] + paragraph.split(separator: "\n").map(String.init) + ["```"] : [String(paragraph).withoutTags])
    }
    return lines
  }
}

extension String {
  /// This text without what Markdown would read as HTML.
  fileprivate var withoutTags: String { replacing("<", with: "\\<") }
}

private struct Option: Decodable, Hashable {
  struct Name: Decodable, Hashable {
    let kind: String
    let name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  let kind: String
  let isOptional: Bool
  let isRepeating: Bool
  let names: [Name]?
  let valueName: String?
  let abstract: String?
  let allValues: [String]?
  let defaultValue: String?

  var name: String { names?.first?.text ?? "" }

  /// The option as it is typed.
  var term: String {
    switch kind {
    case "positional": "<\(valueName ?? "")>"
    case "option": (names ?? []).map(\.text).joined(separator: ", ") + " <\(valueName ?? "")>"
    default: (names ?? []).map(\.text).joined(separator: ", ")
    }
  }

  /// The argument in a usage line.
  var usage: String {
    let text = term + (isRepeating ? " ..." : "")
    return isOptional ? "[\(text)]" : text
  }

  var meaning: String {
    let values = allValues.map { "Values: \($0.map { "`\($0)`" }.joined(separator: ", "))." }
    let byDefault = defaultValue.map { "Default: `\($0)`." }
    return [abstract, values, byDefault].compactMap(\.self).joined(separator: " ")
  }
}
