import AerogamiContainer
package import AerogamiCore
package import AerogamiJSON
package import Foundation

/// A flight or a round trip, with the price that was shown to a user of Travelpayouts in recent days.
package struct Fare: Hashable, Sendable {
  /// The airports of the flight, with the IATA code of the city instead of its name, and without a country.
  package var origin: TripLocation
  package var destination: TripLocation
  package var price: Price
  package var airline: String
  package var flightNumber: Int
  package var departureAt: LocalTime
  /// The departure of the return flight; `nil` for a one-way flight.
  package var returnAt: LocalTime?
  /// The number of stops in the direction that has more; `nil` if unknown.
  package var transfers: Int?
  /// The total travel time in minutes, including stops and, for a round trip, both directions; `nil` if unknown.
  package var minutes: Int?
  package var link: FareLink?
  /// The ISO 4217 code of the price's currency; `nil` if the whole response has one.
  package var currency: String?
  /// When the price was found; `nil` if unknown.
  package var foundAt: Date?
}

extension Fare: Identifiable {
  /// The id of ``Trip/id(from:to:departureAt:returnAt:airline:flightNumber:)``.
  package var id: String {
    Trip.id(
      from: origin.airportCode, to: destination.airportCode, departureAt: departureAt, returnAt: returnAt,
      airline: airline, flightNumber: flightNumber)
  }
}

package struct FarePage: Sendable {
  package var fares: DecodedList<Fare>
  /// The currency of every price: an ISO 4217 code such as `EUR`; empty if a response without fares has no currency.
  package var currency: String
  /// The number of rows that the service sent, including skipped ones.
  package var rowCount: Int { fares.elements.count + fares.skipped.count }
}

// Decodes responses of the Data API of Travelpayouts: `/aviasales/v3/prices_for_dates` and
// `/aviasales/v3/grouped_prices`. Unknown keys are ignored. If a key is repeated, its last value counts.

/// Decodes a page of fares. Rows that are not fares are skipped and counted, even if no row is left. Throws
/// `ResponseError.status(200)` for an error with status 200: `{"success":false,"error":"…"}`.
package func decodeFares(_ bytes: Span<UInt8>) throws(ResponseError) -> FarePage {
  try decodePage(bytes, isGrouped: false)
}

/// Decodes the fares of several days, like ``decodeFares(_:)``, from an object with a fare for each day. If there are
/// no fares, the service may send null or an array instead of this object, and no currency.
package func decodeGroupedFares(_ bytes: Span<UInt8>) throws(ResponseError) -> FarePage {
  try decodePage(bytes, isGrouped: true)
}

private func decodePage(_ bytes: Span<UInt8>, isGrouped: Bool) throws(ResponseError) -> FarePage {
  let page = try decodeJSON(bytes) { json throws(JSONError) -> FarePage? in
    // Checks for an error first, because `data` need not contain fares in an error report.
    let start = json
    // A response without `success` counts as a success.
    let isSuccess = try json.readMember("success") { json throws(JSONError) in try json.readBool() } ?? true
    if !isSuccess { return nil }
    json = start
    return try FarePage(travelpayouts: &json, isGrouped: isGrouped)
  }
  guard let page else { throw .status(200) }
  return page
}

extension FarePage {
  fileprivate init(travelpayouts json: inout JSONReader, isGrouped: Bool) throws(JSONError) {
    var fares: DecodedList<Fare>?
    var currency: String?
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "data" where isGrouped: fares = try json.readGroupedFares()
      case "data": fares = try json.skipNull() ? nil : json.readFares()
      case "currency": currency = try json.readString().uppercasedASCII
      default: try json.skipValue()
      }
    }
    let known = try fares.required("data", in: object)
    if isGrouped, known.elements.isEmpty, known.skipped.count == 0 { currency = currency ?? "" }
    self.init(fares: known, currency: try currency.required("currency", in: object))
  }
}

extension JSONReader {
  fileprivate mutating func readFares() throws(JSONError) -> DecodedList<Fare> {
    try readList { json throws(JSONError) in try Fare(travelpayouts: &json) }
  }

  fileprivate mutating func readGroupedFares() throws(JSONError) -> DecodedList<Fare> {
    if try skipNull() { return DecodedList() }
    if try peek() == .array { return try readFares() }
    return try readMembers { json throws(JSONError) in try Fare(travelpayouts: &json) }
  }
}

extension Fare {
  fileprivate init(travelpayouts json: inout JSONReader) throws(JSONError) {
    var origin: String?
    var originAirport: String?
    var destination: String?
    var destinationAirport: String?
    var price: Price?
    var airline: String?
    var flightNumber: Int?
    var departureAt: LocalTime?
    var returnAt: LocalTime?
    var transfers: Int?
    var returnTransfers: Int?
    var minutes: Int?
    var link: FareLink?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "origin": origin = try json.readString()
      case "origin_airport": originAirport = try json.readTextIfAny()
      case "destination": destination = try json.readString()
      case "destination_airport": destinationAirport = try json.readTextIfAny()
      case "price": price = try json.readPriceToPay()
      case "airline": airline = try json.readString()
      case "flight_number": flightNumber = try json.readFlightNumber()
      case "departure_at": departureAt = try json.readTime()
      case "return_at": returnAt = try json.readTimeIfAny()
      case "transfers": transfers = try json.skipNull() ? nil : json.readCount()
      case "return_transfers": returnTransfers = try json.skipNull() ? nil : json.readCount()
      case "duration": minutes = try json.skipNull() ? nil : json.readCount()
      // A fare without a valid link is still useful: the user can search for the flight.
      case "link": link = try json.readTextIfAny().flatMap { FareLink($0) }
      default: try json.skipValue()
      }
    }
    let from = try origin.required("origin", in: object)
    let to = try destination.required("destination", in: object)
    let departure = try departureAt.required("departure_at", in: object)
    try returnAt.checkOrder(after: departure, in: object)
    self.init(
      // If the airport is missing, uses the city's code: in most cities with a single airport, both codes are equal.
      origin: TripLocation(city: from, countryCode: "", airportCode: originAirport ?? from),
      destination: TripLocation(city: to, countryCode: "", airportCode: destinationAirport ?? to),
      price: try price.required("price", in: object),
      airline: try airline.required("airline", in: object),
      flightNumber: try flightNumber.required("flight_number", in: object),
      departureAt: departure, returnAt: returnAt,
      transfers: transfers.map { max($0, returnAt == nil ? 0 : returnTransfers ?? 0) },
      minutes: minutes, link: link)
  }
}

extension LocalTime? {
  /// Throws if a return flight departs before the outbound flight: such a fare cannot be booked.
  func checkOrder(after departure: LocalTime, in object: Int) throws(JSONError) {
    guard let self, self.instant < departure.instant else { return }
    throw JSONError(at: object, .outOfRange(expected: "a fare that does not return before it departs"))
  }
}

extension JSONReader {
  /// Reads a number, or a string with a number: the service has sent both.
  fileprivate mutating func readFlightNumber() throws(JSONError) -> Int {
    try peek() == .number ? readInt() : readString(as: "a flight number") { Int($0) }
  }

  /// Reads a date-time with its offset from UTC, such as `2026-05-10T07:00:00+03:00`.
  mutating func readTime() throws(JSONError) -> LocalTime {
    try readString(as: "a date and time with its offset from UTC") { text in
      LocalTime(text).flatMap { aerogamiMilliseconds.contains($0.milliseconds) ? $0 : nil }
    }
  }

  /// Reads a date-time; `nil` for null and for an empty string.
  mutating func readTimeIfAny() throws(JSONError) -> LocalTime? {
    let start = self
    guard try readTextIfAny() != nil else { return nil }
    self = start
    return try readTime()
  }
}
