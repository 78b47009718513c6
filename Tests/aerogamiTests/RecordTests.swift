import Foundation
import Subprocess
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RecordTests {
  private let aerogami = Aerogami()
  private let secret = "hush-4f1d-8c2e"

  /// The files of a recording, by name.
  private func recording(_ name: String = "fixtures") throws -> [String: String] {
    try aerogami.files(in: name).reduce(into: [:]) { files, file in
      let path = "\(aerogami.directory)/\(name)/\(file)"
      files[file] = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
  }

  private func useReplay() throws {
    try aerogami.write(
      #"{"clients": {"trips": {"variant": "replay", "fixtures": "../fixtures"}}}"#, to: "Config/dev.json")
  }

  private static let responses: [String: TestServer.Response] = [
    "/regions": .regions("scd", "blc", "US", "ME"), "/trips/scd": .malaga, "/trips/blc": .bergamo,
    "/trips/US": .init(status: 500, #"{"error": "it broke"}"#),
  ]

  @Test("a replay equals the recorded run, except for times")
  func replayed() async throws {
    let fetch = ["fetch", "--concurrency", "1", "--format", "json"]
    let recorded = try await TestServer.run(Self.responses) { server in
      try aerogami.use(server)
      return try await aerogami.run(fetch + ["--record", "fixtures"])
    }
    #expect(recorded.exitCode == 3)
    #expect(recorded.errors.hasSuffix("\naerogami: recorded 5 responses in fixtures\n"))
    #expect(
      aerogami.files(in: "fixtures") == [
        "manifest.json", "trips.regions.http", "trips.trips.ME~d0b2fbcd.http", "trips.trips.US~3ed86caf.http",
        "trips.trips.blc.http", "trips.trips.scd.http",
      ])
    // The server and its address are gone.
    try useReplay()
    let replayed = try await aerogami.run(fetch)
    #expect(replayed.withoutTimes.output == recorded.withoutTimes.output)
    #expect(replayed.exitCode == 3)
    #expect(replayed.errors + "aerogami: recorded 5 responses in fixtures\n" == recorded.errors)
    #expect(replayed.output.contains("malaga"))
  }

  @Test("no credential is recorded, wherever a service repeats it")
  func secrets() async throws {
    try await TestServer.run { [secret] request in
      let token = request.header("Authorization").joined() + request.header("X-API-Key").joined()
      switch request.path {
      case "/regions": return .regions("scd", "blc")
      case "/trips/scd":
        return .init(
          SampleTrips.list(SampleTrips.malaga.replacing("FR", with: "\(token)?api_key=of-others&a=b")),
          headers: ["Set-Cookie": "session=\(token)", "ETag": "\"\(secret)\""])
      case "/trips/blc":
        return .init(status: 302, "", headers: ["Location": "/moved/\(secret)?token=of-others"])
      default: return .init(status: 401, "\(Data(token.utf8).base64EncodedString()) \(token)")
      }
    } _: { server in
      let clients = #""trips": {"variant": "live", "baseURL": "\#(server.address)", "token": "\#(secret)"}"#
      try aerogami.write(#"{"clients": {\#(clients)}}"#, to: "Config/dev.json")
      let recorded = try await aerogami.run(
        "fetch", "--format", "json", "--record", "fixtures", "--regions", "all,\(secret)")
      #expect(await server.requests.entries.allSatisfy { $0.header("Authorization") == ["Bearer \(secret)"] })
      #expect(recorded.exitCode == 3)

      let files = try recording()
      #expect(files.count == 5)
      for (name, text) in files {
        #expect(!name.contains(secret))
        for hidden in [secret, "of-others", "4f1d", "aHVzaC", "Cookie", "Authorization"] {
          #expect(!text.contains(hidden), "\(name): \(text)")
        }
      }
      #expect(files["trips.trips.scd.http"]?.contains(#""airlines":"Bearer (secret)?api_key=(secret)&a=b""#) == true)
    }
  }

  @Test("one endpoint can be replayed without a network connection beside others")
  func oneEndpoint() async throws {
    try await TestServer.run(Self.responses) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch", "--regions", "scd", "--record", "Config/scd")
      #expect(run.exitCode == 0)
    }
    try aerogami.write(
      #"{"clients": {"trips": {"variant": "mock", "endpoints": {"trips": "replay"}, "fixtures": "scd"}}}"#,
      to: "Config/replay.json")
    let run = try await aerogami.run("fetch", "--env", "replay", "--format", "ndjson")
    #expect(run.exitCode == 3)
    #expect(run.tripIDs == ["malaga"])
    #expect(!FileManager.default.fileExists(atPath: "\(aerogami.dataDirectory)/replay.sqlite"))
  }

  @Test("a replay without a recording is a configuration error that says how to record")
  func withoutFixtures() async throws {
    try aerogami.write(#"{"clients": {"trips": {"variant": "replay"}}}"#, to: "Config/dev.json")
    expectEqual(
      try await aerogami.run("fetch"),
      Run(
        78,
        errors: "aerogami: clients.trips.fixtures is not set, and the replay variant of trips needs it; set "
          + "AEROGAMI_CLIENTS_TRIPS_FIXTURES, or the key in Config/dev.json, to a directory written by --record\n"
      ))
  }

  @Test("--record without a live client is a warning")
  func nothingLive() async throws {
    let run = try await aerogami.run("fetch", "--regions", "EU", "--limit", "1", "--record", "fixtures")
    #expect(run.exitCode == 0)
    #expect(
      run.errors
        == "aerogami: warning: --record saves nothing, because this command sends no requests in environment dev\n")
    #expect(aerogami.files(in: ".") == [])
  }

  @Test("an unusable directory for a recording is an error before any request")
  func unwritable() async throws {
    try await TestServer.run(Self.responses) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch", "--record", "Config/dev.json")
      #expect(
        run
          == Run(
            78,
            errors: "aerogami: --record: cannot create directory \"Config/dev.json\": Not a directory\n")
      )
      #expect(await server.paths == [])
    }
  }

  @Test("an invalid configuration does not create the directory of a recording")
  func misconfigured() async throws {
    let run = try await aerogami.run("fetch", "--env", "live", "--record", "fixtures")
    #expect(run.exitCode == 78)
    #expect(run.errors.hasPrefix("aerogami: clients.trips.token is not set"))
    #expect(aerogami.files(in: ".") == [])
  }

  @Test("an interrupted run records the responses that had arrived")
  func interrupted() async throws {
    let never = Gate()
    try await TestServer.run { request in
      if request.path == "/trips/scd" { return .malaga }
      try await never.wait()
      return .bergamo
    } _: { server in
      try aerogami.use(server)
      let output = try WatchedStream.pipe()
      let run = try await aerogami.run(
        "fetch", "--regions", "blc,scd", "--format", "ndjson", "--record", "fixtures", output: output, errors: .pipe()
      ) { send in
        await output.wait(for: "malaga")
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      #expect(run.errors.hasSuffix("aerogami: recorded 1 response in fixtures\n"))
    }
    #expect(aerogami.files(in: "fixtures") == ["manifest.json", "trips.trips.scd.http"])
  }

  @Test("a failure without a response is counted as one")
  func refused() async throws {
    let refused = try await FaultServer.withRefusingAddress { address in
      try aerogami.use(address: address)
      return try await aerogami.run("fetch", "--anywhere", "--attempts", "1", "--record", "fixtures")
    }
    #expect(refused.exitCode == 1)
    #expect(refused.errors.hasSuffix("aerogami: recorded 0 responses and 1 failure in fixtures\n"))
  }

  @Test(
    "contradictory options are usage errors",
    arguments: [
      (["--record", "a", "--max-age", "1m"], "--record cannot be used with --offline or --max-age"),
      (["--record", ""], "--record requires a directory, such as fixtures"),
    ])
  func usage(arguments: [String], problem: String) async throws {
    let run = try await aerogami.runIfValid(["fetch"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors == "aerogami: \(problem)\n")
  }
}
