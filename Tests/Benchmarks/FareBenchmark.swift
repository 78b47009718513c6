/// A search for the weekends of the next month, from several origins, with a service like Travelpayouts that responds
/// after 80 ms: how many requests it sends, and how long it takes.
struct FareBenchmark {
  static let name = "fares/weekend"
  private let origins = ["VNO", "KUN", "RIX"]
  private let concurrency = 8

  func run(programs: Programs, rounds: Int) throws {
    let workload = Workload(regions: 1, trips: 200, delayMilliseconds: 80, fareOrigins: origins)
    try RunningService.run(workload, program: programs.benchmarks) { service in
      let fetch = Command(
        programs.aerogami,
        [
          "fetch", "home", "--weekend", "--month", "next", "--no-progress", "--format", "json", "--concurrency",
          "\(concurrency)", "--config", try programs.files.fareConfiguration(service, home: origins),
        ])
      let text = try output(of: fetch)
      let counts = text.matches(of: /"attempts":(\d+)/).compactMap { Int($0.1) }
      let requests = counts.reduce(0, +)
      // Each weekend has two days of departure, and a month has four weekends or five.
      guard counts.count == origins.count, (origins.count * 8...origins.count * 10).contains(requests) else {
        throw BenchmarkError("\(Self.name) sent \(requests) requests from \(counts.count) origins")
      }
      let expected = FetchBenchmark.Format.json.lines(regions: origins.count, rows: requests * workload.trips)
      let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
      guard lines == expected else { throw BenchmarkError("\(Self.name) wrote \(lines) lines, not \(expected)") }
      let result = try Comparison.run(fetch, against: nil, rounds: rounds)
      let waits = (requests + concurrency - 1) / concurrency
      let ideal = Double(waits * workload.delayMilliseconds) / 1000
      let table = MarkdownTable(
        ["fares of weekends", "requests", "at a time", "ideal ms", "median ms", "× ideal"], wordColumns: 1)
      table.row([
        "\(origins.count) origins, each response after \(workload.delayMilliseconds) ms", "\(requests)",
        "\(concurrency)", ideal.milliseconds, result.seconds.milliseconds, (result.seconds / ideal).text(decimals: 2),
      ])
    }
  }
}
