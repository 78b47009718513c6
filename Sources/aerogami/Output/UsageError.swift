import AerogamiContainer
import AerogamiCore
import ArgumentParser
import Foundation

/// The error for an invalid command line, in the form of all other errors: one line with the problem and a remedy.
struct UsageError: ReportedError, Equatable {
  let message: String
  let remedy: String?
  var exitCode: Int32 { EX_USAGE }
}

extension UsageError {
  /// Rewords an error of ArgumentParser. Returns `nil` if the error is not about the command line.
  ///
  /// - Parameter command: The words of the command, if the error is not from the parser of the root command.
  init?(_ error: any Error, command: [String]? = nil) {
    if error is ExitCode { return nil }
    // One text, because ArgumentParser makes the whole help of the command for each of its properties. Only errors about
    // the command line have a usage, and it names the command.
    let text = Aerogami.fullMessage(for: error)
    guard text.hasPrefix("Error: "), let usage = text.ranges(of: "\nUsage: ").last else { return nil }
    let help = text[..<usage.lowerBound].ranges(of: "\nHelp:  ").last
    let message = text[..<(help ?? usage).lowerBound].dropFirst("Error: ".count)
    let words = text.split(separator: "\n").last.flatMap { String($0).between("  See '", " --help'") }
    self.init(
      parserMessage: String(message), command: command ?? (words ?? "aerogami").split(separator: " ").map(String.init))
  }

  /// Returns the error for the first option in the arguments of a command that it does not have; `nil` if there is none, or
  /// if this error is about something else of that option.
  ///
  /// ArgumentParser reports a missing argument before an unknown option, which may be a mistyped one. For an unknown
  /// option, it suggests one that differs from it more than others, because it counts swapped letters as two edits.
  func aboutUnknownOption(
    in words: ArraySlice<String>, of type: any ParsableCommand.Type, command: [String]
  ) -> UsageError? {
    let words = words.prefix { $0 != "--" }
    func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word.contains(where: \.isLetter) }
    func withoutValue(_ word: String) -> String { String(word.prefix { $0 != "=" }) }
    func isOtherProblem(of word: String) -> Bool {
      !message.hasPrefix("unknown option ") && message.contains(withoutValue(word).shortened)
    }
    guard words.contains(where: { isOption($0) && !isOtherProblem(of: $0) }) else { return nil }
    let help = type.helpMessage(includeHidden: true)
    let names = help.split { " \n,/".contains($0) }.filter { $0.hasPrefix("-") }.map(String.init)
    let unknown = words.indices.first { index in
      // A word after an option with a value is that value.
      let isValue = index > words.startIndex && help.contains("\(words[index - 1]) <")
      return isOption(words[index]) && !names.contains(withoutValue(words[index])) && !isValue
    }
    guard let unknown, !isOtherProblem(of: words[unknown]) else { return nil }
    let name = withoutValue(words[unknown])
    // Without the hyphens, which would let short names differ in more letters.
    let known = names.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    let nearest = String(name.drop { $0 == "-" }).nearest(in: known).map { ". Did you mean '--\($0)'?" } ?? ""
    return UsageError(parserMessage: "Unknown option '\(name)'\(nearest)", command: command)
  }

  /// Rewords a message of ArgumentParser.
  ///
  /// - Parameter command: The words of the command that was parsed, such as `["aerogami", "favorites", "add"]`.
  init(parserMessage text: String, command: [String]) {
    let help = "see \(command.joined(separator: " ")) --help"
    if let (name, known) = text.between("Unknown option '", "'. Did you mean '", "'?") {
      // Omits a suggestion of ArgumentParser that hardly resembles the typed option.
      let nearest = name.nearest(in: [known]).map { "did you mean \($0)?" }
      let owner = Self.sibling(of: command, accepting: name)
      self.init(message: "unknown option \(name.shortened)", remedy: owner ?? nearest ?? help)
    } else if let name = text.between("Unknown option '", "'") {
      self.init(
        message: "unknown option \(name.shortened)", remedy: Self.sibling(of: command, accepting: name) ?? help)
    } else if let name = text.between("Missing value for '", "'") {
      self.init(message: "\(name.optionName) requires a value", remedy: help)
    } else if let name = text.between("Missing expected argument '", "'") {
      self.init(
        message: name.hasPrefix("-") ? "\(name.optionName) is required" : "missing argument \(name)", remedy: help)
    } else if let words = text.between("The option '", "' does not take any value, but '", "' was specified.") {
      self.init(message: "\(words.0) must be given without a value", remedy: nil)
    } else if let (second, first) = text.between(
      "Value to be set with flag '", "' had already been set with flag '", "'")
    {
      self.init(
        message: first == second ? "\(first) appears more than once" : "\(first) and \(second) cannot be used together",
        remedy: "remove one")
    } else if let word = text.between("Unexpected argument '", "'")
      ?? String(text.drop(while: \.isNumber)).between(" unexpected arguments: '", "'")
    {
      self = .unexpected(word, in: command)
    } else if let (value, rest) = text.between("The value '", "' is invalid for '", ""),
      let (name, reason) = rest.split(around: "'")
    {
      // A reason that quotes the value, or the wrong entry of a list, needs no other quote.
      let quotesValue = reason.hasPrefix(": \"") || reason.contains("\"\(value.shortened)\"")
      let subject = quotesValue ? name.optionName : "invalid value \"\(value.shortened)\" for \(name.optionName)"
      self.init(message: subject + reason.asReason, remedy: nil)
    } else {
      self.init(message: text.asSentencePart, remedy: nil)
    }
  }

  /// Returns the commands from the root down, each with the words that a user types for it.
  private static func path(of command: [String]) -> [(words: [String], configuration: CommandConfiguration)] {
    var path = [(words: ["aerogami"], configuration: Aerogami.configuration)]
    for name in command.dropFirst() {
      let (words, configuration) = path[path.count - 1]
      guard
        let next = configuration.subcommands.first(where: { $0.configuration.commandName == name })?
          .configuration
      else { break }
      path.append((words + [name], next))
    }
    return path
  }

  /// Returns the remedy for an option that other subcommands of the same command have, such as `--once` after
  /// `watch add`; `nil` if none has it.
  private static func sibling(of command: [String], accepting option: String) -> String? {
    let path = path(of: command)
    guard path.count > 2 else { return nil }
    let parent = path[path.count - 2]
    let owners = parent.configuration.subcommands.compactMap { subcommand -> String? in
      guard let name = subcommand.configuration.commandName, name != command.last else { return nil }
      let words = subcommand.helpMessage(includeHidden: true).split { " \n,".contains($0) }
      return words.contains { $0 == option } ? name : nil
    }
    if owners.isEmpty { return nil }
    return "it is an option of \(parent.words.joined(separator: " ")) \(owners.listed(with: "and"))"
  }

  /// Returns the error for a word that a command does not accept: an unknown subcommand, or an extra argument.
  static func unexpected(_ word: String, in command: [String]) -> UsageError {
    var path = path(of: command)
    // After a command with a default subcommand, the parser reads a mistyped subcommand as an argument of the default
    // subcommand. So the error should name the subcommands of the parent.
    if path.count > 1,
      path[path.count - 2].configuration.defaultSubcommand?.configuration.commandName
        == path[path.count - 1].configuration.commandName
    {
      path.removeLast()
    }
    let words = path[path.count - 1].words.joined(separator: " ")
    let names = path[path.count - 1].configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.isEmpty else {
      return UsageError(message: "unexpected argument \"\(word.shortened)\"", remedy: "see \(words) --help")
    }
    // Other programs have no subcommand before the shell.
    let script = command.dropFirst() == ["completions"] ? Shell(rawValue: word).map { "show \($0.rawValue)" } : nil
    let nearest = script ?? name(meantBy: word, among: names) ?? names.first { $0.hasPrefix(word) }
    return UsageError(
      message: "there is no command \"\(words) \(word.shortened)\"",
      remedy: nearest.map { "did you mean \(words) \($0)?" } ?? "see \(words) --help")
  }

  /// Returns the subcommand that a user probably meant by a word: the one with this name in other programs, otherwise
  /// the one with the nearest name.
  static func name(meantBy word: String, among names: [String]) -> String? {
    names.first { otherNames[$0]?.contains(word) == true } ?? word.nearest(in: names)
  }

  /// The names that other programs have for subcommands, by their names here.
  private static let otherNames: [String: Set<String>] = [
    "add": ["create", "new"], "change": ["edit", "set", "update"],
    "list": ["get", "info", "ls", "show", "status", "view"], "pause": ["stop"],
    "remove": ["del", "delete", "rm", "unwatch"],
    "show": ["get", "info", "view"],
  ]
}

extension String {
  /// A word of the command line for an error: printable, and with at most 60 characters.
  fileprivate var shortened: String { printable(maxLength: 60) }

  /// Returns the text between `start` and the next `end`; `nil` unless this text begins with `start` and then contains
  /// `end`.
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard hasPrefix(start), let parts = String(dropFirst(start.count)).split(around: end) else { return nil }
    return parts.0
  }

  /// Returns the text between `start` and `middle`, and the text between `middle` and `end`; `nil` unless this text
  /// begins with `start`, ends with `end`, and contains `middle`.
  fileprivate func between(_ start: String, _ middle: String, _ end: String) -> (String, String)? {
    guard hasPrefix(start), hasSuffix(end), let parts = String(dropFirst(start.count)).split(around: middle) else {
      return nil
    }
    return (parts.0, String(parts.1.dropLast(end.count)))
  }

  fileprivate func split(around separator: String) -> (String, String)? {
    ranges(of: separator).first.map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) }
  }

  /// The name of an option without its value: `--to` of `--to <places>`. A positional argument is not changed.
  fileprivate var optionName: String {
    hasPrefix("-") ? String(prefix { $0 != " " }) : self
  }

  /// The reason why a value is invalid, with a leading colon and without a final period. Lists of valid values are
  /// shortened to `expected a, b or c`.
  fileprivate var asReason: String {
    if let list = between(". Please provide one of '", "'.") {
      return ": expected \(list.replacing("', '", with: ", ").replacing(/' (or|and) '/, with: " or "))"
    }
    if let (_, list) = between(". Please provide one of the following:", "\n  - ", "") {
      return ": expected \(list.split(separator: "\n  - ").map(String.init).listed(with: "or"))"
    }
    return hasSuffix(".") ? String(dropLast()) : self
  }

  /// The text without a final period. The first letter is in lowercase if the second one is.
  fileprivate var asSentencePart: String {
    let text = hasSuffix(".") ? String(dropLast()) : self
    let second = text.dropFirst().first
    return second?.isLowercase == true ? text.prefix(1).lowercased() + text.dropFirst() : text
  }
}
