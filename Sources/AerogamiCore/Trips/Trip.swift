import AerogamiContainer
public import Foundation

/// A trip that a service offers: a flight and, unless the trip is one way, a return flight. Texts are stored as the
/// service sent them. Escape them before printing (see `String.printable`).
public struct Trip: Hashable, Identifiable, Sendable {
  /// The service's id of the trip.
  public var id: String
  /// The total price in ``currency``, for all passengers of the ``terms``.
  public var price: Price
  /// The ISO 4217 code of the currency, such as `EUR`. Prices are never converted.
  public var currency: String
  /// The IATA code of the airline, such as `FR`, or several codes separated by commas.
  public var airlines: String
  /// The flight number of the outbound flight, without the airline.
  public var flightNumber: Int
  /// The departure airport.
  public var departure: TripLocation
  /// The destination airport.
  public var destination: TripLocation
  /// The local time of departure.
  public var departureAt: LocalTime
  /// The departure of the return flight, in local time at the destination; `nil` for a one-way trip.
  public var returnAt: LocalTime?
  /// When the offer stops being valid.
  public var expiresAt: Date
  /// When the service found the offer.
  public var createdAt: Date
  /// The number of stops in the direction with more stops; 0 for a direct flight, `nil` if it is not reported.
  public var transfers: Int?
  /// The total travel time of both directions, including stops; `nil` if the service does not report it.
  public var travelMinutes: Int?
  /// What the price covers. Declared here, where it makes the trip no larger.
  public var terms: FareTerms
  /// The booking page of this fare; `nil` if the service does not provide one.
  public var link: FareLink?
  /// The names of the sources that sent the trip at this price or a higher one, the source of the price first; empty
  /// for sample data and files.
  public var sources: [String]
  /// The outbound and the return trip if this is a pair of one-way trips, each with its own ticket; empty for all other
  /// trips, also for those with several tickets that a source has combined.
  public var tickets: [Trip]
}

extension Trip {
  /// Creates a trip. Calls the memberwise initializer, whose `expiresAt` is before `createdAt`, because assigning the
  /// properties one by one would make the compiler copy each new trip, which takes 2 % of a large fetch.
  public init(
    id: String, price: Price, currency: String, airlines: String, flightNumber: Int,
    departure: TripLocation, destination: TripLocation,
    departureAt: LocalTime, returnAt: LocalTime?, createdAt: Date, expiresAt: Date,
    transfers: Int? = nil, travelMinutes: Int? = nil, terms: FareTerms = FareTerms(), link: FareLink? = nil,
    sources: [String] = [], tickets: [Trip] = []
  ) {
    self.init(
      id: id, price: price, currency: currency, airlines: airlines, flightNumber: flightNumber, departure: departure,
      destination: destination, departureAt: departureAt, returnAt: returnAt, expiresAt: expiresAt,
      createdAt: createdAt, transfers: transfers, travelMinutes: travelMinutes, terms: terms, link: link,
      sources: sources, tickets: tickets)
  }

  /// Returns an id for the trips of a service that sends no ids: 64 bits of a digest in hexadecimal, so that users can
  /// refer to a trip by the first few digits. The same flight has the same id in every source and search, whatever its
  /// price. `departureAt` and `returnAt` are local times, and count to the minute.
  package static func id(
    from departure: String, to destination: String, departureAt: LocalTime, returnAt: LocalTime?, airline: String,
    flightNumber: Int
  ) -> String {
    let times = [departureAt, returnAt].map { $0.map { "\($0)".prefix("2027-01-10T07:00".count) } ?? "" }
    let identity = "\(departure)\n\(destination)\n\(times.joined(separator: "\n"))\n\(airline)\n\(flightNumber)"
    return SHA256.digest(Array(identity.utf8)).prefix(8).hexadecimal
  }

  /// Returns whether the trip has departed.
  package func hasDeparted(at now: Date) -> Bool { departureAt.instant <= now }

  /// Returns whether no one can book the trip, because the offer has ended or the trip has departed.
  public func hasExpired(at now: Date) -> Bool { expiresAt <= now || hasDeparted(at: now) }

  /// The number of seconds from the departure to the departure of the return flight; `nil` for a one-way trip.
  public var timeAway: TimeInterval? {
    returnAt.map { Double($0.milliseconds - departureAt.milliseconds) / 1000 }
  }

  /// The number of nights from the local day of departure to that of the return flight; `nil` for a one-way trip.
  public var nights: Int? { returnAt.map { departureAt.nights(until: $0) } }
}

/// The airport at one end of a trip.
public struct TripLocation: Hashable, Sendable {
  /// The city that the airport serves.
  public var city: String
  /// The ISO 3166-1 alpha-2 code of the country, such as `DK`.
  public var countryCode: String
  /// The IATA code of the airport, such as `CPH`.
  public var airportCode: String

  public init(city: String, countryCode: String, airportCode: String) {
    (self.city, self.countryCode, self.airportCode) = (city, countryCode, airportCode)
  }

  /// The name of the city for people: the service's own or, if the service sent no name, or only a code, that of the
  /// built-in tables.
  package var cityName: String {
    if !city.isEmpty, LetterCode(capitals: city) == nil { return city }
    if let city = CityNames.ofSuburbs[airportCode.uppercasedASCII] { return city }
    let known = KnownAirport(code: airportCode.uppercasedASCII)?.city.prefix { $0 != "," } ?? ""
    return known.isEmpty ? city : String(known)
  }

  package var title: String { airportCode + " " + cityName }
}

extension Trip {
  /// The number of stops; empty if unknown.
  package var stopsText: String { transfers.map { "\($0)" } ?? "" }

  /// The number of stops and, if there are several, of tickets, such as `1, 2 tickets`.
  package var stopsAndTickets: String {
    [stopsText, terms.tickets > 1 ? "\(terms.tickets) tickets" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The number of stops and of tickets if these are several, such as `0 x2`.
  package var shortStopsAndTickets: String {
    [stopsText, terms.tickets > 1 ? "x\(terms.tickets)" : ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The travel time in hours and minutes, such as `3:05`, or `6:05 both` for a round trip, whose directions are
  /// not known separately; empty if unknown.
  package var hoursText: String {
    travelMinutes == nil || returnAt == nil ? shortHoursText : "\(shortHoursText) both"
  }

  /// The travel time like ``hoursText``, without the word `both`.
  package var shortHoursText: String {
    travelMinutes.map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" } ?? ""
  }

  /// The airline and flight number, such as `FR 4048`; of both tickets of a pair, such as `FR 4048, W6 8048`.
  package var flightText: String {
    tickets.isEmpty ? airlines + " " + String(flightNumber) : tickets.map(\.flightText).joined(separator: ", ")
  }

  /// The route of the return flight of a pair if it is not the way back from the destination, such as `GRO–KUN`;
  /// otherwise `nil`.
  package var otherWayBack: String? {
    guard let back = tickets.last else { return nil }
    let ends = (back.departure.airportCode, back.destination.airportCode)
    return ends == (destination.airportCode, departure.airportCode) ? nil : "\(ends.0)–\(ends.1)"
  }

  /// The trip in one phrase, such as `72 EUR, CPH Copenhagen → AGP Málaga, Fri 15 Mar`, with what a price covers that is
  /// not for one passenger: see ``priceText``.
  package func summary(at now: Date) -> String {
    let tickets = terms.tickets > 1 ? ", \(terms.tickets) tickets" : ""
    return "\(priceText), \(departure.title) → \(destination.title), \(departureAt.dayText(at: now))\(tickets)"
      .printable(maxLength: 120)
  }
}
