import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// Turns the months of a calendar into a drawn calendar or rows of the requested format, and into notes.
struct CalendarReport: Sendable {
  /// The outcome of each month, in the order of the routes and months.
  var requests = OutcomeSummaries<CalendarRequest>()
  private let today: Int
  private let environment: String
  /// The currency that is requested from a service that may ignore it; `nil` for other services.
  private let requestedCurrency: String?
  private var days: [CalendarRequest: [CalendarDay]] = [:]
  /// The currencies of all received prices.
  private var currencies: Set<String> = []
  /// The currencies of the received prices, compared with the one that the user chose; empty if the user chose none.
  private var compared: PriceCurrencies

  /// A day of a route.
  struct Row: Sendable {
    let request: CalendarRequest
    let day: CalendarDay
  }

  /// Creates an empty report.
  ///
  /// - Parameter today: The first day to show, as days since 1970.
  init(_ requests: [CalendarRequest], today: Int, environment: String, requestedCurrency: String?) {
    self.requests.keys = requests
    compared = PriceCurrencies(requests.first?.search ?? TripSearch())
    self.today = today
    self.environment = environment
    self.requestedCurrency = requestedCurrency
  }

  mutating func take(_ outcome: Outcome<CalendarRequest, Fetched<[CalendarDay]>>) {
    let request = outcome.key
    requests[request] = OutcomeSummary(outcome, id: "\(request.route.text) \(request.month.text)") { $0.count }
    guard let fetched = outcome.response else { return }
    days[request] = request.days(of: fetched.value, from: today)
    currencies.formUnion(fetched.value.compactMap(\.offer.fare?.currency))
    compared.add(fetched.value)
  }

  private var rows: [Row] {
    requests.keys.flatMap { request in (days[request] ?? []).map { Row(request: request, day: $0) } }
  }

  /// Writes a calendar if the format is a table and the output is a terminal, and otherwise a row for each day.
  ///
  /// - Parameter environmentWords: The options of the environment, for the commands below a calendar.
  func write(to console: Console, _ output: FormatOptions, environmentWords: [String]) throws {
    if output.format == .table, console.output.isTerminal {
      let color = output.color.isOn(for: console.output)
      let width = console.output.columns ?? 80
      let text = calendars.filter(\.hasContent).map {
        DrawnCalendar(calendar: $0).text(width: width, color: color, environmentWords: environmentWords)
      }
      return try console.output.write(Array(text.joined(separator: "\n").utf8))
    }
    try output.write(
      rows, as: Field.calendar(isOneRoute: Set(requests.keys.map(\.route)).count == 1), named: "dates",
      from: requests.ordered, environment: environment, to: console)
  }

  /// The calendars of the routes for which at least one month was received.
  private var calendars: [PriceCalendar] {
    requests.keys.map(\.route).uniqued().compactMap { route in
      let months = requests.keys.filter { $0.route == route && days[$0] != nil }
      return months.first.map { first in
        PriceCalendar(
          route: route, search: first.search, months: months.map { ($0.month, days[$0] ?? []) })
      }
    }
  }

  /// The status of the run; `failed` if prices were received, but none in the currency that the user chose.
  var status: Status.Kind { compared.error == nil ? requests.status : .failed }

  /// The notes for the user, one line each.
  var notes: [String] {
    var notes = requests.notes
    if let error = compared.error { return notes + ["\(error)"] }
    for calendar in calendars where calendar.fares.isEmpty {
      let months = calendar.months.map(\.month.text)
      notes.append("no prices for \(calendar.route.text.printable(maxLength: 60)) in \(months.firstFew)")
    }
    return notes + [currencyNote].compactMap(\.self)
  }

  /// The note about the currencies of the prices; `nil` if there is nothing to report.
  ///
  /// If the user chose a currency, the note is about prices in other currencies. Otherwise, the note is about a service
  /// that ignores the configured currency, or about prices in several currencies.
  private var currencyNote: String? {
    guard let wanted = requests.keys.first?.search.requestedCurrency else {
      if let requestedCurrency { return ignoredCurrencyNote(requested: requestedCurrency, found: currencies) }
      let names = currencies.sorted()
      return names.count < 2
        ? nil
        : "prices in different currencies (\(names.firstFew)) are not compared; "
          + "choose one, such as --currency \(names[0])"
    }
    let others = compared.others.map { $0.printable(maxLength: 20) }
    return others.isEmpty
      ? nil : "prices in currencies other than \(wanted) are left out: \(others.firstFew)"
  }
}

extension Field<CalendarReport.Row> {
  /// The fields of a day. A table of several routes also shows the route.
  static func calendar(isOneRoute: Bool) -> [Field] {
    [
      Field("requested", isOneRoute ? nil : "ROUTE", shrinksTo: 7) { .text($0.request.route.text) },
      Field("date", "DATE", cell: { Date(dayNumber: $0.day.day).weekdayText }) {
        .text(Date(dayNumber: $0.day.day).asDay)
      },
      Field(
        "price", "PRICE", .number, style: .price,
        cell: { row in row.day.offer.fare.map { "\($0.price) \($0.currency)" } ?? row.day.offer.words }
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
