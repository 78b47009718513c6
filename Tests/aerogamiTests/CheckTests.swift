import ArgumentParser
import Foundation
import Subprocess
import TestSupport
import Testing

@testable import aerogami

/// Tests of the built program with services whose prices change.
@Suite(.timeLimit(.minutes(20))) struct CheckTests {
  private let aerogami = Aerogami()

  /// The findings of the rows in NDJSON, each with the id of the trip.
  private func findings(_ run: Run) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /"finding":"([a-z_]+)".*"id":"([^"]*)"/).map { "\($0.2) \($0.1)" }
    }
  }

  /// Runs `body` beside a service whose trips change when the gate opens: malaga is cheaper then, and bergamo gone.
  private func withService(_ body: (TestServer, Gate) async throws -> Void) async throws {
    let hasChanged = Gate()
    try await TestServer.run { request in
      if request.path == "/regions" { return .regions("EU") }
      let cheaper = SampleTrips.malaga.replacing(#""price":72"#, with: #""price":60"#)
      return .init(
        hasChanged.isOpen ? SampleTrips.list(cheaper) : SampleTrips.list(SampleTrips.malaga, SampleTrips.bergamo))
    } _: { server in
      try aerogami.use(server)
      try await body(server, hasChanged)
    }
  }

  @Test("the current price is requested, shown with the known one, and recorded; a favorite keeps its price")
  func changedPrices() async throws {
    try await withService { server, hasChanged in
      #expect(try await aerogami.run("favorites", "add", "malaga", "--region", "EU").exitCode == 0)
      #expect(try await aerogami.run("fetch", "--regions", "EU").exitCode == 0)
      hasChanged.open()
      let run = try await aerogami.run("check", "bergamo", "mal", "--format", "ndjson")
      #expect(run.exitCode == 0 && run.errors == "")
      #expect(findings(run) == ["bergamo gone", "malaga cheaper"])
      #expect(
        run.output.contains(
          #""price":60,"currency":"EUR","sources":["aerogami"],"difference":-12,"previous_price":72,"#
            + #""previous_currency":"EUR","previous_seen_at":"2026-11-01T10:00:00Z","previous_sources":["aerogami"],"#
            + #""reason":null,"link":"https://"#), "\(run)")
      #expect(run.output.contains(#""price":null,"currency":"EUR","sources":[],"difference":null,"#), "\(run)")
      #expect(await server.paths.suffix(1) == ["/trips"])

      #expect(
        findings(try await aerogami.run("check", "--favorites", "--format", "ndjson")) == ["malaga cheaper"])
    }
  }

  @Test("a table has both prices, the age and the source of the known one, and a link unless the trip is gone")
  func table() async throws {
    try await withService { _, hasChanged in
      #expect(try await aerogami.run("fetch", "--regions", "EU").exitCode == 0)
      hasChanged.open()
      var run = try await aerogami.run("check", "malaga", "bergamo")
      run.output.replace(/[0-9]+ (d|h|min|s) ago/, with: "AGE ago")
      let lines = run.output.split(separator: "\n").map { $0.split(separator: /\s{2,}/).map(String.init) }
      #expect(
        lines.first == [
          "ID", "FINDING", "NOW", "BEFORE", "SEEN", "FROM", "TO", "DEPARTS", "RETURNS", "FLIGHT", "SOURCE", "BOOK",
        ])
      #expect(lines.last?.prefix(4) == ["bergamo", "gone", "19.90 EUR", "AGE ago, aerogami"])
      #expect(lines[1].prefix(5) == ["malaga", "cheaper", "60 EUR", "72 EUR", "AGE ago, aerogami"])
      #expect(lines[1].last?.hasPrefix("https://jetradar.com/searches/new?origin_iata=CPH&") == true)
    }
  }

  @Test(
    "the exit status says whether all, some or no trips were looked up, and whether the ids exist",
    arguments: [
      (
        ["malaga", "bergamo", "--fault", "trips.check/malaga:status:503"], 3,
        "aerogami: malaga: TripClient.check(\"malaga\") was called, and a simulated fault makes it fail: status 503\n"
      ),
      (
        ["malaga", "bergamo", "--fault", "trips.check:offline"], 1,
        """
        aerogami: malaga: TripClient.check("malaga") was called, and a simulated fault makes it fail: offline
        aerogami: bergamo: TripClient.check("bergamo") was called, and a simulated fault makes it fail: offline

        """
      ),
      (["--favorites"], 0, "aerogami: no favorites in environment dev\n"),
      (
        ["--last", "3"], 1, "aerogami: there is no last fetch; give ids, because fetches of sample data are not saved\n"
      ),
      (["malaga", "--offline"], 64, "aerogami: check requests current prices, so --offline cannot be used\n"),
      (["--favorits"], 64, "aerogami: unknown option --favorits; did you mean --favorites?\n"),
      (
        ["malaga", "--last", "3", "--favorits"], 64,
        "aerogami: unknown option --favorits; did you mean --favorites?\n"
      ),
    ] as [([String], Int32, String)])
  func exitStatus(arguments: [String], exitCode: Int32, errors: String) async throws {
    try aerogami.useSampleTrips()
    let words = ["check"] + arguments
    let run = try await (exitCode == 64 ? aerogami.runIfValid(words) : aerogami.run(words))
    #expect(run.exitCode == exitCode)
    #expect(run.errors == errors)
  }

  @Test(
    "exactly one kind of trips is given",
    arguments: [
      ([], "give the ids of trips, --favorites or --last."),
      (["malaga", "--last", "3"], "ids, --favorites and --last cannot be used together."),
      (["--favorites", "--region", "EU"], "--region requires ids."),
    ] as [([String], String)])
  func kinds(arguments: [String], message: String) async throws {
    let check = try await CheckCommand.asyncParse(arguments)
    let error = try #require(throws: ValidationError.self) { try check.checkTrips() }
    #expect(error.message == message)
  }

  @Test("an unknown id is reported, and the others are checked; without others, it has its own exit status")
  func unknownID() async throws {
    try aerogami.useSampleTrips()
    for (ids, exitCode, known) in [
      (["malaga", "nowhere"], 3, ["malaga same"]), (["nowhere", "elsewhere"], 4, []),
    ] as [([String], Int32, [String])] {
      let unknown = known.isEmpty ? "\"nowhere\" or \"elsewhere\"" : "\"nowhere\""
      let run = try await aerogami.run(["check", "--format", "ndjson"] + ids)
      #expect(run.exitCode == exitCode)
      #expect(findings(run) == known)
      #expect(run.errors.hasPrefix("aerogami: no trip \(unknown) "), "\(run)")
      #expect(run.errors.contains("; run aerogami fetch --ids to see ids"), "\(run)")
    }
  }

  @Test("--last checks the cheapest trips of the last fetch in their order, with its filters")
  func last() async throws {
    try await withService { server, _ in
      func check(_ count: String) async throws -> [String] {
        findings(try await aerogami.run("check", "--last", count, "--format", "ndjson"))
      }
      _ = try await aerogami.run("fetch", "--regions", "EU")
      #expect(try await check("1") == ["bergamo same"])
      _ = try await aerogami.run("fetch", "--regions", "EU", "--to", "Spain")
      #expect(try await check("9") == ["malaga same"])
      // The trips come from the cache, and each check sends one request for all of them.
      #expect(await server.paths.filter { $0 == "/trips" }.count == 2)
    }
  }

  @Test("a signal ends the check, and the trips that were looked up are written")
  func signal() async throws {
    try aerogami.useSampleTrips()
    let errors = try WatchedStream.terminal()
    let run = try await aerogami.run(
      "check", "malaga", "bergamo", "--format", "ndjson", "--fault", "trips.check/bergamo:latency:3600000ms",
      output: .pipe(), errors: errors
    ) { send in
      await errors.wait(for: "1 of 2 trips")
      try send(.interrupt)
    }
    #expect(run.exitCode == 130)
    #expect(findings(run) == ["malaga same"])
    #expect(run.errors.contains("aerogami: canceled: bergamo"))
  }
}
