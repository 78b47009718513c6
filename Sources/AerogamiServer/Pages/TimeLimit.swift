import AerogamiContainer
import AerogamiCore

/// Returns the result of `search`. When the time limit passes, cancels `search`, which then returns what it has so far.
///
/// - Returns: The result, and whether the limit passed before `search` ended.
/// - Throws: The errors of `search`, or `CancellationError` if the calling task is canceled before the limit.
func limited<Value: Sendable>(
  to limit: Duration, on clock: any Clock<Duration>, _ search: @escaping @Sendable () async throws -> Value
) async throws -> (result: Value, hasTimedOut: Bool) {
  try await withThrowingTaskGroup(of: Value?.self) { group in
    group.addTask { try await search() }
    group.addTask {
      try? await clock.sleep(for: limit)
      return nil
    }
    var hasTimedOut = false
    while let ended = try await group.next() {
      group.cancelAll()
      guard let result = ended else {
        hasTimedOut = !Task.isCancelled
        continue
      }
      // Without the limit, only a cancellation leaves a result incomplete.
      if !hasTimedOut { try Task.checkCancellation() }
      return (result, hasTimedOut)
    }
    throw CancellationError()
  }
}

extension ClientError {
  /// Creates the error for a request without a response within a time limit of this server.
  static func timedOut(_ requested: String, after limit: Duration) -> ClientError {
    ClientError(
      requested: requested,
      reason: .failed(.timeout, detail: "there was no response within \(limit.inSeconds) s", remedy: "try again"))
  }
}
