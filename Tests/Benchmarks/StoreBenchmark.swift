import AerogamiCore
import AerogamiStore
import ArgumentParser
import Foundation
import TestSupport

struct StoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store", abstract: "Measure a database that has grown for two years, and print a table in Markdown.")

  @Option(help: "Repeat each measurement this many times.") var rounds = 5

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds must be at least 1.") }
  }

  func run() async throws {
    #if DEBUG
      throw ValidationError("measurements of a debug build are meaningless; build it with .ci/build Benchmarks.")
    #else
      for line in Machine.description { print("- " + line) }
      try await StoreBenchmark().run(rounds: rounds)
    #endif
  }
}

/// Uses the price history of a database as daily fetches of many routes leave it, without requests.
struct StoreBenchmark {
  private static let routeCount = 1000
  private static let days = 20_100...20_829

  func run(rounds: Int) async throws {
    let place = TemporaryStore()
    let routes = try await place.recordYears(routes: Self.routeCount, days: Self.days)
    let database = place.database()
    let store = PriceHistoryStore.live(database, sources: [TemporaryStore.source])
    let size = try await store.size()
    let (today, now) = (
      Self.days.upperBound, Date(timeIntervalSince1970: Double(Self.days.upperBound) * 86_400 + 50_000)
    )
    let sightings = routes.sorted().flatMap { route in
      (0..<20).map {
        Sighting(route, TripDates(departure: today + 1 + $0, returning: today + 4 + $0), 90, isWide: true)
      }
    }
    let megabytes = try (place.bytes().count / 1_000_000).grouped
    let table = MarkdownTable(
      [
        "\(size.routeCount.grouped) routes, \(size.observationCount.grouped) observations, \(megabytes) MB",
        "median ms",
      ],
      wordColumns: 1)
    func measure(_ title: String, times: Int? = nil, _ work: () async throws -> Void) async throws {
      var samples: [Double] = []
      for _ in 0..<(times ?? rounds) {
        let start = ContinuousClock.now
        try await work()
        samples.append((ContinuousClock.now - start) / .seconds(1))
      }
      table.row([title, (samples.median * 1000).text(decimals: 1)])
    }
    try await measure("a fetch: the usual prices of 20 routes") {
      _ = try await store.usual(Array(routes.prefix(20)), today)
    }
    try await measure("a fetch: the usual prices of all routes") { _ = try await store.usual(routes, today) }
    var minutes = 0
    try await measure("a fetch: record 20 prices of each route") {
      minutes += 15
      try await store.record(sightings, now + Double(minutes * 60))
    }
    try await measure("the page of a route") { _ = try await store.histories(routes[0].route) }
    try await measure("the list of routes") { _ = try await store.routes(now) }
    try await measure("the size, on the page of the status") { _ = try await store.size() }
    let yearAgo = now - 365 * 86_400
    try await measure("count the prices older than a year") { _ = try await store.prune(yearAgo, true) }
    let copy = place.directory + "/copy.sqlite"
    try await measure("back up") {
      _ = try await StoreFile(path: place.path).backUp(to: copy, replacing: true)
    }
    // Once, because nothing is left for another round.
    try await measure("delete the prices older than a year, and shrink the file", times: 1) {
      _ = try await store.prune(yearAgo, false)
    }
    await database.close()
  }
}
