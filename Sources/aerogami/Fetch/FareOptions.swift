import AerogamiCore
import ArgumentParser

/// Which fares are requested of a service that lets one choose. Whatever arrives is filtered too.
struct FareOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The currency of prices, as a code such as EUR. (clients.trips.currency, default: EUR where the service lets one "
        + "choose, else any)",
      valueName: "code"), transform: value(of: TripSearch.Parameters.currency))
  var currency: String?

  @Flag(help: "Only direct flights.")
  var direct = false

  @Flag(help: "Only one way. Where the service lets one choose, trips have a way back otherwise.")
  var oneWay = false

  @Option(
    help: ArgumentHelp("Only trips that depart in this month, such as 2027-01.", valueName: "month"),
    transform: value(of: TripSearch.Parameters.month))
  var month: DepartureDays?

  @Option(
    help: ArgumentHelp("Only trips that depart on this day, such as 2027-01-31.", valueName: "day"),
    transform: value(of: TripSearch.Parameters.date))
  var date: DepartureDays?

  func validate() throws {
    if month != nil, date != nil { throw ValidationError("--month and --date exclude each other; give one of them.") }
  }

  func choose(in search: inout TripSearch) {
    search.currency = currency
    search.departure = date ?? month
    search.isDirect = direct
    search.isOneWay = oneWay
  }
}
