import AerogamiCore
import UnixSignals

/// Runs `work`, and cancels it at the first SIGINT or SIGTERM, after `onSignal`. What it returns all the same is
/// returned, with the signal. When whoever reads `output` has gone, it is cancelled too, and ``OutputError/closed`` is
/// thrown: nobody is left to fetch for. Without an output, that stops nothing.
///
/// After the first signal, and after the work, the system's own action is back, so that the next signal ends the process
/// at once, even while standard output blocks.
func withInterruption<Result: Sendable>(
  output: StandardStream?, onSignal: () -> Void, _ work: @escaping @Sendable () async throws -> Result
) async throws -> (result: Result, signal: UnixSignal?) {
  let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
  // Releasing the sequence leaves handlers behind that do nothing.
  defer { restoreSignalActions() }
  return try await withThrowingTaskGroup(of: Event<Result>.self) { group in
    // A child, so that the first event of those below can cancel it.
    group.addTask { .finished(try await work()) }
    group.addTask {
      for await signal in signals { return .interrupted(signal) }
      return .ignored
    }
    group.addTask {
      guard let output else { return .ignored }
      // The system has no event for it that could be awaited without a thread.
      while !output.isClosed {
        do { try await Task.sleep(for: .milliseconds(200)) } catch { return .ignored }
      }
      return .outputClosed
    }
    defer { group.cancelAll() }

    var interruption: UnixSignal?
    while let event = try await group.next() {
      switch event {
      case .finished(let result): return (result, interruption)
      case .interrupted(let trapped):
        interruption = trapped
        restoreSignalActions()
        onSignal()
        group.cancelAll()
      case .outputClosed: throw OutputError.closed
      case .ignored: break
      }
    }
    // Not reached: the work is a child of the group, and ends in one of the ways above or throws.
    throw CancellationError()
  }
}

private func restoreSignalActions() {
  for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
}

private enum Event<Result: Sendable>: Sendable {
  case finished(Result)
  case interrupted(UnixSignal)
  case outputClosed
  /// The group was cancelled before anything of the kind happened.
  case ignored
}

extension UnixSignal {
  /// What a shell reports for a process that this signal ended: 128 and the signal's number.
  var exitCode: Int32 { 128 + rawValue }
}
