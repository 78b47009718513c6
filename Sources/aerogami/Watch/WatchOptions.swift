import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser
import Foundation

/// The options that define a watch: its trips, its interval, its triggers and its notifiers.
struct WatchOptions: ParsableArguments {
  @OptionGroup var regions: RegionsOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pause between rounds, 1m to 30d. (default: 15m)", valueName: "duration"),
    transform: value(of: WatchSchedule.interval))
  var every: Duration?

  @Option(
    help: ArgumentHelp("Send messages with these notifiers, such as phone.", valueName: "names"),
    completion: .notifiers, transform: commaList)
  var notify: [[String]] = []

  @OptionGroup(title: "When to notify") private var triggerOptions: TriggerOptions
  @OptionGroup(title: "Which trips") var filter: FilterOptions
  @OptionGroup(title: "Which fares") private var fares: FareOptions

  func validate() throws {
    try regions.validateTogether()
    _ = try search(at: nil)
  }

  /// The names of the notifiers, without repetitions.
  var notifiers: [String] { notify.flatMap(\.self).uniqued() }

  var triggers: WatchTriggers { triggerOptions.triggers }

  var interval: Duration { every ?? WatchSchedule.defaultInterval }

  /// Returns the search without the airlines: see ``FilterOptions/airlineCodes(from:)``.
  ///
  /// - Parameters:
  ///   - now: The current time, for relative days and months; `nil` to ignore options that contain them.
  ///   - home: Returns the places of the word `home`. By default, the word is ignored.
  /// - Throws: `ValidationError` if no trip can match, or an error of `home`.
  func search(at now: LocalTime?, home: () throws -> [Place] = { [] }) throws -> TripSearch {
    let search = try uncheckedSearch(at: now, home: home)
    try search.validate(at: now)
    if let now, search.isOver(at: now.instant) {
      throw ValidationError("all days of departure are in the past; give later ones.")
    }
    return search
  }

  /// Returns whether all departures that the options allow are in the past.
  func areOver(at now: Date) -> Bool { uncheckedSearch(at: LocalTime(here: now), home: { [] }).isOver(at: now) }

  private func uncheckedSearch(at now: LocalTime?, home: () throws -> [Place]) rethrows -> TripSearch {
    var search = try filter.search(at: now, home: home)
    fares.choose(in: &search, at: now)
    return search
  }
}

/// The options for the triggers of a watch: see ``WatchTriggers``.
private struct TriggerOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Trips below this price, such as 60 or \"60 EUR\".", valueName: "amount"),
    transform: value(of: WatchTriggers.Parameters.below))
  var below: PriceLimit?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Trips cheaper by this much, such as 15% or 20.", valueName: "fall"),
    transform: value(of: WatchTriggers.Parameters.drop))
  var drop: PriceDrop?

  @Flag(help: "Trips below all recorded prices of their route.")
  var newLow = false

  @Flag(help: "Trips that are deals.")
  var deals = false

  @Flag(help: "Trips that are gone.")
  var gone = false

  var triggers: WatchTriggers {
    WatchTriggers(below: below, drop: drop, newLow: newLow, deals: deals, gone: gone)
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

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(
    help: ArgumentHelp(
      "Hide the progress line and the time of the next round, which only terminals show.", visibility: .hidden))
  var noProgress = false

  @Flag(help: ArgumentHelp("Report each region and round on standard error.", visibility: .hidden))
  var verbose = false

  @OptionGroup(title: "Network", visibility: .hidden) private var requests: RequestOptions
  // Declared only so that validation can reject these options with a clear message.
  @OptionGroup(visibility: .hidden) private var caching: CacheOptions
  @OptionGroup private var environment: EnvironmentOptions

  func validate() throws {
    if exec == "" { throw ValidationError("--exec requires a command, such as \"mail -s trip me\".") }
    if caching.cacheMode != .normal || caching.record != nil {
      throw ValidationError("--offline, --max-age and --record cannot be used with watch.")
    }
  }

  /// The options that select the environment, for commands in messages.
  var environmentWords: [String] { environment.words }

  func configuration() throws -> Configuration { try environment.configuration(flags: requests.flags) }
}
