import AerogamiContainer

/// The number and the currencies of the shown trips.
package struct ShownTrips: Sendable {
  package private(set) var count = 0
  package private(set) var currencies: Set<String> = []
  private var lastCurrency: String?

  package init() {}

  package mutating func note(currency: String) {
    count += 1
    // Nearly all trips have the same currency, and hashing it each time takes 2 % of the instructions of a fetch.
    if currency == lastCurrency { return }
    lastCurrency = currency
    currencies.insert(currency)
  }

  /// The note that prices in different currencies are compared; empty if there is only one currency.
  package var notes: [String] {
    if currencies.count <= 1 { return [] }
    let names = currencies.map { $0.isEmpty ? "unknown" : $0.printable(maxLength: 20) }.sorted()
    return ["prices in different currencies (\(names.firstFew)) are compared as numbers, without conversion"]
  }

  package static func += (total: inout ShownTrips, more: ShownTrips) {
    total.count += more.count
    total.currencies.formUnion(more.currencies)
  }
}
