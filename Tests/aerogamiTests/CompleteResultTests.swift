import TestSupport
import Testing

/// Tests of what the built program says about the completeness of its results.
@Suite(.timeLimit(.minutes(20))) struct CompleteResultTests {
  private let aerogami = Aerogami()

  /// The responses of a service that has nothing, by path.
  private static let nothing: [String: TestServer.Response] = [
    "/regions": .regions("EU"), "/trips/EU": .noTrips,
    "/airports/XXX": .init(status: 404, ""),
  ]

  @Test(
    "commands that find nothing and commands that could not look have different texts and exit codes",
    arguments: [
      ("fetch EU", 0, "no trips", "EU failed: "),
      ("book x1", 4, #"no trip "x1" in the favorites or in EU"#, "and no region responded; "),
      ("airports XXX", 4, #"there is no airport "XXX""#, "XXX failed: "),
    ] as [(String, Int32, String, String)])
  func nothingFound(command: String, exitCode: Int32, text: String, failure: String) async throws {
    let words = command.split(separator: " ").map(String.init)
    let found = try await TestServer.run(Self.nothing) { server in
      try aerogami.use(server)
      return try await aerogami.run(words)
    }
    #expect(found.exitCode == exitCode)
    #expect(found.errors.contains(text), "\(found)")
    #expect(!found.errors.contains(failure) || exitCode == 4 && words[0] == "airports", "\(found)")
    // 403 is not retried.
    let failed = try await TestServer.run { _ in
      .init(status: 403, "")
    } _: { server in
      try aerogami.use(server)
      return try await aerogami.run(words)
    }
    #expect(failed.exitCode == 1)
    #expect(failed.errors.contains(failure), "\(failed)")
    #expect(!failed.errors.contains(text), "\(failed)")
  }

  @Test("a fetch of fares names the filter that excludes them and a command to try, and json has each failed origin")
  func fares() async throws {
    let fare = fareJSON([
      "origin": #""VNO""#, "origin_airport": #""VNO""#, "destination": #""BCN""#, "destination_airport": #""BCN""#,
      "price": "61", "departure_at": #""2130-06-01T23:30:00+03:00""#, "duration": "225", "link": nil,
    ])
    var service = FareService(["VNO": [fare]], responses: ["RIX": .init(status: 403, "")])
    service.ignoresFilters = true
    try await TestServer.run { [service] request in
      service.response(to: request)
    } _: { server in
      try aerogami.write(
        #"{"clients": {"trips": {"variant": "live", "provider": "travelpayouts", "baseURL": "\#(server.address)"}}}"#,
        to: "mine.json")
      func run(_ line: String) async throws -> Run {
        try await aerogami.run(
          line.split(separator: " ").map(String.init), environment: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret-token"])
      }
      let none = try await run("fetch VNO --to BCN --weekend --config mine.json")
      let advice = "dates VNO-BCN --weekend --config mine.json"
      #expect(none.exitCode == 0)
      #expect(none.errors.contains(" --weekend; try aerogami \(advice)\n"), "\(none)")
      #expect(await Run.parsing(advice.split(separator: " ").map(String.init)) == Run(0))
      let some = try await run("fetch VNO RIX --format json --config mine.json")
      #expect(some.exitCode == 3)
      #expect(some.output.contains(/\{"id":"RIX","source":[^,]*,"kind":"failed","missing":\["GET ./), "\(some)")
      #expect(some.tripIDs.count == 1)
    }
  }
}
