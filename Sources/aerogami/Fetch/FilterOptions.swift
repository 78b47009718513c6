import AerogamiCore
import ArgumentParser

/// Which trips count.
struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show no trip that costs more, whatever its currency.", valueName: "amount"),
    transform: value(of: TripSearch.Parameters.maxPrice))
  var maxPrice: Price?

  @Option(
    help: ArgumentHelp("Airport or country codes or cities to depart from, separated by commas.", valueName: "places"),
    transform: value(of: TripSearch.Parameters.from))
  var from: [[String]] = []

  @Option(
    help: ArgumentHelp("Airport or country codes or cities to fly to, separated by commas.", valueName: "places"),
    transform: value(of: TripSearch.Parameters.to))
  var to: [[String]] = []

  @Option(
    help: ArgumentHelp("Codes of the airlines to fly with, separated by commas.", valueName: "codes"),
    transform: value(of: TripSearch.Parameters.airline))
  var airline: [[String]] = []

  @Option(
    help: ArgumentHelp(
      "The earliest departure, as a day at the airport (2027-01-31) or a moment (2027-01-31T06:00:00Z).",
      valueName: "date"), transform: value(of: TripSearch.Parameters.departAfter))
  var departAfter: DepartureLimit?

  @Option(
    help: ArgumentHelp("Only trips that depart before this day at the airport, or this moment.", valueName: "date"),
    transform: value(of: TripSearch.Parameters.departBefore))
  var departBefore: DepartureLimit?

  @Flag(help: "Leave out trips that have expired, instead of marking them.")
  var hideExpired = false

  var search: TripSearch {
    TripSearch(
      maxPrice: maxPrice, from: from.flatMap(\.self), to: to.flatMap(\.self),
      airlines: airline.flatMap(\.self), departAfter: departAfter, departBefore: departBefore,
      hideExpired: hideExpired)
  }

  func validateTogether() throws { try search.validate() }
}

extension TripSearch {
  /// - Throws: `ValidationError` where no trip can match.
  func validate() throws {
    guard isContradictory else { return }
    throw ValidationError(
      departure == nil
        ? "--depart-after is not earlier than --depart-before, so no trip could match."
        : "--month or --date and --depart-after or --depart-before exclude each other, so no trip could match.")
  }
}
