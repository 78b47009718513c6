import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Finds the recorded prices of a route.
package struct FindPrices: Sendable {
  /// Which prices to find.
  package struct Request: Sendable {
    package var route: Route
    /// The currency; `nil` for the one with the most observations.
    package var currency: LetterCode?
    /// Whether the prices are for one-way trips; `nil` for the kind of trips with more observations.
    package var isOneWay: Bool?
    /// The local day of departure, as days since 1970; `nil` for all days.
    package var departure: Int?
    /// Limits the prices to those that were valid within this time; `nil` for all.
    package var since: Duration?

    package init(_ route: Route) {
      self.route = route
    }
  }

  private let history: PriceHistoryStore
  private let now: @Sendable () -> Date

  package init(_ history: PriceHistoryStore, now: @escaping @Sendable () -> Date) {
    (self.history, self.now) = (history, now)
  }

  /// Finds the prices of a request.
  ///
  /// - Throws: ``RecordedPricesError`` if no prices are recorded for the request, or an error of the store.
  package func callAsFunction(_ request: Request) async throws -> RecordedPrices {
    let (route, now) = (request.route, now())
    let histories = try await history.histories(route)
    if histories.isEmpty {
      let known = try await history.routes(now).map(\.route.route).uniqued()
      throw RecordedPricesError(route, .unknownRoute(known: known))
    }
    let whole = histories.first {
      [nil, $0.route.currency].contains(request.currency) && [nil, $0.route.isOneWay].contains(request.isOneWay)
    }
    guard let whole else {
      throw RecordedPricesError(
        route, .notRecorded(request.currency, isOneWay: request.isOneWay, known: histories.map(\.route)))
    }
    var (shown, compared) = (whole, whole)
    if let day = request.departure {
      shown = shown.departing(on: day)
      if shown.observations.isEmpty { throw RecordedPricesError(route, .noDeparture(on: day)) }
    }
    if let since = request.since {
      let moment = now.addingTimeInterval(-(since / .seconds(1))).inWholeSeconds
      (shown, compared) = (shown.since(moment), compared.since(moment))
      if shown.observations.isEmpty { throw RecordedPricesError(route, .notSeen(within: since)) }
    }
    return RecordedPrices(
      shown, comparedWith: compared, of: whole, others: histories.map(\.route).filter { $0 != whole.route }, at: now)
  }
}
