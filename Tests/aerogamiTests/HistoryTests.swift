import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct HistoryTests {
  private let prices = RecordedPrices(Aerogami())

  /// Three fetches, of which the second sees another price.
  private func withHistory(_ body: (TestServer) async throws -> Void) async throws {
    try await prices.withService { server in
      try await prices.fetch("72.50", at: "2025-06-01 06:00:00")
      try await prices.fetch("48", at: "2025-06-05 06:00:00")
      try await prices.fetch("48.00", at: "2025-06-09 06:00:00")
      try await prices.fetch("60", at: "2025-06-11 06:00:00")
      try await body(server)
    }
  }

  private let notes = """
    aerogami: CPH-AGP: 3 observations since 2025-06-01, median 60 EUR
    aerogami: minimum 48 EUR, departing 2030-03-15, back 2030-03-18, seen 2025-06-05
    aerogami: last, on 2025-06-11, 60 EUR, departing 2030-03-15, back 2030-03-18: lower than 33 % of 3 observations

    """

  @Test("in a pipe a history has a row for each change of the cheapest price, and notes beside it")
  func table() async throws {
    try await withHistory { _ in
      let run = try await prices.history("cph-agp")
      #expect(
        run
          == Run(
            0,
            output: """
              SEEN (UTC)            PRICE  DEPARTS     RETURNS
              2025-06-01 06:00  72.50 EUR  2030-03-15  2030-03-18
              2025-06-05 06:00     48 EUR  2030-03-15  2030-03-18
              2025-06-11 06:00     60 EUR  2030-03-15  2030-03-18

              """, errors: notes))
    }
  }

  @Test("for programs a history has the same, in their formats")
  func formats() async throws {
    try await withHistory { _ in
      let csv = try await prices.history("CPH-AGP", "--format", "csv")
      #expect(
        csv.output == """
          seen_at,price,currency,departs,returns
          2025-06-01T06:00:00Z,72.50,EUR,2030-03-15,2030-03-18
          2025-06-05T06:00:00Z,48,EUR,2030-03-15,2030-03-18
          2025-06-11T06:00:00Z,60,EUR,2030-03-15,2030-03-18

          """)
      let last =
        #"{"seen_at":"2025-06-11T06:00:00Z","price":60,"currency":"EUR","departs":"2030-03-15","returns":"2030-03-18"}"#
      let lowest =
        #"{"seen_at":"2025-06-05T06:00:00Z","price":48,"currency":"EUR","departs":"2030-03-15","returns":"2030-03-18"}"#
      let first =
        #"{"seen_at":"2025-06-01T06:00:00Z","price":72.50,"currency":"EUR","departs":"2030-03-15","returns":"2030-03-18"}"#
      #expect(
        try await prices.history("CPH-AGP", "--format", "ndjson").output == "\(first)\n\(lowest)\n\(last)\n")
      #expect(
        try await prices.history("CPH-AGP", "--format", "json").output == """
          {"environment":"dev","route":"CPH-AGP","one_way":false,"currency":"EUR","observation_count":3,"minimum":\(lowest),"median":60,\
          "current":\(last),"seen_at":"2025-06-11T06:00:00Z","percent_above":33,"deal":false,"changes":[
          \(first),
          \(lowest),
          \(last)
          ]}

          """)
    }
  }

  @Test("on a terminal a history is a plot that fits")
  func plot() async throws {
    try await withHistory { _ in
      let boxes = try await shown(columns: 60, locale: "C.UTF-8", "--color", "never")
      #expect(
        boxes == """
          EUR
          75 ┤
             │──────────────────────╮
          70 ┤                      │
             │                      │
          65 ┤                      │
             │                      │
          60 ┤                      │                                ╭
             │                      │                                │
          55 ┤                      │                                │
             │                      │                                │
          50 ┤                      │                                │
             │                      ╰────────────────────────────────╯
          45 ┤
             └┬──────────────────────────┬───────────────────────────┬
              2025-06-01            2025-06-06              2025-06-11

          """)
      // Narrower than any plot can be.
      let ascii = try await shown(columns: 20, locale: "C", "--color", "never")
      #expect(
        ascii == """
          EUR
          75 +
             |--------------+
          70 +              |
             |              |
          65 +              |
             |              |
          60 +              |                    +
             |              |                    |
          55 +              |                    |
             |              |                    |
          50 +              |                    |
             |              +--------------------+
          45 +
             ++----------------------------------+
              2025-06-01                2025-06-11

          """)
      #expect(try await shown(columns: 20, locale: "C").hasPrefix("\u{1B}[2mEUR\u{1B}[0m\n\u{1B}[2m75 +\u{1B}[0m\n"))
    }
  }

  private func shown(columns: UInt16, locale: String, _ options: String...) async throws -> String {
    let run = try await prices.aerogami.run(
      ["history", "CPH-AGP"] + options, output: .terminal(columns: columns), errors: .pipe(),
      environment: RecordedPrices.variables.merging(["LANG": locale, "TERM": "xterm"]) { $1 })
    #expect(run.exitCode == 0)
    #expect(run.errors == notes)
    return run.output
  }

  @Test("options choose a departure, a currency and how far back")
  func options() async throws {
    try await withHistory { _ in
      #expect(try await prices.history("CPH-AGP", "--depart", "2030-03-15", "--currency", "eur").errors == notes)
      for (options, problem) in [
        (["--depart", "2030-03-16"], "no prices of CPH-AGP are recorded for trips that depart on 2030-03-16"),
        (["--since", "30d"], "no prices of CPH-AGP are recorded in the last 30 d"),
      ] {
        let run = try await prices.aerogami.run(
          ["history", "CPH-AGP"] + options, environment: RecordedPrices.variables)
        #expect(run == Run(1, errors: "aerogami: \(problem); without that option all are shown\n"))
      }
      #expect(
        try await prices.history("CPH-AGP", "--currency", "USD")
          == Run(1, errors: "aerogami: no prices of CPH-AGP in USD are recorded; known: EUR\n"))
    }
  }

  @Test("a route that is not recorded is told of with those that are, and what is no route with how to write one")
  func unknownRoute() async throws {
    let nothing = "aerogami: no prices of CPH-AGB are recorded, nor of any route; aerogami fetch records what it sees\n"
    try await prices.withService { _ in
      #expect(try await prices.history("CPH-AGB") == Run(1, errors: nothing))
      #expect(
        try await prices.history("list")
          == Run(0, errors: "aerogami: no prices are recorded; aerogami fetch records what it sees\n"))
      try await prices.fetch("72", at: "2025-06-01")
      #expect(
        try await prices.history("CPH-AGB")
          == Run(
            1, errors: "aerogami: no prices of CPH-AGB are recorded; did you mean \"CPH-AGP\"? Known: CPH-AGP\n"))
    }
    for arguments in [["CPH", "AGP"], ["CPHAGP"], ["CPH-AGPX"]] {
      let run = try await prices.aerogami.run(["history"] + arguments)
      #expect(run.exitCode == 64)
      #expect(
        run.errors.hasPrefix(
          "Error: give one route, two airport codes with a hyphen between them such as VNO-BCN, or one of list and prune.\n"
        ))
    }
  }

  @Test("where only another service's prices are recorded, the list says so")
  func otherService() async throws {
    try await prices.withService { _ in _ = try await prices.fetch("72") }
    let run = try await prices.aerogami.run(
      ["history", "list"],
      environment: RecordedPrices.variables.merging(["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://127.0.0.1:9"]) { $1 })
    #expect(
      run
        == Run(
          0,
          errors: "aerogami: no prices are recorded of the service that is asked here, but 1 observation of others; "
            + "aerogami fetch records what it sees\n"))
  }

  @Test(
    "an option that makes no sense is told of",
    arguments: [
      (["VNO-BCN", "--currency", "EURO"], "it takes a code of three letters such as EUR."),
      (["VNO-BCN", "--depart", "2026-02-30"], "it takes a day such as 2026-12-05."),
      (["VNO-BCN", "--depart", "2026-12-05T06:00:00Z"], "it takes a day such as 2026-12-05."),
      (["VNO-BCN", "--since", "-5d"], "it takes a duration such as 90s, 10m, 2h or 1d."),
      (["prune", "--older-than", "soon"], "it takes a duration such as 90s, 10m, 2h or 1d."),
      (["prune"], "Missing expected argument '--older-than <duration>'"),
    ])
  func usage(arguments: [String], problem: String) async throws {
    let run = try await prices.aerogami.run(["history"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(problem))
  }

  @Test(
    "an environment that asks no service has no history, and makes no file", arguments: ["CPH-AGP", "list", "prune"])
  func noService(command: String) async throws {
    let aerogami = prices.aerogami
    #expect(try await aerogami.run("fetch", "--regions", "EU").exitCode == 0)
    let run = try await aerogami.run(["history", command] + (command == "prune" ? ["--older-than", "1d"] : []))
    #expect(
      run
        == Run(
          1,
          errors: """
            aerogami: environment dev asks no service for trips, so no prices are recorded; name one that does, such as \
            --env live

            """))
    #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory))
  }

  @Test("what is kept, stale, failed or not to be recorded is not recorded")
  func notRecorded() async throws {
    try await prices.withService { _ in
      try await prices.fetch("72", environment: ["AEROGAMI_HISTORY_RECORD": "never"])
      #expect(try await prices.history("list").output == "")
      try await prices.fetch("72", at: "2025-06-01", "--max-age", "1d")
      try await prices.fetch("60", at: "2025-06-02", "--offline")
      #expect(try await prices.history("list").output == "")
      try await prices.fetch("60", at: "2025-06-03")
      #expect(
        try await prices.history("list").output == """
          ROUTE    OBSERVATIONS  MINIMUM    LAST  SEEN (UTC)
          CPH-AGP             1   60 EUR  60 EUR  2025-06-03 00:00

          """)
    }
  }

  @Test("a fetch marks the deals of a route that has 20 observations, in every format and order")
  func deals() async throws {
    try await prices.withService { _ in
      try await prices.fetch("72", at: "2025-06-01")
      try prices.addObservations(18)
      let usual = try await prices.fetch("50", at: "2025-06-02", "--format", "ndjson").output
      #expect(usual.hasSuffix(#","expired":false,"deal":false}\#n"#))
      #expect(try await prices.fetch("49", "--format", "ndjson").output.hasSuffix(#","expired":false,"deal":true}\#n"#))
      let table = try await prices.fetch("49").output
      #expect(table.hasSuffix("2030-03-15 19:40     3  FR 4048  scd     deal\n"))
      #expect(try await prices.fetch("49", "--format", "csv").output.hasSuffix(",,,,false,true\n"))
      #expect(try await prices.fetch("49", "--sort", "price", "--format", "json").output.contains(#","deal":true}"#))
      #expect(try await prices.fetch("49", "--offline", "--format", "csv").output.hasSuffix(",,,,false,true\n"))
      #expect(try await prices.fetch("110", "--format", "csv").output.hasSuffix(",,,,false,false\n"))
      let never = ["AEROGAMI_HISTORY_RECORD": "never"]
      #expect(try await prices.fetch("49", "--format", "csv", environment: never).output.hasSuffix(",,,,false,false\n"))
      try await prices.fetch("49")
      #expect(try await prices.history("CPH-AGP").errors.contains(": a deal, lower than "))
    }
  }

  @Test("history prune removes what is old, and says what it would remove before")
  func prune() async throws {
    try await withHistory { _ in
      let would = Run(0, errors: "aerogami: would remove 3 observations, the last of 1 route among them\n")
      #expect(try await prices.history("prune", "--older-than", "30d", "--dry-run") == would)
      try await prices.fetch("60")
      #expect(
        try await prices.history("prune", "--older-than", "30d", "--dry-run")
          == Run(0, errors: "aerogami: would remove 2 observations\n"))
      #expect(
        try await prices.history("prune", "--older-than", "30d") == Run(0, errors: "aerogami: removed 2 observations\n")
      )
      #expect(
        try await prices.history("CPH-AGP").output == """
          SEEN (UTC)         PRICE  DEPARTS     RETURNS
          2025-06-11 06:00  60 EUR  2030-03-15  2030-03-18

          """)
      #expect(try await prices.history("prune", "--older-than", "30d").errors == "aerogami: removed 0 observations\n")
    }
  }

  @Test("cache info tells of the history, which cache clear leaves alone")
  func cache() async throws {
    try await withHistory { _ in
      let variables = RecordedPrices.variables
      let info = try await prices.aerogami.run("cache", "info", environment: variables).output
      #expect(info.hasSuffix("\nprices   3 observations of 1 route, about 195 bytes\n"))
      _ = try await prices.aerogami.run("cache", "clear", environment: variables)
      let json = try await prices.aerogami.run("cache", "info", "--format", "json", environment: variables).output
      #expect(json.contains(#""count":0,"#))
      #expect(json.hasSuffix(#""history":{"observation_count":3,"route_count":1,"bytes":195}}\#n"#))
    }
  }
}
