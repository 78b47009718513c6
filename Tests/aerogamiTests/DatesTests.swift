import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import aerogami

/// Tests of the built program with a loopback server that has Aerogami's API.
@Suite(.timeLimit(.minutes(20))) struct DatesTests {
  private let aerogami = Aerogami()

  private static let january = """
    {"dates":[
    {"date":"2090-01-02","price":28.49,"currency":"EUR","status":"available","route":"VNO-BCN","return_date":null},
    {"date":"2090-01-03","price":null,"currency":null,"status":"sold_out","route":null,"return_date":null},
    {"date":"2090-01-04","price":41,"currency":"EUR","status":"available","route":"VNO-BCN","return_date":null},
    {"date":"2090-01-05","price":null,"currency":null,"status":"no_flight","route":null,"return_date":null}
    ]}
    """
  private static let responses: [String: TestServer.Response] = ["/calendar/VNO-BCN?month=2090-01": .init(january)]

  @Test("in a pipe there is a row for each day of the month, known or not")
  func table() async throws {
    try await TestServer.run(Self.responses) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("dates", "VNO-BCN", "--month", "2090-01", "--verbose")
      #expect(run.exitCode == 0)
      #expect(run.errors.contains(#/aerogami: VNO-BCN 2090-01: ok, \d+ days, 1 attempt, /#), "\(run.errors)")
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines.count == 32)
      #expect(
        lines.prefix(6) == [
          "DATE                 PRICE  AIRPORTS", "Sun  1 Jan 2090    unknown", "Mon  2 Jan 2090  28.49 EUR  VNO-BCN",
          "Tue  3 Jan 2090   sold out", "Wed  4 Jan 2090     41 EUR  VNO-BCN", "Thu  5 Jan 2090  no flight",
        ])
      #expect(await server.paths == ["/calendar/VNO-BCN?month=2090-01"])
    }
  }

  @Test("JSON, NDJSON and CSV have the same rows, also of days whose price may be below the maximum price")
  func formats() async throws {
    try await TestServer.run(Self.responses) { server in
      try aerogami.use(server)
      let unknown = (6...31).map { $0 < 10 ? "2090-01-0\($0)" : "2090-01-\($0)" }
      func run(_ format: String) async throws -> Run {
        try await aerogami.run("dates", "vno-bcn", "--month", "2090-01", "--max-price", "30", "--format", format)
      }
      expectEqual(
        try await run("csv"),
        Run(
          0,
          output: """
            requested,date,price,currency,status,route,return_date
            VNO-BCN,2090-01-01,,,unknown,,
            VNO-BCN,2090-01-02,28.49,EUR,available,VNO-BCN,

            """ + unknown.map { "VNO-BCN,\($0),,,unknown,,\n" }.joined()))
      func unknownRow(_ date: String) -> String {
        #"{"requested":"VNO-BCN","date":"\#(date)","price":null,"currency":null,"status":"unknown","#
          + #""route":null,"return_date":null}"#
      }
      let known =
        #"{"requested":"VNO-BCN","date":"2090-01-02","price":28.49,"currency":"EUR","status":"available","#
        + #""route":"VNO-BCN","return_date":null}"#
      let rows = [unknownRow("2090-01-01"), known] + unknown.map { unknownRow($0) }
      expectEqual(try await run("ndjson"), Run(0, output: rows.map { $0 + "\n" }.joined()))
      #expect(
        try await run("json").withoutTimes.output == """
          {"environment":"dev","requests":[
          {"id":"VNO-BCN 2090-01","status":"ok","attempts":1,"duration_milliseconds":TIME,"row_count":4,\
          "skipped_count":0,"age_seconds":null,"error":null}
          ],"completeness":[
          {"id":"VNO-BCN 2090-01","source":null,"kind":"complete","missing":[],"row_count":4}
          ],"dates":[
          \(rows.joined(separator: ",\n"))
          ]}

          """)
    }
  }

  @Test("a failed month is named, the others are shown, and the exit status is 3")
  func partial() async throws {
    try await TestServer.run(Self.responses) { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "dates", "VNO-BCN", "--month", "2090-01", "--months", "2", "--format", "ndjson")
      #expect(run.exitCode == 3)
      #expect(run.output.split(separator: "\n").count == 31)
      #expect(
        run.errors == """
          aerogami: VNO-BCN 2090-02 failed: \(server.address.withoutScheme): \
          the service has no price calendar; use the provider travelpayouts or ryanair, or a server that runs \
          aerogami serve

          """)
    }
  }

  @Test("filters are sent, and days that do not match them are left out")
  func filters() async throws {
    try await TestServer.run { _ in
      .init(#"{"dates":[]}"#)
    } _: { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "dates", "Vilnius-Spain", "--month", "2090-01", "--nights", "2-3", "--weekend", "--direct", "--currency", "usd",
        "--format", "csv")
      #expect(run.exitCode == 0)
      #expect(
        await server.paths == [
          "/calendar/Vilnius-ES?month=2090-01&currency=USD&direct=true&nights=2-3&days=fri%2Csat&return_days=mon%2Csun"
        ])
      // Fridays and Saturdays only.
      let days = run.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[1] }
      #expect(
        days == [
          "2090-01-06", "2090-01-07", "2090-01-13", "2090-01-14", "2090-01-20", "2090-01-21", "2090-01-27",
          "2090-01-28",
        ])
      #expect(
        run.errors == "aerogami: no prices for 2-3 nights on Vilnius-ES in 2090-01; try --two-tickets\n")
    }
  }

  @Test("a terminal shows a calendar without the notes of a pipe")
  func screen() async throws {
    try await TestServer.run(Self.responses) { server in
      try aerogami.use(server)
      let shown = try await aerogami.screen(
        "dates", "VNO-BCN", "--month", "2090-01", "--no-progress", columns: 100)
      #expect(shown.contains("VNO-BCN, one way, EUR\n\nJanuary 2090\n"))
      #expect(shown.contains(" 2  28*  3   x   4  41   5   -"))
      let command = "aerogami fetch VNO --to BCN --date 2090-01-02 --one-way\n"
      #expect(shown.contains("28.49 EUR  Mon  2 Jan 2090  \(command)"))
    }
  }

  @Test("with sample data, the command of a best day shows a trip at the same price")
  func sampleData() async throws {
    let shown = try await aerogami.screen("dates", "VNO-BCN", "--no-progress", "--weekend", columns: 120)
    let best = shown.matches(of: /(?m)^ *(\S+) EUR  .{15}  aerogami (fetch .*)$/)
    #expect(best.count == 3, "\(shown)")
    let first = try #require(best.first)
    let words = first.2.split(separator: " ").map(String.init)
    let fetched = try await aerogami.run(words + ["--format", "csv"])
    let prices = fetched.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[2] }
    #expect(prices == [first.1], "\(words)")
  }

  @Test(
    "a wrong command line is an error that says what to write",
    arguments: [
      ([], "give a route, such as VNO-BCN or Vilnius-Barcelona"),
      (["Vilnius", "Barcelona"], #""Vilnius" is not a route; did you mean "Vilnius-Barcelona"?"#),
      (["VNO-BCN", "--month", "2020-01"], "--month: 2020-01 is in the past; specify a later month"),
      (["VNO-BCN", "--months", "13"], #"invalid value "13" for --months: expected a whole number from 1 to 12"#),
      (
        ["VNO-BCN", "--weekend", "--nights", "5"],
        "--weekend allows 1 to 3 nights, so no trip can match --nights; remove one"
      ),
      (
        ["VNO-BCN", "--max-price", "60 USD", "--currency", "EUR"],
        #"--max-price "60 USD" and --currency EUR name different currencies; use the same one"#
      ),
    ] as [([String], String)])
  func usage(arguments: [String], message: String) async throws {
    let run = try await aerogami.runIfValid(["dates"] + arguments)
    #expect(run.exitCode == 64 && run.output == "")
    #expect(run.errors.hasPrefix("aerogami: \(message)"), "\(run.errors)")
  }

  @Test("home stands for its places on either side")
  func home() async throws {
    try await TestServer.run { _ in
      .init(#"{"dates":[]}"#)
    } _: { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "dates", "home-BCN", "BCN-Home", "--month", "2090-01", environment: ["AEROGAMI_HOME": "VNO,Riga"])
      #expect(run.exitCode == 0)
      #expect(
        await server.paths.sorted() == [
          "/calendar/BCN-VNO%2CRiga?month=2090-01", "/calendar/VNO%2CRiga-BCN?month=2090-01",
        ])
    }
  }

  @Test("it is an error if no price is in the requested currency")
  func currency() async throws {
    let run = try await aerogami.run("dates", "VNO-BCN", "--currency", "usd", "--format", "csv")
    #expect(run.exitCode == 1 && !run.output.contains(",EUR,"))
    #expect(
      run.errors == "aerogami: no price is in USD; prices are in EUR; search in EUR, or without a currency\n")
  }

  @Test("a fault can select a route, and without a month, this one and the next are requested")
  func fault() async throws {
    let run = try await aerogami.run(
      "dates", "VNO-BCN", "VNO-AGP", "--fault", "trips.calendar/VNO-AGP:offline", "--format", "json")
    #expect(run.exitCode == 3)
    #expect(run.output.matches(of: /"id":"VNO-BCN [0-9-]+","status":"ok"/).count == 2)
    #expect(run.output.matches(of: /"id":"VNO-AGP [0-9-]+","status":"failed"/).count == 2)
    #expect(run.errors.contains("a simulated fault makes it fail: offline"))
  }
}
