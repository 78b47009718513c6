import AerogamiCore
import ArgumentParser

/// The options that filter fares. Services that can filter get the options in the request. The responses of all
/// services are also filtered locally.
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

  /// Sets the currency and the departure of a search, and whether it is for direct flights or one-way trips only.
  ///
  /// - Parameter now: The current time, for relative days and months; `nil` to ignore options that contain them.
  func choose(in search: inout TripSearch, at now: LocalTime?) {
    search.currency = currency
    search.departure = (date ?? month)?.days(at: now)
    search.isDirect = direct
    search.isOneWay = oneWay
  }
}
