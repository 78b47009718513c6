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

  @Test("a region has distinct origins in capitals, and its id as the default name")
  func regions() throws {
    let configuration = try configuration(
      #"{"EU": {"name": "Europe", "origins": ["vno", "RIX", "VNO"]}, "x": {"origins": ["LON"]}}"#)
    let expected = [
      OriginRegion(id: "EU", name: "Europe", origins: ["VNO", "RIX"]),
      OriginRegion(id: "x", name: "x", origins: ["LON"]),
    ]
    #expect(configuration.options(of: TripRegistration()).regions == expected)
    // A variable has the same format as a file, and replaces the file's value entirely.
    let variable = #"{"mine":{"name":"Mine","origins":["STN"]}}"#
    let overridden = try self.configuration(
      #"{"EU": {"origins": ["VNO"]}}"#, variables: ["AEROGAMI_CLIENTS_TRIPS_REGIONS": variable])
    #expect(
      overridden.options(of: TripRegistration()).regions == [OriginRegion(id: "mine", name: "Mine", origins: ["STN"])])
  }

  @Test(
    "each problem with a region is reported with its location",
    arguments: [
      (#"[]"#, #"1:35: clients.trips.regions: expected an object of regions such as {"EU": {"name": "Europe", "#),
      (#""EU""#, "1:35: clients.trips.regions: not valid JSON: "),
      (#"{"EU": ["VNO"]}"#, #"1:42: clients.trips.regions: EU must be an object such as {"origins": ["VNO", "RIX"]}"#),
      (#"{"EU": {}}"#, "1:42: clients.trips.regions: EU has no origins (city or airport codes, such as"),
      (#"{"EU": {"origins": []}}"#, "1:54: clients.trips.regions: EU.origins must be an array of codes, such as"),
      (
        #"{"EU": {"origins": ["Vilnius"]}}"#,
        #"1:55: clients.trips.regions: EU.origins: "Vilnius" is not a city or airport code"#
      ),
      (
        #"{"EU": {"origins": ["aß"]}}"#, #"1:55: clients.trips.regions: EU.origins: "aß" is not a city or airport code"#
      ),
      (
        #"{"EU": {"origins": [1]}}"#,
        "1:55: clients.trips.regions: EU.origins: an element is not a city or airport code"
      ),
      (#"{"EU": {"name": "", "origins": ["VNO"]}}"#, "1:51: clients.trips.regions: EU.name must be a non-empty string"),
      (
        #"{"EU": {"origin": ["VNO"]}}"#,
        #"1:43: clients.trips.regions: EU: unknown key "origin"; did you mean "origins"? Known: name, origins"#
      ),
      (#"{"E,U": {"origins": ["VNO"]}}"#, #"1:36: clients.trips.regions: "E,U" is not a valid region id; use"#),
      (#"{"all": {"origins": ["VNO"]}}"#, #"1:36: clients.trips.regions: "all" is not a valid region id"#),
      (
        #"{"EU": {"origins": ["VNO"]}, "EU": {"origins": ["RIX"]}}"#,
        "1:64: clients.trips.regions: EU appears more than once; remove one"
      ),
    ])
  func problems(regions: String, problem: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try configuration(regions) }
    #expect(error.lines.first?.hasPrefix("c.json:\(problem)") == true, "\(error)")
  }

  @Test(
    "a market is two ASCII letters, in lowercase",
    arguments: [
      ("lt", "lt"), ("PL", "pl"), ("", nil), ("l", nil), ("l1", nil), ("lit", nil), ("ßa", nil), ("en-us", nil),
      ("л", nil),
    ] as [(String, String?)])
  func market(text: String, expected: String?) {
    #expect(ConfigurationFormat<String>.market.parse(text) == expected)
  }

  @Test("an invalid variable has the same messages as a file")
  func wrongVariable() throws {
    let error = try #require(throws: ConfigurationError.self) {
      try configuration("{}", variables: ["AEROGAMI_CLIENTS_TRIPS_REGIONS": #"{"EU":{"origins":["X"]}}"#])
    }
    #expect(
      error.lines == [
        #"AEROGAMI_CLIENTS_TRIPS_REGIONS: EU.origins: "X" is not a city or airport code, such as "VNO""#
      ])
  }
}
