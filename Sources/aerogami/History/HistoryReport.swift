import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import Foundation

/// The rows and notes about a route's prices.
struct HistoryReport {
  private let prices: RecordedPrices
  private let environment: String

  init(_ prices: RecordedPrices, environment: String) {
    (self.prices, self.environment) = (prices, environment)
  }

  private var currency: LetterCode { prices.route.currency }

  /// Writes a plot if the format is a table, the output is a terminal and there are at least two days. Otherwise writes
  /// a row for each day.
  func write(to console: Console, _ output: FormatOptions) async throws {
    if output.format == .table, output.fields.isEmpty, console.output.isTerminal, let plot {
      let text = plot.rendered(
        width: console.output.columns ?? 80,
        characters: isUTF8(ProcessInfo.processInfo.environment) ? .boxes : .ascii,
        color: output.color.isOn(for: console.output))
      return try await console.output.write(Array(text.utf8))
    }
    let rendering = Rendering(Field<DailyLow>.all(in: currency))
    let listing = try output.listing(rendering, "days")
    try await listing.write(prices.days, environment: environment, color: output.color, to: console) { json in
      json.members([
        "route": .text("\(prices.route.route)"), "one_way": .flag(prices.route.isOneWay),
        "currency": .text("\(currency)"),
      ])
      json.key("minimum")
      json.optional(prices.minimum, write: rendering.json)
      json.key("current")
      json.optional(prices.current, write: rendering.json)
      json.members([
        "seen_at": .date(prices.seenAt), "usual_low": .price(prices.usual.low), "usual_high": .price(prices.usual.high),
        "days_compared": .integer(prices.usual.dayCount), "deal": .flag(prices.isDeal),
      ])
    }
  }

  /// The plot; `nil` if there are fewer than two days.
  private var plot: PricePlot? { prices.line.map { PricePlot($0, unit: "\(currency)") } }

  /// The notes for the user, one line each.
  var notes: [String] {
    let name = "\(prices.route.route)\(prices.route.isOneWay ? " one way" : "")"
    guard let minimum = prices.minimum, let first = prices.days.first else {
      // Some sources have one-way fares only for searches that request them.
      let others = prices.route.isOneWay ? "--one-way without other" : "without"
      let condition = TripSearch.wideCondition.replacing("without", with: others)
      let advice = "to record a day, run aerogami fetch \(condition)"
      let isEmpty = prices.usual.dayCount == 0
      let note = isEmpty ? "\(name): no days to compare; \(advice)" : "\(name): no days to show"
      return prices.current == nil && isEmpty ? [note] : [note, currentNote]
    }
    return [
      "\(name): \(counted(prices.days.count, "day")) since \(Date(dayNumber: first.day).asDay)",
      "minimum \(minimum.price.shown) \(currency), \(minimum.dates.inWords), seen \(Date(dayNumber: minimum.day).asDay)",
      currentNote,
    ]
  }

  private var currentNote: String {
    guard let current = prices.current, let comparison = prices.comparison else {
      return "all trips of the latest fetch have departed; run aerogami fetch to see today's prices"
    }
    let age = prices.now.dayNumber.map { $0 - current.day } ?? 0
    let day =
      age == 0 ? "today" : "last seen \(Date(dayNumber: current.day).asDay) (\(counted(age, "day")) ago)"
    let price = "\(current.price.shown) \(currency), \(current.dates.inWords)"
    return "\(day): \(price); \(prices.isDeal ? "a deal, " : "")\(comparison)"
  }
}

extension Field<DailyLow> {
  static func all(in currency: LetterCode) -> [Field] {
    [
      Field("day", "DAY (UTC)") { .text(Date(dayNumber: $0.day).asDay) },
      Field("price", "PRICE", .number, style: .price, cell: { "\($0.price.shown) \(currency)" }) { .price($0.price) },
      Field("currency", nil) { _ in .text("\(currency)") },
      Field("departs", "DEPARTS", cell: { Date(dayNumber: $0.dates.departure).weekdayText }) {
        .text(Date(dayNumber: $0.dates.departure).asDay)
      },
      Field(
        "returns", "RETURNS", leftOut: .early,
        cell: { $0.dates.returning.map { Date(dayNumber: $0).weekdayText } ?? "one way" }
      ) { .text($0.dates.returning.map { Date(dayNumber: $0).asDay }) },
    ]
  }
}

/// Returns whether the locale uses UTF-8. The first locale variable that is not empty decides.
private func isUTF8(_ variables: [String: String]) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
  return ["utf-8", "utf8"].contains { locale.lowercased().contains($0) }
}
