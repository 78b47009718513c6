import Foundation
import Subprocess
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct FavoritesTests {
  private let aerogami = Aerogami()

  init() throws {
    try aerogami.useSampleTrips()
  }

  private func favorites(_ arguments: String...) async throws -> Run {
    try await aerogami.run(["favorites"] + arguments)
  }

  @Test("favorites are added by ids or their starts, and shown as in a fetch with ids, expired ones last")
  func table() async throws {
    expectEqual(
      try await favorites("add", "mal", "mi", "bergamo"),
      Run(
        0,
        errors: """
          aerogami: added malaga: 72 EUR, CPH Copenhagen → AGP Málaga, Fri 15 Mar 2030
          aerogami: added milan: 31.50 EUR, BER Berlin → MXP Milan, Fri 1 Feb 2030
          aerogami: added bergamo: 19.90 EUR, VNO Vilnius → BGY Bergamo, Thu 2 May 2030

          """))
    expectEqual(
      try await favorites("list"),
      Run(
        0,
        output: """
          ID           PRICE  FROM            TO           DEPARTS                RETURNS           NIGHTS  FLIGHT   REGION
          bergamo  19.90 EUR  VNO Vilnius     BGY Bergamo  Thu  2 May 2030 09:05  one way                -  W6 2843  blc
          malaga      72 EUR  CPH Copenhagen  AGP Málaga   Fri 15 Mar 2030 19:40  Mon 18 Mar 21:15       3  FR 4048  scd
          milan    31.50 EUR  BER Berlin      MXP Milan    Fri  1 Feb 2030 16:20  Sun  3 Feb 16:20       2  U2 5199  EU      offer ended

          """))
  }

  @Test("--ids shows whole prefixes at every width, unambiguous also among favorites that are no longer fetched")
  func shortIDs() async throws {
    let (old, new) = ("abcdefgh-0001-4000-8000-000000000001", "abcdefgh-0002-4000-8000-000000000002")
    func list(_ id: String) -> String {
      SampleTrips.list(SampleTrips.malaga.replacing(#""malaga""#, with: #""\#(id)""#))
    }
    try await aerogami.saveFavorites(of: list(old), region: "EU", in: "\(aerogami.dataDirectory)/dev.sqlite")
    try aerogami.write(list(new), to: "Config/trips.json")
    let narrow = try await aerogami.run(
      ["fetch", "--ids"], output: .terminal(columns: 40), errors: .pipe(), environment: ["TERM": "xterm"])
    #expect(narrow.output.contains("\nabcdefgh-0002  \u{1B}[1m72 EUR\u{1B}[0m  "))
  }

  @Test("favorites add in JSON has the trip as fetch has it, and what has changed")
  func addedInJSON() async throws {
    let fetched = try await aerogami.run("fetch", "--regions", "scd", "--format", "ndjson").output.dropLast()
    try await aerogami.saveFavorites("bergamo")
    let added = try await favorites("add", "malaga", "bergamo", "--format", "json")
    #expect(added.exitCode == 0)
    let start = """
      {"environment":"dev","favorites":[
      {"change":"added","previous_price":null,"trip":\(fetched)},
      {"change":"unchanged","previous_price":19.90,"trip":{"id":"bergamo",
      """
    #expect(added.output.hasPrefix(start), "\(added)")
  }

  @Test("a favorite stays when the service no longer has its trip")
  func disappeared() async throws {
    try await aerogami.saveFavorites("malaga")
    try aerogami.write("[]", to: "Config/trips.json")
    let start = #"{"environment":"dev","trips":["# + "\n" + #"{"id":"malaga","region":"scd","price":72,"#
    #expect(try await favorites("list", "--format", "json").output.hasPrefix(start))
    // A fetch of sample data records no prices, so the latest ones are unknown.
    let csv = try await favorites("list", "--format", "csv").output
    #expect(csv.contains(",latest_price,latest_seen_at\nmalaga,scd,72,EUR,") && csv.hasSuffix(",,\n"), "\(csv)")
    expectEqual(
      try await favorites("add", "mal"),
      Run(
        0,
        errors:
          "aerogami: malaga is already a favorite, and was not updated: it was not found in EU, US, AS, AF, OC and "
          + "5 more; look it up with aerogami check malaga\n"))
  }

  @Test("the list shows the latest recorded price of the route and days beside the saved one")
  func latestPrices() async throws {
    let aerogami = Aerogami()
    let cheaper = SampleTrips.malaga.replacing(#""price":72"#, with: #""price":60.50"#)
    try await TestServer.run(["/trips/EU": .init("[\(cheaper)]")]) { server in
      try aerogami.use(server)
      try await aerogami.saveFavorites("malaga")
      #expect(try await aerogami.run("fetch", "--regions", "EU").exitCode == 0)
      let table = try await aerogami.run("favorites", "list")
      #expect(table.output.contains(/^ID +PRICE +FROM/))
      #expect(table.output.contains(/malaga +60\.50 EUR, was 72 +CPH/))
      let row = try await aerogami.run("favorites", "list", "--format", "ndjson").output
      #expect(row.contains(#""price":72,"#) && row.contains(#""latest_price":60.50,"latest_seen_at":"20"#))
    }
  }

  @Test("favorites are watched once, with a message for each, and the command that removes the watches is valid")
  func watches() async throws {
    try await aerogami.saveFavorites("malaga", "milan")
    let summaries = [
      "72 EUR, CPH Copenhagen → AGP Málaga, Fri 15 Mar 2030", "31.50 EUR, BER Berlin → MXP Milan, Fri 1 Feb 2030",
    ]
    let remove = "aerogami watch remove favorite-milan favorite-malaga"
    expectEqual(
      try await favorites("watch", "milan", "--dry-run"),
      Run(0, errors: "aerogami: would add favorite-milan: \(summaries[1])\n"))
    expectEqual(
      try await favorites("watch", "milan,malaga", "--every", "6h"),
      Run(
        0,
        errors: """
          aerogami: added favorite-milan: \(summaries[1])
          aerogami: added favorite-malaga: \(summaries[0])
          aerogami: run them with aerogami watch run; if that or serve is running, they start within 10 s
          aerogami: to stop watching: \(remove)

          """))
    expectEqual(
      try await favorites("watch", "mal", "--every", "6h"),
      Run(0, errors: "aerogami: favorite-malaga already watches \(summaries[0])\naerogami: nothing changed\n"))
    let other = try await favorites("watch", "mal")
    #expect(other.exitCode == 0)
    #expect(
      other.errors.contains(
        "with other options; to replace them: aerogami watch change favorite-malaga scd --from CPH --to AGP"))
    let removed = try await favorites("remove", "malaga")
    let note = "aerogami: still watched by favorite-malaga; to stop watching: aerogami watch remove favorite-malaga\n"
    #expect(removed.exitCode == 0 && removed.errors.hasSuffix(note), "\(removed)")
    expectEqual(
      try await favorites("clear", "--yes"),
      Run(
        0,
        errors: """
          aerogami: removed 1 favorite
          aerogami: still watched by favorite-milan; to stop watching: aerogami watch remove favorite-milan

          """))
    #expect(await Run.parsing(remove.split(separator: " ").dropFirst().map(String.init)) == Run(0))
  }

  @Test("the filters, orders and limits of a fetch apply to favorites")
  func queries() async throws {
    try await aerogami.saveFavorites("malaga", "milan", "bergamo", "new-york")
    let run = try await favorites(
      "list", "--format", "ndjson", "--to", "es,MXP,BGY", "--one-per-city", "--hide-expired", "--sort", "departure",
      "--limit", "2")
    #expect(run.exitCode == 0)
    #expect(run.tripIDs == ["malaga", "bergamo"])
    expectEqual(
      try await favorites("list", "--from", "Japan"),
      Run(0, errors: "aerogami: no favorites match (4 favorites saved)\n"))
  }

  @Test("adding again is not an error, and updates the price")
  func addingTwice() async throws {
    try await aerogami.saveFavorites("malaga")
    try aerogami.write(SampleTrips.all.replacing(#""price":72"#, with: #""price":60.5"#), to: "Config/trips.json")
    expectEqual(
      try await favorites("add", "malaga", "--region", "scd"),
      Run(
        0,
        errors: "aerogami: updated malaga: 60.50 EUR, CPH Copenhagen → AGP Málaga, Fri 15 Mar 2030; "
          + "the price was 72 EUR\n"))
  }

  @Test("an unknown id says where it was searched, and nothing is added")
  func unknown() async throws {
    expectEqual(
      try await favorites("add", "malaga", "nowhere", "--regions", "scd,blc"),
      Run(
        4,
        errors: "aerogami: no trip \"nowhere\" in the favorites or in scd, blc; "
          + "run aerogami fetch --ids to see ids\n"))
    expectEqual(
      try await favorites("list"),
      Run(0, errors: "aerogami: no favorites in environment dev; add one with aerogami favorites add ID\n"))
    expectEqual(
      try await favorites("remove", "nowhere"),
      Run(
        4,
        errors: "aerogami: no trip \"nowhere\" in the favorites (0 saved); the environment is dev; choose another with "
          + "--env\n"))
  }

  @Test("favorites are removed by ids, each once, and an unknown one is an error with a remedy")
  func prefixes() async throws {
    try await aerogami.saveFavorites("malaga", "milan")
    expectEqual(
      try await favorites("remove", "mi", "milan"),
      Run(0, errors: "aerogami: removed milan: 31.50 EUR, BER Berlin → MXP Milan, Fri 1 Feb 2030\n"))
    expectEqual(
      try await favorites("remove", "mi"),
      Run(
        4, errors: "aerogami: no trip \"mi\" in the favorites (1 saved); run aerogami favorites list to see ids\n"))
    #expect(try await aerogami.runIfValid(["favorites", "add", ""]).exitCode == 64)
  }

  @Test("clear prompts on a terminal, and removes favorites only after yes")
  func clear() async throws {
    try await aerogami.saveFavorites("malaga", "milan")
    let question = "Remove 2 favorites of environment dev? [y/N] "
    let refused = try await aerogami.run("favorites", "clear", typing: "what\n", after: question)
    #expect(refused == Run(1, output: question + "aerogami: nothing was removed\n"))
    let run = try await aerogami.run("favorites", "clear", typing: "y\n", after: question)
    #expect(run == Run(0, output: question + "aerogami: removed 2 favorites\n"))
  }

  @Test("clear without a terminal requires --yes")
  func clearWithoutTerminal() async throws {
    try await aerogami.saveFavorites("malaga")
    let run = try await favorites("clear")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("there is no terminal to ask for confirmation; use --yes"))
  }

  @Test("each environment has its own favorites, and no file if they are unused")
  func environments() async throws {
    try aerogami.write(#"{"clients": {"trips": {"variant": "mock", "data": "trips.json"}}}"#, to: "Config/other.json")
    try await aerogami.saveFavorites("malaga")
    #expect(try await favorites("add", "milan", "--env", "other").exitCode == 0)
    #expect(try await favorites("list", "--format", "ndjson").tripIDs == ["malaga"])
    let names = try FileManager.default.contentsOfDirectory(atPath: aerogami.dataDirectory).sorted()
    #expect(names == ["dev.sqlite", "dev.sqlite.lock", "other.sqlite", "other.sqlite.lock"])
  }

  @Test("a fetch opens no database, also if its path is unusable")
  func fetchWithoutStore() async throws {
    let run = try await aerogami.run(
      "fetch", "--limit", "1", environment: ["AEROGAMI_STORE_PATH": "/dev/null/x.sqlite"])
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory))
  }

  @Test("a database in memory creates no file")
  func inMemory() async throws {
    let mock = try await aerogami.run("favorites", "add", "malaga", environment: ["AEROGAMI_STORE_VARIANT": "mock"])
    #expect(mock.exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory))
  }

  @Test("a signal during a request ends add with nothing added, and names the ids")
  func interrupted() async throws {
    let (isAsked, never) = (Gate(), Gate())
    try await TestServer.run { _ in
      isAsked.open()
      try await never.wait()
      return .malaga
    } _: { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "favorites", "add", "malaga", "--region", "scd", output: .pipe(), errors: .pipe()
      ) { send in
        try await isAsked.wait()
        try send(.interrupt)
      }
      #expect(run == Run(130, errors: "aerogami: canceled: malaga\n"))
    }
  }
}
