/// A complete run of `aerogami fetch`, from the start of the process to its end, without its output.
struct FetchBenchmark {
  enum Format: String, CaseIterable {
    case table, json, ndjson, csv

    /// Returns the number of lines in the output for a number of trips.
    func lines(regions: Int, rows: Int) -> Int {
      switch self {
      case .table, .csv: 1 + rows
      case .ndjson: rows
      // Two lists have a line for each region. The object itself takes four lines: before, between and after its lists.
      case .json: 4 + 2 * regions + rows
      }
    }
  }

  let workload: Workload
  var format = Format.ndjson
  var concurrency = 8
  var options: [String] = []
  /// Whether the response cache is on.
  var usesCache = false
  /// The number of shown trips; all by default.
  var limit: Int?
  var isLarge = false

  /// The name for `--filter`.
  var name: String {
    let kind = workload.delayMilliseconds > 0 ? "latency" : "fetch"
    let cache = usesCache ? "/cache" : ""
    return (["\(kind)/\(workload.name)/\(format.rawValue)/\(concurrency)\(cache)"] + options).joined(separator: " ")
  }
  var formatTitle: String { ([format.rawValue] + options).joined(separator: " ") }

  static let latency = FetchBenchmark(workload: Workload(regions: 64, trips: 20, delayMilliseconds: 50))

  static let all: [FetchBenchmark] = {
    let (large, small) = (Workload(regions: 64, trips: 2000), Workload(regions: 1000, trips: 20))
    return Format.allCases.map { FetchBenchmark(workload: large, format: $0) } + [
      FetchBenchmark(workload: large, options: ["--sort", "price", "--limit", "100"], limit: 100),
      FetchBenchmark(workload: large, concurrency: 4),
      FetchBenchmark(workload: large, usesCache: true),
      FetchBenchmark(workload: large, options: ["--offline"], usesCache: true),
    ] + Format.allCases.map { FetchBenchmark(workload: small, format: $0) } + [
      FetchBenchmark(workload: small, usesCache: true),
      FetchBenchmark(workload: small, options: ["--offline"], usesCache: true),
      FetchBenchmark(workload: Workload(regions: 1000, trips: 20, hasETags: true), usesCache: true),
      FetchBenchmark(workload: Workload(regions: 1000, trips: 2000), concurrency: 4, isLarge: true),
    ]
  }()

  /// - Parameter rounds: The number of measurements, after a run that only checks that every trip is written.
  func run(_ service: RunningService, programs: Programs, rounds: Int) throws -> Comparison {
    let fetch = Command(
      programs.aerogami,
      [
        "fetch", "--no-progress", "--config", try programs.files.configuration(service, usesCache: usesCache),
        "--format",
        format.rawValue,
        "--concurrency", "\(concurrency)",
      ] + options)
    let expected = format.lines(regions: workload.regions, rows: limit ?? workload.tripCount)
    let lines = try countLines(of: fetch)
    guard lines == expected else { throw BenchmarkError("\(name) wrote \(lines) lines, not \(expected)") }

    let transfer = try programs.curl.map { curl in
      Command(
        curl,
        [
          // Without the progress meter; parallel transfers ignore --silent.
          "--disable", "--no-progress-meter", "--fail", "--parallel", "--parallel-max", "\(concurrency)", "--config",
          try programs.files.transfer(service, of: workload),
        ])
    }
    return try Comparison.run(fetch, against: transfer, rounds: rounds)
  }
}
