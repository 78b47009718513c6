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
        aerogami watch list weekend porto
        aerogami watch list --format json

      A round starts at its time only while "watch run" or "serve" is running. A watch fails if its last round failed, \
      at least in part. Watches in configuration files can be changed only in these files.

      Exit status:
        0         no watch fails
        1         the watches cannot be read
        3         a watch fails, or cannot run or send
        64        invalid command line, or no watch of a name
        78        invalid configuration
      """)

  @Argument(
    help: ArgumentHelp("Names of watches. (default: all)", valueName: "names"), completion: .watches,
    transform: commaList)
  var lists: [[String]] = []

  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let console = Console(color: output.color)
    let names = lists.flatMap(\.self)
    let isFailing = try await Dependencies.withConfiguration(configuration) { dependencies in
      let (rows, hidden) = try await watchRefusals {
        try await ManageWatches(configuration, dependencies).rows(named: names)
      }
      let now = dependencies.now()
      let notes =
        [NamedWatches.note(hidden: hidden)].compactMap(\.self) + rows.compactMap { $0.error.map { "\($0)" } }
        + rows.compactMap { row in row.incomparable.map { "the watch \(row.name): \($0)" } }
      let listing = try output.listing(Rendering(Self.fields(at: now)), "watches")
      if output.format == .table, output.fields.isEmpty, !rows.isEmpty, let width = console.output.columns {
        let color = output.color.isOn(for: console.output)
        let table = tableWithDetails(rows, columns: Self.columns(of: rows, at: now), width: width, color: color)
        try await console.output.write(Array(table.utf8))
      } else {
        try await listing.write(rows, environment: configuration.environment, color: output.color, to: console)
      }
      if rows.isEmpty {
        await console.note(
          "no watches in environment \(configuration.environment); add one with aerogami watch add")
      }
      for note in notes { await console.note(note) }
      return rows.contains(where: \.isFailing)
    }
    if isFailing { throw ExitCode(Status.Kind.partial.exitCode) }
  }

  /// The columns on a terminal. The status is the last one, because a long status is in lines below its row.
  static func columns(of rows: [ManageWatches.Row], at now: Date) -> [Column<ManageWatches.Row>] {
    var columns = Rendering(fields(at: now)).columns
    for index in columns.indices where columns[index].title == "NAME" {
      // Shortened last, because the other commands need the name, but before options are left out. With 20 cells, 40
      // columns do not cut the status, and have no room for options beside a long name.
      columns[index].tellApart(rows.map(\.name), from: 20, upTo: 20)
      columns[index].shrinksLast = true
    }
    for index in columns.indices where columns[index].title == "OPTIONS" {
      columns[index].essence = { $0.watch.mainWords }
      columns[index].readableWidth = 40
    }
    return columns.filter { $0.title != "STATUS" } + columns.filter { $0.title == "STATUS" }
  }

  static func fields(at now: Date) -> [Field<ManageWatches.Row>] {
    [
      Field("name", "NAME") { .text($0.watch.name) },
      // The limits, such as --below, are at the end.
      Field("options", "OPTIONS", shrinksTo: 10, keepsEnd: true, leftOut: .last) { .words($0.watch.words) },
      Field("every_seconds", "EVERY", .number, leftOut: .early, cell: { $0.usable?.interval.unitText ?? "" }) {
        .integer(($0.usable?.interval.components.seconds).map(Int.init))
      },
      Field(
        "last_run", now.title("LAST"), leftOut: .early, cell: { $0.health.lastRound?.localMinuteText ?? "never" }
      ) { .date($0.health.lastRound) },
      Field(
        "next_run", now.title("NEXT"), leftOut: .early,
        cell: { row in row.nextRound(at: now).map { $0 > now ? $0.localMinuteText : "now" } ?? "never" }
      ) { .date($0.nextRound(at: now)) },
      Field(
        "status", "STATUS", short: .init(.early, width: 18) { $0.statusName.replacing("_", with: " ") },
        cell: { $0.statusWords(time: \.localMinuteText) }
      ) { .text($0.statusName) },
      Field("failing_since", nil) { .date($0.health.failingSince) },
      Field("failure", nil) { .text($0.error.map { "\($0)" } ?? $0.health.failure) },
      Field("changes", nil) { .integer($0.health.changeCount) },
      Field("messages", nil) { .integer($0.health.messageCount) },
      Field("last_message", nil) { .date($0.health.lastMessage) },
      Field("source", "SOURCE", shrinksTo: 8, leftOut: .first, cell: { $0.source ?? "watch add" }) { .text($0.source) },
    ]
  }
}

struct WatchAddCommand: WatchDefinition {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Save a watch under a name, for \"watch run\" and \"serve\".",
    discussion: """
      Examples:
        aerogami watch add spain home --to Spain --below 60 --notify phone
        aerogami watch add porto VNO --to Porto --drop 15% --new-low --every 6h
        aerogami watch add friends --meet Vilnius --meet Berlin --weekend --below 200

      Each environment has its own watches. Relative days such as tomorrow or +2w stay relative. A running \
      "watch run" or "serve" starts the new watch within 10 s.

      All options: aerogami watch add --help-all
      """)

  @Argument(
    help: ArgumentHelp("The name: lowercase letters, digits and hyphens, such as weekend.", valueName: "name"))
  var name: String

  @OptionGroup var regions: RegionsOptions
  @OptionGroup var options: WatchOptions
  @OptionGroup(title: "When to notify") var triggers: TriggerOptions
  @OptionGroup(title: "Which trips") var filter: FilterOptions
  @OptionGroup(title: "Which fares") var fares: FareOptions
  @OptionGroup(title: "Which fares") var passengers: PassengerOptions
  @OptionGroup var environment: EnvironmentOptions

  // This check is not a transform of the argument, because its error would then hide the error of an unknown option
  // before the name.
  func validate() throws {
    try validateDefinition()
    if Watch.isName(name) { return }
    // `watch add New York --to Spain` has the name `New`.
    let place = ([name] + regions.named).joined(separator: " ")
    if !hasOtherDepartures, Place.isKnown(place) || Place.isPartOfWorld(place) {
      let start = ["aerogami", "watch", "add", Watch.name(like: place) ?? "weekend"]
      let watched = try words(from: [place])
      let command = (start + watched + environment.words).asCommand
      throw ValidationError("the name of the watch is missing; add it: \(command).")
    }
    throw ValidationError("\(Watch.invalidName(name, example: "weekend")).")
  }

  func run() async throws {
    try await save(name, environment) { try await $0.add($1, name) }
    await Console().note("added \(name); \(environment.startNote(watchCount: 1))")
    if let hint = nameHint ?? hint(changing: name, environment) { await Console().note(hint) }
  }

  /// Whether options, and not arguments, name places of departure.
  private var hasOtherDepartures: Bool {
    regions.anywhere || !regions.listed.isEmpty || !filter.from.isEmpty || !options.meet.isEmpty
  }

  /// The hint that a name which is also a place is not a place of departure; `nil` if there are such places, or if the
  /// name is probably that of the destination. Ignores codes, because they are rarely in lowercase.
  var nameHint: String? {
    guard name.utf8.count > 3, regions.named.isEmpty, !hasOtherDepartures, let place = Place(name),
      !filter.to.contains(where: { $0.commaSeparated?.contains { Place($0) == place } ?? false }),
      let words = try? words(from: [place.word])
    else { return nil }
    let command = (["aerogami", "watch", "change", name] + words + environment.words).asCommand
    return "\(name) is only the name, and not a place of departure; for trips from there: \(command)"
  }
}

struct WatchChangeCommand: WatchDefinition {
  static let configuration = CommandConfiguration(
    commandName: "change", abstract: "Replace all options of a saved watch.",
    discussion: """
      Examples:
        aerogami watch change spain home --to Spain --below 45 --notify phone
        aerogami watch change friends --meet Vilnius --meet Berlin --below 150

      Options that are not given here are no longer set; the command that undoes the change is shown. A running "watch run" or "serve" uses the change within \
      10 s. If other trips or changes are watched than before, all trips are new again.

      All options: aerogami watch change --help-all
      """)

  @Argument(help: ArgumentHelp("The name of a saved watch.", valueName: "name"), completion: .watches)
  var name: String

  @OptionGroup var regions: RegionsOptions
  @OptionGroup var options: WatchOptions
  @OptionGroup(title: "When to notify") var triggers: TriggerOptions
  @OptionGroup(title: "Which trips") var filter: FilterOptions
  @OptionGroup(title: "Which fares") var fares: FareOptions
  @OptionGroup(title: "Which fares") var passengers: PassengerOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws { try validateDefinition() }

  func run() async throws {
    let earlier = try await save(name, environment) { try await $0.change($1, name) }
    let watch = try watch(named: name)
    if earlier.words == watch.words {
      await Console().note("nothing changed: \(name) has these options already")
      return
    }
    let undo = (["aerogami", "watch", "change", name] + earlier.words + environment.words).asCommand
    let fields = watch.fields.map(\.name)
    let usesDefaults = !fields.contains("anywhere") && !fields.contains("meet")
    let departures = "the places of departure" + (usesDefaults ? " (it now watches the default regions)" : "")
    let dropped = ((try? earlier.get())?.fields.map(\.name) ?? []).filter { !fields.contains($0) }
      .map { $0 == "regions" ? departures : FieldNames.options($0) }
    // A watch of meetings has several homes.
    let note = dropped.isEmpty ? "" : ", without \(dropped.uniqued().listed(with: "and"))"
    await Console().note("changed \(name)\(note); to undo: \(undo.printable)")
    if let hint = hint(changing: name, environment) { await Console().note(hint) }
  }
}

extension WatchDefinition {
  /// Saves the watch of these options, and prints warnings about it.
  fileprivate func save<Result: Sendable>(
    _ name: String, _ environment: EnvironmentOptions, _ save: (ManageWatches, Watch) async throws -> Result
  ) async throws -> Result {
    try checkArguments()
    let configuration = try environment.configuration().usingNoClients
    let watch = try watch(named: name)
    if configuration.cachePath == nil {
      throw Problem(
        "environment \(configuration.environment) has no database file, so no watch can be saved",
        remedy: "set store.variant to live, and store.path to a file")
    }
    let unchecked = try await uncheckedPlaces(of: watch, try environment.configuration().using(.trips))
    let result = try await Dependencies.withConfiguration(configuration) { dependencies in
      try await watchRefusals { try await save(ManageWatches(configuration, dependencies), watch) }
    }
    let console = Console()
    for name in unchecked {
      await console.note(
        "warning: the regions of the service could not be listed, and "
          + ServedEnvironment.warning(aboutUnknownPlace: name))
    }
    // The warnings are about the options that the user typed, so they do not name the watch.
    let entry = WatchEntry(try self.watch(named: nil))
    do {
      try entry.checkNotifiers(of: configuration)
    } catch {
      // Not an error, because the token of a notifier may be set only for the process that runs the watch.
      await console.note("warning: \(error)")
    }
    if let warning = entry.confirmationWarning(configuration) { await console.note(warning) }
    if let note = ServedEnvironment(configuration).limitNote(of: watch) { await console.note("warning: \(note)") }
    return result
  }

  /// Checks the places of departure that are in no table with the regions of the service.
  ///
  /// - Returns: The places that could not be checked.
  /// - Throws: ``UnknownRegionError`` for a place that the service does not have either.
  private func uncheckedPlaces(of watch: Watch, _ configuration: Configuration) async throws -> [String] {
    let names = ServedEnvironment(configuration).unknownPlaces(of: watch)
    if names.isEmpty { return [] }
    do {
      return try await Dependencies.withConfiguration(configuration) { dependencies in
        try await dependencies.searchTrips(home: configuration.home).unchecked(names)
      }
    } catch let error as ClientError {
      throw UnknownRegionError(of: error)
    } catch is ConfigurationError {
      // A token may be set only for the process that runs the watch.
      return names
    }
  }
}

/// The names of one or more watches.
struct WatchNames: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Names of watches.", valueName: "names"), completion: .watches, transform: commaList)
  var lists: [[String]]

  var names: [String] { lists.flatMap(\.self).uniqued() }
}

struct WatchPauseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pause", abstract: "Pause watches until you resume them.",
    discussion: """
      Examples:
        aerogami watch pause weekend
        aerogami watch pause weekend porto --env live

      A running "watch run" or "serve" pauses them within 10 s. Watches in configuration files can be paused, too. If any \
      name is unknown, no watch is paused.
      """)

  @OptionGroup var watches: WatchNames

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let (changed, others) = try await setPaused(watches.names, to: true, environment)
    func remedy(_ names: [String]) -> String {
      "to continue: \((["aerogami", "watch", "resume"] + names + environment.words).asCommand)"
    }
    if !changed.isEmpty { await Console().note("paused \(changed.listed(with: "and")); \(remedy(changed))") }
    if !others.isEmpty {
      await Console().note(
        "\(others.listed(with: "and")) \(others.count == 1 ? "was" : "were") paused already; \(remedy(others))")
    }
  }
}

struct WatchResumeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Continue watches that were paused.",
    discussion: """
      Examples:
        aerogami watch resume weekend
        aerogami watch resume weekend porto --env live

      A running "watch run" or "serve" continues them within 10 s, with what they have seen. If any name is unknown, no \
      watch is resumed.
      """)

  @OptionGroup var watches: WatchNames

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let (changed, others) = try await setPaused(watches.names, to: false, environment)
    if !changed.isEmpty { await Console().note("resumed \(changed.listed(with: "and"))") }
    if !others.isEmpty {
      await Console().note("\(others.listed(with: "and")) \(others.count == 1 ? "was" : "were") not paused")
    }
  }
}

/// Pauses watches, or resumes them. Returns the names of those that were changed, and of the others.
private func setPaused(
  _ names: [String], to isPaused: Bool, _ environment: EnvironmentOptions
) async throws -> (changed: [String], others: [String]) {
  let configuration = try environment.configuration().usingNoClients
  if configuration.cachePath == nil {
    throw Problem(
      "environment \(configuration.environment) has no database file, so no pause can be saved",
      remedy: "set store.variant to live, and store.path to a file")
  }
  let changed = try await Dependencies.withConfiguration(configuration) { dependencies in
    try await watchRefusals { try await ManageWatches(configuration, dependencies).setPaused(names, to: isPaused) }
  }
  return (changed, names.filter { !changed.contains($0) })
}

struct WatchRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove saved watches by name.",
    discussion: """
      Examples:
        aerogami watch remove weekend
        aerogami watch remove weekend porto --env live

      If any name is unknown, no watch is removed. The command that adds a watch again is shown. A running \
      "watch run" or "serve" stops a removed watch within 10 s.
      """)

  @OptionGroup var watches: WatchNames

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let removed = try await Dependencies.withConfiguration(configuration) { dependencies in
      try await watchRefusals { try await ManageWatches(configuration, dependencies).remove(watches.names) }
    }
    for watch in removed {
      let name = watch.name ?? ""
      let command = (["aerogami", "watch", "add", name] + watch.words + environment.words).asCommand
      await Console().note("removed \(name); to add it again: \(command.printable)")
    }
  }
}

extension ManageWatches.Row {
  /// Why the watch cannot run or send, with its name and its file; `nil` if it can.
  fileprivate var error: WatchError? {
    refusal.map {
      WatchError(
        name: name, source: source, problem: $0.named(source == nil ? .options : .keys),
        isOfWatch: !$0.isOfConfiguration)
    }
  }
}
