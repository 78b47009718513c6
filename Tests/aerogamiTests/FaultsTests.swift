import Subprocess
import TestSupport
import Testing

/// Tests of faults in the program.
@Suite(.timeLimit(.minutes(20))) struct FaultsTests {
  private let aerogami = Aerogami()

  private func failed(_ regions: [String], _ failure: String) -> String {
    regions.map { region in
      "aerogami: \(region) failed: TripClient.trips(in: \"\(region)\") was called, "
        + "and a simulated fault makes it fail: \(failure)\n"
    }.joined()
  }

  @Test("a fault of one region does not affect others, and its error says that it is simulated")
  func oneRegion() async throws {
    let run = try await aerogami.run(
      "fetch", "--regions", "EU,US,blc", "--format", "ndjson", "--fault", "trips.trips/US:status:503")
    #expect(run.exitCode == 3)
    #expect(run.errors == failed(["US"], "status 503"))
    #expect(run.output.contains(#""region":"EU""#))
    #expect(run.output.contains(#""region":"blc""#))
    #expect(!run.output.contains(#""region":"US""#))
  }

  @Test("the exit status is 1 if faults leave no trips")
  func everything() async throws {
    let run = try await aerogami.run("fetch", "--regions", "EU,US", "--fault", "trips:timeout")
    #expect(run == Run(1, errors: failed(["EU", "US"], "timeout")))
    let listing = try await aerogami.run("fetch", "--fault", "trips.regions:offline")
    #expect(
      listing
        == Run(
          1,
          errors: """
            aerogami: the regions could not be listed: TripClient.regions() was called, \
            and a simulated fault makes it fail: offline

            """))
  }

  @Test("a seed selects the failing regions, at any concurrency")
  func seeds() async throws {
    // The built-in sample trips depart relative to today, so runs before and after midnight would differ.
    try aerogami.useSampleTrips()
    func run(_ concurrency: String, seed: String) async throws -> Run {
      try await aerogami.run(
        "fetch", "--concurrency", concurrency, "--format", "json", "--fault", "trips.trips:status:503@0.5", "--fault",
        "trips.trips:latency:0-5ms", "--fault-seed", seed
      ).withoutTimes
    }
    let one = try await run("1", seed: "7")
    #expect(one.exitCode == 3)
    expectEqual(try await run("16", seed: "7"), one)
    #expect(try await run("16", seed: "8") != one)
  }

  @Test("a flag adds to the faults of a file, and a variable replaces them")
  func layers() async throws {
    try aerogami.write(
      #"{"clients": {"trips": {"faults": "trips.trips/US:offline"}}}"#, to: "Config/dev.json")
    let fetch = ["fetch", "--regions", "EU,US,blc"]
    let added = try await aerogami.run(fetch + ["--fault", "trips/EU:offline"])
    #expect(added.errors == failed(["EU", "US"], "offline"))
    let replaced = try await aerogami.run(
      fetch, environment: ["AEROGAMI_CLIENTS_TRIPS_FAULTS": "trips/blc:malformed"])
    #expect(replaced.errors == failed(["blc"], "malformed"))
  }

  @Test("a fault of a live client prevents the request")
  func live() async throws {
    try await TestServer.run(["/trips/EU": .malaga, "/trips/US": .malaga]) { server in
      let run = try await aerogami.run(
        "fetch", "--regions", "EU,US", "--format", "ndjson", "--fault", "trips/EU:status:500",
        environment: ["AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address])
      #expect(run.exitCode == 3)
      #expect(run.tripIDs == ["malaga"])
      #expect(run.errors == failed(["EU"], "status 500"))
      #expect(await server.paths == ["/trips/US"])
    }
  }

  @Test("a signal ends the latency of a fault, and trips that had arrived are delivered")
  func interruption() async throws {
    let output = try WatchedStream.pipe()
    let run = try await aerogami.run(
      "fetch", "--regions", "EU,blc", "--format", "ndjson", "--fault", "trips/EU:latency:3600000ms", output: output,
      errors: .pipe()
    ) { send in
      await output.wait(for: #""region":"blc""#)
      try send(.interrupt)
    }
    #expect(run.exitCode == 130)
    #expect(!run.output.contains(#""region":"EU""#))
    #expect(run.errors == "aerogami: canceled: EU\n")
  }

  @Test("json has the fault as the region's error, with 0 attempts")
  func json() async throws {
    let run = try await aerogami.run(
      "fetch", "--regions", "US", "--format", "json", "--fault", "trips:malformed")
    #expect(run.exitCode == 1)
    #expect(
      run.withoutTimes.output.contains(
        #"{"id":"US","status":"failed","attempts":0,"duration_milliseconds":TIME,"trip_count":0,"#
          + #""skipped_count":0,"age_seconds":null,"error":"TripClient.trips(in: \"US\") was called, "#
          + #"and a simulated fault makes it fail: malformed"}"#))
  }

  @Test(
    "other clients have their own keys",
    arguments: [
      (["countries", "show", "Peru", "--fault", "countries.named:offline"], #"CountryClient.named("Peru", .full)"#),
      (["airports", "VNO", "--fault", "trips.airport/VNO:offline"], #"TripClient.airport("VNO")"#),
    ])
  func others(arguments: [String], requested: String) async throws {
    let run = try await aerogami.run(arguments)
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix("\(requested) was called, and a simulated fault makes it fail: offline\n"))
  }

  @Test("--verbose lists the faults in force, and a fault of an unused client is a warning")
  func verbose() async throws {
    let run = try await aerogami.run(
      "fetch", "--regions", "US", "--verbose", "--fault", "trips:offline@0", "--fault", "rovers:timeout",
      "--fault-seed", "9")
    #expect(run.exitCode == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.contains("aerogami: faults: trips:offline@0 (seed 9)"))
    #expect(
      lines.contains("aerogami: warning: --fault has no effect, because this command does not use the client rovers"))
  }

  @Test("a terminal gets a note about faults in force")
  func terminal() async throws {
    let run = try await aerogami.run(
      ["regions", "list", "--fault", "trips.trips:offline"], output: .pipe(), errors: .terminal(columns: 80))
    #expect(run.exitCode == 0)
    #expect(run.errors == "aerogami: simulated faults are active: trips.trips:offline (seed 0)\n")
  }

  @Test("config show has the faults of each client in the form of --fault, with their source")
  func show() async throws {
    try aerogami.write(
      """
      {"clients": {"trips": {"faults": [
        "trips:latency:100-400ms", "trips.airport:status:503@0.25@seed3"
      ]}}}
      """, to: "Config/dev.json")
    let run = try await aerogami.run(
      "config", "show", environment: ["AEROGAMI_CLIENTS_ROVERS_FAULTS": "rovers:timeout@every2"])
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n").filter { $0.contains("faults") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(
      lines == [
        "clients.trips.faults trips:latency:100-400ms trips.airport:status:503@0.25@seed3 Config/dev.json",
        "clients.countries.faults none default",
        "clients.rovers.faults rovers:timeout@every2 AEROGAMI_CLIENTS_ROVERS_FAULTS",
        "clients.starWars.faults none default", "clients.notifications.faults none default",
        "faults.seed 0 default",
      ])
  }

  @Test("an invalid fault is a usage error in an option, and a configuration error in a file")
  func mistakes() async throws {
    let usage = try await aerogami.runIfValid(["fetch", "--fault", "trips.trip:offline"])
    #expect(usage.exitCode == 64)
    #expect(usage.output == "")
    #expect(
      usage.errors == """
        aerogami: invalid value "trips.trip:offline" for --fault: trips has no endpoint "trip"; \
        did you mean "trips"? Known: trips, regions, airport, airlines, calendar, check

        """)
    let seed = try await aerogami.runIfValid(["fetch", "--fault-seed", "-1"])
    #expect(seed.exitCode == 64)
    #expect(
      seed.errors == """
        aerogami: invalid value "-1" for --fault-seed: expected a whole number from 0 to 9007199254740992

        """)

    try aerogami.write(
      """
      {
        "clients": { "trips": { "faults": ["trips.trip:offline"] } }
      }
      """, to: "Config/dev.json")
    let file = try await aerogami.run("fetch")
    #expect(
      file
        == Run(
          78,
          errors: """
            aerogami: Config/dev.json:2:38: clients.trips.faults: trips has no endpoint "trip"; did you mean "trips"? \
            Known: trips, regions, airport, airlines, calendar, check

            """))
    let variable = try await aerogami.run(
      "fetch", "--env", "failing", environment: ["AEROGAMI_CLIENTS_TRIPS_FAULTS": "trips:ofline"])
    #expect(variable.exitCode == 78)
    #expect(
      variable.errors == """
        aerogami: AEROGAMI_CLIENTS_TRIPS_FAULTS: "ofline" is not latency:…, unimplemented, offline, timeout, \
        malformed or status:NNN with an error status (400 to 599); did you mean "offline"?

        """)
  }
}
