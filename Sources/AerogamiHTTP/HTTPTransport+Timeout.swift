import AerogamiCore

extension HTTPTransport {
  /// Gives up on a request that has not been answered in full, its body included, after `limit` on `clock` or at the
  /// deadline, whichever comes first.
  func timingOut(
    after limit: Duration, until deadline: Deadline, clock: any Clock<Duration>, words: @escaping Remedy.Words
  ) -> HTTPTransport {
    HTTPTransport { request in
      let answer = try await withTimeout(min(limit, deadline.remaining()), clock: clock) { try await send(request) }
      guard let answer else {
        throw AttemptError(
          ending: .timedOut, failure: .timeout,
          detail: "no complete answer within \(limit.inSeconds) s",
          remedy: "try again, or \(words(.allowLongerAttempts))")
      }
      return answer
    }
  }
}

/// What `body` returns, or `nil` if that takes longer than `limit`, after which it is cancelled and awaited. A limit that
/// is not positive lets nothing begin.
package func withTimeout<Value: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
  if limit <= .zero { return nil }
  return try await withThrowingTaskGroup(of: Value?.self) { group in
    // A child, so that it can be cancelled while the caller is not.
    group.addTask { try await body() }
    // The limit, called off when the body is done.
    group.addTask {
      try await clock.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}
