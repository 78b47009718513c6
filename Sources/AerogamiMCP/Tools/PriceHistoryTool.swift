import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The tool `price_history`.
struct PriceHistoryTool: Sendable {
  let environment: ServedEnvironment
  let find: FindPrices
  let now: @Sendable () -> Date

  static let fields = [
    InputField(
      "from", .text, "Where to depart: a city, an airport or a country, such as Vilnius.", isRequired: true),
    InputField("to", .text, "Where to fly: a city, an airport or a country, such as Barcelona.", isRequired: true),
    InputField(TripSearch.Parameters.currency, "The currency. By default, the one with the most prices"),
    InputField(
      "one_way", .flag, "Whether prices are for one-way trips. (default: the kind of trips with more prices)"),
    InputField(TripSearch.Parameters.month, "Only prices for departure in this month"),
    InputField(TripSearch.Parameters.date, "Only prices for departure on this day"),
    InputField("since_days", .integer(1...3650), "Only prices seen in this many days before now."),
    InputField("limit", .integer(1...50), "The most days to return, the latest ones.", initial: "15"),
  ]

  var tool: Tool {
    Tool(
      "price_history", title: "Price history",
      """
      Returns the lowest price that was seen on each day on one route, latest day first, and how the current price \
      compares with the usual ones. Prices are recorded whenever the user or these tools search, so there are none for \
      a route that was never searched. Requests nothing.
      """,
      takes: Self.fields, returns: RowFormat(key: "days", fields: Self.rows) { Self.line($0) }, in: environment,
      isSample: environment.showsSampleTrips
    ) { arguments, _ in try await prices(for: arguments) }
  }

  /// A day with the lowest price that was seen.
  struct Row: Sendable {
    let route: PricedRoute
    let low: DailyLow
  }

  private static let rows: [OutputField<Row>] = [
    .text("day", "The day in UTC on which the price was seen.") { $0.low.day.asDay },
    .price("price") { $0.low.price },
    .text("currency") { "\($0.route.currency)" },
    .text("route", "The codes of the airports.") { "\($0.route.route)" },
    .text("departure_date") { $0.low.dates.departure.asDay },
    .text("return_date", "Null for one way.") { $0.low.dates.returning?.asDay },
  ]

  private static func line(_ row: Row) -> String {
    "\(row.low.day.asDay): \(row.low.price.shown) \(row.route.currency), \(row.low.dates.inWords)"
  }

  private func prices(for arguments: ToolArguments) async throws -> ToolReport<Row> {
    let now = now()
    let limit = try arguments.integer("limit") ?? 15
    let sides = ["from", "to"].map { arguments[$0] ?? "" }
    for side in sides { if let error = environment.homeError(in: side) { throw error } }
    let search = try SearchText(arguments.parameters(["currency", "month", "date"]))
      .undecidedSearch(at: LocalTime(here: now))
    let found: RecordedPrices
    do {
      let routes = try await find.routes(
        sides.joined(separator: "-"), resolving: environment.places, home: environment.home.places)
      var request = FindPrices.Request(routes[0])
      request.currency = search.currency.flatMap { LetterCode($0) }
      request.isOneWay = arguments["one_way"] == nil ? nil : try arguments.flag("one_way")
      request.departure = search.departure
      request.since = try arguments.integer("since_days").map { .seconds($0 * 86_400) }
      found = try await find(request)
      var report = report(found, limit)
      if routes.count > 1 {
        report.notes.append("other recorded routes: \(routes.dropFirst().map { "\($0)" }.firstFew)")
      }
      return report
    } catch let error as RecordedPricesError {
      // Looked, and found nothing.
      var report = ToolReport<Row>([], of: 0, headline: error.message)
      report.sources = [SourceReport(name: Self.sourceName, status: .complete)]
      report.notes = [error.remedy ?? Self.advice(environment)]
      return report
    } catch let error where !(error is TripSearchError || error is ToolError) {
      throw ToolError("the recorded prices could not be read: \(error)")
    }
  }

  private static let sourceName = "recorded prices"

  private static func advice(_ environment: ServedEnvironment) -> String {
    environment.hasPriceHistory
      ? "each search for the route records its prices" : "prices are not recorded in this environment"
  }

  private func report(_ found: RecordedPrices, _ limit: Int) -> ToolReport<Row> {
    let shown = found.days.reversed().prefix(limit).map { Row(route: found.route, low: $0) }
    let kind = found.route.isOneWay ? "one way" : "round trip"
    let current =
      found.current.map { low in
        "; latest \(low.price.shown) \(found.route.currency) (\(low.dates.inWords))"
          + (found.comparison.map { ", \($0)" } ?? "") + (found.isDeal ? ", a deal" : "")
      } ?? ""
    let count = shown.count < found.days.count ? ", \(shown.count) returned" : ""
    var report = ToolReport(
      Array(shown), of: found.days.count,
      headline: "\(found.route.route), \(kind): \(counted(found.days.count, "day")) recorded\(count)\(current)")
    report.sources = [
      SourceReport(
        name: Self.sourceName, status: .complete, oldestPriceSeenAt: shown.last.map { Date(dayNumber: $0.low.day) })
    ]
    if let minimum = found.minimum {
      report.notes.append(
        "lowest \(minimum.price.shown) \(found.route.currency) on \(minimum.day.asDay), \(minimum.dates.inWords)")
    }
    if !found.others.isEmpty {
      let others = found.others.map { "\($0.isOneWay ? "one way" : "round trip") in \($0.currency)" }
      report.notes.append("also recorded: \(others.firstFew)")
    }
    return report
  }
}
