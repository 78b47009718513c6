import AerogamiContainer
import AerogamiCore

extension HTTPTransport {
  /// Fails a request that gets no complete response, including its body, within `limit` or before the deadline,
  /// whichever is earlier.
  func timingOut(
    after limit: Duration, until deadline: Deadline, clock: any Clock<Duration>, remedyText: @escaping Remedy.Formatter
  ) -> HTTPTransport {
    HTTPTransport { request in
      let attempt = try await withTimeLimit(min(limit, deadline.remaining()), on: clock) { try await send(request) }
      guard let response = attempt.value else {
        throw AttemptError(
          ending: .timedOut, failure: .timeout,
          detail: "no complete response within \(limit.inSeconds) s",
          remedy: "try again, or \(remedyText(.allowLongerAttempts))")
      }
      return response
    }
  }
}
