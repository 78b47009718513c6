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

/// Returns the result of `body`, or `nil` if it takes longer than `limit`. Then `body` is canceled and awaited. If
/// `limit` is not positive, `body` does not run.
package func withTimeout<Value: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
  if limit <= .zero { return nil }
  return try await withThrowingTaskGroup(of: Value?.self) { group in
    // A child task, so that it can be canceled while the caller is not.
    group.addTask { try await body() }
    // The time limit, canceled when the body is done.
    group.addTask {
      try await clock.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}
