import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

@Suite struct FaultConfigurationTests {
  @Test(
    "a string or an array in a file and a variable define the same faults, shown in the format of --fault",
    arguments: [
      (#""trips.trips:timeout@every3""#, "trips.trips:timeout@every3"),
      (#""trips:latency:250ms@seed7""#, "trips:latency:250ms@seed7"),
      (#"["trips:latency:100-400ms@seed7"]"#, "trips:latency:100-400ms@seed7"),
      (
        #"["trips.airport:offline", "trips:latency:5ms trips.regions:timeout@0.5"]"#,
        "trips.airport:offline trips:latency:5ms trips.regions:timeout@0.5"
      ),
      (
        #"["trips.trips/a%20b,c%2Cd%3Ae%40f%25,%C3%84:offline"]"#,
        "trips.trips/a%20b,c%2Cd%3Ae%40f%25,%C3%84:offline"
      ),
      ("[]", "none"), (#""none""#, "none"),
    ])
  func forms(file: String, text: String) throws {
    let fromFile = try Configuration.load(file: #"{"clients": {"trips": {"faults": \#(file)}}}"#)
    let fromVariable = try Configuration.load(file: "{}", variables: ["AEROGAMI_CLIENTS_TRIPS_FAULTS": text])
    let key = TripRegistration().clientKeys.faults
    #expect(fromFile.listing.first { $0.key == "clients.trips.faults" }?.value == text)
    #expect(fromFile.layers[key] == fromVariable.layers[key])
    #expect(TripRegistration().clientKeys.faultGrammar.text(fromVariable.layers[key]) == text)
  }

  @Test("the examples for the faults of a source are faults of that source", arguments: TripProvider.all.map(\.name))
  func exampleOfSource(name: String) throws {
    let provider = try #require(TripProvider.all.first { $0.name == name })
    let grammar = TripSourceKeys(provider).faultGrammar
    let examples = grammar.example.split(separator: " or ").map { String($0) }
    #expect(examples.count == 2 && grammar.expectation.contains(grammar.example))
    for example in examples { #expect(grammar.text([try grammar.rule(example)]) == example) }
  }

  @Test("a text is parsed into the fault's parts")
  func reading() throws {
    let grammar = TripRegistration().clientKeys.faultGrammar
    #expect(
      try grammar.rules("trips.trips/EU,%2C:status:503@0.25@every3@seed9 \t trips:latency:1-2ms") == [
        FaultRule(.failure(.status(503)), endpoint: "trips", keys: ["EU", ","], rate: 0.25, every: 3, seed: 9),
        FaultRule(.latency(.milliseconds(1) ... .milliseconds(2))),
      ])
    #expect(try grammar.rule("trips/EU:offline@1e-3") == FaultRule(.failure(.offline), keys: ["EU"], rate: 0.001))
  }

  @Test("a variable overrides the file, and a flag adds to the other layers")
  func layers() throws {
    let file = #"{"clients": {"trips": {"faults": "trips:offline"}}, "faults": {"seed": 5}}"#
    let variables = ["AEROGAMI_CLIENTS_TRIPS_FAULTS": "trips:timeout"]
    let flags = [
      try Configuration.Flag.fault("trips.trips:malformed"), try .fault("rovers:offline"),
      try .fault("trips:status:500"),
    ]
    func inForce(_ configuration: Configuration) -> String? { configuration.using(.trips).faultsInForce }
    #expect(inForce(try Configuration.load(file: "{}")) == nil)
    #expect(inForce(try Configuration.load(file: file)) == "trips:offline (seed 5)")
    #expect(inForce(try Configuration.load(file: file, variables: variables)) == "trips:timeout (seed 5)")
    #expect(
      inForce(try Configuration.load(file: file, variables: variables, flags: flags + [try .faultSeed("8")]))
        == "trips:timeout trips.trips:malformed trips:status:500 (seed 8)")
    #expect(
      inForce(try Configuration.load(file: file, variables: ["AEROGAMI_CLIENTS_TRIPS_FAULTS": "none"], flags: flags))
        == "trips.trips:malformed trips:status:500 (seed 5)")
    #expect(
      try Configuration.load(file: file, flags: flags).using(.trips).warnings.map(\.message)
        == ["--fault has no effect, because this command does not use the client rovers"])
    #expect(try Configuration.load(file: file, flags: flags).warnings.isEmpty)
  }

  @Test("configured faults apply to clients of every variant")
  func container() async throws {
    let file = """
      {"clients": {
        "trips": {"faults": ["trips.trips/US:status:503", "trips.airport:offline"]},
        "rovers": {"variant": "failing", "failure": "timeout", "faults": "rovers.manifest:malformed"}
      }}
      """
    try await Dependencies.withConfiguration(try Configuration.load(file: file)) { dependencies in
      func injected(_ call: () async throws -> Void) async -> ClientError.Reason? {
        do {
          try await call()
          return nil
        } catch {
          return (error as? ClientError)?.reason
        }
      }
      let (trips, rovers) = (dependencies.trips, dependencies.rovers)
      #expect(await injected { _ = try await trips.trips(in: "US") } == .fault(.status(503)))
      #expect(await injected { _ = try await trips.trips(in: "EU") } == nil)
      #expect(await injected { _ = try await trips.airport("VNO") } == .fault(.offline))
      #expect(await injected { _ = try await trips.regions() } == nil)
      #expect(await injected { _ = try await rovers.manifest(.spirit) } == .fault(.malformed))
      #expect(await injected { _ = try await rovers.picture("") } == .injected(.timeout))
    }
  }
}

extension Configuration {
  /// Returns the faults of a configuration with this text.
  static func load(
    file: String, variables: [String: String] = [:], flags: [Configuration.Flag] = []
  ) throws -> Configuration {
    let path = FileManager.default.temporaryDirectory.appending(path: "aerogami-\(UUID().uuidString).json").path
    try Data(file.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try load(
      path: path, variables: variables, flags: flags,
      directories: Directories(currentDirectory: "/", userDirectory: nil))
  }
}
