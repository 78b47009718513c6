import AerogamiContainer
import TestSupport
import Testing

@testable import AerogamiCore

@Suite struct KnownAirlineTests {
  @Test("every entry of the table is an airline with its own codes and names")
  func table() {
    #expect(KnownAirline.all.count == KnownAirline.table.split { "|\n".contains($0) }.count)
    #expect(KnownAirline.all.count >= 150)
    let codes = KnownAirline.all.flatMap(\.codes)
    #expect(Set(codes).count == codes.count)
    for code in codes { #expect(code.wholeMatch(of: /[A-Z0-9]{2}/) != nil, "\(code)") }
    for airline in KnownAirline.all {
      for name in airline.names {
        #expect(KnownAirline.codes(for: name) == airline.codes, "\(name)")
        // Users enter names in a comma-separated list.
        #expect(!name.contains(","))
      }
    }
  }

  @Test(
    "names ignore case, accents and spaces, and any two ASCII letters or digits are a code",
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

  private static let listed = [
    Airline(code: "ZX", name: "Tumbleweed Air"), Airline(code: "Z1", name: "tumbleweed-air"),
    Airline(code: "ZY", name: "Ryanair"), Airline(code: "ZW", name: "--"), Airline(code: "ZV", name: "Quux, Inc."),
    Airline(code: "ZU", name: "Ev\u{1B}[2Jil"),
  ]

  @Test(
    "the service's list is requested once, and only for names that the table does not contain",
    arguments: [
      (["ryanair", "u2", "Wizz Air"], ["FR", "U2", "W4", "W6", "W9", "5W"], 0), ([], [], 0),
      (["TUMBLEWEED air", "FR", "Tumbleweed Air", "quux inc"], ["ZX", "Z1", "FR", "ZV"], 1),
      // The table takes precedence over the service's list.
      (["Tumbleweed Air", "Ryanair"], ["ZX", "Z1", "FR"], 1),
    ] as [([String], [String], Int)])
  func listed(words: [String], expected: [String], requestCount: Int) async throws {
    let requests = Log<Void>()
    var client = TripClient.failing()
    client.airlines = {
      await requests.append(())
      return Fetched(Self.listed)
    }
    #expect(try await client.airlineCodes(of: words) == expected)
    #expect(await requests.entries.count == requestCount)
  }

  @Test(
    "a name that the service does not list either is an error with the nearest name of the table or the list",
    arguments: [
      ("Tumblewed Air", "did you mean Tumbleweed Air?"), ("ryaner", "did you mean Ryanair?"),
      ("--", "give its two-character code, such as FR"), ("Quux, Icn", "give its two-character code, such as FR"),
      ("Ev[2Jill", "did you mean Ev\u{FFFD}[2Jil?"),
    ])
  func notListed(word: String, remedy: String) async throws {
    var client = TripClient.failing()
    client.airlines = { Fetched(Self.listed) }
    let error = try await #require(throws: TripSearchError.self) { try await client.airlineCodes(of: ["FR", word]) }
    #expect(error.description == "\"\(word)\" is not a known airline; \(remedy)")
  }

  @Test("the table alone is used with sample data, and an error of the service is passed on")
  func otherClients() async throws {
    await #expect(throws: TripSearchError.self) {
      try await TripClient.mock(trips: []).airlineCodes(of: ["Tumbleweed Air"])
    }
    await #expect(throws: ClientError.self) { try await TripClient.failing().airlineCodes(of: ["Tumbleweed Air"]) }
  }

  @Test("airlines of a search are stored as codes, each once")
  func search() throws {
    #expect(try TripSearch.Parameters.airline.value("ryanair, fr, u2, Vueling") == ["FR", "U2", "VY"])
  }
}
