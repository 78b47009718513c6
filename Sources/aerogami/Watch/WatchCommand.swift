import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import AerogamiStore
import ArgumentParser

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Fetch trips periodically, and report which are new, cheaper, more expensive or gone.",
    discussion: """
      Examples:
        aerogami watch VNO --to Spain --every 30m
        aerogami watch add spain home --to Spain --below 60 --notify phone
        aerogami watch add friends --meet Vilnius --meet Berlin --below 200
        aerogami watch run  # all watches that have names

      The options of a watch: aerogami watch start --help
      """,
    subcommands: [
      WatchStartCommand.self, WatchAddCommand.self, WatchChangeCommand.self, WatchListCommand.self,
      WatchPauseCommand.self, WatchResumeCommand.self, WatchRemoveCommand.self, WatchRunCommand.self,
    ], defaultSubcommand: WatchStartCommand.self)
}

struct WatchStartCommand: WatchDefinition {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Run a watch without a name until you interrupt it.",
    discussion: """
      Examples:
        aerogami watch VNO --to Spain --every 30m
        aerogami watch EU --below 50 --notify phone
        aerogami watch EU --below 50 --exec 'mail -s cheap me' --once

      Later runs continue where the last one ended. New and cheaper trips ring the bell. With --notify, they are sent \
      instead. With --exec, each runs a command with its JSON. First rounds notify only with --below, --new-low or \
      --deals.

      All options: aerogami watch start --help-all
      """)

  @OptionGroup var regions: RegionsOptions
  @OptionGroup var options: WatchOptions
  @OptionGroup(title: "When to notify") var triggers: TriggerOptions
  @OptionGroup(title: "Which trips") var filter: FilterOptions
  @OptionGroup(title: "Which fares") var fares: FareOptions
  @OptionGroup(title: "Which fares") var passengers: PassengerOptions
  @OptionGroup var rounds: RoundOptions
  // Validation rejects the options of the cache with a clear message.
  @OptionGroup(title: "Network", visibility: .hidden) var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @Option(choice: "Output format; json requires --once.")
  var format = OutputFormat.table

  func validate() throws {
    try network.checkUsesNoCache(of: "watch")
    try validateDefinition()
    if format == .json, !rounds.once {
      throw ValidationError("--format json requires --once; use --format ndjson to watch continuously.")
    }
    if rounds.once, options.every != nil { throw ValidationError("--once and --every cannot be used together.") }
  }

  func run() async throws {
    try checkArguments()
    let watch = try watch(named: nil)
    let configuration = try environment.configuration(flags: network.flags)
    if regions.places == ["undo"] {
      throw UsageError(
        message: "watch has no command \"undo\"", remedy: "each change prints the command that undoes it")
    }
    // As in `favorites clear`, and not a place.
    if regions.places == ["clear"] {
      let names = try await savedNames(configuration)
      let command = (["aerogami", "watch", "remove"] + names + environment.words).asCommand
      throw UsageError(
        message: "watch has no command \"clear\"",
        remedy: names.isEmpty
          ? "environment \(configuration.environment) has no saved watches" : "to remove all saved watches: \(command)")
    }
    let console = Console(color: rounds.color)
    if let note = await noteAboutSavedWatch(configuration) { await console.note(note) }
    try await WatchLoop(rounds, format, console).run([WatchEntry(watch)], of: configuration)
  }

  /// Returns the note that the only place is also the name of a saved watch, which the user may mean; `nil` if it is not,
  /// or if the saved watches cannot be read. Does not create the database.
  private func noteAboutSavedWatch(_ configuration: Configuration) async -> String? {
    let words = regions.places.flatMap { $0.commaSeparated ?? [] }
    guard let name = words.first, words.count == 1, Watch.isName(name) else { return nil }
    do {
      guard try await savedNames(configuration).contains(name) else { return nil }
      let command = (["aerogami", "watch", "run", name] + environment.words).asCommand
      return "\"\(name)\" is also a saved watch; to run it: \(command)"
    } catch let error as StoreError {
      // Reading has moved the damaged database aside, so the watch would not find it.
      if case .damaged = error.reason { return "\(error)" }
      return nil
    } catch {
      return nil
    }
  }

  /// Returns the names of the saved watches. Does not create the database.
  private func savedNames(_ configuration: Configuration) async throws -> [String] {
    try await Dependencies.withConfiguration(configuration.usingNoClients) { dependencies in
      try await dependencies.watches.named().compactMap(\.name)
    }
  }
}

struct WatchRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run the watches that have names, all in one process.",
    discussion: """
      Examples:
        aerogami watch run
        aerogami watch run weekend porto --env live
        aerogami watch run --once            # for cron: one round of each watch

      The rounds run one after the other, each watch at its own interval (see --every of watch \
      add). A watch that ran recently waits for its next round. Changes of saved watches count within 10 s. If another \
      process runs a watch, waits until that process ends.

      A watch that cannot run, or whose days are all in the past, is left out with a note. It is an error if you name \
      it, or if no other watch can run. A paused watch is left out with a note until it is resumed.

      With --once, each watch runs at once, whatever its interval. If another process runs one of them, this is an \
      error.

      Exit status of --once:
        0         all regions were fetched, and all messages were sent
        1         no region could be fetched, or another process runs a watch
        3         some regions, messages or watches failed
        64        invalid command line, or no watches
        78        invalid configuration or watch (found before any request)
        130, 143  interrupted, terminated

      All options: aerogami watch run --help-all
      """)

  @Argument(
    help: ArgumentHelp("Names of watches. (default: all)", valueName: "names"), completion: .watches,
    transform: commaList)
  var lists: [[String]] = []

  @OptionGroup var rounds: RoundOptions
  // Validation rejects the options of the cache with a clear message.
  @OptionGroup(title: "Network", visibility: .hidden) var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @Option(choice: "Output format.")
  var format = RowFormat.table

  func validate() throws { try network.checkUsesNoCache(of: "watch") }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags)
    let console = Console(color: rounds.color)
    let names = lists.flatMap(\.self)
    // This container only reads the database, and sends no requests.
    let (chosen, health, now) = try await Dependencies.withConfiguration(configuration.usingNoClients) {
      dependencies in
      let watches = try await NamedWatches(configuration, dependencies.watches)
      if let note = watches.note { await console.note(note) }
      return (
        try watches.chosen(names, in: configuration.environment, environment.words),
        try await dependencies.watches.health(), dependencies.now()
      )
    }
    var (entries, endings, errors) = ([WatchEntry](), [WatchError](), [WatchError]())
    for (watch, source) in chosen {
      if let name = watch.name, health[name]?.isPaused == true {
        let command = (["aerogami", "watch", "resume", name] + environment.words).asCommand
        await console.note("left out: the watch \(name) is paused; to continue it, run \(command)")
        if rounds.once { continue }
      }
      do {
        let entry = try WatchEntry(watch, source: source)
        if let ending = entry.ending(at: now) {
          endings.append(ending)
        } else {
          try entry.check(at: now, configuration)
          try entry.checkNotifiers(of: configuration)
          entries.append(entry)
        }
      } catch let error as WatchError {
        errors.append(error)
      }
    }
    // A watch that cannot run is an error only if the user named it, or if no watch can run.
    if let error = errors.first ?? endings.first, entries.isEmpty || !names.isEmpty { throw error }
    if format == .csv, Set(entries.map { $0.watch.isOfMeetings }).count > 1 {
      throw UsageError(
        message: "watches of trips and of meetings have different columns in CSV",
        remedy: "name the watches of one kind, or use --format ndjson")
    }
    let loop = WatchLoop(rounds, format.listed, console)
    if rounds.once {
      for error in errors + endings { await console.note("left out: \(error)") }
      return try await loop.run(entries, of: configuration, isWhole: errors.isEmpty)
    }
    // A watch of the other kind that is added later would have other columns.
    let isOfMeetings = format == .csv ? entries.first?.watch.isOfMeetings : nil
    try await loop.runNamed(entries, of: configuration) { defined in
      guard let name = defined.name, names.isEmpty || names.contains(name) else { return false }
      guard let isOfMeetings, case .success(let watch) = defined else { return true }
      return watch.isOfMeetings == isOfMeetings
    }
  }
}
