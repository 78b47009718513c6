import AerogamiCore
import AerogamiFeatures
import AerogamiSystem
import ArgumentParser

/// A command that defines a watch. It declares the groups of options itself: see ``NetworkOptions``.
protocol WatchDefinition: AsyncParsableCommand {
  var regions: RegionsOptions { get }
  var options: WatchOptions { get }
  var triggers: TriggerOptions { get }
  var filter: FilterOptions { get }
  var fares: FareOptions { get }
  var passengers: PassengerOptions { get }
}

/// The options of a watch that are not about its trips or its changes.
struct WatchOptions: ParsableArguments {
  @Option(
    "Pause between rounds, from 1m to 30d. (default: 15m)", value: "duration", parsing: .unconditional,
    transform: text(of: WatchSchedule.interval))
  var every: String?

  @Option(
    "Send messages with these notifiers, such as phone.", value: "names", completion: .notifiers, transform: commaList)
  var notify: [[String]] = []

  @Flag(help: "Check prices first; leave out trips that are gone.")
  var confirm = false

  @Option(
    help: ArgumentHelp("A home, to watch meetings; also --people and --flex.", valueName: "home"),
    completion: .regionsAndPlaces)
  var meet: [String] = []

  // Hidden, because the help of watch start has room for 70 lines.
  @Option(
    "With --meet: people from each home, such as 2,1,1.", value: "numbers", visibility: .hidden,
    transform: text(of: MeetingText.Parameters.people))
  var people: String?

  @Option(
    "With --meet: days that arrivals may lie apart, 0 to 3.", value: "days", parsing: .unconditional,
    visibility: .hidden, transform: text(of: MeetingText.Parameters.flex))
  var flex: String?
}

extension WatchDefinition {
  /// Checks the options together, for `validate()`.
  func validateDefinition() throws {
    try regions.validateTogether(to: filter.to)
    if options.meet.isEmpty || regions.named.isEmpty { _ = try watch(named: nil) }
  }

  /// Checks that no other arguments are given with `--meet`. The commands call this when they run: in a validation, the
  /// value of an unknown option would be taken for an argument, and the error about the option would be hidden.
  func checkArguments(line: [String] = CommandLine.arguments) throws {
    if !options.meet.isEmpty, let home = regions.named.first {
      if let split = SplitDestinations(in: line, after: filter.to), split.end(regions.named, after: 0) {
        throw ValidationError(
          "\(split.others.firstFew) cannot be combined with --meet; to meet in all places, give "
            + "\(["--to", split.list].asCommand).")
      }
      throw ValidationError(
        "--meet takes one home; give each home with its own --meet, such as --meet \(home.quotedForShell), and where "
          + "to meet with --to.")
    }
  }

  /// The hint of ``RegionsOptions`` about places, with the command that changes the watch, which is already saved.
  func hint(
    changing name: String, _ environment: EnvironmentOptions, line: [String] = CommandLine.arguments
  ) -> String? {
    regions.hint(to: filter.to, line: line) { departures, destinations in
      guard let words = try? words(from: departures, to: destinations) else { return nil }
      return (["aerogami", "watch", "change", name] + words + environment.words).asCommand
    }
  }

  /// Returns the words that define the watch, with other places of departure and, if not `nil`, other destinations.
  func words(from departures: [String], to destinations: String? = nil) throws -> [String] {
    var fields = try watch(named: nil).fields.filter {
      $0.name != "regions" && ($0.name != "to" || destinations == nil)
    }
    fields.append((name: "regions", value: departures.joined(separator: ",")))
    if let destinations { fields.append((name: "to", value: destinations)) }
    return try Watch(name: nil, fields: fields, naming: .options).words
  }

  /// - Throws: `ValidationError` for options that exclude each other.
  func watch(named name: String?) throws -> Watch {
    let own = [
      ("regions", regions.named.listText), ("anywhere", regions.anywhere.text), ("every", options.every),
      ("notify", options.notify.flatMap(\.self).listText), ("confirm", options.confirm.text),
      ("concurrency", "\(regions.concurrency)"), ("strict", regions.strict.text), ("people", options.people),
      ("flex", options.flex),
    ]
    let homes = options.meet.map { ("meet", Optional($0)) }
    let all = homes + filter.fields(to: regions.destinations) + fares.fields + passengers.fields + triggers.fields + own
    let fields = all.compactMap { field, value in value.map { (name: field, value: $0) } }
    return try usageErrors { try Watch(name: name, fields: fields, naming: .options) }
  }
}

/// The options for the triggers of a watch: see ``WatchTriggers``.
struct TriggerOptions: ParsableArguments {
  @Option(
    "Notify below this price or total; tables mark it *.", value: "amount", parsing: .unconditional,
    transform: text(of: WatchTriggers.Parameters.below))
  var below: String?

  @Option(
    "Trips cheaper by this much, such as 15% or 20.", value: "fall", parsing: .unconditional,
    transform: text(of: WatchTriggers.Parameters.drop))
  var drop: String?

  @Flag(help: "Trips below all recorded days of their route.")
  var newLow = false

  @Flag(help: "Trips that are deals.")
  var deals = false

  @Flag(help: "Trips that are gone.")
  var gone = false

  fileprivate var fields: [(String, String?)] {
    [
      ("below", below), ("drop", drop), ("new_low", newLow.text), ("deals", deals.text), ("gone", gone.text),
    ]
  }
}

/// The options for the rounds of watches: how to request trips, and how to report changes.
struct RoundOptions: ParsableArguments {
  @Flag(help: "Run one round only.")
  var once = false

  @Option(help: ArgumentHelp("Shell command to run for notable changes.", valueName: "command"))
  var exec: String?

  @Flag(help: "Show ids, to use with favorites and book.")
  var ids = false

  @Option(choice: "When to use color.", value: "when")
  var color = ColorChoice.auto

  @Flag(
    help: ArgumentHelp(
      "Hide the progress line and the time of the next round, which only terminals show.", visibility: .hidden))
  var noProgress = false

  @Flag(help: ArgumentHelp("Report each region and round on standard error.", visibility: .hidden))
  var verbose = false

  func validate() throws {
    if exec == "" { throw ValidationError("--exec requires a command, such as \"mail -s trip me\".") }
  }
}
