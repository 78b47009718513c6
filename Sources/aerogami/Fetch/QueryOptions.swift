public import AerogamiCore
public import ArgumentParser

/// The options that set the filter, the order and the number of trips to show.
struct QueryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Sort all trips together. (default: price)",
      valueName: "key"))
  var sort: TripOrder?

  // Parses the value unconditionally, so that a negative number is an invalid value and not an unknown option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show at most this many trips, 0 for all. (default: what fits on a terminal, else all)", valueName: "n"),
    transform: wholeNumber(in: 0...1_000_000_000))
  var limit: Int?

  @Flag(help: "Only the cheapest trip to each city.")
  var onePerCity = false

  @OptionGroup var filter: FilterOptions

  /// Whether an option needs the trips of all regions together: `--sort`, `--one-per-city`, or a `--limit` above 0.
  var isGlobal: Bool { sort != nil || limit ?? 0 > 0 || onePerCity }

  /// Whether a table on a terminal shows only the rows that fit.
  var fitsHeight: Bool { limit == nil }

  /// Returns a query with the filter, the order and the limit of these options. Callers add the airlines.
  ///
  /// - Parameters:
  ///   - now: The current time, for relative days and months; `nil` to ignore options that contain them.
  ///   - home: Returns the places of the word `home`. By default, the word is ignored.
  /// - Throws: An error of `home`.
  func query(at now: LocalTime?, home: () throws -> [Place] = { [] }) rethrows -> TripQuery {
    TripQuery(
      try filter.search(at: now, home: home), order: sort ?? .price, limit: limit == 0 ? nil : limit,
      isOnePerCity: onePerCity)
  }
}

extension TripOrder: ExpressibleByArgument {}
