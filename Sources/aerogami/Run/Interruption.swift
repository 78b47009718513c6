import AerogamiCore

/// Runs `work`. At the first SIGINT or SIGTERM, calls `onSignal` and cancels the work.
///
/// The work ends soon even if no one reads its output: see ``StandardStream/write(_:)``. A second signal ends the
/// process at once.
///
/// - Parameter output: A stream to watch: the work is canceled when the reader of the stream closes it. `nil` for none.
/// - Returns: The result of the work, and the signal if there was one.
/// - Throws: The errors of `work`, or ``OutputError/closed`` when `output` is closed.
func withInterruption<Result: Sendable>(
  output: StandardStream?, onSignal: @escaping @Sendable () async -> Void,
  _ work: @escaping @Sendable () async throws -> Result
) async throws -> (result: Result, signal: TerminationSignal?) {
  let signals = await TerminationSignal.trapped()
  defer { TerminationSignal.restoreDefaultActions() }
  return try await withThrowingTaskGroup(of: Event<Result>.self) { group in
    // Run the work in a child task, so that the events below can cancel it.
    group.addTask { .finished(try await work()) }
    group.addTask {
      for await signal in signals { return .interrupted(signal) }
      return .ignored
    }
    group.addTask {
      guard let output else { return .ignored }
      // Poll, because waiting until the reader closes the stream would block a thread.
      while !output.isClosed {
        do { try await Task.sleep(for: .milliseconds(200)) } catch { return .ignored }
      }
      return .outputClosed
    }
    defer { group.cancelAll() }

    var interruption: TerminationSignal?
    while let event = try await group.next() {
      switch event {
      case .finished(let result): return (result, interruption)
      case .interrupted(let trapped):
        interruption = trapped
        // Calls `onSignal` in a canceled task, so that the call ends soon even if no one reads standard error.
        await withDiscardingTaskGroup { notes in
          notes.cancelAll()
          notes.addTask { await onSignal() }
        }
        group.cancelAll()
      case .outputClosed: throw OutputError.closed
      case .ignored: break
      }
    }
    // Never reached, because the child task of the work either finishes or throws.
    throw CancellationError()
  }
}

private enum Event<Result: Sendable>: Sendable {
  case finished(Result)
  case interrupted(TerminationSignal)
  case outputClosed
  /// Nothing to handle: there is no output to watch, or the group was canceled before anything happened.
  case ignored
}
