import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

@Suite("Decoding Ryanair's fares") struct RyanairFareDecodingTests {
  private func decoded(_ text: String, isOneWay: Bool = false) throws(ResponseError) -> RyanairFarePage {
    let bytes = Array(text.utf8)
    return try decodeRyanairFares(bytes.span, isOneWay: isOneWay)
  }

  private func decoded(fare: String, isOneWay: Bool = false) throws -> DecodedList<RyanairFare?> {
    try decoded(ryanairPage([fare]), isOneWay: isOneWay).fares
  }

  private static let dublin = TripLocation(city: "Dublin", countryCode: "IE", airportCode: "DUB")
  private static let stansted = TripLocation(city: "London", countryCode: "GB", airportCode: "STN")
  private static let out = RyanairFare.Flight(
    origin: dublin, destination: stansted, departureAt: .at("2027-01-12T07:25:00Z"),
    arrivalAt: .at("2027-01-12T08:50:00Z"), airline: "FR", number: 3820)
  private static let back = RyanairFare.Flight(
    origin: stansted, destination: dublin, departureAt: .at("2027-01-15T21:10:00Z"),
    arrivalAt: .at("2027-01-15T22:25:00Z"), airline: "RK", number: 215)

  @Test("a round trip has the total price, and codes of countries are in capitals")
  func roundTrip() throws {
    let page = try decoded(ryanairPage([ryanairFareJSON()]))
    let price = try #require(Price("35.66"))
    #expect(page.fares.elements == [RyanairFare(outbound: Self.out, inbound: Self.back, price: price, currency: "EUR")])
    #expect(!page.hasMore)
    #expect(try decoded(ryanairPage([], nextPage: "2")).hasMore)
  }

  @Test("a one-way fare has the price of the flight, and ignores a return flight")
  func oneWay() throws {
    let price = try #require(Price("20.16"))
    let expected = RyanairFare(outbound: Self.out, inbound: nil, price: price, currency: "EUR")
    for changes: [String: String?] in [["inbound": nil], ["inbound": "null"], ["inbound": "7"], ["summary": nil]] {
      #expect(try decoded(fare: ryanairFareJSON(changes), isOneWay: true).elements == [expected])
    }
  }

  @Test(
    "a flight without a price is not a fare, and not an error",
    arguments: [
      ["outbound": ryanairLegJSON(["price": "null"])],
      ["outbound": ryanairLegJSON(["price": #"{"value":null,"currencyCode":"EUR"}"#])],
      ["outbound": ryanairLegJSON(["soldOut": "true"])], ["outbound": ryanairLegJSON(["unavailable": "true"])],
      ["outbound": ryanairLegJSON(["price": "null", "flightNumber": "null", "departureDate": "null"])],
      ["outbound": "null"], ["soldOut": "true"], ["inbound": "null"],
      ["inbound": ryanairReturnJSON(["price": "null"])], ["inbound": ryanairReturnJSON(["soldOut": "true"])],
      ["summary": "null"], ["summary": #"{"price":null}"#],
    ])
  func unsold(changes: [String: String]) throws {
    let list = try decoded(fare: ryanairFareJSON(changes))
    #expect(list.elements == [nil])
    #expect(list.skipped.count == 0)
  }

  @Test(
    "a row that is not a fare is skipped with the reason",
    arguments: [
      (["inbound": nil], "inbound: missing"), (["outbound": nil], "outbound: missing"),
      (["summary": nil], "summary: missing"),
      (["outbound": ryanairLegJSON(["price": nil])], "price: missing"),
      (["outbound": ryanairLegJSON(["price": #"{"value":0,"currencyCode":"EUR"}"#])], "an amount above 0"),
      (["outbound": ryanairLegJSON(["price": #"{"value":-1,"currencyCode":"EUR"}"#])], "an amount above 0"),
      (["outbound": ryanairLegJSON(["price": #"{"value":1,"currencyCode":"€"}"#])], "a currency code"),
      (["outbound": ryanairLegJSON(["price": #"{"value":1}"#])], "currencyCode: missing"),
      (["outbound": ryanairLegJSON(["flightNumber": "\"3820\""])], "a flight number such as FR3820"),
      (["outbound": ryanairLegJSON(["flightNumber": "null"])], "flightNumber: missing"),
      (["outbound": ryanairLegJSON(["departureDate": "\"2027-01-12T07:25:00Z\""])], "a local date and time"),
      (["outbound": ryanairLegJSON(["departureDate": "\"2027-01-12T07:25:00+01:00\""])], "a local date and time"),
      (["outbound": ryanairLegJSON(["arrivalDate": "\"2027-02-30T07:25:00\""])], "a local date and time"),
      (["outbound": ryanairLegJSON(["departureAirport": #"{"iataCode":"D/B"}"#])], "an airport code"),
      (["outbound": ryanairLegJSON(["arrivalAirport": "{}"])], "iataCode: missing"),
      (["summary": #"{"price":{"value":"x","currencyCode":"EUR"}}"#], "number"),
    ] as [([String: String?], String)])
  func wrongRows(changes: [String: String?], reason: String) throws {
    let list = try decoded(ryanairPage([ryanairFareJSON(changes), ryanairFareJSON()])).fares
    #expect(list.elements.count == 1)
    #expect(list.skipped.count == 1)
    #expect(list.skipped.reasons.first?.contains(reason) == true, "\(list.skipped.reasons)")
  }

  @Test("an airport without a city has the built-in one")
  func withoutCity() throws {
    let leg = ryanairLegJSON([
      "departureAirport": #"{"iataCode":"vno","city":null}"#, "arrivalAirport": #"{"iataCode":"QQQ","name":"Nowhere"}"#,
    ])
    let flight = try #require(
      try decoded(fare: ryanairFareJSON(["outbound": leg]), isOneWay: true).elements.first ?? nil)
    #expect(flight.outbound.origin == TripLocation(city: "Vilnius", countryCode: "LT", airportCode: "VNO"))
    #expect(flight.outbound.destination == TripLocation(city: "Nowhere", countryCode: "", airportCode: "QQQ"))
  }

  @Test("a response without fares is an error, and so is an error report")
  func noList() throws {
    for text in ["{}", "[]", #"{"fares":null}"#, #"{"fares":{}}"#, "", #"{"fares":[}"#] {
      #expect(throws: ResponseError.self, "\(text)") { try decoded(text) }
    }
    #expect(throws: ResponseError.status(200)) { try decoded(#"{"error":"no"}"#) }
  }

  @Test("an id depends on the outbound flight and the local times, and not on the price")
  func ids() throws {
    func id(_ changes: [String: String?]) throws -> String {
      try #require(try decoded(fare: ryanairFareJSON(changes)).elements.first ?? nil).id
    }
    let id0 = try id([:])
    #expect(id0.count == 16)
    #expect(try id(["summary": #"{"price":{"value":1,"currencyCode":"GBP"}}"#]) == id0)
    // Other sources do not report the number of the return flight.
    #expect(try id(["inbound": ryanairReturnJSON(["flightNumber": #""FR215""#])]) == id0)
    let others = [
      try id(["outbound": ryanairLegJSON(["departureDate": #""2027-01-12T07:35:00""#])]),
      try id(["outbound": ryanairLegJSON(["flightNumber": #""FR3821""#])]),
      try id(["inbound": ryanairReturnJSON(["departureDate": #""2027-01-16T21:10:00""#])]),
      try #require(try decoded(fare: ryanairFareJSON(), isOneWay: true).elements.first ?? nil).id,
    ]
    #expect(Set(others + [id0]).count == 5)
  }

  @Test("the airports of the list have capitals, and rows without a valid code are skipped")
  func airports() throws {
    let bytes = Array(RyanairService.airports.utf8)
    let names = try decodePlaceNames(bytes.span)
    let dublin = try #require(names["DUB"])
    #expect((dublin.countryCode, dublin.cityName, dublin.timeZone) == ("IE", "Dublin", "Europe/Dublin"))
    #expect(dublin.coordinates?.latitude == 53.4213)
    #expect(names["LTN"]?.coordinates == nil)
    #expect(names["?"] == nil)
    #expect(throws: ResponseError.self) {
      let bytes = Array(#"[{"code":"?","country":{"code":"xx"}}]"#.utf8)
      _ = try decodePlaceNames(bytes.span)
    }
  }
}
