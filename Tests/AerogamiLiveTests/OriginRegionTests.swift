import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

@Suite struct OriginRegionTests {
  private let files = TemporaryDirectory()

  private func configuration(_ regions: String, variables: [String: String] = [:]) throws -> Configuration {
    try FileManager.default.createDirectory(atPath: files.path, withIntermediateDirectories: true)
    try Data(#"{"clients": {"trips": {"regions": \#(regions)}}}"#.utf8).write(to: URL(filePath: "\(files.path)/c.json"))
    return try Configuration.load(
      path: "c.json", variables: variables,
      directories: Configuration.Directories(currentDirectory: files.path, userDirectory: nil))
  }

  @Test("a region is its origins, in capitals and each once, and its id where it has no name")
  func regions() throws {
    let configuration = try configuration(
      #"{"EU": {"name": "Europe", "origins": ["vno", "RIX", "VNO"]}, "x": {"origins": ["LON"]}}"#)
    let expected = [
      OriginRegion(id: "EU", name: "Europe", origins: ["VNO", "RIX"]),
      OriginRegion(id: "x", name: "x", origins: ["LON"]),
    ]
    #expect(configuration.options(of: TripRegistration()).regions == expected)
    // A variable takes what a file has, and wins as a whole.
    let variable = #"{"mine":{"name":"Mine","origins":["STN"]}}"#
    let overridden = try self.configuration(
      #"{"EU": {"origins": ["VNO"]}}"#, variables: ["AEROGAMI_CLIENTS_TRIPS_REGIONS": variable])
    #expect(
      overridden.options(of: TripRegistration()).regions == [OriginRegion(id: "mine", name: "Mine", origins: ["STN"])])
  }

  @Test(
    "whatever is wrong with a region is told with its place",
    arguments: [
      (#"[]"#, #"1:35: clients.trips.regions: it takes an object of regions such as {"EU": {"name": "Europe", "#),
      (#""EU""#, "1:35: clients.trips.regions: this is not valid JSON: "),
      (#"{"EU": ["VNO"]}"#, #"1:42: clients.trips.regions: EU must be an object such as {"origins": ["VNO", "RIX"]}"#),
      (#"{"EU": {}}"#, "1:42: clients.trips.regions: EU has no origins: codes of cities or airports, such as"),
      (#"{"EU": {"origins": []}}"#, "1:54: clients.trips.regions: EU.origins must be an array of codes such as"),
      (#"{"EU": {"origins": ["Vilnius"]}}"#, #"1:55: clients.trips.regions: EU.origins: "Vilnius" is not a code of"#),
      (#"{"EU": {"origins": ["aß"]}}"#, #"1:55: clients.trips.regions: EU.origins: "aß" is not a code of"#),
      (#"{"EU": {"origins": [1]}}"#, "1:55: clients.trips.regions: EU.origins: this is not a code of"),
      (#"{"EU": {"name": "", "origins": ["VNO"]}}"#, "1:51: clients.trips.regions: EU.name must be a string"),
      (
        #"{"EU": {"origin": ["VNO"]}}"#,
        #"1:43: clients.trips.regions: EU: unknown key "origin"; did you mean "origins"? Known: name, origins"#
      ),
      (#"{"E,U": {"origins": ["VNO"]}}"#, #"1:36: clients.trips.regions: "E,U" is not a valid region id; use"#),
      (#"{"all": {"origins": ["VNO"]}}"#, #"1:36: clients.trips.regions: "all" is not a valid region id"#),
      (
        #"{"EU": {"origins": ["VNO"]}, "EU": {"origins": ["RIX"]}}"#,
        "1:64: clients.trips.regions: EU is given twice; remove one"
      ),
    ])
  func problems(regions: String, problem: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try configuration(regions) }
    #expect(error.lines.first?.hasPrefix("c.json:\(problem)") == true, "\(error)")
  }

  @Test("a variable that is wrong is told of in the same words")
  func wrongVariable() throws {
    let error = try #require(throws: ConfigurationError.self) {
      try configuration("{}", variables: ["AEROGAMI_CLIENTS_TRIPS_REGIONS": #"{"EU":{"origins":["X"]}}"#])
    }
    #expect(
      error.lines == [
        #"AEROGAMI_CLIENTS_TRIPS_REGIONS: EU.origins: "X" is not a code of a city or an airport, such as "VNO""#
      ])
  }
}
