import AerogamiContainer
package import AerogamiCore
package import Foundation

extension JSONWriter {
  /// Writes a trip in the JSON format of Aerogami's API. Adds the UTC offsets of its times, which the API does not
  /// have, in minutes east of UTC.
  ///
  /// Nothing is lost when the trip is read again: times are exact to the millisecond, and prices have all their
  /// decimals.
  ///
  /// - Throws: ``TripEncodingError`` for a date that the API cannot represent.
  package mutating func aerogamiTrip(_ trip: Trip) throws(TripEncodingError) {
    beginObject()
    key("id")
    string(trip.id)
    key("price")
    price(trip.price)
    key("currency")
    string(trip.currency)
    key("airlines")
    string(trip.airlines)
    key("flight_number")
    int(trip.flightNumber)
    key("departure")
    aerogamiLocation(trip.departure)
    key("destination")
    aerogamiLocation(trip.destination)
    try aerogamiTime(trip.departureAt, key: "departure_at", offsetKey: "departure_utc_offset")
    if let returnAt = trip.returnAt {
      try aerogamiTime(returnAt, key: "return_at", offsetKey: "return_utc_offset")
    } else {
      key("return_at")
      null()
      key("return_utc_offset")
      null()
    }
    try aerogamiDate(trip.createdAt, key: "created_at")
    try aerogamiDate(trip.expiresAt, key: "expires_at")
    key("transfers")
    if let transfers = trip.transfers { int(transfers) } else { null() }
    key("duration")
    if let minutes = trip.travelMinutes { int(minutes) } else { null() }
    key("link")
    if let link = trip.link { string(link.text) } else { null() }
    endObject()
  }

  private mutating func aerogamiLocation(_ location: TripLocation) {
    beginObject()
    key("city")
    string(location.city)
    key("country_code")
    string(location.countryCode)
    key("airport_code")
    string(location.airportCode)
    endObject()
  }

  private mutating func aerogamiTime(
    _ time: LocalTime, key name: StaticString, offsetKey: StaticString
  ) throws(TripEncodingError) {
    guard aerogamiMilliseconds.contains(time.milliseconds) else { throw TripEncodingError() }
    key(name)
    int(time.milliseconds)
    key(offsetKey)
    if let offset = time.offset { int(offset / 60) } else { null() }
  }

  private mutating func aerogamiDate(_ date: Date, key name: StaticString) throws(TripEncodingError) {
    key(name)
    int(try date.milliseconds)
  }
}

/// A date outside the years 1 to 9999.
package struct TripEncodingError: ReportedError {
  package let message = "a trip has a date outside the years 1 to 9999, so it cannot be written as JSON"
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
