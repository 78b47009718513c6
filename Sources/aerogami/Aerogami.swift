import AerogamiContainer
import AerogamiCore
import ArgumentParser
import Foundation

@main
struct Aerogami: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "aerogami",
    abstract: "Find cheap flights for many regions at once, cheapest first.",
    discussion: """
      Examples:
        aerogami fetch Vilnius --to Spain  # the cheapest trips
        aerogami history VNO-BCN           # how a price changed
        aerogami setup                     # set up real fares and your airports

      \(HelpText.exitStatusList)

      \(HelpTopic.listing)
      """,
    version: aerogamiVersion,
    groupedSubcommands: [
      CommandGroup(
        name: "Flights",
        subcommands: [
          FetchCommand.self, DatesCommand.self, MeetCommand.self, WatchCommand.self, CheckCommand.self,
          BookCommand.self, FavoritesCommand.self, HistoryCommand.self,
        ]),
      CommandGroup(
        name: "Data", subcommands: [RegionsCommand.self, AirportsCommand.self, CacheCommand.self, BackupCommand.self]),
      CommandGroup(
        name: "Tools",
        subcommands: [
          SetupCommand.self, ConfigCommand.self, NotifyCommand.self, StatusCommand.self, DoctorCommand.self,
          ServeCommand.self, MCPCommand.self, CompletionsCommand.self,
        ]),
      CommandGroup(
        name: "Example", subcommands: [CountriesCommand.self, RoversCommand.self, StarWarsCommand.self]),
    ])

  static func main() async {
    // Makes a write to a closed pipe fail with an error, instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    // Replaces closed standard streams with /dev/null. Otherwise the next file or socket would get the descriptor of
    // such a stream, and the program would write its output there.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", O_RDWR)
    }
    do {
      do {
        let arguments = correctingSpelling(of: CommandLine.arguments.dropFirst())
        if arguments == ["--version"] {
          // Skips the parser, which uses two thirds of the CPU instructions of a program start.
          return try await Console().output.write(Array("\(aerogamiVersion)\n".utf8))
        }
        var command = try await Self.command(for: arguments)
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
      } catch let error where !(error is any ReportedError) && exitCode(for: error).isSuccess {
        // Prints the text of --help, --version or a completion script. `exit(withError:)` would ignore write errors.
        let text = fullMessage(for: error)
        if !text.isEmpty { try await Console().output.write(Array("\(text)\n".utf8)) }
      }
    } catch let error as any ReportedError {
      await error.exit()
    } catch {
      await UsageError(error)?.exit()
      exit(withError: error)
    }
  }
}

extension Aerogami {
  /// Parses the command that the arguments name, with its arguments.
  ///
  /// Parses the command directly, which is faster, because ArgumentParser then does not inspect all other commands. For
  /// everything but a command or an invalid one, parses from the root, so that help names the whole command, such as
  /// `aerogami fetch`.
  ///
  /// - Throws: ``UsageError``, or an error of ArgumentParser whose message is a help text.
  static func command(for arguments: [String]) async throws -> any ParsableCommand {
    if let error = optionBeforeSubcommand(in: arguments) { throw error }
    if let (error, isPlace) = mistypedSubcommand(in: arguments) {
      guard isPlace else { throw error }
      if let remedy = error.remedy { await Console().note("\"\(arguments[1])\" is a place here; \(remedy)") }
    }
    if let (type, path, words) = commandType(for: arguments[...]), let type = type as? any AsyncParsableCommand.Type,
      !words.contains(where: ["-h", "--help", "--help-hidden", "--version"].contains)
    {
      let split = UsageError.splitValue(in: words)
      do {
        let command = try await type.asyncParse(Array(words))
        // The rest of a value would be an argument, such as a place of departure.
        if split == nil { return command }
      } catch {
        if let error = UsageError(error, command: path) {
          throw error.aboutUnknownOption(in: words, of: type, command: path) ?? split ?? error
        }
      }
      if let split { throw split }
    }
    // After `help`, a word that is not a command must be a topic. For an unknown word, ArgumentParser would show the
    // help of the root command instead of an error.
    if arguments.first == "help", let word = arguments.dropFirst().first, !word.hasPrefix("-"),
      !configuration.subcommands.contains(where: { $0.configuration.commandName == word })
    {
      guard let topic = HelpTopic(rawValue: word) else { throw HelpTopic.unknown(word) }
      if let extra = arguments.dropFirst(2).first {
        throw UsageError(
          message: "unexpected argument \"\(extra.printable(maxLength: 60))\"", remedy: "see aerogami help \(word)")
      }
      throw CleanExit.message(topic.text())
    }
    if let error = extraWordOfHelp(in: arguments) { throw error }
    return try await asyncParseAsRoot(arguments)
  }

  /// Returns the error for a word after the command that `help` names, which ArgumentParser ignores; `nil` if there is
  /// none.
  private static func extraWordOfHelp(in arguments: [String]) -> UsageError? {
    guard arguments.first == "help" else { return nil }
    var (type, path, words): (any ParsableCommand.Type, [String], ArraySlice<String>) = (
      Aerogami.self, ["aerogami"], arguments.dropFirst()
    )
    while let name = words.first,
      let next = type.configuration.subcommands.first(where: { $0.configuration.commandName == name })
    {
      (type, path, words) = (next, path + [name], words.dropFirst())
    }
    guard let extra = words.first, !extra.hasPrefix("-") else { return nil }
    return UsageError.unexpected(extra, in: path)
  }

  /// Returns the error for options before the name of a command, such as `--format json fetch`; `nil` if there are none.
  /// A default subcommand would read the name as a place.
  static func optionBeforeSubcommand(in arguments: [String]) -> UsageError? {
    var (type, path, words): (any ParsableCommand.Type, [String], ArraySlice<String>) = (
      Aerogami.self, ["aerogami"], arguments.prefix { $0 != "--" }
    )
    while let name = words.first, !name.hasPrefix("-"),
      let next = type.configuration.subcommands.first(where: { $0.configuration.commandName == name })
    {
      (type, path, words) = (next, path + [name], words.dropFirst())
    }
    let names = type.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let option = words.first?.prefix(while: { $0 != "=" }), option.hasPrefix("-"),
      // Shells request completions with an option of their own.
      !option.hasPrefix("---"),
      !words.contains(where: ["-h", "--help", "--help-hidden", "--version"].contains)
    else { return nil }
    for index in words.indices.dropFirst() where names.contains(words[index]) {
      // The name may be the value of an option of the default subcommand.
      let before = words[index - 1]
      let help = before.hasPrefix("-") ? type.configuration.defaultSubcommand?.helpMessage(includeHidden: true) : nil
      if help?.contains("\(before) <") == true { continue }
      let named = commandType(for: path.dropFirst() + words[index...])
      let command = named?.path ?? path + [words[index]]
      if let help = named?.type.helpMessage(includeHidden: true),
        !help.split(whereSeparator: { " \n,/".contains($0) }).contains(option)
      {
        return UsageError(parserMessage: "Unknown option '\(option)'", command: command)
      }
      return UsageError(
        message: "\(String(option).printable(maxLength: 60)) is before the command \(words[index])",
        remedy: "write options after it: \((command + words[..<index]).asCommand.printable)")
    }
    return nil
  }

  /// Returns the error for the first argument of a command with a default subcommand if it is probably the mistyped name
  /// of another subcommand, or the name that other programs have for it. Also returns whether the word is the name of a
  /// place, which the user then means. Returns `nil` for any other word.
  static func mistypedSubcommand(in arguments: [String]) -> (error: UsageError, isPlace: Bool)? {
    guard arguments.count > 1,
      let type = configuration.subcommands.first(where: { $0.configuration.commandName == arguments[0] }),
      type.configuration.defaultSubcommand != nil
    else { return nil }
    let word = arguments[1]
    let names = type.configuration.subcommands.compactMap { $0.configuration.commandName }
    // Names of commands are in lowercase, and places are usually not.
    guard word.allSatisfy(\.isLowercase), !names.contains(word), UsageError.name(meantBy: word, among: names) != nil
    else { return nil }
    let error = UsageError.unexpected(word, in: ["aerogami", arguments[0]])
    // Of the default subcommands, only that of watch accepts a place.
    guard arguments[0] == "watch" else { return (error, false) }
    // The word may begin a name of several words, such as `new york`.
    let words = arguments.dropFirst().prefix { !$0.hasPrefix("-") }.flatMap { $0.commaSeparated ?? [] }
    if joiningNames(words).first != word { return nil }
    // A code is rarely in lowercase. LST is one letter away from `list`, and a watch of it would not end.
    let code = word.uppercasedASCII
    guard Place(word)?.word == code else { return (error, Place.isKnown(word)) }
    let remedy = error.remedy.map { "\($0) For the place: aerogami watch start \(code)" }
    return (UsageError(message: error.message, remedy: remedy), false)
  }

  /// Returns the command that the first arguments name, the names of the commands to it, and the arguments after its
  /// name. If the next argument names none of its subcommands, returns its default subcommand, or `nil` if there is no
  /// default.
  private static func commandType(
    for arguments: ArraySlice<String>
  ) -> (type: any ParsableCommand.Type, path: [String], words: ArraySlice<String>)? {
    var (type, words): (any ParsableCommand.Type, ArraySlice<String>) = (Aerogami.self, arguments)
    var path = ["aerogami"]
    while !type.configuration.subcommands.isEmpty {
      let named = type.configuration.subcommands.first { $0.configuration.commandName == words.first }
      guard let next = named ?? type.configuration.defaultSubcommand else { return nil }
      type = next
      path += [next.configuration.commandName].compactMap(\.self)
      if named != nil { words = words.dropFirst() }
    }
    return (type, path, words)
  }
}

extension ReportedError {
  fileprivate func exit() async {
    for line in lines { await Console().note(line) }
    Aerogami.exit(withError: ExitCode(exitCode))
  }
}

/// Returns the arguments with replacements for words that the parser does not know: British spellings, `version`, and
/// `--help-all`, which is the documented name of ArgumentParser's `--help-hidden`.
///
/// Replaces options before `--`, except those of `help`, which has none. Replaces a command only if it is the first
/// argument: elsewhere the word may be a value.
func correctingSpelling(of arguments: ArraySlice<String>) -> [String] {
  let options = [
    "--colour": "--color", "--to-neighbours-of": "--to-neighbors-of", "--help-all": "--help-hidden",
  ]
  var arguments = Array(arguments)
  for index in arguments.indices.prefix(while: { arguments[$0] != "--" }) where arguments[0] != "help" {
    let name = String(arguments[index].prefix { $0 != "=" })
    if let ours = options[name] { arguments[index] = ours + arguments[index].dropFirst(name.count) }
  }
  switch arguments.first {
  case "version": arguments[0] = "--version"
  case "favourites": arguments[0] = "favorites"
  default: break
  }
  return arguments
}
