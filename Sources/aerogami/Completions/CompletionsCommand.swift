import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import AerogamiSystem
import ArgumentParser
import Foundation

struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Complete commands, options, places and ids in your shell.",
    discussion: """
      Examples:
        aerogami completions install
        aerogami completions show zsh
      """,
    subcommands: [CompletionsInstallCommand.self, CompletionsShowCommand.self])
}

struct ShellArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("bash, zsh or fish. (default: the shell of $SHELL)", valueName: "shell"))
  var shell: Shell?

  /// Returns the named shell, or else the shell in the variable `SHELL`.
  ///
  /// - Throws: `ValidationError` if the variable is not set, or its shell is not supported.
  func chosen(_ variables: [String: String]) throws -> Shell {
    if let shell { return shell }
    let path = variables["SHELL"] ?? ""
    if let shell = Shell(rawValue: String(path.split(separator: "/").last ?? "")) { return shell }
    throw ValidationError(
      (path.isEmpty ? "SHELL is not set" : "the shell of $SHELL (\(path)) is not supported")
        + "; give bash, zsh or fish.")
  }
}

struct CompletionsShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the completion script for a shell.",
    discussion: """
      Examples:
        aerogami completions show
        aerogami completions show fish
      """)

  @OptionGroup var argument: ShellArgument

  func run() async throws {
    let shell = try argument.chosen(ProcessInfo.processInfo.environment)
    try await Console().output.write(Array(shell.script.utf8))
  }
}

struct CompletionsInstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Install the completion script for a shell.",
    discussion: """
      Examples:
        aerogami completions install
        aerogami completions install zsh

      Replaces an earlier script. Start a new shell to use the script.
      """)

  @OptionGroup var argument: ShellArgument

  func run() async throws {
    let variables = ProcessInfo.processInfo.environment
    let shell = try argument.chosen(variables)
    guard let path = shell.path(variables) else {
      throw Problem(
        "HOME is not set, so it is unknown where \(shell.rawValue) looks for scripts",
        remedy: "print the script with aerogami completions show \(shell.rawValue)")
    }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    do {
      try makeDirectories(String(path[..<slash]), mode: 0o777)
      try writeAtomically(
        Array(shell.script.utf8), as: String(path[slash...].dropFirst()), in: String(path[..<slash]))
    } catch {
      throw Problem(
        "\(path) could not be written: \(error)",
        remedy: "print the script with aerogami completions show \(shell.rawValue)")
    }
    let console = Console()
    await console.note("wrote \(path)")
    if let hint = shell.hint(variables) { await console.note(hint) }
  }
}

enum Shell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  /// The path for the completion script, in a directory where the shell looks for a user's scripts; `nil` if `HOME` is
  /// not set and the directory's XDG variable is not an absolute path.
  func path(_ variables: [String: String]) -> String? {
    func directory(_ variable: String, _ below: String) -> String? {
      if let base = variables[variable], base.hasPrefix("/") { return base }
      return variables["HOME"].map { "\($0)/\(below)" }
    }
    return switch self {
    case .bash: directory("XDG_DATA_HOME", ".local/share").map { "\($0)/bash-completion/completions/aerogami" }
    case .zsh: directory("XDG_DATA_HOME", ".local/share").map { "\($0)/zsh/site-functions/_aerogami" }
    case .fish: directory("XDG_CONFIG_HOME", ".config").map { "\($0)/fish/completions/aerogami.fish" }
    }
  }

  /// What the user may have to do so that the shell finds the script; `nil` if the shell always finds it.
  func hint(_ variables: [String: String]) -> String? {
    let path = path(variables) ?? ""
    return switch self {
    case .bash: "if the package bash-completion is not installed, add this line to ~/.bashrc: source \(path)"
    case .zsh:
      "if zsh does not find the script, add this line to ~/.zshrc: "
        + "fpath=(\(path.dropLast("/_aerogami".count)) $fpath); autoload -U compinit; compinit"
    case .fish: nil
    }
  }
}

/// The words that a shell suggests for arguments and options. They come from built-in tables, configuration files and
/// the database. No request is sent.
extension CompletionKind {
  /// Regions, countries, cities and airports, in each entry of a comma-separated list.
  static let regionsAndPlaces = words { command in
    let regions = await command.completingLists { await command.regions($0) }
    return await (regions + command.places()).uniqued()
  }

  /// Regions and places as in ``regionsAndPlaces``, and the destinations of a route such as `Vilnius-Spain`.
  static let departures = words { command in
    let regions = await command.completingLists { await command.regions($0) }
    return await (regions + command.places() + command.destinations()).uniqued()
  }

  /// The sources that need no token, in each entry of a comma-separated list.
  static let sources = words { command in
    await command.completingLists { entry in ["kiwi", "ryanair"].filter { $0.hasPrefix(entry) } }
  }

  /// Countries, cities and airports, in each entry of a comma-separated list.
  static let places = words { await $0.places() }

  /// The ids of favorites. Except for `favorites remove` and `favorites watch`, also includes the ids of trips that
  /// watches have seen, and of the last fetch's cached trips. If there was no fetch, the cached trips of all regions are
  /// used instead. Ids that are given already are not suggested again.
  static let tripIDs = words { await $0.tripIDs() }

  /// The recorded routes, such as `VNO-BCN`, and two places joined by a hyphen. For `history`, if routes are recorded,
  /// codes are completed only to these.
  static let routes = words { await $0.routes() }

  /// Months by name, and the next twelve.
  static let months = words { command in
    let now = LocalTime(here: SystemTime.now())
    let next = (0..<12).compactMap { DayExpression.monthsAhead($0).days(at: now)?.text }
    return (["this", "next"] + (1...12).map { "\(DayExpression.month($0))" } + next).filter {
      $0.hasPrefix(command.prefix)
    }
  }

  /// Airlines, in each entry of a comma-separated list.
  static let airlines = words { await $0.completingLists { KnownAirline.completions(of: $0) } }

  static let environments = words { command in EnvironmentOptions.names.filter { $0.hasPrefix(command.prefix) } }

  static let notifiers = words { command in
    let names = (try? command.configuration())?.notifierNames ?? []
    return names.filter { $0.hasPrefix(command.prefix) }
  }

  static let watches = words { await $0.watches() }

  static let rovers = words { command in Rover.allCases.map(\.rawValue).filter { $0.hasPrefix(command.prefix) } }

  /// The cameras of the rover in `--rover`, or of all rovers.
  static let cameras = words { command in
    let rovers = command.value(of: "--rover").flatMap { try? Rover(named: $0) }.map { [$0] } ?? Rover.allCases
    let cameras = rovers.flatMap(\.cameras).uniqued().sorted()
    // Also suggests lowercase names if the typed text is in lowercase, because suggestions must start with that text.
    return cameras.flatMap { [$0, $0.lowercased()] }.filter { $0.hasPrefix(command.prefix) }.filter {
      !command.prefix.isEmpty || $0 == $0.uppercased()
    }
  }

  static let countries = words { Country.completions(of: $0.prefix) }

  /// Weekdays, in each entry of a comma-separated list. Suggests the full names if more letters are typed than the
  /// short names have.
  static let weekdays = words { command in
    await command.completingLists { entry in
      let short = Weekday.allCases.map(\.abbreviation).filter { $0.hasPrefix(entry) }
      return short.isEmpty ? Weekday.allCases.map(\.name).filter { $0.hasPrefix(entry) } : short
    }
  }

  /// Currencies that many users pay in. Others are valid too.
  static let commonCurrencies = [
    "AED", "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HUF", "IDR", "ILS", "INR", "ISK", "JPY",
    "KRW", "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "RSD", "SAR", "SEK", "SGD", "THB", "TRY", "UAH", "USD",
    "ZAR",
  ]

  static let currencies = words { command in
    // Suggestions must start with the typed text, and the options accept lowercase.
    let isLowercase = !command.prefix.isEmpty && command.prefix == command.prefix.lowercased()
    return commonCurrencies.map { isLowercase ? $0.lowercased() : $0 }.filter { $0.hasPrefix(command.prefix) }
  }

  /// The fields of the command's rows, in each entry of a comma-separated list.
  static let fields = words { command in
    await command.completingLists { entry in command.fieldNames.filter { $0.hasPrefix(entry) } }
  }

  private static func words(_ words: @escaping @Sendable (PartialCommand) async -> [String]) -> CompletionKind {
    .custom { arguments, _, prefix in
      // Before version 4, fish removes the quotes itself.
      let isUnquoted =
        CompletionShell.requesting == .fish
        && (CompletionShell.requestingVersion?.prefix { $0 != "." }).flatMap { Int($0) } ?? 4 < 4
      return await words(
        isUnquoted
          ? PartialCommand(arguments: arguments, prefix: prefix)
          : PartialCommand(arguments: arguments.map(\.withoutShellQuotes), prefix: prefix.withoutShellQuotes))
    }
  }
}

struct PartialCommand: Sendable {
  /// All words of the command line, including the one at the cursor.
  let arguments: [String]
  /// The part of the current word that is before the cursor.
  let prefix: String

  /// Returns the value of an option, such as `live` in `--env live` or `--env=live`; `nil` if there is none.
  func value(of option: String) -> String? {
    if let index = arguments.firstIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
    return arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }

  /// Returns the completions of the last entry of a comma-separated list, each prefixed with the preceding entries. The
  /// preceding entries are not suggested again.
  func completingLists(_ words: (String) async -> [String]) async -> [String] {
    let start = prefix.lastIndex(of: ",").map { prefix.index(after: $0) } ?? prefix.startIndex
    let given = prefix[..<start].split(separator: ",").map { $0.lowercased() }
    return await words(String(prefix[start...])).filter { !given.contains($0.lowercased()) }
      .map { prefix[..<start] + $0 }
  }

  /// Returns the words that start with `prefix`: `home`, and the ids and names of the environment's regions, if these
  /// are configured or cached.
  fileprivate func regions(_ prefix: String) async -> [String] {
    let regions = await withDependencies { try await $0.trips.regions().value } ?? []
    return ([Home.word] + regions.flatMap { [$0.id, $0.name] }).filter { $0.hasPrefix(prefix) }.uniqued()
  }

  /// Returns the places that complete the last entry of a comma-separated list, cities and airports with their country.
  fileprivate func places() async -> [String] {
    await completingLists { Place.completions(of: $0, limit: 500) }.map { word in
      let name = word.split(separator: ",").last.map(String.init) ?? ""
      return described(word, isDescribing ? Place(name)?.countryName : nil)
    }
  }

  /// Whether the shell shows a description beside each word.
  private var isDescribing: Bool { [.zsh, .fish].contains(CompletionShell.requesting) }

  /// Returns a word with a description, in the form of the shell; only the word for a shell without descriptions.
  private func described(_ word: String, _ description: String?) -> String {
    switch CompletionShell.requesting {
    case .zsh?: word.replacing(":", with: "\\:") + (description.map { ":\($0)" } ?? "")
    case .fish?: word + (description.map { "\t\($0)" } ?? "")
    default: word
    }
  }

  fileprivate func routes() async -> [String] {
    let recorded = await withDependencies { dependencies in
      try await dependencies.history.routes(dependencies.now()).map { "\($0.route.route)" }
    }
    let known = (recorded ?? []).filter { $0.hasPrefix(prefix) }.uniqued()
    if prefix.contains("-") {
      let needsPrices = arguments.dropFirst().first == "history" && recorded?.isEmpty == false
      return needsPrices && !prefix.contains(where: \.isLowercase) ? known : (known + destinations()).uniqued()
    }
    return known + Place.completions(of: prefix, limit: 500).map { "\($0)-" }
  }

  /// Returns the routes whose destination starts with the text after a hyphen; none if the text before the hyphen is not
  /// a list of places. Other hyphens are parts of names, as in Clermont-Ferrand.
  fileprivate func destinations() -> [String] {
    prefix.indices.filter { prefix[$0] == "-" }.flatMap { hyphen -> [String] in
      let names = prefix[..<hyphen].split(separator: ",").map(String.init)
      guard !names.isEmpty, names.allSatisfy({ Place.isKnown($0) || Home.isNamed(by: $0) }) else { return [] }
      let start = prefix[...hyphen]
      let end = String(prefix[start.endIndex...])
      let home = !end.isEmpty && Home.word.hasPrefix(end) ? [Home.word] : []
      return (Place.completions(of: end, limit: 500) + home).map { start + $0 }
    }
  }

  fileprivate func watches() async -> [String] {
    guard let configuration = try? configuration() else { return [] }
    let watches = await withDependencies { try await NamedWatches(configuration, $0.watches).names }
    return (watches ?? []).filter { $0.hasPrefix(prefix) }
  }

  fileprivate func tripIDs() async -> [String] {
    let found = await withDependencies { dependencies in
      // Only the command counts: a value of another command may be the same word.
      let command = arguments.dropFirst().prefix(2)
      let isOfFavorites =
        ["favorites", "favourites"].contains(command.first) && ["remove", "watch"].contains(command.last)
      let favorites = try await dependencies.favorites.find(prefix, Self.limit)
      let ids =
        isOfFavorites
        ? favorites.map(\.id)
        : try await dependencies.findTrip(home: Home(places: [])).ids(startingWith: prefix, limit: Self.limit)
      let now = dependencies.now()
      let given = Set(arguments).subtracting([prefix])
      return ids.filter { !given.contains($0) }.map { id in
        described(id, favorites.first { $0.id == id }?.trip.summary(at: now))
      }
    }
    return found ?? []
  }

  private static let limit = 100

  fileprivate func configuration() throws -> Configuration {
    var options = EnvironmentOptions()
    (options.env, options.config) = (value(of: "--env"), value(of: "--config"))
    return try options.configuration()
  }

  /// Runs `body` with the dependencies of this command line's environment, without network access. Returns `nil` if
  /// anything fails, because a shell cannot show errors while it completes words.
  private func withDependencies<Value: Sendable>(
    _ body: @Sendable (Dependencies) async throws -> Value
  ) async -> Value? {
    do {
      let configuration = try configuration().using(.trips)
      return try await Dependencies.withConfiguration(configuration, options: RunOptions(cache: .offline), body)
    } catch {
      return nil
    }
  }
}
