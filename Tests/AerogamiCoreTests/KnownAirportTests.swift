import AerogamiContainer
import Foundation
import Testing

@testable import AerogamiCore

@Suite struct KnownAirportTests {
  @Test("every airport is found by its code, and codes are unique, sorted and three capital letters")
  func table() {
    var previous = ""
    var count = 0
    // An expectation takes longer than all checks of an airport.
    var wrong: [String] = []
    for airport in KnownAirport.all {
      let hasCodes =
        previous < airport.code && isCapitals(airport.code) && airport.code.count == 3
        && isCapitals(airport.countryCode) && airport.countryCode.count == 2
      let isOnEarth = abs(airport.latitude) <= 90 && abs(airport.longitude) <= 180
      let hasPlace = airport.timeZone.contains("/") && !airport.city.isEmpty && isOnEarth
      let isFound = KnownAirport(code: airport.code) == airport
      if !hasCodes || !hasPlace || !isFound || airport.hasService && airport.isClosed { wrong.append(airport.code) }
      previous = airport.code
      count += 1
    }
    #expect(wrong == [])
    #expect(count == 7884)
  }

  private func isCapitals(_ text: String) -> Bool { text.utf8.allSatisfy { (65...90).contains($0) } }

  @Test(
    "the first, the last and several other airports have the data of the table's source",
    arguments: [
      ("AAA", "Anaa Airport", "PF", "Pacific/Tahiti", -17.35, -145.51),
      ("CRL", "Brussels", "BE", "Europe/Brussels", 50.46, 4.45),
      ("KTM", "Kathmandu", "NP", "Asia/Kathmandu", 27.7, 85.36),
      ("VNO", "Vilnius", "LT", "Europe/Vilnius", 54.63, 25.29),
      ("ZZV", "Zanesville", "US", "America/New_York", 39.94, -81.89),
    ])
  func known(
    code: String, city: String, country: String, zone: String, latitude: Double, longitude: Double
  ) throws {
    let airport = try #require(KnownAirport(code: code))
    #expect(airport.city == city && airport.countryCode == country && airport.timeZone == zone)
    #expect(airport.latitude == latitude && airport.longitude == longitude)
  }

  @Test(
    "an airport has a size, and scheduled service or not; each may be unknown",
    arguments: [
      ("AAA", .medium, true), ("LHR", .large, true), ("TXL", .closed, false), ("MLH", nil, false),
      ("ZZV", .medium, false),
    ] as [(String, KnownAirport.Size?, Bool)])
  func described(code: String, size: KnownAirport.Size?, hasService: Bool) throws {
    let airport = try #require(KnownAirport(code: code))
    #expect(airport.size == size && airport.hasService == hasService)
  }

  @Test("each airport with scheduled service has a name, and only these")
  func names() {
    let named = AirportNames.all
    #expect(named.map(\.code) == KnownAirport.all.filter(\.hasService).map(\.code))
    #expect(named.allSatisfy { !$0.name.isEmpty })
    #expect(named.contains { $0 == ("LHR", "London Heathrow Airport") })
  }

  @Test(
    "a text that is not a code in the table finds no airport",
    arguments: [
      "", "V", "VN", "VNOO", "vno", "Vno", "VN ", " VN", "VN\t", "VNÖ", "VN0", "ＶＮＯ", "ÅA", "ſA", "AA\0", "\t\t\t",
      "A\tA",
      "...", "QQQ", "AAS", "ZZW", "ZZZ", "LON", "FR\t",
    ])
  func unknown(code: String) {
    #expect(KnownAirport(code: code) == nil)
  }

  @Test(
    "an airport in a suburb is named after the city that it serves, unless the service sent another name",
    arguments: [
      ("YYZ", "", "Toronto"), ("YYZ", "YTO", "Toronto"), ("YUL", "", "Montreal"), ("EZE", "", "Buenos Aires"),
      ("YYZ", "Mississauga", "Mississauga"), ("BGY", "", "Bergamo"), ("EWR", "", "Newark"), ("VNO", "", "Vilnius"),
    ])
  func suburbs(code: String, sent: String, name: String) {
    #expect(TripLocation(city: sent, countryCode: "", airportCode: code).cityName == name)
  }

  @Test("the airports of the sample data are in the table, at the same place, and the cities have the same accents")
  func samples() async throws {
    for code in ["VNO", "KUN", "RIX", "TLL", "CPH", "AGP", "JFK", "NRT", "AKL", "CUR"] {
      let sample = try await TripClient.mock(now: { Date(timeIntervalSince1970: 0) }).airport(code).value
      #expect(KnownAirport(code: code)?.countryCode == sample.countryCode)
    }
    for sample in MockTrips.airports {
      let known = try #require(KnownAirport(code: sample.code))
      #expect(abs(known.latitude - sample.latitude) < 0.05, "\(sample.code)")
      // Some names differ, such as Toronto and Mississauga, but one name has one spelling.
      let isSameName = known.city.folded == sample.city.folded
      #expect(!isSameName || known.city.lowercased() == sample.city.lowercased(), "\(sample.code)")
    }
  }
}
