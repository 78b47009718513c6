import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import Foundation

/// The rows and notes about a route's prices.
struct HistoryReport {
  private let environment: String
  private let history: PriceHistory
  private let now: Date
  private let changes: [PriceObservation]
  private let minimum: PriceObservation?
  private let current: PriceObservation?
  private let isDeal: Bool
  /// The share of the route's prices that are higher than the current one, in whole percent; `nil` if there is no
  /// current price.
  private let percentAbove: Int?
  /// The number of all recorded prices of the route.
  private let wholeCount: Int

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - history: The prices to show.
  ///   - whole: All recorded prices of the route, which decide whether a price is a deal.
  ///   - now: The time that decides whether a trip has departed.
  init(_ history: PriceHistory, within whole: PriceHistory, at now: Date, environment: String) {
    self.environment = environment
    self.history = history
    self.now = now
    changes = history.cheapestOverTime()
    minimum = history.minimum
    current = history.current(at: now)
    isDeal = current.map { whole.isDeal($0.price) } ?? false
    percentAbove = current.map { whole.percentAbove($0.price) }
    wholeCount = whole.observations.count
  }

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
    try await listing.write(changes, environment: environment, color: output.color, to: console) { json in
      json.members([
        "route": .text("\(history.route.route)"), "one_way": .flag(history.route.isOneWay),
        "currency": .text("\(currency)"), "observation_count": .integer(count),
      ])
      json.key("minimum")
      json.optional(minimum, write: rendering.json)
      json.members(["median": .price(history.median)])
      json.key("current")
      json.optional(current, write: rendering.json)
      json.members([
        "seen_at": .date(history.latestSighting), "percent_above": .integer(percentAbove), "deal": .flag(isDeal),
      ])
    }
  }

  /// The plot; `nil` if all prices are from one fetch.
  private var plot: PricePlot? { history.line(of: changes).map { PricePlot($0, unit: "\(currency)") } }

  /// The notes for the user, one line each.
  var notes: [String] {
    guard let minimum, let median = history.median, let first = history.observations.first else { return [] }
    return [
      "\(history.route.route)\(history.route.isOneWay ? " one way" : ""): \(counted(count, "observation")) since \(first.seenAt.asDay), median \(median) \(currency)",
      "minimum \(minimum.price) \(currency), \(minimum.dates.inWords), seen \(minimum.seenAt.asDay)",
      currentNote,
    ]
  }

  private var currentNote: String {
    guard let current, let percentAbove, let seenAt = history.latestSighting else {
      return "all trips of the latest fetch have departed; run aerogami fetch to see today's prices"
    }
    let isToday = seenAt.dayNumber == now.dayNumber
    let rank = wholeCount == 1 ? "the only observation" : "lower than \(percentAbove)% of \(wholeCount) observations"
    return
      "\(isToday ? "today" : "last seen \(seenAt.asDay)"): \(current.price) \(currency), \(current.dates.inWords); "
      + (isDeal ? "a deal, " : "") + rank
  }
}

/// Returns whether the locale uses UTF-8. The first locale variable that is not empty decides.
private func isUTF8(_ variables: [String: String]) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
  return ["utf-8", "utf8"].contains { locale.lowercased().contains($0) }
}
