import AerogamiCore
import ArgumentParser

/// The options for fares. They are sent to services that can filter; responses are always filtered too.
struct FareOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Currency of prices, such as EUR.",
      valueName: "code"), transform: value(of: TripSearch.Parameters.currency))
  var currency: String?

  @Flag(help: "Direct flights only.")
  var direct = false

  @Flag(help: "One-way trips only.")
  var oneWay = false

  @Option(
    help: ArgumentHelp(
      "Month of departure, such as 2027-01, jan or next.",
      valueName: "month"),
    transform: value(of: TripSearch.Parameters.month))
  var month: DayExpression?

  @Option(
    help: ArgumentHelp(
      "Day of departure, such as 2027-01-31 or +30d.", valueName: "day"),
    transform: value(of: TripSearch.Parameters.date))
  var date: DayExpression?

  func validate() throws {
    if month != nil, date != nil { throw ValidationError("--month and --date cannot be used together.") }
  }

  /// Sets the currency, the departure and the kind of trip of a search.
  ///
  /// - Parameter now: The current time, to which relative days and months refer; if `nil`, they are ignored.
  func choose(in search: inout TripSearch, at now: LocalTime?) {
    search.currency = currency
    search.departure = (date ?? month)?.days(at: now)
    search.isDirect = direct
    search.isOneWay = oneWay
  }
}
