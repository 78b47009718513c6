import Foundation
import TestSupport
import Testing

/// Tests of the regions commands, and of the regions that a fetch requests.
@Suite(.timeLimit(.minutes(20))) struct RegionsTests {
  private let aerogami = Aerogami()
  private let isDown = Log<Void>()

  /// Runs `body` beside a service of two regions that responds with 503 once `isDown`.
  private func withService(_ body: (TestServer) async throws -> Void) async throws {
    let responses: [String: TestServer.Response] = [
      "/regions": .init(
        #"[{"id":"scd","name":"Scandinavia","country_codes":["DK","SE"]},{"id":"blc","name":"a\u001bb","country_codes":[]}]"#
      ),
      "/trips/scd": .malaga, "/trips/blc": .bergamo,
    ]
    try await TestServer.run { [isDown] request in
      if await !isDown.entries.isEmpty { return .init(status: 503, "") }
      return responses[request.path] ?? .init(status: 404, "")
    } _: { server in
      try aerogami.use(server)
      try await body(server)
    }
  }

  private func run(_ words: String) async throws -> Run {
    try await aerogami.run(
      words.split(separator: " ").map(String.init), environment: ["AEROGAMI_HTTP_MAX_ATTEMPTS": "1"])
  }

  @Test("regions are listed in each format, with selected ones marked")
  func formats() async throws {
    try await withService { server in
      _ = try await run("regions select scd")
      expectEqual(
        try await run("regions"),
        Run(
          0,
          output: """
            ID   NAME         COUNTRIES
            scd  Scandinavia  DK, SE     selected
            blc  a\u{FFFD}b

            """))
      #expect(
        try await run("regions --format csv").output
          == "id,name,country_codes,selected\nscd,Scandinavia,DK SE,true\nblc,a\u{FFFD}b,,false\n")
      let row = #"{"id":"scd","name":"Scandinavia","country_codes":["DK","SE"],"selected":true}"#
      #expect(try await run("regions --format ndjson").output.hasPrefix(row + "\n"))
      let json = try await run("regions --format json").withoutTimes.output
        .replacing(/"age_seconds":\d+/, with: #""age_seconds":AGE"#)
      #expect(
        json.hasPrefix(
          """
          {"environment":"dev","requests":[
          {"id":"regions","status":"ok","attempts":0,"duration_milliseconds":TIME,"row_count":2,"skipped_count":0,\
          "age_seconds":AGE,"error":null}
          ],"regions":[
          \(row),

          """), "\(json)")
      // The list is requested once.
      #expect(await server.paths == ["/regions"])
    }
  }

  @Test("the list of regions is requested again with --refresh")
  func cached() async throws {
    try await withService { server in
      let first = try await run("regions list")
      #expect(try await run("regions --refresh") == first)
      #expect(await server.paths == ["/regions", "/regions"])
      for command in [["regions"], ["regions", "select", "EU"], ["airports", "VNO"]] {
        let conflict = await Run.parsing(command + ["--refresh", "--offline"])
        #expect(conflict.errors == "aerogami: --refresh cannot be used with --offline or --max-age\n")
      }
    }
  }

  @Test("fetch uses the selected regions by default; with an unknown one, the previous selection stays")
  func select() async throws {
    try await withService { server in
      let selected = try await run("regions select blc")
      #expect(selected == Run(0, errors: "aerogami: fetch now searches blc by default (environment dev)\n"))
      expectEqual(
        try await run("regions select scd bcl"),
        Run(4, errors: "aerogami: there is no region or place \"bcl\"; did you mean \"blc\"? Known: scd, blc\n"))
      #expect(try await run("fetch --format ndjson").tripIDs == ["bergamo"])
      #expect(await server.paths.filter { $0 != "/regions" } == ["/trips/blc"])

      let cleared = try await run("regions select --clear")
      #expect(
        cleared.errors == "aerogami: fetch now searches home, or every region if no home is set, by default "
          + "(environment dev)\n")
      #expect(cleared.exitCode == 0 && cleared.output.isEmpty)
    }
  }

  @Test("a word for no regions is an error that names --clear", arguments: ["none", "Nothing"])
  func noRegions(word: String) async {
    #expect(
      await Run.parsing("regions", "select", word)
        == Run(
          64,
          errors: "aerogami: \"\(word)\" is not a region; use --clear to remove the selection, "
            + "so that fetch uses home or all regions\n"))
  }

  @Test("a selection needs regions, and not all of them", arguments: ["select", "select scd --clear", "select all"])
  func invalidSelection(words: String) async throws {
    let run = try await aerogami.runIfValid(["regions"] + words.split(separator: " ").map(String.init))
    #expect(run.exitCode == 64)
    #expect(run.output == "")
  }

  @Test("regions are selected by name, and a city, which is not in the list, by the regions that contain its country")
  func selectNames() async throws {
    try await withService { _ in
      let selected = try await run("regions select scandinavia Copenhagen")
      #expect(
        selected == Run(0, errors: "aerogami: fetch now searches scd, Copenhagen by default (environment dev)\n"))
      #expect(try await run("regions").errors == "aerogami: also selected: Copenhagen\n")
    }
  }

  @Test("fetch takes regions, cities and airports as arguments")
  func arguments() async throws {
    try await withService { server in
      let places = try await run("fetch copenhagen SCANDINAVIA Denmark --format json")
      #expect(places.exitCode == 0)
      #expect(places.tripIDs == ["malaga"])
      for place in ["copenhagen", "SCANDINAVIA", "Denmark"] {
        #expect(places.output.contains(#"{"id":"\#(place)","status":"ok""#))
      }
      // A search from a place without trips would find nothing either, so there is no advice.
      let first = try await run("fetch New York Copenhagen --format ndjson")
      #expect(first.errors.hasPrefix("aerogami: no trips from New York were found\n"), "\(first)")
      #expect(!first.errors.contains("to search from"), "\(first)")
      expectEqual(
        try await run("fetch New York --format ndjson"),
        Run(
          0,
          errors: """
            aerogami: no trips
            aerogami: incomplete: not requested (no region of the service contains New York)

            """))
      #expect(await server.paths.last == "/regions", "New York is one place")
    }
  }

  @Test("nothing is selected when the list of regions cannot be fetched")
  func serviceIsDown() async throws {
    await isDown.append(())
    try await withService { server in
      let run = try await run("regions select scd")
      #expect(
        run == Run(1, errors: "aerogami: \(server.address.withoutScheme): status 503; try again later\n"))
    }
  }

  @Test("an unreadable selection is reported once")
  func noStore() async throws {
    try aerogami.write("no database", to: "Config/store.sqlite")
    try aerogami.write(#"{"store": {"path": "store.sqlite"}}"#, to: "Config/dev.json")
    let damaged = try await aerogami.run("fetch", "--format", "ndjson", "--limit", "1")
    #expect(damaged.exitCode == 0)
    #expect(
      damaged.errors.hasPrefix(
        "aerogami: warning: running without cache, price history and region selection: the store "))
    #expect(damaged.errors.split(separator: "\n").count == 1)
  }

  @Test("a failed fetch is not the last one")
  func lastFetchFailed() async throws {
    try await withService { _ in
      let partial = try await run("fetch --regions scd,nope")
      #expect(partial.exitCode == 3)
      #expect(try await run("fetch --regions nope").exitCode == 1)
      #expect(try await run("favorites add malaga").errors.contains("added malaga"))
    }
  }
}
