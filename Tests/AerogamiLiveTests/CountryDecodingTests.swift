import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Testing

@Suite struct CountryDecodingTests {
  private static let documents: [(CountriesAPI, String)] = [
    (
      .v1,
      #"[{"name":"Germany","nativeName":"Deutschland","alpha2Code":"DE","alpha3Code":"DEU","borders":["AUT","bel"],"x":[1]}]"#
    ),
    (
      .v3,
      #"""
      [{"name":{"common":"Germany","official":"Federal Republic of Germany","nativeName":{"deu":{"official":"B","common":
      "Deutschland"}}},"cca2":"DE","cca3":"DEU","borders":["AUT","BEL"],"area":357114}]
      """#
    ),
    (
      .v5,
      #"""
      {"data":{"objects":[{"names":{"common":"Germany","official":"Federal Republic of Germany","native":{"deu":{"common":
      "Deutschland"}}},"codes":{"alpha_2":"DE","alpha_3":"DEU"},"borders":["AUT","BEL"]}],"meta":{"total":1}}}
      """#
    ),
  ]

  @Test("the format of each API is decoded as the same country", arguments: documents)
  func shapes(api: CountriesAPI, document: String) throws {
    let country = try #require(try decodeCountries(Array(document.utf8).span, api).elements.first)
    #expect(
      country
        == Country(
          name: "Germany", officialName: api == .v1 ? nil : "Federal Republic of Germany", nativeNames: ["Deutschland"],
          alpha2: "DE", alpha3: "DEU", borders: ["AUT", "BEL"]))
  }

  @Test("optional keys may be missing, and a null in the list is an unknown code")
  func missing() throws {
    let bare = Country(name: "X", alpha2: nil, alpha3: "XXX")
    for (api, document) in [
      (.v1, #"[null,{"name":"X","alpha3Code":"XXX"}]"#),
      (.v1, #"[{"name":"X","nativeName":null,"alpha2Code":"","alpha3Code":"XXX","borders":null}]"#),
      (.v3, #"[{"name":{"common":"X"},"cca3":"XXX"}]"#),
      (.v5, #"{"data":{"objects":[{"names":{"common":"X","native":7},"codes":{"alpha_3":"XXX"}}]},"errors":[]}"#),
    ] as [(CountriesAPI, String)] {
      let list = try decodeCountries(Array(document.utf8).span, api)
      #expect(list.elements == [bare])
      #expect(list.skipped.count == 0)
    }
  }

  @Test(
    "an error report is neither a list nor a country without borders, whatever its status",
    arguments: [
      (.v3, #"{"status":404,"message":"Not Found"}"#, ResponseError.status(404)),
      (.v1, #"{"message":"moved"}"#, .mismatched("the service reports an error: moved")),
      (.v5, #"{"errors":[{"message":"no key"}]}"#, .mismatched("the service reports an error: no key")),
      (
        .v5, #"{"data":{"objects":[]},"errors":[{"message":"a\u001b"}]}"#,
        .mismatched("the service reports an error: a\u{FFFD}")
      ),
      (.v5, #"{"errors":"gone"}"#, .mismatched("the service reports an error: gone")),
      (.v3, "{}", .mismatched("expected an array, found an object")),
      (.v5, #"{"data":null}"#, .mismatched("expected an object with data.objects, found an object")),
    ] as [(CountriesAPI, String, ResponseError)])
  func reports(api: CountriesAPI, document: String, error: ResponseError) {
    #expect(throws: error) { try decodeCountries(Array(document.utf8).span, api) }
  }

  @Test("a row with an invalid code is skipped alone")
  func codes() throws {
    let document = #"""
      [{"name":"A","alpha3Code":"A/B"},{"name":"B","alpha3Code":"BBB","borders":[""]},{"name":"C","alpha2Code":"C1",
      "alpha3Code":"CCC"},{"name":"D","alpha3Code":"DDD"}]
      """#
    let list = try decodeCountries(Array(document.utf8).span, .v1)
    #expect(list.elements.map(\.name) == ["D"])
    #expect(list.skipped.count == 3)
  }

  @Test("a country with more than 300 borders is skipped with the reason")
  func manyBorders() throws {
    func list(_ count: Int) -> [UInt8] {
      let borders = Array(repeating: #""AUT""#, count: count).joined(separator: ",")
      return Array(#"[{"name":{"common":"X"},"cca3":"XXX","borders":[\#(borders)]}]"#.utf8)
    }
    #expect(try decodeCountries(list(300).span, .v3).elements.count == 1)
    let reasons = try decodeCountries(list(301).span, .v3).skipped.reasons
    #expect(reasons == ["[0].borders: expected at most 300 elements, found more"])
  }
}
