import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation

struct HistoryShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the lowest price of a route on each day.",
    discussion: """
      Examples:
        aerogami history VNO-BCN
        aerogami history Vilnius-Barcelona --since 30d
        aerogami history VNO-BCN --month feb --format csv

      On a terminal, --format table draws a plot. In a pipe, it prints a row for each day. Statistics go to standard \
      error. The latest price is compared with the last 90 days, whatever --since, --month and --depart show. Half of these \
      days had a price in the usual range.

      Names of places mean all recorded routes between their airports. The one with the most recorded days is shown, \
      and the others are listed.
      """)

  @Argument(
    help: ArgumentHelp("Two places joined by a hyphen, such as VNO-BCN or Vilnius-Barcelona.", valueName: "route"),
    completion: .routes)
  var route: [String]

  @Option(
    help: ArgumentHelp(
      "Show prices in this currency. (default: the one with the most recorded days)", valueName: "code"),
    completion: .currencies, transform: currencyCode)
  var currency: LetterCode?

  @Flag
  var kind: TripKind?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show only days within this time, such as 30d. (default: all)", valueName: "duration"),
    transform: positiveDuration)
  var since: Duration?

  @Option(
    "Show only trips that depart in this month, such as 2027-01, jan or next.", value: "month",
    completion: .months, transform: value(of: TripSearch.Parameters.month))
  var month: DayExpression?

  @Option(
    help: ArgumentHelp("Show only trips that depart on this local day, such as 2026-12-05.", valueName: "day"),
    transform: day)
  var depart: DepartureDays?

  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if month != nil, depart != nil {
      throw ValidationError("--month and --depart cannot be used together; remove one.")
    }
  }

  /// Returns the only route of the command line. Not part of the validation, in which the value of an unknown option
  /// would be taken for a route, and the error about the option would be hidden.
  func onlyRoute() throws -> String {
    let routes = CalendarRoute.joiningWords(route)
    guard routes.count == 1, routes[0].contains("-") else {
      let example = CalendarRoute.text(meantBy: route) ?? "VNO-BCN or Vilnius-Barcelona"
      throw ValidationError("give one route, such as \(example), or one of the subcommands list and prune.")
    }
    return routes[0]
  }

  func run() async throws {
    let route = try onlyRoute()
    let configuration = try environment.configuration().usingNoClients
    guard configuration.hasPriceHistory else { throw NoHistoryError(environment: configuration.environment) }
    let console = Console(color: output.color)
    await console.noteSampleTrips(configuration, "prices")
    try await withServices(of: configuration, options: RunOptions(cache: .offline), console: console) {
      [self] dependencies in
      try configuration.checkHome(of: route)
      let findPrices = FindPrices(dependencies.history, now: dependencies.now)
      let routes: [Route]
      let prices: RecordedPrices
      do {
        routes = try await findPrices.routes(
          route, resolving: { configuration.places(named: $0) }, home: configuration.home.places)
        var request = FindPrices.Request(routes[0])
        (request.currency, request.isOneWay) = (currency, kind.map { $0 == .oneWay })
        (request.departure, request.since) = (try departure(at: dependencies.now()), since)
        prices = try await findPrices(request)
      } catch let error as RecordedPricesError {
        throw error.advised(environment.words, isRecording: configuration.showsLiveTrips)
      } catch let error as TripSearchError {
        throw ValidationError(error)
      }
      let report = HistoryReport(prices, environment: configuration.environment)
      try await report.write(to: console, output)
      for note in report.notes { await console.note(note) }
      if let note = note(of: prices.others, beside: prices.route) { await console.note(note) }
      let others = routes.dropFirst().map { "\($0)" }
      if let other = others.first {
        await console.note(
          "prices of \(others.firstFew) are also recorded; show them with, for example, aerogami history \(other)")
      }
    }
  }

  private func departure(at now: Date) throws -> DepartureDays? {
    guard let month else { return depart }
    guard let days = month.days(at: LocalTime(here: now)) else {
      throw ValidationError("--month is after the year 9999; give an earlier month.")
    }
    return days
  }

  /// Returns the note about prices that are recorded for the same route but not shown: in other currencies, or of the
  /// other kind of trip. Omits other currencies if the user chose the currency, and the other kind if the user chose
  /// the kind. Returns `nil` if nothing is left to report.
  private func note(of others: [PricedRoute], beside shown: PricedRoute) -> String? {
    let currencies = others.filter { $0.isOneWay == shown.isOneWay }.map { "\($0.currency)" }
    var notes: [String] = []
    if currency == nil, !currencies.isEmpty {
      notes.append("prices in \(currencies.firstFew) are also recorded; show them with --currency")
    }
    if kind == nil, others.contains(where: { $0.isOneWay != shown.isOneWay }) {
      notes.append(
        shown.isOneWay
          ? "these are one-way prices; round-trip prices are also recorded; show them with --round-trip"
          : "these are round-trip prices; one-way prices are also recorded; show them with --one-way")
    }
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }
}

/// Whether a trip is one way or a round trip.
enum TripKind: String, EnumerableFlag {
  case oneWay, roundTrip

  static func help(for value: TripKind) -> ArgumentHelp? {
    "Only \(value == .oneWay ? "one-way" : "round-trip") prices. (default: those with more recorded days)"
  }
}

@Sendable private func currencyCode(_ text: String) throws -> LetterCode {
  guard let code = LetterCode(text) else {
    throw ValidationError("expected a three-letter currency code, such as EUR.")
  }
  return code
}

@Sendable private func day(_ text: String) throws -> DepartureDays {
  guard let day = DepartureDays(day: text) else { throw ValidationError("expected a day such as 2026-12-05.") }
  return day
}
