/// A day of departure in a price calendar.
public struct CalendarDay: Hashable, Sendable {
  /// What a service offers on a day.
  public enum Offer: Hashable, Sendable {
    /// The cheapest fare.
    case fare(CalendarFare)
    /// All flights are sold out.
    case soldOut
    /// The service lists no flight or, in a calendar of round trips, no trip that matches.
    case noFlight
    /// The service has no price, so it is unknown whether there are flights.
    case unknown
  }

  /// The day, in local time at the departure airport, as days since 1970.
  public var day: Int
  /// What the service offers.
  public var offer: Offer

  public init(_ day: Int, _ offer: Offer) { (self.day, self.offer) = (day, offer) }
}

/// The cheapest fare for a departure day.
public struct CalendarFare: Hashable, Sendable {
  /// The departure and destination airports.
  public var route: Route
  /// The price for one adult, including the return flight if there is one.
  public var price: Price
  /// The ISO 4217 code of the currency.
  public var currency: String
  /// The local day of the return flight at its airport of departure, as days since 1970; `nil` for a one-way trip.
  public var returnDay: Int?
  /// The name of the source that sent the price, if several sources were requested; otherwise `nil`.
  public var source: String?
  /// The return fare if this is a pair of one-way fares, each with its own ticket; otherwise `nil`.
  public var back: ReturnTicket?

  public init(
    route: Route, price: Price, currency: String, returnDay: Int? = nil, source: String? = nil,
    back: ReturnTicket? = nil
  ) {
    (self.route, self.price, self.currency, self.returnDay) = (route, price, currency, returnDay)
    (self.source, self.back) = (source, back)
  }

  /// The fare back of a pair.
  public struct ReturnTicket: Hashable, Sendable {
    public var route: Route
    /// A part of the price of the pair; the rest is that of the outbound fare.
    public var price: Price

    public init(route: Route, price: Price) { (self.route, self.price) = (route, price) }
  }

  /// The price of the outbound ticket of a pair; `nil` for any other fare.
  package var outboundPrice: Price? { back.flatMap { price.subtracting($0.price) } }
}

extension CalendarDay.Offer {
  /// The fare; `nil` if this offer has none.
  public var fare: CalendarFare? { if case .fare(let fare) = self { fare } else { nil } }

  /// The status in JSON: `available`, `sold_out`, `no_flight` or `unknown`.
  public var status: String {
    switch self {
    case .fare: "available"
    case .soldOut: "sold_out"
    case .noFlight: "no_flight"
    case .unknown: "unknown"
    }
  }

  /// Returns the better of two offers for the same day.
  ///
  /// Of two fares, the cheaper one is better. A fare is better than any other offer. Without a fare, ``unknown`` counts
  /// before ``soldOut``, because there may be a flight, and ``noFlight`` counts last. If neither is better, returns this
  /// offer.
  ///
  /// Prices in different currencies are not compared: `other` is better if only `other` has a price in the preferred
  /// `currency`, otherwise this offer is better.
  public func better(_ other: CalendarDay.Offer, in currency: String? = nil) -> CalendarDay.Offer {
    switch (self, other) {
    case (.fare(let fare), .fare(let otherFare)):
      if fare.currency == otherFare.currency { return otherFare.price < fare.price ? other : self }
      return currency?.equalsIgnoringASCIICase(otherFare.currency) == true ? other : self
    case (.fare, _): return self
    case (_, .fare): return other
    // The offers may be for different airports. An unknown one may have a price.
    case (.unknown, _), (_, .noFlight): return self
    default: return other
    }
  }
}

extension [CalendarDay] {
  /// Creates a day for each departure day of these trips, in order, with the cheapest trip as its fare. Leaves out
  /// trips with invalid codes or dates. ``CalendarDay/Offer/better(_:in:)`` describes how currencies matter.
  package init(cheapestOf trips: some Sequence<Trip>, in currency: String? = nil) {
    self = trips.compactMap { trip in
      guard let route = PricedRoute(of: trip)?.route, let dates = TripDates(of: trip) else { return nil }
      let fare = CalendarFare(route: route, price: trip.price, currency: trip.currency, returnDay: dates.returning)
      return CalendarDay(dates.departure, .fare(fare))
    }
    keepBest(in: currency)
  }

  /// Keeps the best offer of each day, sorted by day. See ``CalendarDay/Offer/better(_:in:)``.
  package mutating func keepBest(in currency: String? = nil) {
    let offers = Dictionary(lazy.map { ($0.day, $0.offer) }) { $0.better($1, in: currency) }
    self = offers.map { CalendarDay($0, $1) }.sorted { $0.day < $1.day }
  }
}

extension [Sighting] {
  /// Collects the prices to record from the days of a calendar: the cheapest for each route, source and dates, sorted by
  /// these. Leaves out pairs of fares, and fares with an implausible price or an invalid currency code.
  ///
  /// - Parameter sources: The names of the sources, as in ``PriceHistoryStore/sources``.
  package init(of days: [CalendarDay], sources: [String] = []) {
    self = days.compactMap { day in
      guard let fare = day.offer.fare, let currency = LetterCode(fare.currency), fare.price.isPlausible,
        fare.back == nil
      else { return nil }
      return Sighting(
        PricedRoute(fare.route, isOneWay: fare.returnDay == nil, currency: currency),
        TripDates(departure: day.day, returning: fare.returnDay), fare.price,
        source: UInt8(clamping: fare.source.flatMap(sources.firstIndex(of:)) ?? 0))
    }
    keepCheapest()
  }
}

extension CalendarDay.Offer {
  /// Returns the status in words, such as `sold out`; empty for a fare. A day without a round trip may have flights.
  package func words(isRoundTrip: Bool) -> String {
    if isRoundTrip, self == .noFlight { return "no trip" }
    return fare == nil ? status.replacing("_", with: " ") : ""
  }
}
