import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RegionFailureTests {
  private let aerogami = Aerogami()

  /// Two regions with trips, one of them with an invalid row, and three that fail in different ways.
  private let responses: [String: TestServer.Response] = [
    "/regions": .regions("scd", "US", "AS", "AF", "blc"),
    "/trips/scd": .malaga,
    "/trips/US": .init(status: 403, "not\u{1B}[31m for\nyou"),
    "/trips/AS": .init("<html>", contentType: "text/html"),
    "/trips/AF": .init(#"[{"id": "a"}, {"id": "b"}]"#),
    "/trips/blc": .init(SampleTrips.list(SampleTrips.bergamo, #"{"id": 7}"#)),
  ]

  private func errors(_ server: TestServer) -> String {
    """
    aerogami: US failed: \(server.address.withoutScheme): status 403 (not�[31m for you); if the service requires a token, set AEROGAMI_CLIENTS_TRIPS_TOKEN
    aerogami: AS failed: \(server.address.withoutScheme): the response is an HTML page, but JSON is expected \
    (<html>); check the base URL
    aerogami: AF failed: \(server.address.withoutScheme): all 2 rows are invalid; the first: [0].price: missing
    aerogami: blc: 1 row was skipped: [1].id: expected a string, found a number

    """
  }

  @Test("failed regions are reported with reasons, in the requested order, and do not affect other regions")
  func partial() async throws {
    try await TestServer.run(responses) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch")
      #expect(
        run
          == Run(
            3,
            output: """
                  PRICE  FROM            TO           DEPARTS                RETURNS           NIGHTS  FLIGHT   REGION
              19.90 EUR  VNO Vilnius     BGY Bergamo  Thu  2 May 2030 09:05  one way                -  W6 2843  blc
                 72 EUR  CPH Copenhagen  AGP Málaga   Fri 15 Mar 2030 19:40  Mon 18 Mar 21:15       3  FR 4048  scd

              """,
            errors: errors(server)))
    }
  }

  @Test("json has the status and the error of every region")
  func statuses() async throws {
    try await TestServer.run(responses) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch", "--format", "json").withoutTimes
      #expect(run.exitCode == 3)
      #expect(run.errors == errors(server))
      let ok = { (id: String) in
        #"{"id":"\#(id)","status":"ok","attempts":1,"duration_milliseconds":TIME,"trip_count":1,"#
      }
      let failed = { (id: String, skippedCount: Int, error: String) in
        #"{"id":"\#(id)","status":"failed","attempts":1,"duration_milliseconds":TIME,"trip_count":0,"#
          + #""skipped_count":\#(skippedCount),"age_seconds":null,"#
          + #""error":"GET \#(server.address)/trips/\#(id): \#(error)"},"#
      }
      #expect(
        run.output.split(separator: "\n").prefix(7).map(String.init) == [
          #"{"environment":"dev","fetched_at":"NOW","error":null,"left_out_count":0,"regions":["#,
          ok("scd") + #""skipped_count":0,"age_seconds":null,"error":null},"#,
          failed(
            "US", 0,
            #"status 403 (not�[31m for you); if the service requires a token, "#
              + "set AEROGAMI_CLIENTS_TRIPS_TOKEN"
          ),
          failed("AS", 0, "the response is an HTML page, but JSON is expected (<html>); check the base URL"),
          failed("AF", 2, "all 2 rows are invalid; the first: [0].price: missing"),
          ok("blc") + #""skipped_count":1,"age_seconds":null,"error":null}"#,
          #"],"completeness":["#,
        ])
      let completeness = run.output.matches(of: /"source":null,"kind":"(\w+)","missing":\["?(.{0,12})/).map {
        "\($0.1) \($0.2)"
      }
      #expect(
        completeness == [
          #"complete ],"trip_coun"#, "failed GET http://1", "failed GET http://1", "failed GET http://1",
          "partial 1 row could ",
        ])
      #expect(run.tripIDs == ["bergamo", "malaga"])
    }
  }

  @Test("an outage of many regions is reported in one line, with the range of their attempts; json has each error")
  func outage() async throws {
    let regions = (1...100).map { "R\($0)" }
    try await TestServer.run { _ in
      .init(status: 500, "")
    } _: { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "fetch", "--regions", regions.joined(separator: ","), "--concurrency", "1", "--format", "json")
      #expect(run.exitCode == 1)
      #expect(
        run.errors == """
          aerogami: R1, R2, R3, R4, R5 and 95 more failed: \(server.address.withoutScheme): status 500; try again later \
          (1 to 3 attempts each)

          """)
      let errors = run.output.matches(of: /"status":"failed","attempts":([123]),.*"error":"(.*)"}/).map {
        (attempts: String($0.1), text: String($0.2))
      }
      #expect(errors.count == 100)
      let others = errors.filter { error in
        let tries = error.attempts == "1" ? "once" : "\(error.attempts) times"
        let reason = error.attempts == "3" ? "" : "; no retries are left"
        return !error.text.hasSuffix("status 500; try again later (tried \(tries)\(reason))")
      }
      #expect(others.map(\.text) == [])
    }
  }

  @Test("an unknown region fails, and its error names the known ones")
  func unknown() async throws {
    let responses: [String: TestServer.Response] = ["/regions": .regions("scd", "EU"), "/trips/scd": .malaga]
    try await TestServer.run(responses) { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "fetch", "--regions", "scd,EUU,XX", "--concurrency", "1", "--format", "ndjson")
      #expect(run.exitCode == 3)
      #expect(run.tripIDs == ["malaga"])
      #expect(
        run.errors == """
          aerogami: EUU failed: there is no region or place "EUU"; did you mean "EU"? Known: scd, EU
          aerogami: XX failed: there is no region or place "XX"; known: scd, EU, and any country, city or airport code, \
          such as Spain, Vilnius or VNO

          """)
      // The list of regions is requested once for any number of unknown regions.
      #expect(await server.paths == ["/trips/scd", "/trips/EUU", "/regions", "/trips/XX"])
    }
  }

  @Test("more than three regions with the same failure are reported in one line, at the position of the first")
  func alike() async throws {
    try await TestServer.run { request in
      switch request.path {
      case "/trips/R3": .malaga
      case "/trips/R2", "/trips/R7", "/trips/R9": .init(status: 403, "")
      default: .init(status: 410, "")
      }
    } _: { server in
      try aerogami.use(server)
      let regions = (1...12).map { "R\($0)" }
      let run = try await aerogami.run("fetch", "--regions", regions.joined(separator: ","), "--format", "json")
      let forbidden = { (id: String) in
        "aerogami: \(id) failed: \(server.address.withoutScheme): status 403; if the service requires a token, "
          + "set AEROGAMI_CLIENTS_TRIPS_TOKEN"
      }
      #expect(
        run.errors == """
          aerogami: R1, R4, R5, R6, R8 and 3 more failed: \(server.address.withoutScheme): status 410; \
          check the base URL
          \(forbidden("R2"))
          \(forbidden("R7"))
          \(forbidden("R9"))

          """)
      for id in ["R1", "R12"] {
        #expect(run.output.contains("GET \(server.address)/trips/\(id): status 410"))
      }
    }
  }

  @Test("a list with too many regions fails without further requests, and says what to do")
  func tooMany() async throws {
    let regions = (0...10_000).map { #"{"id":"R\#($0)","name":"","country_codes":[]}"# }.joined(separator: ",")
    try await TestServer.run(["/regions": .init("[\(regions)]")]) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch")
      #expect(
        run
          == Run(
            1,
            errors: "aerogami: the regions could not be listed: \(server.address.withoutScheme): "
              + "the list has more than 10000 regions; name the regions to fetch, or check the base URL\n"))
      #expect(await server.paths == ["/regions"])
    }
  }
}
