import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct SampleDataTests {
  private let aerogami = Aerogami()

  @Test("sample data names the way to real fares, and has a history, its plot and deals")
  func sampleData() async throws {
    let fetched = try await aerogami.run(
      "fetch", "--regions", "blc", "--no-progress", "--format", "ndjson", output: .pipe(), errors: .terminal())
    #expect(fetched.errors == "aerogami: these trips are sample data; run aerogami setup for real fares\n")
    let rows = fetched.output.split(separator: "\n")
    #expect(rows.filter { $0.contains(#""deal":true"#) }.count == 1)
    #expect(rows.contains { $0.contains(#""airport_code":"BCN""#) && $0.contains(#""deal":true"#) })

    // No fetch of sample data records a day, so none is advised.
    let deals = try await aerogami.run("fetch", "VNO", "--deals", "--month", "next")
    #expect(deals.errors.contains(" fewer than 14 recorded days and cannot have deals\n"), "\(deals)")

    let history = try await aerogami.run("history", "VNO-BCN", "--format", "json")
    #expect(history.exitCode == 0)
    #expect(history.output.contains(#""days_compared":59"#) && history.output.contains(#""deal":true"#))
    #expect(history.errors.contains("VNO-BCN: 60 days since "))
    #expect(history.errors.contains("; a deal, lowest of 59 days, usually "))
    let plot = try await aerogami.run(
      ["history", "VNO-BCN"], output: .terminal(columns: 80), errors: .terminal(columns: 80),
      environment: ["LANG": "en_US.UTF-8"])
    #expect(plot.output.hasPrefix("EUR\n") && plot.output.contains("┤"))
    #expect(plot.errors.hasPrefix("aerogami: these prices are sample data; run aerogami setup for real fares\n"))

    #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory + "/dev.sqlite"), "nothing is recorded")
  }

  @Test("a sample trip is for one adult unless the party is given, and a note says so")
  func defaultParty() async throws {
    let id = "ec959886"
    let note =
      "aerogami: \(id): for 1 adult, because searches of sample data are not saved; add --adults for others\n"
    for command in [["check"], ["book"], ["favorites", "add"]] {
      #expect(try await aerogami.run(command + [id]).errors.contains(note), "\(command)")
    }
    #expect(try await !aerogami.run("favorites", "add", id, "--adults", "2").errors.contains(note))
    // The favorite is for two adults.
    #expect(try await !aerogami.run("book", id).errors.contains(note))
  }
}
