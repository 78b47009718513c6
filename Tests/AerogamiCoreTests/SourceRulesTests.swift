import AerogamiContainer
import TestSupport
import Testing

@testable import AerogamiCore

@Suite struct SourceRulesTests {
  private static func soloOnly(_ name: String) -> SourceRules {
    SourceRules(name) { search in
      if search.passengers.count == 1 { return nil }
      return TripSearchError("\(name) has prices for one adult only", remedy: "search for one adult", at: "adults")
    }
  }

  private let sources = [soloOnly("one"), soloOnly("two"), SourceRules("all")]

  @Test("a search is refused only if none of its sources can answer it")
  func refusal() throws {
    let names = FieldNames { "--\($0)" }
    func text(_ query: String, _ sources: [SourceRules]) throws -> String? {
      try TripSearch(text: query).refusal(by: sources, naming: names).map { "\($0)" }
    }
    #expect(try text("adults=2", sources) == nil)
    #expect(try text("adults=2&source=one,all", sources) == nil)
    #expect(
      try text("adults=2&source=two", sources) == "--adults: two has prices for one adult only; search for one adult")
    #expect(
      try text("adults=2", [sources[0], sources[1]])
        == "--adults: one has prices for one adult only and two has prices for one adult only; search for one adult")
    #expect(try text("adults=2", []) == nil)
    #expect(try text("max_price=60", [sources[0]]) == nil)
    #expect(try text("source=three", sources)?.hasPrefix("--source: there is no source \"three\"") == true)
    #expect(try TripSearch(text: "adults=2").refusal(by: [sources[0]])?.field == "adults")
  }

  @Test("passengers are known if one source knows them, or if there is only sample data")
  func passengers() {
    #expect(sources.knowPassengers)
    #expect(!sources.dropLast().map(\.self).knowPassengers)
    #expect([SourceRules]().knowPassengers)
  }
}
