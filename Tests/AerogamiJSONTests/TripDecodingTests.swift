import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

/// Returns a trip as in Aerogami's API, with some members replaced or, with `nil`, removed.
func tripJSON(_ changes: [String: String?] = [:]) -> String {
  let members = [
    ("currency", #""EUR""#), ("created_at", "1547991979887"), ("airlines", #""FR""#), ("departure_at", "1552848000000"),
    ("destination", #"{"city":"Malaga","country_code":"ES","airport_code":"AGP"}"#), ("flight_number", "4048"),
    ("departure", #"{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"}"#), ("return_at", "1553153100000"),
    ("price", "72"), ("id", #""c4449ff0-1cb9-11e9-b9f8-b3ba95b35000""#), ("expires_at", "1739200281000"),
  ]
  let texts = members.compactMap { key, value in (changes[key] ?? value).map { "\"\(key)\":\($0)" } }
  return "{\(texts.joined(separator: ","))}"
}

private func decodedTrips(
  _ text: String, clocks: SharedAirportClocks = SharedAirportClocks(zones: .none)
) throws(ResponseError) -> DecodedList<Trip> {
  let bytes = Array(text.utf8)
  return try decodeTrips(bytes.span, clocks: clocks)
}

@Suite("Decoding trips")
struct TripDecodingTests {
  static let trip = Trip(
    id: "c4449ff0-1cb9-11e9-b9f8-b3ba95b35000", price: 72, currency: "EUR", airlines: "FR", flightNumber: 4048,
    departure: TripLocation(city: "Copenhagen", countryCode: "DK", airportCode: "CPH"),
    destination: TripLocation(city: "Malaga", countryCode: "ES", airportCode: "AGP"),
    departureAt: .at("2019-03-17T18:40:00Z"), returnAt: .at("2019-03-21T07:25:00Z"),
    createdAt: Date(timeIntervalSince1970: 1_547_991_979.887), expiresAt: Date(timeIntervalSince1970: 1_739_200_281))

  @Test("every field is decoded")
  func allFields() throws {
    let list = try decodedTrips("[\(tripJSON())]")
    #expect(list.elements == [Self.trip])
    #expect(list.skipped.count == 0)
    #expect(list.skipped.reasons.isEmpty)
  }

  @Test("an empty list is valid", arguments: ["[]", " [ ] ", "\u{FEFF}[]"])
  func empty(_ text: String) throws {
    #expect(try decodedTrips(text).elements.isEmpty)
  }

  @Test("a list takes little more memory than its trips, even if the first ones are longer than the others")
  func capacity() throws {
    let (long, short) = (tripJSON(), tripJSON(["return_at": nil]))
    let list = try decodedTrips("[\(([long, long] + Array(repeating: short, count: 998)).joined(separator: ","))]")
    #expect(list.elements.count == 1000)
    #expect(list.elements.capacity < 1300)
  }

  @Test("a flight without a return is one way", arguments: [nil, "null"])
  func oneWay(_ returnAt: String?) throws {
    let list = try decodedTrips("[\(tripJSON(["return_at": returnAt]))]")
    #expect(list.elements.map(\.returnAt) == [nil])
  }

  @Test("departure and return use the clocks of their airports")
  func localTimes() throws {
    let clocks = SharedAirportClocks(zones: .twoHoursEast("Europe/Vilnius", fiveHoursWest: "America/New_York"))
    let places = [
      "departure": #"{"city":"Vilnius","country_code":"LT","airport_code":"VNO"}"#,
      "destination": #"{"city":"New York","country_code":"US","airport_code":"JFK"}"#,
      // 23:30 and 00:30 in UTC.
      "departure_at": "1801438200000", "return_at": "1801873800000",
    ]
    let trip = try #require(try decodedTrips("[\(tripJSON(places))]", clocks: clocks).elements.first)
    #expect(trip.departureAt == .at("2027-02-01T01:30:00+02:00"))
    #expect(trip.returnAt == .at("2027-02-05T19:30:00-05:00"))
    #expect(trip.nights == 4)
    let unknown = places.merging(["destination": #"{"city":"","country_code":"","airport_code":"QQQ"}"#]) { $1 }
    let other = try #require(try decodedTrips("[\(tripJSON(unknown))]", clocks: clocks).elements.first)
    #expect(other.departureAt == trip.departureAt)
    #expect(other.returnAt == .at("2027-02-06T00:30:00Z"))
    #expect(try decodedTrips("[\(tripJSON(places))]").elements.map(\.departureAt) == [.at("2027-01-31T23:30:00Z")])
  }

  @Test(
    "an offset takes precedence over the airport's clock, in any order, and null means unknown",
    arguments: [
      ("150", "-240", "2019-03-17T21:10:00+02:30", "2019-03-21T03:25:00-04:00"),
      ("null", "0", "2019-03-17T18:40:00Z", "2019-03-21T07:25:00+00:00"),
      (nil, "null", "2019-03-17T20:40:00+02:00", "2019-03-21T07:25:00Z"),
    ])
  func givenOffsets(departure: String?, returning: String?, departs: String, returns: String) throws {
    let clocks = SharedAirportClocks(zones: .twoHoursEast("Europe/Copenhagen", fiveHoursWest: "Europe/Madrid"))
    var members = ""
    if let departure { members += "\"departure_utc_offset\":\(departure)," }
    if let returning { members += "\"return_utc_offset\":\(returning)," }
    let (first, last) = ("{\(members)\(tripJSON().dropFirst())", "\(tripJSON().dropLast()),\(members.dropLast())}")
    for text in [first, last] {
      let trip = try #require(try decodedTrips("[\(text)]", clocks: clocks).elements.first)
      #expect(trip.departureAt == .at(departs))
      #expect(trip.returnAt == .at(returns))
    }
  }

  @Test("a trip is the same after writing and reading, with and without offsets")
  func written() throws {
    var other = Self.trip
    (other.departureAt, other.returnAt) = (.at("2019-03-17T23:40:00-03:30"), .at("2019-03-21T07:25:00.125+00:00"))
    var oneWay = other
    oneWay.returnAt = nil
    var json = JSONWriter()
    try json.array(of: [Self.trip, other, oneWay]) { json, trip in try json.aerogamiTrip(trip) }
    // The airports' clocks would show another time.
    let clocks = SharedAirportClocks(zones: .twoHoursEast("Europe/Copenhagen", fiveHoursWest: "Europe/Madrid"))
    #expect(try decodeTrips(json.bytes.span, clocks: clocks).elements == [Self.trip, other, oneWay])
    #expect(String(decoding: json.bytes, as: UTF8.self).contains(#","departure_utc_offset":-210,"#))
  }

  @Test(
    "what a price covers is the same after writing and reading, and is written only if it is requested or not plain")
  func terms() throws {
    let terms = [
      FareTerms(), FareTerms(passengers: 3, children: 1, tickets: 2, bags: 4), FareTerms(bags: 0),
      FareTerms(tickets: 2), FareTerms(requestedBags: 1), FareTerms(bags: 1, requestedBags: 0),
    ]
    let trips = terms.map { terms in
      var trip = Self.trip
      trip.terms = terms
      return trip
    }
    for isForced in [false, true] {
      var json = JSONWriter()
      try json.array(of: trips) { json, trip in try json.aerogamiTrip(trip, writesTerms: isForced) }
      let text = String(decoding: json.bytes, as: UTF8.self)
      #expect(try decodedTrips(text).elements == trips)
      #expect(text.components(separatedBy: "\"passengers\":").count == (isForced ? 7 : 6))
      let terms = #""passengers":3,"children":1,"ticket_count":2,"bags":4,"requested_bags":4,"tickets":[]}"#
      #expect(text.contains(terms))
    }
    // Without the member, the included bags are those that were requested.
    let members = #""passengers":1,"bags":2"#
    #expect(try decodedTrips("[\(tripJSON().dropLast()),\(members)}]").elements.map(\.terms) == [FareTerms(bags: 2)])
    for bad in [
      #""passengers":-1"#, #""bags":"two""#, #""ticket_count":1.5"#, #""requested_bags":-1"#, #""tickets":2"#,
      #""tickets":[{}]"#,
    ] {
      #expect(try decodedTrips("[\(tripJSON().dropLast()),\(bad)}]").skipped.count == 1)
    }
  }

  @Test("a price preserves its decimals")
  func decimals() throws {
    #expect(try decodedTrips("[\(tripJSON(["price": "72.50"]))]").elements.first?.price.description == "72.50")
  }

  @Test("unknown keys are ignored, with any value")
  func unknownKeys() throws {
    let trip = tripJSON().dropLast() + #","deals":[{"id":1}],"":null}"#
    #expect(try decodedTrips("[\(trip)]").elements == [Self.trip])
  }

  @Test("if a key occurs twice, the last value counts")
  func duplicateKeys() throws {
    let trip = tripJSON().dropLast() + #","price":99,"return_at":null}"#
    let list = try decodedTrips("[\(trip)]")
    #expect(list.elements.map(\.price) == [99])
    #expect(list.elements.map(\.returnAt) == [nil])
  }

  @Test(
    "an invalid trip is skipped, with its position and the reason",
    arguments: [
      (tripJSON(["price": "null"]), "[1].price: expected a number, found null"),
      (
        #"{"departure_utc_offset":1440}"#,
        "[1].departure_utc_offset: expected an offset of less than a day, in minutes, found 1440"
      ),
      (
        tripJSON(["departure_at": "253402300799999"]).dropLast() + #","departure_utc_offset":1}"#,
        "[1]: expected a trip with local times before the year 10000, found an object"
      ),
      (#"{"return_utc_offset":1.5}"#, "[1].return_utc_offset: expected a 64-bit whole number, found 1.5"),
      (tripJSON(["price": "\"72\""]), "[1].price: expected a number, found a string"),
      (tripJSON(["price": "1e40"]), "[1].price: expected an amount with at most 18 digits and 18 decimals, found 1e40"),
      (tripJSON(["price": nil]), "[1].price: missing"),
      (tripJSON(["id": nil]), "[1].id: missing"),
      (tripJSON(["id": "7"]), "[1].id: expected a string, found a number"),
      (tripJSON(["flight_number": "4048.5"]), "[1].flight_number: expected a 64-bit whole number, found 4048.5"),
      (tripJSON(["flight_number": "\"4048\""]), "[1].flight_number: expected a number, found a string"),
      (tripJSON(["departure_at": "null"]), "[1].departure_at: expected a number, found null"),
      (
        tripJSON(["departure_at": "253402300800000"]),
        "[1].departure_at: expected a time in milliseconds since 1970, in the years 1 to 9999, found 253402300800000"
      ),
      (
        tripJSON(["return_at": "-62135596800001"]),
        "[1].return_at: expected a time in milliseconds since 1970, in the years 1 to 9999, found -62135596800001"
      ),
      (tripJSON(["return_at": "false"]), "[1].return_at: expected a number, found a boolean"),
      (tripJSON(["destination": "null"]), "[1].destination: expected an object, found null"),
      (tripJSON(["destination": "[]"]), "[1].destination: expected an object, found an array"),
      (
        tripJSON(["destination": #"{"city":"Malaga","country_code":"ES","airport_code":null}"#]),
        "[1].destination.airport_code: expected a string, found null"
      ),
      (tripJSON(["departure": #"{"city":"Malaga","country_code":"ES"}"#]), "[1].departure.airport_code: missing"),
      ("null", "[1]: expected an object, found null"), ("[]", "[1]: expected an object, found an array"),
      ("{}", "[1].id: missing"), ("\"\\u001b\"", "[1]: expected an object, found a string"),
    ])
  func skips(_ element: String, reason: String) throws {
    let list = try decodedTrips("[\(tripJSON()),\(element),\(tripJSON())]")
    #expect(list.elements == [Self.trip, Self.trip])
    #expect(list.skipped.count == 1)
    #expect(list.skipped.reasons == [reason])
  }

  @Test("in the response of a service, a trip occurs once, also beside another trip with its id")
  func repeated() throws {
    let rows = [
      tripJSON(), tripJSON(), tripJSON(["price": "70"]), tripJSON(["currency": #""PLN""#]),
      tripJSON(["flight_number": "1"]), tripJSON(["id": #""b""#, "flight_number": "1"]),
    ]
    let bytes = Array("[\(rows.joined(separator: ","))]".utf8)
    let list = try decodeTrips(bytes.span, clocks: SharedAirportClocks(zones: .none), isOffer: true)
    let texts = list.elements.map { "\($0.price) \($0.currency) \($0.flightNumber)" }
    #expect(texts == ["70 EUR 4048", "72 PLN 4048", "72 EUR 1", "72 EUR 1"])
    #expect(list.skipped.count == 0)
    #expect(try decodeTrips(bytes.span, clocks: SharedAirportClocks(zones: .none)).elements.count == 6)
  }

  @Test("the edges of the calendar are accepted", arguments: ["-62135596800000", "253402300799999", "0", "1.5e3"])
  func edges(_ time: String) throws {
    #expect(try decodedTrips("[\(tripJSON(["expires_at": time]))]").skipped.count == 0)
  }

  @Test("all skipped trips are counted, with the reasons of the first three")
  func manySkipped() throws {
    let list = try decodedTrips("[1,2,3,4,\(tripJSON()),5]")
    #expect(list.elements.count == 1)
    #expect(list.skipped.count == 5)
    #expect(list.skipped.reasons == (0...2).map { "[\($0)]: expected an object, found a number" })
  }

  @Test("if all trips are invalid, all are counted")
  func allSkipped() throws {
    let list = try decodedTrips("[\(tripJSON(["price": nil])),7]")
    #expect(list.elements.isEmpty)
    #expect(list.skipped.count == 2)
    #expect(list.skipped.reasons.first == "[0].price: missing")
  }

  @Test(
    "a malformed document fails as a whole, even with valid trips",
    arguments: [
      ("[\(tripJSON()),", "line 1, column \(tripJSON().count + 3): expected a value, found the end"),
      (
        "[\(tripJSON()),{\"id\":1,\"x\":tru}]",
        "line 1, column \(tripJSON().count + 15): expected a value, found \"t\""
      ),
      ("[{},\n{\"a\":\"\\q\"}]", "line 2, column 7: expected a valid escape sequence, found \"\\\""),
      ("[]]", "line 1, column 3: expected the end of the document, found \"]\""),
      ("404 page not found", "line 1, column 5: expected the end of the document, found \"p\""),
      ("{\"error\":oops}", "line 1, column 10: expected a value, found \"o\""),
      ("not found", "line 1, column 1: expected a value, found \"n\""),
      ("", "line 1, column 1: expected a value, found the end"),
    ])
  func malformed(_ text: String, message: String) {
    #expect(throws: ResponseError.malformed(message)) { try decodedTrips(text) }
  }

  @Test(
    "a root of another type fails",
    arguments: [
      ("{}", "an object"), ("null", "null"), ("\"[]\"", "a string"), ("0", "a number"),
      ("{\"message\":\"no\"}", "an object"),
    ])
  func wrongRoot(_ text: String, kind: String) {
    #expect(throws: ResponseError.mismatched("expected an array, found \(kind)")) { try decodedTrips(text) }
  }

  @Test("invalid UTF-8 fails, also in ignored and skipped values")
  func invalidUTF8() {
    for prefix in ["[{\"unknown\":\"", "[{\"id\":1,\"name\":\""] {
      let bytes = Array(prefix.utf8) + [0xC3, 0x28] + Array("\"}]".utf8)
      #expect {
        try decodeTrips(bytes.span, clocks: SharedAirportClocks(zones: .none))
      } throws: { error in
        if case .malformed = error as? ResponseError { true } else { false }
      }
    }
  }
}

extension TimeZones {
  /// Two time zones, the second behind UTC.
  fileprivate static func twoHoursEast(_ east: String, fiveHoursWest west: String) -> TimeZones {
    TimeZones { zone, _ in
      let offset = [east: 7200, west: -18_000][zone]
      return offset.flatMap { ZoneOffsets([.init(start: 0, offset: $0)], until: 4_000_000_000) }
    }
  }
}

@Suite("Decoding regions and airports")
struct RegionAndAirportDecodingTests {
  @Test("regions are decoded, with country codes of any length")
  func regions() throws {
    let bytes = Array(
      #"[{"id":"blc","name":"Baltics","country_codes":["LT","LV","EST"]},{"id":"x","name":"X","country_codes":[1]}]"#
        .utf8)
    let list = try decodeRegions(bytes.span)
    #expect(list.elements == [Region(id: "blc", name: "Baltics", countryCodes: ["LT", "LV", "EST"])])
    #expect(list.skipped.reasons == ["[1].country_codes[0]: expected a string, found a number"])
  }

  @Test("a list of regions above the limit is an error with the limit", arguments: [true, false])
  func manyRegions(isUsable: Bool) throws {
    func list(_ count: Int) -> [UInt8] {
      let rows = (0..<count).map { isUsable ? #"{"id":"r\#($0)","name":"","country_codes":[]}"# : "1" }
      return Array(("[" + (rows + [#"{"id":"x","name":"","country_codes":[]}"#]).joined(separator: ",") + "]").utf8)
    }
    let longest = try decodeRegions(list(maxRegions - 1).span)
    #expect(longest.elements.count + longest.skipped.count == maxRegions)
    let error = #expect(throws: ResponseError.tooManyRegions(limit: maxRegions)) {
      _ = try decodeRegions(list(maxRegions).span)
    }
    #expect(
      error?.description
        == "the list has more than 10000 regions; name the regions to fetch, or check the base URL")
  }

  private static let airport = Airport(
    code: "VNO", name: "Vilnius International Airport", city: "Vilnius", countryCode: "LT", state: "Vilnius",
    timeZone: "Europe/Vilnius", latitude: 54.63, longitude: 25.28)

  private static let airportJSON =
    #"{"code":"VNO","city":"Vilnius","name":"Vilnius International Airport","#
    + #""country":"LT","state":"Vilnius","tz":"Europe/Vilnius","lon":25.28,"lat":54.63}"#

  private static func wrapped(_ body: String, status: Int = 200) -> String {
    #"{"statusCode":\#(status),"body":"\#(body.replacing("\"", with: "\\\""))"}"#
  }

  private func decoded(_ text: String) throws(ResponseError) -> Airport {
    let bytes = Array(text.utf8)
    return try decodeAirport(bytes.span)
  }

  @Test("an airport is decoded, wrapped or plain", arguments: [airportJSON, wrapped(airportJSON)])
  func airport(_ text: String) throws {
    #expect(try decoded(text) == Self.airport)
  }

  @Test("the body may come before the status")
  func bodyFirst() throws {
    let body = Self.airportJSON.replacing("\"", with: "\\\"")
    #expect(try decoded(#"{"body":"\#(body)","statusCode":200}"#) == Self.airport)
  }

  @Test("an airport's state is optional", arguments: ["", #""state":null,"#])
  func stateless(_ state: String) throws {
    #expect(try decoded(Self.airportJSON.replacing(#""state":"Vilnius","#, with: state)).state == nil)
  }

  @Test("an airport's time zone is optional", arguments: ["", #""tz":null,"#])
  func zoneless(_ zone: String) throws {
    var airport = Self.airport
    airport.timeZone = nil
    let json = Self.airportJSON.replacing(#""tz":"Europe/Vilnius","#, with: zone)
    #expect(try decoded(json) == airport)
    #expect(try decoded(Self.wrapped(json)) == airport)
  }

  @Test(
    "a wrapped failure has its status, with any body",
    arguments: [
      #"{"statusCode":404,"body":"\"not found\""}"#, #"{"statusCode":404}"#,
      #"{"body":{"message":"no"},"statusCode":404}"#,
    ])
  func status(_ text: String) {
    #expect(throws: ResponseError.status(404)) { try decoded(text) }
  }

  @Test(
    "an invalid airport is an error with the position",
    arguments: [
      ("{}", ResponseError.mismatched("code: missing")),
      ("[]", .mismatched("expected an object, found an array")),
      (airportJSON.replacing("25.28", with: "\"east\""), .mismatched("lon: expected a number, found a string")),
      (#"{"statusCode":"200","body":""}"#, .mismatched("statusCode: expected a number, found a string")),
      (#"{"statusCode":200}"#, .mismatched("body: missing")),
      (#"{"statusCode":200,"body":{}}"#, .mismatched("body: expected a string, found an object")),
      (wrapped("{}"), .mismatched("in the body: code: missing")),
      (wrapped("{"), .malformed("in the body: line 1, column 2: expected a key in quotes, found the end")),
      (wrapped(""), .malformed("in the body: line 1, column 1: expected a value, found the end")),
      ("{", .malformed("line 1, column 2: expected a key in quotes, found the end")),
    ])
  func failures(_ text: String, error: ResponseError) {
    #expect(throws: error) { try decoded(text) }
  }
}
