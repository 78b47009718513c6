/// The result of work that has a time limit.
public struct TimeLimited<Value: Sendable>: Sendable {
  /// The value that the work returned, even if only after the limit; `nil` if the limit passed and the work threw an
  /// error or did not run.
  public let value: Value?
  /// Whether the limit passed before the work ended. ``value`` may then be incomplete: work may return what it has
  /// when it is canceled.
  public let hasTimedOut: Bool

  @usableFromInline init(value: Value?, hasTimedOut: Bool) {
    (self.value, self.hasTimedOut) = (value, hasTimedOut)
  }
}

/// Runs `work` until a time limit.
///
/// When the limit passes, cancels `work` and waits until it ends. Nothing runs after this function returns or throws,
/// so work that ignores its cancellation delays the caller.
///
/// If the calling task is canceled, even before the call, `work` runs canceled, and this function returns its value or
/// throws its error: a cancellation is not a timeout. A caller that must not use an incomplete value then calls
/// `Task.checkCancellation()`.
///
/// - Parameters:
///   - limit: The time limit. If it is not positive, `work` does not run and counts as timed out.
///   - clock: Measures the limit.
///   - work: The work, which runs in a child task outside the caller's actor. Errors that it throws after the limit are
///     ignored, because they are usually caused by the cancellation.
/// - Throws: The errors of `work` before the limit. An error of `clock` other than `CancellationError` cancels `work`,
///   and is thrown unless `work` still returns a value.
@inlinable public func withTimeLimit<Value: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>, _ work: @escaping @Sendable () async throws -> Value
) async throws -> TimeLimited<Value> {
  // Inlinable, as is the coalescer: their unspecialized code takes 2 % of the instructions of a fetch of 1,000 regions.
  if limit <= .zero { return TimeLimited(value: nil, hasTimedOut: true) }
  return try await withThrowingTaskGroup(of: TimedEvent<Value>.self) { group in
    // Run the work in a child task, so that it can be canceled without canceling the caller.
    group.addTask { .ended(try await work()) }
    group.addTask {
      do {
        try await clock.sleep(for: limit)
        return .limitPassed
      } catch is CancellationError {
        return .canceled
      }
    }
    var hasTimedOut = false
    while let event = await group.nextResult() {
      switch event {
      case .success(.ended(let value)):
        group.cancelAll()
        return TimeLimited(value: value, hasTimedOut: hasTimedOut)
      case .success(.limitPassed):
        hasTimedOut = true
        group.cancelAll()
      case .success(.canceled):
        break
      case .failure(let error):
        if hasTimedOut { return TimeLimited(value: nil, hasTimedOut: true) }
        group.cancelAll()
        // If the clock failed, the work may still return a value that must not be lost, such as a permit.
        while let event = await group.nextResult() {
          if case .success(.ended(let value)) = event { return TimeLimited(value: value, hasTimedOut: false) }
        }
        throw error
      }
    }
    // Never reached, because the work either returns or throws.
    throw CancellationError()
  }
}

@usableFromInline enum TimedEvent<Value: Sendable>: Sendable {
  case ended(Value)
  case limitPassed
  case canceled
}
