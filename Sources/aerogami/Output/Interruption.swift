import AerogamiCore
import UnixSignals

/// Runs `work`. At the first SIGINT or SIGTERM, calls `onSignal` and cancels the work.
///
/// The default signal actions are restored after the first signal and after the work, so that the next signal ends the
/// process at once, even while standard output blocks.
///
/// - Parameter output: A stream that is watched: the work is canceled when its reader closes it. `nil` to watch none.
/// - Returns: The result of the work, and the signal if there was one.
/// - Throws: The errors of `work`, or ``OutputError/closed`` when `output` is closed.
func withInterruption<Result: Sendable>(
  output: StandardStream?, onSignal: () -> Void, _ work: @escaping @Sendable () async throws -> Result
) async throws -> (result: Result, signal: UnixSignal?) {
  let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
  // Without this, releasing the sequence would leave handlers that ignore the signals.
  defer { restoreSignalActions() }
  return try await withThrowingTaskGroup(of: Event<Result>.self) { group in
    // Run the work in a child task, so that the events below can cancel it.
    group.addTask { .finished(try await work()) }
    group.addTask {
      for await signal in signals { return .interrupted(signal) }
      return .ignored
    }
    group.addTask {
      guard let output else { return .ignored }
      // Poll, because waiting for this event would block a thread.
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
    // This is never reached, because the work is a child of the group and either finishes or throws.
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
  /// The group was canceled before the event happened.
  case ignored
}

extension UnixSignal {
  /// The exit status that a shell reports for a process ended by this signal: 128 plus the signal's number.
  var exitCode: Int32 { 128 + rawValue }
}
