import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation

struct HistoryShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show how the cheapest price of a route changed.",
    discussion: """
      Examples:
        aerogami history VNO-BCN
        aerogami history VNO-BCN --since 30d
        aerogami history VNO-BCN --format csv

      On a terminal, --format table draws a plot. In a pipe, it prints a row for each change. Statistics go to \
      standard error. An observation is a new or changed price of a route on certain dates.
      """)

  @Argument(help: ArgumentHelp("The route as two airport codes, such as VNO-BCN.", valueName: "route"))
  var route: [String]

  @Option(
    help: ArgumentHelp(
      "Show prices in this currency. (default: the one with the most observations)", valueName: "code"),
    transform: currencyCode)
  var currency: LetterCode?

  @Flag
  var kind: TripKind?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show only prices seen within this time, such as 30d. (default: all)", valueName: "duration"),
    transform: duration)
  var since: Duration?

  @Option(
    help: ArgumentHelp("Show only trips that depart on this local day, such as 2026-12-05.", valueName: "day"),
    transform: day)
  var depart: Int?

  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws { _ = try readRoute() }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    guard configuration.hasPriceHistory else { throw HistoryError.noService(environment: configuration.environment) }
    let route = try readRoute()
    let console = Console(color: output.color)
    await console.noteSampleTrips(configuration, "prices")
    try await withServices(of: configuration, options: RunOptions(cache: .offline), console: console) {
      [self] dependencies in
      let now = dependencies.now()
      let histories = try await dependencies.history.histories(route)
      if histories.isEmpty {
        let known = try await dependencies.history.routes(now).map { "\($0.route.route)" }
        throw HistoryError.unknownRoute(route, known: known.uniqued())
      }
      let whole = try history(among: histories, of: route)
      let report = HistoryReport(
        try selection(of: whole, at: now), within: whole, at: now, environment: configuration.environment)
      try await report.write(to: console, output)
      for note in report.notes { await console.note(note) }
      if let note = note(of: histories.map(\.route).filter { $0 != whole.route }, beside: whole.route) {
        await console.note(note)
      }
    }
  }

  private func readRoute() throws -> Route {
    guard route.count == 1, let route = Route(route[0]) else {
      throw ValidationError(
        "give one route as two airport codes, such as VNO-BCN, or one of the subcommands list and prune.")
    }
    return route
  }

  private func history(among histories: [PriceHistory], of route: Route) throws -> PriceHistory {
    let ofKind = histories.filter { kind == nil || kind == $0.route.kind }
    guard let first = ofKind.first else {
      throw HistoryError.nothingLeft(route, requested: "is for a \(kind == .oneWay ? "one-way" : "round") trip")
    }
    guard let currency else { return first }
    if let history = ofKind.first(where: { $0.route.currency == currency }) { return history }
    throw HistoryError.unknownCurrency(currency, of: route, known: ofKind.map { "\($0.route.currency)" }.uniqued())
  }

  /// Returns the note about prices that are recorded for the same route but not shown: in other currencies, or of the
  /// other kind of trip. Omits other currencies if the user chose the currency, and the other kind if the user chose
  /// the kind. Returns `nil` if nothing is left to report.
  private func note(of others: [PricedRoute], beside shown: PricedRoute) -> String? {
    let currencies = others.filter { $0.kind == shown.kind }.map { "\($0.currency)" }
    var notes: [String] = []
    if currency == nil, !currencies.isEmpty {
      notes.append("prices in \(currencies.firstFew) are also recorded; show them with --currency")
    }
    if kind == nil, others.contains(where: { $0.kind != shown.kind }) {
      notes.append(
        shown.isOneWay
          ? "these are one-way prices; round-trip prices are also recorded; show them with --round-trip"
          : "these are round-trip prices; one-way prices are also recorded; show them with --one-way")
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }

  /// Returns the prices that the options select.
  private func selection(of history: PriceHistory, at now: Date) throws -> PriceHistory {
    var history = history
    let route = history.route.route
    if let depart {
      history = history.departing(on: depart)
      let requested = "is for departure on \(Date(dayNumber: depart).asDay)"
      if history.observations.isEmpty { throw HistoryError.nothingLeft(route, requested: requested) }
    }
    if let since {
      history = history.since(now.addingTimeInterval(-(since / .seconds(1))).inWholeSeconds)
      if history.observations.isEmpty {
        throw HistoryError.nothingLeft(route, requested: "was seen in the last \(since.asAge)")
      }
    }
    return history
  }
}

/// Whether a trip is one way or a round trip.
enum TripKind: String, EnumerableFlag {
  case oneWay, roundTrip

  static func help(for value: TripKind) -> ArgumentHelp? {
    "Only \(value == .oneWay ? "one-way" : "round-trip") prices. (default: those with more observations)"
  }
}

extension PricedRoute {
  var kind: TripKind { isOneWay ? .oneWay : .roundTrip }
}

@Sendable private func currencyCode(_ text: String) throws -> LetterCode {
  guard let code = LetterCode(text) else {
    throw ValidationError("expected a three-letter currency code, such as EUR.")
  }
  return code
}

@Sendable private func day(_ text: String) throws -> Int {
  guard let day = RFC3339.day(text)?.dayNumber else { throw ValidationError("expected a day such as 2026-12-05.") }
  return day
}
