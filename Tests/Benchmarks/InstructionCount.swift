import AerogamiCore
import Foundation

/// Counts the instructions of whole runs with valgrind. Unlike times, the counts do not depend on other processes.
struct InstructionCount {
  let programs: Programs

  /// A counted run.
  private struct Run {
    let title: String
    /// The instructions to stay below, in millions.
    let aim: Double
    /// The regions and trips of the service; `nil` for a run without a service.
    var workload: Workload?
    let arguments: [String]
  }

  /// A count may be this much above its aim: counts of runs with sockets vary by up to 1 %, and compilers by a little.
  private static let tolerance = 1.03

  private static let runs = [
    Run(title: "`--version`", aim: 6, arguments: ["--version"]),
    Run(title: "sample data, one region", aim: 47, arguments: ["fetch", "--regions", "EU"]),
    Run(
      title: "HTTP, one region of 1 trip", aim: 68, workload: Workload(regions: 1, trips: 1),
      arguments: ["fetch", "--format", "ndjson"]),
    Run(
      title: "HTTP, 1,000 × 20", aim: 790, workload: Workload(regions: 1000, trips: 20),
      arguments: ["fetch", "--format", "ndjson", "--concurrency", "8"]),
    Run(
      title: "HTTP, 64 × 2,000", aim: 2500, workload: Workload(regions: 64, trips: 2000),
      arguments: ["fetch", "--format", "ndjson", "--concurrency", "8"]),
  ]

  /// Prints a table of all runs, with the response cache and the recording of prices off.
  ///
  /// - Throws: ``BenchmarkError`` if valgrind or strip is not installed, if a run fails, or, after the table, if a run
  ///   needs more than 3 % more instructions than its aim.
  func run() throws {
    // valgrind cannot read the debug information of Swift programs.
    let stripped = programs.files.path(of: "aerogami")
    _ = try ChildProcess(Command("strip", ["-g", "-o", stripped, programs.aerogami])).wait()
    let table = MarkdownTable(["instructions", "millions", "aim", "× aim"], wordColumns: 1)
    var slow: [String] = []
    for run in Self.runs {
      let count = try Double(count(run, stripped)) / 1e6
      if count > run.aim * Self.tolerance { slow.append(run.title) }
      table.row([
        run.title, count.text(decimals: 1), run.aim.text(), (count / run.aim).text(decimals: 2),
      ])
    }
    if !slow.isEmpty { throw BenchmarkError("more than 3 % above the aim: \(slow.joined(separator: ", "))") }
  }

  private func count(_ run: Run, _ program: String) throws -> Int {
    guard let workload = run.workload else {
      let options = run.arguments.first == "fetch" ? ["--config", try programs.files.sampleConfiguration()] : []
      return try count(Command(program, run.arguments + options))
    }
    return try RunningService.run(workload, program: programs.benchmarks) { service in
      let configuration = try programs.files.configuration(service, usesCache: false)
      let regions = workload.regionIDs.joined(separator: ",")
      return try count(
        Command(program, run.arguments + ["--no-progress", "--config", configuration, "--regions", regions]))
    }
  }

  private func count(_ command: Command) throws -> Int {
    let log = programs.files.path(of: "valgrind.log")
    let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)"]
    _ = try ChildProcess(Command("valgrind", options + [command.program] + command.arguments)).wait()
    let text = try String(contentsOf: URL(filePath: log), encoding: .utf8)
    guard let match = text.firstMatch(of: #/Collected : ([0-9]+)/#), let count = Int(match.1) else {
      throw BenchmarkError("valgrind reported no count: \(text)")
    }
    return count
  }
}
