import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import Foundation

/// Turns the months of a calendar into a drawn calendar or rows of the requested format.
struct CalendarReport {
  let summary: CalendarSummary
  let environment: String

  /// A day of a route.
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
  ///
  /// - Parameter environmentWords: The options of the environment, for the commands below a calendar.
  func write(to console: Console, _ output: FormatOptions, environmentWords: [String]) async throws {
    if output.format == .table, console.output.isTerminal {
      let color = output.color.isOn(for: console.output)
      let width = console.output.columns ?? 80
      let text = summary.calendars.filter(\.hasContent).map {
        DrawnCalendar(calendar: $0).text(width: width, color: color, environmentWords: environmentWords)
      }
      return try await console.output.write(Array(text.joined(separator: "\n").utf8))
    }
    try await output.write(
      rows, as: Field.calendar(isOneRoute: Set(summary.requests.keys.map(\.route)).count == 1), named: "dates",
      from: summary.requests.ordered, environment: environment, to: console)
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
