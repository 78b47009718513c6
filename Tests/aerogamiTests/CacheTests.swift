import Foundation
import TestSupport
import Testing

/// Tests of cached responses.
@Suite(.timeLimit(.minutes(20))) struct CacheTests {
  private let aerogami = Aerogami()
  private let isDown = Log<Void>()
  private let variables = ["AEROGAMI_STORE_PATH": "store.sqlite", "AEROGAMI_HTTP_MAX_ATTEMPTS": "1"]

  private let responses: [String: TestServer.Response] = [
    "/regions": .regions("scd", "blc"), "/trips/scd": .malaga, "/trips/blc": .bergamo,
  ]

  /// Runs `body` beside a service that responds with 503 once `isDown`, except for paths that end with `alive`.
  private func withService(alive: String? = nil, _ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.run { [responses, isDown] request in
      if await !isDown.entries.isEmpty, !request.path.hasSuffix(alive ?? " ") { return .init(status: 503, "") }
      return responses[request.path] ?? .init(status: 404, "")
    } _: { server in
      try aerogami.use(server)
      try await body(server)
    }
  }

  private func fetch(_ arguments: String..., environment: [String: String] = [:]) async throws -> Run {
    try await aerogami.run(
      ["fetch", "--format", "json"] + arguments, environment: variables.merging(environment) { $1 }
    ).withoutTimes.withoutAges
  }

  private func region(_ id: String, _ status: String, attempts: Int = 1, age: String = "AGE", error: String = "null")
    -> String
  {
    #"{"id":"\#(id)","status":"\#(status)","attempts":\#(attempts),"duration_milliseconds":TIME,"trip_count":1,"#
      + #""skipped_count":0,"age_seconds":\#(age),"error":\#(error)}"#
  }

  @Test("failed regions are shown from the cache with their age and the error, and marked; the exit status is 3")
  func stale() async throws {
    try await withService(alive: "scd") { server in
      #expect(try await fetch("--regions", "scd,blc").exitCode == 0)
      await isDown.append(())
      let run = try await fetch("--regions", "scd,blc")
      #expect(run.exitCode == 3)
      #expect(run.tripIDs == ["bergamo", "malaga"])
      let error = ": status 503; try again later"
      #expect(run.output.contains(region("scd", "ok", age: "null")))
      #expect(run.output.contains(region("blc", "stale", error: "\"GET \(server.address)/trips/blc\(error)\"")))
      #expect(
        run.errors == "aerogami: blc failed; showing results from AGE ago (\(server.address.withoutScheme)\(error))\n")
      func rows(_ options: String...) async throws -> [Substring] {
        try await aerogami.run(["fetch", "--regions", "scd,blc"] + options, environment: variables).output
          .split(separator: "\n")
      }
      for (id, isStale) in ["bergamo": true, "malaga": false] {
        let row = run.output.split(separator: "\n").first { $0.hasPrefix(#"{"id":"\#(id)""#) }
        #expect(row?.contains(#","deal":false,"stale":\#(isStale)}"#) == true)
      }
      #expect(try await rows().map { $0.hasSuffix("  stale") } == [false, true, false])
    }
  }

  @Test("when all regions and their list are stale, all are shown, and those with the same reason share a line")
  func allStale() async throws {
    try await TestServer.run { [isDown] request in
      if await !isDown.entries.isEmpty { return .init(status: 503, "") }
      return request.path == "/regions" ? .regions("A", "B", "C", "D") : .malaga
    } _: { server in
      try aerogami.use(server)
      #expect(try await fetch().exitCode == 0)
      await isDown.append(())
      let run = try await fetch()
      #expect(run.exitCode == 3)
      #expect(run.tripIDs == ["malaga"])
      let reason = "(\(server.address.withoutScheme): status 503; try again later)"
      #expect(run.errors.hasPrefix("aerogami: the list of regions failed; showing results from AGE ago ("), "\(run)")
      #expect(
        run.errors.hasSuffix("\naerogami: A, B, C, D failed; showing results up to AGE old \(reason)\n"), "\(run)")
    }
  }

  @Test("--offline sends no requests, and uses the cached list of regions")
  func offline() async throws {
    try await withService { server in
      let nothing = try await fetch("--offline")
      #expect(nothing.exitCode == 1)
      #expect(
        nothing.errors == """
          aerogami: the regions could not be listed: \(server.address.withoutScheme): no cached response; run \
          the command once without --offline

          """)
      #expect(await server.paths == [])
      _ = try await fetch()
      let requested = await server.paths.count
      let run = try await fetch("--offline", "--verbose")
      #expect(run.exitCode == 0)
      #expect(run.errors.contains("aerogami: scd: ok, cached, AGE old, 1 trip, 0 attempts, "))
      #expect(run.tripIDs == ["bergamo", "malaga"])
      #expect(run.output.contains(region("scd", "ok", attempts: 0)) && !run.output.contains(#""stale":true"#))
      #expect(await server.paths.count == requested)
    }
  }

  @Test("a database that cannot be opened is reported once, and stops only commands that need it")
  func noStore() async throws {
    try await withService { server in
      let broken = ["AEROGAMI_STORE_PATH": "/dev/null/store.sqlite"]
      let run = try await fetch(environment: broken)
      #expect(run.exitCode == 0)
      #expect(run.tripIDs == ["bergamo", "malaga"])
      let warning =
        "aerogami: warning: running without cache, price history and region selection: the store /dev/null/"
      #expect(run.errors.hasPrefix(warning))
      #expect(run.errors.split(separator: "\n").count == 1)

      let offline = try await fetch("--offline", "--regions", "scd", environment: broken)
      #expect(offline.exitCode == 1)
      #expect(offline.errors.hasPrefix("aerogami: scd failed: \(server.address.withoutScheme): the store /dev/null/"))
      let info = try await aerogami.run("cache", "info", environment: variables.merging(broken) { $1 })
      #expect(info.exitCode == 1)
      #expect(info.output == "")
      #expect(info.errors.hasPrefix("aerogami: the store /dev/null/"))
    }
  }

  @Test("cache info shows the cached responses and the history, and cache clear deletes only the responses")
  func commands() async throws {
    try await withService { server in
      _ = try await fetch()
      let info = try await aerogami.run("cache", "info", environment: variables)
      #expect(info.exitCode == 0)
      #expect(info.output.hasPrefix("CACHE\ndatabase   \(aerogami.directory)/store.sqlite\nresponses  3\nbytes      "))
      #expect(info.output.contains(" of at most 268435456\noldest     20"))
      let json = try await aerogami.run("cache", "info", "--format", "json", environment: variables)
      #expect(json.output.hasPrefix(#"{"path":"\#(aerogami.directory)/store.sqlite","count":3,"bytes":"#))
      #expect(json.output.hasSuffix(#""history":{"observation_count":2,"route_count":2,"bytes":150}}\#n"#))

      let cleared = try await aerogami.run("cache", "clear", environment: variables)
      #expect(cleared.exitCode == 0)
      #expect(cleared.errors.hasPrefix("aerogami: deleted 3 responses, "))
      #expect(
        try await aerogami.run("cache", "info", environment: variables).output == """
          CACHE
          database   \(aerogami.directory)/store.sqlite
          responses  0
          bytes      0 of at most 268435456
          oldest     -
          newest     -
          prices     2 observations of 2 routes, about 150 bytes

          """)
    }
  }
}

extension Run {
  /// This output, with the ages of cached responses replaced by a word.
  fileprivate var withoutAges: Run {
    var run = self
    run.output.replace(/"age_seconds":\d+/, with: #""age_seconds":AGE"#)
    run.errors.replace(/\d+ (s|min) (old|ago)/) { "AGE \($0.2)" }
    return run
  }
}
