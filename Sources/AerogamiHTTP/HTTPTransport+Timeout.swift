import AerogamiCore

extension HTTPTransport {
  /// Fails a request that gets no complete response, including its body, within `limit` or before the deadline,
  /// whichever is earlier.
  func timingOut(
    after limit: Duration, until deadline: Deadline, clock: any Clock<Duration>, remedyText: @escaping Remedy.Formatter
  ) -> HTTPTransport {
    HTTPTransport { request in
      let response = try await withTimeout(min(limit, deadline.remaining()), clock: clock) { try await send(request) }
      guard let response else {
        throw AttemptError(
          ending: .timedOut, failure: .timeout,
          detail: "no complete response within \(limit.inSeconds) s",
          remedy: "try again, or \(remedyText(.allowLongerAttempts))")
      }
      return response
    }
  }
}

/// Returns the result of `body`, or `nil` if `body` takes longer than `limit`.
///
/// After the limit, this function cancels `body` and waits until it ends. If `limit` is not positive, `body` does not
/// run.
package func withTimeout<Value: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
  if limit <= .zero { return nil }
  return try await withThrowingTaskGroup(of: Value?.self) { group in
    // Run `body` in a child task, so that it can be canceled without canceling the caller.
    group.addTask { try await body() }
    // Wait for the time limit. This task is canceled when `body` ends.
    group.addTask {
      try await clock.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}
