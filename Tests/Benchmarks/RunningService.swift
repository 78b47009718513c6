import AerogamiCore
import Foundation

/// The service as seen by the measuring process.
struct RunningService {
  let address: String
  /// The size of the documents of all regions.
  let byteCount: Int

  /// Runs `body` beside a service that has prepared all its replies.
  static func run<Result>(
    _ workload: Workload, program: String, _ body: (RunningService) throws -> Result
  ) throws -> Result {
    var arguments = [
      "serve", "--regions", "\(workload.regions)", "--trips", "\(workload.trips)", "--delay",
      "\(workload.delayMilliseconds)",
    ]
    if workload.hasETags { arguments.append("--etags") }
    if !workload.fareOrigins.isEmpty { arguments += ["--fares"] + workload.fareOrigins }
    let (input, keptOpen) = try makePipe()
    let (output, written) = try makePipe()
    let process = try ChildProcess(Command(program, arguments), input: input, output: written)
    for descriptor in [input, written] { close(descriptor) }
    defer {
      for descriptor in [keptOpen, output] { close(descriptor) }
      _ = try? process.wait()
    }
    let words = try firstLine(of: output).split(separator: " ")
    guard words.count == 2, let byteCount = Int(words[1]) else { throw BenchmarkError("the server did not start") }
    return try body(RunningService(address: String(words[0]), byteCount: byteCount))
  }
}
