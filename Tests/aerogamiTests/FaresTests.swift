import TestSupport
import Testing

/// Tests of the built program with fares of a loopback service that behaves like Travelpayouts.
@Suite(.timeLimit(.minutes(20))) struct FaresTests {
  private let aerogami = Aerogami()
  private let token = ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret-token"]

  private static let fares = [
    fareJSON([
      "origin": #""VNO""#, "origin_airport": #""VNO""#, "destination": #""LON""#, "destination_airport": #""STN""#,
      "price": "39.5", "departure_at": #""2130-05-10T07:00:00+03:00""#, "return_at": #""2130-05-14T21:10:00+01:00""#,
      "transfers": "0", "return_transfers": "1", "duration": "545", "link": #""/search/VNO1005LON14051?t=FR1""#,
      "airline": #""FR""#, "flight_number": #""2872""#,
    ]),
    fareJSON([
      "origin": #""VNO""#, "origin_airport": #""VNO""#, "destination": #""BCN""#, "destination_airport": #""BCN""#,
      "price": "61", "departure_at": #""2130-06-01T23:30:00+03:00""#, "duration": "225", "link": nil,
    ]),
  ]

  /// Makes the environment `dev` use the service at `server`.
  private func use(_ server: TestServer) throws {
    try aerogami.write(
      """
      {"clients": {"trips": {"variant": "live", "provider": "travelpayouts", "baseURL": "\(server.address)",
      "regions": {"home": {"name": "Around here", "origins": ["vno", "MOW"]}}}}}
      """, to: "mine.json")
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Run {
    try await run(arguments, environment: environment)
  }

  private func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Run {
    try await aerogami.run(arguments + ["--config", "mine.json"], environment: token.merging(environment) { $1 })
  }

  @Test("a table of fares shows stops and travel times")
  func table() async throws {
    try await TestServer.run(FareService(["VNO": Self.fares]).response) { server in
      try use(server)
      let fetched = try await run("fetch", "--regions", "home")
      #expect(
        fetched
          == Run(
            0,
            output: """
                  PRICE  FROM         TO             DEPARTS                RETURNS           NIGHTS  STOPS      HOURS  FLIGHT   REGION
              39.50 EUR  VNO Vilnius  STN London     Wed 10 May 2130 07:00  Sun 14 May 21:10       4      1  9:05 both  FR 2872  home
                 61 EUR  VNO Vilnius  BCN Barcelona  Thu  1 Jun 2130 23:30  one way                -      0       3:45  SU 20    home

              """,
            errors: """
              aerogami: incomplete: only the cheapest trip to each destination, no one-way trips; for all trips of \
              a route: aerogami fetch VNO --to STN --config mine.json

              """))
    }
  }

  @Test("json and csv have the same fields, with the service's names, and a city's name stands for its code")
  func formats() async throws {
    try await TestServer.run(FareService(["VNO": Self.fares]).response) { server in
      try use(server)
      let ndjson = try await run("fetch", "--regions", "VNO", "--format", "ndjson")
      #expect(ndjson.output.contains(#""price":39.5,"currency":"EUR","airlines":"FR","flight_number":2872,"#))
      #expect(
        ndjson.output.contains(#","departure_at":"2130-05-10T07:00:00+03:00","return_at":"2130-05-14T21:10:00+01:00","#)
      )
      let known =
        #"""
        ,"transfers":1,"duration":545,"link":"/search/VNO1005LON14051?t=FR1","sources":["travelpayouts"],\#
        "expired":false,"deal":false,"stale":false}
        """#
      #expect(ndjson.output.contains(known))
      let csv = try await run("fetch", "vilnius", "--format", "csv")
      let lines = csv.output.split(separator: "\n")
      #expect(lines.first?.hasSuffix(",transfers,duration,link,sources,expired,deal,stale") == true)
      #expect(
        lines.dropFirst().first?.hasSuffix(",1,545,/search/VNO1005LON14051?t=FR1,travelpayouts,false,false,false")
          == true)
    }
  }

  @Test("a relative day counts from the day in the user's time zone")
  func relativeDays() async throws {
    try await TestServer.run(FareService(["VNO": Self.fares]).response) { server in
      try use(server)
      // The day may change during the run.
      let before = currentDay(hoursEast: 14, daysAhead: 14)
      let run = try await run("fetch", "--regions", "VNO", "--date", "+2w", environment: ["TZ": "EAST-14"])
      let days = [before, currentDay(hoursEast: 14, daysAhead: 14)]
      #expect(run.exitCode == 0)
      let requested = await server.paths
      #expect(requested.contains { path in days.contains { path.contains("&departure_at=\($0)&") } }, "\(days)")
    }
  }

  @Test("a dry run shows the request for all offers of known destinations, and what is sent if it fails")
  func plannedOffers() async throws {
    try await TestServer.run([:]) { server in
      try use(server)
      let plan = try await aerogami.plan(
        "--regions", "home", "--to", "London", "--date", "2130-05-10", "--nights", "2-4", "--config", "mine.json",
        environment: token)
      #expect(
        plan.contains("  POST \(server.address)/graphql/v1/query\n       {\"query\":\"{q0:prices_round_trip("))
      for (origin, market) in [("VNO", "lt"), ("MOW", "ru")] {
        #expect(
          plan.contains(
            "  GET \(server.address)/aviasales/v3/prices_for_dates?origin=\(origin)&destination=LON"
              + "&departure_at=2130-05-10&return_at=2130-05&one_way=false&direct=false&currency=eur&market=\(market)"
              + "&unique=false&sorting=price&limit=1000&page=1  (only if the GraphQL endpoint fails)\n"))
      }
      #expect(!plan.contains("s3cret-token"))
      #expect(await server.paths == [])
    }
  }

  @Test("dates shows the cheapest day of a route, and names routes that the service does not have")
  func dates() async throws {
    try await TestServer.run(FareService(["VNO": Self.fares]).response) { server in
      try use(server)
      let run = try await run(
        "dates", "VNO-LON", "home-UK", "--month", "2130-05", "--nights", "2-4", "--format", "csv")
      #expect(run.exitCode == 0)
      #expect(run.output.contains("VNO-LON,2130-05-10,39.5,EUR,available,VNO-STN,2130-05-14\n"), "\(run)")
      #expect(run.output.contains("VNO-LON,2130-05-11,,,unknown,,\n"))
      // The country has the same fare.
      #expect(run.output.matches(of: /,2130-05-10,39\.5,EUR,available,VNO-STN,2130-05-14\n/).count == 2, "\(run)")
      #expect(run.errors.contains("no destinations other than LON (those with fares)"), "\(run)")
    }
  }

  @Test("--direct fails for a service without stops, and counts trips with unknown stops otherwise")
  func unknownStops() async throws {
    let direct = SampleTrips.malaga.replacing(#""id""#, with: #""transfers":0,"id""#)
    let responses = ["/trips/EU": "[\(direct),\(SampleTrips.newYork)]", "/trips/US": "[\(SampleTrips.newYork)]"]
    try await TestServer.run(responses.mapValues { .init($0) }) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch", "--regions", "EU,US", "--direct", "--format", "ndjson")
      #expect(run.tripIDs == ["malaga"])
      #expect(run.exitCode == 3)
      #expect(
        run.errors == """
          aerogami: US failed: \(server.address.withoutScheme): no trip in the response has a known number of stops, so "direct" \
          cannot be applied; search without "direct"
          aerogami: left out 1 trip with an unknown number of stops

          """)
      let once = try await aerogami.run("watch", "--once", "--regions", "EU", "--direct", "--format", "ndjson")
      #expect(once.exitCode == 0)
      #expect(once.errors == "aerogami: left out 1 trip with an unknown number of stops\n")
    }
  }

  @Test(
    "an invalid choice of fares is a usage error",
    arguments: [
      (["--month", "tomorrow"], "expected a month such as 2027-01, jan, this or next"),
      (["--date", "next"], "expected a day such as 2027-01-31, today, tomorrow, +30d or +2w"),
      (["--month", "2130-01", "--date", "2130-01-01"], "--month and --date cannot be used together"),
      (["--currency", "euro"], "expected a three-letter currency code, such as EUR"),
    ])
  func usage(options: [String], reason: String) async throws {
    let run = try await aerogami.runIfValid(["fetch"] + options)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test(
    "a relative day that makes a search impossible, or a day in the past, is a usage error before any request",
    arguments: [
      (
        ["fetch", "--days", "fri", "--return-days", "sun", "--nights", "3"],
        "no --days and --return-days are 3 nights apart, so no trip can match; change --nights or the weekdays"
      ),
      (["meet", "VNO", "RIX", "--month", "2020-01"], "--month: 2020-01 is in the past; specify a later month or day"),
      (
        ["fetch", "--depart-after", "+2w", "--depart-before", "tomorrow"],
        "--depart-after must be earlier than --depart-before, or no trip can match"
      ),
    ])
  func relativeToToday(arguments: [String], problem: String) async throws {
    try await TestServer.run([:]) { server in
      try aerogami.use(server)
      let run = try await aerogami.runIfValid(arguments)
      #expect(run.exitCode == 64)
      #expect(run.output == "")
      #expect(run.errors == "aerogami: \(problem)\n")
      #expect(await server.paths == [])
    }
  }

  @Test("a failing origin does not affect other origins, and the exit status is 3")
  func partial() async throws {
    let service = FareService(["VNO": Self.fares], responses: ["MOW": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      try use(server)
      let fetched = try await run("fetch", "--regions", "home", "--format", "json", "--attempts", "1")
      #expect(fetched.exitCode == 3)
      #expect(fetched.tripIDs.count == 2)
      #expect(fetched.output.contains(#"{"id":"home","status":"partial","attempts":2,"#))
      #expect(fetched.errors.hasPrefix("aerogami: home is incomplete: Travelpayouts: "))
      #expect(
        fetched.errors.contains("status 500; try again later (1 of 2 origins failed: MOW)\naerogami: incomplete: only ")
      )
    }
  }

  private static let airlinesPath = "/data/en/airlines.json"

  @Test("an airline that neither the table nor the list has is a usage error before any request for fares")
  func unknownAirline() async throws {
    try await TestServer.run(FareService(["VNO": Self.fares]).response) { server in
      try use(server)
      let run = try await run("fetch", "--regions", "VNO", "--airline", "FR,tumblewed air")
      #expect(
        run == Run(64, errors: "aerogami: \"tumblewed air\" is not a known airline; did you mean Tumbleweed Air?\n"))
      #expect(await server.paths == [Self.airlinesPath])
      // Favorites are listed without any request.
      let listed = try await self.run("favorites", "list", "--airline", "Tumbleweed Air")
      #expect(listed.exitCode == 64)
      #expect(listed.errors.hasPrefix("aerogami: \"Tumbleweed Air\" is not a known airline; "))
      #expect(await server.paths == [Self.airlinesPath])
    }
  }

  @Test("nothing is shown if the list of airlines cannot be fetched, because the filter cannot be applied")
  func noAirlines() async throws {
    let service = FareService(["VNO": Self.fares], responses: ["airlines.json": .init(status: 500, "")])
    try await TestServer.run(service.response) { server in
      try use(server)
      let run = try await run(
        "watch", "--once", "--regions", "VNO", "--airline", "FR,Tumbleweed Air", "--attempts", "1")
      #expect(
        run
          == Run(
            1,
            errors: """
              aerogami: the airlines could not be looked up: Travelpayouts: \
              status 500; try again later (to avoid this request, give airline codes such as FR)

              """))
      #expect(await server.paths == [Self.airlinesPath])
    }
  }

  @Test("a dry run lists the request for airlines with its condition, if it may be sent")
  func airlinePlan() async throws {
    try await TestServer.run([:]) { server in
      try use(server)
      let planned = try await aerogami.plan(
        "--regions", "VNO", "--airline", "Tumbleweed Air", "--config", "mine.json", environment: token)
      let condition = "to look up the code of an airline, unless the list is cached"
      let request = "  GET \(server.address)\(Self.airlinesPath)  (\(condition))\n"
      let fares = "  GET \(server.address)/aviasales/v3/prices_for_dates?origin=VNO&"
      let first = try #require(planned.firstRange(of: request))
      #expect(try first.upperBound <= #require(planned.firstRange(of: fares)).lowerBound)
      #expect(await server.paths == [])
    }
  }
}
