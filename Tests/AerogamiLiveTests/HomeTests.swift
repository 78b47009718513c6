import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

@Suite struct HomeTests {
  private let root = TemporaryDirectory()

  @Test("home is an array or a text with commas, in any file or in a variable")
  func formats() throws {
    let ofUser = try root.load(["user/config.json": #"{"home": ["VNO", "New York"]}"#])
    #expect(ofUser.home.places == ["VNO", "New York"])
    let row = try #require(ofUser.listing.first { $0.key == "home" })
    #expect(row.value == "VNO,New York" && row.variable == "AEROGAMI_HOME")
    #expect(row.source == root.path + "/user/config.json")
    #expect(try root.load(["Config/dev.json": #"{"home": "RIX, Tallinn,RIX"}"#]).home.places == ["RIX", "Tallinn"])
    #expect(try root.load([:], ["AEROGAMI_HOME": "EU"]).home.places == ["EU"])
  }

  @Test(
    "anything but a list of names is an error",
    arguments: [
      ("[]", "1:10: home: expected an array of places"),
      ("[1]", "1:11: home: an element is not the name of one place"),
      (#"["VNO,RIX"]"#, #"1:11: home: "VNO,RIX" is not the name of one place, such as "VNO""#),
      (#"["all"]"#, #"1:11: home: "all" is not the name"#),
      (#"",""#, #"1:10: home: "," is not a list of places"#),
      (#""Home""#, #"1:10: home: "Home" is not a list of places"#), ("{}", "1:10: home: expected an array of places"),
      ("7", "1:10: home: expected an array of places"), ("null", "1:10: home: expected an array of places"),
    ])
  func invalid(value: String, problem: String) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try root.load(["c.json": #"{"home": \#(value)}"#], path: "c.json")
    }
    #expect(error.lines.first?.hasPrefix("c.json:\(problem)") == true, "\(error)")
  }

  @Test("the word is replaced by the places, each name once")
  func expanded() throws {
    let home = Home(places: ["VNO", "Riga"])
    #expect(try home.expanded(["EU", "home", "VNO"]) == ["EU", "VNO", "Riga"])
    #expect(try home.expanded(["Home", "HOME"]) == ["VNO", "Riga"])
    #expect(try home.expanded([]) == [])
  }

  @Test("without the key, the word is an error, unless the service has a region of that id")
  func unset() throws {
    let error = try #require(throws: HomeError.self) { try root.load().home.expanded(["EU", "home"]) }
    let start = "home is not configured; run aerogami setup, or set \"home\" in /"
    #expect(error.description.hasPrefix(start) && error.description.hasSuffix("/config.json"))
    #expect(try root.load().home.expanded(["EU"]) == ["EU"])
    let regions = #"{"home": {"origins": ["VNO"]}}"#
    let ofRegion = try root.load([:], ["AEROGAMI_CLIENTS_TRIPS_REGIONS": regions])
    #expect(try ofRegion.home.expanded(["home"]) == ["home"])
    #expect(ofRegion.home.places == [])
    let both = try root.load([:], ["AEROGAMI_CLIENTS_TRIPS_REGIONS": regions, "AEROGAMI_HOME": "RIX"])
    #expect(try both.home.expanded(["home"]) == ["RIX"])
  }
}
