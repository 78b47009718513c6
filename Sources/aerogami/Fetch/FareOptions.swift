import AerogamiCore
import ArgumentParser

/// The options for fares. They are sent to services that can filter; responses are always filtered too.
struct FareOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Currency of prices, such as EUR. (clients.trips.currency, default: EUR if the service converts prices, else any)",
      valueName: "code"), transform: value(of: TripSearch.Parameters.currency))
  var currency: String?

  @Flag(help: "Show only direct flights.")
  var direct = false

  @Flag(help: "Show only one-way trips. (default: round trips, if the service can select them)")
  var oneWay = false

  @Option(
    help: ArgumentHelp(
      "Show only trips that depart in this month, such as 2027-01, jan, this or next.",
      discussion: "Words such as tomorrow and next refer to your local date when the command starts.",
      valueName: "month"),
    transform: value(of: TripSearch.Parameters.month))
  var month: DayExpression?

  @Option(
    help: ArgumentHelp(
      "Show only trips that depart on this day, such as 2027-01-31, tomorrow, +30d or +2w.", valueName: "day"),
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
