/// Which trips a traveler searches for: a pure value, whose text form is the query of an address.
///
/// A service may use it to return less. What arrives is filtered by ``matches(_:at:)``, so that every service gives the
/// same result.
public struct TripSearch: Hashable, Sendable {
  /// Compared as a number, whatever the currency.
  public var maxPrice: Price?
  /// Airport codes, country codes or cities, any one of which is enough; empty for anywhere. Neither case nor accents
  /// matter.
  public var from: [String]
  public var to: [String]
  /// The countries that trips go to, as ISO 3166-1 alpha-2 in capitals, in addition to `to`; `nil` for all.
  public var toCountries: Set<String>?
  /// IATA codes of airlines, any one of which is enough; empty for all. Case does not matter.
  public var airlines: [String]
  /// The month or the day of the departure.
  public var departure: DepartureDays?
  /// The earliest departure, inclusive.
  public var departAfter: DepartureLimit?
  /// The latest departure, exclusive.
  public var departBefore: DepartureLimit?
  /// ISO 4217; case does not matter; `nil` for any.
  public var currency: String?
  /// Only trips that are known to have no stops.
  public var isDirect: Bool
  /// Only trips without a flight back.
  public var isOneWay: Bool
  public var hideExpired: Bool

  public init(
    maxPrice: Price? = nil, from: [String] = [], to: [String] = [], toCountries: Set<String>? = nil,
    airlines: [String] = [], departure: DepartureDays? = nil, departAfter: DepartureLimit? = nil,
    departBefore: DepartureLimit? = nil, currency: String? = nil, isDirect: Bool = false, isOneWay: Bool = false,
    hideExpired: Bool = false
  ) {
    self.maxPrice = maxPrice
    self.from = from
    self.to = to
    self.toCountries = toCountries
    self.airlines = airlines
    self.departure = departure
    self.departAfter = departAfter
    self.departBefore = departBefore
    self.currency = currency
    self.isDirect = isDirect
    self.isOneWay = isOneWay
    self.hideExpired = hideExpired
  }

  /// - Parameter now: Decides whether a trip has expired.
  public func matches(_ trip: Trip, at now: Date) -> Bool {
    if let maxPrice, trip.price > maxPrice { return false }
    if let departure, !departure.contains(trip.departureAt) { return false }
    if let departAfter, departAfter.isAfter(trip.departureAt) { return false }
    if let departBefore, !departBefore.isAfter(trip.departureAt) { return false }
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

extension TripSearch {
  /// The first day on which a trip may depart, by all that is set; `nil` where every earlier one is as good.
  package var firstDay: Int? { [departure?.days.lowerBound, departAfter?.day].compactMap(\.self).max() }

  /// The day before which a trip has to depart, by all that is set.
  package var endDay: Int? { [departure?.days.upperBound, departBefore?.day].compactMap(\.self).min() }

  /// The shortest period that a service can be asked for and that has every day of this search; `nil` where there is
  /// none. Searches for the same days have the same. Clocks are at most 12 h behind UTC and 14 h ahead of it, which is
  /// the day of a moment.
  package var requestedDays: DepartureDays? {
    let first = [firstDay, departAfter?.moment.flatMap { ($0 - 12 * 3600).dayNumber }].compactMap(\.self).max()
    let end = [endDay, departBefore?.moment.flatMap { ($0 + 14 * 3600).dayNumber }.map { $0 + 1 }].compactMap(\.self)
      .min()
    guard let first, let end, first < end else { return nil }
    return DepartureDays(containing: first..<end)
  }
}

/// What a search needs to know of a trip, and some services do not report.
public enum TripField: Hashable, Sendable {
  case stops

  /// Whether a trip has it.
  func isKnown(of trip: borrowing Trip) -> Bool {
    switch self {
    case .stops: trip.transfers != nil
    }
  }

  /// What a person calls it.
  public var name: String {
    switch self {
    case .stops: "stops"
    }
  }

  /// The parameter of a search that needs it.
  package var parameter: String {
    switch self {
    case .stops: TripSearch.Parameters.direct.name
    }
  }
}

extension TripSearch {
  /// The fields that this search filters by and that a service may not report.
  var fields: [TripField] { isDirect ? [.stops] : [] }

  /// The field for which no trip of a response can match; `nil` where the search can be answered. An empty response
  /// answers every search.
  public func missingField(of trips: [Trip]) -> TripField? {
    if trips.isEmpty { return nil }
    let trips = trips.span
    return fields.first { field in !trips.indices.contains { field.isKnown(of: trips[$0]) } }
  }

  /// How many trips of a response are left out only because a field of them is unknown; without fields of which that
  /// is none.
  public func leftOut(of trips: [Trip], at now: Date) -> [TripField: Int] {
    if fields.isEmpty { return [:] }
    var rest = self
    rest.isDirect = false
    let trips = trips.span
    var counts: [TripField: Int] = [:]
    for index in trips.indices {
      guard let field = fields.first(where: { !$0.isKnown(of: trips[index]) }) else { continue }
      if rest.matches(trips[index], at: now) { counts[field, default: 0] += 1 }
    }
    return counts
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
