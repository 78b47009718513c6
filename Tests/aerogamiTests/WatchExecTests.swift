import Foundation
import TestSupport
import Testing

/// Tests of the command of --exec and its input.
@Suite(.timeLimit(.minutes(20))) struct WatchExecTests {
  private let aerogami = Aerogami()

  /// Runs one round with trips from a file.
  private func once(_ arguments: String..., trips: String...) async throws -> Run {
    try await once(arguments, trips: trips)
  }

  private func once(
    _ arguments: [String], trips: [String], environment: [String: String] = [:]
  ) async throws -> Run {
    try aerogami.write("[" + trips.joined(separator: ",") + "]", to: "Config/trips.json")
    try aerogami.write(#"{"clients": {"trips": {"variant": "mock", "data": "trips.json"}}}"#, to: "Config/dev.json")
    return try await aerogami.run(
      ["watch", "--anywhere", "--once", "--format", "ndjson"] + arguments, environment: environment)
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOfFile: "\(aerogami.directory)/\(name)", encoding: .utf8)
  }

  @Test("a command gets each notable change as a line of JSON, in order")
  func input() async throws {
    let run = try await once(
      "--below", "100", "--exec", "cat >> received", trips: SampleTrips.malaga, SampleTrips.newYork,
      SampleTrips.bergamo)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(run.tripIDs == ["bergamo", "malaga", "new-york"])
    #expect(file("received") == lines.prefix(2).joined(separator: "\n") + "\n")
  }

  @Test("no text of a trip is executed, and a command has the program's variables except secrets")
  func injection() async throws {
    let texts = [
      "$(touch run)", "`touch run`", "; touch run #", "' || touch run; '", "\\\"; touch run; \\\"", "\\n touch run\\n",
    ]
    let trips = texts.map { text in
      SampleTrips.malaga.replacing("Málaga", with: text).replacing(#""id":"malaga""#, with: "\"id\":\"\(text)\"")
    }
    let run = try await once(
      ["--below", "100", "--exec", "cat >> received; env >> variables"], trips: trips,
      environment: [
        "AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret-token", "AEROGAMI_CLIENTS_STAR_WARS_TOKEN": "other-s3cret",
        "AEROGAMI_HTTP_MAX_ATTEMPTS": "2", "https_proxy": "http://me:s3cret-password@proxy.example:3128",
        "ALL_PROXY": "http://me:s3cret/password@proxy.example",
      ])
    #expect(run.exitCode == 0)
    #expect(file("run") == nil)
    #expect(file("received") == run.output)
    #expect(run.output.count { $0 == "\n" } == texts.count)
    let variables = try #require(file("variables"))
    #expect(!variables.contains("touch run"))
    #expect(variables.contains("AEROGAMI_HTTP_MAX_ATTEMPTS=2\n"))
    #expect(variables.contains("https_proxy=http://proxy.example:3128\n"))
    #expect(!variables.contains("s3cret") && !variables.contains("ALL_PROXY"))
    #expect(!variables.contains("TOKEN"))
  }

  @Test("a command's output goes to standard error, and its failure is only reported")
  func failing() async throws {
    let command = "echo out; echo err >&2; exit 3"
    let run = try await once("--below", "100", "--exec", command, trips: SampleTrips.malaga)
    #expect(run.exitCode == 0)
    #expect(run.tripIDs == ["malaga"])
    #expect(
      run.errors == """
        out
        err
        aerogami: --exec failed with exit status 3 (72 EUR, CPH Copenhagen → AGP Málaga, Fri 15 Mar 2030)

        """)
  }

  @Test("without --below the first round runs no command, and later rounds run it for new and cheaper trips")
  func withoutLimit() async throws {
    #expect(try await once("--exec", "cat >> received", trips: SampleTrips.malaga).exitCode == 0)
    #expect(file("received") == nil)
    let cheaper = SampleTrips.malaga.replacing(#""price":72"#, with: #""price":71"#)
    let run = try await once("--exec", "cat >> received", trips: cheaper, SampleTrips.bergamo)
    #expect(run.tripIDs == ["bergamo", "malaga"])
    #expect(file("received") == run.output)
    let higher = try await once("--exec", "cat >> received", trips: SampleTrips.malaga)
    #expect(higher.output.contains(#""change":"more_expensive""#) && higher.output.contains(#""change":"gone""#))
    #expect(file("received") == run.output)
  }
}
