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

  @Test("the exit status is 1 if faults leave no trips, and json has each fault as the region's error, with 0 attempts")
  func everything() async throws {
    let run = try await aerogami.run("fetch", "--regions", "EU,US", "--format", "json", "--fault", "trips:timeout")
    #expect(run.exitCode == 1 && run.errors == failed(["EU", "US"], "timeout"))
    #expect(
      run.withoutTimes.output.contains(
        #"{"id":"US","status":"failed","attempts":0,"duration_milliseconds":TIME,"trip_count":0,"#
          + #""skipped_count":0,"age_seconds":null,"error":"TripClient.trips(in: \"US\") was called, "#
          + #"and a simulated fault makes it fail: timeout"}"#))
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

  @Test("an invalid fault in an option is a usage error")
  func mistakes() async {
    let usage = await Run.parsing("fetch", "--fault", "trips.trip:offline")
    #expect(usage.exitCode == 64)
    #expect(usage.output == "")
    #expect(
      usage.errors == """
        aerogami: invalid value "trips.trip:offline" for --fault: trips has no endpoint "trip"; \
        did you mean "trips"? Known: trips, regions, airport, airlines, calendar, check

        """)
    let seed = await Run.parsing("fetch", "--fault-seed", "-1")
    #expect(seed.exitCode == 64)
    #expect(
      seed.errors == """
        aerogami: invalid value "-1" for --fault-seed: expected a whole number from 0 to 9007199254740992

        """)

  }
}
