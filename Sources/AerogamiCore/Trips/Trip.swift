/// A flight somewhere and, unless it is one way, back: one row of a feed.
///
/// Every text comes from a service and is kept as it came; whatever shows one makes it inert first.
public struct Trip: Hashable, Identifiable, Sendable {
  public var id: String
  public var price: Price
  /// An ISO 4217 code such as `EUR`. Prices in different currencies are never converted.
  public var currency: String
  /// The carriers' IATA codes: `FR`, or several separated by commas.
  public var airlines: String
  public var flightNumber: Int
  public var departure: TripLocation
  public var destination: TripLocation
  /// By the clock of the airport of departure.
  public var departureAt: LocalTime
  /// When the flight back leaves, by the clock of the destination's airport; `nil` for a one-way trip.
  public var returnAt: LocalTime?
  public var createdAt: Date
  /// From this moment on the price is no longer vouched for.
  public var expiresAt: Date
  /// How often one changes planes on the way with more changes; 0 for a direct flight, `nil` where the service does not
  /// say.
  public var transfers: Int?
  /// How long one is under way, changes included, both ways together; `nil` where the service does not say.
  public var travelMinutes: Int?
  /// Where this very fare is booked; `nil` where the service does not say.
  public var link: FareLink?

  public init(
    id: String, price: Price, currency: String, airlines: String, flightNumber: Int,
    departure: TripLocation, destination: TripLocation,
    departureAt: LocalTime, returnAt: LocalTime?, createdAt: Date, expiresAt: Date,
    transfers: Int? = nil, travelMinutes: Int? = nil, link: FareLink? = nil
  ) {
    self.id = id
    self.price = price
    self.currency = currency
    self.airlines = airlines
    self.flightNumber = flightNumber
    self.departure = departure
    self.destination = destination
    self.departureAt = departureAt
    self.returnAt = returnAt
    self.createdAt = createdAt
    self.expiresAt = expiresAt
    self.transfers = transfers
    self.travelMinutes = travelMinutes
    self.link = link
  }

  public func hasExpired(at now: Date) -> Bool {
    expiresAt <= now
  }

  /// The time away in seconds, from the flight out to the flight back; `nil` for a one-way trip.
  public var duration: TimeInterval? {
    returnAt.map { Double($0.milliseconds - departureAt.milliseconds) / 1000 }
  }

  /// How often midnight passes on the traveler's clocks between the flights; `nil` for a one-way trip.
  public var nights: Int? {
    returnAt.map { departureAt.nights(until: $0) }
  }
}

/// One end of a trip.
public struct TripLocation: Hashable, Sendable {
  public var city: String
  /// ISO 3166-1 alpha-2, such as `DK`.
  public var countryCode: String
  /// IATA, such as `CPH`.
  public var airportCode: String

  public init(city: String, countryCode: String, airportCode: String) {
    self.city = city
    self.countryCode = countryCode
    self.airportCode = airportCode
  }
}
