import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

extension LocalTime {
  /// The local time to the minute, such as `2027-01-08T06:10`, followed by `Z` if the offset is unknown and it is in UTC.
  var minutes: String { "\(description.prefix("2027-01-08T06:10".count))" + (offset == nil ? "Z" : "") }
}

/// A trip in the compact form of a result, for 15 trips in 1,500 tokens.
struct TripRow: Sendable {
  let found: FoundTrip
  /// The beginning of the id of the trip that identifies it.
  let id: String

  private var trip: Trip { found.trip }

  /// The booking link is long, so it is written on request.
  static func fields(showsSources: Bool, booking: BookingLink, now: @escaping @Sendable () -> Date)
    -> [OutputField<TripRow>]
  {
    [
      .text("id", "For check_fare.") { $0.id.printable(maxLength: 100) },
      .price("price", "The total for all passengers.") { $0.trip.price },
      .text("currency") { $0.trip.currency.asData },
      .text("from", "The IATA code of the airport.") { $0.trip.departure.airportCode.asData },
      .text("to", "The IATA code of the airport.") { $0.trip.destination.airportCode.asData },
      .text("city", "The destination.") { $0.trip.destination.knownCity },
      .text("departure_at", "Local time; with Z, UTC.") { $0.trip.departureAt.minutes },
      .text("return_at", "Local time of the return flight; null for one way.") { $0.trip.returnAt?.minutes },
      .integer("nights") { $0.trip.nights },
      .integer("transfers", "The most stops in one direction; null if unknown.") { $0.trip.transfers },
      .integer("duration", "Minutes, both directions together.") { $0.trip.travelMinutes },
      .text("flight", "Airline and number of the outbound flight.") { $0.trip.flightText.asData },
      .integer("ticket_count") { $0.trip.terms.tickets },
      .text("mark", "deal, stale (an old price, because the request failed), or expired.") { $0.mark(at: now()) },
    ] + (showsSources ? [.texts("sources") { $0.trip.sources }] : []) + [
      .text("booking_link") { booking.url(for: $0.trip, at: now()) }.onRequest
    ]
  }

  private func mark(at now: Date) -> String? {
    trip.hasExpired(at: now) ? "expired" : found.isStale ? "stale" : found.isDeal ? "deal" : nil
  }

  /// The trip in one line, with its id.
  func line(at now: Date) -> String {
    let stops = trip.transfers.map { $0 == 0 ? "direct" : counted($0, "stop") }
    let back = trip.returnAt == nil ? "one way" : "back \(trip.returnText)"
    let tickets = trip.terms.tickets > 1 ? counted(trip.terms.tickets, "ticket") : nil
    return [
      "\(trip.price.shown) \(trip.currency.asData) \(trip.departure.airportCode.asData)-"
        + "\(trip.destination.airportCode.asData) \(trip.destination.knownCity) "
        + trip.departureAt.text(at: now).replacing("  ", with: " "),
      back.replacing("  ", with: " "), stops, tickets, mark(at: now), trip.flightText.asData,
      "id \(id.printable(maxLength: 100))",
    ].compactMap(\.self).joined(separator: ", ")
  }
}
