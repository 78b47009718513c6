package import AerogamiCore
import Foundation

/// The cheapest fare from an airport to a destination in Ryanair's fare finder, for one adult.
package struct RyanairFare: Hashable, Sendable {
  /// A non-stop flight. Its times are local, and their offsets are unknown, because the service sends none.
  package struct Flight: Hashable, Sendable {
    package var origin: TripLocation
    package var destination: TripLocation
    package var departureAt: LocalTime
    package var arrivalAt: LocalTime
    /// The carrier's IATA code: `FR`, or the code of another airline of the group.
    package var airline: String
    package var number: Int
  }

  package var outbound: Flight
  /// The return flight; `nil` for a one-way flight.
  package var inbound: Flight?
  /// The total price: of both flights, or of the only flight.
  package var price: Price
  /// The ISO 4217 code of the currency.
  package var currency: String
}

extension RyanairFare: Identifiable {
  /// The id of ``Trip/id(from:to:departureAt:returnAt:airline:flightNumber:)``.
  package var id: String {
    Trip.id(
      from: outbound.origin.airportCode, to: outbound.destination.airportCode, departureAt: outbound.departureAt,
      returnAt: inbound?.departureAt, airline: outbound.airline, flightNumber: outbound.number)
  }

  /// The airline's page for the flights on their departure days; `nil` if the URL is not a valid link.
  var link: FareLink? {
    var query = [("adults", "1"), ("dateOut", outbound.departureAt.dayText)]
    if let inbound { query.append(("dateIn", inbound.departureAt.dayText)) }
    query += [
      ("originIata", outbound.origin.airportCode), ("destinationIata", outbound.destination.airportCode),
      ("isReturn", inbound == nil ? "false" : "true"),
    ]
    return FareLink(
      "https://www.ryanair.com/gb/en/trip/flights/select?"
        + query.map { "\($0.0)=\($0.1.percentEncoded)" }.joined(separator: "&"))
  }
}

extension Trip {
  /// Creates a trip from a fare. The trip expires at departure.
  init(_ fare: RyanairFare, seenAt: Date, _ clocks: inout AirportClocks) {
    let out = Times(fare.outbound, &clocks)
    let back = fare.inbound.map { Times($0, &clocks) }
    let minutes = [out, back].compactMap(\.self).map(\.minutes)
    self.init(
      id: fare.id, price: fare.price, currency: fare.currency, airlines: fare.outbound.airline,
      flightNumber: fare.outbound.number, departure: fare.outbound.origin, destination: fare.outbound.destination,
      departureAt: out.departureAt, returnAt: back?.departureAt, createdAt: seenAt, expiresAt: out.departureAt.instant,
      transfers: 0,
      travelMinutes: minutes.contains(nil) ? nil : minutes.reduce(0) { $0 + ($1 ?? 0) }, link: fare.link)
  }

  private struct Times {
    let departureAt: LocalTime
    /// The travel time in minutes; `nil` if an offset is unknown, or if the arrival is not after the departure.
    let minutes: Int?

    init(_ flight: RyanairFare.Flight, _ clocks: inout AirportClocks) {
      departureAt = clocks.localTime(at: flight.origin.airportCode, wallClock: flight.departureAt)
      let arrivalAt = clocks.localTime(at: flight.destination.airportCode, wallClock: flight.arrivalAt)
      let elapsed = (arrivalAt.milliseconds - departureAt.milliseconds) / 60_000
      minutes = departureAt.offset != nil && arrivalAt.offset != nil && elapsed > 0 ? elapsed : nil
    }
  }
}
