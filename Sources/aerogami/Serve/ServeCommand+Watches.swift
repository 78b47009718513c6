import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import Foundation
import Logging

extension ServeCommand {
  /// Runs the watches until the task is canceled, and logs their rounds.
  ///
  /// - Throws: `CancellationError`.
  func runWatches(
    of configuration: Configuration, with dependencies: Dependencies, logger: Logger
  ) async throws {
    let environment = ServedEnvironment(configuration, isLongRunning: true)
    let run = RunWatches(
      dependencies, configured: configuration.watches.map { (watch: $0.watch, source: $0.source) },
      // A watch that cannot send its messages runs, and sends them when its notifier works again.
      problem: { environment.problem(of: $0, from: $1, sends: false, at: dependencies.now()) },
      lease: { await configuration.takeLease(of: $0) })
    let check = CheckWatch(dependencies, CheckWatch.Context(configuration, now: dependencies.now))
    var request = CheckWatch.Request()
    request.timeLimit = configuration.http.deadline
    try await run { [request] state, _ in
      let watch = Logger.MetadataValue.string(state.watch.name ?? "")
      do {
        return try await check(&state, request) { event in
          if case .note(let text) = event { logger.warning("\(text)", metadata: ["watch": watch]) }
        }
      } catch {
        try await check.saveFailure(error, &state)
        return .failed
      }
    } report: { event in
      switch event {
      case .round(let round):
        var metadata: Logger.Metadata = [
          "watch": .string(round.watch), "status": .string(round.status.rawValue),
          "trips": .stringConvertible(round.matchCount), "changes": .stringConvertible(round.changeCount),
          "messages": .stringConvertible(round.messageCount),
          "milliseconds": .stringConvertible(Int(round.elapsed / .milliseconds(1))),
        ]
        metadata["problem"] = round.problem.map { .string($0) }
        logger.log(level: round.problem == nil ? .info : .warning, "round of a watch", metadata: metadata)
      case .unusable(let watch, let problem):
        logger.warning("the watch cannot run: \(problem)", metadata: ["watch": .string(watch)])
      case .ended(let watch):
        logger.info("all days of the watch are in the past", metadata: ["watch": .string(watch)])
      case .held(let holder):
        logger.info("\(holder.processText) runs the watch", metadata: ["watch": .string(holder.watch)])
      case .taken(let watch):
        logger.info("the other process has ended; the watch runs here", metadata: ["watch": .string(watch)])
      case .left(let watch, let isPaused):
        logger.info("the watch was \(isPaused ? "paused" : "removed")", metadata: ["watch": .string(watch)])
      case .unreadable(let problem):
        logger.warning("the watches cannot be read; those that are running continue: \(problem)")
      case .pausing: break
      }
    }
  }
}
