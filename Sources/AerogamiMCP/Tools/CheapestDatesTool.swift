import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The tool `cheapest_dates`.
struct CheapestDatesTool: Sendable {
  let environment: ServedEnvironment
  let find: FindDates
  let timeLimit: Duration?
  let now: @Sendable () -> Date

  /// The parameters of a search that a calendar can apply, besides its places and months.
  private static let filterNames = CalendarRequest.parameterNames + ["weekend"]

  static let fields =
    [
      InputField(
        "from", .list(), "Where to depart: cities, airports or countries, such as Vilnius.", isRequired: true),
      InputField("to", .list(), "Where to fly: cities, airports or countries, such as Barcelona.", isRequired: true),
      InputField(TripSearch.Parameters.month, "The first month. By default, the current one"),
      InputField("months", .integer(1...12), "The number of months. (default: 1 with month, else 2)"),
    ] + SearchText.fields.filter { filterNames.contains($0.name) } + [
      InputField("limit", .integer(1...50), "The most days to return.", initial: "15")
    ]

  /// A day with its fare.
  struct Row: Sendable {
    let day: Int
    let fare: CalendarFare
  }

  var tool: Tool {
    Tool(
      "cheapest_dates", title: "Cheapest dates",
      """
      Finds the cheapest days of departure on a route in one or more months, cheapest first. Prices are for one adult \
      and for one-way trips, unless nights, weekend, return_days or two_tickets asks for round trips. A day that is not \
      in the result may have flights at an unknown price: see notes and completeness.
      """,
      takes: Self.fields, returns: RowFormat(key: "days", fields: Self.rows) { Self.line($0) }, in: environment,
      isSample: environment.showsSampleCalendars
    ) { try await dates(for: $0, $1) }
  }

  private static let rows: [OutputField<Row>] = [
    .text("date", "The local day of departure.") { $0.day.asDay },
    .text("return_date", "The local day of the return flight; null for one way.") { $0.fare.returnDay?.asDay },
    .integer("nights") { row in row.fare.returnDay.map { $0 - row.day } },
    .price("price") { $0.fare.price },
    .text("currency") { $0.fare.currency.asData },
    .text("route", "The codes of the airports.") { "\($0.fare.route)" },
    .integer("ticket_count") { $0.fare.back == nil ? 1 : 2 },
    .text("source") { $0.fare.source },
  ]

  private static func line(_ row: Row) -> String {
    let back = row.fare.returnDay.map {
      "back \(Date(dayNumber: $0).weekdayText), \(counted($0 - row.day, "night"))"
    }
    return [
      "\(row.fare.price.shown) \(row.fare.currency.asData) \(Date(dayNumber: row.day).weekdayText)", back ?? "one way",
      row.fare.back == nil ? nil : "2 tickets", "\(row.fare.route)",
    ].compactMap(\.self).joined(separator: ", ").replacing("  ", with: " ")
  }

  private func dates(for arguments: ToolArguments, _ progress: ToolProgress) async throws -> ToolReport<Row> {
    guard let now = LocalTime(here: now()) else { throw ToolError("the clock of this machine is wrong") }
    let limit = try arguments.integer("limit") ?? 15
    let requests = try requests(arguments, at: now)
    var done = 0
    await progress(0, requests.count, "looking up \(counted(requests.count, "month"))")
    let summary = await find(requests, from: now.dayNumber, timeLimit: timeLimit) { _ in
      done += 1
      await progress(done, requests.count, "\(done) of \(counted(requests.count, "month")) done")
    }
    try Task.checkCancellation()
    let sources = [SourceReport](
      summary.requests.completeness,
      otherwise: environment.showsSampleCalendars ? "sample data" : environment.sourceName)
    let notes = summary.notes(currencyAdvice: "choose one in currency, such as")
    guard summary.status != .failed else {
      let error = summary.currencyError.map { ToolError($0) }
      var report = ToolReport<Row>(
        error ?? ToolError("no dates could be looked up: \(notes.prefix(3).joined(separator: "; "))"))
      report.sources = sources
      return report
    }
    let fares = summary.calendars.flatMap(\.ranked).map { Row(day: $0.day, fare: $0.fare) }
    let sorted = fares.sorted { ($0.fare.price, $0.day) < ($1.fare.price, $1.day) }
    let shown = Array(sorted.prefix(limit))
    let limited = requests.first?.search.maxPrice.map { " at or below \($0)" } ?? ""
    let headline =
      fares.isEmpty
      ? (summary.requests.completenessKind == .complete ? "no day has a price" : "no day with a known price") + limited
      : "\(counted(fares.count, "day")) \(fares.count == 1 ? "has" : "have") a price"
        + (shown.count < fares.count ? ", \(shown.count) returned" : "") + ", cheapest first"
    var report = ToolReport(shown, of: fares.count, headline: headline)
    (report.sources, report.notes) = (sources, notes.filter { !$0.hasPrefix("incomplete: ") })
    return report
  }

  private func requests(_ arguments: ToolArguments, at now: LocalTime) throws -> [CalendarRequest] {
    let sides = ["from", "to"].map { arguments[$0] ?? "" }
    for (side, name) in zip(sides, ["from", "to"]) {
      if let error = environment.homeError(in: side) { throw error }
      guard let words = side.commaSeparated else {
        throw ToolError("\(name): expected at least one place", argument: "/\(name)")
      }
      for word in words where !Place.isKnown(word) && environment.places(word) == nil {
        let error = TripSearchError.unknownPlace(word)
        throw ToolError(
          "\(name): \(error.message)", remedy: error.remedy, argument: arguments.path(to: word, of: name))
      }
    }
    let route = try CalendarRoute(
      sides.joined(separator: "-"), resolving: environment.places, home: environment.home.places)
    let filters = try SearchText(arguments.parameters(Self.filterNames + ["month"])).undecidedSearch(at: now)
    if let error = filters.refusal(by: environment.sources) { throw error }
    guard var next = filters.departure ?? DepartureDays(monthOf: now.dayNumber) else {
      throw ToolError("month: the month is after the year 9999", argument: "/month")
    }
    if next.arePast(at: now) {
      throw ToolError("month: \(next.text) is in the past", remedy: "specify a later month", argument: "/month")
    }
    var requests = [CalendarRequest(route, month: next, filters: filters)]
    let count = try arguments.integer("months") ?? (filters.departure == nil ? 2 : 1)
    while requests.count < count, let later = DepartureDays(monthOf: next.days.upperBound) {
      next = later
      requests.append(CalendarRequest(route, month: next, filters: filters))
    }
    return requests
  }
}
