import AerogamiCore
import AerogamiLive

/// What is shown of one region's trips, prepared in the region's own task.
struct RegionRows: Sendable {
  enum Content: Sendable {
    /// Rows as they are written.
    case records([UInt8], of: ShownTrips)
    /// Trips that wait for those of the other regions.
    case selection(TripSelection)
  }

  /// How many trips the service answered with, before any were filtered.
  let tripCount: Int
  let skipped: SkippedRows
  /// How many trips were left out because this field of them is unknown.
  let leftOut: [TripField: Int]
  let content: Content
}

/// What there is to say about the trips that are shown.
struct ShownTrips: Sendable {
  private(set) var count = 0
  private(set) var currencies: Set<String> = []

  mutating func note(currency: String) {
    count += 1
    currencies.insert(currency)
  }

  /// What a user has to know of them beside the rows.
  var notes: [String] {
    if currencies.count <= 1 { return [] }
    let names = currencies.map { $0.isEmpty ? "(none)" : $0.printable(maxLength: 20) }.sorted()
    return ["prices are in \(names.firstFew) and are compared as numbers, not converted"]
  }

  static func += (total: inout ShownTrips, more: ShownTrips) {
    total.count += more.count
    total.currencies.formUnion(more.currencies)
  }
}

extension [TripField: Int] {
  /// One line for each field, for a person.
  var notes: [String] {
    map { field, count in "left out \(counted(count, "trip")) whose \(field.name) the service does not report" }
      .sorted()
  }
}
