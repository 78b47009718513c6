import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
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
        aerogami dates Vilnius-Milan --months 3 --weekend --format csv

      On a terminal, --format table draws a calendar of the cheapest price of each day. In a pipe, it prints a row for \
      each day. Prices are for one-way trips unless --nights or --weekend is given.

      Each place is an airport, a city or a country. With Travelpayouts, the departure is an airport or a city, and a \
      country means its destinations with fares, at most 20. Kiwi.com has no prices by day.

      All options: aerogami dates --help-all
      """)

  @Argument(
    help: ArgumentHelp("Two places joined by a hyphen, such as VNO-BCN or Vilnius-Barcelona.", valueName: "routes"),
    completion: .routes)
  var routes: [String] = []

  @Option(
    "First month, such as 2027-01, jan or next. (default: this month)", value: "month",
    completion: .months, transform: value(of: TripSearch.Parameters.month))
  var month: DayExpression?

  @Option(
    "Number of months, 1 to 12. (default: 1 with --month, else 2)", value: "n", parsing: .unconditional,
    transform: wholeNumber(in: 1...12))
  var months: Int?

  @OptionGroup(title: "Which trips") var filter: CalendarFilterOptions
  @OptionGroup(title: "Output") var output: FormatOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  @Option(
    "Request at most this many months at once, 1 to 64.", value: "n", parsing: .unconditional, visibility: .hidden,
    transform: wholeNumber(in: 1...64))
  var concurrency = 4

  @Flag(help: ArgumentHelp("Hide the progress line, which only terminals show.", visibility: .hidden))
  var noProgress = false

  @Flag(help: "Report each month on standard error.")
  var verbose = false

  func validate() throws {
    if routes.isEmpty { throw ValidationError("give a route, such as VNO-BCN or Vilnius-Barcelona.") }
    _ = try filter.search()
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console(color: output.color)
    try configuration.checkSources(of: filter.search())
    let texts = CalendarRoute.joiningWords(self.routes) { Place.undecided($0) ?? configuration.places(named: $0) }
    let routes = try texts.map { try calendarRoute($0, configuration) }.uniqued()
    if verbose { for line in configuration.summary { await console.note(line) } }
    await console.noteSampleTrips(configuration, "prices")
    try await network.run(configuration, console, concurrency: concurrency) { [self] dependencies in
      try await show(
        routes, with: dependencies.findDates(requestedCurrency: configuration.requestedTripCurrency),
        at: dependencies.now(), clock: dependencies.clock, environment: configuration.environment, console: console)
    }
  }

  /// Parses a route. Replaces the word `home` and the user's own regions with their places.
  private func calendarRoute(_ text: String, _ configuration: Configuration) throws -> CalendarRoute {
    try configuration.checkHome(of: text)
    do throws(TripSearchError) {
      return try CalendarRoute(
        text, resolving: { configuration.places(named: $0) }, home: configuration.home.places)
    } catch {
      guard let meant = CalendarRoute.text(meantBy: routes) else { throw ValidationError(error) }
      throw ValidationError("\"\(text.printable(maxLength: 60))\" is not a route; did you mean \"\(meant)\"?")
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
    let search = try filter.search()
    let requests = routes.flatMap { route in
      months.map { CalendarRequest(route, month: $0, filters: search) }
    }
    let summary = try await ProgressLine.run(
      on: console.errors, isWanted: !noProgress, counting: "month", "day", clock: clock
    ) { progress in
      await progress?.known(requests.count)
      return await findDates(requests, from: local.dayNumber, concurrency: concurrency) { dayCount in
        await progress?.oneDone(rows: dayCount)
      }
    }
    try await CalendarReport(summary: summary, environment: environment)
      .write(to: console, output, environmentWords: self.environment.words)
    if console.output.isClosed { throw OutputError.closed }
    if verbose { for request in summary.requests.ordered { await console.note(request.line(counting: "day")) } }
    let notes = summary.notes(currencyAdvice: "choose one, such as --currency", filterName: { FieldNames.options($0) })
    for note in notes { await console.note(note) }
    return summary.status
  }

  /// - Throws: `ValidationError` if the first month is over, or after the year 9999.
  private func requestedMonths(at now: LocalTime) throws -> [DepartureDays] {
    guard let first = month.map({ $0.days(at: now) }) ?? DepartureDays(monthOf: now.dayNumber) else {
      throw ValidationError("--month is after the year 9999; give an earlier month.")
    }
    if first.arePast(at: now) {
      throw ValidationError("--month: \(first.text) is in the past; specify a later month.")
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

struct CalendarFilterOptions: ParsableArguments {
  @Option(
    "Round trips with this many nights, such as 3 or 2-4.", value: "nights", parsing: .unconditional,
    transform: value(of: TripSearch.Parameters.nights))
  var nights: ClosedRange<Int>?

  @Flag(help: "Depart Friday or Saturday, return Sunday or Monday.")
  var weekend = false

  @Flag(help: "Also two one-way tickets; 2 to 14 nights unless --nights is given.")
  var twoTickets = false

  @Flag(help: "Direct flights only.")
  var direct = false

  @Option(
    "Leave out days above this price, such as 60 or \"60 EUR\".", value: "amount", parsing: .unconditional,
    transform: text(of: TripSearch.Parameters.maxPrice))
  var maxPrice: String?

  @Option(
    "Currency of prices, such as EUR.", value: "code", completion: .currencies,
    transform: value(of: TripSearch.Parameters.currency))
  var currency: String?

  // Hidden, because most users have one source.
  @Option(
    "Only these sources of fares, such as ryanair.", value: "names", visibility: .hidden,
    transform: text(of: TripSearch.Parameters.source))
  var source: String?

  func validate() throws {
    if twoTickets, nights?.upperBound == 0 {
      throw ValidationError("--two-tickets requires at least 1 night; give more --nights.")
    }
  }

  func search() throws -> TripSearch {
    try SearchText(options: [
      ("nights", nights.map { TripShape.text(of: $0) }), ("weekend", weekend.text), ("direct", direct.text),
      ("two_tickets", twoTickets.text),
      ("max_price", maxPrice), ("currency", currency), ("source", source),
    ]).undecidedSearch(at: nil)
  }
}

/// Turns the months of a calendar into a drawn calendar or rows of the requested format.
struct CalendarReport {
  let summary: CalendarSummary
  let environment: String

  struct Row: Sendable {
    let request: CalendarRequest
    let day: CalendarDay
  }

  private var rows: [Row] {
    summary.requests.keys.flatMap { request in
      summary.days(of: request).map { Row(request: request, day: $0) }
    }
  }

  /// Writes a calendar if the format is a table and the output is a terminal, and otherwise a row for each day.
  func write(to console: Console, _ output: FormatOptions, environmentWords: [String]) async throws {
    if output.format == .table, output.fields.isEmpty, console.output.isTerminal {
      let color = output.color.isOn(for: console.output)
      let width = console.output.columns ?? 80
      let text = summary.calendars.filter(\.hasContent).map {
        DrawnCalendar(calendar: $0).text(width: width, color: color, environmentWords: environmentWords)
      }
      return try await console.output.write(Array(text.joined(separator: "\n").utf8))
    }
    try await output.write(
      rows,
      as: Field.calendar(
        isOneRoute: Set(summary.requests.keys.map(\.route)).count == 1,
        showsTickets: summary.requests.keys.contains(where: \.search.allowsTwoTickets)), named: "dates",
      from: summary.requests.ordered, completeness: summary.requests.completeness, environment: environment,
      to: console)
  }
}

extension Field<CalendarReport.Row> {
  /// The fields of a day. A table of several routes also shows the route.
  static func calendar(isOneRoute: Bool, showsTickets: Bool = false) -> [Field] {
    let tickets: [Field] = [
      Field("ticket_count", "TICKETS", .number, leftOut: .late) { row in
        .integer(row.day.offer.fare.map { $0.back == nil ? 1 : 2 })
      },
      Field("outbound_price", nil) { .price($0.day.offer.fare?.outboundPrice) },
      Field("return_price", nil) { .price($0.day.offer.fare?.back?.price) },
      Field("return_route", nil) { .text($0.day.offer.fare?.back.map { "\($0.route)" }) },
    ]
    return fields(isOneRoute: isOneRoute) + (showsTickets ? tickets : [])
  }

  private static func fields(isOneRoute: Bool) -> [Field] {
    [
      Field("requested", isOneRoute ? nil : "ROUTE", shrinksTo: 7) { .text($0.request.route.text) },
      Field("date", "DATE", cell: { Date(dayNumber: $0.day.day).weekdayText }) {
        .text(Date(dayNumber: $0.day.day).asDay)
      },
      Field(
        "price", "PRICE", .price, style: .price,
        cell: { row in
          row.day.offer.fare.map { "\($0.price.shown) \($0.currency)" }
            ?? row.day.offer.words(isRoundTrip: row.request.isRoundTrip)
        }
      ) { .price($0.day.offer.fare?.price) },
      Field("currency", nil) { .text($0.day.offer.fare?.currency) },
      Field("status", nil) { .text($0.day.offer.status) },
      Field("route", "AIRPORTS", leftOut: .early) { .text($0.day.offer.fare.map { "\($0.route)" }) },
      Field(
        "return_date", "RETURNS", leftOut: .late,
        cell: { row in row.day.offer.fare?.returnDay.map { Date(dayNumber: $0).weekdayText } ?? "" }
      ) { .text($0.day.offer.fare?.returnDay.map { Date(dayNumber: $0).asDay }) },
    ]
  }
}

extension Configuration {
  /// Throws an error if a route names `home`, and it is not configured or contains a region of the service.
  func checkHome(of route: String) throws {
    if route.split(whereSeparator: { "-,".contains($0) }).contains(where: { Home.isNamed(by: String($0)) }) {
      _ = try homePlaces()
    }
  }
}
