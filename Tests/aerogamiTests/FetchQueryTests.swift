import AerogamiContainer
import AerogamiCore
import ArgumentParser
import Foundation
import Testing

@testable import aerogami

/// Tests of the options that choose and sort trips. Most cases parse the options in this process.
@Suite(.timeLimit(.minutes(20))) struct FetchQueryTests {
  private let aerogami = Aerogami()

  init() throws {
    try aerogami.useSampleTrips()
  }

  /// The ids of the sample trips that a fetch of every trip selects with these options, in their order.
  private func ids(_ options: [String]) async throws -> [String] {
    let fetch = try await FetchCommand.asyncParse(["--anywhere"] + options)
    var query = try fetch.query.query(fetch.filter, fetch.fares, fetch.passengers, from: fetch.regions, at: nil) { [] }
    query.search.airlines = try await fetch.filter.airlineCodes(from: .failing(.unimplemented))
    let (trips, now) = (try SampleTrips.decoded(), Date(timeIntervalSince1970: 1_800_000_000))
    var selection = TripSelection(query, at: now)
    selection.add(trips, at: query.search.indices(of: trips, at: now), from: nil)
    return selection.sorted().map(\.trip.id)
  }

  @Test("a fetch shows the selected trips in their order")
  func fetch() async throws {
    let options = [
      "--depart-hours", "19:40-9:06", "--max-price", "€72", "--airline", "wizz air,FR", "--sort", "departure",
    ]
    let expected = ["malaga", "bergamo"]
    let run = try await aerogami.run(["fetch", "--anywhere", "--format", "ndjson"] + options)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.tripIDs == expected)
    #expect(try await ids(options) == expected)
  }

  @Test(
    "each filter leaves out other trips, and a limit shows the first ones",
    arguments: [
      (["--limit", "2"], ["bergamo", "malaga"]), (["--limit", "0"], ["bergamo", "malaga", "new-york", "milan"]),
      (["--sort", "created"], ["new-york", "bergamo", "malaga", "milan"]),
      (["--weekend"], ["malaga", "milan"]), (["--nights", "3-6"], ["malaga", "new-york"]),
      (["--days", "fri", "--return-days", "mon"], ["malaga"]),
      (["--from", "gb,vilnius"], ["bergamo", "new-york"]),
      (["--from", "Denmark", "--to", "malaga"], ["malaga"]),
      (["--airline", "wizz air,EasyJet"], ["bergamo", "milan"]),
      (["--depart-after", "2030-03-15T18:40:01Z"], ["bergamo"]),
      (["--depart-before", "2030-03-15T20:40:00+02:00"], ["new-york", "milan"]),
      (["--depart-after", "2030-02-01", "--depart-before", "2030-03-01"], ["milan"]),
      (["--hide-expired"], ["bergamo", "malaga", "new-york"]),
      (["--depart-hours", "19-9"], ["malaga"]),
      (["--return-hours", "16-22"], ["malaga", "milan"]), (["--max-price", "60 EUR"], ["bergamo", "milan"]),
      (["--one-per-city", "--sort", "departure", "--limit", "2"], ["new-york", "malaga"]),
    ])
  func filter(options: [String], expected: [String]) async throws {
    #expect(try await ids(options) == expected)
  }

  @Test("ndjson and csv are sorted within each region, and over all of them with --limit")
  func global() async throws {
    let regions = ["fetch", "--concurrency", "1", "--regions", "scd,EU,blc"]
    let streamed = try await aerogami.run(regions + ["--format", "ndjson"])
    #expect(streamed.tripIDs == ["malaga", "new-york", "milan", "bergamo"])
    let limited = try await aerogami.run(regions + ["--format", "csv", "--limit", "2"])
    #expect(limited.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } } == ["bergamo", "malaga"])
  }

  @Test("prices in several currencies are compared as numbers, with a note")
  func currencies() async throws {
    try aerogami.write(
      SampleTrips.list(SampleTrips.malaga, SampleTrips.bergamo.replacing("EUR", with: "USD")), to: "Config/trips.json")
    let run = try await aerogami.run("fetch", "--anywhere", "--format", "ndjson")
    #expect(run.tripIDs == ["bergamo", "malaga"])
    #expect(run.exitCode == 0)
    #expect(
      run.errors
        == "aerogami: prices in different currencies (EUR, USD) are compared as numbers, without conversion\n")
  }

  @Test("a maximum price in a currency that no trip has is an error")
  func unknownCurrency() async throws {
    let error = "no price is in PLN; prices are in EUR; search in EUR, or without a currency"
    let run = try await aerogami.run("fetch", "--format", "json", "--regions", "EU,scd", "--max-price", "80 PLN")
    #expect(run.exitCode == 1)
    #expect(run.errors == "aerogami: \(error)\n")
    #expect(run.output.contains("\"error\":\"\(error)\""))
  }
}
