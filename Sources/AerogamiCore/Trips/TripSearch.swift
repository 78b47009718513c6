package import AerogamiContainer
public import Foundation

/// The filters of a search for trips.
///
/// A service may use the search to return fewer trips, or ignore it. All responses are therefore filtered with
/// ``matches(_:at:)``. The text form is a URL query: see ``text``.
public struct TripSearch: Hashable, Sendable {
  /// The maximum price; `nil` for any.
  public var maxPrice: PriceLimit?
  /// The places of departure. A trip matches if any of them contains its departure airport; empty for any place.
  public var from: [Place]
  /// The destinations. A trip matches if any of them contains its destination airport; empty for any place.
  public var to: [Place]
  /// Further limits the destinations to countries: ISO 3166-1 alpha-2 codes in capitals; `nil` for all countries.
  public var toCountries: Set<String>?
  /// IATA codes of airlines. A trip matches if one of its airlines is listed; empty for all airlines. Case is ignored.
  public var airlines: [String]
  /// The month or day of departure; `nil` for any.
  public var departure: DepartureDays?
  /// The earliest departure, inclusive; `nil` for any.
  public var departAfter: DepartureLimit?
  /// The latest departure, exclusive; `nil` for any.
  public var departBefore: DepartureLimit?
  /// The ISO 4217 code of the currency; `nil` for any. Case is ignored.
  public var currency: String?
  /// Whether to match only trips that are known to have no stops.
  public var isDirect: Bool
  /// Whether to match only trips without a return flight.
  public var isOneWay: Bool
  /// Whether to leave out trips whose offer has expired.
  public var hideExpired: Bool
  /// The filters by nights, weekdays, hours, stops and travel time.
  public var shape: TripShape
  /// The party for whom the price must be.
  public var passengers: Passengers
  /// Whether a trip may be a connection that the passengers make themselves, with several tickets.
  public var allowsSelfTransfer: Bool
  /// Whether round trips may be pairs of one-way trips. Only round trips match then.
  public var allowsTwoTickets: Bool
  /// How many kilometers apart the airports of a pair may be at the same end of the trip; `nil` for airports of the same
  /// city only.
  public var nearbyKilometers: Int?
  /// The names of the sources to request, such as `ryanair`; empty for all. A trip matches if one of them sent it.
  public var sources: [String]

  /// Creates a search, by default for all trips.
  public init(
    maxPrice: PriceLimit? = nil, from: [Place] = [], to: [Place] = [], toCountries: Set<String>? = nil,
    airlines: [String] = [], departure: DepartureDays? = nil, departAfter: DepartureLimit? = nil,
    departBefore: DepartureLimit? = nil, currency: String? = nil, isDirect: Bool = false, isOneWay: Bool = false,
    hideExpired: Bool = false, shape: TripShape = TripShape(), passengers: Passengers = Passengers(),
    allowsSelfTransfer: Bool = false, allowsTwoTickets: Bool = false, nearbyKilometers: Int? = nil,
    sources: [String] = []
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
    self.shape = shape
    self.passengers = passengers
    self.allowsSelfTransfer = allowsSelfTransfer
    self.allowsTwoTickets = allowsTwoTickets
    self.nearbyKilometers = nearbyKilometers
    self.sources = sources
  }

  /// Returns whether a trip matches all filters. `now` decides whether the trip has expired.
  public func matches(_ trip: Trip, at now: Date) -> Bool {
    if let maxPrice, !maxPrice.allows(trip) { return false }
    if let departure, !departure.contains(trip.departureAt) { return false }
    if let departAfter, departAfter.isAfter(trip.departureAt) { return false }
    if let departBefore, !departBefore.isAfter(trip.departureAt) { return false }
    if isDirect, trip.transfers != 0 { return false }
    if isOneWay, trip.returnAt != nil { return false }
    if allowsTwoTickets, trip.returnAt == nil { return false }
    if !shape.isAny, !shape.matches(trip) { return false }
    if let currency, trip.currency.lowercased() != currency.lowercased() { return false }
    if hideExpired, trip.hasExpired(at: now) { return false }
    if !from.isEmpty, !from.contains(where: { $0.contains(trip.departure) }) { return false }
    if !to.isEmpty, !to.contains(where: { $0.contains(trip.destination) }) { return false }
    if let toCountries, !toCountries.contains(trip.destination.countryCode.uppercasedASCII) { return false }
    if !airlines.isEmpty, !airlines.contains(where: trip.isFlown) { return false }
    if !sources.isEmpty, !sources.contains(where: trip.sources.contains) { return false }
    return true
  }

  /// Returns the indices of the matching trips of a response, in their order.
  public func indices(of trips: [Trip], at now: Date) -> [Int] {
    let trips = trips.span
    var matching: [Int] = []
    matching.reserveCapacity(trips.count)
    for index in trips.indices where trips.withElement(at: index, { matches($0, at: now) }) { matching.append(index) }
    return matching
  }

  /// The first day of departure that is allowed, as days since 1970; `nil` for any. Ignores limits that are instants.
  package var firstDay: Int? { [departure?.days.lowerBound, departAfter?.day].compactMap(\.self).max() }

  /// The day after the last day of departure that the search allows, as days since 1970; `nil` for any. Ignores limits
  /// that are instants.
  package var endDay: Int? { [departure?.days.upperBound, departBefore?.day].compactMap(\.self).min() }

  /// Returns whether all departures that the search allows are over, as `DepartureDays.arePast` defines it for
  /// days, or before `now` itself if the limit is an instant.
  public func isOver(at now: LocalTime) -> Bool {
    if let endDay, endDay <= now.earliestDay { return true }
    return departBefore?.moment.map { $0 <= now.instant } ?? false
  }

  /// The days of departure that may match, in order, as days since 1970; `nil` if the search limits neither the days
  /// nor their weekdays. Leaves out days that are over in all time zones, and days ``longestAhead`` or more after the
  /// first. The local day of an instant depends on the UTC offset, so a limit that is an instant includes the days at
  /// all offsets from -12 to +14 hours.
  package func departureDays(at now: Date) -> [Int]? {
    let first = [firstDay, departAfter?.moment.flatMap { ($0 - 12 * 3600).dayNumber }].compactMap(\.self).max()
    let end = [endDay, departBefore?.moment.flatMap { ($0 + 14 * 3600).dayNumber }.map { $0 + 1 }].compactMap(\.self)
      .min()
    let weekdays = shape.departureDays
    if first == nil, end == nil, weekdays.isEmpty { return nil }
    let start = max(first ?? 0, (now - 12 * 3600).dayNumber ?? 0)
    let days = start..<max(start, min(end ?? .max, start + Self.longestAhead))
    return weekdays.isEmpty ? Array(days) : days.filter { weekdays.contains(Weekday(dayNumber: $0)) }
  }

  /// The number of days that a search without a last day includes. No airline sells flights that far ahead.
  package static let longestAhead = 365

  /// Returns the error for the first of ``sources`` that is not known; `nil` if all are.
  package func unknownSource(among known: [String], naming names: FieldNames = .parameters) -> TripSearchError? {
    guard let name = sources.first(where: { !known.contains($0) }) else { return nil }
    let field = names("source")
    return TripSearchError(
      "\(field): there is no source \"\(name.printable(maxLength: 60))\"",
      remedy: name.correction(among: known) ?? "remove \(field): there is only sample data", at: "source")
  }

  /// The currency to request from a service; `nil` for any.
  package var requestedCurrency: String? { currency ?? maxPrice?.currency }

  /// What the responses lack if only one-way trips are requested for a search for one-way trips, and otherwise only
  /// round trips.
  package var completenessOfRoundTrips: Completeness {
    isOneWay || allowsTwoTickets || shape.needsReturn ? .complete : .cheapestOnly(missing: "no one-way trips")
  }

  /// Whether only trips without stops can match.
  package var needsDirect: Bool { isDirect || shape.maxTransfers == 0 }
}

/// A field of trips that a search can filter by, but that some services do not report.
public enum TripField: Hashable, Sendable {
  /// The number of stops, for a search for direct flights.
  case stops
  /// The number of stops, for a search with a maximum number of stops.
  case transfers
  case travelTime

  func isKnown(of trip: borrowing Trip) -> Bool {
    switch self {
    case .stops, .transfers: trip.transfers != nil
    case .travelTime: trip.travelMinutes != nil
    }
  }

  /// The name for messages.
  public var name: String {
    switch self {
    case .stops, .transfers: "number of stops"
    case .travelTime: "travel time"
    }
  }

  var condition: String {
    switch self {
    case .stops: "\"direct\""
    case .transfers: "a maximum number of stops"
    case .travelTime: "a maximum travel time"
    }
  }
}

extension TripSearch {
  /// The fields that this search filters by and that some services do not report.
  var fields: [TripField] {
    (isDirect ? [.stops] : []) + (shape.maxTransfers == nil ? [] : [.transfers])
      + (shape.maxTravelMinutes == nil ? [] : [.travelTime])
  }

  /// Returns a field that the search filters by and that no trip of the response has; `nil` if the search can be
  /// applied, or if the response is empty.
  public func missingField(of trips: [Trip]) -> TripField? {
    if trips.isEmpty { return nil }
    let trips = trips.span
    return fields.first { field in !trips.indices.contains { field.isKnown(of: trips[$0]) } }
  }

  /// Counts the trips that this search leaves out because the service did not report a ``TripField``, by field. Counts
  /// only trips that match all filters that use no ``TripField``. A trip that lacks several fields counts for the first
  /// of them. Leaves out fields without such trips.
  public func leftOut(of trips: [Trip], at now: Date) -> [TripField: Int] {
    if fields.isEmpty { return [:] }
    var rest = self
    rest.isDirect = false
    (rest.shape.maxTransfers, rest.shape.maxTravelMinutes) = (nil, nil)
    let trips = trips.span
    var counts: [TripField: Int] = [:]
    for index in trips.indices {
      guard let field = fields.first(where: { !$0.isKnown(of: trips[index]) }) else { continue }
      if rest.matches(trips[index], at: now) { counts[field, default: 0] += 1 }
    }
    return counts
  }
}

extension Trip {
  fileprivate func isFlown(by airline: String) -> Bool {
    airlines.utf8.count == 2
      ? airlines.equalsIgnoringASCIICase(airline)
      : airlines.split(separator: ",").contains { carrier in
        carrier.trimmingPrefix(while: \.isWhitespace).equalsIgnoringASCIICase(airline)
      }
  }
}
