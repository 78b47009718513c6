import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

private func decoded(_ text: String) throws(ResponseError) -> FarePage {
  let bytes = Array(text.utf8)
  return try decodeFares(bytes.span)
}

@Suite("Decoding fares") struct FareDecodingTests {
  private static let fare = Fare(
    origin: TripLocation(city: "MOW", countryCode: "", airportCode: "SVO"),
    destination: TripLocation(city: "LED", countryCode: "", airportCode: "LED"), price: 45,
    airline: "SU", flightNumber: 20, departureAt: .at("2026-05-10T07:00:00+03:00"), transfers: 0,
    minutes: 90, link: FareLink("/search/MOW1005LED1?t=SU1"))

  @Test("every field is decoded, and the currency is in capitals")
  func allFields() throws {
    let page = try decoded(farePage([fareJSON()]))
    #expect(page.fares.elements == [Self.fare])
    #expect(page.currency == "USD")
    #expect(page.rowCount == 1)
    #expect(try decoded(farePage([], currency: "eß")).currency == "Eß")
  }

  @Test(
    "a time is the instant given by its offset, and keeps the offset",
    arguments: [
      ("2026-05-10T04:00:00Z", 0), ("2026-05-09T18:00:00-10:00", 0), ("2026-05-10T09:45:00+05:45", 0),
      ("2026-05-10T07:00:00+02:00", 3600.0),
    ])
  func offsets(time: String, later: Double) throws {
    let page = try decoded(farePage([fareJSON(["departure_at": "\"\(time)\"", "return_at": "\"\(time)\""])]))
    let fare = try #require(page.fares.elements.first)
    #expect(fare.departureAt.instant == Self.fare.departureAt.instant + later)
    #expect(fare.departureAt.description == time)
    #expect(fare.returnAt == fare.departureAt)
  }

  @Test("a fare without a return is a one-way fare", arguments: [nil, "null", #""""#])
  func oneWay(returnAt: String?) throws {
    #expect(try decoded(farePage([fareJSON(["return_at": returnAt])])).fares.elements == [Self.fare])
  }

  @Test("a flight number is a string or a number", arguments: ["20", #""20""#, #""0020""#, "20.0"])
  func flightNumber(number: String) throws {
    #expect(try decoded(farePage([fareJSON(["flight_number": number])])).fares.elements == [Self.fare])
  }

  @Test("a price keeps its decimals")
  func decimals() throws {
    #expect(try decoded(farePage([fareJSON(["price": "45.50"])])).fares.elements.first?.price.description == "45.50")
  }

  @Test("optional keys may be missing, and a missing airport has its city's code")
  func missing() throws {
    for nothing in [nil, "null"] as [String?] {
      let changes = ["origin_airport": nothing, "transfers": nothing, "duration": nothing, "link": nothing]
      var expected = Self.fare
      (expected.origin.airportCode, expected.transfers, expected.minutes, expected.link) = ("MOW", nil, nil, nil)
      #expect(try decoded(farePage([fareJSON(changes)])).fares.elements == [expected])
    }
  }

  @Test(
    "a row that is not a fare is skipped, and reported with location and reason",
    arguments: [
      (fareJSON(["price": #""45""#]), "data[1].price: expected a number, found a string"),
      (fareJSON(["origin": nil]), "data[1].origin: missing"),
      (fareJSON(["flight_number": #""20A""#]), #"data[1].flight_number: expected a flight number, found "20A""#),
      (
        fareJSON(["departure_at": #""2026-05-10T07:00:00""#]),
        #"data[1].departure_at: expected a date and time with its offset from UTC, found "2026-05-10T07:00:00""#
      ),
      (
        fareJSON(["return_at": #""2026-05-10""#]),
        #"data[1].return_at: expected a date and time with its offset from UTC, found "2026-05-10""#
      ),
      (
        fareJSON(["return_at": #""2026-05-10T06:59:00+03:00""#]),
        "data[1]: expected a fare that does not return before it departs, found an object"
      ),
      ("7", "data[1]: expected an object, found a number"),
    ])
  func skips(row: String, reason: String) throws {
    let page = try decoded(farePage([fareJSON(), row]))
    #expect(page.fares.elements == [Self.fare])
    #expect(page.fares.skipped.reasons == [reason])
    #expect(page.rowCount == 2)
  }

  @Test(
    "an error report with a success status is an error, whatever the order of its keys",
    arguments: [
      #"{"success":false,"error":"bad origin","data":{}}"#, #"{"data":{},"error":"bad origin","success":false}"#,
    ])
  func failure(document: String) {
    #expect(throws: ResponseError.status(200)) { try decoded(document) }
    #expect(errorEnvelopeMessage(Array(document.utf8).span) == "bad origin")
  }

  @Test(
    "a document that is not a list of fares is an error",
    arguments: [
      (#"{"success":true,"data":{},"currency":"usd"}"#, "data: expected an array, found an object"),
      (#"{"success":true,"data":null,"currency":"usd"}"#, "data: missing"),
      (#"{"success":true,"data":[]}"#, "currency: missing"), ("[]", "expected an object, found an array"),
    ])
  func mismatched(document: String, reason: String) {
    #expect(throws: ResponseError.mismatched(reason)) { try decoded(document) }
  }

  private func grouped(_ text: String) throws(ResponseError) -> FarePage {
    let bytes = Array(text.utf8)
    return try decodeGroupedFares(bytes.span)
  }

  @Test("the fares of days are those of a page, in the service's order, and invalid ones are skipped and counted")
  func days() throws {
    let data = #"{"2026-05-10":\#(fareJSON()),"2026-05-11":null,"2026-05-12":\#(fareJSON(["price": "46"])),"":7}"#
    let page = try grouped(groupedFares(data))
    #expect(page.fares.elements.map(\.price) == [45, 46])
    #expect(page.fares.elements.first == Self.fare)
    #expect(page.currency == "USD")
    #expect(page.fares.skipped.count == 2)
    #expect(page.fares.skipped.reasons.first == "data.2026-05-11: expected an object, found null")
    #expect(page.rowCount == 4)
  }

  @Test(
    "without fares, the days may be an empty object, an empty array or null, with or without a currency",
    arguments: ["{}", "[]", "null"])
  func noDays(data: String) throws {
    for document in [groupedFares(data), #"{"data":\#(data)}"#] {
      let page = try grouped(document)
      #expect(page.fares.elements.isEmpty && page.rowCount == 0)
    }
  }

  @Test("an array of fares is accepted instead of an object")
  func daysAsArray() throws {
    #expect(try grouped(farePage([fareJSON()])).fares.elements == [Self.fare])
  }

  @Test(
    "a document that has no fares of days is an error",
    arguments: [
      (#"{"success":true,"data":7,"currency":"usd"}"#, "data: expected an object, found a number"),
      (#"{"success":true,"currency":"usd"}"#, "data: missing"),
      (#"{"success":true,"data":{"2026-05-10":\#(fareJSON())}}"#, "currency: missing"),
      (#"{"success":true,"data":{"2026-05-10":7}}"#, "currency: missing"),
    ])
  func mismatchedDays(document: String, reason: String) {
    #expect(throws: ResponseError.mismatched(reason)) { try grouped(document) }
  }

  @Test("an error report instead of the fares of days is an error")
  func failureOfDays() {
    #expect(throws: ResponseError.status(200)) { try grouped(#"{"data":{},"error":"bad","success":false}"#) }
    #expect(throws: ResponseError.self) { try grouped(#"{"data":{"2026-05-10":{}},"currency":"usd""#) }
  }

  @Test("a price of zero or less is not a fare", arguments: ["0", "0.00", "-5"])
  func free(price: String) throws {
    let page = try decoded(farePage([fareJSON(["price": price]), fareJSON()]))
    #expect(page.fares.elements.count == 1)
    #expect(page.fares.skipped.reasons == ["data[0].price: expected an amount above 0, found \(price)"])
  }

  @Test("the id depends on the airports and local times of the flight, and not on its price or the codes of cities")
  func stableID() throws {
    let same = [
      [:], ["price": "99.5"], ["departure_at": #""2026-05-10T07:00:30Z""#], ["flight_number": "20"],
      ["link": "null"], ["duration": "95"], ["return_at": "null"], ["origin": #""SVO""#],
    ]
    let others = [
      ["origin_airport": #""LED""#], ["destination_airport": #""VNO""#],
      ["departure_at": #""2026-05-11T07:00:00+03:00""#],
      ["return_at": #""2026-05-12T07:00:00+03:00""#], ["airline": #""S7""#], ["flight_number": "21"],
    ]
    let page = try decoded(farePage((same + others).map { fareJSON($0) }))
    let ids = page.fares.elements.map(\.id)
    #expect(Set(ids.prefix(same.count)).count == 1)
    #expect(Set(ids).count == 1 + others.count)
    // Data that is saved between runs, such as favorites, refers to it.
    #expect(ids.first == "18235b9ce8aeb7da")
  }
}

@Suite("Decoding names of places") struct PlaceNamesTests {
  private func decoded(_ text: String) throws(ResponseError) -> PlaceNames {
    let bytes = Array(text.utf8)
    return try decodePlaceNames(bytes.span)
  }

  @Test("cities and airports are found by their codes")
  func places() throws {
    let names = try decoded(
      """
      [{"name_translations":{"en":"Vilnius"},"country_code":"LT","code":"VNO","time_zone":"Europe/Vilnius",\
      "name":"Vilnius","coordinates":{"lat":54.6,"lon":25.3}},\
      {"city_code":"LON","country_code":"GB","code":"LHR","name":"London Heathrow Airport"}]
      """)
    #expect(
      names["VNO"]
        == NamedPlace(
          code: "VNO", name: "Vilnius", countryCode: "LT", timeZone: "Europe/Vilnius",
          coordinates: .init(latitude: 54.6, longitude: 25.3)))
    #expect(names["LHR"]?.cityCode == "LON")
    #expect(names["XXX"] == nil)
  }

  @Test(
    "a place with only a translated name has that name, and a name of its own comes first",
    arguments: [
      (#""name_translations":{"ru":"Х","en":"Moscow"}"#, "Moscow"),
      (#""name_translations":{"en":"Moscow"},"name":null"#, "Moscow"),
      (#""name":"","name_translations":{"en":"Moscow"}"#, "Moscow"),
      (#""name_translations":{"en":"Moscow"},"name":"Moskva""#, "Moskva"),
      (#""name_translations":{"en":null}"#, "MOW"), (#""name_translations":[]"#, "MOW"),
      (#""name_translations":null"#, "MOW"),
    ])
  func translated(members: String, name: String) throws {
    #expect(try decoded(#"[{"code":"MOW","country_code":"RU",\#(members)}]"#)["MOW"]?.name == name)
  }

  @Test("a place without a name has its code as the name", arguments: ["null", #""""#])
  func nameless(name: String) throws {
    let names = try decoded(#"[{"code":"UBB","country_code":"AU","name":\#(name)}]"#)
    #expect(names["UBB"]?.name == "UBB")
  }

  @Test("rows that are not places are skipped, unless no row is left")
  func unusable() throws {
    let names = try decoded(#"[{"code":7},{"code":"VNO","country_code":"LT","name":"Vilnius"}]"#)
    #expect(names["VNO"]?.name == "Vilnius")
    #expect(throws: ResponseError.self) { try decoded(#"[{"code":7}]"#) }
  }
}

@Suite("Decoding airlines") struct AirlineFileTests {
  private func decoded(_ text: String) throws -> [Airline] {
    let bytes = Array(text.utf8)
    return try decodeAirlines(bytes.span)
  }

  @Test("airlines have a code in capitals and a name")
  func airlines() throws {
    #expect(
      try decoded(FareService.airlines) == [
        Airline(code: "ZX", name: "Tumbleweed Air"), Airline(code: "SU", name: "Aeroflot"),
      ])
    #expect(try decoded("[]") == [])
  }

  @Test(
    "rows without a valid code and a name are skipped, unless no row is left",
    arguments: [
      #"{"code":7,"name":"A"}"#, #"{"code":null,"name":"A"}"#, #"{"code":"","name":"A"}"#,
      #"{"code":"F","name":"A"}"#, #"{"code":"RYR","name":"A"}"#, #"{"code":"\u0424\u0420","name":"A"}"#,
      #"{"code":"F,","name":"A"}"#, #"{"code":"\u001b[","name":"A"}"#, #"{"name":"A"}"#, #"{"code":"FR"}"#,
      #"{"code":"FR","name":null}"#, #"{"code":"FR","name":{"en":"A"}}"#, "[]", "null", "7", #""FR""#,
    ])
  func hostile(row: String) throws {
    let known = #"{"code":"ZX","name":"Tumbleweed Air"}"#
    #expect(try decoded("[\(row),\(known),\(row)]") == [Airline(code: "ZX", name: "Tumbleweed Air")])
    #expect(throws: ResponseError.self) { try decoded("[\(row)]") }
  }

  @Test("another document is an error", arguments: ["", "{}", "null", #"{"success":false}"#, "[{]", "<h1>404</h1>"])
  func otherDocument(text: String) {
    #expect(throws: ResponseError.self) { try decoded(text) }
  }
}
