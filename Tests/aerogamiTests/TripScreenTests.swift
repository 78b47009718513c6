import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import aerogami

/// The whole screens of commands that list trips, from a pseudo-terminal for both streams.
@Suite(.timeLimit(.minutes(20))) struct TripScreenTests {
  private let aerogami = Aerogami()

  @Test("fetch fits any terminal: columns give way to prices, places, days and marks", arguments: fetched)
  func fetch(columns: UInt16, screen: String) async throws {
    try await TestServer.run(Self.responses) { server in
      try aerogami.use(server)
      let shown = try await aerogami.screen("fetch", "--regions", "EU,scd,blc", "--no-progress", columns: columns)
      #expect(shown == screen)
      #expect(shown.isNoWider(than: columns))
    }
  }

  @Test("watch fits any terminal, with the change, the price, the places and the day to the last")
  func watch() async throws {
    let trips = Log<String>()
    try await TestServer.run { request in
      .init(await trips.entries.last ?? "[]")
    } _: { server in
      try aerogami.use(server)
      await trips.append(SampleTrips.list(SampleTrips.malaga, SampleTrips.bergamo, SampleTrips.milan))
      #expect(try await aerogami.run("watch", "--regions", "EU", "--once").exitCode == 0)
      await trips.append(
        SampleTrips.list(
          SampleTrips.malaga.replacing(#""price":72"#, with: #""price":60.50"#), SampleTrips.newYork,
          SampleTrips.milan.replacing(#""price":31.5"#, with: #""price":33"#)))
      for (columns, screen) in Self.watched {
        // Each terminal shows the changes since the first round, so each run has its own copy of the database.
        let data = "\(aerogami.directory)/\(columns)"
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: aerogami.dataDirectory, toPath: "\(data)/aerogami")
        let shown = try await aerogami.screen(
          ["watch", "--regions", "EU", "--once", "--no-progress"], columns: columns,
          environment: ["XDG_DATA_HOME": data]
        ).replacing("\r\u{1B}[2K", with: "").replacing("\u{07}", with: "").replacing(
          #/\d{4}-\d\d-\d\d \d\d:\d\d  /#, with: "____-__-__ __:__  "
        )
        .replacing(#/(?m)^\d\d:\d\d  /#, with: "__:__  ")
        #expect(shown == screen)
        #expect(shown.isNoWider(than: columns))
      }
    }
  }

  @Test("a table has as many rows as fit with the lines below, and at least 5; an explicit limit has precedence")
  func height() async throws {
    try await TestServer.run(["/trips/EU": .init(Self.list(of: 30)), "/trips/bad": .init(status: 403, "")]) { server in
      try aerogami.use(server)
      func shown(_ options: String..., regions: String = "EU", rows: UInt16, columns: UInt16 = 200) async throws
        -> [String]
      {
        try await aerogami.screen(
          ["fetch", "--regions", regions, "--no-progress"] + options, columns: columns, rows: rows
        ).split(separator: "\n").map(String.init)
      }
      let summary = "30 trips in 1 region, cheapest 1 EUR CPH–AGP; complete"
      // With the prompt, the screen has one line more.
      let most = try await shown(rows: 33)
      #expect(most.count == 32 && most.last == summary)
      let fewer = try await shown(rows: 32)
      #expect(fewer.count == 31 && fewer.suffix(2) == ["… 2 more; --limit 0 shows all", summary])
      #expect(fewer[28].contains("28 EUR"))
      let least = try await shown(rows: 3)
      #expect(least.count == 8 && least.suffix(2) == ["… 25 more; --limit 0 shows all", summary])

      // A note of two lines leaves room for two rows less.
      let note = try await shown(regions: "EU,bad", rows: 33, columns: 100)
      let incomplete = summary.replacing("; complete", with: "; incomplete")
      #expect(note.suffix(4).prefix(2) == ["… 3 more; --limit 0 shows all", incomplete])
      #expect(note.suffix(2).first?.hasPrefix("aerogami: bad failed: 127.0.0.1:") == true)

      let seven = try await shown("--limit", "7", rows: 10)
      #expect(seven.count == 9 && seven.last == "7 of 30 trips in 1 region, cheapest 1 EUR CPH–AGP; complete")
    }
  }

  @Test("the summary counts regions with a response, and names no cheapest trip of several currencies or ended offers")
  func summary() async throws {
    let dollars = SampleTrips.malaga.replacing(#""EUR""#, with: #""USD""#)
    try await TestServer.run([
      "/trips": .init(Self.list(of: 2)), "/trips/EU": .init(SampleTrips.list(SampleTrips.newYork, SampleTrips.milan)),
      "/trips/US": .init(SampleTrips.list(dollars)), "/trips/old": .init(SampleTrips.list(SampleTrips.milan)),
      "/trips/none": .noTrips, "/trips/bad": .init(status: 403, ""),
    ]) { server in
      try aerogami.use(server)
      for (options, summary) in [
        (["--anywhere"], "2 trips, cheapest 1 EUR CPH–AGP; complete"),
        (["--regions", "EU,none,bad"], "2 trips in 2 regions, cheapest 328.60 EUR LHR–JFK; incomplete"),
        (["--regions", "EU,US"], "3 trips in 2 regions; complete"),
        (["--regions", "old"], "1 trip in 1 region; complete"),
      ] {
        let lines = try await aerogami.screen(["fetch", "--no-progress"] + options, columns: 200).split(separator: "\n")
        #expect(lines.contains(Substring(summary)), "\(lines)")
      }
    }
  }

  @Test("favorites list has as many rows as fit, too")
  func favorites() async throws {
    try await aerogami.saveFavorites(of: Self.list(of: 9), region: "EU", in: "\(aerogami.dataDirectory)/dev.sqlite")
    let some = try await aerogami.screen(["favorites", "list"], columns: 120, rows: 10).split(separator: "\n")
    #expect(some.count == 9 && some.last == "… 2 more; --limit 0 shows all")
    let all = try await aerogami.screen(["favorites", "list", "--limit", "0"], columns: 120, rows: 10)
    #expect(all.split(separator: "\n").count == 10)
  }

  /// A number of trips with rising prices from 1 EUR on.
  private static func list(of count: Int) -> String {
    "["
      + (1...count).map {
        SampleTrips.malaga.replacing("malaga", with: "t\($0)").replacing(#""price":72"#, with: #""price":\#($0)"#)
      }.joined(separator: ",") + "]"
  }

  private static let responses: [String: TestServer.Response] = [
    "/trips/EU": .init(
      SampleTrips.list(
        fare(SampleTrips.newYork, transfers: 1, minutes: 1070),
        fare(
          SampleTrips.newYork.replacing("new-york", with: "santiago").replacing("328.60", with: "410")
            .replacing(#""VS,DL","flight_number":3"#, with: #""B6","flight_number":453"#)
            .replacing(
              #""London","country_code":"GB","airport_code":"LHR""#,
              with: #""Fort Lauderdale","country_code":"US","airport_code":"FLL""#
            )
            .replacing(
              #""New York","country_code":"US","airport_code":"JFK""#,
              with: #""Santiago de Compostela","country_code":"ES","airport_code":"SCQ""#), transfers: 2, minutes: 1070),
        fare(SampleTrips.milan, transfers: 0, minutes: 180))),
    "/trips/scd": .init(SampleTrips.list(fare(SampleTrips.malaga, transfers: 0, minutes: 445))),
    "/trips/blc": .init(SampleTrips.list(fare(SampleTrips.bergamo, transfers: 0, minutes: 155))),
  ]

  private static func fare(_ trip: String, transfers: Int, minutes: Int) -> String {
    trip.replacing(#""created_at""#, with: #""transfers":\#(transfers),"duration":\#(minutes),"created_at""#)
  }

  private static let fetched: [(columns: UInt16, screen: String)] = [
    (
      100,
      """
           PRICE  FROM            TO               DEPARTS                RETURNS     NIGHTS  STOPS
       19.90 EUR  VNO Vilnius     BGY Bergamo      Thu  2 May 2030 09:05  one way          -      0
          72 EUR  CPH Copenhagen  AGP Málaga       Fri 15 Mar 2030 19:40  Mon 18 Mar       3      0
      328.60 EUR  LHR London      JFK New York     Thu 10 Jan 2030 10:45  Wed 16 Jan       6      1
         410 EUR  FLL Fort Laud…  SCQ Santiago d…  Thu 10 Jan 2030 05:45  Wed 16 Jan       6      2
       31.50 EUR  BER Berlin      MXP Milan        Fri  1 Feb 2030 16:20  Sun  3 Feb       2      0  ended
      5 trips in 3 regions, cheapest 19.90 EUR VNO–BGY one way; complete

      """
    ),
    (
      80,
      """
           PRICE  FROM          TO            DEPARTS                RETURNS
       19.90 EUR  VNO Vilnius   BGY Bergamo   Thu  2 May 2030 09:05  one way
          72 EUR  CPH Copenha…  AGP Málaga    Fri 15 Mar 2030 19:40  Mon 18 Mar
      328.60 EUR  LHR London    JFK New York  Thu 10 Jan 2030 10:45  Wed 16 Jan
         410 EUR  FLL Fort La…  SCQ Santiag…  Thu 10 Jan 2030 05:45  Wed 16 Jan
       31.50 EUR  BER Berlin    MXP Milan     Fri  1 Feb 2030 16:20  Sun  3 Feb  ended
      5 trips in 3 regions, cheapest 19.90 EUR VNO–BGY one way; complete

      """
    ),
    (
      60,
      """
           PRICE  FROM  TO   DEPARTS     RETURNS
       19.90 EUR  VNO   BGY  2030-05-02  one way
          72 EUR  CPH   AGP  2030-03-15  Mon 18 Mar
      328.60 EUR  LHR   JFK  2030-01-10  Wed 16 Jan
         410 EUR  FLL   SCQ  2030-01-10  Wed 16 Jan
       31.50 EUR  BER   MXP  2030-02-01  Sun  3 Feb  ended
      5 trips, cheapest 19.90 EUR VNO–BGY one way; complete

      """
    ),
    (
      40,
      """
           PRICE  FROM  TO   DEPARTS
       19.90 EUR  VNO   BGY  2030-05-02
          72 EUR  CPH   AGP  2030-03-15
      328.60 EUR  LHR   JFK  2030-01-10
         410 EUR  FLL   SCQ  2030-01-10
       31.50 EUR  BER   MXP  2030-02-01  ended
      5 trips, cheapest 19.90 EUR VNO–BGY
        one way; complete

      """
    ),
  ]

  private static let watched: [(columns: UInt16, screen: String)] = [
    (
      100,
      """
      UTC    KIND       PRICE       BY  FROM           TO              DEPARTS           RETURNS
      __:__  gone   19.90 EUR           VNO Vilnius    BGY Bergamo     Thu  2 May 2030 09:05  one way
      __:__  up        33 EUR     +1.5  BER Berlin     MXP Milan       2030-02-01        Sun  3 Feb  ended
      __:__  down   60.50 EUR   -11.50  CPH Copenhag…  AGP Málaga      Fri 15 Mar 2030 19:40  Mon 18 Mar
      __:__  new   328.60 EUR           LHR London     JFK New York    Thu 10 Jan 2030 10:45  Wed 16 Jan

      """
    ),
    (
      40,
      """
      KIND       PRICE  FROM  TO   DEPARTS
      gone   19.90 EUR  VNO   BGY  2030-05-02
      up        33 EUR  BER   MXP  2030-02-01
      down   60.50 EUR  CPH   AGP  2030-03-15
      new   328.60 EUR  LHR   JFK  2030-01-10

      """
    ),
  ]
}
