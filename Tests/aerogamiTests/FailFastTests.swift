import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct FailFastTests {
  private let aerogami = Aerogami()
  private let forbidden = TestServer.Response(status: 403, "")

  @Test("with --fail-fast, no region is requested after a failed one")
  func rest() async throws {
    let responses: [String: TestServer.Response] = [
      "/trips/scd": .malaga, "/trips/US": forbidden, "/trips/blc": .bergamo, "/trips/EU": .noTrips,
    ]
    try await TestServer.run(responses) { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "fetch", "--fail-fast", "--concurrency", "1", "--regions", "scd,US,blc,EU", "--format", "json")
      #expect(run.exitCode == 3)
      #expect(run.tripIDs == ["malaga"])
      #expect(
        run.errors == """
          aerogami: US failed: \(server.address.withoutScheme): status 403; if the service requires a token, set AEROGAMI_CLIENTS_TRIPS_TOKEN
          aerogami: canceled: blc, EU

          """)
      for id in ["blc", "EU"] {
        #expect(
          run.output.contains(
            #"{"id":"\#(id)","status":"canceled","attempts":0,"duration_milliseconds":0,"trip_count":0,"#
              + #""skipped_count":0,"age_seconds":null,"error":null}"#))
      }
      #expect(await server.paths == ["/trips/scd", "/trips/US"])
    }
  }

  @Test("with --fail-fast, a running request is canceled without waiting for its response")
  func underWay() async throws {
    let (isAsked, never) = (Gate(), Gate())
    try await TestServer.run { [forbidden] request in
      if request.path == "/trips/US" {
        try await isAsked.wait()
        return forbidden
      }
      isAsked.open()
      try await never.wait()
      return .malaga
    } _: { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch", "--fail-fast", "--regions", "US,scd")
      #expect(
        run
          == Run(
            1,
            errors: """
              aerogami: US failed: \(server.address.withoutScheme): status 403; if the service requires a token, set AEROGAMI_CLIENTS_TRIPS_TOKEN
              aerogami: canceled: scd

              """))
    }
  }
}
