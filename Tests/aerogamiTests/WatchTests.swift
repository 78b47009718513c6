import AerogamiCore
import Foundation
import Subprocess
import TestSupport
import Testing

/// Tests of the program's exact output and exit status.
@Suite(.timeLimit(.minutes(20))) struct WatchTests {
  private let aerogami = Aerogami()

  /// Runs `body` beside a service of one region, which responds with the latest value of `trips`.
  private func withService(_ body: (_ trips: Answers, TestServer) async throws -> Void) async throws {
    let trips = Answers()
    try await TestServer.run { request in
      guard request.path == "/trips/EU" else { return .init(status: 404, "") }
      return await trips.current
    } _: { server in
      try aerogami.use(server)
      try await body(trips, server)
    }
  }

  private func once(_ arguments: String...) async throws -> Run {
    try await aerogami.run(["watch", "--regions", "EU", "--once"] + arguments).withoutMoments
  }

  private let cheaperMalaga = SampleTrips.malaga.replacing(#""price":72"#, with: #""price":60.50"#)

  @Test("a table has local times")
  func localTimes() async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga)
      let local = try await aerogami.run("watch", "--regions", "EU", "--once", environment: ["TZ": "FAR-14"]).output
      #expect(local.hasPrefix("SEEN              KIND "))
      // The time zone is 14 hours east, so the shown time is later than now in UTC.
      let shown = try #require(local.split(separator: "\n").last?.prefix(16))
      #expect(RFC3339.date("\(shown.replacing(" ", with: "T")):00Z").map { $0 > Date() } == true)
    }
  }

  @Test("with --once the first round shows every trip, and later rounds the changes")
  func rounds() async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga, SampleTrips.bergamo)
      let first = try await once()
      #expect(
        first
          == Run(
            0,
            output: """
              SEEN (UTC)        KIND                 PRICE       BY  FROM              TO                DEPARTS           RETURNS           NIGHTS  FLIGHT    REGION
              ____-__-__ __:__  new              19.90 EUR           VNO Vilnius       BGY Bergamo       Thu  2 May 2030 09:05  one way                -  W6 2843   EU
              ____-__-__ __:__  new                 72 EUR           CPH Copenhagen    AGP Málaga        Fri 15 Mar 2030 19:40  Mon 18 Mar 21:15       3  FR 4048   EU

              """))
      await trips.set(cheaperMalaga, SampleTrips.newYork)
      expectEqual(
        try await once(),
        Run(
          0,
          output: """
            SEEN (UTC)        KIND                 PRICE       BY  FROM              TO                DEPARTS           RETURNS           NIGHTS  FLIGHT    REGION
            ____-__-__ __:__  gone             19.90 EUR           VNO Vilnius       BGY Bergamo       Thu  2 May 2030 09:05  one way                -  W6 2843   EU
            ____-__-__ __:__  cheaper          60.50 EUR   -11.50  CPH Copenhagen    AGP Málaga        Fri 15 Mar 2030 19:40  Mon 18 Mar 21:15       3  FR 4048   EU
            ____-__-__ __:__  new             328.60 EUR           LHR London        JFK New York      Thu 10 Jan 2030 10:45  Wed 16 Jan 05:45       6  VS,DL 3   EU

            """))
      await trips.set(SampleTrips.malaga, SampleTrips.newYork)
      let csv = try await once("--format", "csv").output
      #expect(csv.hasPrefix("change,seen_at,previous_price,difference,trip.id,trip.region,trip.price,"))
      #expect(csv.contains("\nmore_expensive,NOW,60.50,11.50,malaga,EU,72,EUR,FR,4048,"))
    }
  }

  @Test("--ids shows ids that favorites find without a request, a trailing ellipsis included")
  func ids() async throws {
    let ids = ["0123456789abcdef", "01234567890bcdef"]
    try await withService { trips, server in
      await trips.set(
        SampleTrips.malaga.replacing(#""id":"malaga""#, with: #""id":"\#(ids[0])""#),
        SampleTrips.bergamo.replacing(#""id":"bergamo""#, with: #""id":"\#(ids[1])""#))
      let first = try await once("--ids")
      #expect(first.firstCells == ["ID", "01234567890", "0123456789a"])
      let requests = await server.paths.count
      let added = try await aerogami.run("favorites", "add", "01234567890…")
      #expect(
        added
          == Run(
            0, errors: "aerogami: added \(ids[1].prefix(8)): 19.90 EUR, VNO Vilnius → BGY Bergamo, Thu 2 May 2030\n"))
      #expect(await server.paths.count == requests)
    }
  }

  @Test("a name that is not known ends a watch in its first round, and with --once fails only its region")
  func unknownName() async throws {
    try aerogami.useSampleTrips()
    let problem = "there is no region or place \"Vilniu\"; did you mean \"Vilnius\"?"
    let once = try await aerogami.run("watch", "blc", "Vilniu", "--once", "--format", "ndjson")
    #expect(once.exitCode == 3)
    #expect(once.errors.hasPrefix("aerogami: Vilniu failed: \(problem)"), "\(once)")
    #expect(!once.output.isEmpty)
    let run = try await aerogami.run("watch", "blc", "Vilniu", "--format", "ndjson")
    #expect(run.exitCode == 1)
    #expect(run.errors.hasPrefix("aerogami: \(problem)"), "\(run)")
  }

  @Test("a change is an NDJSON object with the trip as in fetch")
  func ndjson() async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga)
      let fetched = try await aerogami.run("fetch", "--regions", "EU", "--format", "ndjson")
      let trip = fetched.output.dropLast()
      let new = #"{"change":"new","seen_at":"NOW","previous_price":null,"difference":null,"trip":\#(trip)}"# + "\n"
      expectEqual(
        try await once("--format", "ndjson"),
        Run(0, output: new))
    }
  }

  @Test("json is one object, also if nothing has changed; one that could not be written is written by the next round")
  func json() async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga)
      let unread = try await aerogami.runWithClosedOutput("watch", "--regions", "EU", "--once", "--format", "json")
      #expect(unread == Run(0))
      let run = try await once("--format", "json")
      #expect(run.exitCode == 0)
      #expect(
        run.withoutTimes.output.hasPrefix(
          """
          {"environment":"dev","fetched_at":"NOW","regions":[
          {"id":"EU","status":"ok","attempts":1,"duration_milliseconds":TIME,"trip_count":1,"skipped_count":0,\
          "age_seconds":null,"error":null}
          ],"completeness":[
          {"id":"EU","source":null,"kind":"complete","missing":[],"trip_count":1}
          ],"changes":[
          {"change":"new","seen_at":"NOW","previous_price":null,"difference":null,"trip":{"id":"malaga",
          """))
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
      let empty = try await once("--format", "json")
      #expect(empty.exitCode == 0)
      #expect(empty.output.hasSuffix("],\"changes\":[]}\n"))
    }
  }

  @Test("with --once a failing region is reported, and its saved trips stay")
  func failing() async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga)
      #expect(try await once().exitCode == 0)
      await trips.fail()
      let failed = try await aerogami.run("watch", "--regions", "EU,US", "--once", "--attempts", "1")
      #expect(failed.exitCode == 1)
      #expect(failed.output == "")
      // US is a place, so its regions would be needed.
      #expect(failed.errors.contains(/\naerogami: US failed: 127.0.0.1:\d+: status 404/))
      #expect(failed.errors.hasPrefix("aerogami: EU failed: 127.0.0.1:"))
      await trips.set(SampleTrips.malaga)
      let run = try await aerogami.run("watch", "--regions", "EU,US", "--once", "--attempts", "1")
      #expect(run.exitCode == 3)
      #expect(run.output == "")
    }
  }

  @Test("an unusable database ends --once with 1, and a continuing watch only warns")
  func brokenStore() async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga)
      let broken = ["AEROGAMI_STORE_PATH": "/dev/null/store.sqlite", "AEROGAMI_CACHE_MAX_BYTES": "0"]
      let run = try await aerogami.run(["watch", "--regions", "EU", "--once"], environment: broken)
      #expect(run.exitCode == 1)
      #expect(run.output.contains("new                 72 EUR"))
      #expect(run.errors.hasPrefix("aerogami: the store /dev/null/store.sqlite: "))

      let (output, errors) = (try WatchedStream.pipe(), try WatchedStream.pipe())
      let endless = try await aerogami.run(
        "watch", "--regions", "EU", "--verbose", output: output, errors: errors, environment: broken
      ) { send in
        await errors.wait(for: "round 1: 1 change; next at ")
        try send(.interrupt)
      }
      #expect(endless.exitCode == 130)
      #expect(endless.errors.contains("aerogami: warning: seen trips cannot be read or saved: the store "))
    }
  }

  @Test("a signal ends a watch at once, also during a command")
  func signal() async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga)
      let errors = try WatchedStream.pipe()
      let run = try await aerogami.run(
        "watch", "--regions", "EU", "--below", "100", "--exec", "echo begun; sleep 3600; echo ended",
        output: .pipe(), errors: errors
      ) { send in
        await errors.wait(for: "begun\n")
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      #expect(run.output.contains("new"))
      #expect(!run.errors.contains("ended"))
    }
  }

  @Test("a watch ends quietly when its output is closed")
  func closedOutput() async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga)
      let run = try await aerogami.runWithClosedOutput("watch", "--regions", "EU")
      #expect(run == Run(0))
    }
  }

  @Test("on a terminal a round shows the time of the next one, and rings once for notable changes")
  func terminal() async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga, SampleTrips.bergamo)
      let terminal = try WatchedStream.terminal()
      let run = try await aerogami.run(
        "watch", "--regions", "EU", "--below", "100", output: .pipe(), errors: terminal
      ) { send in
        await terminal.wait(for: "round 1: 2 changes; next at ")
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      #expect(run.errors.count { $0 == "\u{07}" } == 1)
      #expect(run.errors.hasSuffix("\r\u{1B}[2K"))
    }
  }

  @Test(
    "a pipe gets no notes about rounds and no bell, and the first round rings only with --below",
    arguments: [true, false])
  func quiet(isTerminal: Bool) async throws {
    try await withService { trips, _ in
      await trips.set(SampleTrips.malaga)
      let errors = try isTerminal ? WatchedStream.terminal() : .pipe()
      let run = try await aerogami.run(
        ["watch", "--regions", "EU", "--once"] + (isTerminal ? [] : ["--below", "100"]), output: .pipe(),
        errors: errors)
      #expect(run.exitCode == 0)
      #expect(!run.errors.contains("\u{07}") && !run.errors.contains("round"))
      if !isTerminal { #expect(run.errors == "") }
    }
  }

  @Test(
    "invalid options are usage errors before any request",
    arguments: [
      (
        ["--every", "31d"],
        #"invalid value "31d" for --every: expected a whole number and a unit, from 1m to 30d, such as 90m or 2h"#
      ),
      (["--every", "1h", "--once"], "--once and --every cannot be used together"),
      (["--format", "json"], "--format json requires --once; use --format ndjson to watch continuously"),
      (["--exec", ""], #"--exec requires a command, such as "mail -s trip me""#),
      (["--offline"], "--offline, --max-age and --record cannot be used with watch"),
      (["--record", "here"], "--offline, --max-age and --record cannot be used with watch"),
      (["run", "--offline"], "--offline, --max-age and --record cannot be used with watch"),
      (["--date", "2020-01-31"], "--date: 2020-01-31 is in the past; specify a later month or day"),
      (["--sort", "price"], "unknown option --sort; see aerogami watch start --help"),
    ])
  func usage(arguments: [String], message: String) async throws {
    let run = try await aerogami.runIfValid(["watch"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(run.errors == "aerogami: \(message)\n")
  }
}

/// The current response of a service.
actor Answers {
  private(set) var current = TestServer.Response.noTrips

  func set(_ trips: String...) { current = .init("[" + trips.joined(separator: ",") + "]") }
  func fail() { current = .init(status: 503, "") }
}

extension Run {
  /// This output, with the times at which trips were seen replaced by words of the same length, or of none.
  var withoutMoments: Run {
    var run = self
    run.output.replace(
      #/\d{4}-\d\d-\d\d \d\d:\d\d  (?=new |cheaper |more expensive |gone )/#, with: "____-__-__ __:__  ")
    run.output.replace(/"seen_at":"[^"]*"/, with: #""seen_at":"NOW""#)
    run.output.replace(#/(?m)^([a-z_]+),\d{4}-\d\d-\d\dT[0-9:.]*Z,/#) { "\($0.1),NOW," }
    return run
  }
}
