import AerogamiContainer
package import AerogamiCore
package import Foundation

extension JSONWriter {
  /// Writes a trip in the JSON format of Aerogami's API. Adds what the API does not have: the UTC offsets of its times,
  /// in minutes east of UTC, its sources, and what its price covers. Nothing is lost when the trip is read again: times
  /// are exact to the millisecond, and prices have all their decimals.
  ///
  /// - Parameter writesTerms: Whether to write what the price covers also if it is for one adult with one ticket, and it
  ///   is unknown whether bags are included. The tickets of a pair have no such members of their own.
  package mutating func aerogamiTrip(_ trip: Trip, writesTerms: Bool = false) throws(TripEncodingError) {
    beginObject()
    member("id", trip.id)
    member("price", trip.price)
    member("currency", trip.currency)
    member("airlines", trip.airlines)
    member("flight_number", trip.flightNumber)
    aerogamiLocation(trip.departure, key: "departure")
    aerogamiLocation(trip.destination, key: "destination")
    try aerogamiTime(trip.departureAt, key: "departure_at", offsetKey: "departure_utc_offset")
    try aerogamiTime(trip.returnAt, key: "return_at", offsetKey: "return_utc_offset")
    member("created_at", try trip.createdAt.milliseconds)
    member("expires_at", try trip.expiresAt.milliseconds)
    member("transfers", trip.transfers)
    member("duration", trip.travelMinutes)
    member("link", trip.link?.text)
    member("sources", trip.sources)
    if writesTerms || trip.terms != FareTerms() {
      member("passengers", trip.terms.passengers)
      member("children", trip.terms.children)
      member("ticket_count", trip.terms.tickets)
      member("bags", trip.terms.bags)
      member("requested_bags", trip.terms.requestedBags)
      key("tickets")
      try array(of: trip.tickets) { json, ticket throws(TripEncodingError) in try json.aerogamiTrip(ticket) }
    }
    endObject()
  }

  private mutating func aerogamiLocation(_ location: TripLocation, key: StaticString) {
    object(key) { json in
      json.member("city", location.city)
      json.member("country_code", location.countryCode)
      json.member("airport_code", location.airportCode)
    }
  }

  private mutating func aerogamiTime(
    _ time: LocalTime?, key: StaticString, offsetKey: StaticString
  ) throws(TripEncodingError) {
    if let time, !aerogamiMilliseconds.contains(time.milliseconds) { throw TripEncodingError() }
    member(key, time?.milliseconds)
    member(offsetKey, time?.offset.map { $0 / 60 })
  }
}

/// The error for a date outside the years 1 to 9999, which the API cannot represent.
package struct TripEncodingError: ReportedError {
  package let message = "the service sent a trip with a date outside the years 1 to 9999, which cannot be saved"
  package let remedy: String? = nil
}

extension Date {
  /// The date in milliseconds since 1970, rounded, as in Aerogami's API.
  package var milliseconds: Int {
    get throws(TripEncodingError) {
      guard let milliseconds = Int(exactly: (timeIntervalSince1970 * 1000).rounded()),
        aerogamiMilliseconds.contains(milliseconds)
      else { throw TripEncodingError() }
      return milliseconds
    }
  }
}

/// The years 1 to 9999, in milliseconds since 1970.
package let aerogamiMilliseconds = -62_135_596_800_000...253_402_300_799_999
