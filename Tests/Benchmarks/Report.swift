/// Runs the requested measurements, and prints each result at once.
struct Report {
  let programs: Programs
  let rounds: Int
  let filter: String
  let isLarge: Bool

  func run() throws {
    let names =
      fetches.map(\.name) + [
        FetchBenchmark.latency.name, FareBenchmark.name, startName, PairBenchmark.name, MeetBenchmark.name,
        DecodeBenchmark.name,
      ]
    guard names.contains(where: isWanted) else {
      throw BenchmarkError("no measurement has such a name; the names are: \(names.joined(separator: ", "))")
    }
    let once = isLarge ? " (the large one once)" : ""
    let conditions = [
      "with the response cache on, the uncounted first run fills it, and later runs get the same responses",
      "medians of \(rounds) rounds\(once); × curl is the median of the rounds' ratios; output goes to `/dev/null`",
    ]
    for line in Machine.description + conditions { print("- " + line) }
    try fetch()
    try latency()
    if isWanted(FareBenchmark.name) { try FareBenchmark().run(programs: programs, rounds: rounds) }
    try start()
    // These are last, because the memory of this process would count for the processes after it.
    if isWanted(PairBenchmark.name) { try PairBenchmark().run(rounds: rounds) }
    if isWanted(MeetBenchmark.name) { MeetBenchmark().run(rounds: rounds) }
    if isWanted(DecodeBenchmark.name) { try DecodeBenchmark().run(rounds: rounds) }
  }

  private func isWanted(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }

  private var fetches: [FetchBenchmark] { FetchBenchmark.all.filter { isLarge || !$0.isLarge } }

  private func fetch() throws {
    let wanted = fetches.filter { isWanted($0.name) }
    if wanted.isEmpty { return }
    let table = MarkdownTable(
      ["fetch", "format", "cache", "at a time", "median ms", "MB/s", "trips/s", "peak MiB", "curl ms", "× curl"],
      wordColumns: 3)
    var rest = wanted[...]
    while let workload = rest.first?.workload {
      try RunningService.run(workload, program: programs.benchmarks) { service in
        for benchmark in rest.prefix(while: { $0.workload == workload }) {
          let result = try benchmark.run(service, programs: programs, rounds: benchmark.isLarge ? 1 : rounds)
          table.row([
            workload.title, benchmark.formatTitle, benchmark.usesCache ? "on" : "off", "\(benchmark.concurrency)",
            result.seconds.milliseconds,
            (Double(service.byteCount) / result.seconds / 1e6).text(),
            (Double(workload.tripCount) / result.seconds).text(), peak(result), result.baselineSeconds.milliseconds,
            result.ratio.text(decimals: 1),
          ])
        }
      }
      rest = rest.drop { $0.workload == workload }
    }
  }

  private func latency() throws {
    let benchmark = FetchBenchmark.latency
    let workload = benchmark.workload
    if !isWanted(benchmark.name) { return }
    let result = try RunningService.run(workload, program: programs.benchmarks) { service in
      try benchmark.run(service, programs: programs, rounds: rounds)
    }
    let waits = (workload.regions + benchmark.concurrency - 1) / benchmark.concurrency
    let ideal = Double(waits * workload.delayMilliseconds) / 1000
    let table = MarkdownTable(
      ["bound by latency", "at a time", "ideal ms", "median ms", "× ideal", "curl ms", "× curl"], wordColumns: 1)
    table.row([
      "\(workload.title), each after \(workload.delayMilliseconds) ms", "\(benchmark.concurrency)", ideal.milliseconds,
      result.seconds.milliseconds, (result.seconds / ideal).text(decimals: 2), result.baselineSeconds.milliseconds,
      result.ratio.text(decimals: 2),
    ])
  }

  private var startName: String { "start" }

  private func start() throws {
    if !isWanted(startName) { return }
    let curl = programs.curl.map { Command($0, ["--disable", "--version"]) }
    let result = try Comparison.run(Command(programs.aerogami, ["--version"]), against: curl, rounds: rounds)
    let table = MarkdownTable(["start", "median ms", "peak MiB", "curl ms", "× curl"], wordColumns: 1)
    table.row([
      "`--version`", result.seconds.milliseconds, peak(result), result.baselineSeconds.milliseconds,
      result.ratio.text(decimals: 1),
    ])
  }

  /// The peak in MiB; an upper bound if this process has used as much itself.
  private func peak(_ result: Comparison) -> String {
    let mebibytes = (Double(result.peakBytes) / 1_048_576).text(decimals: 1)
    return result.peakBytes > Usage.ownPeakBytes ? mebibytes : "≤ \(mebibytes)"
  }
}
