import Subprocess
import TestSupport
import Testing

/// Tests of the built program with a loopback service that behaves like Ryanair's fare finder.
@Suite(.timeLimit(.minutes(20))) struct RyanairTests {
  private let aerogami = Aerogami()

  private static let fares = RyanairService(["DUB": [laterRyanairFareJSON("35.66", "GBP")]])

  /// The variables with which the environment `ryanair` uses the service at an address.
  private func variables(_ server: TestServer) -> [String: String] {
    ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address + "/api/farfnd/v4"]
  }

  @Test("a table shows the fares, and one note says that the requested currency is ignored")
  func table() async throws {
    try await TestServer.run(Self.fares.response) { server in
      let fetched = try await aerogami.run(
        "fetch", "--env", "ryanair", "DUB", "--date", "2090-01-12", environment: variables(server))
      #expect(
        fetched
          == Run(
            0,
            output: """
                  PRICE  FROM        TO          DEPARTS                RETURNS           NIGHTS  STOPS      HOURS  FLIGHT   REGION
              35.66 GBP  DUB Dublin  STN London  Thu 12 Jan 2090 07:25  Sun 15 Jan 21:10       3      0  2:40 both  FR 3820  DUB

              """,
            errors: """
              aerogami: the currency EUR is ignored; prices are in GBP
              aerogami: incomplete: only the cheapest trip to each destination, no trips of fewer than 2 nights or more \
              than 14

              """))
    }
  }

  @Test("a note names the currencies of trips that a search in another currency leaves out")
  func currencies() async throws {
    var fares = Self.fares
    fares.fares["STN"] = (fares.fares["DUB"] ?? []).map {
      $0.replacing("GBP", with: "EUR").replacing("FR3820", with: "FR1")
    }
    try await TestServer.run(fares.response) { server in
      let run = try await aerogami.run(
        "fetch", "--env", "ryanair", "DUB", "STN", "--date", "2090-01-12", "--format", "ndjson", "--currency", "GBP",
        environment: variables(server))
      #expect(run.tripIDs.count == 1)
      let note = "the service ignores the currency GBP; trips in EUR are left out"
      #expect(run.errors.hasPrefix("aerogami: \(note)\naerogami: incomplete: only "), "\(run.errors)")
    }
  }

  @Test("a dry run shows the request, its User-Agent, and that no token is sent")
  func dryRun() async throws {
    let plan = try await aerogami.plan(
      "--env", "ryanair", "DUB", "--one-way", "--date", "2090-01-12",
      environment: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret"])
    #expect(
      plan.contains(
        """
          GET https://www.ryanair.com/api/farfnd/v4/oneWayFares?departureAirportIataCode=DUB\
        &outboundDepartureDateFrom=2090-01-12&outboundDepartureDateTo=2090-01-12&market=en-gb&currency=EUR

        """), "\(plan)")
    #expect(
      plan.contains(
        "GET https://www.ryanair.com/api/views/locate/5/airports/en/active  (to look up the names of places, unless they "
          + "are cached)\n"))
    #expect(plan.contains("User-Agent: aerogami/0."))
    #expect(plan.contains("token: not sent: the service requires no token\n"))
    #expect(!plan.contains("Authorization") && !plan.contains("s3cret"))
  }

  @Test("doctor requests one fare, and reports that no token is needed")
  func doctor() async throws {
    try await TestServer.run(Self.fares.response) { server in
      let run = try await aerogami.run("doctor", "--env", "ryanair", environment: variables(server))
      #expect(run.exitCode == 0, "\(run)")
      #expect(run.output.contains("not sent: the service requires no token"))
      let paths = await server.paths
      #expect(paths.count == 1)
      #expect(paths.first?.hasPrefix("/api/farfnd/v4/oneWayFares?departureAirportIataCode=DUB&") == true)
      #expect(paths.first?.contains("&arrivalAirportIataCode=STN&") == true)
    }
  }

  @Test("serve refuses to serve the fares beyond this machine, also for a recording")
  func refusal() async throws {
    let run = try await aerogami.run(
      "serve", "--env", "ryanair", "--port", "0", "--base-url", "https://flights.example",
      environment: ["AEROGAMI_CLIENTS_TRIPS_VARIANT": "replay"])
    #expect(
      run
        == Run(
          64,
          errors: "aerogami: the fares of Ryanair are for private use, so they can be served only on this machine, "
            + "not at https://flights.example; omit --base-url, or use another environment\n"))
  }

  @Test("serve serves the fares to this machine")
  func loopback() async throws {
    try await TestServer.run(Self.fares.response) { server in
      let output = try WatchedStream.pipe()
      let run = try await aerogami.run(
        ["serve", "--env", "ryanair", "--port", "0", "--base-url", "http://localhost:1"], output: output,
        errors: .pipe(), environment: variables(server)
      ) { send in
        await output.wait(for: "\n")
        try send(.terminate)
      }
      #expect(run.exitCode == 0)
      #expect(run.output.hasPrefix("http://127.0.0.1:"))
    }
  }
}
