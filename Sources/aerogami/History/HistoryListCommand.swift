import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import ArgumentParser
import Foundation

struct HistoryListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the routes with recorded prices.",
    discussion: """
      Examples:
        aerogami history list
        aerogami history list --format csv

      LAST is the cheapest price since the latest fetch \(TripSearch.wideCondition), or "-" if there was none, or if all \
      of its trips have departed. It is compared with the given number of DAYS. USUALLY is the range of half of these \
      days, from 14 days on.
      """)

  @Option(
    "Show at most this many routes, 0 for all. (default: what fits on a terminal, else all)", value: "n",
    parsing: .unconditional, transform: wholeNumber(in: 0...1_000_000_000))
  var limit: Int?

  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    guard configuration.hasPriceHistory else { throw NoHistoryError(environment: configuration.environment) }
    let console = Console(color: output.color)
    await console.noteSampleTrips(configuration, "prices")
    try await withServices(of: configuration, options: RunOptions(cache: .offline), console: console) {
      [self] dependencies in
      let now = dependencies.now()
      let routes = try await dependencies.history.routes(now)
      let listing = try output.listing(Rendering(Field<RecordedRoute>.all(at: now)), "routes")
      try await listing.write(
        Array(routes.prefix(limit.map { $0 == 0 ? .max : $0 } ?? .max)), environment: configuration.environment,
        color: output.color, to: console, fitsHeight: limit == nil,
        linesBelow: configuration.showsSampleTrips ? 1 : 0)
      if routes.isEmpty {
        let others = try await dependencies.history.size().observationCount
        await console.note(
          "no prices are recorded"
            + (others > 0 ? " for this service (\(counted(others, "observation")) for other services)" : "")
            + "; record prices with aerogami fetch in this environment")
      }
    }
  }
}

extension Field<RecordedRoute> {
  static func all(at now: Date) -> [Field] {
    [
      Field("route", "ROUTE") { .text("\($0.route.route)") },
      Field("one_way", "") { .flag($0.route.isOneWay, "one way") },
      Field("currency", nil) { .text("\($0.route.currency)") },
      Field("days_compared", "COMPARED", .number, leftOut: .early) { .integer($0.usual.dayCount) },
      Field("usual_low", "USUALLY", .number, leftOut: .early, cell: { $0.usual.range ?? "-" }) { .price($0.usual.low) },
      Field("usual_high", nil) { .price($0.usual.high) },
      Field(
        "minimum", "MINIMUM", .number, leftOut: .late, style: .price,
        cell: { row in row.minimum.map { "\($0) \(row.route.currency)" } ?? "-" }
      ) { .price($0.minimum) },
      Field(
        "last", "LAST", .number, style: .price,
        cell: { row in row.current.map { "\($0) \(row.route.currency)" } ?? "-" }
      ) {
        .price($0.current)
      },
      Field("deal", "", style: .deal) { .flag($0.usual.isDeal($0.current, seenAt: $0.seenAt, now: now), "deal") },
      Field("seen_at", "SEEN (UTC)", leftOut: .early, cell: { $0.seenAt.minuteText }) { .date($0.seenAt) },
    ]
  }
}
