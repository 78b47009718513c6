import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

/// The options that define a watch: its trips, its interval, its triggers and its notifiers.
struct WatchOptions: ParsableArguments {
  @OptionGroup private var regions: RegionsOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pause between rounds, 1m to 30d. (default: 15m)", valueName: "duration"),
    transform: value(of: WatchSchedule.interval))
  var every: Duration?

  @Option(
    help: ArgumentHelp("Send messages with these notifiers, such as phone.", valueName: "names"),
    completion: .notifiers, transform: commaList)
  var notify: [[String]] = []

  @OptionGroup(title: "When to notify") private var triggers: TriggerOptions
  @OptionGroup(title: "Which trips") private var filter: FilterOptions
  @OptionGroup(title: "Which fares") private var fares: FareOptions

  func validate() throws {
    try regions.validateTogether()
    _ = try watch(named: nil)
  }

  /// Returns the watch that the options define.
  ///
  /// - Throws: `ValidationError` for options that exclude each other.
  func watch(named name: String?) throws -> Watch {
    let own = [
      ("every", every?.unitText), ("notify", notify.flatMap(\.self).listText),
      ("concurrency", "\(regions.concurrency)"), ("strict", regions.strict.text),
    ]
    let fields = (regions.fields + filter.fields + fares.fields + triggers.fields + own).compactMap { field, value in
      value.map { (name: field, value: $0) }
    }
    do throws(TripSearchError) {
      return try Watch(name: name, fields: fields, naming: .options)
    } catch {
      throw ValidationError(error)
    }
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

  fileprivate var fields: [(String, String?)] {
    [
      ("below", below.map { "\($0)" }), ("drop", drop.map { "\($0)" }), ("new_low", newLow.text), ("deals", deals.text),
      ("gone", gone.text),
    ]
  }
}

// The fields of a watch that are shared with `fetch`, each with the text of its value; `nil` if it is not set.

extension RegionsOptions {
  fileprivate var fields: [(String, String?)] { [("regions", named.listText), ("anywhere", anywhere.text)] }
}

extension FilterOptions {
  fileprivate var fields: [(String, String?)] {
    [
      ("max_price", maxPrice.map { "\($0)" }), ("from", from.flatMap(\.self).map(\.word).listText),
      ("to", to.flatMap(\.self).map(\.word).listText), ("airline", airline.flatMap(\.self).listText),
      ("depart_after", departAfter.map { "\($0)" }), ("depart_before", departBefore.map { "\($0)" }),
      ("nights", nights.map { TripShape.text(of: $0) }), ("weekend", weekend.text),
      ("days", days.flatMap { TripShape.text(of: $0) }), ("return_days", returnDays.flatMap { TripShape.text(of: $0) }),
      ("depart_hours", departHours.map { "\($0)" }), ("return_hours", returnHours.map { "\($0)" }),
      ("max_transfers", maxTransfers.map { "\($0)" }), ("max_hours", maxHours.map { TripShape.text(ofHours: $0) }),
      ("hide_expired", hideExpired.text),
    ]
  }
}

extension FareOptions {
  fileprivate var fields: [(String, String?)] {
    [
      ("currency", currency), ("direct", direct.text), ("one_way", oneWay.text), ("month", month.map { "\($0)" }),
      ("date", date.map { "\($0)" }),
    ]
  }
}

extension PlaceOrHome {
  fileprivate var word: String {
    switch self {
    case .place(let place): place.word
    case .home: Home.word
    }
  }
}

extension [String] {
  /// The words with commas between them; `nil` if there are none.
  fileprivate var listText: String? { isEmpty ? nil : joined(separator: ",") }
}

extension Bool {
  /// The text of a flag that is set; otherwise `nil`.
  fileprivate var text: String? { self ? "true" : nil }
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
