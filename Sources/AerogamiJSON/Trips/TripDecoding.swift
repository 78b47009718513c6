import AerogamiContainer
package import AerogamiCore
import Foundation

// Decoding of Aerogami's own API. Unknown keys are ignored. If a key occurs twice, the last value counts.

/// Decodes a list of trips. Invalid trips are skipped and counted, even if all trips are invalid. Times without a UTC
/// offset are read with the airports' clocks.
///
/// - Parameter isOffer: Whether the trips are offers of a service. Then a price of 0 or below is invalid, which saved
///   trips may have, and a trip that occurs several times has one element.
package func decodeTrips(
  _ bytes: Span<UInt8>, clocks: SharedAirportClocks, isOffer: Bool = false
) throws(ResponseError) -> DecodedList<Trip> {
  var list: DecodedList<Trip> = try clocks.withClocks { clocks throws(ResponseError) in
    try decodeJSON(bytes) { json throws(JSONError) in
      try json.readList { json throws(JSONError) in try Trip(aerogami: &json, clocks: &clocks, isOffer: isOffer) }
    }
  }
  if isOffer { list.joinRepeated() }
  return list
}

extension DecodedList<Trip> {
  /// Removes the trips that have the id, the flight and the currency of an earlier one, whose price becomes the lowest.
  fileprivate mutating func joinRepeated() {
    let hashes = flightHashes
    var (seen, several) = (Set<Int>(minimumCapacity: hashes.count), Set<Int>())
    for hash in hashes where !seen.insert(hash).inserted { several.insert(hash) }
    if several.isEmpty { return }
    let indices = hashes.indices.filter { several.contains(hashes[$0]) }
    let repeated = Set(
      Dictionary(grouping: indices) { hashes[$0] }.values.flatMap { joinRepeated(of: $0) })
    elements = elements.enumerated().filter { !repeated.contains($0.offset) }.map(\.element)
  }

  /// A hash of the flights of each trip. Hashing all ids instead takes 7 % of a large fetch.
  private var flightHashes: [Int] {
    let trips = elements.span
    return trips.indices.map { index in
      let times = trips[index].departureAt.milliseconds &+ (trips[index].returnAt?.milliseconds ?? 0) &* 0x9E37_79B9
      return times &* 31 &+ trips[index].flightNumber
    }
  }

  /// Returns the indices of the repeated trips among those at some ascending indices, after comparing their prices.
  private mutating func joinRepeated(of indices: [Int]) -> [Int] {
    var firsts: [Trip.ID: [Int]] = [:]
    return indices.filter { index in
      let trip = elements[index]
      let first = firsts[trip.id]?.first {
        trip.currency == elements[$0].currency && trip.isSameFlight(as: elements[$0])
      }
      guard let first else {
        firsts[trip.id, default: []].append(index)
        return false
      }
      if trip.price < elements[first].price { elements[first] = trip }
      return true
    }
  }
}

/// Decodes a list of regions. Invalid regions are skipped and counted, even if all regions are invalid. Throws
/// `tooManyRegions` for more than ``maxRegions``, because a fetch would send a request for each region.
package func decodeRegions(_ bytes: Span<UInt8>) throws(ResponseError) -> DecodedList<Region> {
  let list = try decodeJSON(bytes) { json throws(JSONError) in
    try json.readList(atMost: maxRegions) { json throws(JSONError) in try Region(aerogami: &json) }
  }
  if list.isTruncated { throw .tooManyRegions(limit: maxRegions) }
  return list
}

/// The maximum number of regions in a list, including invalid ones.
package let maxRegions = 10_000

/// Decodes an airport, plain or in the wrapper that the API's gateway may add:
/// `{"statusCode":200,"body":"<the airport's JSON as a string>"}`. Throws `status` if the wrapper's status is not 200.
package func decodeAirport(_ bytes: Span<UInt8>) throws(ResponseError) -> Airport {
  let status = try decodeJSON(bytes) { json throws(JSONError) in
    try json.readMember("statusCode") { json throws(JSONError) in try json.readInt() }
  }
  switch status {
  case nil: return try decodeJSON(bytes) { json throws(JSONError) in try Airport(aerogami: &json) }
  case 200: break
  case let status?: throw .status(status)
  }
  let body = try decodeJSON(bytes) { json throws(JSONError) in
    try json.readMember("body") { json throws(JSONError) in try json.readString() }.required("body", in: 0)
  }
  do {
    return try decodeJSON(Array(body.utf8).span) { json throws(JSONError) in try Airport(aerogami: &json) }
  } catch {
    switch error {
    case .malformed(let detail): throw .malformed("in the body: " + detail)
    case .mismatched(let detail): throw .mismatched("in the body: " + detail)
    case .status, .everyRow, .tooManyRegions: throw error
    }
  }
}

extension Trip {
  /// Reads a trip. In JSON, its times are instants. They become local times with the UTC offsets that
  /// ``JSONWriter/aerogamiTrip(_:)`` writes or, if these are missing, with the airports' clocks.
  ///
  /// - Parameter isTicket: Whether the trip is one of a pair. Then it has no tickets of its own, so that a response
  ///   cannot nest them without limit.
  /// - Parameter isOffer: See ``decodeTrips(_:clocks:isOffer:)``.
  package init(
    aerogami json: inout JSONReader, clocks: inout AirportClocks, isTicket: Bool = false, isOffer: Bool = false
  ) throws(JSONError) {
    var id: String?
    var price: Price?
    var currency: String?
    var airlines: String?
    var flightNumber: Int?
    var departure: TripLocation?
    var destination: TripLocation?
    var departureAt = ReadTime()
    var returnAt = ReadTime()
    var createdAt: Date?
    var expiresAt: Date?
    var transfers: Int?
    var travelMinutes: Int?
    var link: FareLink?
    var sources: [String] = []
    var (passengers, children, ticketCount) = (1, 0, 1)
    var tickets: [Trip] = []
    var (bags, requestedBags): (Int?, Int?)

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.readString()
      case "price": price = try isOffer ? json.readPriceToPay() : json.readPrice()
      case "currency": currency = try json.readString()
      case "airlines": airlines = try json.readString()
      case "flight_number": flightNumber = try json.readInt()
      case "departure": departure = try TripLocation(aerogami: &json)
      case "destination": destination = try TripLocation(aerogami: &json)
      case "departure_at": departureAt.milliseconds = try json.readMilliseconds()
      case "return_at": returnAt.milliseconds = try json.skipNull() ? nil : json.readMilliseconds()
      case "created_at": createdAt = try json.readDate()
      case "expires_at": expiresAt = try json.readDate()
      case "transfers": transfers = try json.skipNull() ? nil : json.readCount()
      case "duration": travelMinutes = try json.skipNull() ? nil : json.readCount()
      // An invalid link does not make the trip invalid, because users can search for the trip without it.
      case "link": link = try json.skipNull() ? nil : FareLink(json.readString())
      case "sources": sources = try json.skipNull() ? [] : json.readStrings()
      case "departure_utc_offset": departureAt.offset = try json.readOffset()
      case "return_utc_offset": returnAt.offset = try json.readOffset()
      case "passengers": passengers = try json.readCount()
      case "children": children = try json.readCount()
      case "ticket_count": ticketCount = try json.readCount()
      case "tickets" where !isTicket: tickets = try Self.readTickets(&json, &clocks)
      case "bags": bags = try json.skipNull() ? nil : json.readCount()
      case "requested_bags": requestedBags = try json.readCount()
      default: try json.skipValue()
      }
    }
    // The first missing key is reported, in the order of the API.
    let requiredID = try id.required("id", in: object)
    let requiredPrice = try price.required("price", in: object)
    let requiredCurrency = try currency.required("currency", in: object)
    let requiredAirlines = try airlines.required("airlines", in: object)
    let requiredNumber = try flightNumber.required("flight_number", in: object)
    let from = try departure.required("departure", in: object)
    let to = try destination.required("destination", in: object)
    self.init(
      id: requiredID, price: requiredPrice, currency: requiredCurrency, airlines: requiredAirlines,
      flightNumber: requiredNumber, departure: from, destination: to,
      departureAt: try departureAt.localTime(at: from.airportCode, &clocks, in: object)
        .required("departure_at", in: object),
      returnAt: try returnAt.localTime(at: to.airportCode, &clocks, in: object),
      createdAt: try createdAt.required("created_at", in: object),
      expiresAt: try expiresAt.required("expires_at", in: object),
      transfers: transfers, travelMinutes: travelMinutes,
      terms: FareTerms(
        passengers: passengers, children: children, tickets: ticketCount, bags: bags, requestedBags: requestedBags),
      link: link, sources: sources, tickets: tickets)
  }

  /// Reads the tickets of a pair, none or two.
  private static func readTickets(
    _ json: inout JSONReader, _ clocks: inout AirportClocks
  ) throws(JSONError) -> [Trip] {
    let start = json
    var tickets: [Trip] = []
    try json.beginArray()
    while try json.nextElement() {
      if tickets.count == 2 { throw start.outOfRange("none or two tickets") }
      tickets.append(try Trip(aerogami: &json, clocks: &clocks, isTicket: true))
    }
    if tickets.count == 1 { throw start.outOfRange("none or two tickets") }
    return tickets
  }
}

/// A time of a trip while it is read: the instant and its UTC offset have different keys.
private struct ReadTime {
  enum Offset {
    /// The offset is missing, so the airport's clock is used.
    case missing
    /// The offset in seconds east of UTC; `nil` if it is unknown.
    case given(Int?)
  }

  /// The time in milliseconds since 1970; `nil` if there is none.
  var milliseconds: Int?
  var offset = Offset.missing

  func localTime(at airport: String, _ clocks: inout AirportClocks, in object: Int) throws(JSONError) -> LocalTime? {
    guard let milliseconds else { return nil }
    let time =
      switch offset {
      case .missing: clocks.localTime(at: airport, milliseconds: milliseconds)
      case .given(let offset): LocalTime(milliseconds: milliseconds, offset: offset)
      }
    guard let time else {
      throw JSONError(at: object, .outOfRange(expected: "a trip with local times before the year 10000"))
    }
    return time
  }
}

extension TripLocation {
  fileprivate init(aerogami json: inout JSONReader) throws(JSONError) {
    var city: String?
    var countryCode: String?
    var airportCode: String?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "city": city = try json.readString()
      case "country_code": countryCode = try json.readString()
      case "airport_code": airportCode = try json.readString()
      default: try json.skipValue()
      }
    }
    self.init(
      city: try city.required("city", in: object),
      countryCode: try countryCode.required("country_code", in: object),
      airportCode: try airportCode.required("airport_code", in: object))
  }
}

extension Region {
  fileprivate init(aerogami json: inout JSONReader) throws(JSONError) {
    var id: String?
    var name: String?
    var countryCodes: [String]?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.readRegionID()
      case "name": name = try json.readString()
      case "country_codes": countryCodes = try json.readStrings()
      default: try json.skipValue()
      }
    }
    self.init(
      id: try id.required("id", in: object),
      name: try name.required("name", in: object),
      countryCodes: try countryCodes.required("country_codes", in: object))
  }
}

extension Airport {
  fileprivate init(aerogami json: inout JSONReader) throws(JSONError) {
    var code: String?
    var name: String?
    var city: String?
    var country: String?
    var state: String?
    var timeZone: String?
    var latitude: Double?
    var longitude: Double?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": code = try json.readString()
      case "name": name = try json.readString()
      case "city": city = try json.readString()
      case "country": country = try json.readString()
      case "state": state = try json.skipNull() ? nil : json.readString()
      case "tz": timeZone = try json.skipNull() ? nil : json.readString()
      case "lat": latitude = try json.readDouble()
      case "lon": longitude = try json.readDouble()
      default: try json.skipValue()
      }
    }
    self.init(
      code: try code.required("code", in: object),
      name: try name.required("name", in: object),
      city: try city.required("city", in: object),
      countryCode: try country.required("country", in: object),
      state: state,
      timeZone: timeZone,
      latitude: try latitude.required("lat", in: object),
      longitude: try longitude.required("lon", in: object))
  }
}

extension JSONReader {
  /// Reads the id of a region. Rejects an empty id, which would request the trips of all regions, and the ids `.` and
  /// `..`, which would change the path of a URL even if they are encoded.
  fileprivate mutating func readRegionID() throws(JSONError) -> String {
    let start = self
    let id = try readString()
    if ["", ".", ".."].contains(id) { throw start.outOfRange(#"an id other than "", "." and "..""#) }
    return id
  }

  /// Reads an offset in minutes east of UTC, or null for an unknown offset.
  fileprivate mutating func readOffset() throws(JSONError) -> ReadTime.Offset {
    if try skipNull() { return .given(nil) }
    let start = self
    let minutes = try readInt()
    guard (-1439...1439).contains(minutes) else { throw start.outOfRange("an offset of less than a day, in minutes") }
    return .given(minutes * 60)
  }

  fileprivate mutating func readDate() throws(JSONError) -> Date {
    Date(timeIntervalSince1970: Double(try readMilliseconds()) / 1000)
  }

  /// Reads a time in whole milliseconds since 1970, in the years 1 to 9999.
  fileprivate mutating func readMilliseconds() throws(JSONError) -> Int {
    let start = self
    let milliseconds = try readInt()
    guard aerogamiMilliseconds.contains(milliseconds) else {
      throw start.outOfRange("a time in milliseconds since 1970, in the years 1 to 9999")
    }
    return milliseconds
  }
}
