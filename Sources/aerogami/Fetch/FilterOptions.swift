import AerogamiCore
import ArgumentParser

/// The filters of trips.
struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show only trips that cost at most this, in any currency.", valueName: "amount"),
    transform: value(of: TripSearch.Parameters.maxPrice))
  var maxPrice: Price?

  @Option(
    help: ArgumentHelp("Countries, cities or airports to depart from, such as Spain,Berlin,LON.", valueName: "places"),
    transform: value(of: TripSearch.Parameters.from))
  var from: [[Place]] = []

  @Option(
    help: ArgumentHelp("Countries, cities or airports to fly to, such as Spain,Berlin,LON.", valueName: "places"),
    transform: value(of: TripSearch.Parameters.to))
  var to: [[Place]] = []

  @Option(
    help: ArgumentHelp("Airlines to fly with, as names or codes, such as Ryanair,W6.", valueName: "airlines"),
    transform: value(of: TripSearch.Parameters.airline))
  var airline: [[String]] = []

  @Option(
    help: ArgumentHelp(
      "Earliest departure, as a local day (2027-01-31) or a time (2027-01-31T06:00:00Z).",
      valueName: "date"), transform: value(of: TripSearch.Parameters.departAfter))
  var departAfter: DepartureLimit?

  @Option(
    help: ArgumentHelp("Show only trips that depart before this local day or time.", valueName: "date"),
    transform: value(of: TripSearch.Parameters.departBefore))
  var departBefore: DepartureLimit?

  @Flag(help: "Hide expired trips, instead of marking them.")
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
  /// - Throws: `ValidationError` if no trip can match.
  func validate() throws {
    guard isContradictory else { return }
    throw ValidationError(
      departure == nil
        ? "--depart-after must be earlier than --depart-before, or no trip can match."
        : "--month or --date does not overlap --depart-after or --depart-before, so no trip can match.")
  }
}
