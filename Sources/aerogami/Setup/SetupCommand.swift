import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation

struct SetupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup", abstract: "Save your home airports, your currency and a token for real fares.",
    discussion: """
      Examples:
        aerogami setup
        aerogami setup --home VNO,RIX --currency EUR
        aerogami setup --sources ryanair
        aerogami setup --environment live

      Asks for each setting on a terminal, and offers to add a notifier for your phone. With --token, --home, --currency, --sources or --environment, changes \
      only those settings and asks nothing. The settings are saved in ~/.config/aerogami/config.json, which only you can read; \
      other keys of the file are not changed. The token is then checked with one request; Ctrl-C ends only the check.

      Use airports and cities as home. With countries, dates home-Milan fails for Travelpayouts, which has no calendar \
      from countries; with regions, it may fail.

      Other users of this machine can see the arguments of a program, so use --token - in scripts:
        printenv MY_TOKEN | aerogami setup --token - --home VNO,RIX --currency EUR

      \(exitStatuses(
        "the settings are saved; the token is accepted, or was not checked",
        none: "the check of the saved token failed, or the input ended early"))
      """)

  @Option(
    "Token of Travelpayouts, free at \(Configuration.tokenPage). \"-\" reads it from standard input.", value: "token",
    parsing: .unconditional)
  var token: String?

  @Option(
    "Where you depart: airports or cities, such as VNO,Riga. \"-\" removes it.", value: "places",
    parsing: .unconditional, completion: .places)
  var home: String?

  @Option(
    "Currency of prices, such as EUR. \"-\" removes it.", value: "code", parsing: .unconditional,
    completion: .currencies)
  var currency: String?

  @Option(
    "Sources of fares besides those of the environment, such as ryanair. \"-\" removes them.", value: "names",
    parsing: .unconditional, completion: .sources)
  var sources: String?

  // Also accepts --env, which is the name of this option in the other commands.
  @Option(
    name: [.customLong("environment"), .customLong("env")], parsing: .unconditional,
    help: ArgumentHelp(
      "Environment of commands without --env. \"-\" removes it. (default: live if a token or source is given and no environment is saved)",
      valueName: "name"), completion: .environments)
  var environment: String?

  @Flag(name: .customLong("no-check"), help: "Do not check the token.")
  var skipsCheck = false

  private static let checkLimit = Duration.seconds(20)

  private var hasOptions: Bool { [token, home, currency, sources, environment].contains { $0 != nil } }

  func run() async throws {
    let console = Console()
    guard hasOptions || console.canPrompt else {
      throw ValidationError(
        "there is no terminal to ask for the settings; use --token -, --home, --currency, --sources or --environment.")
    }
    let variables = ProcessInfo.processInfo.environment
    let directories = Configuration.Directories.current(variables)
    guard let file = UserFile(in: directories) else {
      throw Problem("there is no directory for your configuration", remedy: "set HOME to an absolute path")
    }
    // Reports an unusable file before the first question.
    let saved = try file.settings()
    let before = try checkedConfiguration(variables, directories)
    let interview = SetupInterview(saved: saved, directories: directories, console: console)
    let changes =
      hasOptions ? try await self.changes(to: saved, interview) : try await interview.changes(to: file)

    let isChanged = changes.contains { saved[$0.key] != $0.value }
    if isChanged { try await onBlockingThread { () throws(ConfigurationError) in try file.save(changes) } }
    for line in report(changes, to: saved, file) { await console.note(line) }
    let home = (changes[.home] ?? nil)?.commaSeparated ?? []
    let unknown = UserSetting.unknownCodes(in: home, directories)
    for code in unknown { await console.note("warning: \(code) is not a known airport; check the code") }
    // Every other name of a home is a place or a region.
    for region in home where Place(region) == nil && !Place.isAmbiguous(region) && !unknown.contains(region) {
      await console.note("warning: \(region) is a region, so dates home-Milan may fail; use airports or cities")
    }
    for variable in changes.keys.flatMap(\.variables).sorted() where variables[variable]?.isEmpty == false {
      await console.note("warning: \(variable) is set, and overrides the saved value")
    }

    if let before, let after = try? Configuration.load(variables: variables, directories: directories),
      before.environment != after.environment, let note = await Self.noteAboutSavedThings(of: before)
    {
      await console.note(note)
    }

    let settings = saved.merging(changes)
    var guide = try SetupGuide(settings, variables, directories)
    let needsCheck = settings[.token] != nil && (changes[.token] != nil || !hasOptions)
    let isAccepted = skipsCheck || !needsCheck ? true : try await check(guide.checked, console)
    if !hasOptions, guide.hasNoNotifier,
      try await interview.confirm("Send alerts to your phone, with the free app ntfy? [y/N] ")
    {
      let phone = try AddingNotifier(name: "phone", environment: nil, path: nil)
      let target = NewNotifier.Target.ntfy(server: nil, topic: try await phone.newTopic())
      _ = try await phone.add(NewNotifier(name: "phone", target: target), test: true, console)
      guide = try SetupGuide(settings, variables, directories)
    }
    try? await console.errors.write(Array(guide.text(isAccepted: isAccepted, width: console.errors.columns).utf8))
    if !isAccepted { throw ExitCode.failure }
  }

  /// Returns the configuration as it is now; `nil` if a file is invalid, because setup may fix its own file.
  ///
  /// - Throws: ``ConfigurationError`` if an environment variable is invalid. Otherwise, the settings would be saved, and
  ///   the command would then end with an error.
  private func checkedConfiguration(
    _ variables: [String: String], _ directories: Configuration.Directories
  ) throws -> Configuration? {
    do throws(ConfigurationError) {
      return try Configuration.load(variables: variables, directories: directories)
    } catch {
      let others = variables.filter { !$0.key.hasPrefix("AEROGAMI_") }
      if (try? Configuration.load(variables: others, directories: directories)) != nil { throw error }
      return nil
    }
  }

  /// Returns the note that favorites and watches remain in the environment that was the default before; `nil` if there
  /// are none, or if its database cannot be read. Does not create a database.
  private static func noteAboutSavedThings(of before: Configuration) async -> String? {
    guard let path = before.cachePath, FileManager.default.fileExists(atPath: path),
      let counts = try? await Dependencies.withConfiguration(
        before.usingNoClients,
        { (favorites: try await $0.favorites.count(), watches: try await $0.watches.named().count) })
    else { return nil }
    let option = "--env \(before.environment)"
    var (things, commands): ([String], [String]) = ([], [])
    if counts.favorites > 0 {
      things.append(counted(counts.favorites, "favorite"))
      commands.append("aerogami favorites list \(option)")
    }
    if counts.watches > 0 {
      things.append("\(counts.watches) \(counts.watches == 1 ? "watch" : "watches")")
      commands.append("aerogami watch list \(option)")
    }
    if things.isEmpty { return nil }
    let areMany = counts.favorites + counts.watches > 1
    return "\(things.listed(with: "and")) \(areMany ? "remain" : "remains") in environment \(before.environment); "
      + "to see \(areMany ? "them" : "it"): \(commands.joined(separator: ", "))"
  }

  /// - Throws: `ValidationError` for the first invalid value, ``Problem`` if the token is read from an empty input, or
  ///   the errors of ``SetupInterview/token()``.
  private func changes(
    to saved: [UserSetting: String], _ interview: SetupInterview
  ) async throws -> SettingChanges {
    let directories = interview.directories
    var changes = SettingChanges()
    if let token {
      var text = token
      if token == "-" {
        let input = interview.console.input
        if isatty(input.descriptor) == 1 {
          text = try await interview.secret("Token: ")
        } else {
          let line = try await input.line()
          text = line.text.trimmingBlanks
          if text.isEmpty, !line.isComplete {
            throw Problem(
              "--token: standard input is empty", remedy: "check the command or the variable before the pipe")
          }
        }
      }
      changes[.token] = try checked(.token, text, "--token", directories)
    }
    for (setting, option, text) in [
      (UserSetting.home, "--home", home), (.currency, "--currency", currency),
      (.sources, "--sources", sources),
      (.environment, "--environment", environment),
    ] {
      guard let text else { continue }
      changes.updateValue(text == "-" ? nil : try checked(setting, text, option, directories), forKey: setting)
    }
    if environment == nil, saved[.environment] == nil, changes.bringRealFares { changes[.environment] = "live" }
    return changes
  }

  private func checked(
    _ setting: UserSetting, _ text: String, _ option: String, _ directories: Configuration.Directories
  ) throws -> String {
    do throws(ConfigurationError) {
      return try setting.checked(text, in: directories)
    } catch {
      // As for --env, only the configuration decides whether an environment exists.
      if setting == .environment { throw ConfigurationError("\(option): \(error.message)", remedy: error.remedy) }
      throw ValidationError("\(option): \(error)")
    }
  }

  /// Returns the lines that report which settings were saved in the file and which were removed from it.
  private func report(_ changes: SettingChanges, to saved: [UserSetting: String], _ file: UserFile) -> [String] {
    let changed = UserSetting.allCases.filter { setting in changes[setting].map { $0 != saved[setting] } ?? false }
    let set = changed.compactMap { setting in
      (changes[setting] ?? nil).map { setting == .token ? "the token" : "\(setting) \($0)" }
    }
    let removed = changed.filter { changes[$0] == .some(nil) }.map { $0 == .token ? "the token" : "\($0)" }
    if changed.isEmpty { return ["nothing has changed in \(file.path)"] }
    return (set.isEmpty ? [] : ["saved \(set.listed(with: "and")) in \(file.path)"])
      + (removed.isEmpty ? [] : ["removed \(removed.listed(with: "and")) from \(file.path)"])
  }

  /// Checks the token with one request, and prints the result.
  ///
  /// - Returns: Whether the service accepted the token; `false` also if the token could not be checked.
  /// - Throws: `ExitCode` if a signal arrives, or the errors of `checkTripsToken`.
  private func check(_ configuration: Configuration, _ console: Console) async throws -> Bool {
    let (result, signal) = try await withInterruption(output: nil, onSignal: {}) { () -> TokenCheck? in
      do {
        return try await configuration.checkTripsToken(
          within: Self.checkLimit, clock: SystemTime.clock, now: SystemTime.now)
      } catch is CancellationError {
        return nil
      }
    }
    if let signal {
      await console.note("the token is saved, but was not checked")
      throw ExitCode(signal.exitCode)
    }
    // Only a signal cancels the work.
    guard let result else { throw CancellationError() }
    switch result {
    case .accepted:
      await console.note("the service accepts the token")
      return true
    case .refused(let error): await console.note("the token is saved, but the service refused it: \(error)")
    case .unchecked(let error): await console.note("the token is saved, but could not be checked: \(error)")
    }
    return false
  }
}

/// The new values of settings; `nil` removes a setting.
typealias SettingChanges = [UserSetting: String?]

extension [UserSetting: String?] {
  /// Whether these changes set a token, or a source that needs no token.
  var bringRealFares: Bool {
    let sources = (self[.sources] ?? nil)?.commaSeparated ?? []
    return (self[.token] ?? nil) != nil || Configuration.hasFreeSource(among: sources)
  }
}

extension [UserSetting: String] {
  fileprivate func merging(_ changes: SettingChanges) -> [UserSetting: String] {
    changes.reduce(into: self) { $0[$1.key] = $1.value }
  }
}

/// The commands that a user can try after the setup.
struct SetupGuide {
  /// The configuration to check the token with: the default environment's configuration if its trips are live,
  /// otherwise the configuration of environment `live`.
  let checked: Configuration
  /// Whether no notifier is configured.
  let hasNoNotifier: Bool
  private var commands: [(command: String, effect: String)]

  private static let commandsAfterFailure = [
    (command: "aerogami setup", effect: "check the saved token again, or give another one"),
    (command: "aerogami fetch all --env dev", effect: "the cheapest trips (sample data)"),
    (command: "aerogami setup --environment dev", effect: "use sample data by default"),
  ]

  /// - Parameter variables: The environment variables. ``checked`` ignores those that override the settings, so that
  ///   the saved values are checked.
  /// - Throws: ``ConfigurationError`` if a part of the configuration other than the settings is invalid.
  init(
    _ settings: [UserSetting: String], _ variables: [String: String], _ directories: Configuration.Directories
  ) throws {
    let overriding = Set(UserSetting.allCases.flatMap(\.variables))
    let others = variables.filter { !overriding.contains($0.key) }
    let saved = try Configuration.load(variables: others, directories: directories)
    checked =
      saved.showsLiveTrips
      ? saved : try Configuration.load(environment: "live", variables: others, directories: directories)

    let chosen = try Configuration.load(variables: variables, directories: directories)
    let (isLive, hasHome) = (chosen.showsLiveTrips, !chosen.home.places.isEmpty)
    // A live environment is not usable without a token if its service requires one.
    let isUsable = (try? chosen.using(.trips).checked()) != nil
    if isLive && isUsable || !isLive && settings[.token] != nil {
      let option = isLive ? "" : " --env live"
      let fetch = "aerogami fetch\(option)"
      commands = [
        hasHome
          ? (fetch, "the cheapest fares from home") : (fetch + " Vilnius Riga", "the cheapest fares from two cities"),
        ("\(fetch)\(hasHome ? "" : " Vilnius") --weekend --max-price 80", "weekend trips"),
        ("aerogami watch\(option) \(hasHome ? "home" : "Vilnius") --max-price 40", "wait for a low price"),
      ]
    } else {
      let option = chosen.showsSampleTrips ? "" : " --env dev"
      commands = [
        chosen.home.hasSampleTrips
          ? ("aerogami fetch\(option)", "the cheapest trips from home (sample data)")
          : ("aerogami fetch\(hasHome ? " all" : "")\(option)", "the cheapest trips (sample data)"),
        ("aerogami history VNO-BCN\(option)", "the price of a route in the last 60 days (sample data)"),
        ("aerogami setup", "add a token for real fares, free at \(Configuration.tokenPage)"),
      ]
    }
    let notifiers = chosen.notifierNames
    hasNoNotifier = notifiers.isEmpty
    if !notifiers.isEmpty {
      // An environment that only prints messages would test nothing.
      let options = chosen.sendsNotifications ? [] : notifiers + ["--env", "live"]
      let command = (["aerogami", "notify", "test"] + options).asCommand
      commands.append((command, "a message to \(notifiers.listed(with: "and"))"))
    }
  }

  /// Returns the lines with the commands and their effects. If one is wider than the terminal, the effects are in lines
  /// above their commands.
  func text(isAccepted: Bool, width: Int? = nil) -> String {
    let commands = isAccepted ? self.commands : Self.commandsAfterFailure
    let longest = commands.map(\.command.count).max() ?? 0
    let lines = commands.map { "  \($0.command.padded(to: longest))  # \($0.effect)\n" }
    if let width, lines.contains(where: { $0.count - 1 > width }) {
      return "Try next:\n"
        + commands.map { command, effect -> String in
          let lines = effect.folded(toWidth: max(1, width - 2), breaksWords: false).map { "# \($0)\n" }
          return lines.joined() + "  \(command)\n"
        }.joined()
    }
    return "Try next:\n" + lines.joined()
  }
}
