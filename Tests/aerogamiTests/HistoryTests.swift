import AerogamiCore
import AerogamiFeatures
import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct HistoryTests {
  private let prices = RecordedPrices(Aerogami())

  /// The recorded prices of four fetches, of which three are different.
  private func withHistory(_ body: (TestServer) async throws -> Void) async throws {
    try await prices.withService { server in
      try await prices.record("72.50", on: "2025-06-01", from: server)
      try await prices.record("48", on: "2025-06-05", from: server)
      try await prices.record("48.00", on: "2025-06-09", from: server)
      try await prices.record("60", on: "2025-06-11", from: server)
      try await body(server)
    }
  }

  /// The size of this history.
  private let whole = "3 observations and 4 daily lows, including all observations of 1 route"

  private var notes: String {
    // The clock of the program is that of the system, so the age grows.
    let age = Int(Date().timeIntervalSince1970 / 86_400) - dayNumber("2025-06-11")
    return """
      aerogami: CPH-AGP: 4 days since 2025-06-01
      aerogami: minimum 48 EUR, departing 2030-03-15, back 2030-03-18, seen 2025-06-05
      aerogami: last seen 2025-06-11 (\(age) days ago): 60 EUR, departing 2030-03-15, back 2030-03-18; 3 of 14 earlier days recorded

      """
  }

  @Test("in a pipe a history has a row for each day, and notes on standard error")
  func table() async throws {
    try await withHistory { _ in
      let run = try await prices.history("Copenhagen-Malaga")
      #expect(
        run
          == Run(
            0,
            output: """
              DAY (UTC)       PRICE  DEPARTS          RETURNS
              2025-06-01  72.50 EUR  Fri 15 Mar 2030  Mon 18 Mar 2030
              2025-06-05     48 EUR  Fri 15 Mar 2030  Mon 18 Mar 2030
              2025-06-09  48.00 EUR  Fri 15 Mar 2030  Mon 18 Mar 2030
              2025-06-11     60 EUR  Fri 15 Mar 2030  Mon 18 Mar 2030

              """, errors: notes))
    }
  }

  @Test("the other formats of a history have the same data")
  func formats() async throws {
    try await withHistory { _ in
      let csv = try await prices.history("CPH-AGP", "--format", "csv")
      #expect(
        csv.output == """
          day,price,currency,departs,returns
          2025-06-01,72.50,EUR,2030-03-15,2030-03-18
          2025-06-05,48,EUR,2030-03-15,2030-03-18
          2025-06-09,48.00,EUR,2030-03-15,2030-03-18
          2025-06-11,60,EUR,2030-03-15,2030-03-18

          """)
      func row(_ day: String, _ price: String) -> String {
        #"{"day":"2025-06-\#(day)","price":\#(price),"currency":"EUR","departs":"2030-03-15","returns":"2030-03-18"}"#
      }
      let rows = [row("01", "72.50"), row("05", "48"), row("09", "48.00"), row("11", "60")]
      #expect(
        try await prices.history("CPH-AGP", "--format", "ndjson").output == rows.map { "\($0)\n" }.joined())
      #expect(
        try await prices.history("CPH-AGP", "--format", "json").output == """
          {"environment":"dev","route":"CPH-AGP","one_way":false,"currency":"EUR","minimum":\(rows[1]),\
          "current":\(rows[3]),"seen_at":"2025-06-11T06:00:00Z","usual_low":null,"usual_high":null,"days_compared":3,\
          "deal":false,"days":[
          \(rows.joined(separator: ",\n"))
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
              2025-06-01            2025-06-05              2025-06-11

          """)
      // Narrower than any plot can be.
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

  @Test("a remedy says if options leave nothing")
  func options() async throws {
    try await withHistory { _ in
      expectEqual(
        try await prices.history("CPH-AGP", "--month", "2030-04"),
        Run(
          4,
          errors: "aerogami: no recorded price of CPH-AGP is for departure in 2030-04; "
            + "use fewer options to see more prices\n"))
    }
  }

  @Test("an unrecorded route names the recorded ones, and an invalid route the correct form")
  func unknownRoute() async throws {
    try await prices.withService { server in
      expectEqual(
        try await prices.history("list"),
        Run(0, errors: "aerogami: no prices are recorded; record prices with aerogami fetch in this environment\n"))
      try await prices.record("72", on: "2025-06-01", from: server)
      expectEqual(
        try await prices.history("CPH", "→", "AGB"),
        Run(
          4,
          errors: "aerogami: no prices are recorded for CPH-AGB; did you mean \"CPH-AGP\"? Known: CPH-AGP; "
            + "to record prices, run aerogami fetch CPH --to AGB\n"))
      expectEqual(
        try await prices.history("prune", "--older-than", "90d"),
        Run(
          64,
          errors: "aerogami: there is no terminal to ask for confirmation; use --yes to delete, or --dry-run to "
            + "count prices\n"))
    }
    for (arguments, example) in [
      (["Vilnius", "Málaga"], "Vilnius-Málaga"), (["from", "Vilnius", "to", "Málaga"], "Vilnius-Málaga"),
      (["Vilnius to Málaga"], "Vilnius-Málaga"), (["CPHAGP"], "VNO-BCN or Vilnius-Barcelona"),
    ] {
      let show = try await HistoryShowCommand.asyncParse(arguments)
      let error = try #require(throws: ValidationError.self) { try show.onlyRoute() }
      #expect(error.message == "give one route, such as \(example), or one of the subcommands list and prune.")
    }
  }

  @Test("the list says if only another service's prices are recorded")
  func otherService() async throws {
    try await prices.withService { try await prices.record("72", on: "2025-06-01", from: $0) }
    let run = try await prices.aerogami.run(
      ["history", "list"],
      environment: RecordedPrices.variables.merging(["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://127.0.0.1:9"]) { $1 })
    #expect(
      run
        == Run(
          0,
          errors: "aerogami: no prices are recorded for this service (1 observation for other services); "
            + "record prices with aerogami fetch in this environment\n"))
  }

  @Test(
    "an invalid option is a usage error",
    arguments: [
      (["VNO-BCN", "--currency", "EURO"], "expected a three-letter currency code, such as EUR"),
      (["VNO-BCN", "--month", "2026-13"], "expected a month such as 2027-01, jan, this or next"),
      (
        ["VNO-BCN", "--month", "jan", "--depart", "2027-01-05"],
        "--month and --depart cannot be used together; remove one"
      ),
      (["VNO-BCN", "--depart", "2026-12-05T06:00:00Z"], "expected a day such as 2026-12-05"),
      (["VNO-BCN", "--since", "-5d"], "expected a duration such as 90s, 10m, 2h, 1d or 1w"),
      (["prune", "--older-than", "90", "--yes"], "expected a number with a unit, such as 90m or 90d"),
    ])
  func usage(arguments: [String], problem: String) async throws {
    let run = try await prices.aerogami.runIfValid(["history"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(problem))
  }

  @Test("a fetch marks the deals of a route that has enough recorded days, also of a cached response")
  func deals() async throws {
    try await prices.withService { server in
      try await prices.record("72", on: "2025-06-01", from: server)
      try prices.addDays(30)
      let deal = try await prices.fetch("49", "--format", "ndjson").output
      #expect(deal.hasSuffix(#","expired":false,"deal":true,"stale":false}\#n"#))
      let table = try await prices.fetch("49", "--offline").output
      #expect(table.hasSuffix("Fri 15 Mar 2030 19:40  Mon 18 Mar 21:15       3  FR 4048  scd     deal\n"))
      #expect(
        try await prices.history("list").output.contains("CPH-AGP        30  107–122   49 EUR  49 EUR  deal  "))
    }
  }

  @Test("--deals shows only deals, each compared with the usual prices, and says if there are none")
  func dealsOnly() async throws {
    try await prices.withService { server in
      try await prices.record("72", on: "2025-06-01", from: server)
      try prices.addDays(20)
      expectEqual(
        try await prices.fetch("102", "--deals"),
        Run(0, errors: "aerogami: no deals among 1 trip\n"))
      let table = try await prices.fetch("49", "--deals")
      #expect(table.exitCode == 0 && table.errors == "")
      #expect(table.output.hasPrefix(" PRICE  USUALLY  COMPARED           FROM"))
      #expect(table.output.contains("\n49 EUR  104–114  lowest of 20 days  CPH Copenhagen"))
      let csv = try await prices.fetch("49", "--deals", "--format", "csv")
      #expect(csv.output.contains(",deal,stale,usual_low,usual_high,days_compared\n"))
      #expect(csv.output.hasSuffix(",,,,aerogami,false,true,false,104,114,20\n"))
      let fields = #","deal":true,"stale":false,"usual_low":104,"usual_high":114,"days_compared":20}"#
      let json = try await prices.fetch("49", "--deals", "--format", "ndjson", "--sort", "price")
      #expect(json.output.contains(fields), "\(json)")
    }
  }

  @Test("without days to compare, a note names the fetch that records one", arguments: [false, true])
  func adviceWithoutDays(isOneWay: Bool) async throws {
    let (now, dates) = (Date(timeIntervalSince1970: 1_800_000_000), TripDates(departure: 21_000))
    let history = PriceHistory(
      .fixture(.vilniusMalaga, isOneWay: isOneWay),
      observations: [PriceObservation(dates: dates, seenAt: now, price: 20)], lastSeen: [dates: now])
    let find = FindPrices(.mock([history]), now: { now })
    let report = HistoryReport(try await find(FindPrices.Request(.vilniusMalaga)), environment: "dev")
    let name = isOneWay ? "VNO-AGP one way" : "VNO-AGP"
    let fetch = isOneWay ? "aerogami fetch --one-way without other filters" : "aerogami fetch without filters"
    #expect(
      report.notes.first
        == "\(name): no days to compare; to record a day, run \(fetch), except by place or currency")
  }

  @Test("--deals fails before any request where prices are not recorded or cannot be read")
  func dealsWithoutHistory() async throws {
    try await prices.withService { server in
      let never = try await prices.fetch("49", "--deals", environment: ["AEROGAMI_HISTORY_RECORD": "never"])
      #expect(
        never
          == Run(
            78,
            errors: #"""
              aerogami: --deals compares prices with recorded ones, but history.record is "never"; \#
              set history.record to "always"

              """#))
      try prices.aerogami.write("not a database, but a text that is longer than a header", to: "store.sqlite")
      let unreadable = try await prices.fetch("49", "--deals")
      #expect(unreadable.exitCode == 1 && unreadable.output == "" && unreadable.errors.contains("store.sqlite"))
      #expect(await server.paths.isEmpty)
    }
  }

  @Test("history prune --dry-run reports old prices without deleting them")
  func prune() async throws {
    try await withHistory { _ in
      expectEqual(
        try await prices.history("prune", "--older-than", "30d", "--dry-run"),
        Run(0, errors: "aerogami: would delete \(whole)\n"))
    }
  }

  @Test("history prune shows what it would delete, and deletes it after yes")
  func confirmPruning() async throws {
    try await withHistory { _ in
      let question = "Delete \(whole) from environment dev? [y/N] "
      let confirmed = try await prices.aerogami.run(
        "history", "prune", "--older-than", "30d", environment: RecordedPrices.variables, typing: "y\n", after: question
      )
      #expect(confirmed.exitCode == 0)
      // The note wraps at the width of the terminal.
      #expect(confirmed.output.replacing("\n  ", with: " ") == question + "aerogami: deleted \(whole)\n")
    }
  }

  @Test("Ctrl-D refuses a confirmation and ends the line of the prompt")
  func endOfInput() async throws {
    try await withHistory { _ in
      let question = "Delete \(whole) from environment dev? [y/N] "
      let (run, _) = try await prices.aerogami.converse(
        "history", "prune", "--older-than", "30d", environment: RecordedPrices.variables
      ) { terminal, _ in
        await terminal.wait(for: question)
        try terminal.type("\u{4}")
      }
      #expect(run == Run(1, output: question + "\naerogami: nothing was deleted\n"))
    }
  }
}
