import AerogamiContainer
public import AerogamiCore
import AerogamiFeatures
import AerogamiLive
public import ArgumentParser
import Foundation

struct MeetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "meet", abstract: "Find where people from several homes can meet cheaply.",
    discussion: """
      Examples:
        aerogami meet Vilnius Berlin Dublin --month jan --weekend
        aerogami meet Vilnius Berlin --to Spain --nights 3-5 --flex 1
        aerogami meet home Berlin --people 2,1 --sort fairest --verbose

      Searches the trips of all homes at once, and shows the cities that all of them reach on days that fit. A home is \
      a place or a region, as for aerogami fetch, or several separated by commas, such as VNO,KUN. In the city of a \
      home, no one flies from there.

      Prices are for one adult each, and the total is for all people. The highest share is what the people of one \
      home pay each. If a home fails, the meetings without it are marked.

      \(exitStatuses(
        "all homes were searched, also if no one can meet", none: "no meetings could be looked for",
        some: "some searches failed; the other meetings are shown", of: "meet"))
      """)

  @Argument(
    help: ArgumentHelp("Where people live, such as Vilnius Berlin Dublin.", valueName: "homes"),
    completion: .regionsAndPlaces)
  var homes: [String] = []

  @Option(
    "People from each home, such as 2,1,1. (default: 1 each)", value: "numbers",
    transform: text(of: MeetingText.Parameters.people))
  var people: String?

  @Option(
    "Days that arrivals and return flights may lie apart, 0 to 3. (default: 0)", value: "days",
    parsing: .unconditional, transform: text(of: MeetingText.Parameters.flex))
  var flex: String?

  @Option("Sort by the total, the highest share or the time together. (default: total)", value: "key")
  var sort: MeetingOrder?

  @Option(
    "Show at most this many meetings, 0 for all. (default: what fits on a terminal, else all)", value: "n",
    parsing: .unconditional, transform: wholeNumber(in: 0...1_000_000_000))
  var limit: Int?

  @Option(
    "Where to meet, such as Spain,Prague.", value: "places", completion: .places,
    transform: places(TripSearch.Parameters.to))
  var to: [String] = []

  @Option(
    "Highest price per person, such as 90 or \"90 EUR\".", value: "amount", parsing: .unconditional,
    transform: text(of: TripSearch.Parameters.maxPrice))
  var maxPrice: String?

  @Option(
    "Month of departure, such as 2027-01, jan or next.", value: "month",
    completion: .months, transform: text(of: TripSearch.Parameters.month))
  var month: String?

  @Option(
    "Day of departure, such as 2027-01-31 or +30d.", value: "day", transform: text(of: TripSearch.Parameters.date))
  var date: String?

  @Flag(help: "Depart Friday or Saturday, return Sunday or Monday.")
  var weekend = false

  @Option(
    "Nights away, such as 3 or 2-4. (default: 1-14)", value: "nights", parsing: .unconditional,
    transform: text(of: TripSearch.Parameters.nights))
  var nights: String?

  @Flag(help: "Direct flights only.")
  var direct = false

  @Option(
    "Currency of prices, such as EUR.", value: "code", completion: .currencies,
    transform: text(of: TripSearch.Parameters.currency))
  var currency: String?

  @Option(
    "Depart on or after a day, such as 2027-01-31 or +2w.", value: "date", visibility: .hidden,
    transform: text(of: TripSearch.Parameters.departAfter))
  var departAfter: String?

  @Option(
    "Depart before this day.", value: "date", visibility: .hidden,
    transform: text(of: TripSearch.Parameters.departBefore)
  )
  var departBefore: String?

  @Option(
    "Weekdays of departure, such as fri,sat.", value: "days", visibility: .hidden,
    transform: text(of: TripSearch.Parameters.days))
  var days: String?

  @Option(
    "Weekdays of return, such as sun,mon.", value: "days", visibility: .hidden,
    transform: text(of: TripSearch.Parameters.returnDays))
  var returnDays: String?

  @Option(
    "Hours of departure, such as 6-12 or 22-6.", value: "hours", visibility: .hidden,
    transform: text(of: TripSearch.Parameters.departHours))
  var departHours: String?

  @Option(
    "Hours when the return flight departs, such as 17-23.", value: "hours", visibility: .hidden,
    transform: text(of: TripSearch.Parameters.returnHours))
  var returnHours: String?

  @Option(
    "Maximum stops in each direction.", value: "n", parsing: .unconditional, visibility: .hidden,
    transform: text(of: TripSearch.Parameters.maxTransfers))
  var maxTransfers: String?

  @Option(
    "Maximum travel time of both directions, such as 6:30.", value: "hours", parsing: .unconditional,
    visibility: .hidden, transform: text(of: TripSearch.Parameters.maxHours))
  var maxHours: String?

  @Option(
    "Airlines by name or code, such as Ryanair,W6.", value: "airlines", visibility: .hidden,
    completion: .airlines, transform: text(of: TripSearch.Parameters.airlineWords))
  var airline: String?

  @Option(
    "Only these sources of fares, such as ryanair.", value: "names", visibility: .hidden,
    transform: text(of: TripSearch.Parameters.source))
  var source: String?

  @OptionGroup(title: "Output") var output: FormatOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @Flag(help: "Show what would be requested, without any request.")
  var dryRun = false

  @Flag(help: "Below a table, show the trip of each home with its booking link.")
  var verbose = false

  @Option(
    "Send at most this many requests for single days at once, 1 to 64.", value: "n", parsing: .unconditional,
    visibility: .hidden, transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @Flag(help: ArgumentHelp("Hide the progress line, which only terminals show.", visibility: .hidden))
  var noProgress = false

  func validate() throws {
    try checkHomes()
    _ = try search
    if dryRun, ![.table, .json].contains(output.format) {
      throw ValidationError("--dry-run supports only --format table and json.")
    }
  }

  /// The homes. Each has one or more of the arguments, such as `New York`.
  private var homeNames: [String] {
    // `Vilnius, Berlin` arrives as two arguments, of which the first ends with a comma.
    joiningNames(homes.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty })
  }

  /// Checks that no home is a word between places, as in `Vilnius and Berlin to Spain`.
  private func checkHomes() throws {
    func separates(_ name: String) -> Bool { joinsList(name) || name.withHyphens == "-" }
    let names = homeNames
    let end = names.firstIndex { ["in", "to"].contains($0) } ?? names.endIndex
    guard let index = names.indices.dropFirst().dropLast().first(where: { $0 == end || separates(names[$0]) })
    else { return }
    let homes = names[..<end].filter { !separates($0) }
    let others = TripEnds(inWords: ["to"] + names[end...].dropFirst()).destinations
    var command = (["aerogami", "meet"] + homes).asCommand
    if homes.count < 2 { command += " …" }
    if !others.isEmpty { command += " " + ["--to", others.joined(separator: ",")].asCommand }
    throw ValidationError(
      "\"\(names[index])\" is not a place; write homes one after another"
        + (others.isEmpty ? "" : ", and the destination with --to") + ": \(command).")
  }

  /// Returns the hint about homes after the value of `--to`; `nil` if there are none, or if they are all but one home.
  func hint(line: [String] = CommandLine.arguments) -> String? {
    guard let split = SplitDestinations(in: line, after: to), split.end(homeNames, after: 2) else { return nil }
    return split.hint()
  }

  /// The search that the options define.
  private var search: MeetingText {
    get throws {
      let fields: [(String, String?)] =
        homeNames.map { ("home", $0) } + [
          ("people", people), ("flex", flex), ("sort", sort?.rawValue), ("to", to.listText), ("max_price", maxPrice),
          ("month", month), ("date", date), ("weekend", weekend.text), ("nights", nights), ("direct", direct.text),
          ("currency", currency), ("depart_after", departAfter), ("depart_before", departBefore), ("days", days),
          ("return_days", returnDays), ("depart_hours", departHours), ("return_hours", returnHours),
          ("max_transfers", maxTransfers), ("max_hours", maxHours), ("airline", airline), ("source", source),
        ]
      return try usageErrors {
        try MeetingText(fields.compactMap { field, value in value.map { (field, $0) } }, naming: .meetOptions)
      }
    }
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console(color: output.color)
    let text = try search
    // First checks that `home` is configured if the user named it.
    _ = try configuration.home.expanded(text.homes.flatMap { $0.commaSeparated ?? [] })
    try configuration.checkSources(of: request(text, at: nil, configuration).search, naming: .meetOptions)
    if dryRun {
      let plan = try await FetchPlan(
        ofMeetings: { try request(text, at: $0, configuration) }, configuration, cache: network.cacheMode)
      return try await plan.write(to: console, isJSON: output.format == .json)
    }
    await console.noteSampleTrips(configuration)
    try await network.run(configuration, console, concurrency: text.homes.count + concurrency) {
      [self] dependencies in
      try await meet(text, with: dependencies, configuration, console)
    }
  }

  /// Returns the search at a time, with the airlines as they were given.
  private func request(
    _ text: MeetingText, at now: LocalTime?, _ configuration: Configuration
  ) throws -> FindMeetings.Request {
    var search = try usageErrors {
      if let problem = text.contradiction(at: now, naming: .meetOptions) { throw problem }
      return try text.search(at: now, naming: .meetOptions, home: configuration.homePlaces)
    }
    search.airlines = text.airlines
    var request = FindMeetings.Request(text, search)
    request.concurrency = concurrency
    return request
  }

  private func meet(
    _ text: MeetingText, with dependencies: Dependencies, _ configuration: Configuration, _ console: Console
  ) async throws -> Status.Kind {
    let now = dependencies.now()
    var request = try request(text, at: LocalTime(here: now), configuration)
    request.search.airlines = try await dependencies.trips.airlineCodes(ofOption: text.airlines)
    let find = dependencies.findMeetings(
      home: configuration.home, requestedCurrency: configuration.requestedTripCurrency)
    do {
      try await find.checkHomes(of: request, naming: .meetOptions)
    } catch let error as TripSearchError {
      throw ValidationError(error)
    }
    let result = try await ProgressLine.run(
      on: console.errors, isWanted: !noProgress, counting: "request", "trip", clock: dependencies.clock
    ) { progress in
      await progress?.known(request.homes.count)
      return await find(request) { event in
        switch event {
        case .home(_, let count), .gap(let count): await progress?.oneDone(rows: count)
        case .gaps(let count): await progress?.known(request.homes.count + count)
        }
      }
    }
    let report = MeetReport(
      result: result, now: now, link: configuration.bookingLink, advice: FetchAdvice(hasWeekend: weekend),
      linesAbove: configuration.showsSampleTrips ? 1 : 0)
    try await report.write(
      to: console, output, environment: configuration.environment, limit: limit, verbose: verbose)
    if let hint = hint() { await console.note(hint) }
    return result.status
  }
}

extension MeetingOrder: ExpressibleByArgument {}

extension FieldNames {
  /// The names of fields as options, except for the homes, which are arguments.
  fileprivate static let meetOptions = FieldNames { $0 == "home" ? "homes" : FieldNames.options($0) }
}
