import AerogamiCore
import ArgumentParser

/// The options that select the fares to request, if the service supports it. Responses are always filtered as well.
struct FareOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Currency of prices, such as EUR. (clients.trips.currency, default: EUR if the service offers it, else any)",
      valueName: "code"), transform: value(of: TripSearch.Parameters.currency))
  var currency: String?

  @Flag(help: "Show only direct flights.")
  var direct = false

  @Flag(help: "Show only one-way trips. (default: round trips if the service offers them)")
  var oneWay = false

  @Option(
    help: ArgumentHelp("Show only trips that depart in this month, such as 2027-01.", valueName: "month"),
    transform: value(of: TripSearch.Parameters.month))
  var month: DepartureDays?

  @Option(
    help: ArgumentHelp("Show only trips that depart on this day, such as 2027-01-31.", valueName: "day"),
    transform: value(of: TripSearch.Parameters.date))
  var date: DepartureDays?

  func validate() throws {
    if month != nil, date != nil { throw ValidationError("--month and --date cannot be used together.") }
  }

  func choose(in search: inout TripSearch) {
    search.currency = currency
    search.departure = date ?? month
    search.isDirect = direct
    search.isOneWay = oneWay
  }
}
