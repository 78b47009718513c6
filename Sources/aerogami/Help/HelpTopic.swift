import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

/// A subject that `aerogami help` explains, and that concerns several commands.
enum HelpTopic: String, CaseIterable {
  case environment, configuration
  case exitCodes = "exit-codes"
  case formats

  /// The width of the lines: below 80, because the text is also a part of the man page, which indents it.
  static let width = 74

  /// The line that lists the topics in the help of the program.
  static var listing: String { "Topics: aerogami help " + allCases.map(\.rawValue).listed(with: "or") }

  /// Returns the error for a word after `aerogami help` that is neither a topic nor a command.
  static func unknown(_ word: String) -> UsageError {
    let commands = Aerogami.configuration.subcommands.compactMap { $0.configuration.commandName }
    let topics = allCases.map(\.rawValue)
    let nearest =
      word.nearest(in: commands + topics) ?? topics.first { $0.hasPrefix(word) || word.hasPrefix($0.dropLast()) }
    guard let nearest, topics.contains(nearest) else { return .unexpected(word, in: ["aerogami"]) }
    return UsageError(message: "there is no help topic \"\(word)\"", remedy: "did you mean aerogami help \(nearest)?")
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

/// Lines of a help text, folded at a width.
struct HelpText {
  let width: Int
  private(set) var lines: [String] = []

  init(width: Int) {
    self.width = width
  }

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

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
