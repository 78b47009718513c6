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
  /// With `--deals`, the numbers of matching trips and of their routes; otherwise empty.
  var comparison = PriceComparison()
}

/// Counts the trips that match the search, and their routes with and without enough recorded prices to find deals.
struct PriceComparison: Sendable {
  /// The number of trips that match the search and whose offer has not ended, whether they are deals or not.
  private(set) var matchCount = 0
  private var routes: Set<PricedRoute> = []
  /// The routes with fewer than ``Deals/minimumObservationCount`` recorded prices.
  private var withoutHistory: Set<PricedRoute> = []

  mutating func add(_ trips: [Trip], matching search: TripSearch, _ deals: Deals, at now: Date) {
    for trip in trips where !trip.hasExpired(at: now) && search.matches(trip, at: now) {
      matchCount += 1
      guard let route = PricedRoute(of: trip) else { continue }
      routes.insert(route)
      if !deals.hasHistory(of: route) { withoutHistory.insert(route) }
    }
  }

  static func += (total: inout PriceComparison, more: PriceComparison) {
    total.matchCount += more.matchCount
    total.routes.formUnion(more.routes)
    total.withoutHistory.formUnion(more.withoutHistory)
  }

  /// Returns the note that there are no deals, or that some routes have too few recorded prices to find deals.
  ///
  /// Returns `nil` if no matching trip has a route whose prices can be recorded. Also returns `nil` if there are deals
  /// and every route has enough recorded prices.
  func note(dealCount: Int) -> String? {
    if matchCount == 0 || routes.isEmpty { return nil }
    let minimum = Deals.minimumObservationCount
    let advice = "to record more, run aerogami watch, or run aerogami fetch once a day"
    if withoutHistory.count == routes.count {
      let all = routes.count == 1 ? "the route has" : "all \(routes.count) routes have"
      return "no deals can be found: \(all) fewer than \(minimum) recorded prices; \(advice)"
    }
    let missing =
      withoutHistory.isEmpty
      ? ""
      : "\(withoutHistory.count) of \(counted(routes.count, "route")) "
        + "\(withoutHistory.count == 1 ? "has" : "have") fewer than \(minimum) recorded prices"
    if dealCount > 0 { return missing.isEmpty ? nil : "\(missing) and cannot have deals; \(advice)" }
    return "no deals among \(counted(matchCount, "trip"))" + (missing.isEmpty ? "" : "; \(missing)")
  }
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
  /// Returns the note that all trips are in currencies other than the search's, or that a price limit left out trips in
  /// other currencies. Returns `nil` if neither is the case.
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
