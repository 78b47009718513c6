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

  private var history: PriceHistory { prices.history }
  private var currency: LetterCode { history.route.currency }
  private var count: Int { history.observations.count }

  /// Writes a plot if the format is a table, the output is a terminal and the prices are from several fetches.
  /// Otherwise writes a row for each change of the cheapest price.
  func write(to console: Console, _ output: FormatOptions) async throws {
    if output.format == .table, console.output.isTerminal, let plot {
      let text = plot.rendered(
        width: console.output.columns ?? 80,
        characters: isUTF8(ProcessInfo.processInfo.environment) ? .boxes : .ascii,
        color: output.color.isOn(for: console.output))
      return try await console.output.write(Array(text.utf8))
    }
    let rendering = Rendering(Field<PriceObservation>.all(in: currency))
    let listing = Listing(format: output.format, rendering: rendering, name: "changes")
    try await listing.write(prices.changes, environment: environment, color: output.color, to: console) { json in
      json.members([
        "route": .text("\(history.route.route)"), "one_way": .flag(history.route.isOneWay),
        "currency": .text("\(currency)"), "observation_count": .integer(count),
      ])
      json.key("minimum")
      json.optional(prices.minimum, write: rendering.json)
      json.members(["median": .price(prices.median)])
      json.key("current")
      json.optional(prices.current, write: rendering.json)
      json.members([
        "seen_at": .date(history.latestSighting), "percent_above": .integer(prices.percentAbove),
        "deal": .flag(prices.isDeal),
      ])
    }
  }

  /// The plot; `nil` if all prices are from one fetch.
  private var plot: PricePlot? { prices.line.map { PricePlot($0, unit: "\(currency)") } }

  /// The notes for the user, one line each.
  var notes: [String] {
    guard let minimum = prices.minimum, let median = prices.median, let first = history.observations.first else {
      return []
    }
    return [
      "\(history.route.route)\(history.route.isOneWay ? " one way" : ""): \(counted(count, "observation")) since \(first.seenAt.asDay), median \(median) \(currency)",
      "minimum \(minimum.price) \(currency), \(minimum.dates.inWords), seen \(minimum.seenAt.asDay)",
      currentNote,
    ]
  }

  private var currentNote: String {
    guard let current = prices.current, let percentAbove = prices.percentAbove,
      let seenAt = history.latestSighting
    else {
      return "all trips of the latest fetch have departed; run aerogami fetch to see today's prices"
    }
    let isToday = seenAt.dayNumber == prices.now.dayNumber
    // With --since, the rank is among fewer prices than those that decide about a deal.
    let isLimited = prices.comparedCount < prices.recordedCount
    let rank =
      (prices.comparedCount == 1
        ? "the only observation" : "lower than \(percentAbove)% of \(prices.comparedCount) observations")
      + (isLimited ? " in this time" : "")
    let deal = isLimited ? "a deal among all \(counted(prices.recordedCount, "observation")), " : "a deal, "
    return
      "\(isToday ? "today" : "last seen \(seenAt.asDay)"): \(current.price) \(currency), \(current.dates.inWords); "
      + (prices.isDeal ? deal : "") + rank
  }
}

extension Field<PriceObservation> {
  fileprivate static func all(in currency: LetterCode) -> [Field] {
    [
      Field(
        "seen_at", "SEEN (UTC)", short: .init(.late, width: 10) { $0.seenAt.asDay }, cell: { $0.seenAt.minuteText }
      ) { .date($0.seenAt) },
      Field("price", "PRICE", .number, style: .price, cell: { "\($0.price) \(currency)" }) { .price($0.price) },
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
