public import AerogamiCore
public import ArgumentParser

/// Which trips are shown, in which order, and how many.
struct QueryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What to sort by, over all regions; expired trips come last. (default: price)",
      valueName: "key"))
  var sort: TripOrder?

  // Unconditional, so that a negative number is told what is wrong with it and does not count as an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show at most this many trips, over all regions.", valueName: "n"),
    transform: wholeNumber(in: 1...1_000_000_000))
  var limit: Int?

  @OptionGroup var filter: FilterOptions

  /// Whether the order or the number of trips was asked for, which holds over all regions.
  var isGlobal: Bool { sort != nil || limit != nil }

  var query: TripQuery { TripQuery(filter.search, order: sort ?? .price, limit: limit) }
}

extension TripOrder: ExpressibleByArgument {}
