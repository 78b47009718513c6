import AerogamiLive
import TestSupport
import Testing

@testable import aerogami

/// Tests of the built program with two loopback services, which behave like Travelpayouts and Ryanair.
@Suite(.timeLimit(.minutes(20))) struct SourcesTests {
  private let aerogami = Aerogami()

  private static let ryanair = RyanairService(["DUB": [laterRyanairFareJSON("35.66")]])

  private static func fare(_ price: String, at time: String, _ number: String) -> String {
    fareJSON([
      "origin": #""DUB""#, "origin_airport": #""DUB""#, "destination": #""LON""#, "destination_airport": #""STN""#,
      "price": price, "airline": #""FR""#, "flight_number": "\"\(number)\"",
      "departure_at": "\"2090-01-12T\(time):00+00:00\"", "return_at": #""2090-01-15T21:10:00+00:00""#,
      "link": nil,
    ])
  }

  /// The flight of ``ryanair`` at a higher price, and another one.
  private static let travelpayouts = FareService([
    "DUB": [fare("40", at: "07:25", "3820"), fare("90", at: "11:00", "7")]
  ])

  /// Runs `body` while both services run, with a configuration that names both. `isDown` makes Ryanair fail.
  private func withServices(
    isDown: Bool = false, _ body: (_ travelpayouts: TestServer, _ ryanair: TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(Self.travelpayouts.response) { travelpayouts in
      try await TestServer.run { request in
        isDown ? .init(status: 404, "down", contentType: "text/plain") : Self.ryanair.response(to: request)
      } _: { ryanair in
        try aerogami.write(
          """
          {"clients": {"trips": {"variant": "live", "regions": {"home": {"origins": ["DUB"]}}, "sources": {
          "travelpayouts": {"baseURL": "\(travelpayouts.address)", "token": "s3cret-token"},
          "ryanair": {"baseURL": "\(ryanair.address)/api/farfnd/v4"}}}}}
          """, to: "mine.json")
        try await body(travelpayouts, ryanair)
      }
    }
  }

  private func run(_ arguments: String...) async throws -> Run {
    try await aerogami.run(arguments + ["--config", "mine.json"])
  }

  private func fetch(_ options: String...) async throws -> Run {
    try await aerogami.run(["fetch", "DUB", "--date", "2090-01-12", "--config", "mine.json"] + options)
  }

  @Test("a table has the trips of both sources, each flight once at the lower price")
  func table() async throws {
    try await withServices { _, _ in
      let fetched = try await fetch()
      #expect(fetched.exitCode == 0, "\(fetched)")
      let lines = fetched.output.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines.first?.contains("SOURCE") == true)
      #expect(lines.dropFirst().first?.contains("35.66 EUR") == true)
      #expect(lines.dropFirst().first?.contains("ryanair, travelpayouts") == true)
      #expect(lines.last?.contains("90 EUR") == true && lines.last?.contains("ryanair") == false)
    }
  }

  @Test("a source that is down is named, the other one is shown, and the exit code is 3")
  func down() async throws {
    try await withServices(isDown: true) { _, _ in
      let fetched = try await fetch()
      #expect(fetched.exitCode == 3)
      #expect(fetched.output.contains("40 EUR"))
      #expect(fetched.errors.contains("1 of 2 sources failed: ryanair"), "\(fetched.errors)")
    }
  }

  @Test("an unknown source is a usage error, without a request")
  func unknown() async throws {
    try await withServices { travelpayouts, _ in
      let run = try await run("dates", "DUB-STN", "--source", "ryanai")
      #expect(run.exitCode == 64, "\(run)")
      #expect(
        run.errors.contains(
          "--source: there is no source \"ryanai\"; did you mean \"ryanair\"? Known: travelpayouts, ryanair"),
        "\(run.errors)")
      #expect(await travelpayouts.paths == [])
    }
  }

  @Test("a dry run lists the requests to both sources, and whether each token is sent")
  func plan() async throws {
    try await withServices { travelpayouts, ryanair in
      let plan = try await aerogami.plan("DUB", "--date", "2090-01-12", "--config", "mine.json")
      #expect(plan.contains("\(travelpayouts.address)/aviasales/v3/prices_for_dates?origin=DUB"))
      #expect(plan.contains("\(ryanair.address)/api/farfnd/v4/roundTripFares?"))
      #expect(plan.contains("trips@ryanair") && !plan.contains("s3cret-token"))
      #expect(await travelpayouts.paths == [])
      #expect(await ryanair.paths == [])
    }
  }

  @Test("doctor checks each source")
  func doctor() async throws {
    try await withServices(isDown: true) { _, _ in
      let names = try await aerogami.diagnosis(config: "mine.json").checks.map(\.name)
      #expect(names.contains("trips@travelpayouts.response") && names.contains("trips@ryanair.response"))
    }
  }

  @Test("config show lists the sources and their keys, without secrets")
  func shown() async throws {
    try await withServices { travelpayouts, _ in
      let shown = try await aerogami.configurationTable(config: "mine.json")
      #expect(shown.contains("clients.trips.sources.travelpayouts.token"))
      #expect(shown.contains(travelpayouts.address) && !shown.contains("s3cret-token"))
    }
  }

  @Test("the fares of a private source are not served to other machines")
  func privateFares() async throws {
    try await withServices { _, _ in
      let run = try await run("serve", "--host", "0.0.0.0", "--port", "0")
      #expect(run.exitCode == 64 && run.errors.contains("the fares of Ryanair are for private use"))
    }
  }
}
