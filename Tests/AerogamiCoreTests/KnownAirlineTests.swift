import Testing

@testable import AerogamiCore

@Suite struct KnownAirlineTests {
  @Test("every line of the table is an airline with its own codes and names")
  func table() {
    #expect(KnownAirline.all.count == KnownAirline.table.split(separator: "\n").count)
    #expect(KnownAirline.all.count >= 150)
    let codes = KnownAirline.all.flatMap(\.codes)
    #expect(Set(codes).count == codes.count)
    for code in codes { #expect(code.wholeMatch(of: /[A-Z0-9]{2}/) != nil, "\(code)") }
    for airline in KnownAirline.all {
      for name in airline.names {
        #expect(KnownAirline.codes(for: name) == airline.codes, "\(name)")
        // It could not be given in a list.
        #expect(!name.contains(","))
      }
    }
  }

  @Test(
    "names are found without regard to case, accents and spaces, and everything of two characters is a code",
    arguments: [
      ("ryanair", ["FR"]), ("RYANAIR", ["FR"]), ("Wizz Air", ["W4", "W6", "W9", "5W"]),
      ("wizzair", ["W4", "W6", "W9", "5W"]),
      ("easyJet", ["U2", "EC", "DS"]), ("easy jet", ["U2", "EC", "DS"]), ("wideroe", ["WF"]), ("t'way air", ["TW"]),
      ("sas", ["SK"]), ("klm", ["KL"]), ("fr", ["FR"]), ("W6", ["W6"]), ("zq", ["ZQ"]), ("ß", nil), ("RYR", nil),
      ("r", nil), ("ryan", nil), ("--", nil),
    ] as [(String, [String]?)])
  func codes(word: String, expected: [String]?) {
    #expect(KnownAirline.codes(for: word) == expected)
  }

  @Test(
    "an unknown name suggests the nearest one",
    arguments: [("ryaner", "Ryanair"), ("Lufthnasa", "Lufthansa"), ("Wiz Air", "Wizz Air"), ("qwertz", nil)]
      as [(String, String?)])
  func suggestion(word: String, expected: String?) {
    #expect(KnownAirline.suggestion(for: word) == expected)
  }

  @Test("airlines of a search are stored as codes, each once")
  func search() throws {
    #expect(try TripSearch.Parameters.airline.value("ryanair, fr, u2, Vueling") == ["FR", "U2", "VY"])
  }
}
