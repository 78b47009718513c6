import TestSupport
import Testing

@testable import AerogamiCore

@Suite struct PlaceCompletionTests {
  @Test("a completion starts with the text: names as written or without accents, and codes for capitals")
  func words() {
    #expect(Place.completions(of: "Vilni", limit: 9) == ["Vilnius"])
    for word in ["malaga", "Malaga", "Málaga", "málaga", "MÁLAGA", "MÁlaga"] {
      #expect(Place.completions(of: String(word.prefix(5)), limit: 9) == [word])
    }
    #expect(!Place.completions(of: "MÁLA", limit: 99).contains { $0.lowercased() == "málawi" })
    #expect(Place.completions(of: "köl", limit: 9).contains("köln"))
    // The table has Zurich, without an accent.
    for word in ["Zürich", "zürich"] { #expect(Place.completions(of: String(word.prefix(3)), limit: 9).contains(word)) }
    #expect(Place.completions(of: "xÿz", limit: 9) == [])
    // An airport and a metropolitan area.
    #expect(Set(Place.completions(of: "LO", limit: 99)).isSuperset(of: ["LOS", "LON"]))
    #expect(!Place.completions(of: "lo", limit: 500).contains("LOS"))
    #expect(Place.completions(of: "Spai", limit: 9) == ["Spain"])
    #expect(Place.completions(of: "Heathr", limit: 9) == ["Heathrow"])
    #expect(Place.completions(of: "", limit: 9) == [])
    #expect(Place.completions(of: "Xyzzy", limit: 9) == [])
  }

  @Test("countries come first, then the cities with the most airports, and cities have the name of their country")
  func order() {
    let names = Place.completions(of: "S", limit: 500)
    #expect(names.starts(with: ["Saint Barthélemy", "Saint Helena"]))
    let positions = ["Spain", "Seattle", "Szczecin"].compactMap { names.firstIndex(of: $0) }
    #expect(positions.count == 3 && positions == positions.sorted())
    let places: [Place] = ["Vilnius", "LHR", "Spain"]
    #expect(places.map(\.countryName) == ["Lithuania", "United Kingdom", nil])
  }

  @Test("completions are unique and limited")
  func limit() {
    let all = Place.completions(of: "San", limit: 500)
    #expect(all.count > 50)
    #expect(all.count == Set(all).count)
    #expect(Place.completions(of: "San", limit: 5) == Array(all.prefix(5)))
  }

  @Test("a completion is a place, such as every fifth", arguments: ["ba", "N", "Å"])
  func places(text: String) {
    let completions = Place.completions(of: text, limit: 500)
    let unknown = stride(from: 0, to: completions.count, by: 5).map { completions[$0] }.filter { !Place.isKnown($0) }
    #expect(unknown == [])
  }

  @Test("all countries complete an empty text, and a text completes to its countries")
  func countries() {
    #expect(Country.completions(of: "").count == World.countries.count)
    #expect(Country.completions(of: "Ger") == ["Germany"])
    #expect(Country.completions(of: "ger") == ["germany"])
  }
}
