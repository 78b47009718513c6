/// Which trips to show, in which order, and how many: a pure value.
public struct TripQuery: Hashable, Sendable {
  /// Compared as a number, whatever the currency.
  public var maxPrice: Price?
  /// Airport codes, country codes or cities, any one of which is enough; empty for anywhere. Neither case nor accents
  /// matter.
  public var from: [String]
  public var to: [String]
  /// The countries that trips go to, as ISO 3166-1 alpha-2 in capitals, beside what `to` asks for; `nil` for all.
  public var toCountries: Set<String>?
  /// IATA codes of carriers, any one of which is enough; empty for all. Case does not matter.
  public var airlines: [String]
  /// The earliest departure that is shown, itself included.
  public var departAfter: Date?
  /// The departure from which on none is shown, itself excluded.
  public var departBefore: Date?
  /// ISO 4217; case does not matter; `nil` for all.
  public var currency: String?
  /// Only trips of which the service says that one changes planes on neither way.
  public var isDirect: Bool
  /// Only trips without a way back.
  public var isOneWay: Bool
  public var hideExpired: Bool
  public var order: TripOrder
  /// At most this many in all, of the first in order; `nil` for every one.
  public var limit: Int?

  public init(
    maxPrice: Price? = nil, from: [String] = [], to: [String] = [], toCountries: Set<String>? = nil,
    airlines: [String] = [], departAfter: Date? = nil, departBefore: Date? = nil,
    currency: String? = nil, isDirect: Bool = false, isOneWay: Bool = false, hideExpired: Bool = false,
    order: TripOrder = .price, limit: Int? = nil
  ) {
    self.maxPrice = maxPrice
    self.from = from
    self.to = to
    self.toCountries = toCountries
    self.airlines = airlines
    self.departAfter = departAfter
    self.departBefore = departBefore
    self.currency = currency
    self.isDirect = isDirect
    self.isOneWay = isOneWay
    self.hideExpired = hideExpired
    self.order = order
    self.limit = limit
  }

  public func matches(_ trip: Trip, at now: Date) -> Bool {
    if let maxPrice, trip.price > maxPrice { return false }
    if let departAfter, trip.departureAt < departAfter { return false }
    if let departBefore, trip.departureAt >= departBefore { return false }
    if isDirect, trip.transfers != 0 { return false }
    if isOneWay, trip.returnAt != nil { return false }
    if let currency, trip.currency.lowercased() != currency.lowercased() { return false }
    if hideExpired, trip.hasExpired(at: now) { return false }
    if !from.isEmpty, !from.contains(where: trip.departure.isNamed) { return false }
    if !to.isEmpty, !to.contains(where: trip.destination.isNamed) { return false }
    if let toCountries, !toCountries.contains(trip.destination.countryCode.uppercasedASCII) { return false }
    if !airlines.isEmpty, !airlines.contains(where: trip.isFlown) { return false }
    return true
  }
}

/// A trip, and the region whose answer it was in; `nil` when every region was asked for at once.
public struct FoundTrip: Hashable, Sendable {
  public var trip: Trip
  public var region: Region.ID?
  /// Whether its price is among the lowest of its route; see ``Deals``.
  public var isDeal: Bool

  public init(trip: Trip, region: Region.ID?, isDeal: Bool = false) {
    self.trip = trip
    self.region = region
    self.isDeal = isDeal
  }
}

/// Gathers what a query wants of one answer after another, in no more space than its limit asks for.
public struct TripSelection: Sendable {
  public let query: TripQuery
  public let now: Date
  private var trips: [FoundTrip] = []

  /// - Parameter now: What decides whether a trip has expired; one moment for the whole selection.
  public init(_ query: TripQuery, at now: Date) {
    self.query = query
    self.now = now
  }

  public mutating func add(_ answer: [Trip], in region: Region.ID?, deals: Deals = Deals()) {
    for place in query.places(of: answer, at: now) {
      let trip = answer[place]
      trips.append(FoundTrip(trip: trip, region: region, isDeal: deals.contains(trip, at: now)))
    }
    cut()
  }

  /// Adds what a selection of the same query gathered elsewhere.
  public mutating func add(_ other: TripSelection) {
    trips += other.trips
    cut()
  }

  /// What was gathered, in the query's order, at most its limit.
  public func sorted() -> [FoundTrip] {
    query.sorted(trips, at: now)
  }

  /// Cutting at twice the limit makes the sorting linear over all: each cut drops as many as it keeps.
  private mutating func cut() {
    if let limit = query.limit, trips.count / 2 > limit { trips = sorted() }
  }
}

extension TripLocation {
  fileprivate func isNamed(_ name: String) -> Bool {
    let name = name.folded
    return [airportCode, countryCode, city].contains { $0.folded == name }
  }
}

extension Trip {
  fileprivate func isFlown(by airline: String) -> Bool {
    airlines.split(separator: ",").contains { carrier in
      carrier.trimmingPrefix(while: \.isWhitespace).lowercased() == airline.lowercased()
    }
  }
}
