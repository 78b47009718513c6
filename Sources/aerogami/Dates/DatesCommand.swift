import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation

struct DatesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dates", abstract: "Show on which day a route is cheapest.",
    discussion: """
      Examples:
        aerogami dates VNO-BCN
        aerogami dates Vilnius-Barcelona --month feb --nights 2-4
        aerogami dates home-Milan --months 3 --weekend --format csv

      On a terminal, --format table draws a calendar of the cheapest price of each day. In a pipe, it prints a row for \
      each day. Prices are for one-way trips unless --nights or --weekend is given.

      Each place is an airport, a city or a country. Travelpayouts has prices only between airports and cities.

      All options: aerogami dates --help-all
      """)

  @Argument(
    help: ArgumentHelp("Two places joined by a hyphen, such as VNO-BCN or Vilnius-Barcelona.", valueName: "routes"))
  var routes: [String] = []

  @Option(
    help: ArgumentHelp("First month, such as 2027-01, jan or next. (default: this month)", valueName: "month"),
    transform: value(of: TripSearch.Parameters.month))
  var month: DayExpression?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of months, 1 to 12. (default: 1 with --month, else 2)", valueName: "n"),
    transform: wholeNumber(in: 1...12))
  var months: Int?

  @OptionGroup(title: "Which trips") var filter: CalendarFilterOptions
  @OptionGroup(title: "Output") var output: FormatOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Request at most this many months at once, 1 to 64.", valueName: "n", visibility: .hidden),
    transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @Flag(help: ArgumentHelp("Hide the progress line, which only terminals show.", visibility: .hidden))
  var noProgress = false

  func validate() throws {
    if routes.isEmpty { throw ValidationError("give a route, such as VNO-BCN or Vilnius-Barcelona.") }
    try filter.search.validate(at: nil)
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console(color: output.color)
    let routes = try routes.map { try calendarRoute($0, configuration) }.uniqued()
    await console.noteSampleTrips(configuration, "prices")
    let status = try await withServices(
      of: configuration, options: RunOptions(concurrency: concurrency, cache: network.cacheMode),
      recordingIn: network.record, console: console
    ) { [self] dependencies in
      try await show(
        routes, with: dependencies.findDates(requestedCurrency: configuration.requestedTripCurrency),
        at: dependencies.now(), clock: dependencies.clock, environment: configuration.environment, console: console)
    }
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  /// Parses a route. Replaces the word `home` and the user's own regions with their places.
  private func calendarRoute(_ text: String, _ configuration: Configuration) throws -> CalendarRoute {
    if text.split(whereSeparator: { "-,".contains($0) }).contains(where: { Home.isNamed(by: String($0)) }) {
      // Throws an error if `home` is not configured, or if it contains a region of the service.
      _ = try configuration.homePlaces()
    }
    do throws(TripSearchError) {
      return try CalendarRoute(text) { configuration.places(named: $0) }
    } catch {
      let places = joiningNames(routes)
      guard places.count == 2, places.allSatisfy({ Place($0) != nil }) else { throw ValidationError(error) }
      throw ValidationError(
        "\"\(text.printable(maxLength: 60))\" is not a route; did you mean \"\(places.joined(separator: "-"))\"?")
    }
  }

  private func show(
    _ routes: [CalendarRoute], with findDates: FindDates, at now: Date, clock: any Clock<Duration>, environment: String,
    console: Console
  ) async throws -> Status.Kind {
    guard let local = LocalTime(here: now) else {
      throw ValidationError("the current date is not supported; check the system clock.")
    }
    let months = try requestedMonths(at: local)
    try filter.search.validate(at: local)
    let requests = routes.flatMap { route in
      months.map { CalendarRequest(route, month: $0, filters: filter.search) }
    }
    let summary = try await ProgressLine.run(
      on: console.errors, isWanted: !noProgress, counting: .init(key: "month", row: "day"), clock: clock
    ) { progress in
      await progress?.known(requests.count)
      return await findDates(requests, from: local.dayNumber, concurrency: concurrency) { dayCount in
        await progress?.oneDone(rows: dayCount)
      }
    }
    try await CalendarReport(summary: summary, environment: environment)
      .write(to: console, output, environmentWords: self.environment.words)
    if console.output.isClosed { throw OutputError.closed }
    for note in summary.notes(currencyAdvice: "choose one, such as --currency") { await console.note(note) }
    return summary.status
  }

  /// Returns the months to request.
  ///
  /// - Throws: `ValidationError` if the first month is over, or after the year 9999.
  private func requestedMonths(at now: LocalTime) throws -> [DepartureDays] {
    guard let first = month.map({ $0.days(at: now) }) ?? DepartureDays(monthOf: now.dayNumber) else {
      throw ValidationError("--month is after the year 9999.")
    }
    if first.arePast(at: now.instant) {
      throw ValidationError("--month: \(first.text) is in the past; give a later month.")
    }
    var months = [first]
    while months.count < self.months ?? (month == nil ? 2 : 1),
      let next = months.last.flatMap({ DepartureDays(monthOf: $0.days.upperBound) })
    {
      months.append(next)
    }
    return months
  }
}

/// The options that filter the days and prices of a calendar.
struct CalendarFilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Round trips with this many nights, such as 3 or 2-4.", valueName: "nights"),
    transform: value(of: TripSearch.Parameters.nights))
  var nights: ClosedRange<Int>?

  @Flag(help: "Depart Friday or Saturday, return Sunday or Monday.")
  var weekend = false

  @Flag(help: "Direct flights only.")
  var direct = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only days at or below this price, such as 60 or \"60 EUR\".", valueName: "amount"),
    transform: value(of: TripSearch.Parameters.maxPrice))
  var maxPrice: PriceLimit?

  @Option(
    help: ArgumentHelp("Currency of prices, such as EUR.", valueName: "code"),
    transform: value(of: TripSearch.Parameters.currency))
  var currency: String?

  func validate() throws {
    if weekend, let nights, !nights.overlaps(TripShape.weekend.nights ?? nights) {
      throw ValidationError("--weekend allows 1 to 3 nights, so no trip can match --nights.")
    }
  }

  /// The search, without places and days.
  var search: TripSearch {
    var shape = weekend ? TripShape.weekend : TripShape()
    if let nights { shape.nights = nights }
    return TripSearch(maxPrice: maxPrice, currency: currency, isDirect: direct, shape: shape)
  }
}
