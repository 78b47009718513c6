import AerogamiCore
import ArgumentParser

/// Which trips count.
struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show no trip that costs more, whatever its currency.", valueName: "amount"), transform: amount)
  var maxPrice: Price?

  @Option(
    help: ArgumentHelp("Airport or country codes or cities to depart from, separated by commas.", valueName: "places"),
    transform: commaList)
  var from: [String] = []

  @Option(
    help: ArgumentHelp("Airport or country codes or cities to fly to, separated by commas.", valueName: "places"),
    transform: commaList)
  var to: [String] = []

  @Option(
    help: ArgumentHelp("Codes of the airlines to fly with, separated by commas.", valueName: "codes"),
    transform: commaList)
  var airline: [String] = []

  @Option(
    help: ArgumentHelp(
      "The earliest departure, as a day in UTC (2027-01-31) or a moment (2027-01-31T06:00:00Z).", valueName: "date"),
    transform: date)
  var departAfter: Date?

  @Option(
    help: ArgumentHelp("Only trips that depart before this day begins in UTC, or this moment.", valueName: "date"),
    transform: date)
  var departBefore: Date?

  @Flag(help: "Leave out trips that have expired, instead of marking them.")
  var hideExpired = false

  var query: TripQuery {
    TripQuery(
      maxPrice: maxPrice, from: from, to: to, airlines: airline, departAfter: departAfter, departBefore: departBefore,
      hideExpired: hideExpired)
  }

  func validateTogether() throws {
    if let departAfter, let departBefore, departAfter >= departBefore {
      throw ValidationError("--depart-after is not earlier than --depart-before, so no trip could match.")
    }
  }
}

@Sendable private func date(_ text: String) throws -> Date {
  guard let date = RFC3339.date(text) else {
    throw ValidationError("it takes a day such as 2027-01-31 or a moment such as 2027-01-31T06:00:00Z.")
  }
  return date
}
