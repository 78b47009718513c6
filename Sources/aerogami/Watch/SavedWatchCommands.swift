import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import AerogamiSystem
import ArgumentParser
import Foundation

struct WatchListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the watches that have names, and whether they work.",
    discussion: """
      Examples:
        aerogami watch list
        aerogami watch list --format json

      A round starts at its time only while "watch run" is running. A watch fails if its last round failed, at least in \
      part. Watches in configuration files can be changed only in these files.

      Exit status:
        0         no watch fails
        1         the watches cannot be read
        3         a watch fails, or cannot run
        64        invalid command line
        78        invalid configuration
      """)

  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  /// A row of the list. The interval is `nil` if the watch has invalid fields.
  private struct Row {
    let watch: DefinedWatch
    let source: String?
    let interval: Duration?
    let health: WatchHealth
    /// Why the watch has no next round: its fields or the configuration that they need are invalid, or its days are in the
    /// past. `nil` if it has one.
    let problem: String?
    /// Whether all days of departure are in the past.
    let hasEnded: Bool

    /// Returns the time of the next round, which is `now` if the round is due; `nil` if there is none.
    func nextRound(at now: Date) -> Date? {
      guard problem == nil, !health.isPaused, let interval else { return nil }
      return health.lastRound.map { max(now, $0 + interval / .seconds(1)) } ?? now
    }

    var isFailing: Bool { hasEnded ? false : problem != nil || health.status.isFailing }
    var status: String { hasEnded ? "ended" : problem != nil ? "cannot run" : health.status.words }
    var statusName: String {
      if hasEnded { return "ended" }
      if problem != nil { return "cannot_run" }
      return switch health.status {
      case .ok: "ok"
      case .failing: "failing"
      case .neverRan: "never_ran"
      case .paused: "paused"
      }
    }
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let console = Console(color: output.color)
    let isFailing = try await Dependencies.withConfiguration(configuration) { dependencies in
      let (now, health) = (dependencies.now(), try await dependencies.watches.health())
      let watches = try await NamedWatches(configuration, dependencies.watches)
      var rows: [Row] = []
      var notes = [watches.note].compactMap(\.self)
      for (watch, source) in watches.all {
        var (interval, problem, hasEnded) = (Duration?.none, String?.none, false)
        do {
          let entry = try WatchEntry(watch, source: source)
          interval = entry.watch.interval
          if let ending = entry.ending(at: now) {
            hasEnded = true
            throw ending
          }
          try entry.check(at: now, configuration)
          try entry.checkNotifiers(of: configuration)
        } catch let error as WatchError {
          problem = "\(error)"
          notes.append("\(error)")
        }
        rows.append(
          Row(
            watch: watch, source: source, interval: interval,
            health: watch.name.flatMap { health[$0] } ?? WatchHealth(), problem: problem, hasEnded: hasEnded))
      }
      let listing = Listing(format: output.format, rendering: Rendering(Self.fields(at: now)), name: "watches")
      try await listing.write(rows, environment: configuration.environment, color: output.color, to: console)
      if rows.isEmpty {
        await console.note(
          "no watches in environment \(configuration.environment); add one with aerogami watch add")
      }
      for note in notes { await console.note(note) }
      return rows.contains(where: \.isFailing)
    }
    if isFailing { throw ExitCode(Status.Kind.partial.exitCode) }
  }

  private static func fields(at now: Date) -> [Field<Row>] {
    [
      Field("name", "NAME", shrinksTo: 6) { .text($0.watch.name) },
      Field("options", "OPTIONS", shrinksTo: 10) { .words($0.watch.words) },
      Field("every_seconds", "EVERY", .number, cell: { $0.interval?.unitText ?? "" }) {
        .integer($0.interval.map { Int($0.components.seconds) })
      },
      Field("last_run", "LAST (UTC)", missing: "never", cell: { $0.health.lastRound?.minuteText ?? "never" }) {
        .date($0.health.lastRound)
      },
      Field(
        "next_run", "NEXT (UTC)", leftOut: .early,
        cell: { row in row.nextRound(at: now).map { $0 > now ? $0.minuteText : "now" } ?? "never" }
      ) { .date($0.nextRound(at: now)) },
      Field("status", "STATUS", shrinksTo: 12, cell: \.status) { .text($0.statusName) },
      Field("failing_since", nil) { .date($0.health.failingSince) },
      Field("failure", nil) { .text($0.problem ?? $0.health.failure) },
      Field("changes", nil) { .integer($0.health.changeCount) },
      Field("messages", nil) { .integer($0.health.messageCount) },
      Field("last_message", nil) { .date($0.health.lastMessage) },
      Field("source", "SOURCE", shrinksTo: 8, leftOut: .early, cell: { $0.source ?? "watch add" }) { .text($0.source) },
    ]
  }
}

struct WatchAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Save a watch under a name, for \"watch run\".",
    discussion: """
      Examples:
        aerogami watch add spain home --to Spain --below 60 --notify phone
        aerogami watch add porto VNO --to Porto --drop 15% --new-low --every 6h
        aerogami watch add friends --meet Vilnius --meet Berlin --weekend --below 200

      Each environment has its own watches. Relative days such as tomorrow or +2w stay relative. A running \
      "watch run" does not use the new watch until you restart the command.

      All options: aerogami watch add --help-all
      """)

  @Argument(
    help: ArgumentHelp("The name: lowercase letters, digits and hyphens, such as weekend.", valueName: "name"))
  var name: String

  @OptionGroup var options: WatchOptions
  @OptionGroup var environment: EnvironmentOptions

  // This check is not a transform of the argument, because its error would then hide the error of an unknown option
  // before the name.
  func validate() throws {
    if Watch.isName(name) { return }
    throw ValidationError(
      "\"\(name.printable(maxLength: 60))\" is not a valid name; use a name such as weekend (\(Watch.nameRule)).")
  }

  func run() async throws {
    try options.checkArguments()
    let configuration = try environment.configuration().usingNoClients
    let watch = try options.watch(named: name)
    if configuration.cachePath == nil {
      throw Problem(
        "environment \(configuration.environment) has no database file, so no watch can be saved",
        remedy: "set store.variant to live, and store.path to a file")
    }
    let environmentWords = environment.words.map { " \($0.quotedForShell)" }.joined()
    // This entry has no name, so that errors are about the options that the user typed, and not about a saved watch.
    let entry = WatchEntry(try options.watch(named: nil))
    try entry.checkNotifiersExist(in: configuration)
    try await Dependencies.withConfiguration(configuration) { dependencies in
      try entry.check(at: dependencies.now(), configuration)
      if let configured = configuration.watches.first(where: { $0.watch.name == name }) {
        throw UsageError(message: "\(configured.source) already has a watch named \(name)", remedy: "use another name")
      }
      guard try await dependencies.watches.add(watch, name) else {
        throw UsageError(
          message: "there is already a watch named \(name)",
          remedy: "use another name, or remove it first: "
            + "aerogami watch remove \(name)\(environmentWords)")
      }
    }
    for name in watch.search.regions where !Home.isNamed(by: name) && name.utf8.count > 3 {
      guard !Place.isKnown(name), !Place.isPartOfWorld(name), configuration.places(named: name) == nil,
        let similar = Place.suggestions(for: name).first
      else { continue }
      // The service may have a region of this name, so this is not an error.
      await Console().note(
        "warning: \"\(name.printable(maxLength: 60))\" is not a known place; did you mean "
          + "\(similar)? Ignore this if the service has a region of that name")
    }
    do {
      try entry.checkNotifiers(of: configuration)
    } catch {
      // Not an error, because the token of a notifier may be set only for the process that runs the watch.
      await Console().note("warning: \(error)")
    }
    if let warning = entry.confirmationWarning(configuration) { await Console().note(warning) }
    await Console().note("added \(name); run it with aerogami watch run\(environmentWords)")
    if let hint = options.hint(for: "aerogami watch add \(name)") { await Console().note(hint + environmentWords) }
  }
}

struct WatchRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove saved watches by name.",
    discussion: """
      Examples:
        aerogami watch remove weekend
        aerogami watch remove weekend porto --env live

      If any name is unknown, no watch is removed. The command that adds a watch again is shown. A running \
      "watch run" continues to use a removed watch until you restart the command.
      """)

  @Argument(help: ArgumentHelp("Names of watches.", valueName: "names"), completion: .watches)
  var names: [String]

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    try await Dependencies.withConfiguration(configuration) { dependencies in
      let watches = try await NamedWatches(configuration, dependencies.watches)
      for name in names where !watches.hidden.contains(name) {
        guard let source = try watches.one(name).source else { continue }
        throw UsageError(message: "the watch \(name) is in \(source)", remedy: "remove it from that file")
      }
      for name in names.uniqued() {
        // If the configuration has a watch of the same name, keeps the seen trips, which belong to that watch.
        guard let watch = try await dependencies.watches.remove(name, watches.hidden.contains(name)) else { continue }
        let words = (["aerogami", "watch", "add", name] + watch.words + environment.words).map(\.quotedForShell)
        await Console().note("removed \(name); to add it again: \(words.joined(separator: " ").printable)")
      }
    }
  }
}
