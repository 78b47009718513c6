import TestSupport
import Testing

/// Tests that a fetch uses the layers that `config show` names.
@Suite(.timeLimit(.minutes(20))) struct PrecedenceTests {
  private let aerogami = Aerogami()

  @Test("a variable overrides the file, and the file overrides the default")
  func layers() async throws {
    // By default the variant is mock.
    try aerogami.write(#"{"clients": {"trips": {"variant": "failing"}}}"#, to: "Config/dev.json")
    #expect(try await aerogami.run("fetch", "--regions", "blc").exitCode == 1)
    let run = try await aerogami.run(
      "fetch", "--regions", "blc", environment: ["AEROGAMI_CLIENTS_TRIPS_VARIANT": "mock"])
    #expect(run.exitCode == 0)
  }

  @Test("a flag overrides a variable")
  func flag() async throws {
    try await TestServer.run(["/trips": .init(status: 503, "")]) { server in
      try aerogami.write(#"{"http": {"maxAttempts": 3}}"#, to: "Config/dev.json")
      let variables = [
        "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address,
        "AEROGAMI_HTTP_MAX_ATTEMPTS": "2",
      ]
      #expect(try await aerogami.run("fetch", "--anywhere", environment: variables).exitCode == 1)
      #expect(await server.paths.count == 2)
      #expect(try await aerogami.run("fetch", "--anywhere", "--attempts", "1", environment: variables).exitCode == 1)
      #expect(await server.paths.count == 3)
    }
  }

  @Test("an endpoint's variant overrides its client's, from any layer")
  func endpoint() async throws {
    try aerogami.write(#"{"clients": {"trips": {"endpoints": {"regions": "failing"}}}}"#, to: "Config/dev.json")
    let named = try await aerogami.run(
      "fetch", "--regions", "blc", environment: ["AEROGAMI_CLIENTS_TRIPS_VARIANT": "mock"])
    #expect(named.exitCode == 0)
    #expect(named.errors == "")
    let listed = try await aerogami.run("fetch", environment: ["AEROGAMI_CLIENTS_TRIPS_VARIANT": "mock"])
    #expect(
      listed
        == Run(
          1,
          errors: """
            aerogami: the regions could not be listed: TripClient.regions() was called, \
            and this environment makes it fail: unimplemented

            """))
  }

  @Test("a path in a file is relative to that file, and one in a variable to the current directory")
  func paths() async throws {
    try aerogami.useSampleTrips()
    try aerogami.write(SampleTrips.list(SampleTrips.malaga), to: "trips.json")
    let ofFile = try await aerogami.run("fetch", "--anywhere", "--format", "ndjson", "--config", "Config/dev.json")
    #expect(ofFile.tripIDs == ["bergamo", "malaga", "new-york", "milan"])
    let ofVariable = try await aerogami.run(
      "fetch", "--anywhere", "--format", "ndjson", environment: ["AEROGAMI_CLIENTS_TRIPS_DATA": "trips.json"])
    #expect(ofVariable.tripIDs == ["malaga"])
  }
}
