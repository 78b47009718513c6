import AerogamiCore
import Foundation

/// An itinerary of Kiwi.com, for all passengers of a request.
struct KiwiItinerary: Hashable, Sendable {
  /// The flights of one direction. Its times are local, and their offsets are unknown, because the service sends none.
  struct Direction: Hashable, Sendable {
    var origin: TripLocation
    var destination: TripLocation
    var departureAt: LocalTime
    /// The carrier's IATA code and the number of the first flight; a number that is not a number is `nil`.
    var airline: String
    var flightNumber: Int?
    var stops: Int
    var minutes: Int?
  }

  var outbound: Direction
  /// The return flights; `nil` for a one-way trip.
  var inbound: Direction?
  /// The total price of both directions, for all passengers.
  var price: Price
  var ticketCount: Int
  /// The number of checked bags that the price includes; `nil` if the service does not say.
  var checkedBags: Int?
  var link: FareLink?
}

extension Trip {
  /// The time for which an offer counts as current, in seconds. The service does not say how long its prices are valid.
  private static let validity: TimeInterval = 86_400

  /// Creates a trip from an itinerary, which must have the number of its first flight.
  init(
    _ itinerary: KiwiItinerary, flightNumber: Int, currency: String, passengers: Passengers, seenAt: Date,
    _ clocks: inout AirportClocks
  ) {
    let (out, back) = (itinerary.outbound, itinerary.inbound)
    let departureAt = clocks.localTime(at: out.origin.airportCode, wallClock: out.departureAt)
    let returnAt = back.map { clocks.localTime(at: $0.origin.airportCode, wallClock: $0.departureAt) }
    let minutes = [out, back].compactMap(\.self).map(\.minutes)
    self.init(
      id: Trip.id(
        from: out.origin.airportCode, to: out.destination.airportCode, departureAt: departureAt, returnAt: returnAt,
        airline: out.airline, flightNumber: flightNumber),
      price: itinerary.price, currency: currency, airlines: out.airline, flightNumber: flightNumber,
      departure: out.origin, destination: out.destination, departureAt: departureAt, returnAt: returnAt,
      createdAt: seenAt, expiresAt: min(departureAt.instant, seenAt + Self.validity),
      transfers: max(out.stops, back?.stops ?? 0),
      travelMinutes: minutes.contains(nil) ? nil : minutes.reduce(0) { $0 + ($1 ?? 0) },
      terms: FareTerms(
        passengers: passengers.count, children: passengers.children, tickets: itinerary.ticketCount,
        bags: itinerary.checkedBags),
      link: itinerary.link)
  }
}
