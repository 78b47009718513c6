import Foundation
import TestSupport
import Testing

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
    for format in ["ndjson", "csv"] {
      let run = try await aerogami.run(words + ["--format", format, "--limit", "2"])
      #expect(run.exitCode == 0)
      #expect(run.output.split(separator: "\n").count == (format == "csv" ? 3 : 2))
    }
    let table = try await aerogami.run(words + ["--limit", "1", "--verbose"])
    #expect(table.output.hasPrefix(" TOTAL") || table.output.contains("TOTAL"))
    #expect(table.output.contains("  Vilnius: ") && table.output.contains("https://"))
  }

  @Test("a home that fails is named, and the exit code is 3; with fewer than two homes it is 1")
  func failing() async throws {
    let words = ["meet", "Vilnius", "Tallinn", "Dublin", "--month", "next", "--fault"]
    let partial = try await aerogami.run(words + ["trips/EU:status:503"])
    #expect(partial.exitCode == 3)
    #expect(partial.errors.contains("without Dublin, which failed: "))
    let failed = try await aerogami.run(words + ["trips:offline"])
    #expect(failed.exitCode == 1)
    #expect(failed.output == "")
  }

  @Test(
    "wrong command lines name the option",
    arguments: [
      ([], "no homes are given"), (["Vilnius"], "there is only one home, Vilnius"),
      (["Vilnius", "Berlin", "--people", "2"], "--people: there are 2 homes, but 1 number"),
      (["Vilnius", "Berlin", "--flex", "4"], "expected a number of days from 0 to 3"),
      (["Vilnius", "Berlin", "--month", "jan", "--date", "tomorrow"], "--month and --date cannot be used together"),
      (["Vilnius", "vilnius"], "the home vilnius is given twice"),
    ] as [([String], String)])
  func wrong(arguments: [String], message: String) async throws {
    let run = try await aerogami.run(["meet"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message))
  }
}
