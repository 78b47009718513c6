import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Finds the recorded prices of a route.
package struct FindPrices: Sendable {
  package struct Request: Sendable {
    package var route: Route
    /// The currency; `nil` for the one with the most observations.
    package var currency: LetterCode?
    /// Whether the prices are for one-way trips; `nil` for the kind of trips with more observations.
    package var isOneWay: Bool?
    /// The local day of departure, as days since 1970; `nil` for all days.
    package var departure: Int?
    /// How far back the prices go: only prices that were valid within this time; `nil` for all prices.
    package var since: Duration?

    package init(_ route: Route) { self.route = route }
  }

  private let history: PriceHistoryStore
  private let now: @Sendable () -> Date

  package init(_ history: PriceHistoryStore, now: @escaping @Sendable () -> Date) {
    (self.history, self.now) = (history, now)
  }

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

/// The recorded prices of a route, and what they say about the current price.
package struct RecordedPrices: Sendable {
  /// The prices to show.
  package let history: PriceHistory
  /// The other currencies and kinds of trips that are recorded for the route.
  package let others: [PricedRoute]
  /// The time that decided which trips have departed.
  package let now: Date
  /// The changes of the cheapest price, oldest first.
  package let changes: [PriceObservation]
  package let minimum: PriceObservation?
  package let median: Price?
  /// The cheapest price of the latest fetch; `nil` if all of its trips have departed.
  package let current: PriceObservation?
  /// Whether ``current`` is a deal among all recorded prices of the route, as in a search.
  package let isDeal: Bool
  /// The share of the compared prices that are higher than ``current``, in whole percent; `nil` without ``current``.
  package let percentAbove: Int?
  /// The number of compared prices: those of all departures, valid within ``FindPrices/Request/since`` (all if `nil`).
  package let comparedCount: Int
  /// The number of all recorded prices of the route, which decide whether ``current`` is a deal.
  package let recordedCount: Int

  fileprivate init(
    _ history: PriceHistory, comparedWith compared: PriceHistory, of whole: PriceHistory, others: [PricedRoute],
    at now: Date
  ) {
    (self.history, self.others, self.now) = (history, others, now)
    (changes, minimum, median) = (history.cheapestOverTime(), history.minimum, history.median)
    let current = history.current(at: now)
    self.current = current
    isDeal = current.map { whole.isDeal($0.price) } ?? false
    percentAbove = current.map { compared.percentAbove($0.price) }
    (comparedCount, recordedCount) = (compared.observations.count, whole.observations.count)
  }

  /// The line of ``changes``; `nil` if all prices are from one fetch.
  package var line: PriceLine? {
    guard let first = changes.first?.seenAt, let last = history.latestSighting, first < last else { return nil }
    return PriceLine(changes.map { ($0.seenAt, $0.price.approximately) }, until: last)
  }
}

/// The reason why there are no recorded prices to show.
package struct RecordedPricesError: ReportedError {
  package enum Reason: Sendable {
    /// No prices are recorded for the route. `known` lists the routes that have recorded prices.
    case unknownRoute(known: [Route])
    /// No prices are recorded for the route in this currency and for this kind of trips. `known` lists the recorded
    /// ones.
    case notRecorded(LetterCode?, isOneWay: Bool?, known: [PricedRoute])
    /// No recorded price is for a departure on this day, given as days since 1970.
    case noDeparture(on: Int)
    /// No recorded price was seen within this time.
    case notSeen(within: Duration)
  }

  package let route: Route
  package let reason: Reason
  /// What the user can do. The command line and the server can replace it with advice that fits their interface.
  package var remedy: String?

  fileprivate init(_ route: Route, _ reason: Reason) {
    (self.route, self.reason) = (route, reason)
    if case .notRecorded(_, _, let known) = reason {
      remedy = "recorded: \(known.map { "\($0.isOneWay ? "one way" : "round trip") in \($0.currency)" }.firstFew)"
    }
  }

  package var message: String {
    switch reason {
    case .unknownRoute(let known):
      return "no prices are recorded for \(route)" + (known.isEmpty ? " or any other route" : "")
    case .notRecorded(let currency, let isOneWay, _):
      let kind = isOneWay.map { $0 ? "one-way " : "round-trip " } ?? ""
      return "no \(kind)prices\(currency.map { " in \($0)" } ?? "") are recorded for \(route)"
    case .noDeparture(let day): return "no recorded price of \(route) is for departure on \(Date(dayNumber: day).asDay)"
    case .notSeen(let time): return "no recorded price of \(route) was seen in the last \(time.asAge)"
    }
  }
}
