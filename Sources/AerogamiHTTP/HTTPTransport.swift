package import AerogamiContainer
import AerogamiCore
package import Foundation

/// A transport that sends requests to services: one closure, and wrappers that add behavior.
///
/// `send` returns a complete response with any status. Without a complete response, it throws one of these errors:
/// ``AttemptError`` (from the innermost transport and wrappers of a single attempt), `ClientError` (from wrappers
/// that give up on the request), or `CancellationError` when the calling task is canceled. After `send` has returned or
/// thrown, no part of the request is still running.
package struct HTTPTransport: Sendable {
  package var send: @Sendable (HTTPRequest) async throws -> HTTPResponse

  package init(_ send: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.send = send
  }
}

extension HTTPTransport {
  /// The limits and policies that apply to every request of a run.
  package struct Behavior: Sendable {
    var attemptTimeout: Duration
    var deadline: Deadline
    var maxAttempts: Int
    var clock: any Clock<Duration>
    var now: @Sendable () -> Date
    var random: @Sendable () -> Double
    var recording: Recording?
    var rateLimiters: [String: RateLimiter]
    var remedyText: Remedy.Formatter

    package init(
      attemptTimeout: Duration, deadline: Deadline, maxAttempts: Int, clock: any Clock<Duration>,
      now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> Double, recording: Recording? = nil,
      rateLimiters: [String: RateLimiter] = [:], remedyText: @escaping Remedy.Formatter
    ) {
      self.attemptTimeout = attemptTimeout
      self.deadline = deadline
      self.maxAttempts = maxAttempts
      self.clock = clock
      self.now = now
      self.random = random
      self.recording = recording
      self.rateLimiters = rateLimiters
      self.remedyText = remedyText
    }
  }

  /// Wraps this transport in all behaviors. Their order, which is decided only in this file, has these effects:
  ///
  /// - The timeout limits one attempt, without its waits for the rate limiter and for a permit to send.
  /// - A request with its own deadline, such as a notification, also has its own circuits and retry budget.
  /// - Each hop of a redirect has its own attempts.
  /// - The deadline ends attempts early. No wait for the rate limiter or before a retry exceeds the deadline.
  /// - A recording contains only the final result of each request, so a replay does not wait, retry or follow
  ///   redirects.
  ///
  /// The response cache is outside of all wrappers, where responses are decoded. Its key depends only on the original
  /// request, and using a cached response is not an attempt. A run that records ignores cached responses, so that every
  /// response is recorded.
  package func configured(with behavior: Behavior) -> HTTPTransport {
    @Sendable func retries() -> RetryState { RetryState(RetryPolicy(maxAttempts: behavior.maxAttempts)) }
    let shared = configured(behavior, retries())
    return HTTPTransport { request in
      guard let limit = request.deadline else { return try await shared.send(request) }
      var own = behavior
      own.deadline = Deadline(limit, clock: behavior.clock)
      return try await configured(own, retries()).send(request)
    }
  }

  /// Returns a transport for a long-running process: each request has its own deadline, and the circuits and the retry
  /// budget are reset after every ``serviceRunLength``.
  ///
  /// - Parameter concurrency: The maximum number of concurrent requests, which nothing else limits in a server. A
  ///   request that waits longer than one second for a permit fails as busy.
  package func configuredForService(with behavior: Behavior, concurrency: Int) -> HTTPTransport {
    let semaphore = AsyncSemaphore(concurrency)
    let retries = RetryState(
      RetryPolicy(maxAttempts: behavior.maxAttempts), runs: Self.serviceRunLength, clock: behavior.clock)
    return HTTPTransport { request in
      var own = behavior
      own.deadline = Deadline(request.deadline ?? behavior.deadline.limit, clock: behavior.clock)
      return try await configured(own, retries, semaphore).send(request)
    }
  }

  /// The time between resets: long enough to limit retries in an outage, and short enough to notice its end.
  static let serviceRunLength = Duration.seconds(5)

  /// Wraps this transport in all behaviors, innermost first. Without `semaphore`, callers limit concurrent requests.
  private func configured(_ behavior: Behavior, _ retries: RetryState, _ semaphore: AsyncSemaphore? = nil)
    -> HTTPTransport
  {
    let (deadline, clock, remedyText) = (behavior.deadline, behavior.clock, behavior.remedyText)
    let attempt = timingOut(after: behavior.attemptTimeout, until: deadline, clock: clock, remedyText: remedyText)
    return
      (semaphore.map { attempt.limitingConcurrency($0, maxWait: .seconds(1), clock: clock, remedyText: remedyText) }
      ?? attempt)
      .limitingRate(behavior.rateLimiters, until: deadline, clock: clock, now: behavior.now, remedyText: remedyText)
      .retrying(
        retries, until: deadline, clock: clock, now: behavior.now, random: behavior.random, remedyText: remedyText
      )
      .followingRedirects()
      .recording(in: behavior.recording)
  }
}

extension HTTPTransport {
  /// Fails an attempt if its response, including the body, is not complete within `limit` or before the deadline.
  func timingOut(
    after limit: Duration, until deadline: Deadline, clock: any Clock<Duration>, remedyText: @escaping Remedy.Formatter
  ) -> HTTPTransport {
    HTTPTransport { request in
      let attempt = try await withTimeLimit(min(limit, deadline.remaining()), clock: clock) { try await send(request) }
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

extension HTTPTransport {
  /// Limits concurrent requests. A request that gets no permit within `maxWait` fails as busy, because an early error
  /// is better for a server's clients than a long wait.
  func limitingConcurrency(
    _ semaphore: AsyncSemaphore, maxWait: Duration, clock: any Clock<Duration>, remedyText: @escaping Remedy.Formatter
  ) -> HTTPTransport {
    HTTPTransport { request in
      let response = try await semaphore.withPermit(within: maxWait, clock: clock) { try await send(request) }
      guard let response else {
        throw ClientError(
          requested: request.description,
          reason: .busy(
            detail:
              "the server is busy: it is already sending \(semaphore.size) "
              + "\(semaphore.size == 1 ? "request" : "requests") to services, its maximum, and could not send this one "
              + "within \(maxWait.inSeconds) s",
            remedy: "try again, or \(remedyText(.allowMoreAtOnce))"),
          attempts: 0)
      }
      return response
    }
  }
}
