import Foundation
import TestSupport
import Testing

/// What becomes of the command of --exec, and of a trip's text on its way to it.
@Suite(.timeLimit(.minutes(10))) struct WatchExecTests {
  private let aerogami = Aerogami()

  /// Looks once, with trips that the environment has in a file.
  private func once(_ arguments: String..., trips: String...) async throws -> Run {
    try aerogami.write("[" + trips.joined(separator: ",") + "]", to: "Config/trips.json")
    try aerogami.write(#"{"clients": {"trips": {"variant": "mock", "data": "trips.json"}}}"#, to: "Config/dev.json")
    return try await aerogami.run(["watch", "--anywhere", "--once", "--format", "ndjson"] + arguments)
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOfFile: "\(aerogami.directory)/\(name)", encoding: .utf8)
  }

  @Test("a command gets each change that is worth notice as the line that is written, in its order")
  func input() async throws {
    let run = try await once(
      "--notify-below", "100", "--exec", "cat >> told", trips: SampleTrips.malaga, SampleTrips.newYork,
      SampleTrips.bergamo)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(run.tripIDs == ["bergamo", "malaga", "new-york"])
    #expect(file("told") == lines.prefix(2).joined(separator: "\n") + "\n")
  }

  @Test(
    "nothing of a trip is run, whatever its text is",
    arguments: [
      "$(touch run)", "`touch run`", "; touch run #", "' || touch run; '", "\\\"; touch run; \\\"", "\\n touch run\\n",
    ])
  func injection(text: String) async throws {
    let trip = SampleTrips.malaga.replacing("Málaga", with: text).replacing(
      #""id":"malaga""#, with: "\"id\":\"\(text)\"")
    let run = try await once("--notify-below", "100", "--exec", "cat > told; env > variables", trips: trip)
    #expect(run.exitCode == 0)
    #expect(file("run") == nil)
    #expect(file("told") == run.output)
    #expect(run.output.count { $0 == "\n" } == 1)
    #expect(file("variables")?.contains("touch run") == false)
  }

  @Test("a command has the variables of the program, but for those that are secrets")
  func variables() async throws {
    try aerogami.write("[\(SampleTrips.malaga)]", to: "Config/trips.json")
    try aerogami.write(#"{"clients": {"trips": {"variant": "mock", "data": "trips.json"}}}"#, to: "Config/dev.json")
    let run = try await aerogami.run(
      ["watch", "--anywhere", "--once", "--notify-below", "100", "--exec", "env > variables"],
      environment: [
        "AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret-token", "AEROGAMI_CLIENTS_STAR_WARS_TOKEN": "other-s3cret",
        "AEROGAMI_HTTP_MAX_ATTEMPTS": "2", "https_proxy": "http://me:s3cret-password@proxy.example:3128",
        "ALL_PROXY": "http://me:s3cret/password@proxy.example",
      ])
    #expect(run.exitCode == 0)
    let variables = try #require(file("variables"))
    #expect(variables.contains("AEROGAMI_HTTP_MAX_ATTEMPTS=2\n"))
    #expect(variables.contains("https_proxy=http://proxy.example:3128\n"))
    #expect(!variables.contains("s3cret") && !variables.contains("ALL_PROXY"))
    #expect(!variables.contains("TOKEN"))
  }

  @Test("what a command writes goes to standard error, and one that fails is told of and changes nothing")
  func failing() async throws {
    let command = "echo out; echo err >&2; exit 3"
    let run = try await once("--notify-below", "100", "--exec", command, trips: SampleTrips.malaga)
    #expect(run.exitCode == 0)
    #expect(run.tripIDs == ["malaga"])
    #expect(
      run.errors == """
        out
        err
        aerogami: --exec ended with 3 (72 EUR, CPH Copenhagen to AGP Málaga, 2030-03-15)

        """)
    let second = try await once("--notify-below", "100", "--exec", command, trips: SampleTrips.malaga)
    #expect(second == Run(0))
  }

  @Test("without a limit the first look runs nothing, and then what is new or cheaper does")
  func withoutLimit() async throws {
    #expect(try await once("--exec", "cat >> told", trips: SampleTrips.malaga).exitCode == 0)
    #expect(file("told") == nil)
    let cheaper = SampleTrips.malaga.replacing(#""price":72"#, with: #""price":71"#)
    let run = try await once("--exec", "cat >> told", trips: cheaper, SampleTrips.bergamo)
    #expect(run.tripIDs == ["bergamo", "malaga"])
    #expect(file("told") == run.output)
    let dearer = try await once("--exec", "cat >> told", trips: SampleTrips.malaga)
    #expect(dearer.output.contains(#""change":"dearer""#) && dearer.output.contains(#""change":"gone""#))
    #expect(file("told") == run.output)
  }
}
