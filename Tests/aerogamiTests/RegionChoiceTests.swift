import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RegionChoiceTests {
  private let aerogami = Aerogami()

  @Test("\"all\" and an additional region are both requested")
  func allAndMore() async throws {
    try await TestServer.run([
      "/regions": .regions("scd"), "/trips/scd": .malaga, "/trips/hidden": .bergamo,
    ]) { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "fetch", "--regions", "all,hidden,scd", "--concurrency", "1", "--format", "ndjson")
      #expect(run.exitCode == 0)
      #expect(await server.paths == ["/regions", "/trips/scd", "/trips/hidden"])
    }
  }

  @Test("invalid regions are reported, and with --strict the list fails")
  func skippedRegions() async throws {
    let list = TestServer.Response(#"[{"id":"scd","name":"","country_codes":[]},{"id":1}]"#)
    try await TestServer.run(["/regions": list, "/trips/scd": .malaga]) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch", "--format", "ndjson")
      #expect(run.exitCode == 0)
      #expect(
        run.errors
          == "aerogami: the list of regions: 1 row was skipped: [1].id: expected a string, found a number\n")
      let strict = try await aerogami.run("fetch", "--strict", "--format", "ndjson")
      #expect(strict.exitCode == 1)
      #expect(
        strict.errors.hasPrefix(
          "aerogami: the regions could not be listed: \(server.address.withoutScheme): a row is invalid: [1].id"))
    }
  }

  @Test("the trips of --anywhere have no region")
  func anywhereIsNoRegion() async throws {
    try aerogami.useSampleTrips()
    let json = try await aerogami.run("fetch", "--anywhere", "--limit", "1", "--format", "json")
    #expect(json.output.contains(#"{"id":null,"status":"ok""#))
    #expect(json.output.contains(#"{"id":"bergamo","region":null,"#))
  }

  @Test("--verbose prints the variants, and the result of each region")
  func verbose() async throws {
    try aerogami.useSampleTrips()
    let run = try await aerogami.run("fetch", "--regions", "EU,scd", "--concurrency", "1", "--verbose")
    #expect(run.exitCode == 0)
    #expect(
      run.errors.replacing(/\d+ ms/, with: "TIME") == """
        aerogami: environment dev, from Config/dev.json
        aerogami: trips: trips is mock, regions is mock, airport is mock, airlines is mock, calendar is mock, check is mock
        aerogami: countries: named is mock, coded is mock
        aerogami: EU: ok, 2 trips, 1 attempt, TIME
        aerogami: scd: ok, 1 trip, 1 attempt, TIME

        """)
  }
}
