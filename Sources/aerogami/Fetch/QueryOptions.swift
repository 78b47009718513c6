public import AerogamiCore
public import ArgumentParser
import FoundationEssentials

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

  /// Whether the order or the number of trips was asked for, which holds over all regions.
  var isGlobal: Bool { sort != nil || limit != nil }

  var query: TripQuery {
    TripQuery(
      maxPrice: maxPrice, from: from, to: to, airlines: airline, departAfter: departAfter, departBefore: departBefore,
      hideExpired: hideExpired, order: sort ?? .price, limit: limit)
  }

  func validateTogether() throws {
    if let departAfter, let departBefore, departAfter >= departBefore {
      throw ValidationError("--depart-after is not earlier than --depart-before, so no trip could match.")
    }
  }
}

extension TripOrder: ExpressibleByArgument {}

/// `EU,US` as its words, without the spaces around them.
@Sendable func commaList(_ text: String) throws -> [String] {
  let words = text.split(separator: ",", omittingEmptySubsequences: false).map { word in
    String(word.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
  if words.contains("") { throw ValidationError("an entry is empty; separate entries by single commas.") }
  return words
}

func wholeNumber(in range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
  { text in
    guard let number = Int(text), range.contains(number) else {
      throw ValidationError("it takes a whole number, \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}

@Sendable private func amount(_ text: String) throws -> Price {
  guard let price = Price(text), price >= 0 else {
    throw ValidationError("it takes an amount such as 100 or 99.50, without a currency and of at most 18 digits.")
  }
  return price
}

@Sendable private func date(_ text: String) throws -> Date {
  guard let date = RFC3339.date(text) else {
    throw ValidationError("it takes a day such as 2027-01-31 or a moment such as 2027-01-31T06:00:00Z.")
  }
  return date
}
