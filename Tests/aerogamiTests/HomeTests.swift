import AerogamiCore
import TestSupport
import Testing

/// Tests of `home` as a region, and of the note about default regions.
@Suite(.timeLimit(.minutes(20))) struct HomeTests {
  private let aerogami = Aerogami()
  private var missing: String {
    """
    aerogami: home is not configured; run aerogami setup, or set "home" in \
    \(aerogami.environment["XDG_CONFIG_HOME"] ?? "")/aerogami/config.json

    """
  }

  private func withService(_ body: (TestServer) async throws -> Void) async throws {
    let responses: [String: TestServer.Response] = [
      "/regions": .regions("scd", "blc", "R3"), "/trips/scd": .malaga, "/trips/blc": .bergamo, "/trips/R3": .noTrips,
    ]
    try await TestServer.run(responses) { server in
      try aerogami.use(server)
      try await body(server)
    }
  }

  private func requested(
    by arguments: String..., home: String? = "blc,scd", server: TestServer
  ) async throws -> [String] {
    let before = await server.paths.count
    let run = try await aerogami.run(
      arguments, environment: ["AEROGAMI_CACHE_MAX_BYTES": "0", "AEROGAMI_HOME": home ?? ""])
    #expect(run.exitCode == 0, "\(run)")
    return Array(await server.paths.dropFirst(before))
  }

  @Test("home is the default of a fetch, and stands for its places")
  func regions() async throws {
    try await withService { server in
      let both = ["/trips/blc", "/trips/scd"]
      let byDefault = try await requested(by: "fetch", "--concurrency", "1", server: server)
      #expect(byDefault == both)
    }
  }

  @Test("a saved selection comes before home, and one of home follows a later change")
  func selection() async throws {
    try await withService { server in
      _ = try await requested(by: "regions", "select", "home", "R3", server: server)
      #expect(
        try await requested(by: "fetch", "--concurrency", "1", home: "blc", server: server)
          == ["/trips/blc", "/trips/R3"])
    }
  }

  @Test("home without places is an error before any request")
  func unset() async throws {
    try await withService { server in
      let run = try await aerogami.run("fetch", "--regions", "EU,home")
      #expect(run == Run(78, errors: missing))
      #expect(await server.paths == [])
    }
  }

  @Test("a dry run shows the requests of home")
  func dryRun() async throws {
    try await withService { server in
      let plan = try await aerogami.plan(environment: ["AEROGAMI_HOME": "blc"])
      #expect(plan.contains("  GET \(server.address)/trips/blc\n"))
      #expect(!plan.contains("/trips/scd"))
      #expect(await server.paths == [])
    }
  }

  @Test("on a terminal, a dim line tells which regions limit a fetch")
  func note() async throws {
    try await withService { _ in
      func errors(
        _ arguments: String..., home: String? = nil, _ variables: [String: String] = ["TERM": "xterm"]
      ) async throws -> String {
        let terminal = try WatchedStream.terminal(columns: 120)
        let run = try await aerogami.run(
          arguments + ["--no-progress", "--format", "ndjson"], output: .pipe(), errors: terminal,
          environment: variables.merging(["AEROGAMI_HOME": home ?? ""]) { $1 })
        #expect(run.exitCode == 0)
        return run.errors
      }
      #expect(
        try await errors("fetch", home: "blc")
          == "\u{1B}[2maerogami: fetching only home: blc; use --regions all for all regions\u{1B}[0m\n")
      #expect(try await errors("fetch", "--regions", "blc", home: "scd") == "")
      let selecting = try await aerogami.run("regions", "select", "scd,R3")
      #expect(selecting.exitCode == 0)
      let selected = "aerogami: fetching only the selected regions: scd, R3; use --regions all for all regions"
      #expect(try await errors("fetch", "--color", "never", home: "blc") == selected + "\n")
      #expect(try await errors("watch", "--once", home: "blc").hasSuffix("\u{1B}[2m\(selected)\u{1B}[0m\n"))
      #expect(try await aerogami.run("fetch").errors == "", "in a pipe")
    }
  }
}
