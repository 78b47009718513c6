import AerogamiCore
import AerogamiLive

/// The rows of one region, prepared in the task that requested the region.
struct RegionRows: Sendable {
  enum Content: Sendable {
    /// Encoded rows, ready to be written.
    case records([UInt8], of: ShownTrips)
    /// Trips to be merged with those of other regions.
    case selection(TripSelection)
  }

  /// The number of trips in the response, before filtering.
  let tripCount: Int
  let skipped: SkippedRows
  /// Maps each field to the number of trips left out because the field is unknown.
  let leftOut: [TripField: Int]
  let currencies: PriceCurrencies
  /// The ids of all trips in the response, if the table shows ids.
  let ids: [Trip.ID]
  let content: Content
}

/// The number and the currencies of the shown trips.
struct ShownTrips: Sendable {
  private(set) var count = 0
  private(set) var currencies: Set<String> = []

  mutating func note(currency: String) {
    count += 1
    currencies.insert(currency)
  }

  /// The note that prices in different currencies are compared; empty if there is only one currency.
  var notes: [String] {
    if currencies.count <= 1 { return [] }
    let names = currencies.map { $0.isEmpty ? "unknown" : $0.printable(maxLength: 20) }.sorted()
    return ["prices in different currencies (\(names.firstFew)) are compared as numbers, without conversion"]
  }

  static func += (total: inout ShownTrips, more: ShownTrips) {
    total.count += more.count
    total.currencies.formUnion(more.currencies)
  }
}

extension PriceCurrencies {
  /// The note for the user if no trip is in the currency of the search, or if a price limit left out trips in other
  /// currencies; otherwise `nil`.
  func note(of search: TripSearch) -> String? {
    if let error { return "\(error)" }
    guard leftOutCount > 0, let limit = search.maxPrice, limit.currency != nil else { return nil }
    return "--max-price \(limit) left out \(counted(leftOutCount, "trip")) in other currencies"
  }
}

extension [TripField: Int] {
  /// The notes for the user, one for each field.
  var notes: [String] {
    map { field, count in "left out \(counted(count, "trip")) with an unknown \(field.name)" }
      .sorted()
  }
}
