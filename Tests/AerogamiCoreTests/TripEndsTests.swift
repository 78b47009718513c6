import AerogamiCore
import TestSupport
import Testing

@Suite struct TripEndsTests {
  @Test(
    "an ambiguous name is in the country of the trip's other end, or else it is the city much nearer to it",
    arguments: [
      // In the country.
      ("from=CCS&to=Barcelona", "from=CCS&to=BLA"), ("from=barcelona&to=Spain", "from=BCN&to=ES"),
      ("from=US&to=Manchester", "from=US&to=MHT"), ("from=Heathrow&to=manchester", "from=LHR&to=MAN"),
      ("to=Richmond&from=YYZ", "from=YYZ&to=YVR"), ("from=LIR&to=San+José", "from=LIR&to=SJO,SYQ"),
      ("from=Cairo,VNO&to=Alexandria", "from=Cairo,VNO&to=HBE"),
      // Much nearer.
      ("from=VNO&to=Barcelona", "from=VNO&to=BCN"), ("from=BOG&to=Barcelona", "from=BOG&to=BLA"),
      ("from=France&to=Birmingham,Barcelona", "from=FR&to=BHX,BCN"),
      ("from=VNO,KUN&to=Manchester", "from=VNO,KUN&to=MAN"),
    ])
  func otherEnd(text: String, expected: String) throws {
    let search = try TripSearch(text: text)
    #expect(search.text.replacing("%2C", with: ",") == expected)
    #expect(try TripSearch(text: "to=\(search.to.map(\.word).joined(separator: ","))").to == search.to)
  }

  @Test("if neither the country nor the distance decides, the name is ambiguous")
  func undecided() {
    let name = "Manchester"
    for departures in [["SYD"], ["XXX"], ["MAN", "MHT"], ["Birmingham"], ["home"], []] {
      #expect(TripEnds(departures: departures).destinations(named: name) == nil)
    }
    #expect(Place(name) == nil && Place.isAmbiguous(name) && Place.isKnown(name))
    #expect(Place.isKnown("Vilnius") && !Place.isAmbiguous("Vilnius"))
    #expect(!Place.isKnown("Qwertzuiop") && !Place.isAmbiguous("Qwertzuiop"))
  }

  @Test("the other end decides before the home, and a country before a distance")
  func order() {
    func codes(_ ends: TripEnds) -> [String]? { ends.destinations(named: "Barcelona")?.map(\.word) }
    #expect(codes(TripEnds(home: ["VNO"])) == ["BCN"])
    #expect(codes(TripEnds(departures: ["CCS"], home: ["MAD"])) == ["BLA"])
    #expect(codes(TripEnds(departures: ["SYD"], home: ["CCS"])) == ["BLA"])
    #expect(codes(TripEnds(departures: ["BOG"], home: ["MAD"])) == ["BCN"])
    #expect(TripEnds(destinations: ["CCS"], home: ["MAD"]).departures(named: "barcelona")?.map(\.word) == ["BLA"])
    // Only the other end counts.
    #expect(TripEnds(destinations: ["CCS"]).destinations(named: "Barcelona") == nil)
  }

  @Test(
    "two places far apart in different countries are probably the ends of a trip",
    arguments: [
      ("VNO", "BCN", true), ("Vilnius", "Barcelona", true), ("Spain", "Vilnius", true), ("VNO", "RIX", false),
      ("JFK", "LAX", false),
      ("Spain", "Portugal", false), ("VNO", "EU", false), ("ME", "CA", false), ("home", "BCN", false),
    ])
  func ends(first: String, second: String, expected: Bool) {
    #expect(Place.areProbablyEnds(first, second) == expected)
  }

  @Test("a name that is not ambiguous is not changed")
  func others() {
    let ends = TripEnds(departures: ["CCS"], destinations: ["CCS"], home: ["CCS"])
    for name in ["Valencia", "VNO", "Spain", "Qwertzuiop", ""] {
      #expect(ends.departures(named: name) == nil && ends.destinations(named: name) == nil)
    }
    #expect(
      ends.resolvedDepartures(["BCN", "Barcelona", "EU", "BLA", "Manchester", "BARCELONA", "Valencia"])
        == ["BCN", "BLA", "EU", "MHT", "BARCELONA", "Valencia"])
  }
}
