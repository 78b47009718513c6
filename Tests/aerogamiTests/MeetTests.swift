import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct MeetTests {
  private let aerogami = Aerogami()

  @Test("sample data has meetings of three homes, also in the city of one of them")
  func sampleData() async throws {
    let words = ["meet", "Vilnius", "Berlin", "Dublin", "--month", "next", "--nights", "3-5"]
    let json = try await aerogami.run(words + ["--format", "json"])
    #expect(json.exitCode == 0)
    #expect(json.output.contains(#""meetings":["#) && json.output.contains(#""home":"Berlin","people":1,"trip":null"#))
    #expect(json.output.contains(#""city":"Copenhagen""#) && json.output.contains(#""city":"Milan""#))
    #expect(json.output.contains(#""completeness":["#) && json.output.contains(#""without":[]"#))
    let rows = try await aerogami.run(words + ["--format", "ndjson", "--limit", "2"])
    #expect(rows.exitCode == 0)
    #expect(rows.output.split(separator: "\n").count == 2)
    let narrow = try await aerogami.screen(words + ["--limit", "1", "--verbose", "--no-progress"], columns: 40)
    #expect(narrow.contains(/\n +TOTAL  CITY +ARRIVES +HIGHEST\n/), "\(narrow)")
    let lines = narrow.split(whereSeparator: \.isNewline).map(String.init)
    let links = lines.filter { $0.contains("https://") }
    #expect(!links.isEmpty && links.allSatisfy { $0.hasPrefix("    https://") }, "\(narrow)")
    let flights = lines.drop { !$0.hasPrefix("  Vilnius: ") }.filter { $0.hasPrefix("  ") && !links.contains($0) }
    #expect(flights.count > 3 && flights.allSatisfy { $0.displayWidth <= 40 }, "\(narrow)")
  }

  @Test("a terminal shows how many of all meetings a limit allows")
  func limited() async throws {
    let words = ["meet", "Vilnius", "Berlin", "--month", "next", "--no-progress", "--limit"]
    let some = try await aerogami.screen(words + ["3"], columns: 100)
    #expect(some.contains(#/3 of \d+ meetings in \d+ cities, cheapest /#), "\(some)")
    let all = try await aerogami.screen(words + ["0"], columns: 100)
    #expect(all.contains(#/\d+ meetings in /#) && !all.contains(#/\d of \d/#), "\(all)")
  }

  @Test("CSV has a record for each home of a meeting, also for one whose people need no flight")
  func csv() async throws {
    let words = [
      "meet", "VNO,KUN", "Berlin", "--people", "2,1", "--to", "Berlin,Milan", "--month", "next", "--format", "csv",
      "--field", "city,home,people,trip.departure.airport_code,trip.destination.airport_code",
    ]
    let lines = try await aerogami.run(words).output.split(separator: "\n")
    #expect(lines.first == "city,home,people,trip.departure.airport_code,trip.destination.airport_code")
    let records = Set(lines.dropFirst())
    #expect(records.contains("Berlin,\"VNO,KUN\",2,VNO,BER") && records.contains("Berlin,Berlin,1,,"))
    #expect(records.contains { $0.hasPrefix("Milan,Berlin,1,BER,") })
    #expect(lines.count % 2 == 1 && lines.count > 4)
  }

  @Test("a dry run shows the request for each home, and sends none")
  func dryRun() async throws {
    let run = try await aerogami.run(
      "meet", "VNO", "BER", "--nights", "2-4", "--airline", "FR", "--env", "live", "--dry-run", "--format", "json",
      environment: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "secret"])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("VNO") && run.output.contains("BER"))
    #expect(run.output.contains("then requests at most 60 single days that homes lack"))
  }

  @Test("a home that fails is named, and the exit code is 3")
  func failing() async throws {
    let words = ["meet", "Vilnius", "Tallinn", "Dublin", "--month", "next", "--fault"]
    let partial = try await aerogami.run(words + ["trips/EU:status:503"])
    #expect(partial.exitCode == 3)
    #expect(partial.errors.contains("without Dublin, which failed: "))
  }

  @Test("without a meeting, a note says so before the reason")
  func noMeetings() async throws {
    let run = try await aerogami.run("meet", "Vilnius", "Berlin", "--max-price", "1")
    #expect(run.exitCode == 0 && run.output == "")
    #expect(
      run.errors.hasPrefix("aerogami: no meetings were found\naerogami: Vilnius: no trips match: "), "\(run)")
  }

  @Test("homes after the value of --to get a hint")
  func homesAfterDestination() async throws {
    for (line, hint) in [
      (
        ["Vilnius", "Dublin", "--to", "Spain", "Italy"],
        "trips from Italy are searched, too; for trips to all, give --to Spain,Italy"
      ),
      (["Vilnius", "--to", "Spain", "Dublin"], nil), (["--to", "Spain", "Vilnius", "Dublin"], nil),
    ] as [([String], String?)] {
      let meet = try await MeetCommand.asyncParse(line)
      #expect(meet.hint(line: line) == hint)
    }
  }

  @Test(
    "wrong command lines name the option",
    arguments: [
      ([], "no homes are given"), (["Vilnius"], "there is only one home, Vilnius"),
      (
        ["Vilnius", "to", "Berlin"],
        #""to" is not a place; write homes one after another, and the destination with --to: "#
          + "aerogami meet Vilnius … --to Berlin\n"
      ),
      (
        ["New", "York", "and", "Berlin", "in", "Spain", "and", "Italy", "in", "January"],
        "with --to: aerogami meet 'New York' Berlin --to Spain,Italy\n"
      ),
      (
        ["Vilnius", "and", "Berlin"],
        #""and" is not a place; write homes one after another: aerogami meet Vilnius Berlin"# + "\n"
      ),
      (["Vilnius", "-", "Berlin"], #""-" is not a place; write homes one after another: aerogami meet Vilnius Ber"#),
      (["Vilnius", "→", "New", "York"], #""→" is not a place; write homes one after another: aerogami meet Vilnius"#),
      (["Vilnius", "+", "Berlin"], #""+" is not a place; write homes one after another: aerogami meet Vilnius Ber"#),
      (["New", "York", "Vilnius", "--people", "2"], "--people: there are 2 homes, New York and Vilnius, but 1 number"),
      (["Vilnius", "Berlin", "--flex", "4"], "expected a number of days from 0 to 3"),
      (["Vilnius", "Berlin", "--month", "jan", "--date", "tomorrow"], "--month and --date cannot be used together"),
      (["Vilnius", "vilnius"], "the home vilnius appears more than once"),
      (["Vilnius", "VNO"], "homes: VNO is the same city as Vilnius; give it once, and the number of people with "),
      (["Vilnus", "Berlin"], #"homes: there is no region or place "Vilnus"; did you mean "Vilnius"?"#),
      (["Barcelona", "SYD"], #"homes: "Barcelona" is in Spain (BCN) and Venezuela (BLA); write a code"#),
      (["Vilnius", "Berlin", "--dry-run", "--format", "csv"], "--dry-run supports only --format table and json"),
    ] as [([String], String)])
  func wrong(arguments: [String], message: String) async throws {
    let run = try await aerogami.runIfValid(["meet"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message))
  }
}
