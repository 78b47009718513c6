import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Finds the recorded prices of a route.
package struct FindPrices: Sendable {
  package struct Request: Sendable {
    package var route: Route
    /// The currency; `nil` for the one with the most recorded days among those with prices of the departure. Of equal
    /// ones, the one with the most observations.
    package var currency: LetterCode?
    /// Whether the prices are for one-way trips; `nil` for the kind of trips with more recorded days among those with
    /// prices of the departure. Of equal ones, the kind with more observations.
    package var isOneWay: Bool?
    /// The local day or month of departure; `nil` for all days.
    package var departure: DepartureDays?
    /// How far back the prices go: only days within this time; `nil` for all days.
    package var since: Duration?

    package init(_ route: Route) { self.route = route }
  }

  let history: PriceHistoryStore
  let now: @Sendable () -> Date

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
    // The most recorded days first. The sort is stable, so of equal ones, the most observations stay first.
    let matching = histories.filter {
      [nil, $0.route.currency].contains(request.currency) && [nil, $0.route.isOneWay].contains(request.isOneWay)
    }.sorted { $0.days.count(where: \.isWide) > $1.days.count(where: \.isWide) }
    let departing = matching.first { history in
      request.departure.map { !history.departing(on: $0.days).observations.isEmpty } ?? true
    }
    guard let chosen = departing ?? matching.first else {
      throw RecordedPricesError(
        route, .notRecorded(request.currency, isOneWay: request.isOneWay, known: histories.map(\.route).uniqued()))
    }
    // A history for each source.
    let whole = histories.filter { $0.route == chosen.route }
    var shown = whole
    if let departure = request.departure {
      shown = whole.map { $0.departing(on: departure.days) }
      if shown.allSatisfy(\.observations.isEmpty) { throw RecordedPricesError(route, .noDeparture(departure)) }
    }
    let start = request.since.map { now.addingTimeInterval(-($0 / .seconds(1))).inWholeSeconds }
    if let start, let since = request.since, shown.allSatisfy({ $0.latestSighting.map { $0 < start } ?? true }) {
      throw RecordedPricesError(route, .notSeen(within: since))
    }
    return RecordedPrices(
      chosen.route, shown, of: whole, isWhole: request.departure == nil, since: start.flatMap(\.dayNumber),
      others: histories.map(\.route).filter { $0 != chosen.route }.uniqued(), at: now)
  }
}

/// The recorded prices of a route, and what they say about the current price.
package struct RecordedPrices: Sendable {
  /// The route and currency.
  package let route: PricedRoute
  /// The days that count, oldest first, with their lowest prices.
  package let days: [DailyLow]
  /// The other currencies and kinds of trips that are recorded for the route.
  package let others: [PricedRoute]
  /// The time that decided which trips have departed.
  package let now: Date
  /// The time of the latest fetch that counts (see ``TripSearch/isWide``), or that saw the selected departure. Without
  /// one, of the latest fetch that saw the route.
  package let seenAt: Date?
  /// The cheapest price since the latest fetch that counts, or that saw the selected departure; `nil` if there was none,
  /// or if all of its trips have departed.
  package let current: DailyLow?
  /// The usual prices of the route on the days before the latest one that counts, with which ``current`` is compared. If
  /// the selected departure was last seen on an earlier day, of the days before that day.
  package let usual: UsualPrices

  /// - Parameters:
  ///   - shown: The selected prices, with an element for each source.
  ///   - whole: All prices of the route.
  ///   - isWhole: Whether all departures are selected.
  ///   - start: The first day to show, as days since 1970; `nil` for all.
  fileprivate init(
    _ route: PricedRoute, _ shown: [PriceHistory], of whole: [PriceHistory], isWhole: Bool, since start: Int?,
    others: [PricedRoute], at now: Date
  ) {
    (self.route, self.others, self.now) = (route, others, now)
    days = .joined(shown.map(\.days)).filter { $0.isWide && $0.day >= start ?? 0 }
    // A narrow search, such as that of a calendar, sees only a part of the prices with which its price would be compared.
    func latest(_ history: PriceHistory) -> Date? { isWhole ? history.latestWideSighting : history.latestSighting }
    let compared = shown.compactMap(latest).max()
    let seenAt = compared ?? shown.compactMap(\.latestSighting).max()
    self.seenAt = seenAt
    // Of several sources in the latest fetch, the cheapest counts.
    current = shown.filter { latest($0) == compared }
      .compactMap { history in latest(history).flatMap { history.current(at: now, since: $0) } }
      .min { ($0.price, $0.dates) < ($1.price, $1.dates) }
    // A narrow search after the latest day that counts does not make that day an earlier one, with or without a selected
    // departure.
    let end = [seenAt, whole.compactMap(\.latestWideSighting).max()].compactMap(\.self).min()
    usual = UsualPrices(.joined(whole.map(\.days)), before: end?.dayNumber ?? 0)
  }

  /// The first day with the lowest price; `nil` without days.
  package var minimum: DailyLow? { days.min { $0.price < $1.price } }

  /// Whether ``current`` is a deal: see `UsualPrices.isDeal`.
  package var isDeal: Bool { usual.isDeal(current?.price, seenAt: seenAt, now: now) }

  /// How ``current`` compares with the usual prices, such as `lowest of 34 days, usually 62–80 EUR`; `nil` without it.
  package var comparison: String? { current.map { usual.text(for: $0.price, in: "\(route.currency)") } }

  /// The line of ``days``; `nil` if there are fewer than two.
  package var line: PriceLine? {
    guard let last = days.last, days.count > 1 else { return nil }
    return PriceLine(
      days.map { (Date(dayNumber: $0.day), $0.price.approximately) }, until: Date(dayNumber: last.day))
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
    /// No recorded price is for a departure on this day or in this month.
    case noDeparture(DepartureDays)
    /// No recorded price was seen within this time.
    case notSeen(within: Duration)
  }

  /// The route as two codes, or as the places that the user named.
  package var route: String
  package let reason: Reason
  /// What the user can do. The command line and the server can replace it with advice that fits their interface.
  package var remedy: String?

  init(_ route: some CustomStringConvertible, _ reason: Reason) {
    (self.route, self.reason) = ("\(route)", reason)
    if case .notRecorded(_, _, let known) = reason {
      remedy = "recorded: \(known.map { "\($0.isOneWay ? "one way" : "round trip") in \($0.currency)" }.firstFew)"
    }
  }

  package var exitCode: Int32 { notFoundExitCode }

  /// Returns this error, if it is about an unknown route, with the recorded route that the user may mean, and with
  /// `advice` how to record prices.
  package func advised(_ advice: String) -> RecordedPricesError {
    guard case .unknownRoute(let known) = reason else { return self }
    var error = self
    // Of many routes, those that share an end may be meant.
    let ends = route.split(separator: "-").map(String.init)
    let similar =
      known.count <= 10
      ? known : known.filter { ends.contains("\($0.departure)") || ends.contains("\($0.destination)") }
    if let correction = route.correction(among: similar.map { "\($0)" }) {
      error.remedy =
        correction.hasSuffix("?")
        ? "\(correction) \(advice.prefix(1).uppercased())\(advice.dropFirst())" : "\(correction); \(advice)"
    } else {
      error.remedy = advice
    }
    return error
  }

  package var message: String {
    switch reason {
    case .unknownRoute(let known):
      return "no prices are recorded for \(route)" + (known.isEmpty ? " or any other route" : "")
    case .notRecorded(let currency, let isOneWay, _):
      let kind = isOneWay.map { $0 ? "one-way " : "round-trip " } ?? ""
      return "no \(kind)prices\(currency.map { " in \($0)" } ?? "") are recorded for \(route)"
    case .noDeparture(let days): return "no recorded price of \(route) is for departure \(days.phrase)"
    case .notSeen(let time): return "no recorded price of \(route) was seen in the last \(time.asAge)"
    }
  }
}

extension DepartureDays {
  /// The day or month after a preposition, such as `on 2027-01-31` or `in 2027-01`.
  package var phrase: String { "\(month == nil ? "on" : "in") \(text)" }
}

extension UsualPrices {
  /// Whether a recorded price is a deal, as in a search. A price that was not seen within a day is not a deal, because it
  /// has probably changed.
  package func isDeal(_ price: Price?, seenAt: Date?, now: Date) -> Bool {
    guard let price, let seenAt, now.timeIntervalSince(seenAt) <= 86_400 else { return false }
    return isDeal(price)
  }
}
